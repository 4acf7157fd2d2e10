import type {
  CostPart,
  LineFigures,
  OwnerPart,
  QuoteLine,
  QuoteState,
  QuoteTerms,
  QuoteTotals,
} from "#app/domain/quotes/quote-types.ts";

/** Quotes with their lines and answers, and what the owner sets for all of them. */
export interface QuoteTables {
  quotes: QuotesTable;
  quoteLines: QuoteLinesTable;
  quoteCostLines: QuoteCostLinesTable;
  /** Only added to. The name under it, and from where it came, are in documentPeople, so that a person can be forgotten. */
  quoteAnswers: {
    id: string;
    quoteId: string;
    orderId: string;
    at: string;
    kind: "accepted" | "changes_asked" | "declined";
    /** The quote's id for an acceptance; unique: accepted once, however many tabs. */
    acceptedOf: string | null;
    by: "client" | "owner";
    how: "portal" | "phone" | "paper" | "e-mail" | "work begun";
    actorId: string;
    /** JSON: the keys of the optional lines and choices. */
    chosen: string;
    /** JSON: the totals as they were shown. */
    totals: string;
    totalCents: number;
    contentHash: string;
    reason: string;
    /** JSON, of an acceptance: what it wrote into the windows, and the lines that no box of a window stands for. */
    meant: string | null;
  };
  quoteSettings: {
    id: string;
    /** JSON, as quoteSettingsSchema has it. */
    document: string;
    version: number;
  };
}

/**
 * One row per version of an order's quote. From its sending on the database itself refuses to change what it says. Its totals
 * are those of what we suggest; an answer holds what was chosen.
 */
interface QuotesTable extends QuoteTerms, QuoteTotals {
  id: string;
  orderId: string;
  /** Within the order, given on sending; 0 while a draft. */
  number: number;
  /** The order's id while this is its draft, or while it waits for an answer; each unique, so that there is one. */
  draftOf: string | null;
  openOf: string | null;
  state: QuoteState;
  /** The order's version when it was written: whether windows have changed since. */
  basedOnOrderVersion: number;
  /** JSON, from its sending on: the windows as they were, without anybody's name. */
  snapshot: string | null;
  /** sha256 of what the client sees. */
  contentHash: string | null;
  version: number;
  createdBy: string;
  createdAt: string;
  updatedAt: string;
  sentAt: string | null;
  firstSeenAt: string | null;
  changesAskedAt: string | null;
  closedAt: string | null;
}

interface QuoteLinesTable
  extends Omit<QuoteLine, "taxed" | "suggested" | "meaning" | "shownParts">,
    LineFigures,
    Omit<OwnerPart, "parts"> {
  id: string;
  quoteId: string;
  position: number;
  taxed: number;
  suggested: number;
  /** JSON: what its client reads of its parts, where the owner shows them; empty otherwise. */
  shownParts: string;
}

/** What the price of a line is made of, and what it costs us: in nothing that a client gets. */
interface QuoteCostLinesTable extends CostPart {
  id: string;
  quoteId: string;
  lineKey: string;
  position: number;
}
