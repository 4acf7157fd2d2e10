import { useState } from "react";
import { useFetcher } from "react-router";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import type { QuoteFigures, QuoteLine } from "#app/domain/quotes/quote-types.ts";
import { myQuotePath } from "#app/routes/client/order-paths.ts";
import type { MyQuote } from "#app/services/quotes/find-my-quote.server.ts";

interface Shown {
  chosen?: string[] | undefined;
  figures?: Omit<QuoteFigures, "lines"> | undefined;
}

/**
 * What is picked, and what it comes to at once: worked out here where every price is on the page, and by the server where the
 * owner does not show them all. `shown` is what the page was sent back with.
 */
export function useChoice(quote: MyQuote, shown: Shown) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(shown.chosen ?? quote.chosen));
  const priced = useFetcher<Shown>({ key: `total of ${quote.id}` });
  const { terms, lines } = quote;
  const known = terms.detail === "lines";
  const pick = (line: QuoteLine, taken: boolean) => {
    const next = picked(lines, chosen, line, taken);
    setChosen(next);
    if (known) return;
    const form = new FormData();
    form.set("intent", "total");
    form.set("number", String(quote.number));
    for (const key of next) form.append("chosen", key);
    void priced.submit(form, { method: "post", action: myQuotePath(quote.orderId) });
  };
  const figures = known ? computeQuote(terms, lines, chosen) : (priced.data?.figures ?? shown.figures ?? quote.figures);
  return { chosen, pick, figures, pending: priced.state !== "idle" };
}

/** Of a group one is picked, so another one takes its place. */
function picked(lines: QuoteLine[], chosen: ReadonlySet<string>, line: QuoteLine, taken: boolean) {
  const rivals = line.role === "choice" ? lines.filter(({ choiceGroup }) => choiceGroup === line.choiceGroup) : [];
  const next = new Set(chosen);
  for (const { key } of rivals) next.delete(key);
  if (taken) next.add(line.key);
  else next.delete(line.key);
  return next;
}
