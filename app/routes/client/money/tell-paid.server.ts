import type { RouterContextProvider } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { myOrderPath } from "#app/routes/client/order-paths.ts";
import { tellPayment } from "#app/services/ledger/tell-payment.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { missing, type Words } from "#app/web/missing.ts";
import { mutation } from "#app/web/mutation.server.ts";
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
