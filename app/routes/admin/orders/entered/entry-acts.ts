import { answerActs } from "#app/routes/admin/orders/answer-act.server.ts";
import { ORDER_UPDATE_FAILED } from "#app/routes/admin/orders/order-act.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { checkEntry } from "#app/services/orders/entered/check-entry.server.ts";
import { mutation, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";

export const action = answerActs({
  "read-by-phone": ({ app, context, form, place }) =>
    mutation(context, {
      form: "checked",
      failed: ORDER_UPDATE_FAILED,
      run: () => checkEntry(app, { ...place, how: "phone", version: form.wholeNumber("version") }),
      done: () => redirectWithToast(orderPath(place.userId, place.orderId), "Noted: read to the client by telephone."),
    }),
});

export const clientAction = sending<typeof action>(ORDER_UPDATE_FAILED, "checked");

export { NoPage as default } from "#app/routes/admin/acts.tsx";
