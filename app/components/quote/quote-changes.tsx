import { formatMoney } from "#app/domain/money.ts";
import type { QuoteDifferences } from "#app/domain/quotes/differences.ts";
import { changesInWords, was } from "#app/domain/quotes/document/changes-in-words.ts";

type Changes = QuoteDifferences & { number: number };

/** What a newer version changes: its client has read the one before. */
export function QuoteChanges({ changes }: { changes: Changes }) {
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
