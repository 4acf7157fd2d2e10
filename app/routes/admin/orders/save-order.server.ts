import { data, type RouterContextProvider } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { formatMoney } from "#app/domain/money.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { checkOrderUpdate } from "#app/domain/orders/order-update.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { updateOrder } from "#app/services/orders/update-order.server.ts";
import { attempt } from "#app/web/attempt.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import type { Form } from "#app/web/form.server.ts";
import { ORDER_UPDATE_FAILED, type OrderProblem } from "./order-problem.ts";

export interface OrderRequest {
  form: Form;
  params: { userId: string; orderId: string };
  context: Readonly<RouterContextProvider>;
}

/** Save Order Changes: status, total and payment link. */
export async function saveOrder({ form, params, context }: OrderRequest) {
  const values = { status: form.text("status"), total: form.text("total"), paymentLink: form.text("paymentLink") };
  const refuse = (problem: Omit<OrderProblem, "form" | "values">, status: number) =>
    data<OrderProblem>({ form: "terms", values, ...problem }, { status });
  const verdict = checkOrderUpdate(values);
  if (!verdict.ok) return refuse({ error: verdict.reason, field: verdict.field }, 400);
  const address = { ...params, version: Number(form.text("version")) };
  const result = await attempt(context, () =>
    updateOrder(context.get(appContext), context.get(userContext).id, address, verdict.value),
  );
  if (!result) return refuse({ error: ORDER_UPDATE_FAILED }, 503);
  if (result.ok) {
    const toast = { kind: "success", message: "Order updated successfully!" } as const;
    return redirectWithToast(orderPath(params.userId, params.orderId), toast);
  }
  if (result.status === 404) return refuse({ error: result.reason }, 404);
  const { status, totalCents, paymentLink, version } = result.newer;
  const newer = {
    status: statusLabel(status),
    total: formatMoney(totalCents),
    paymentLink: paymentLink ?? "no link",
  };
  return refuse({ error: result.reason, newer, version }, 409);
}
