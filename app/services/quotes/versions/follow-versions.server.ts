import { type Db, dropRows, findRow, setRows } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import type { OrderBefore, OrderTerms } from "#app/domain/orders/order-update.ts";
import { checkSendable } from "#app/domain/quotes/check-sendable.ts";
import { suggestedAs, suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { whyNotSent } from "#app/domain/quotes/costs/changed-prices.ts";
import { followTerms, type QuoteStep } from "#app/domain/quotes/follow-terms.ts";
import { adjustLines, plainLine, withoutLeftOut } from "#app/domain/quotes/plain-line.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import { plainTerms } from "#app/domain/quotes/settings/quote-settings.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { endConsent } from "#app/services/orders/end-consent.server.ts";
import { findOrderRecord, type OrderActing, type OrderRecord } from "#app/services/orders/with-order.server.ts";
import { findChangedPrices } from "#app/services/quotes/find-changed-prices.server.ts";
import { currentAgain, draftOf } from "#app/services/quotes/revise-quote.server.ts";
import { acceptVersion } from "./accept-version.server.ts";
import { closeOpen, findAcceptance } from "./close-version.server.ts";
import { freezeVersion, insertDraft } from "./freeze-version.server.ts";
import {
  clientLineOf,
  contentColumns,
  contentOf,
  findVersion,
  findVersionById,
  type StoredVersion,
  writeLines,
} from "./quote-rows.server.ts";

interface Versions {
  draft: StoredVersion | undefined;
  open: StoredVersion | undefined;
  accepted: StoredVersion | undefined;
  /** What of the one in force was chosen, and what that came to. */
  acceptance: { chosen: string[]; totalCents: number } | undefined;
}

/** What a save of status and total is going to do to the quote of an order, and the total that comes of it. */
interface Following {
  steps: QuoteStep[];
  terms: OrderTerms;
  versions: Versions;
  /** The lines that are sent, where the draft is. */
  draft: QuoteContent | undefined;
}

/** Asks the rule, and whether a draft that goes out with the save can be sent. Nothing is written. */
export async function planFollowing(
  db: Db,
  { userId, orderId }: { userId: string; orderId: string },
  { before, after, now }: { before: OrderBefore; after: OrderTerms; now: Date },
): Promise<{ ok: true; value: Following } | Refusal> {
  const versions = await findVersions(db, orderId);
  const steps = followTerms(before, after, {
    draft: versions.draft?.row,
    open: versions.open?.row,
    accepted: versions.acceptance,
  });
  if (!steps.ok) return refusal(steps.code ?? "refused", steps.reason, steps.field);
  const plan = { steps: steps.value, terms: after, versions, draft: undefined };
  if (!steps.value.includes("sendDraft") || !versions.draft) return { ok: true, value: plan };
  const draft = adjusted(withoutLeftOut(await contentOf(db, versions.draft)), after.totalCents);
  const sendable = checkSendable(draft.terms, draft.lines, now);
  if (!sendable.ok) {
    const reason = `The draft of the quote cannot be sent yet. ${sendable.reason}`;
    return refusal("refused", reason, "total");
  }
  // A total that was typed with the save is a price that the owner says.
  const typed = after.totalCents !== null && after.totalCents !== before.totalCents;
  const order = typed ? undefined : await findOrderRecord(db, { userId, orderId });
  if (order) {
    const { prices } = await findChangedPrices(db, order, { version: versions.draft, lines: draft.lines });
    const why = whyNotSent(prices, readOrderDocuments(order).windows);
    if (prices.length > 0) return refusal("refused", `The draft of the quote cannot be sent yet. ${why}`, "total");
  }
  const terms = { ...after, totalCents: sendable.value.totalCents };
  return { ok: true, value: { ...plan, terms, draft } };
}

async function findVersions(db: Db, orderId: string): Promise<Versions> {
  const row = await findRow(db, "orders", { id: orderId }, ["acceptedQuoteId"]);
  const acceptedQuoteId = row?.acceptedQuoteId ?? null;
  const acceptance = acceptedQuoteId === null ? undefined : await findAcceptance(db, acceptedQuoteId);
  return {
    draft: await findVersion(db, orderId, "draft"),
    open: await findVersion(db, orderId, "open"),
    accepted: await findVersionById(db, acceptedQuoteId),
    acceptance: acceptance && {
      chosen: JSON.parse(acceptance.chosen) as string[],
      totalCents: acceptance.totalCents,
    },
  };
}

/** Lines that come to a typed total: one more line makes up for what they lack of it. */
function adjusted({ terms, lines }: QuoteContent, totalCents: number | null): QuoteContent {
  if (totalCents === null) return { terms, lines };
  const { totalCents: computed } = figuresOf({ terms, lines });
  return { terms, lines: adjustLines(lines, totalCents - computed) };
}

function figuresOf({ terms, lines }: QuoteContent) {
  return computeQuote(terms, lines, new Set(suggestedKeys(lines)));
}

interface Carrying extends OrderActing {
  now: Date;
}

/** What a step has to go by, and what the order shows once it is done. */
interface Surroundings {
  plan: Following;
  order: OrderRecord;
  versions: Versions;
  actorId: string;
  now: Date;
  at: string;
}

type Shown = Partial<Pick<OrderRecord, "quoteId" | "acceptedQuoteId" | "quotedAt">>;

/** What each step does, in the order of the plan; what it sends is open for the steps after it. */
const carriedOut: Record<QuoteStep, (db: Db, surroundings: Surroundings) => Promise<Shown>> = {
  withdraw: async (db, { order, at }) => {
    await closeOpen(db, { orderId: order.id, state: "withdrawn", at });
    return {};
  },
  endForce: async (db, { order, actorId, at }) => {
    await endConsent(db, { orderId: order.id, actorId, at });
    return { acceptedQuoteId: null };
  },
  keepDraft,
  adjustDraft,
  send: (db, surroundings) => {
    const { draft } = surroundings.versions;
    return send(db, surroundings, draft?.row.kind === "plain" ? draft : undefined);
  },
  sendDraft: (db, surroundings) => send(db, surroundings, surroundings.versions.draft),
  accept: async (db, { order, versions: { open }, actorId, at }) => {
    if (!open) return {};
    const chosen = suggestedKeys(open.lines.map(clientLineOf));
    await acceptVersion(db, { order, quote: open, by: "owner", how: "work begun", actorId, at, chosen });
    return { quoteId: open.row.id, acceptedQuoteId: open.row.id, quotedAt: open.row.sentAt };
  },
};

/** Carries the plan out, after the order's own row has been written, and puts the version it shows into that row. */
export async function carryOut(db: Db, plan: Following, { userId, orderId, actorId, now }: Carrying) {
  if (plan.steps.length === 0) return;
  const order = (await findOrderRecord(db, { userId, orderId })) as OrderRecord;
  const surroundings = { plan, order, versions: { ...plan.versions }, actorId, now, at: now.toISOString() };
  const { quoteId, acceptedQuoteId, quotedAt } = order;
  const shown = { quoteId, acceptedQuoteId, quotedAt };
  for (const step of plan.steps) Object.assign(shown, await carriedOut[step](db, surroundings));
  // A cancelled order still shows what it was about; one that waits for a new quote shows none.
  const { totalCents, status } = plan.terms;
  if (totalCents === null || isWaiting(status)) Object.assign(shown, { quoteId: null, quotedAt: null });
  await setRows(db, "orders", { id: orderId }, shown);
}

function isWaiting(status: OrderStatus) {
  return status === "incomplete" || status === "submitted";
}

async function send(db: Db, surroundings: Surroundings, draft: StoredVersion | undefined): Promise<Shown> {
  const { plan, order, versions, actorId, at } = surroundings;
  const content = plan.draft ?? (await contentAt(db, surroundings, plan.terms.totalCents ?? 0));
  const figures = figuresOf(content);
  const open = await freezeVersion(db, { order, content, figures, draftId: draft?.row.id, actorId, at });
  versions.open = open;
  return { quoteId: open.row.id, quotedAt: at };
}

/**
 * A version of a typed total: the lines that the client has seen last, with the difference as one more, as they were chosen;
 * else one plain line.
 */
async function contentAt(db: Db, { order, versions, now }: Surroundings, totalCents: number): Promise<QuoteContent> {
  const base = versions.open ?? versions.accepted ?? (await findVersionById(db, order.quoteId));
  if (base?.row.kind !== "lines") return { terms: plainTerms, lines: [plainLine(totalCents, order)] };
  const { terms, lines } = await currentAgain(db, await contentOf(db, base), now);
  const chosen = base === versions.accepted ? versions.acceptance?.chosen : undefined;
  return adjusted({ terms, lines: chosen ? suggestedAs(lines, chosen) : lines }, totalCents);
}

/** On a submitted order a total is a plain draft; lines that were withdrawn are the draft again. */
async function keepDraft(db: Db, { order, versions, actorId, now, at }: Surroundings): Promise<Shown> {
  const { draft, open, accepted } = versions;
  const lines = [open, accepted].find((one) => one?.row.kind === "lines");
  if (lines) {
    await draftOf(db, { order, quote: lines, there: draft, actorId, now });
    return {};
  }
  if (draft) await dropRows(db, "quotes", { id: draft.row.id });
  if (order.totalCents === null) return {};
  const content = { terms: plainTerms, lines: [plainLine(order.totalCents, order)] };
  const figures = figuresOf(content);
  const id = await insertDraft(db, { order, content, figures, actorId, at, draftOf: order.id });
  await writeLines(db, id, content.lines, figures);
  return {};
}

async function adjustDraft(db: Db, { plan, versions: { draft }, at }: Surroundings): Promise<Shown> {
  if (!draft) return {};
  const content = adjusted(await contentOf(db, draft), plan.terms.totalCents);
  const figures = figuresOf(content);
  await db
    .updateTable("quotes")
    .set((eb) => ({ ...contentColumns(content.terms, figures), updatedAt: at, version: eb("version", "+", 1) }))
    .where("id", "=", draft.row.id)
    .execute();
  await writeLines(db, draft.row.id, content.lines, figures);
  return {};
}
