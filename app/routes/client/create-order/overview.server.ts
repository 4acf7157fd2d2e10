import type { RouterContextProvider } from "react-router";
import { orderingIn } from "#app/auth/ordering-context.server.ts";
import { appContext } from "#app/contexts.server.ts";
import type { DraftChange, OrderDraft } from "#app/domain/orders/draft.ts";
import { removeWindow, renameWindow } from "#app/domain/orders/overview/offered-actions.ts";
import { makeWindow } from "#app/services/orders/drafts/make-window.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { type Form, unreadable } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { FORM_KEY } from "#app/web/new-form-key.ts";
import { answerEdit, closed, pagesIn } from "./order.server.ts";
import { SAVE_FAILED } from "./parts/overview-failures.ts";

interface Request {
  windowKey: string;
  name: string;
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
  ["remove", { change: (draft, { windowKey }) => removeWindow(draft, windowKey), message: "Window removed!" }],
]);

/** What is done to a whole window in the overview. */
export function changeWindows(context: Readonly<RouterContextProvider>, orderId: string, form: Form) {
  const intent = form.text("intent");
  if (intent === "add" || intent === "duplicate") return makeAnother(context, orderId, form, intent);
  const action = actions.get(intent);
  if (!action) throw unreadable();
  const { change, message } = action;
  const [windowKey, name] = [form.text("windowKey"), form.text("name")];
  return answerEdit({
    context,
    orderId,
    form,
    failed: SAVE_FAILED,
    values: { windowKey, name },
    change: (draft) => change(draft, { windowKey, name }),
    next: (_draft, { overview }) => ({ to: overview, message }),
  });
}

/** A new window is measured next; a copy stays in the list. */
function makeAnother(
  context: Readonly<RouterContextProvider>,
  orderId: string,
  form: Form,
  intent: "add" | "duplicate",
) {
  const revision = { userId: orderingIn(context).userId, orderId, version: form.wholeNumber("version") };
  const windowKey = form.text("windowKey");
  const pages = pagesIn(context, orderId);
  return mutation(context, {
    values: { windowKey, name: form.text("name") },
    run: () => makeWindow(context.get(appContext), revision, { intent, windowKey }, form.text(FORM_KEY)),
    failed: SAVE_FAILED,
    thrown: closed(context, orderId),
    done: ({ number }) =>
      intent === "add"
        ? redirectWithToast(pages.measure(number), "Window added!")
        : redirectWithToast(pages.overview, "Window duplicated!"),
  });
}
