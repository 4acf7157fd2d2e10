import { data, type RouterContextProvider, redirect } from "react-router";
import { orderingIn } from "#app/auth/ordering-context.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { startOf } from "#app/domain/orders/customizing/start-style.ts";
import { type DraftChange, type Leaving, type OrderDraft, WINDOW_GONE, windowAt } from "#app/domain/orders/draft.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import type { OverviewStep } from "#app/domain/orders/overview-step.ts";
import { askBeforeUnsharing, sharingInWords, UNSHARE } from "#app/domain/orders/places/shared-rod.ts";
import { ALREADY_SUBMITTED } from "#app/domain/orders/submit.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type OrderPages, orderPages } from "#app/routes/client/order-paths.ts";
import { editOrder, findDraft, noteOverviewStep, ORDER_NOT_FOUND } from "#app/services/orders/edit-order.server.ts";
import { listPhotos } from "#app/services/photos/find-photos.server.ts";
import { findPlacement } from "#app/services/workroom/kept-versions.server.ts";
import { listMovedTrim } from "#app/services/workroom/list-moved-trim.server.ts";
import { attemptToLoad, type Form, logFailure, mutation, newFormKey, redirectWithToast } from "#app/web/form.server.ts";
import { missing } from "#app/web/page-meta.ts";
import { readStartStyle } from "#app/web/start-style.server.ts";
import type { FlashToastMessage } from "#app/web/toast-message.ts";

type Context = Readonly<RouterContextProvider>;
type Purpose = "show" | "change";

const LOAD_FAILED = "Failed to load order data. Please try again.";
const WINDOW_FAILED = "Failed to fetch window details.";

/** The pages of an order, for whoever builds it. */
export function pagesIn(context: Context, orderId: string): OrderPages {
  return orderPages(orderId, orderingIn(context).customerId);
}

/** The order a page of the wizard works on. One that has been submitted is shown instead, and can no longer be changed. */
export async function loadOrder(context: Context, orderId: string, purpose: Purpose = "show", failed = LOAD_FAILED) {
  const { db } = context.get(appContext);
  const stored = await attemptToLoad(context, failed, () => findDraft(db, orderingIn(context).userId, orderId));
  if (!stored) throw orderMissing(context);
  if (!meaningOf(stored.status).editable) {
    throw purpose === "show" ? redirect(pagesIn(context, orderId).shown) : submittedAlready(context, orderId);
  }
  return { draft: stored.draft, version: stored.version };
}

/** The same, with one of its windows; for an action with the form, which may say by its key which window it is about. */
export async function loadWindow(context: Context, params: { orderId: string; number: string }, form?: Form) {
  const { draft, version } = await loadOrder(context, params.orderId, form ? "change" : "show", WINDOW_FAILED);
  const number = /^\d{1,2}$/.test(params.number) ? Number(params.number) : 0;
  const window = windowAt(draft, number);
  const key = form?.text("windowKey") ?? "";
  if (form && (!window || (key !== "" && key !== window.key))) throw windowGone(context, draft.id);
  if (!window) throw missing();
  return { draft, version, number, window };
}

/** What hangs from another window's rod is customized there. */
export async function loadOwnWindow(...args: Parameters<typeof loadWindow>) {
  const found = await loadWindow(...args);
  const sharing = sharingInWords(found.window, found.draft.windows);
  if (!sharing) return found;
  const message = `${found.window.name}: ${sharing}. Its drapes are chosen there.`;
  throw await redirectWithToast(pagesIn(args[0], found.draft.id).overview, { kind: "info", message });
}

/** By which rules of the owner's the windows of a page are drawn. */
export function loadPlacement(context: Context) {
  return attemptToLoad(context, LOAD_FAILED, () => findPlacement(context.get(appContext).db));
}

/** The photographs of an order, and the key for one that is sent without scripts. */
export async function loadPhotos(context: Context, orderId: string) {
  const { userId, actorId, customerId } = orderingIn(context);
  const photos = await listPhotos(context.get(appContext), {
    userId,
    orderId,
    actorId,
    staff: customerId !== undefined,
  });
  return { photos, photoKey: newFormKey() };
}

/** The style that this order was started with from the style guide, if any. */
export async function loadStart(request: Request, orderId: string) {
  return startOf(await readStartStyle(request), orderId);
}

/** The page that is shown is where Continue leads. A page is not worth less because that could not be noted. */
export async function noteStep(context: Context, draft: OrderDraft, step: OverviewStep | null) {
  try {
    await noteOverviewStep(context.get(appContext), orderingIn(context).userId, draft, step);
  } catch (error) {
    logFailure(context, error);
  }
}

/** A page of its own: what was typed was meant for a window that is no longer there, even if another has its number. */
function windowGone(context: Context, orderId: string) {
  const way = { to: pagesIn(context, orderId).overview, label: "Windows Overview" };
  return missing({ sentence: WINDOW_GONE, way });
}

function orderMissing(context: Context) {
  const { hub, forClient } = pagesIn(context, "");
  const way = { to: hub, label: forClient ? "Go To Customer" : "Your orders in progress" };
  return missing({ sentence: ORDER_NOT_FOUND, way });
}

/** A page of its own, because the form it answers is gone. */
function submittedAlready(context: Context, orderId: string) {
  const way = { to: pagesIn(context, orderId).shown, label: "See the order" };
  return data({ sentence: ALREADY_SUBMITTED, way }, { status: 409 });
}

/** What no form can answer: the order is not there for this client, or it has been submitted. */
export function closed(context: Context, orderId: string) {
  return { missing: () => orderMissing(context), submitted: () => submittedAlready(context, orderId) };
}

export function leavingOf(form: Form): Leaving {
  return form.text("intent") === "exit" ? "exit" : "next";
}

interface Edit<Value> {
  context: Context;
  orderId: string;
  form: Form;
  /** What the rules say of what was typed, where more is to be asked than the change itself does. */
  check?: Verdict<Value>;
  change: (draft: OrderDraft, value: Value) => DraftChange;
  /** Where a change that was made leads, and what is said there. */
  next: (draft: OrderDraft, pages: OrderPages) => { to: string; message: string; kind?: FlashToastMessage["kind"] };
  /** The specification's sentence for a failure on our side. */
  failed: string;
  /** What was typed, for a page without scripts. */
  values?: Record<string, string>;
}

/** One step of the wizard: made, refused with a sentence, or failed with one. */
export async function answerEdit<Value>({ context, orderId, form, check, change, next, failed, values }: Edit<Value>) {
  const revision = { userId: orderingIn(context).userId, orderId, version: form.wholeNumber("version") };
  let before: OrderDraft | undefined;
  return mutation(context, {
    ...(check && { check }),
    run: (value: Value) =>
      editOrder(context.get(appContext), revision, (draft) => {
        before = draft;
        return askBeforeUnsharing(change(draft, value), draft, form.checked(UNSHARE));
      }),
    failed,
    ...(values && { values }),
    thrown: closed(context, orderId),
    done: async ({ draft }) => {
      const { to, message, kind = "success" } = next(draft, pagesIn(context, orderId));
      const moved = await listMovedTrim(context.get(appContext), before?.windows ?? [], draft.windows);
      return redirectWithToast(to, { kind, message: [message, ...moved].join(" ") });
    },
  });
}

/** Left for now: back to where orders are begun. */
export function toHub({ hub }: OrderPages) {
  return { to: hub, message: "Progress saved!" };
}
