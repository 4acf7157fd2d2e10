import type { TypedQuote } from "#app/domain/quotes/quote-form.ts";
import type { FormProblem } from "#app/web/form-problem.ts";

export const SAVE_FAILED = "The quote could not be saved. Please try again.";
export const SEND_FAILED = "The quote could not be sent. Please try again.";

/** The id of the form that holds the quote, for a button outside of it. */
export const EDITOR_FORM = "quote-editor";

/** The button that prices the open lines; with the key of a window after a colon, all lines of that window. */
export const PRICE = "price";
/** The button that prices everything anew that is of before something changed. */
export const PRICE_ALL = `${PRICE}-again`;
/** The button that says of a changed window, after a colon, that its prices are right as they are. */
export const KEEP = `${PRICE}-kept`;
/** The button that offers a choice at the window after a colon, and the field that says which. */
export const OFFER = `${PRICE}-choice`;
export const offerField = (windowKey: string) => `offer[${windowKey}]`;

/** What Send Quote asks, once, about what was saved a moment ago. */
export interface SendQuestion {
  quoteId: string;
  version: number;
  totalCents: number;
  dueCents: number;
  validUntil: string | null;
  /** What was opened with the quote and got no price. */
  leftOut: string[];
  /** Cloths of the order that are no longer made. */
  gone: string[];
  /** Prices of before something changed, in words, and the tag by which they are said to be meant. */
  changed: string[];
  meant: string;
  client: { name: string; email: string; city: string };
  /** "Philadelphia sales tax (8%)", or why there is none. */
  tax: string;
  /** Neither a link nor an address for checks is set, and no card can pay: the client would not know how. */
  noWayToPay: boolean;
}

/** What somebody else has stored while this was typed. */
export interface NewerDraft {
  version: number;
  savedAt: string | null;
  totalCents: number;
  /** What they have otherwise than what was typed here, a sentence each. */
  differing: string[];
}

/** What the editor's action answers; the page shows what was typed again wherever it is in here. */
export interface EditorAnswer extends Partial<FormProblem> {
  typed?: TypedQuote | undefined;
  saved?: { quoteId: string; version: number; at: string } | undefined;
  ask?: SendQuestion | undefined;
  newer?: NewerDraft | undefined;
}
