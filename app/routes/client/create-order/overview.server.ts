import type { RouterContextProvider } from "react-router";
import type { DraftChange, OrderDraft } from "#app/domain/orders/draft.ts";
import { addWindow, duplicateWindow, removeWindow, renameWindow } from "#app/domain/orders/overview/window-actions.ts";
import { orderPages } from "#app/routes/client/order-paths.ts";
import { windowKeyFor } from "#app/services/orders/new-window-key.server.ts";
import { type Form, unreadable } from "#app/web/form.server.ts";
import { answerEdit } from "./order.server.ts";
import { SAVE_FAILED } from "./parts/overview-failures.ts";

interface Request {
  windowKey: string;
  name: string;
  /** The key of the window that this request makes. */
  newKey: string;
}

interface WindowAction {
  change: (draft: OrderDraft, request: Request) => DraftChange;
  message: string;
}

const actions = new Map<string, WindowAction>([
  [
    "rename",
    { change: (draft, { windowKey, name }) => renameWindow(draft, windowKey, name), message: "Window renamed!" },
  ],
  [
    "duplicate",
    {
      change: (draft, { windowKey, newKey }) => duplicateWindow(draft, windowKey, newKey),
      message: "Window duplicated!",
    },
  ],
  ["remove", { change: (draft, { windowKey }) => removeWindow(draft, windowKey), message: "Window removed!" }],
  ["add", { change: (draft, { newKey }) => addWindow(draft, newKey), message: "Window added!" }],
]);

/** What is done to a whole window in the overview. A new one is measured next; everything else stays in the list. */
export function changeWindows(context: Readonly<RouterContextProvider>, orderId: string, form: Form) {
  const intent = form.text("intent");
  const action = actions.get(intent);
  if (!action) throw unreadable();
  const { change, message } = action;
  const [windowKey, name] = [form.text("windowKey"), form.text("name")];
  const newKey = windowKeyFor({ orderId, version: Number(form.text("version")), intent, windowKey });
  return answerEdit({
    context,
    orderId,
    form,
    failed: SAVE_FAILED,
    values: { windowKey, name },
    change: (draft) => change(draft, { windowKey, name, newKey }),
    next: ({ id, windows }) => ({
      to: intent === "add" ? orderPages(id).measure(windows.length) : orderPages(id).overview,
      message,
    }),
  });
}
