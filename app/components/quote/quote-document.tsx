import type { ReactNode } from "react";
import type { Come } from "#app/domain/ledger/quote-dues.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { QuoteDifferences } from "#app/domain/quotes/differences.ts";
import { changesInWords, was } from "#app/domain/quotes/document/changes-in-words.ts";
import { sectionsOf } from "#app/domain/quotes/document/quote-sections.ts";
import type { Agreed } from "#app/domain/quotes/document/quote-totals.ts";
import type { ShownPrices } from "#app/domain/quotes/document/shown-prices.ts";
import type { LineFigures, QuoteFigures, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { type Picking, QuoteSectionView } from "./quote-section.tsx";
import { QuoteTotals } from "./totals-table.tsx";

/** A version of a quote as far as it is read: what was frozen, and what was answered. */
export interface QuoteToRead extends Omit<ShownPrices, "figures"> {
  /** Of each line whose price is shown. */
  figures: { lines: LineFigures[] };
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
      <div className="grid min-w-0 gap-6 border-line border-t pt-6 empty:hidden lg:col-start-1">
        <QuoteSmallPrint {...terms} />
        {children}
      </div>
    </div>
  );
}

function toWas({ key, wasCents }: { key: string; wasCents: number | null }) {
  return [key, wasCents] as const;
}

type Changes = QuoteDifferences & { number: number };

/** What a newer version changes: its client has read the one before. */
function QuoteChanges({ changes }: { changes: Changes }) {
  const { number, was: before, now } = changes;
  const list = changesInWords(changes);
  const moved = before.totalCents !== now.totalCents;
  if (list.length === 0 && !moved) return null;
  return (
    <section aria-labelledby="quote-changes" className="border-brass border-l-2 bg-bone/60 px-5 py-4">
      <h2 id="quote-changes" className="text-lg">
        What changed since version {number}
      </h2>
      <ul className="mt-2 grid gap-1">
        {list.map(({ key, label, words }) => (
          <li key={key} className="wrap-anywhere">
            <span className="font-medium">{label}:</span> <span className="tabular-nums">{words}</span>
          </li>
        ))}
      </ul>
      {moved && (
        <p className="mt-3 tabular-nums">
          Total as suggested: {formatMoney(now.totalCents)}, {was(before.totalCents)}
        </p>
      )}
    </section>
  );
}

/** Lead time, note and terms, as they stood when the quote was sent. */
function QuoteSmallPrint({ leadTime, note, terms }: Pick<QuoteTerms, "leadTime" | "note" | "terms">) {
  return (
    <>
      {leadTime && (
        <section className="print:break-inside-avoid">
          <h2 className="text-lg">Lead time</h2>
          <p className="mt-1 wrap-anywhere">{leadTime}</p>
        </section>
      )}
      {note && (
        <section className="print:break-inside-avoid">
          <h2 className="text-lg">Note</h2>
          <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{note}</p>
        </section>
      )}
      {terms && (
        <section>
          <h2 className="text-lg print:break-after-avoid">Terms</h2>
          <p className="mt-1 max-w-measure whitespace-pre-line text-ink-soft wrap-anywhere">{terms}</p>
        </section>
      )}
    </>
  );
}
