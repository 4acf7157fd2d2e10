import { entryValues, readEntries } from "#app/components/form-entries.ts";
import { type ActRequest, answerActs } from "#app/routes/admin/orders/answer-act.server.ts";
import { answerConflict } from "#app/routes/admin/orders/conflict.server.ts";
import {
  HARDWARE_UPDATE_FAILED,
  type OrderProblem,
  WINDOW_UPDATE_FAILED,
} from "#app/routes/admin/orders/order-problem.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { undoToast } from "#app/routes/admin/undo/undo-toast.ts";
import { addOwnersWindow } from "#app/services/orders/windows/add-window.server.ts";
import { removeOwnersWindow } from "#app/services/orders/windows/remove-window.server.ts";
import { updateHardware } from "#app/services/orders/windows/update-hardware.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { FORM_KEY } from "#app/web/new-form-key.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/window-acts";
import { saveWindow } from "./save-window.server.ts";

export const action = answerActs({
  "save-window": saveWindow,
  "add-window": addWindow,
  "remove-window": removeWindow,
  "save-hardware": saveHardware,
});

export function clientAction({ pattern, serverAction }: Route.ClientActionArgs) {
  if (pattern.endsWith("/save-hardware")) return sendForm(() => serverAction(), HARDWARE_UPDATE_FAILED, "hardware");
  return sendForm(() => serverAction(), WINDOW_UPDATE_FAILED, pattern.endsWith("/save-window") ? "window" : "windows");
}

export default function WindowsChanged() {
  return null;
}

/** Add a window: leads straight to its form. */
function addWindow({ app, form, place, context }: ActRequest) {
  const { actorId, userId, orderId } = place;
  const revision = { userId, orderId, version: form.wholeNumber("version") };
  return mutation(context, {
    form: "windows",
    run: () => addOwnersWindow(app, actorId, revision, form.text(FORM_KEY)),
    failed: WINDOW_UPDATE_FAILED,
    done: ({ key }) => {
      const page = `${orderPath(userId, orderId)}?edit=${key}`;
      return redirectWithToast(page, "Window added.");
    },
  });
}

/** Remove window, with a yes where it holds something. */
function removeWindow({ app, form, place, context }: ActRequest) {
  const { actorId, userId, orderId } = place;
  const revision = { userId, orderId, version: form.wholeNumber("version") };
  const removal = { key: form.text("windowKey"), agreed: form.checked("removeWindow") };
  return mutation(context, {
    form: "windows",
    run: () => removeOwnersWindow(app, actorId, revision, removal),
    failed: WINDOW_UPDATE_FAILED,
    done: (removed) => {
      const undoId = "undoId" in removed ? removed.undoId : null;
      return redirectWithToast(orderPath(userId, orderId), undoToast("Window removed.", undoId));
    },
  });
}

/** Save Hardware: what hangs in the order, named by the owner. */
function saveHardware({ app, form, place, context }: ActRequest) {
  const typed = readEntries(form, "hardware");
  const values = entryValues("hardware", typed);
  const { actorId, userId, orderId } = place;
  const revision = { userId, orderId, version: form.wholeNumber("version") };
  return mutation(context, {
    form: "hardware",
    values,
    run: () => updateHardware(app, actorId, revision, typed),
    failed: HARDWARE_UPDATE_FAILED,
    more: ({ newer }): Partial<OrderProblem> => {
      if (!newer) return {};
      const { hardware, version, confirmedAt } = newer;
      const stored = entryValues("hardware", hardware);
      return answerConflict({ form, typed: values, newer: stored, version, confirmedAt, inWords: (_, value) => value });
    },
    done: () => redirectWithToast(orderPath(userId, orderId), "Hardware updated."),
  });
}
