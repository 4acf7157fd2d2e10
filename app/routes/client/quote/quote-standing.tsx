import type { ReactNode } from "react";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { WINDOWS_CHANGED, whyNotAsked } from "#app/domain/orders/progress/asking.ts";
import { acceptedInWords } from "#app/domain/quotes/document/quote-answered.ts";
import { myQuotePath } from "#app/routes/client/order-paths.ts";
import { CONTACT } from "#app/routes/client/paths.ts";
import type { MyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { FormMessage } from "#app/ui/form-message.tsx";
import { StandingLink, TextLink } from "#app/ui/page/text-link.tsx";
import { confirmedBefore } from "./quote-words.ts";

/** Where a version stands, before it is read. */
export function QuoteStateNote({ quote }: { quote: MyQuote }) {
  const { state, answer, closedAt } = quote;
  const on = closedAt ? ` on ${formatDate(closedAt)}` : "";
  if (state === "accepted" && answer) {
    return (
      <Note kind="success" quote={quote}>
        <p>{acceptedInWords(answer)}</p>
        <p>{[`Total ${formatMoney(answer.totalCents)}.`, sinceThen(quote)].filter(Boolean).join(" ")}</p>
      </Note>
    );
  }
  if (state === "superseded") return <Note quote={quote}>There is a newer version of this quote.</Note>;
  if (state === "withdrawn") {
    return <Note quote={quote}>We withdrew this quote{on}. It can no longer be confirmed.</Note>;
  }
  if (state === "declined") {
    return (
      <Note quote={quote}>
        You declined this quote{on}. If you change your mind, <TextLink to={CONTACT}>write to us</TextLink>.
      </Note>
    );
  }
  return <OpenNote quote={quote} />;
}

function sinceThen({ inForce, number, versions }: MyQuote): string {
  const newer = versions.some((version) => version.inForce && version.number > number);
  if (!inForce) return newer ? "A newer version has taken its place since." : "It no longer counts.";
  const waits = versions.some(({ state }) => state === "sent");
  return waits ? "It stays your order until you confirm the newer version." : "";
}

/** What is to be known of a version that waits for an answer: nothing, as a rule. */
function OpenNote({ quote }: { quote: MyQuote }) {
  const { expired, terms, changesAskedAt, acceptable, changed } = quote;
  const before = confirmedBefore(quote);
  const ended = expired && terms.validUntil;
  if (!before && !ended && !changesAskedAt && !changed) return null;
  return (
    <Note quote={quote}>
      {before && <p>{before}</p>}
      {changed && <p>{WINDOWS_CHANGED}</p>}
      {ended && changesAskedAt && <p>This quote was valid until {formatDate(noonOf(ended))}.</p>}
      {ended && !changesAskedAt && <p>{whyNotAsked({ asking: "expired", validUntil: ended })}</p>}
      {changesAskedAt && (
        <p>
          You asked for changes on {formatDate(changesAskedAt)}. We’ll send a new version
          {acceptable ? "; until then you can still confirm this one." : "."}
        </p>
      )}
      <Asked quote={quote} />
    </Note>
  );
}

/** The client's own words, so that nobody has to remember them. */
function Asked({ quote: { asked, lines } }: { quote: MyQuote }) {
  const labels = new Map(lines.map(({ key, label }) => [key, label]));
  return asked.map(({ at, message, lineMessages }) => (
    <blockquote key={at} className="mt-2 border-line-strong border-l pl-3 text-ink-soft">
      {message && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
      {Object.entries(lineMessages).map(([key, words]) => (
        <p key={key} className="whitespace-pre-line wrap-anywhere">
          {labels.get(key)}: {words}
        </p>
      ))}
    </blockquote>
  ));
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
