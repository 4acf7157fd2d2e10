import { Form, useNavigation } from "react-router";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { ConsultationKind } from "#app/domain/consultations/consultation-offer.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { hasAddress } from "#app/domain/emails/no-address.ts";
import { paymentMethods } from "#app/domain/ledger/entry-kinds.ts";
import { MAX_NOTE, MAX_REFERENCE } from "#app/domain/ledger/ledger-acts.ts";
import { formatMoney, moneyAsTyped } from "#app/domain/money.ts";
import { EmailFields } from "#app/routes/admin/email-fields.tsx";
import { feeReceiptPath } from "#app/routes/admin/paths.ts";
import type { Fee } from "#app/services/consultations/find-consultation.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

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

export interface ConsultationFeeProps {
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
  problem: FormProblem | undefined;
}

const methods = Object.entries(paymentMethods).map(([value, label]) => ({ value, label }));

type Went = Pick<ConsultationFeeProps, "fee" | "usualMethod" | "problem"> & { form: string; day: string };

/** How and when the fee came or went. */
export function HowAndWhen({ fee, usualMethod, problem: any, form, day }: Went) {
  const problem = any?.form === form ? any : undefined;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label="Method"
        options={methods}
        {...fieldAfter(problem, "method")}
        defaultValue={problem?.values?.method || usualMethod}
      />
      <TextField
        label={day}
        type="date"
        max={fee.today}
        {...fieldAfter(problem, "receivedOn")}
        defaultValue={problem?.values?.receivedOn ?? fee.today}
      />
    </div>
  );
}

/** What came and went, with its receipts. Fees from before there were any have none. */
export function FeeEntries({ id, fee }: Pick<ConsultationFeeProps, "id" | "fee">) {
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
export function RefundForm(props: ConsultationFeeProps) {
  const { consultation, fee, usualMethod } = props;
  const problem = props.problem?.form === "refund" ? props.problem : undefined;
  const pending = useNavigation().formData?.get("intent") === "refund";
  return (
    <div className="mt-6 max-w-2xl">
      <Disclosure summary="Give the fee back" defaultOpen={problem !== undefined}>
        <Form key={`${consultation.version} refund`} method="post" noValidate preventScrollReset className="grid gap-4">
          <input type="hidden" name="version" value={consultation.version} />
          <TextField
            label="Amount"
            inputMode="decimal"
            autoComplete="off"
            hint={`${formatMoney(fee.refundableCents)} can be given back: what is held of the fee, less what an order that was agreed to has of it.`}
            {...fieldAfter(problem, "amount")}
            defaultValue={problem?.values?.amount ?? (fee.refundableCents > 0 ? moneyAsTyped(fee.refundableCents) : "")}
          />
          <HowAndWhen fee={fee} usualMethod={usualMethod} problem={problem} form="refund" day="Sent back on" />
          <TextField
            label="Reference"
            optional
            autoComplete="off"
            maxLength={MAX_REFERENCE}
            {...fieldAfter(problem, "reference")}
          />
          <TextField label="Note" optional autoComplete="off" maxLength={MAX_NOTE} {...fieldAfter(problem, "note")} />
          <EmailFields
            announced={`${fullName(consultation)} is e-mailed the receipt.`}
            problem={problem}
            client={{ name: fullName(consultation), reachable: hasAddress(consultation.email) }}
          />
          <div>
            <Button name="intent" value="refund" variant="secondary" size="sm" pending={pending} pendingLabel="Saving">
              Record Refund
            </Button>
          </div>
        </Form>
      </Disclosure>
    </div>
  );
}
