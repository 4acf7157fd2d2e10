import type { ReactNode } from "react";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { toldByEmail } from "#app/domain/emails/no-address.ts";
import { movedForm, paymentForm, reasonedForm, settlementForm, takeOverForm } from "#app/domain/ledger/money-forms.ts";
import { likelyPurpose, refundPurposes } from "#app/domain/ledger/refund-purposes.ts";
import { formatMoney, moneyAsTyped } from "#app/domain/money.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { MAX_OWNERS_LINE } from "#app/domain/orders/owner/order-announcement.ts";
import { EmailFields } from "#app/routes/admin/email-fields.tsx";
import { FormField } from "#app/routes/admin/forms/form-field.tsx";
import { ActDialog } from "#app/routes/admin/orders/act-dialog.tsx";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import type { OrderAct } from "#app/routes/admin/orders/order-act.ts";
import { CheckboxField, SelectField, TextAreaField } from "#app/ui/field.tsx";
import { FormKey } from "#app/ui/post-form.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";
import { nameOf } from "./entries-table.tsx";
import { Foreseen, settlingFrom } from "./foreseen.tsx";
import { dueInWords, dueNextCents, HowAndWhen } from "./money-fields.tsx";

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
  const form = paymentForm(order.today);
  return (
    <MoneyAct order={order} problem={problem} title="Record Payment" act="record-payment">
      <FormField form={form} name="amount" value={asAmount(due)} hint={hint} problem={problem} />
      <HowAndWhen form={form} day={order.today} problem={problem} />
      <FormField form={form} name="note" problem={problem} />
      <p className="text-ink-soft text-sm">It gets the next receipt. {toldByEmail(order.customer)}</p>
    </MoneyAct>
  );
}

function RecordRefund({ order, problem }: Question) {
  const { refundableCents, balanceCents } = order.money;
  const form = paymentForm(order.today, "sent");
  return (
    <MoneyAct order={order} problem={problem} title="Record Refund" act="record-refund">
      <FormField
        form={form}
        name="amount"
        value={asAmount(Math.min(refundableCents, -balanceCents))}
        hint={`At most ${formatMoney(refundableCents)}: what has come in, less what went back.`}
        problem={problem}
      />
      <SelectField
        label="What it is for"
        options={optionsOf(refundPurposes)}
        {...fieldAfter(problem, "purpose", likelyPurpose(order.money))}
      />
      <HowAndWhen form={form} day={order.today} problem={problem} />
      <FormField form={form} name="note" problem={problem} />
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
  const settling: Record<string, string> = settlingFrom(order.money, undefined);
  const taxes = taxCents > 0 ? `, ${formatMoney(taxCents)} of it tax` : "";
  return (
    <Foreseen money={order.money} problem={problem}>
      <p>
        {`${formatMoney(creditableCents)} is charged${taxes}, and ${formatMoney(refundableCents)} was received.`} What
        is kept of that and what is given back come to it; a fee above it is owed.
      </p>
      {["keep", "note", "tax", "amount"].map((name) => (
        <FormField key={name} form={settlementForm} name={name} value={settling[name]} problem={problem} />
      ))}
      {refundableCents > 0 && (
        <HowAndWhen form={paymentForm(order.today, "sent")} day={order.today} problem={problem} />
      )}
      <EmailFields announced={announced} problem={problem} withLine client={order.customer} />
    </Foreseen>
  );
}

function AddCredit({ order, problem }: Question) {
  return (
    <MoneyAct order={order} problem={problem} title="Add Credit" act="add-credit">
      <p>Takes something off what was charged. The tax of the sale stays as it was.</p>
      <FormField form={reasonedForm} name="amount" problem={problem} />
      <FormField form={reasonedForm} name="note" problem={problem} />
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
      <FormField form={reasonedForm} name="amount" value={asAmount(balanceCents)} problem={problem} />
      <FormField form={reasonedForm} name="note" problem={problem} />
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
      <FormField form={reasonedForm} name="note" problem={problem} />
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
      <FormField
        form={movedForm}
        name="amount"
        value={asAmount(movableCents)}
        hint={`${formatMoney(movableCents)} is in credit here.`}
        problem={problem}
      />
      <FormField form={movedForm} name="note" problem={problem} />
    </MoneyAct>
  );
}

function TakeOver({ order, problem }: Question) {
  const { outsideUntil, acceptedCents } = order.money;
  const before = outsideUntil ? formatDate(noonOf(outsideUntil)) : "now";
  const form = takeOverForm(order.today);
  return (
    <MoneyAct order={order} problem={problem} title="Take Over" act="take-over">
      <p>
        {acceptedCents === null ? "Nothing was accepted yet, so nothing" : formatMoney(acceptedCents)} is charged, and
        what came in before {before} is one payment without a receipt. Nobody is told.
      </p>
      <FormField form={form} name="amount" problem={problem} />
      <FormField form={form} name="receivedOn" problem={problem} />
    </MoneyAct>
  );
}

function RemindNow({ order, problem }: Question) {
  const [next] = order.money.dues;
  return (
    <MoneyAct order={order} problem={problem} title="Remind Now" act="remind-now">
      <p>
        {order.customer.reachable
          ? `${order.customer.name} is reminded by e-mail, once today`
          : toldByEmail(order.customer).slice(0, -1)}
        {next ? `: ${dueInWords(next)}.` : "."}
      </p>
      <TextAreaField
        label="A line of your own"
        hint="Optional. We include this in the message."
        rows={3}
        maxLength={MAX_OWNERS_LINE}
        data-autofocus
        {...fieldAfter(problem, "line")}
      />
    </MoneyAct>
  );
}

const asAmount = (cents: number) => (cents > 0 ? moneyAsTyped(cents) : "");

function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
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
