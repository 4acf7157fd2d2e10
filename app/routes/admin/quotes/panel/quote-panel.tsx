import { Form, useSearchParams } from "react-router";
import { formatDate, formatDateTime, noonOf } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { declineReasons, isDeclineReason } from "#app/domain/quotes/answer-words.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { type OfOrder, useAct } from "#app/routes/admin/orders/order-act.ts";
import { quotePath, sentQuotePath } from "#app/routes/admin/paths.ts";
import { Button, ButtonLink, TextLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Ways } from "#app/ui/page-heading.tsx";
import { Refused } from "#app/ui/post-form.tsx";
import type { PanelVersion, QuotePanelData } from "./load-panel.server.ts";
import { ChangedSince, canAsk, QuoteDialogs } from "./quote-dialogs.tsx";

/** What a version is, in a word; expired and changes asked are seen on a sent one. */
function stateWords({ state, expired, changesAskedAt }: Pick<PanelVersion, "state" | "expired" | "changesAskedAt">) {
  if (state !== "sent") return state[0]?.toUpperCase() + state.slice(1);
  if (expired) return "Expired";
  return changesAskedAt ? "Changes asked" : "Waiting for the client";
}

/** When it went, whether it was seen, until when it holds, and how its e-mail is doing. */
export function factsOf(version: FactsOf): string[] {
  const { sentAt, validUntil, email } = version;
  return [
    sentAt && `sent ${formatDateTime(sentAt)}`,
    seenWords(version),
    validUntil && `valid until ${formatDate(noonOf(validUntil))}`,
    email,
  ].filter((fact) => typeof fact === "string" && fact !== "") as string[];
}

type FactsOf = Pick<PanelVersion, "state" | "sentAt" | "firstSeenAt" | "validUntil" | "email"> & {
  answers: Pick<Answer, "by">[];
};

/** Whoever has answered has seen it. */
function seenWords({ state, firstSeenAt, answers }: FactsOf) {
  if (firstSeenAt) return `seen ${formatDateTime(firstSeenAt)}`;
  if (answers.some(({ by }) => by === "client")) return "";
  return state === "sent" ? "not seen yet" : "never seen";
}

export function draftWords({ totalCents, unpriced, updatedAt }: NonNullable<QuotePanelData["draft"]>): string {
  const lines = unpriced === 1 ? "1 line is not priced yet" : `${unpriced} lines are not priced yet`;
  const saved = `saved ${formatDateTime(updatedAt)}`;
  if (unpriced === 0) return `A draft of ${formatMoney(totalCents)}, ${saved}. Only you see it.`;
  return `A draft, ${saved}: ${lines}. Only you see it.`;
}

type Answer = PanelVersion["answers"][number];

function answerWords({ correction, ...answer }: Answer): string {
  const corrected = correction
    ? [`Should read ${correction.name}, corrected ${formatDate(correction.at)} by ${correction.by}.`]
    : [];
  return [asTyped(answer), ...corrected].join(" ");
}

function asTyped({ kind, by, how, at, totalCents, signedName, reason }: Omit<Answer, "correction">): string {
  const day = formatDate(at);
  const name = signedName && ` by ${signedName}`;
  if (kind === "changes_asked") return `Changes asked ${day}.`;
  if (kind === "declined") {
    const why = isDeclineReason(reason) ? declineReasons[reason] : "";
    return `Declined ${day}${why && `: ${why.toLowerCase()}`}.`;
  }
  if (by === "owner" && how === "work begun") return `Accepted ${day}: work began, ${formatMoney(totalCents)}.`;
  if (by === "owner") return `Recorded by us ${day}: accepted${name}, ${how}, ${formatMoney(totalCents)}.`;
  return `Confirmed${name} ${day}, ${formatMoney(totalCents)}.`;
}

