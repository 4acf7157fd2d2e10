import { NO_ACCOUNT } from "#app/domain/audit/audit-list.ts";
import { formatDateTime } from "#app/domain/dates.ts";

interface Entry {
  id: string;
  at: string;
  words: string;
  by: string | null;
}

/** What was done to a fabric; nothing is shown of one that came with the book and was never touched. */
export function FabricHistory({ history }: { history: readonly Entry[] }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-12 max-w-measure border-line border-t pt-6">
      <h2 id="history" className="text-xl">
        History
      </h2>
      <ul className="mt-4 grid gap-3">
        {history.map(({ id, at, words, by }) => (
          <li key={id}>
            <p className="wrap-anywhere">{words}</p>
            <p className="text-ink-soft text-sm">
              {by ?? NO_ACCOUNT}, {formatDateTime(at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
