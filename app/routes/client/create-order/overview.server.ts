import type { RouterContextProvider } from "react-router";
import { orderingIn } from "#app/auth/ordering-context.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { takeTyped } from "#app/domain/forms/described-form.ts";
import type { DraftChange, OrderDraft } from "#app/domain/orders/draft.ts";
import { removeWindow, renameWindow } from "#app/domain/orders/overview/offered-actions.ts";
import { type OrderSite, siteForm } from "#app/domain/orders/site/site-form.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { makeWindow } from "#app/services/orders/drafts/make-window.server.ts";
import { editOrder } from "#app/services/orders/edit-order.server.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { type Form, mutation, redirectWithToast, unreadable } from "#app/web/form.server.ts";
import { answerEdit, closed, loadOrder, loadPlacement, noteStep, pagesIn, toHub } from "./order.server.ts";
import { overviewFailure, SAVE_FAILED } from "./parts/overview-failures.ts";

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
    run: () => makeWindow(context.get(appContext), revision, { intent, windowKey }, form.key),
    failed: SAVE_FAILED,
    thrown: closed(context, orderId),
    done: ({ number }) =>
      intent === "add"
        ? redirectWithToast(pages.measure(number), "Window added!")
        : redirectWithToast(pages.overview, "Window duplicated!"),
  });
}

const SUBMITTED_TOAST_MS = 10_000;
const SUBMITTED = "Please check your email for confirmation. It may be in your Junk folder!";

type Context = Readonly<RouterContextProvider>;

/** The form at the end of the overview: what was answered about the house is kept whichever of its buttons is pressed. */
export async function sendOrder(context: Context, orderId: string, form: Form) {
  const intent = form.text("intent");
  if (intent === "quit") {
    const { draft } = await loadOrder(context, orderId, "change");
    await noteStep(context, draft, null);
  }
  const app = context.get(appContext);
  const { userId, actorId } = orderingIn(context);
  const address = { userId, orderId };
  const pages = pagesIn(context, orderId);
  const askAboutDoubts = form.text("doubtsSeenAt") !== form.text("version");
  const rules = await loadPlacement(context);
  // A question about doubts names the version that it was asked of.
  let version = form.wholeNumber("version");
  const { check, values } = siteIn(form);
  return mutation(context, {
    check,
    run: async (site) => {
      const kept = site && (await editOrder(app, { ...address, version }, (draft) => keep({ ...draft, site })));
      // One that was handed in from another tab is answered as if it were from this one.
      const elsewhere = kept?.ok === false && kept.code === "submitted" && intent === "submit";
      if (kept?.ok === false && !elsewhere) return kept;
      version = kept?.ok ? kept.version : version;
      return intent === "submit"
        ? submitOrder(app, { ...address, version }, { askAboutDoubts, rules, actorId })
        : { ok: true as const };
    },
    failed: overviewFailure(intent),
    values: { ...values, version: form.text("version") },
    more: () => ({ values: { ...values, version: String(version) } }),
    thrown: closed(context, orderId),
    done: () => {
      if (intent === "quit") return redirectWithToast(toHub(pages).to, toHub(pages).message);
      if (intent === "site") return redirectWithToast(pages.overview, "Answers saved!");
      if (pages.forClient) return redirectWithToast(pages.handedIn, "The order is submitted.");
      return redirectWithToast(pages.handedIn, { kind: "success", message: SUBMITTED, durationMs: SUBMITTED_TOAST_MS });
    },
  });
}

const keep = <Draft>(value: Draft) => ({ ok: true as const, value });

/** A form that says nothing of the house leaves what was answered before. */
function siteIn(form: Form): { check: Verdict<OrderSite | undefined>; values: Record<string, string> } {
  if (form.text("callAhead") === "") return { check: { ok: true, value: undefined }, values: {} };
  return takeTyped(siteForm, form.text);
}
