import type { ReactNode } from "react";
import type { Come } from "#app/domain/ledger/quote-dues.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { QuoteDifferences } from "#app/domain/quotes/differences.ts";
import type { Agreed } from "#app/domain/quotes/document/dues.ts";
import { sectionsOf, type TreatmentTotal } from "#app/domain/quotes/document/quote-sections.ts";
import type { LineFigures, QuoteFigures, QuoteLine, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { QuoteChanges } from "./quote-changes.tsx";
import { type Picking, QuoteSectionView } from "./quote-section.tsx";
import { QuoteSmallPrint } from "./quote-small-print.tsx";
import { QuoteTotals } from "./totals-table.tsx";

/** A version of a quote as far as it is read: what was frozen, and what was answered. */
export interface QuoteToRead {
  terms: QuoteTerms;
  lines: QuoteLine[];
  /** Of each line whose price is shown. */
  figures: { lines: LineFigures[] };
  windowTotals: { windowKey: string | null; cents: number }[];
  treatmentTotals: TreatmentTotal[];
  windows: Window[];
  /** By which they hung when it was sent. */
  rules: ChangedPlacement;
  come: Come;
  /** False for a version that is over; a draft is read as if it were sent. */
  payable?: boolean;
  answer: Agreed | null;
  changes: (QuoteDifferences & { number: number }) | null;
}

interface QuoteDocumentProps {
  quote: QuoteToRead;
  /** With what is picked. */
  figures: Omit<QuoteFigures, "lines">;
  picking: Picking;
  today: string;
  pending?: boolean;
  /** Stays in view on a phone, where the totals are below all the windows. */
  running?: ReactNode;
  /** Under the totals. */
  below?: ReactNode;
  /** After the terms. */
  children?: ReactNode;
}

/** A quote to read from top to bottom on a phone; where there is room, its totals stay in view beside it. */
export function QuoteDocument({
  quote,
  figures,
  picking,
  today,
  pending,
  running,
  below,
  children,
}: QuoteDocumentProps) {
  const { terms, changes, come, answer, payable = true } = quote;
  const figuresOf = new Map(quote.figures.lines.map((line) => [line.key, line]));
  const wasOf = new Map(
    changes?.lines.filter(({ kind, wasCents, nowCents }) => kind === "changed" && wasCents !== nowCents).map(toWas),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start print:block print:space-y-6">
      <div className="grid min-w-0 gap-8 lg:col-start-1">
        {changes && <QuoteChanges changes={changes} />}
        {sectionsOf(quote, picking.chosen).map((section) => (
          <QuoteSectionView
            key={section.key}
            section={section}
            rules={quote.rules}
            answered={answer !== null}
            figuresOf={(key) => figuresOf.get(key)}
            wasOf={(key) => wasOf.get(key)}
            {...picking}
          />
        ))}
        {running}
      </div>
      <div className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <QuoteTotals
          terms={terms}
          figures={figures}
          come={come}
          today={today}
          payable={payable}
          pending={pending}
          answer={answer}
        >
          {below}
        </QuoteTotals>
      </div>
      <div className="grid min-w-0 gap-6 border-line border-t pt-6 lg:col-start-1">
        <QuoteSmallPrint {...terms} />
        {children}
      </div>
    </div>
  );
}

function toWas({ key, wasCents }: { key: string; wasCents: number | null }) {
  return [key, wasCents] as const;
}
