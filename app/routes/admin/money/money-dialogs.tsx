import type { ReactNode } from "react";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { toldByEmail } from "#app/domain/emails/no-address.ts";
import { keptTaxes, paymentMethods } from "#app/domain/ledger/entry-kinds.ts";
import { MAX_NOTE, MAX_REFERENCE } from "#app/domain/ledger/ledger-acts.ts";
import { likelyPurpose, refundPurposes } from "#app/domain/ledger/refund-purposes.ts";
import { formatMoney, moneyAsTyped } from "#app/domain/money.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { EmailFields } from "#app/routes/admin/email-fields.tsx";
import { ActDialog } from "#app/routes/admin/orders/act-dialog.tsx";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import type { OrderAct } from "#app/routes/admin/orders/order-act.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { FormKey } from "#app/ui/form-key-input.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";
import { nameOf } from "./entries-table.tsx";
import { Foreseen, settlingFrom } from "./foreseen.tsx";
import { dueNextCents } from "./money-words.ts";
import { RemindNow } from "./remind-now-form.tsx";

interface Question {
  order: OrderPageData;
  problem: FormProblem | undefined;
  /** The entry that it is about, where it is about one. */
  entryId: string;
}

/** What each act asks, by the word in the address, which opens it without scripts too. */
const questions: Record<string, (question: Question) => ReactNode> = {
  payment: RecordPayment,
  refund: RecordRefund,
  settle: Settle,
  cancel: CancelAndSettle,
  credit: AddCredit,
  "write-off": WriteOff,
  reverse: Reverse,
  move: MoveMoney,
  "take-over": TakeOver,
  remind: RemindNow,
};
export const moneyQuestions: ReadonlySet<string> = new Set(Object.keys(questions));

export function MoneyDialog({ asked, ...question }: Question & { asked: string }) {
  const Asked = moneyQuestions.has(asked) ? questions[asked] : undefined;
  return Asked ? <Asked key={asked} {...question} /> : null;
}

function RecordPayment({ order, problem }: Question) {
  const { dues, balanceCents } = order.money;
  const due = dueNextCents(dues);
  const hint = due > 0 && due < balanceCents ? `${formatMoney(due)} is due next.` : undefined;
  return (
    <MoneyAct order={order} problem={problem} title="Record Payment" act="record-payment">
      <AmountField problem={problem} cents={due} hint={hint} />
      <MoneyFields order={order} problem={problem} day="Received on" />
      <p className="text-ink-soft text-sm">It gets the next receipt. {toldByEmail(order.customer)}</p>
    </MoneyAct>
  );
}

function RecordRefund({ order, problem }: Question) {
  const { refundableCents, balanceCents } = order.money;
  return (
    <MoneyAct order={order} problem={problem} title="Record Refund" act="record-refund">
      <AmountField
        problem={problem}
        cents={Math.min(refundableCents, Math.max(0, -balanceCents))}
        hint={`At most ${formatMoney(refundableCents)}: what has come in, less what went back.`}
      />
      <SelectField
        label="What it is for"
        options={optionsOf(refundPurposes)}
        {...fieldAfter(problem, "purpose")}
        defaultValue={problem?.values?.purpose ?? likelyPurpose(order.money)}
      />
      <MoneyFields order={order} problem={problem} day="Sent back on" />
      <p className="text-ink-soft text-sm">It gets the next receipt. {toldByEmail(order.customer)}</p>
    </MoneyAct>
  );
}

function Settle({ order, problem }: Question) {
  return (
    <MoneyAct order={order} problem={problem} title="Settle" act="settle">
      <SettleFields
        order={order}
        problem={problem}
        announced={`It e-mails ${order.customer.name} what is kept and given back.`}
      />
    </MoneyAct>
  );
}

function CancelAndSettle({ order, problem }: Question) {
  const announced = `It e-mails ${order.customer.name}: the order is cancelled, and what is kept and given back.`;
  return (
    <MoneyAct order={order} problem={problem} title="Cancel and Settle" act="cancel-and-settle">
      <input type="hidden" name="version" value={problem?.values?.version ?? order.version} />
      <p>Work on this order stops, and what was agreed ends.</p>
      <SettleFields order={order} problem={problem} announced={announced} />
    </MoneyAct>
  );
}

