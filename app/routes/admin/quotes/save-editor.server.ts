import { data, type RouterContextProvider, redirect } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { duesOf } from "#app/domain/ledger/quote-dues.ts";
import { formatMoney } from "#app/domain/money.ts";
import { MEANS_NOTHING } from "#app/domain/orders/agreed/meaning.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { checkSendable } from "#app/domain/quotes/check-sendable.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { changedPriceInWords } from "#app/domain/quotes/costs/changed-prices.ts";
import { differencesOf, type LineDifference } from "#app/domain/quotes/differences.ts";
import { isLeftOut } from "#app/domain/quotes/plain-line.ts";
import { typedMaking } from "#app/domain/quotes/price-again.ts";
import { type QuoteContent, readQuoteForm, type TypedQuote } from "#app/domain/quotes/quote-form.ts";
import { formatRate } from "#app/domain/quotes/typed-amounts.ts";
import { orderPath, quotePath, quotePreviewPath } from "#app/routes/admin/paths.ts";
import { findCome } from "#app/services/ledger/find-due.server.ts";
import { hasWayToPay } from "#app/services/ledger/money-settings.server.ts";
import { listDiscontinued } from "#app/services/orders/drafts/list-discontinued.server.ts";
import { ORDER_MISSING } from "#app/services/orders/with-order.server.ts";
import { meantTag } from "#app/services/quotes/find-changed-prices.server.ts";
import { findAddressee, openQuoteDraft } from "#app/services/quotes/open-quote-draft.server.ts";
import { keepPricesOf, offerPricedChoice, priceDraft } from "#app/services/quotes/price-draft.server.ts";
import { saveQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { sendQuote } from "#app/services/quotes/send-quote.server.ts";
import { type Form, mutation, redirectWithToast } from "#app/web/form.server.ts";
import { missing } from "#app/web/page-meta.ts";
import {
  type EditorAnswer,
  KEEP,
  type NewerDraft,
  OFFER,
  offerField,
  PRICE,
  PRICE_ALL,
  SAVE_FAILED,
  SEND_FAILED,
} from "./editor-answer.ts";
import { emptyRow, readTypedQuote } from "./typed-quote.ts";

interface EditorRequest {
  form: Form;
  params: { userId: string; orderId: string };
  context: Readonly<RouterContextProvider>;
}

type EditorResult = Response | ReturnType<typeof data<EditorAnswer>>;

const newKey = () => crypto.randomUUID();

function typedBy(form: Form): TypedQuote {
  return readTypedQuote({ text: form.text, has: form.checked });
}

/** Without scripts: one more row under a window, or one less. Nothing is saved by it. */
export async function changeRows({ form }: EditorRequest): Promise<EditorResult> {
  const typed = typedBy(form);
  const removed = form.text("remove");
  const lines =
    removed === ""
      ? [...typed.lines, emptyRow(newKey(), form.text("add"))]
      : typed.lines.filter((_, index) => String(index) !== removed);
  return data<EditorAnswer>({ typed: { ...typed, lines } });
}

/** Save Draft, the autosave, Preview, and the first half of Send Quote: all keep what was typed. */
export async function saveEditor({ form, params, context }: EditorRequest): Promise<EditorResult> {
  const app = context.get(appContext);
  const typed = typedBy(form);
  const opened = await openQuoteDraft(app, params.userId, params.orderId, { changes: false });
  if (!opened) throw missing({ sentence: ORDER_MISSING });
  const read = readQuoteForm(typed, {
    before: opened.content,
    settings: opened.settings,
    newKey,
    windows: opened.windows,
  });
  const [intent, window] = form.text("intent").split(":");
  const revision = { ...params, version: form.wholeNumber("version") };
  const actorId = context.get(userContext).id;
  const keep = (content: QuoteContent) => {
    if (intent === PRICE) return priceDraft(app, actorId, revision, content, window ? { window } : "open");
    if (intent === PRICE_ALL) return priceDraft(app, actorId, revision, content, "all");
    if (intent === KEEP) return keepPricesOf(app, actorId, revision, content, window ?? "");
    if (intent !== OFFER) return saveQuoteDraft(app, actorId, revision, content);
    const other = { windowKey: window ?? "", meaning: form.text(offerField(window ?? "")) };
    return offerPricedChoice(app, actorId, revision, content, other);
  };
  const answer = await mutation(context, {
    check: read,
    run: keep,
    failed: SAVE_FAILED,
    done: (saved, content) =>
      afterSaving({ form, params, context }, { saved, content, typed, windows: opened.windows }),
  });
  if (answer instanceof Response || !("error" in answer.data)) return answer;
  const mine = read.ok ? read.value : undefined;
  const newer = answer.data.code === "stale" ? newerDraft(opened, mine) : undefined;
  return data<EditorAnswer>({ ...answer.data, typed, newer }, answer.init ?? undefined);
}

interface Kept {
  saved: Extract<Awaited<ReturnType<typeof saveQuoteDraft>>, { ok: true }>;
  content: QuoteContent;
  typed: TypedQuote;
  windows: readonly Window[];
}

async function afterSaving({ form, params, context }: EditorRequest, { saved: kept, content, typed, windows }: Kept) {
  const app = context.get(appContext);
  const { userId, orderId } = params;
  const { quoteId, version, figures } = kept;
  const [intent, window] = form.text("intent").split(":");
  const saved = { quoteId, version, at: app.now().toISOString() };
  if (intent === "save") return redirectWithToast(quotePath(userId, orderId), "Draft saved.");
  if (intent === PRICE || intent === PRICE_ALL) {
    const anew = intent === PRICE_ALL ? windows.map(({ key }) => key) : window === undefined ? [] : [window];
    return redirectWithToast(quotePath(userId, orderId), pricedWords(kept, anew));
  }
  if (intent === OFFER) return redirectWithToast(quotePath(userId, orderId), offeredWords(kept, content));
  if (intent === KEEP) return redirectWithToast(quotePath(userId, orderId), "The prices of this window stay.");
  if (intent === "preview") return redirect(quotePreviewPath(userId, orderId));
  if (intent !== "send") return data<EditorAnswer>({ saved });
  const sendable = checkSendable(content.terms, content.lines, app.now(), windows);
  if (!sendable.ok) {
    const { reason: error, field } = sendable;
    return data<EditorAnswer>({ error, code: "invalid", field, typed, saved }, { status: 400 });
  }
  const { nowCents: dueCents } = duesOf(figures, await findCome(app.db, orderId));
  const leftOut = content.lines.filter(isLeftOut).map(({ label }) => label);
  const gone = (await listDiscontinued(app, windows)).map(({ window: hung, fabric }) => `${fabric} (${hung})`);
  // As it is after this save: lines that were typed anew are priced as their window is now.
  const { changedPrices = [] } = (await openQuoteDraft(app, userId, orderId)) ?? {};
  const changed = changedPrices.map((price) => changedPriceInWords(price, windows));
  const { validUntil } = content.terms;
  const about = { totalCents: figures.totalCents, dueCents, validUntil, leftOut, gone };
  return data<EditorAnswer>({
    typed,
    saved,
    ask: {
      quoteId,
      version,
      ...about,
      changed,
      meant: meantTag(changedPrices),
      tax: taxInWords(content.terms),
      client: await findAddressee(app, userId),
      noWayToPay: !(await hasWayToPay(app, orderId)),
    },
  });
}

function taxInWords({ taxLabel, taxRate, taxReason }: QuoteContent["terms"]) {
  return taxRate === 0 ? `None: ${taxReason}` : `${taxLabel} (${formatRate(taxRate)})`;
}

function offeredWords({ lines }: Kept["saved"], { lines: typed }: QuoteContent) {
  const [{ label = "", unitCents = null } = {}] = lines.filter(
    ({ key, meaning }) => meaning !== MEANS_NOTHING && typed.every((line) => line.key !== key),
  );
  return unitCents === null
    ? `${label} is offered, but not priced yet: the rate card lacks something.`
    : `${label} is offered at ${formatMoney(unitCents)} more.`;
}

/** What the rate card could do, and what is left to the owner. */
function pricedWords({ lines }: Kept["saved"], anew: readonly string[]) {
  const open = lines.filter((line) => line.unitCents === null && !isLeftOut(line)).length;
  const typed = anew.flatMap((window) => typedMaking(lines, window).map(({ label }) => `“${label}”`));
  if (typed.length > 0) return `Typed by you, so it stays: ${typed.join(", ")}. Change its price, or keep it.`;
  const done = anew.length === 1 ? "Priced as the window is now." : "Priced by the rate card.";
  return open === 0 ? done : `${done} Not priced yet: ${open}.`;
}

/** Asked and answered: the draft is frozen and the client is told. */
export async function sendNow({ form, params, context }: EditorRequest): Promise<EditorResult> {
  const app = context.get(appContext);
  const meant = form.text("meant");
  const draft = { ...params, quoteId: form.text("quoteId"), version: form.wholeNumber("version"), meant };
  return mutation(context, {
    form: "send",
    run: () => sendQuote(app, context.get(userContext).id, draft),
    failed: SEND_FAILED,
    done: ({ number }) =>
      redirectWithToast(orderPath(params.userId, params.orderId), `Version ${number} of the quote is sent.`),
  });
}

interface Stored {
  version: number;
  savedAt: string | null;
  content: QuoteContent;
}

/** What is stored now, told against what was typed here. */
function newerDraft({ version, savedAt, content }: Stored, mine: QuoteContent | undefined): NewerDraft {
  const { totalCents } = computeQuote(content.terms, content.lines, new Set(suggestedKeys(content.lines)));
  const { lines = [], terms = [] } = mine ? differencesOf(mine, content) : {};
  const differing = [
    ...lines.map(describe),
    ...terms.map(({ label, now }) => `${label}: ${now || "another text"} in the newer draft.`),
  ];
  return { version, savedAt, totalCents, differing };
}

function describe({ kind, label, nowCents }: LineDifference) {
  const name = label || "A line without a name";
  if (kind === "removed") return `${name}: not in the newer draft.`;
  const price = nowCents === null ? "not priced yet" : formatMoney(nowCents);
  if (kind === "added") return `${name}: only in the newer draft, ${price}.`;
  return `${name}: ${price} in the newer draft.`;
}
