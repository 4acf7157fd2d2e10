import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { plainLine } from "#app/domain/quotes/plain-line.ts";
import { plainTerms } from "#app/domain/quotes/settings/quote-settings.ts";
import { QuoteTotals } from "./totals-table.tsx";

const come = { creditCents: 0, paidCents: 0, takenOffCents: 0 };

test.each([
  [50_000, /Total.*\$500\.00.*Balance/s],
  [0, /Total.*\$0\.00(?!.*(Deposit|Balance))/s],
  [-2_544, /Total[^D]*−\u2060\$25\.44(?!.*(Deposit|Balance))/s],
])("a choice that comes to %s cents asks for money only where it comes to some", (cents, expected) => {
  const line = { ...plainLine(cents, { orderName: null, description: null }), kind: "adjustment" as const };
  const figures = computeQuote(plainTerms, [line], new Set());
  const today = "2026-11-20T17:00:00.000Z";
  const html = renderToStaticMarkup(
    <QuoteTotals terms={plainTerms} figures={figures} come={come} today={today} answer={null} payable />,
  );
  expect(html).toMatch(expected);
});
