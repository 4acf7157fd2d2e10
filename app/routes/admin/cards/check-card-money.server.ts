import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import type { OrderRequest } from "#app/routes/admin/orders/save-order.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { checkCardMoney } from "#app/services/cards/flag-money.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { mutation } from "#app/web/mutation.server.ts";

const FAILED = "That could not be recorded. Please try again.";

/** The owner has looked at card money that was flagged. */
export function checkCard({ form, params, context }: Omit<OrderRequest, "editing">) {
  const act = { actorId: context.get(userContext).id, ...params, seenAt: form.text("seenAt") };
  return mutation(context, {
    form: "money",
    failed: FAILED,
    run: () => checkCardMoney(context.get(appContext), act),
    done: () => redirectWithToast(orderPath(params.userId, params.orderId), "Noted: you have looked at it."),
  });
}
