import type { QuoteTerms } from "#app/domain/quotes/quote-types.ts";

/** Lead time, note and terms, as they stood when the quote was sent. */
export function QuoteSmallPrint({ leadTime, note, terms }: Pick<QuoteTerms, "leadTime" | "note" | "terms">) {
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
