import { useEffect, useState } from "react";
import { Form } from "react-router";
import { isOrderStatus, orderStatuses, statusLabel } from "#app/domain/orders/order-status.ts";
import { quotePath } from "#app/routes/admin/paths.ts";
import { SecondStepField } from "#app/routes/admin/second-step/second-step-field.tsx";
import { Button } from "#app/ui/button.tsx";
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
import { CreditMoved, OrderCredit } from "./order-credit.tsx";
import { newerHint, type OrderProblem } from "./order-problem.ts";
import { termsAsTyped } from "./terms-as-typed.ts";
import { TermsNotes } from "./terms-notes.tsx";

/** One from an older or newer database is shown too, or the first of ours would stand there in its place. */
function statusOptions(stored: string) {
  const statuses = isOrderStatus(stored) ? orderStatuses : [stored, ...orderStatuses];
  return statuses.map((status) => ({ value: status, label: statusLabel(status) }));
}

interface OrderTermsFormProps {
  order: OrderPageData;
  problem: OrderProblem | undefined;
}

type Terms = ReturnType<typeof termsAsTyped>;

/** Status, total and payment link. Saved values begin it anew; a refusal keeps what was typed. */
export function OrderTermsForm({ order, problem }: OrderTermsFormProps) {
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

interface TermsFormProps extends OrderTermsFormProps {
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
        <Button type="submit" variant="secondary" pending={pending} pendingLabel="Saving">
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
