import { Form, useNavigation } from "react-router";
import { moneyAsTyped } from "#app/domain/money.ts";
import { orderStatuses, statusLabel } from "#app/domain/orders/order-status.ts";
import { isPriceToCome, PRICE_TO_COME } from "#app/domain/orders/quote.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { fieldAfter } from "#app/web/form-problem.ts";
import type { OrderPageData } from "./load-order.server.ts";
import { OrderCredit } from "./order-credit.tsx";
import { newerHint, type OrderProblem } from "./order-problem.ts";

const statusOptions = orderStatuses.map((status) => ({ value: status, label: statusLabel(status) }));

interface OrderTermsFormProps {
  order: OrderPageData;
  problem: OrderProblem | undefined;
}

/** Status, total and payment link. Saved values begin it anew; a refusal keeps what was typed. */
export function OrderTermsForm({ order, problem }: OrderTermsFormProps) {
  const navigation = useNavigation();
  const pending = navigation.formData?.get("intent") === "order";
  const form = useFocusOnError(problem);
  const field = (name: "status" | "total" | "paymentLink", stored: string) => {
    const { defaultValue = stored, ...rest } = fieldAfter(problem, name);
    return { ...rest, defaultValue, hint: newerHint(problem, name) };
  };
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      key={`${order.status} ${order.totalCents} ${order.paymentLink}`}
      aria-label="Order changes"
      className="grid gap-6 border-line border-y py-8"
    >
      {problem && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="version" value={problem?.version ?? order.version} />
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_2fr]">
        <SelectField label="Order Status" options={statusOptions} {...field("status", order.status)} />
        <TextField
          label="Order Total"
          inputMode="decimal"
          placeholder="N/A"
          autoComplete="off"
          {...field("total", moneyAsTyped(order.totalCents))}
        />
        <TextField
          label="Payment Link"
          inputMode="url"
          autoComplete="off"
          className="sm:col-span-2 lg:col-span-1"
          {...field("paymentLink", order.paymentLink ?? "")}
        />
      </div>
      {isPriceToCome(order) && (
        <FormMessage kind="info">
          {PRICE_TO_COME} Without a total this is no quote yet: the client reads the same, is not written to, and cannot
          confirm.
        </FormMessage>
      )}
      {order.credit && <OrderCredit credit={order.credit} totalCents={order.totalCents} />}
      <div>
        <Button type="submit" pending={pending} pendingLabel="Saving">
          Save Order Changes
        </Button>
      </div>
    </Form>
  );
}
