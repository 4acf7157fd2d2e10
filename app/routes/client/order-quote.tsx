import { Fragment, type ReactNode } from "react";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { duesOf } from "#app/domain/ledger/quote-dues.ts";
import { formatMoney } from "#app/domain/money.ts";
import { whyNotAsked } from "#app/domain/orders/progress/next-step.ts";
import { acceptedInWords } from "#app/domain/quotes/document/quote-answered.ts";
import { dueLabels } from "#app/domain/quotes/document/quote-totals.ts";
import type { MyPayments } from "#app/services/ledger/find-my-payments.server.ts";
import type { Waiting } from "#app/services/quotes/find-my-order-page.server.ts";
import type { MyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { ButtonLink, ButtonRow, OutsideButtonLink, StandingLink, TextLink } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";
import { NO_LINK_YET } from "./money/tell-words.ts";
import { myOrderPath, myQuotePath } from "./order-paths.ts";
import { CONTACT } from "./paths.ts";
import { AskForChanges, DeclineQuote } from "./quote/other-answers.tsx";
import { confirmedBefore } from "./quote/quote-words.ts";

/** A quote with lines, as much of it as the order shows; it is read and answered on a page of its own. */
export type QuoteSummary = ReturnType<typeof summaryOf>;

export function summaryOf({ orderId, number, terms, figures, come, ...quote }: Omit<MyQuote, "changes">) {
  const { acceptable, asking, payable, state, answer, closedAt, changesAskedAt } = quote;
  const { totalCents } = figures;
  const dues = duesOf(figures, come);
  return {
    orderId,
    number,
    validUntil: terms.validUntil,
    totalCents,
    dues,
    acceptable,
    asking,
    payable,
    state,
    answer,
    closedAt,
    changesAskedAt,
    choosable: quote.lines.some(({ role }) => role !== "fixed"),
    before: state === "sent" ? confirmedBefore({ number, versions: quote.versions }) : "",
  };
}

interface OrderQuoteProps {
  quote: QuoteSummary;
  payments: Pick<MyPayments, "known" | "payAt">;
  /** Stands beside the way to pay. */
  children?: ReactNode;
}

/** In place of Payment, where the quote has lines. Once it is confirmed, what is left to pay is the ledger's to say. */
export function OrderQuote({ quote, payments, children }: OrderQuoteProps) {
  const { orderId, number, totalCents, dues, acceptable, payable, answer, before } = quote;
  const payAt = payments.known ? null : payments.payAt;
  const planned = payable && !(answer && payments.known);
  const { creditCents, paidCents, takenOffCents } = dues;
  const paid = [["Consultation credit", creditCents] as const, ["Paid so far", paidCents] as const];
  const come = [...paid, ["Taken off", takenOffCents] as const].filter(([, cents]) => planned && cents > 0);
  return (
    <section className="grid justify-items-start gap-4 border-line border-y py-6 max-sm:gap-3 max-sm:py-5">
      <h3 className="text-lg">Quote, version {number}</h3>
      <div className="max-w-measure">
        {before && <p>{before}</p>}
        <p>{stateInWords(quote)}</p>
      </div>
      <dl className="grid w-full max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums [&_dd]:text-right">
        <dt>Total</dt>
        <dd>{formatMoney(totalCents)}</dd>
        {come.map(([term, cents]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{formatMoney(-cents)}</dd>
          </Fragment>
        ))}
        {planned && (
          <>
            {dues.nowCents > 0 && (
              <>
                <dt className="font-medium">{dueLabels.now}</dt>
                <dd className="font-medium">{formatMoney(dues.nowCents)}</dd>
              </>
            )}
            <dt>{dueLabels.later}</dt>
            <dd>{formatMoney(dues.laterCents)}</dd>
          </>
        )}
      </dl>
      <ButtonRow className="print:hidden">
        <ButtonLink to={myQuotePath(orderId)} variant={acceptable ? "primary" : "secondary"}>
          {acceptable ? "Confirm Order" : "See the Quote"}
        </ButtonLink>
        {payAt && !acceptable && <OutsideButtonLink href={payAt}>Pay online</OutsideButtonLink>}
        {payAt && !acceptable && children}
      </ButtonRow>
      {acceptable && payAt && (
        <p className="print:hidden">
          Confirm first, then <TextLink href={payAt}>pay online</TextLink>.
        </p>
      )}
      {!payments.known && !payAt && payable && dues.nowCents + dues.laterCents > 0 && (
        <p className="text-ink-soft">{NO_LINK_YET}</p>
      )}
      {payAt && <p className="hidden wrap-anywhere print:block">Pay at {payAt}</p>}
    </section>
  );
}

/** Whoever had a quote and has none any more reads why. */
export function WithdrawnNote({ orderId, withdrawn }: { orderId: string; withdrawn: Waiting["withdrawn"] }) {
  if (!withdrawn) return null;
  const { number, kind, at } = withdrawn;
  return (
    <FormMessage kind="info">
      <p>We withdrew your quote on {formatDate(at)}. It can no longer be confirmed; we’ll send you a new one.</p>
      {kind === "lines" && (
        <p>
          <StandingLink to={myQuotePath(orderId, number)}>See version {number}</StandingLink>
        </p>
      )}
    </FormMessage>
  );
}

function stateInWords({ state, answer, validUntil, ...quote }: QuoteSummary): string {
  const { asking, closedAt, changesAskedAt, choosable } = quote;
  if (answer) return acceptedInWords(answer);
  const on = closedAt ? ` on ${formatDate(closedAt)}` : "";
  if (state === "withdrawn") return `We withdrew this quote${on}.`;
  if (asking !== "yes") return whyNotAsked({ asking, validUntil, closedAt, changesAskedAt });
  const day = validUntil && formatDate(noonOf(validUntil));
  const by = day ? ` by ${day}` : "";
  if (changesAskedAt) {
    return `You asked for changes on ${formatDate(changesAskedAt)}. We’ll send a new version; you can still confirm this one${by}.`;
  }
  return choosable ? `Read it, make your choices, and confirm it${by}.` : `Read it, and confirm it${by}.`;
}

/** What of a quote without lines can be answered beside a yes, or was; nothing where there is no such quote. */
export function plainOf(quote: Omit<MyQuote, "changes"> | undefined) {
  if (quote?.kind !== "plain") return undefined;
  const { orderId, number, open, state, closedAt, changesAskedAt, answer, inForce } = quote;
  const declinedAt = state === "declined" ? closedAt : null;
  const recorded = inForce && answer?.by === "owner" ? acceptedInWords(answer) : "";
  return { orderId, number, open, declinedAt, changesAskedAt, recorded };
}

interface PlainAnswersProps {
  plain: NonNullable<ReturnType<typeof plainOf>>;
  problem: FormProblem | undefined;
}

export function PlainAnswers({
  plain: { orderId, number, open, declinedAt, changesAskedAt },
  problem,
}: PlainAnswersProps) {
  const shared = { orderId, number, action: myOrderPath(orderId) };
  const at = (form: string) => (problem?.form === form ? problem : undefined);
  return (
    <div className="print:hidden">
      {declinedAt && (
        <p>
          You declined this quote on {formatDate(declinedAt)}. If you change your mind,{" "}
          <TextLink to={CONTACT}>write to us</TextLink>.
        </p>
      )}
      {open && changesAskedAt && (
        <p>
          You asked for changes on {formatDate(changesAskedAt)}. We’ll send a new quote; until then you can still
          confirm this one.
        </p>
      )}
      {open && (
        <>
          <AskForChanges {...shared} lines={[]} chosen={[]} problem={at("ask")} />
          <DeclineQuote {...shared} problem={at("decline")} />
        </>
      )}
    </div>
  );
}
