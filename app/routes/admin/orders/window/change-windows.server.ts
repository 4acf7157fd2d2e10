import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { WINDOW_UPDATE_FAILED } from "#app/routes/admin/orders/order-problem.ts";
import type { OrderRequest } from "#app/routes/admin/orders/save-order.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { addOwnersWindow } from "#app/services/orders/windows/add-window.server.ts";
import { removeOwnersWindow } from "#app/services/orders/windows/remove-window.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { FORM_KEY } from "#app/web/new-form-key.ts";

/** Add a window: leads straight to its form. */
export async function addWindow({ form, params, context }: OrderRequest) {
  const revision = { ...params, version: form.wholeNumber("version") };
  return mutation(context, {
    form: "windows",
    run: () => addOwnersWindow(context.get(appContext), context.get(userContext).id, revision, form.text(FORM_KEY)),
    failed: WINDOW_UPDATE_FAILED,
    done: ({ key }) => {
      const page = `${orderPath(params.userId, params.orderId)}?edit=${key}`;
      return redirectWithToast(page, "Window added.");
    },
  });
}

/** Remove window, with a yes where it holds something. */
export async function removeWindow({ form, params, context }: OrderRequest) {
  const revision = { ...params, version: form.wholeNumber("version") };
  const removal = { key: form.text("windowKey"), agreed: form.checked("removeWindow") };
  return mutation(context, {
    form: "windows",
    run: () => removeOwnersWindow(context.get(appContext), context.get(userContext).id, revision, removal),
    failed: WINDOW_UPDATE_FAILED,
    done: () => redirectWithToast(orderPath(params.userId, params.orderId), "Window removed."),
  });
}
