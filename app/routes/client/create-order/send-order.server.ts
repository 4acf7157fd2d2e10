import type { RouterContextProvider } from "react-router";
import { orderingIn } from "#app/auth/ordering-context.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { takeTyped } from "#app/domain/forms/described-form.ts";
import { type OrderSite, siteForm } from "#app/domain/orders/site/site-form.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { editOrder } from "#app/services/orders/edit-order.server.ts";
import { submitOrder } from "#app/services/quotes/submit-order.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import type { Form } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { closed, loadOrder, loadPlacement, noteStep, pagesIn, toHub } from "./order.server.ts";
import { overviewFailure } from "./parts/overview-failures.ts";

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