/** The versions of the quote, what became of each, and what can be done now. */
export function QuotePanel({ order, problem }: OfOrder) {
  const [search] = useSearchParams();
  const { draft, versions, open, otherThanAgreed, quotable, changeAsked } = order.quotes;
  const asked = search.get("ask") ?? "";
  const none = versions.length === 0 && !draft;
  return (
    <section
      aria-labelledby="quote-panel"
      className={classNames("border-line border-b print:hidden", none ? "py-5" : "py-8")}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="quote-panel" className="text-xl">
            Quote
          </h2>
          {none && <p className="text-ink-soft">{quotable ? "Nothing is sent yet." : "No quote was sent."}</p>}
        </div>
        <Acts order={order} />
      </div>
      <Refused problem={!canAsk(order.quotes, asked) ? problem : undefined} fields className="mt-4" />
      {changeAsked && (
        <div className="mt-3 border-brass border-l-2 pl-4 text-sm">
          <p>The client asks to change this order, {formatDate(changeAsked.at)}.</p>
          {changeAsked.message && <p className="whitespace-pre-line wrap-anywhere">“{changeAsked.message}”</p>}
        </div>
      )}
      {open && open.changed.length > 0 && (
        <div className="mt-3 grid justify-items-start gap-3">
          <ChangedSince changed={open.changed} />
          <p className="text-ink-soft text-sm">
            {versions[0]?.kind === "plain"
              ? "The client can still confirm it. Revise Quote sends another price."
              : "The client reads that a new quote is coming: Revise Quote makes it."}
          </p>
        </div>
      )}
      {otherThanAgreed.length > 0 && (
        <div className="mt-3 grid justify-items-start gap-3">
          <ChangedSince changed={otherThanAgreed} agreed />
          <p className="text-ink-soft text-sm">Revise Quote asks the client about it, or change it back.</p>
        </div>
      )}
      {draft && <p className="mt-3 text-ink-soft">{draftWords(draft)}</p>}
      {versions.length > 0 && (
        <ul className="mt-3">
          {versions.map((version) => (
            <Version
              key={version.number}
              version={version}
              to={sentQuotePath(order.userId, order.id, version.number)}
            />
          ))}
        </ul>
      )}
      <QuoteDialogs order={order} asked={asked} problem={problem} />
    </section>
  );
}

function Acts({ order: { quotes, userId, id } }: { order: OrderPageData }) {
  const { draft, versions, open, quotable, canReopen } = quotes;
  const { action, pending } = useAct("revise-quote");
  const [latest] = versions;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {open && (
        <Ways
          preventScrollReset
          links={[
            { to: "?ask=withdraw", label: "Withdraw Quote", variant: "quiet" },
            { to: "?ask=accept", label: "Record Acceptance", variant: "quiet" },
          ]}
        />
      )}
      <Ways
        preventScrollReset
        links={[
          draft && { to: "?ask=discard", label: "Discard Draft", variant: "quiet" },
          canReopen && { to: "?ask=reopen", label: "Reopen for the Client", variant: "quiet" },
        ]}
      />
      {quotable && latest && !draft ? (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="number" value={latest.number} />
          <Button variant="secondary" size="sm" pending={pending}>
            Revise Quote
          </Button>
        </Form>
      ) : (
        quotable && (
          <ButtonLink to={quotePath(userId, id)} variant="secondary" size="sm">
            {draft ? "Continue the Quote" : "Quote"}
          </ButtonLink>
        )
      )}
    </div>
  );
}

function Version({ version, to }: { version: PanelVersion; to: string }) {
  const { number, totalCents, inForce, answers } = version;
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-t py-3 sm:grid-cols-[1fr_auto]">
      <p>
        <TextLink to={to}>Version {number}</TextLink> · {stateWords(version)}
        {inForce && <span className="text-moss"> · in force</span>}
      </p>
      <p className="font-medium tabular-nums sm:text-right">{formatMoney(totalCents)}</p>
      <p className="flex flex-wrap gap-x-1 text-ink-soft text-sm sm:col-span-2">
        {factsOf(version).map((fact, index, { length }) => (
          <span key={fact}>
            {fact}
            {index < length - 1 && " ·"}
          </span>
        ))}
      </p>
      {answers.map((answer) => (
        <div key={answer.id} className="border-brass border-l-2 pl-4 text-sm sm:col-span-2">
          <p>
            {answerWords(answer)}{" "}
            {inForce && answer.kind === "accepted" && answer.signedName !== "" && (
              <TextLink to="?ask=name" preventScrollReset>
                Correct the Name
              </TextLink>
            )}
          </p>
          {answer.chose.length > 0 && <p className="wrap-anywhere">With {answer.chose.join(", ")}.</p>}
          {answer.message && <p className="whitespace-pre-line wrap-anywhere">“{answer.message}”</p>}
          {Object.entries(answer.lineMessages).map(([key, message]) => (
            <p key={key} className="text-ink-soft wrap-anywhere">
              {version.labels[key] ?? "A line"}: “{message}”
            </p>
          ))}
        </div>
      ))}
    </li>
  );
}
