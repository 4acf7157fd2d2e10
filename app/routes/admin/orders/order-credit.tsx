import { formatDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { consultationPath, orderPath } from "#app/routes/admin/paths.ts";
import { TextLink } from "#app/ui/page/text-link.tsx";

interface OrderCreditProps {
  credit: { cents: number; visits: { id: string; startsAt: string; amountCents: number }[] };
  /** Nothing where there is no price yet. */
  leftCents: number | null;
}

/** The fees that the client has paid for consultations, to be taken off the saved total. */
export function OrderCredit({ credit, leftCents }: OrderCreditProps) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 tabular-nums [&_dt]:text-ink-soft [&_dt]:text-sm">
      <div>
        <dt>Consultation credit</dt>
        {credit.visits.map(({ id, startsAt, amountCents }) => (
          <dd key={id}>
            −{formatMoney(amountCents)} <TextLink to={consultationPath(id)}>visit of {formatDate(startsAt)}</TextLink>
          </dd>
        ))}
      </div>
      {leftCents !== null && (
        <div>
          <dt>Left to pay</dt>
          <dd className="font-medium">{formatMoney(leftCents)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Of an order that had a credit: where it is now. */
export function CreditMoved({ userId, orders }: { userId: string; orders: { id: string; called: string }[] }) {
  return orders.map(({ id, called }) => (
    <p key={id}>
      The consultation fee that was credited here is credited on{" "}
      <TextLink to={orderPath(userId, id)}>order #{called}</TextLink>.
    </p>
  ));
}
