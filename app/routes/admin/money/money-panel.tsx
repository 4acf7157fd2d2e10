import type { ReactNode } from "react";
import { Form, useSearchParams } from "react-router";
import { formatDate, formatDateTime, noonOf } from "#app/domain/dates.ts";
import { signedMoney } from "#app/domain/ledger/due-words.ts";
import { type MoneyBadge as Badge, moneyBadges } from "#app/domain/ledger/entry-kinds.ts";
import { formatMoney } from "#app/domain/money.ts";
import { GuardedLink } from "#app/routes/admin/guarded-link.tsx";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { useAct } from "#app/routes/admin/orders/order-act.ts";
import type { OfOrder } from "#app/routes/admin/orders/order-problem.ts";
import { PRICES_AND_TERMS } from "#app/routes/admin/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FormMessage } from "#app/ui/form-message.tsx";
import { EntriesTable } from "./entries-table.tsx";
import { MoneyDialog, moneyQuestions } from "./money-dialogs.tsx";
import { dueInWords } from "./money-words.ts";
import { OlderDue } from "./remind-now-form.tsx";

/** What was charged and has come in, what is due when, every entry, and what can be done now. */
export function MoneyPanel({ order, problem }: OfOrder) {
  const [search] = useSearchParams();
  const asked = search.get("ask") ?? "";
  const { money } = order;
  if (order.status === "incomplete" && money.ledgerSince === null) return null;
  return (
    <section aria-labelledby="money-panel" className="border-line border-b py-8 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 id="money-panel" className="text-xl">
            Money
          </h2>
          <MoneyBadge badge={money.badge} />
        </div>
        <Acts money={money} />
      </div>
      {problem && !moneyQuestions.has(asked) && (
        <FormMessage kind="error" className="mt-4">
          {problem.error}
        </FormMessage>
      )}
      {money.paidToldAt && <Told at={money.paidToldAt} name={order.customer.name} />}
      {money.olderDue && <OlderDue remindable={money.remindable} />}
      <CardNotes notes={order.cards} />
      {money.outsideUntil ? (
        <p className="mt-3 max-w-measure text-ink-soft">
          {`Money before ${formatDate(noonOf(money.outsideUntil))} was kept elsewhere.`} This order is left out of
          balances until you take it over.
        </p>
      ) : (
        <>
          <MoneyFigures money={money} />
          <EntriesTable order={order} />
          {money.balanceCents > 0 && <Reminders money={money} />}
        </>
      )}
      <MoneyDialog order={order} asked={asked} entryId={search.get("entry") ?? ""} problem={problem} />
    </section>
  );
}

function Acts({ money }: Pick<OrderPageData, "money">) {
  if (money.outsideUntil) {
    return (
      <ButtonLink to="?ask=take-over" preventScrollReset variant="secondary" size="sm">
        Take Over
      </ButtonLink>
    );
  }
  const settling = money.badge === "to_settle";
  const further = [
    { ask: "remind", label: "Remind Now", offered: money.remindable },
    { ask: "refund", label: "Record Refund", offered: money.refundableCents > 0 && !settling },
    { ask: "credit", label: "Add Credit", offered: money.creditableCents > 0 },
    { ask: "write-off", label: "Write Off", offered: money.balanceCents > 0 },
    { ask: "move", label: "Move to Another Order", offered: money.otherOrders.length > 0 },
    { ask: "cancel", label: "Cancel and Settle", offered: !money.closed && money.badge !== null },
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {further
        .filter(({ offered }) => offered)
        .map(({ ask, label }) => (
          <ButtonLink key={ask} to={`?ask=${ask}`} preventScrollReset variant="quiet" size="sm">
            {label}
          </ButtonLink>
        ))}
      <ButtonLink to="?ask=payment" preventScrollReset variant={settling ? "quiet" : "secondary"} size="sm">
        Record Payment
      </ButtonLink>
      {settling && (
        <ButtonLink to="?ask=settle" preventScrollReset size="sm">
          Settle
        </ButtonLink>
      )}
    </div>
  );
}

