import { formatDateTime } from "#app/domain/dates.ts";
import { emailPath } from "#app/routes/admin/paths.ts";
import { FactLink } from "#app/ui/page/text-link.tsx";
import type { OrderPageData } from "./load-order.server.ts";

/** What happened to the order and who did it, newest first. */
export function OrderTrail({ trail }: { trail: OrderPageData["trail"] }) {
  return (
    <section aria-labelledby="trail" className="mt-12 print:hidden">
      <h2 id="trail" className="mb-4 text-xl">
        Timeline
      </h2>
      {trail.length === 0 ? (
        <p className="text-ink-soft">Nothing has been recorded for this order.</p>
      ) : (
        <ol className="border-line border-l">
          {trail.map((entry) => (
            <li key={entry.id} className="relative pb-5 pl-6 last:pb-0">
              <span
                aria-hidden="true"
                className={`-left-[4.5px] absolute top-2 size-2 rounded-full ${entry.failed ? "bg-clay" : "bg-brass"}`}
              />
              <p className={`wrap-anywhere ${entry.failed ? "font-medium text-clay-deep" : ""}`}>
                {entry.email ? <FactLink to={emailPath(entry.email)}>{entry.text}</FactLink> : entry.text}
              </p>
              <p className="text-ink-soft text-sm">
                <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
                {entry.who && ` · ${entry.who}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