/** What is kept of the money and why, what becomes of its tax, what goes back and how, and what the client is told. */
function SettleFields({ order, problem, announced }: Pick<Question, "order" | "problem"> & { announced: string }) {
  const { refundableCents, creditableCents, chargedTaxCents, taxed } = order.money;
  const taxCents = chargedTaxCents - taxed.taxCents;
  const taxes = taxCents > 0 ? `, ${formatMoney(taxCents)} of it tax` : "";
  return (
    <Foreseen money={order.money} problem={problem}>
      <p>
        {`${formatMoney(creditableCents)} is charged${taxes}, and ${formatMoney(refundableCents)} was received.`} What
        is kept of that and what is given back come to it; a fee above it is owed.
      </p>
      <TextField
        label="We keep"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        {...fieldAfter(problem, "keep")}
        defaultValue={settlingFrom(order.money, problem).keep}
      />
      <TextAreaField
        label="Why"
        maxLength={MAX_NOTE}
        hint="What is kept needs a reason. The client reads it."
        {...fieldAfter(problem, "note")}
      />
      <SelectField
        label="Tax of what is kept"
        options={optionsOf(keptTaxes)}
        hint="The tax of all the rest is taken off with it."
        {...fieldAfter(problem, "tax")}
        defaultValue={settlingFrom(order.money, problem).tax}
      />
      <TextField
        label="We give back"
        inputMode="decimal"
        autoComplete="off"
        {...fieldAfter(problem, "amount")}
        defaultValue={settlingFrom(order.money, problem).amount}
      />
      {refundableCents > 0 && <HowAndWhen order={order} problem={problem} day="Sent back on" />}
      <EmailFields announced={announced} problem={problem} withLine client={order.customer} />
    </Foreseen>
  );
}

function AddCredit({ order, problem }: Question) {
  return (
    <MoneyAct order={order} problem={problem} title="Add Credit" act="add-credit">
      <p>Takes something off what was charged. The tax of the sale stays as it was.</p>
      <AmountField problem={problem} cents={0} />
      <Reason problem={problem} />
    </MoneyAct>
  );
}

function WriteOff({ order, problem }: Question) {
  const { balanceCents } = order.money;
  return (
    <MoneyAct order={order} problem={problem} title="Write Off" act="write-off">
      <p>
        Gives up what will not come. It is not income. Nobody is written to; the client’s page shows it as taken off.
      </p>
      <AmountField problem={problem} cents={Math.max(0, balanceCents)} />
      <Reason problem={problem} />
    </MoneyAct>
  );
}

function Reverse({ order, problem, entryId }: Question) {
  const { entries } = order.money;
  const entry = entries.find(({ id }) => id === entryId);
  const together = entries.find(({ id }) => id === entry?.together);
  return (
    <MoneyAct order={order} problem={problem} title="Reverse" act="reverse-entry">
      <input type="hidden" name="entryId" value={entryId} />
      <p>
        {entry ? `The ${nameOf(entry, entries)}, is taken back as of today. ` : "This entry is not there. "}
        {entry?.receiptNumber && `Receipt ${entry.receiptNumber} stays, and says VOID. `}
        {entry?.kind === "transfer" && "Both halves of it are taken back. "}
        {together && `The ${nameOf(together, entries)}, was recorded with it and is taken back with it. `}
        {entry?.reopens && "The order stands under To settle again. "}
        {(entry?.receiptNumber || together || entry?.reopens) &&
          `If ${order.customer.name} has been written to about it, they are told.`}
      </p>
      {entry && entry.overdrawnCents > 0 && (
        <CheckboxField
          name="anyway"
          value="yes"
          label={`${formatMoney(entry.overdrawnCents)} more went back than came in`}
          error={problem?.field === "anyway" ? problem.error : undefined}
        />
      )}
      <Reason problem={problem} />
    </MoneyAct>
  );
}