/** Their word, until the money is here or we have looked. */
function Told({ at, name }: { at: string; name: string }) {
  const { action, pending } = useAct("not-received");
  return (
    <FormMessage kind="info" className="mt-4">
      <p>
        {name} says that they have paid, {formatDateTime(at)}. Record the payment once it is here.
      </p>
      <Form method="post" action={action} preventScrollReset className="mt-2">
        <Button variant="secondary" size="sm" pending={pending}>
          Not Received
        </Button>
      </Form>
    </FormMessage>
  );
}

function Reminders({ money: { remindersOff: off, remindersOffForAll } }: Pick<OrderPageData, "money">) {
  const { action, pending } = useAct("set-reminders");
  if (remindersOffForAll) {
    return (
      <p className="mt-4 text-ink-soft text-sm">
        Nobody is reminded of what is due: reminders are off in{" "}
        <GuardedLink to={PRICES_AND_TERMS}>Prices and Terms</GuardedLink>.
      </p>
    );
  }
  return (
    <Form method="post" action={action} preventScrollReset className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="text-ink-soft text-sm">{`Reminders of what is due are ${off ? "off" : "on"} for this order.`}</p>
      <input type="hidden" name="off" value={off ? "" : "yes"} />
      <Button variant="quiet" size="sm" pending={pending}>
        {off ? "Turn Reminders On" : "Turn Reminders Off"}
      </Button>
    </Form>
  );
}

const dots: Record<Badge, string> = {
  unpaid: "bg-brass",
  partly_paid: "bg-brass",
  deposit_paid: "bg-moss",
  paid: "border-2 border-moss",
  in_credit: "border-[1.5px] border-ink",
  to_settle: "bg-clay-deep",
  settled: "border-2 border-moss",
};

/** The word says it, the dot lets the eye find it, as with an order's status. */
function MoneyBadge({ badge }: { badge: Badge | null }) {
  if (!badge) return null;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={classNames("size-2 shrink-0 rounded-full", dots[badge])} />
      {moneyBadges[badge]}
    </span>
  );
}

/** What it adds up to, and what of it is due when. */
function MoneyFigures({ money }: Pick<OrderPageData, "money">) {
  const { badge, chargedCents, receivedCents, takenOffCents, balanceCents, dues, overdueCents } = money;
  if (badge === null) return <p className="mt-3 text-ink-soft">Nothing is charged and nothing has come in.</p>;
  const [next, then] = dues;
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-10 gap-y-4 tabular-nums sm:flex sm:flex-wrap">
      <Figure term="Charged">{formatMoney(chargedCents)}</Figure>
      {takenOffCents !== 0 && <Figure term="Taken off">{formatMoney(takenOffCents)}</Figure>}
      <Figure term="Received">{signedMoney(receivedCents)}</Figure>
      <Figure term={balanceCents < 0 ? "In credit" : "Balance"}>{formatMoney(Math.abs(balanceCents))}</Figure>
      {next && (
        <div className="col-span-2">
          <dt className="text-ink-soft text-sm">Next due</dt>
          <dd>{dueInWords(next)}</dd>
          {then && <dd className="text-ink-soft text-sm">Then: {dueInWords(then)}</dd>}
          {overdueCents > 0 && <dd className="font-medium text-clay-deep">Overdue: {formatMoney(overdueCents)}</dd>}
        </div>
      )}
    </dl>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="font-medium text-lg">{children}</dd>
    </div>
  );
}

/** Beside the entries: card money that needs a look, and how money goes back to a card. */
function CardNotes({ notes }: { notes: OrderPageData["cards"] }) {
  const { action, pending } = useAct("check-card-money");
  if (!notes) return null;
  const last = notes.flags.at(-1);
  return (
    <>
      {last && (
        <FormMessage kind="info" className="mt-4">
          <ul className="grid gap-1">
            {notes.flags.map(({ id, at, words }) => (
              <li key={id} className="wrap-anywhere">
                {words} ({formatDateTime(at)})
              </li>
            ))}
          </ul>
          <Form method="post" action={action} preventScrollReset className="mt-2">
            <input type="hidden" name="seenAt" value={last.at} />
            <Button variant="secondary" size="sm" pending={pending}>
              Checked
            </Button>
          </Form>
        </FormMessage>
      )}
      {notes.paid && (
        <p className="mt-3 max-w-measure text-ink-soft text-sm">
          Money goes back to a card at the card provider, by the reference of its payment. It is recorded here by
          itself: do not record it by hand as well.
        </p>
      )}
    </>
  );
}
