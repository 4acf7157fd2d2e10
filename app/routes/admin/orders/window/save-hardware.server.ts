import { userContext } from "#app/auth/signed-in-user.server.ts";
import { entryValues, readEntries } from "#app/components/form-entries.ts";
import { appContext } from "#app/contexts.server.ts";
import { answerConflict } from "#app/routes/admin/orders/conflict.server.ts";
import { HARDWARE_UPDATE_FAILED, type OrderProblem } from "#app/routes/admin/orders/order-problem.ts";
import type { OrderRequest } from "#app/routes/admin/orders/save-order.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { updateHardware } from "#app/services/orders/windows/update-hardware.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { mutation } from "#app/web/mutation.server.ts";

/** Save Hardware: what hangs in the order, named by the owner. */
export async function saveHardware({ form, params, context }: OrderRequest) {
  const typed = readEntries(form, "hardware");
  const values = entryValues("hardware", typed);
  const revision = { ...params, version: form.wholeNumber("version") };
  return mutation(context, {
    form: "hardware",
    values,
    run: () => updateHardware(context.get(appContext), context.get(userContext).id, revision, typed),
    failed: HARDWARE_UPDATE_FAILED,
    more: ({ newer }): Partial<OrderProblem> => {
      if (!newer) return {};
      const { hardware, version, confirmedAt } = newer;
      const stored = entryValues("hardware", hardware);
      return answerConflict({ form, typed: values, newer: stored, version, confirmedAt, inWords: (_, value) => value });
    },
    done: () => redirectWithToast(orderPath(params.userId, params.orderId), "Hardware updated."),
  });
}
