import { Form, useSearchParams } from "react-router";
import { formatDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { useAct } from "#app/routes/admin/orders/order-act.ts";
import type { OfOrder } from "#app/routes/admin/orders/order-problem.ts";
import { quotePath, sentQuotePath } from "#app/routes/admin/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { PanelVersion } from "./load-panel.server.ts";
import { ChangedSince, canAsk, QuoteDialogs } from "./quote-dialogs.tsx";
import { answerWords, draftWords, factsOf, stateWords } from "./version-words.ts";

/** The versions of the quote, what became of each, and what can be done now. */
export function QuotePanel({ order, problem }: OfOrder) {
  const [search] = useSearchParams();
  const { draft, versions, open, otherThanAgreed, quotable, changeAsked } = order.quotes;
  const asked = search.get("ask") ?? "";
  return (
    <section aria-labelledby="quote-panel" className="border-line border-b py-8 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="quote-panel" className="text-xl">
          Quote
        </h2>
        <Acts order={order} />
      </div>
      {problem && !canAsk(order.quotes, asked) && (
        <FormMessage kind="error" className="mt-4">
          {problem.error}
        </FormMessage>
      )}
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
      {versions.length === 0 && !draft && (
        <p className="mt-3 text-ink-soft">{quotable ? "Nothing is sent yet." : "No quote was sent."}</p>
      )}
      <ul className="mt-3">
        {versions.map((version) => (
          <Version key={version.number} version={version} to={sentQuotePath(order.userId, order.id, version.number)} />
        ))}
      </ul>
      <QuoteDialogs order={order} asked={asked} problem={problem} />
    </section>
  );
}

function Acts({ order: { quotes, userId, id } }: { order: OrderPageData }) {
  const { draft, versions, open, quotable, canReopen } = quotes;
  const { action, pending } = useAct("revise-quote");
  const [latest] = versions;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {open && (
        <>
          <ButtonLink to="?ask=withdraw" preventScrollReset variant="quiet" size="sm">
            Withdraw Quote
          </ButtonLink>
          <ButtonLink to="?ask=accept" preventScrollReset variant="quiet" size="sm">
            Record Acceptance
          </ButtonLink>
        </>
      )}
      {draft && (
        <ButtonLink to="?ask=discard" preventScrollReset variant="quiet" size="sm">
          Discard Draft
        </ButtonLink>
      )}
      {canReopen && (
        <ButtonLink to="?ask=reopen" preventScrollReset variant="quiet" size="sm">
          Reopen for the Client
        </ButtonLink>
      )}
      {quotable && latest && !draft ? (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="number" value={latest.number} />
          <Button variant="secondary" size="sm" pending={pending}>
            Revise Quote
          </Button>
        </Form>
      ) : (
        quotable && (
          <ButtonLink to={quotePath(userId, id)} size="sm">
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
        {factsOf(version).map((fact, index) => (
          <span key={fact}>
            {index > 0 && "· "}
            {fact}
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
