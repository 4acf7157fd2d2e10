import { Form, useNavigation } from "react-router";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { waitingOf } from "#app/domain/consultations/credit-rules.ts";
import { feeState } from "#app/domain/consultations/fee-rules.ts";
import { formatDate } from "#app/domain/dates.ts";
import { hasAddress } from "#app/domain/emails/no-address.ts";
import { formatMoney } from "#app/domain/money.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { EmailFields } from "#app/routes/admin/email-fields.tsx";
import { consultationPath, orderPath } from "#app/routes/admin/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type ConsultationFeeProps, FeeEntries, HowAndWhen, RefundForm } from "./fee-money.tsx";

/** What the visit costs, whether that has come, and where it goes. */
export function ConsultationFee(props: ConsultationFeeProps) {
  const { feeCents, feePaidAt, version, kind, state } = props.consultation;
  const intent = useNavigation().formData?.get("intent");
  if (feeState(props.consultation) === "none") return <p className="mt-8">This call has no fee.</p>;
  return (
    <TitledSection id="fee" title="Fee" className="mt-8">
      <p className="mt-2">
        {formatMoney(feeCents)}, {feePaidAt ? `paid on ${formatDate(feePaidAt)}.` : notPaid(props.fee)}{" "}
        <WhereItGoes {...props} />
      </p>
      <Form key={`${version} fee`} method="post" preventScrollReset className="mt-4 grid justify-items-start gap-4">
        <input type="hidden" name="version" value={version} />
        {!feePaidAt && <HowAndWhen {...props} form="fee" day="Received on" />}
        <EmailFields
          announced={announceFee(props.consultation)}
          client={{ name: fullName(props.consultation), reachable: hasAddress(props.consultation.email) }}
          problem={props.problem?.form === "fee" ? props.problem : undefined}
        />
        <Button
          name="intent"
          value={feePaidAt ? "unpaid" : "paid"}
          variant="secondary"
          size="sm"
          pending={intent === "paid" || intent === "unpaid"}
          pendingLabel="Saving"
        >
          {feePaidAt ? "Mark as not paid" : "Mark as paid"}
        </Button>
      </Form>
      <FeeEntries {...props} />
      {props.fee.refundableCents > 0 && <RefundForm {...props} />}
      {state === "booked" && kind === "visit" && <CreditForm {...props} />}
    </TitledSection>
  );
}

/** One that went back had come. */
function notPaid({ entries }: ConsultationFeeProps["fee"]) {
  return entries.some(({ kind, voided }) => kind === "refund" && !voided) ? "given back." : "not paid yet.";
}

function WhereItGoes({ consultation, credits, over, fee }: ConsultationFeeProps) {
  const { userId, kind, state, feePaidAt, feeMovedTo, creditEarly, cancelledBy } = consultation;
  if (feeMovedTo) {
    return (
      <>
        It was paid, and counts for <TextLink to={consultationPath(feeMovedTo)}>the client's next {kind}</TextLink>.
      </>
    );
  }
  if (!feePaidAt) return null;
  if (state === "cancelled") {
    return cancelledBy === "owner"
      ? "You cancelled, so it stands for the client's next booking."
      : "The client cancelled, so it is not credited; please settle it with them.";
  }
  if (kind === "call") return "The fee of a call is never credited.";
  if (!over && creditEarly === 0) return "It is credited once the visit has taken place.";
  const waiting = waitingOf(fee.heldCents, credits);
  return (
    <>
      {credits.map(({ orderId, called, amountCents }) => (
        <span key={orderId}>
          {formatMoney(amountCents)} is credited on <TextLink to={orderPath(userId, orderId)}>order #{called}</TextLink>
          .{" "}
        </span>
      ))}
      {waiting > 0 && `${formatMoney(waiting)} waits for the client's next order.`}
    </>
  );
}

/** The owner's say. Left alone, the fee goes to the order that the visit was about. */
function CreditForm({ consultation, openOrders, over, problem }: ConsultationFeeProps) {
  const { version, creditOrderId, creditEarly } = consultation;
  const pending = useNavigation().formData?.get("intent") === "credit";
  const options = [
    { value: "", label: "The order that the visit was about" },
    ...openOrders.map((order) => ({ value: order.id, label: nameOf(order) })),
  ];
  const chosen = options.some(({ value }) => value === creditOrderId) ? creditOrderId : "";
  return (
    // Saved, the form begins again from what is stored.
    <Form key={version} method="post" preventScrollReset className="mt-8 grid max-w-2xl gap-4">
      <input type="hidden" name="version" value={version} />
      <SelectField
        label="Credit the fee on"
        name="creditOrderId"
        options={options}
        defaultValue={chosen ?? ""}
        hint="What this order does not need waits for the client's next one."
        error={problem?.field === "creditOrderId" ? problem.error : undefined}
      />
      {over ? (
        creditEarly === 1 && <input type="hidden" name="creditEarly" value="on" />
      ) : (
        <CheckboxField
          name="creditEarly"
          label="Credit it before the visit has taken place"
          defaultChecked={creditEarly === 1}
        />
      )}
      <EmailFields
        announced={announceCredit(consultation)}
        client={{ name: fullName(consultation), reachable: hasAddress(consultation.email) }}
        problem={problem?.form === "credit" ? problem : undefined}
      />
      <div>
        <Button name="intent" value="credit" variant="secondary" size="sm" pending={pending} pendingLabel="Saving">
          Save Credit
        </Button>
      </div>
    </Form>
  );
}

function announceFee(client: ConsultationFeeProps["consultation"]) {
  return `${fullName(client)} is e-mailed the receipt, or that it no longer counts, and where this changes what is left to pay on an order that has a price, that too.`;
}

function announceCredit(client: ConsultationFeeProps["consultation"]) {
  return `Where this changes what is left to pay on an order that has a price, ${fullName(client)} is e-mailed.`;
}

function nameOf({ called, status, totalCents, orderName }: ConsultationFeeProps["openOrders"][number]) {
  const total = totalCents === null ? "no total yet" : formatMoney(totalCents);
  return [`#${called}`, orderName, statusLabel(status), total].filter(Boolean).join(", ");
}
