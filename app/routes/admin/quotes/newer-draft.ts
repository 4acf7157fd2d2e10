import { formatMoney } from "#app/domain/money.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { differencesOf, type LineDifference } from "#app/domain/quotes/differences.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import type { NewerDraft } from "./editor-answer.ts";

interface Stored {
  version: number;
  savedAt: string | null;
  content: QuoteContent;
}

/** What is stored now, told against what was typed here. */
export function newerDraft({ version, savedAt, content }: Stored, mine: QuoteContent | undefined): NewerDraft {
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
