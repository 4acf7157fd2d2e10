import { useEffect, useState } from "react";
import { Form } from "react-router";
import { ordersToldOf } from "#app/domain/consultations/credit-rules.ts";
import { formatDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { isOrderStatus, meaningOf, orderStatuses, statusLabel } from "#app/domain/orders/order-status.ts";
import { checkOrderUpdate } from "#app/domain/orders/order-update.ts";
import { announceEmail } from "#app/domain/orders/owner/order-announcement.ts";
import { questionBefore } from "#app/domain/orders/owner/order-question.ts";
import { isPriceToCome, PRICE_TO_COME } from "#app/domain/orders/quote.ts";
import { EmailFields } from "#app/routes/admin/email-fields.tsx";
import { consultationPath, orderPath, quotePath } from "#app/routes/admin/paths.ts";
import { SecondStepField } from "#app/routes/admin/second-step/second-step-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FieldGrid } from "#app/ui/field-grid.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useFormBase, useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { nameOf, useOpenProblem } from "#app/web/use-open-problem.ts";
import type { OrderPageData } from "./load-order.server.ts";
import { useAct } from "./order-act.ts";
import type { OfOrder } from "./order-problem.ts";
import { newerHint, type OrderProblem } from "./order-problem.ts";
import { ANNOUNCED_TO, termsAsTyped } from "./terms-as-typed.ts";

/** One from an older or newer database is shown too, or the first of ours would stand there in its place. */
function statusOptions(stored: string) {
  const statuses = isOrderStatus(stored) ? orderStatuses : [stored, ...orderStatuses];
  return statuses.map((status) => ({ value: status, label: statusLabel(status) }));
}

type Terms = ReturnType<typeof termsAsTyped>;

/** Status, total and payment link. Saved values begin it anew; a refusal keeps what was typed. */
export function OrderTermsForm({ order, problem }: OfOrder) {
  const { unsaved, marks } = useUnsavedTyping(problem);
  const { stored, conflict } = useFormBase(order, { unsaved, problem, partOf: seenOf });
  return (
    <TermsForm
      key={`${JSON.stringify(seenOf(stored))} ${conflict?.version ?? ""}`}
      order={order}
      base={stored}
      problem={problem}
      conflict={conflict}
      marks={marks}
    />
  );
}

/** What the form is about: if it changes, the form was filled from something older. */
function seenOf(order: OrderPageData) {
  return { ...termsAsTyped(order), confirmedAt: order.confirmedAt ?? "" };
}

interface TermsFormProps extends OfOrder {
  base: OrderPageData;
  conflict: OrderProblem | undefined;
  marks: ReturnType<typeof useUnsavedTyping>["marks"];
}

function TermsForm({ order, base, problem, conflict, marks }: TermsFormProps) {
  const { action, pending } = useAct("save-order");
  const form = useFocusOnError(problem);
  const { errorOf, mend } = useOpenProblem(problem);
  const stored = termsAsTyped(base);
  const values: Record<string, string> = { ...stored, ...(problem ?? conflict)?.values };
  const [typed, setTyped] = useState<Terms>({ ...stored, ...(problem ?? conflict)?.values });
  // What was typed before scripts had loaded.
  useEffect(() => {
    if (form.current) setTyped(termsIn(form.current));
  }, [form]);
  const field = (name: keyof Terms) => ({
    name,
    defaultValue: values[name],
    error: errorOf(name),
    hint: newerHint(conflict, name),
  });
  return (
    <Form
      ref={form}
      {...marks}
      onInput={({ currentTarget, target }) => {
        marks.onInput();
        mend(nameOf(target));
        setTyped(termsIn(currentTarget));
      }}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      aria-label="Order changes"
      className="grid gap-6 border-line border-y py-8"
    >
      {problem && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
      <input type="hidden" name="version" value={conflict?.version ?? base.version} />
      <input type="hidden" name="base" value={JSON.stringify(conflict?.base ?? seenOf(base))} />
      <FieldGrid className="sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr]">
        <SelectField label="Order Status" options={statusOptions(stored.status)} {...field("status")} />
        <TextField
          label="Order Total"
          inputMode="decimal"
          placeholder="N/A"
          autoComplete="off"
          {...field("total")}
          hint={newerHint(conflict, "total") ?? (order.quotes.hasLines && <LinesHint {...order} />)}
        />
        <TextField
          label="Payment Link"
          inputMode="url"
          autoComplete="off"
          className="sm:col-span-2 lg:col-span-1"
          {...field("paymentLink")}
        />
      </FieldGrid>
      {order.credit && (
        <OrderCredit credit={order.credit} leftCents={order.totalCents === null ? null : order.money.leftCents} />
      )}
      <CreditMoved userId={order.userId} orders={order.creditMovedTo} />
      <TermsNotes order={order} typed={typed} problem={problem} errorOf={errorOf} />
      <SecondStepField problem={problem} />
      <div>
        <Button variant="secondary" pending={pending} pendingLabel="Saving">
          Save Order Changes
        </Button>
      </div>
    </Form>
  );
}

/** A total that its lines do not add up to cannot be. */
function LinesHint({ userId, id }: Pick<OrderPageData, "userId" | "id">) {
  return (
    <>
      The quote has lines: another total adds one, “Adjustment”.{" "}
      <TextLink to={quotePath(userId, id)}>Open the quote</TextLink>
    </>
  );
}

function termsIn(form: HTMLFormElement): Terms {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? "");
  return { status: text("status"), total: text("total"), paymentLink: text("paymentLink") };
}

interface OrderCreditProps {
  credit: { cents: number; visits: { id: string; startsAt: string; amountCents: number }[] };
  /** Nothing where there is no price yet. */
  leftCents: number | null;
}

/** The fees that the client has paid for consultations, to be taken off the saved total. */
function OrderCredit({ credit, leftCents }: OrderCreditProps) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 tabular-nums [&_dt]:text-ink-soft [&_dt]:text-sm">
      <div>
        <dt>Consultation credit</dt>
        {credit.visits.map(({ id, startsAt, amountCents }) => (
          <dd key={id}>
            −{formatMoney(amountCents)} <TextLink to={consultationPath(id)}>visit of {formatDate(startsAt)}</TextLink>
          </dd>
        ))}
      </div>
      {leftCents !== null && (
        <div>
          <dt>Left to pay</dt>
          <dd className="font-medium">{formatMoney(leftCents)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Of an order that had a credit: where it is now. */
function CreditMoved({ userId, orders }: { userId: string; orders: { id: string; called: string }[] }) {
  return orders.map(({ id, called }) => (
    <p key={id}>
      The consultation fee that was credited here is credited on{" "}
      <TextLink to={orderPath(userId, id)}>order #{called}</TextLink>.
    </p>
  ));
}

interface TermsNotesProps {
  order: OrderPageData;
  /** What stands in the form at this moment. */
  typed: ReturnType<typeof termsAsTyped>;
  problem: OrderProblem | undefined;
  /** What is said of a field as long as it has not been touched again. */
  errorOf: (field: string) => string | undefined;
}

/** What saving the typed terms will do, said beside the button before it is pressed. */
function TermsNotes({ order, typed, problem, errorOf }: TermsNotesProps) {
  const checked = checkOrderUpdate(typed);
  const terms = checked.ok ? checked.value : undefined;
  const name = order.customer.name === "N/A" ? ANNOUNCED_TO : order.customer.name;
  const others = terms ? ordersToldOf(order.creditFacts, order.id, order.before, terms) : [];
  const announced = terms && announceEmail(name, order.before, terms, others);
  const question = terms && questionBefore(order.before, terms, Boolean(order.credit));
  return (
    <>
      {terms && isPriceToCome(terms) && (
        <FormMessage kind="info">
          {PRICE_TO_COME} Without a total this is no quote yet: the client reads the same, is not written to, and cannot
          confirm.
        </FormMessage>
      )}
      {terms && meaningOf(terms.status).tone === "work" && order.missing.length > 0 && (
        <FormMessage kind="info">{order.missing.join(" ")}</FormMessage>
      )}
      {question && (
        <fieldset className="border-brass border-l-2 pl-4">
          <legend className="sr-only">Before you save</legend>
          {question.does.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <CheckboxField
            // A yes to one status is no yes to the other.
            key={typed.status}
            name="agreed"
            value={typed.status}
            label={question.yes}
            error={errorOf("agreed")}
          />
        </fieldset>
      )}
      <noscript>
        <input
          type="hidden"
          name="announced"
          value={(terms && announceEmail(ANNOUNCED_TO, order.before, terms, others)) ?? ""}
        />
      </noscript>
      {/* Hidden and not gone: what was written into it stays while the terms are still being changed. */}
      <EmailFields hidden={!announced} announced={announced} problem={problem} withLine client={order.customer} />
    </>
  );
}