function MoveMoney({ order, problem }: Question) {
  const { movableCents, otherOrders } = order.money;
  const options = otherOrders.map(({ id, number, orderName, status, balanceCents }) => {
    const left = balanceCents !== null && balanceCents > 0 ? `, ${formatMoney(balanceCents)} left to pay` : "";
    return {
      value: id,
      label: `#${shownOrderId({ id, number })}${orderName ? ` ${orderName}` : ""}, ${statusLabel(status)}${left}`,
    };
  });
  return (
    <MoneyAct order={order} problem={problem} title="Move to Another Order" act="move-money">
      <SelectField
        label="To"
        data-autofocus
        options={[{ value: "", label: "Choose one" }, ...options]}
        {...fieldAfter(problem, "toOrderId")}
      />
      <AmountField problem={problem} cents={movableCents} hint={`${formatMoney(movableCents)} is in credit here.`} />
      <Note problem={problem} />
    </MoneyAct>
  );
}

function TakeOver({ order, problem }: Question) {
  const { outsideUntil, acceptedCents } = order.money;
  const before = outsideUntil ? formatDate(noonOf(outsideUntil)) : "now";
  return (
    <MoneyAct order={order} problem={problem} title="Take Over" act="take-over">
      <p>
        {acceptedCents === null ? "Nothing was accepted yet, so nothing" : formatMoney(acceptedCents)} is charged, and
        what came in before {before} is one payment without a receipt. Nobody is told.
      </p>
      <TextField
        label="Received so far"
        data-autofocus
        inputMode="decimal"
        autoComplete="off"
        hint="0 where nothing has come."
        {...fieldAfter(problem, "amount")}
      />
      <TextField
        label="Received on"
        type="date"
        max={order.today}
        hint="The day it really came: it counts in the reports of that day."
        {...fieldAfter(problem, "receivedOn")}
      />
    </MoneyAct>
  );
}

interface AmountFieldProps extends Pick<Question, "problem"> {
  /** What it is filled with at first. */
  cents: number;
  hint?: string | undefined;
}

function AmountField({ problem, cents, hint }: AmountFieldProps) {
  return (
    <TextField
      label="Amount"
      inputMode="decimal"
      autoComplete="off"
      data-autofocus
      hint={hint}
      {...fieldAfter(problem, "amount")}
      defaultValue={problem?.values?.amount ?? (cents > 0 ? moneyAsTyped(cents) : "")}
    />
  );
}

function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

const methods = optionsOf(paymentMethods);

type Went = Pick<Question, "order" | "problem"> & { day: string };

function MoneyFields(props: Went) {
  return (
    <>
      <HowAndWhen {...props} />
      <Note problem={props.problem} />
    </>
  );
}

/** How and when money came or went, and what finds it again. */
function HowAndWhen({ order, problem, day }: Went) {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label="Method"
          options={[{ value: "", label: "Choose one" }, ...methods]}
          {...fieldAfter(problem, "method")}
        />
        <TextField
          label={day}
          type="date"
          max={order.today}
          {...fieldAfter(problem, "receivedOn")}
          defaultValue={problem?.values?.receivedOn ?? order.today}
        />
      </div>
      <TextField
        label="Reference"
        optional
        autoComplete="off"
        maxLength={MAX_REFERENCE}
        hint="The number of the check, or what else finds it again. It stands on the receipt."
        {...fieldAfter(problem, "reference")}
      />
    </>
  );
}

function Note({ problem }: Pick<Question, "problem">) {
  return (
    <TextField
      label="Note"
      optional
      autoComplete="off"
      maxLength={MAX_NOTE}
      hint="Only we read it."
      {...fieldAfter(problem, "note")}
    />
  );
}

function Reason({ problem }: Pick<Question, "problem">) {
  return (
    <TextAreaField
      label="Why"
      data-autofocus
      maxLength={MAX_NOTE}
      hint="Only we read it."
      {...fieldAfter(problem, "note")}
    />
  );
}

interface MoneyActProps extends Omit<Question, "entryId"> {
  title: string;
  act: OrderAct;
  children: ReactNode;
}

function MoneyAct({ order, children, ...dialog }: MoneyActProps) {
  return (
    <ActDialog {...dialog} order={order}>
      <FormKey value={order.formKey} />
      {children}
    </ActDialog>
  );
}
