import { useState } from "react";
import { Form, redirect, type ShouldRevalidateFunctionArgs, useFetcher } from "react-router";
import { QuoteDocument } from "#app/components/quote/quote-document.tsx";
import { QuotePictures } from "#app/components/quote/quote-pictures.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { versionName } from "#app/domain/quotes/quote-state.ts";
import type { QuoteFigures, QuoteLine } from "#app/domain/quotes/quote-types.ts";
import { type OfferedPayments, offerCard } from "#app/routes/client/cards/offer-card.server.ts";
import { MyMoney } from "#app/routes/client/money/my-money.tsx";
import { MY_ORDERS, myOrderPath, myQuotePath } from "#app/routes/client/order-paths.ts";
import { findMyPayments } from "#app/services/ledger/find-my-payments.server.ts";
import { findMyQuote, findQuoteInstead, type MyQuote, markSeen } from "#app/services/quotes/find-my-quote.server.ts";
import { ButtonLink, SmallButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Refused, useFocusOnError } from "#app/ui/post-form.tsx";
import { PrintSheet } from "#app/ui/print-sheet.tsx";
import { attemptToLoad, readForm, unreadable } from "#app/web/form.server.ts";
import { passRetryAfter, sendForm } from "#app/web/form-problem.ts";
import { missing, pageMetaOf } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/quote";
import {
  answerNo,
  answerWithChanges,
  answerYes,
  type QuoteProblem,
  showTotal,
  type TotalShown,
} from "./answer-quote.server.ts";
import { ConfirmPart } from "./confirm-part.tsx";
import { AskForChanges, DeclineQuote } from "./other-answers.tsx";
import { QuoteActions, QuoteStateNote, QuoteTitle, QuoteVersions } from "./quote-standing.tsx";
import { ASK_FAILED, CONFIRM_FAILED, DECLINE_FAILED } from "./quote-words.ts";

const LOAD_FAILED = "Failed to load the quote. Please try again.";
const MISSING = { sentence: "Quote not found.", way: { to: MY_ORDERS, label: "My Orders" } };

export const meta = pageMetaOf<{ quote: MyQuote }>((loaded) =>
  loaded ? versionName(loaded.quote.shownId, loaded.quote.number) : "Quote",
);

export const headers = passRetryAfter;

export async function loader({ params: { orderId, number }, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { id } = context.get(userContext);
  const version = number === undefined ? undefined : /^[1-9]\d{0,8}$/.test(number) ? Number(number) : Number.NaN;
  const quote = await attemptToLoad(context, LOAD_FAILED, () => findMyQuote(app, id, orderId, version));
  if (!quote) throw version === undefined ? await leadOn(app, id, orderId) : missing(MISSING);
  // One total is answered where the order is shown.
  if (quote.kind === "plain" && quote.current) throw redirect(myOrderPath(orderId));
  await markSeen(app, id, orderId, quote.number);
  const mine = quote.inForce ? await findMyPayments(app, id, orderId) : undefined;
  const payments = mine && offerCard(app, mine);
  return { quote, payments, today: app.now().toISOString() };
}

/** An e-mail may lead to a quote that has been withdrawn since, or to an order that is open again. */
async function leadOn(app: Parameters<typeof findQuoteInstead>[0], userId: string, orderId: string) {
  const instead = await findQuoteInstead(app, userId, orderId);
  if (instead === undefined) return missing(MISSING);
  return redirect(instead === "order" ? myOrderPath(orderId) : myQuotePath(orderId, instead));
}

export async function action({ request, params: { orderId }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const answering = { context, request, orderId, form, words: MISSING };
  const intent = form.text("intent");
  if (intent === "total") return showTotal(answering);
  if (intent === "confirm") return answerYes(answering);
  if (intent === "ask") return answerWithChanges(answering);
  if (intent === "decline") return answerNo(answering);
  throw unreadable();
}

const failures: Record<string, string> = { confirm: CONFIRM_FAILED, ask: ASK_FAILED, decline: DECLINE_FAILED };

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get("intent"));
  return sendForm(() => serverAction(), failures[intent] ?? CONFIRM_FAILED, intent);
}

