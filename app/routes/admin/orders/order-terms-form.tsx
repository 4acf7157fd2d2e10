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
import { Button, TextLink } from "#app/ui/button.tsx";
import { CheckboxField, FieldGrid, SelectField, TextField } from "#app/ui/field.tsx";
import { FormMessage, Refused } from "#app/ui/post-form.tsx";
import type { OrderPageData } from "./load-order.server.ts";
import { FilledFrom, type Merged, useMerged, useMergedTyping } from "./merged-form.tsx";
import { ANNOUNCED_TO, newerHint, type OfOrder, type OrderProblem, termsAsTyped, useAct } from "./order-act.ts";

/** One from an older or newer database is shown too, or the first of ours would stand there in its place. */
function statusOptions(stored: string) {
  const statuses = isOrderStatus(stored) ? orderStatuses : [stored, ...orderStatuses];
  return statuses.map((status) => ({ value: status, label: statusLabel(status) }));
}

/** Status, total and payment link. Saved values begin it anew; a refusal keeps what was typed. */
export function OrderTermsForm({ order, problem }: OfOrder) {
  const merged = useMerged({ order, problem, seenIn: seenOf });
  return <TermsForm key={merged.formKey} order={order} merged={merged} />;
}

const termFields = ["status", "total", "paymentLink"] as const;

function seenOf(order: OrderPageData) {
  return { ...termsAsTyped(order), confirmedAt: order.confirmedAt ?? "" };
}

function TermsForm({ order, merged }: { order: OrderPageData; merged: Merged }) {
  const { conflict, problem } = merged;
  const { action, pending } = useAct("save-order");
  const { formProps, field, errorOf, typed: texts } = useMergedTyping(merged, termFields);
  const typed = { ...termsAsTyped(merged.stored), ...texts };
  return (
    <Form {...formProps} action={action} aria-label="Order changes" className="grid gap-6 border-line border-y py-8">
      <Refused problem={problem} />
      <FilledFrom merged={merged} />
      <FieldGrid className="max-lg:grid-cols-2 lg:grid-cols-[3fr_3fr_6fr]">
        <SelectField label="Order Status" options={statusOptions(merged.stored.status)} {...field("status")} />
        <TextField
          label="Order Total"
          inputMode="decimal"
          placeholder="N/A"
          {...field("total")}
          hint={newerHint(conflict, "total") ?? (order.quotes.hasLines && <LinesHint {...order} />)}
        />
        <TextField
          label="Payment Link"
          inputMode="url"
          className="col-span-2 lg:col-span-1"
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
            {formatMoney(-amountCents)} <TextLink to={consultationPath(id)}>visit of {formatDate(startsAt)}</TextLink>
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
