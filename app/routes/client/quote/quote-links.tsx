import { formatDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { QuoteState } from "#app/domain/quotes/quote-types.ts";
import { myOrderPath, myQuotePath, myQuotePdfPath } from "#app/routes/client/order-paths.ts";
import type { MyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { StandingLink } from "#app/ui/page/text-link.tsx";

/** The name of a version, whose number is never broken in two. */
export function QuoteTitle({ shownId, number }: { shownId: string; number: number }) {
  return (
    <>
      Quote <span className="whitespace-nowrap tiny:whitespace-normal tiny:wrap-anywhere">{`${shownId},`}</span>{" "}
      <span className="whitespace-nowrap">{`version ${number}`}</span>
    </>
  );
}

/** Back to the order, and onto paper. */
export function QuoteActions({ quote }: { quote: Pick<MyQuote, "orderId" | "shownId" | "number"> }) {
  const { orderId, shownId, number } = quote;
  return (
    <>
      <ButtonLink to={myOrderPath(orderId)} variant="quiet" size="sm" className="max-sm:w-full max-sm:justify-start">
        Order #{shownId}
      </ButtonLink>
      <Button type="button" variant="secondary" size="sm" className="noscript:hidden" onClick={() => window.print()}>
        Print
      </Button>
      <ButtonLink to={myQuotePdfPath(orderId, number)} reloadDocument variant="secondary" size="sm">
        Download PDF
      </ButtonLink>
    </>
  );
}

const states: Record<QuoteState, string> = {
  draft: "",
  sent: "Open",
  accepted: "Confirmed",
  declined: "Declined",
  withdrawn: "Withdrawn",
  superseded: "Replaced",
};

/** Only the client confirms; and what has run out is not open. */
function stateOf({ state, acceptedBy, expired }: MyQuote["versions"][number]): string {
  if (expired) return "Expired";
  return state === "accepted" && acceptedBy === "owner" ? "Recorded by us" : states[state];
}

/** Every version that was ever sent stays to be read. */
export function QuoteVersions({ quote }: { quote: MyQuote }) {
  const { orderId, versions } = quote;
  if (versions.length < 2) return null;
  return (
    <section className="mt-10 print:hidden">
      <h2 className="text-lg">All versions</h2>
      <ul className="mt-1">
        {versions.map(({ number, sentAt, totalCents, ...version }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4 text-ink-soft">
            {number === quote.number ? (
              <span className="inline-flex min-h-11 items-center font-medium text-ink">Version {number}</span>
            ) : (
              <StandingLink to={myQuotePath(orderId, number)}>Version {number}</StandingLink>
            )}
            <span className="tabular-nums">
              {stateOf({ number, sentAt, totalCents, ...version })} · {sentAt && `${formatDate(sentAt)} · `}
              {formatMoney(totalCents)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
