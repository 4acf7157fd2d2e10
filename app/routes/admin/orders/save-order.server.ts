import type { RouterContextProvider } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { formatMoney } from "#app/domain/money.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { checkOrderUpdate, type StoredTerms } from "#app/domain/orders/order-update.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { updateOrder } from "#app/services/orders/update-order.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import type { Form } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { ORDER_UPDATE_FAILED, type OrderProblem } from "./order-problem.ts";

export interface OrderRequest {
  form: Form;
  params: { userId: string; orderId: string };
  context: Readonly<RouterContextProvider>;
}

/** Save Order Changes: status, total and payment link. */
export async function saveOrder({ form, params, context }: OrderRequest) {
  const values = { status: form.text("status"), total: form.text("total"), paymentLink: form.text("paymentLink") };
  const revision = { ...params, version: Number(form.text("version")) };
  return mutation(context, {
    form: "terms",
    values,
    check: checkOrderUpdate(values),
    run: (terms) => updateOrder(context.get(appContext), context.get(userContext).id, revision, terms),
    failed: ORDER_UPDATE_FAILED,
    more: ({ newer }): Partial<OrderProblem> => (newer ? { newer: inWords(newer), version: newer.version } : {}),
    done: () => redirectWithToast(orderPath(params.userId, params.orderId), "Order updated successfully!"),
  });
}

function inWords({ status, totalCents, paymentLink }: StoredTerms) {
  return { status: statusLabel(status), total: formatMoney(totalCents), paymentLink: paymentLink ?? "no link" };
}
