import type { QuoteDocumentContent } from "#app/domain/quotes/document/document-content.ts";

/** A version of a quote as it is put on paper: only what was frozen, and the yes to it. */
export interface QuotePaper extends QuoteDocumentContent {
  /** Who stands behind it, below the name of the house. */
  houseLines: string[];
  /** Whose letter it is, by first name; empty where nobody signs. */
  signer: string;
}
