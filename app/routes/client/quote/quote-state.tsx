import type { ReactNode } from "react";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { acceptedInWords } from "#app/domain/quotes/document/quote-answered.ts";
import { myQuotePath } from "#app/routes/client/order-paths.ts";
import type { MyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { FormMessage } from "#app/ui/form-message.tsx";
import { StandingLink } from "#app/ui/page/text-link.tsx";

/** Where a version stands, before it is read. */
export function QuoteStateNote({ quote }: { quote: MyQuote }) {
  const { state, answer, expired, terms, closedAt, changesAskedAt } = quote;
  const on = closedAt ? ` on ${formatDate(closedAt)}` : "";
  if (state === "accepted" && answer) {
    return (
      <Note kind="success" quote={quote}>
        <p>{acceptedInWords(answer)}</p>
        <p>
          Total {formatMoney(answer.totalCents)}.{!quote.inForce && " A newer version has taken its place since."}
        </p>
      </Note>
    );
  }
  if (state === "superseded") return <Note quote={quote}>There is a newer version of this quote.</Note>;
  if (state === "withdrawn")
    return <Note quote={quote}>We withdrew this quote{on}. It can no longer be confirmed.</Note>;
  if (state === "declined") return <Note quote={quote}>You declined this quote{on}.</Note>;
  if (expired && terms.validUntil) {
    return (
      <Note quote={quote}>
        <p>This quote was valid until {formatDate(noonOf(terms.validUntil))}.</p>
        <p>Would you still like it? Ask for changes below, and we’ll send you a new one.</p>
      </Note>
    );
  }
  if (!changesAskedAt) return null;
  return (
    <Note quote={quote}>
      You asked for changes on {formatDate(changesAskedAt)}. We’ll send a new version; until then you can still confirm
      this one.
    </Note>
  );
}

function Note({ kind = "info", quote, children }: { kind?: "info" | "success"; quote: MyQuote; children: ReactNode }) {
  const waiting = quote.versions.find(({ state }) => state === "sent");
  const newer = quote.current ? undefined : (waiting ?? quote.versions.find(({ state }) => state === "accepted"));
  return (
    <FormMessage kind={kind} className="mb-8">
      {children}
      {newer && newer.number !== quote.number && (
        <p>
          <StandingLink to={myQuotePath(quote.orderId)}>See version {newer.number}</StandingLink>
        </p>
      )}
    </FormMessage>
  );
}
