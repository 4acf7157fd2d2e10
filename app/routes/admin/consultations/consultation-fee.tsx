import { fullName } from "#app/domain/accounts/full-name.ts";
import type { ConsultationKind } from "#app/domain/consultations/consultation-offer.ts";
import { waitingOf } from "#app/domain/consultations/credit-rules.ts";
import { feeState } from "#app/domain/consultations/fee-rules.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { hasAddress } from "#app/domain/emails/no-address.ts";
import { paymentMethods } from "#app/domain/ledger/entry-kinds.ts";
import { feeForm, paymentForm } from "#app/domain/ledger/money-forms.ts";
import { formatMoney, moneyAsTyped } from "#app/domain/money.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { ActForm, useAct } from "#app/routes/admin/acts.tsx";
import { EmailFields } from "#app/routes/admin/email-fields.tsx";
import { FormField } from "#app/routes/admin/forms/form-field.tsx";
import { HowAndWhen } from "#app/routes/admin/money/money-fields.tsx";
import { consultationPath, feeReceiptPath, orderPath } from "#app/routes/admin/paths.ts";
import type { Fee } from "#app/services/consultations/find-consultation.server.ts";
import { TextLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { CheckboxField, SelectField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { fieldAfter } from "#app/web/form-problem.ts";

/** What the visit costs, whether that has come, and where it goes. */
export function ConsultationFee(props: ConsultationFeeProps) {
  const { fee, consultation } = props;
  const { feeCents, feePaidAt, version, kind, state } = consultation;
  const act = useAct(feePaidAt ? "mark-not-paid" : "mark-paid");
  if (feeState(props.consultation) === "none") return <p className="mt-8">This call has no fee.</p>;
  return (
    <TitledSection id="fee" title="Fee" className="mt-8">
      <p className="mt-2">
        {formatMoney(feeCents)}, {feePaidAt ? `paid on ${formatDate(feePaidAt)}.` : notPaid(props.fee)}{" "}
        <WhereItGoes {...props} />
      </p>
      <ActForm
        key={`${version} fee`}
        act={act}
        version={version}
        submit={feePaidAt ? "Mark as not paid" : "Mark as paid"}
        variant="secondary"
        className="mt-4 grid justify-items-start gap-4"
      >
        {!feePaidAt && (
          <HowAndWhen form={feeForm(fee.today)} day={fee.today} usual={props.usualMethod} problem={act.problem} />
        )}
        <EmailFields
          announced={announceFee(props.consultation)}
          client={{ name: fullName(props.consultation), reachable: hasAddress(props.consultation.email) }}
          problem={act.problem}
        />
      </ActForm>
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
function CreditForm({ consultation, openOrders, over }: ConsultationFeeProps) {
  const { version, creditOrderId, creditEarly } = consultation;
  const act = useAct("credit-fee");
  const options = [
    { value: "", label: "The order that the visit was about" },
    ...openOrders.map((order) => ({ value: order.id, label: nameOf(order) })),
  ];
  const chosen = options.some(({ value }) => value === creditOrderId) ? creditOrderId : "";
  return (
    // Saved, the form begins again from what is stored.
    <ActForm
      key={version}
      act={act}
      version={version}
      submit="Save Credit"
      variant="secondary"
      className="mt-8 grid max-w-2xl gap-4"
    >
      <SelectField
        label="Credit the fee on"
        name="creditOrderId"
        options={options}
        defaultValue={chosen ?? ""}
        hint="What this order does not need waits for the client's next one."
        error={fieldAfter(act.problem, "creditOrderId").error}
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
        problem={act.problem}
      />
    </ActForm>
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

interface FeeFacts {
  firstName: string;
  lastName: string;
  email: string;
  userId: string;
  kind: ConsultationKind;
  state: "booked" | "cancelled";
  version: number;
  feeCents: number;
  feePaidAt: string | null;
  feeMovedTo: string | null;
  creditOrderId: string | null;
  creditEarly: number;
  cancelledBy: "client" | "owner" | "house" | null;
}

interface ConsultationFeeProps {
  id: string;
  /** What came and went of it; `today` is a day of the calendar. */
  fee: Fee & { today: string };
  /** How a fee comes most often. */
  usualMethod: string;
  consultation: FeeFacts;
  credits: { orderId: string; called: string; amountCents: number }[];
  openOrders: { id: string; called: string; status: string; totalCents: number | null; orderName: string | null }[];
  /** The visit has taken place. */
  over: boolean;
}

/** What came and went, with its receipts. Fees from before there were any have none. */
function FeeEntries({ id, fee }: Pick<ConsultationFeeProps, "id" | "fee">) {
  if (fee.entries.length === 0) return null;
  return (
    <ul className="mt-6 grid gap-1">
      {fee.entries.map(({ id: entryId, kind, occurredOn, amountCents, method, receiptNumber, voided }) => (
        <li key={entryId}>
          {formatMoney(amountCents)} {kind === "refund" ? "given back" : "received"} on {formatDate(noonOf(occurredOn))}
          {method && `, ${paymentMethods[method].toLowerCase()}`}
          {receiptNumber && (
            <>
              , <TextLink to={feeReceiptPath(id, receiptNumber)}>{receiptNumber}</TextLink>
            </>
          )}
          {voided && ". Taken back: it no longer counts"}.
        </li>
      ))}
    </ul>
  );
}

/** Giving it back, or some of it; what an order that was agreed to has of it only once that no longer has it. */
function RefundForm(props: ConsultationFeeProps) {
  const { consultation, fee, usualMethod } = props;
  const act = useAct("refund-fee");
  const { problem } = act;
  const form = { fields: paymentForm(fee.today, "sent").fields.map((field) => ({ ...field, hint: "" })) };
  return (
    <div className="mt-6 max-w-2xl">
      <Disclosure summary="Give the fee back" defaultOpen={problem !== undefined}>
        <ActForm
          key={`${consultation.version} refund`}
          act={act}
          version={consultation.version}
          submit="Record Refund"
          variant="secondary"
          className="grid gap-4"
        >
          <FormField
            form={form}
            name="amount"
            value={moneyAsTyped(fee.refundableCents)}
            hint={`${formatMoney(fee.refundableCents)} can be given back: what is held of the fee, less what an order that was agreed to has of it.`}
            problem={problem}
          />
          <HowAndWhen form={form} day={fee.today} usual={usualMethod} problem={problem} />
          <FormField form={form} name="note" problem={problem} />
          <EmailFields
            announced={`${fullName(consultation)} is e-mailed the receipt.`}
            problem={problem}
            client={{ name: fullName(consultation), reachable: hasAddress(consultation.email) }}
          />
        </ActForm>
      </Disclosure>
    </div>
  );
}