/** A quote that has changed is shown as it is now, beside the sentence that refuses the old one. */
export function shouldRevalidate({ formData, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (formData?.get("intent") === "total") return false;
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function QuotePage({ loaderData: { quote, payments, today }, actionData }: Route.ComponentProps) {
  // Another version is another page: nothing that was picked on the one before is kept.
  return (
    <Quote key={`${quote.id} ${quote.state}`} quote={quote} payments={payments} today={today} outcome={actionData} />
  );
}

interface QuoteProps {
  quote: MyQuote;
  /** Of the version in force. */
  payments: OfferedPayments | undefined;
  today: string;
  outcome: QuoteProblem | TotalShown | undefined;
}

function Quote({ quote, payments, today, outcome }: QuoteProps) {
  const { business } = useSite();
  const { orderId, shownId, number, terms, acceptable, open } = quote;
  const problem = outcome?.error === undefined ? undefined : outcome;
  const refused = problem?.form === "confirm" && acceptable ? problem : undefined;
  // What was sent back belongs to the version that was answered, and only as long as it can be.
  const back = acceptable && outcome?.number === number ? outcome : undefined;
  const typed = outcome?.form === "confirm" || outcome?.form === "total" ? outcome.values : undefined;
  const { chosen, pick, figures, pending } = useChoice(quote, back ?? {});
  // That windows have changed stands above already.
  const said = problem?.form === "confirm" && quote.changed;
  const unplaced = problem && !said && !refused && !(open && problem.form !== "confirm") ? problem : undefined;
  const form = useFocusOnError(refused ?? unplaced);
  const sent = `Sent ${formatDate(quote.sentAt ?? today)}`;
  const until = terms.validUntil ? ` · valid until ${formatDate(noonOf(terms.validUntil))}` : "";
  const fault = refused?.field?.startsWith("chosen[") ? { field: refused.field, error: refused.error } : undefined;
  const choosable = acceptable && quote.lines.some(({ role }) => role !== "fixed");
  return (
    <>
      <PrintSheet about={`${business.name} · ${versionName(shownId, number)} · ${quote.clientName}`} />
      <PageHeading
        title={<QuoteTitle shownId={shownId} number={number} />}
        lead={`${sent}${until}`}
        actions={<QuoteActions quote={quote} />}
      />
      <QuoteStateNote quote={quote} />
      <Form ref={form} method="post" action={myQuotePath(orderId)} preventScrollReset noValidate>
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="seenTotalCents" value={figures.totalCents} />
        <input type="hidden" name="seenCreditCents" value={quote.come.creditCents} />
        <Refused problem={unplaced} fields className="mb-8" />
        <QuoteDocument
          quote={quote}
          figures={figures}
          today={today}
          pending={pending}
          picking={{ chosen, pick: acceptable ? pick : undefined, fault }}
          below={
            <>
              {choosable && <UpdateTotal />}
              {acceptable && <GoToConfirm className="mt-5 w-full max-lg:hidden print:hidden" />}
            </>
          }
          running={
            acceptable && <RunningTotal choosable={choosable} totalCents={figures.totalCents} pending={pending} />
          }
        >
          {acceptable && (
            <ConfirmPart
              totalCents={figures.totalCents}
              hasTerms={terms.terms !== ""}
              problem={refused}
              // Another version has terms of its own: the name stays, the box is asked again.
              values={back ? typed : { signedName: typed?.signedName ?? "" }}
            />
          )}
        </QuoteDocument>
      </Form>
      {open && (
        <div className="mt-8 print:hidden">
          <AskForChanges
            orderId={orderId}
            number={number}
            lines={quote.lines}
            chosen={[...chosen]}
            problem={problem?.form === "ask" ? problem : undefined}
          />
          <DeclineQuote orderId={orderId} number={number} problem={problem?.form === "decline" ? problem : undefined} />
        </div>
      )}
      {payments?.known && (
        <section className="mt-10 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 border-line border-t pt-6 print:hidden">
          <h2 className="text-lg">Payment</h2>
          <MyMoney orderId={orderId} money={payments} />
        </section>
      )}
      <QuotePictures quote={quote} at={myOrderPath(orderId)} />
      <QuoteVersions quote={quote} />
    </>
  );
}

/** Without scripts the figures follow once it is pressed. */
function UpdateTotal() {
  return (
    <noscript>
      <div className="mt-4 print:hidden">
        <SmallButton name="intent" value="total">
          Update Total
        </SmallButton>
      </div>
    </noscript>
  );
}

/** On a phone the totals, and the yes, are far below what is read and picked: the sum and the way there go with the finger. */
function RunningTotal({
  choosable,
  totalCents,
  pending,
}: {
  choosable: boolean;
  totalCents: number;
  pending: boolean;
}) {
  return (
    <div className="sticky bottom-0 -mx-5 flex tiny:static tiny:flex-wrap items-center justify-between gap-4 border-line border-t bg-linen px-5 py-2 sm:-mx-8 sm:px-8 lg:contents print:hidden">
      <p aria-live="polite" aria-busy={pending || undefined} className="lg:sr-only">
        <span className="block text-ink-soft text-sm">{choosable ? "Total with what you chose" : "Total"} </span>
        <span className="font-display text-lg tabular-nums">{formatMoney(totalCents)}</span>
      </p>
      <GoToConfirm className="lg:hidden" />
    </div>
  );
}

function GoToConfirm({ className }: { className: string }) {
  return (
    <ButtonLink to="#say-yes" className={className}>
      Go to Confirm
    </ButtonLink>
  );
}

interface Shown {
  chosen?: string[] | undefined;
  figures?: Omit<QuoteFigures, "lines"> | undefined;
}

/**
 * What is picked, and what it comes to at once: worked out here where every price is on the page, and by the server where the
 * owner does not show them all. `shown` is what the page was sent back with.
 */
function useChoice(quote: MyQuote, shown: Shown) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(shown.chosen ?? quote.chosen));
  const priced = useFetcher<Shown>({ key: `total of ${quote.id}` });
  const { terms, lines } = quote;
  const known = terms.detail === "lines";
  const pick = (line: QuoteLine, taken: boolean) => {
    const next = picked(lines, chosen, line, taken);
    setChosen(next);
    if (known) return;
    const form = new FormData();
    form.set("intent", "total");
    form.set("number", String(quote.number));
    for (const key of next) form.append("chosen", key);
    void priced.submit(form, { method: "post", action: myQuotePath(quote.orderId) });
  };
  const figures = known ? computeQuote(terms, lines, chosen) : (priced.data?.figures ?? shown.figures ?? quote.figures);
  return { chosen, pick, figures, pending: priced.state !== "idle" };
}

/** Of a group one is picked, so another one takes its place. */
function picked(lines: QuoteLine[], chosen: ReadonlySet<string>, line: QuoteLine, taken: boolean) {
  const rivals = line.role === "choice" ? lines.filter(({ choiceGroup }) => choiceGroup === line.choiceGroup) : [];
  const next = new Set(chosen);
  for (const { key } of rivals) next.delete(key);
  if (taken) next.add(line.key);
  else next.delete(line.key);
  return next;
}
