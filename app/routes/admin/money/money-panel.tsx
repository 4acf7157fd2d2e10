import type { ReactNode } from "react";
import { Form, useSearchParams } from "react-router";
import { formatDate, formatDateTime, noonOf } from "#app/domain/dates.ts";
import { type MoneyBadge as Badge, moneyBadges } from "#app/domain/ledger/entry-kinds.ts";
import { formatMoney } from "#app/domain/money.ts";
import { GuardedLink } from "#app/routes/admin/guarded-link.tsx";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { type OfOrder, useAct } from "#app/routes/admin/orders/order-act.ts";
import { PRICES_AND_TERMS } from "#app/routes/admin/paths.ts";
import { Button, ButtonLink, SmallButton, SmallButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Ways } from "#app/ui/page-heading.tsx";
import { FormMessage, Refused } from "#app/ui/post-form.tsx";
import { EntriesTable } from "./entries-table.tsx";
import { MoneyDialog, moneyQuestions } from "./money-dialogs.tsx";
import { dueInWords } from "./money-fields.tsx";

/** What was charged and has come in, what is due when, every entry, and what can be done now. */
export function MoneyPanel({ order, problem }: OfOrder) {
  const [search] = useSearchParams();
  const asked = search.get("ask") ?? "";
  const { money } = order;
  if (order.status === "incomplete" && money.ledgerSince === null) return null;
  const none = nothingYet(money);
  return (
    <section
      aria-labelledby="money-panel"
      className={classNames("border-line print:hidden xl:border-t", none ? "pt-5" : "pt-8")}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 id="money-panel" className="text-xl">
            Money
          </h2>
          <MoneyBadge badge={money.badge} />
          {none && <p className="text-ink-soft">{none}</p>}
        </div>
        <Acts order={order} />
      </div>
      <Refused problem={!moneyQuestions.has(asked) ? problem : undefined} fields className="mt-4" />
      {money.paidToldAt && <Told at={money.paidToldAt} name={order.customer.name} />}
      {money.olderDue && <OlderDue remindable={money.remindable} />}
      <CardNotes notes={order.cards} />
      {!money.outsideUntil && (
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

/** Where there is nothing to show, a line beside the heading says why. */
function nothingYet({ outsideUntil, badge }: OrderPageData["money"]) {
  if (outsideUntil) {
    return `Money before ${formatDate(noonOf(outsideUntil))} was kept elsewhere. This order is left out of balances until you take it over.`;
  }
  return badge === null ? "Nothing is charged and nothing has come in." : undefined;
}

function Acts({ order: { money, schedule } }: { order: Pick<OrderPageData, "money" | "schedule"> }) {
  if (money.outsideUntil) {
    return (
      <SmallButtonLink to="?ask=take-over" preventScrollReset>
        Take Over
      </SmallButtonLink>
    );
  }
  const settling = money.badge === "to_settle";
  // What the order waits for next.
  const recorded = schedule.stage === "deposit" ? "primary" : "secondary";
  const further = [
    { ask: "remind", label: "Remind Now", offered: money.remindable },
    { ask: "refund", label: "Record Refund", offered: money.refundableCents > 0 && !settling },
    { ask: "credit", label: "Add Credit", offered: money.creditableCents > 0 },
    { ask: "write-off", label: "Write Off", offered: money.balanceCents > 0 },
    { ask: "move", label: "Move to Another Order", offered: money.otherOrders.length > 0 },
    { ask: "cancel", label: "Cancel and Settle", offered: !money.closed && money.badge !== null },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {further
        .filter(({ offered }) => offered)
        .map(({ ask, label }) => (
          <ButtonLink key={ask} to={`?ask=${ask}`} preventScrollReset variant="quiet" size="sm">
            {label}
          </ButtonLink>
        ))}
      <Ways
        preventScrollReset
        links={[
          { to: "?ask=payment", label: "Record Payment", variant: settling ? "quiet" : recorded },
          settling && { to: "?ask=settle", label: "Settle", variant: "primary" },
        ]}
      />
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
        <SmallButton pending={pending}>Not Received</SmallButton>
      </Form>
    </FormMessage>
  );
}

/** What was due before reminders went on by themselves: asked about once. */
function OlderDue({ remindable }: { remindable: boolean }) {
  const { action, pending } = useAct("leave-older-due");
  return (
    <FormMessage kind="info" className="mt-4">
      <p>This is from before reminders went on by themselves, so nothing goes out for it. What would you like to do?</p>
      <Form method="post" action={action} preventScrollReset className="mt-2 flex flex-wrap gap-2">
        {remindable && (
          <SmallButtonLink to="?ask=remind" preventScrollReset>
            Remind Now
          </SmallButtonLink>
        )}
        <SmallButton pending={pending}>Leave It</SmallButton>
        <ButtonLink to="?ask=write-off" preventScrollReset variant="quiet" size="sm">
          Write Off
        </ButtonLink>
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

function MoneyFigures({ money }: Pick<OrderPageData, "money">) {
  const { badge, chargedCents, receivedCents, takenOffCents, balanceCents, dues, overdueCents } = money;
  if (badge === null) return null;
  const [next, then] = dues;
  return (
    <dl className="mt-4 grid grid-cols-3 gap-x-4 gap-y-4 tabular-nums sm:flex sm:flex-wrap sm:gap-x-10">
      <Figure term="Charged">{formatMoney(chargedCents)}</Figure>
      {takenOffCents !== 0 && <Figure term="Taken off">{formatMoney(takenOffCents)}</Figure>}
      <Figure term="Received">{formatMoney(receivedCents)}</Figure>
      <Figure term={balanceCents < 0 ? "In credit" : "Balance"}>{formatMoney(Math.abs(balanceCents))}</Figure>
      {next && (
        <div className="col-span-3">
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
            <SmallButton pending={pending}>Checked</SmallButton>
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
