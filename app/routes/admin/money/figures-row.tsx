import type { ReactNode } from "react";
import { type MoneyBadge as Badge, moneyBadges } from "#app/domain/ledger/entry-kinds.ts";
import { signedMoney } from "#app/domain/ledger/entry-words.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { classNames } from "#app/ui/class-names.ts";
import { dueInWords } from "./money-words.ts";

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
export function MoneyBadge({ badge }: { badge: Badge | null }) {
  if (!badge) return null;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={classNames("size-2 shrink-0 rounded-full", dots[badge])} />
      {moneyBadges[badge]}
    </span>
  );
}

/** What it adds up to, and what of it is due when. */
export function MoneyFigures({ money }: Pick<OrderPageData, "money">) {
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
