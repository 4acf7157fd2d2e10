import type { ReactNode } from "react";
import { formatDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { WINDOWS_CHANGED, whyNotAsked } from "#app/domain/orders/progress/next-step.ts";
import { acceptedInWords } from "#app/domain/quotes/document/quote-answered.ts";
import type { QuoteState } from "#app/domain/quotes/quote-types.ts";
import { myOrderPath, myQuotePath, myQuotePdfPath } from "#app/routes/client/order-paths.ts";
import { CONTACT } from "#app/routes/client/paths.ts";
import type { MyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { ButtonLink, SmallButton, SmallButtonLink, StandingLink, TextLink } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
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
      {ended && <p>{whyNotAsked({ asking: "expired", validUntil: ended, changesAskedAt })}</p>}
      {changesAskedAt && !ended && (
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
      <ButtonLink to={myOrderPath(orderId)} variant="quiet" size="sm">
        Order #{shownId}
      </ButtonLink>
      <SmallButton type="button" className="max-sm:hidden noscript:hidden" onClick={() => window.print()}>
        Print
      </SmallButton>
      <SmallButtonLink to={myQuotePdfPath(orderId, number)} reloadDocument>
        Download PDF
      </SmallButtonLink>
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
