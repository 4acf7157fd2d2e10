import type { RouterContextProvider } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { myOrderPath } from "#app/routes/client/order-paths.ts";
import { tellPayment } from "#app/services/ledger/tell-payment.server.ts";
import { mutation, redirectWithToast } from "#app/web/form.server.ts";
import { missing, type Words } from "#app/web/page-meta.ts";
import { TELL_FAILED, TOLD } from "./tell-words.ts";

/** I Have Paid, from wherever it is pressed. */
export function tellPaid(context: Readonly<RouterContextProvider>, orderId: string, words: Words) {
  return mutation(context, {
    form: "paid",
    run: () => tellPayment(context.get(appContext), { user: context.get(userContext), orderId }),
    failed: TELL_FAILED,
    thrown: { missing: () => missing(words) },
    done: () => redirectWithToast(myOrderPath(orderId), TOLD),
  });
}
