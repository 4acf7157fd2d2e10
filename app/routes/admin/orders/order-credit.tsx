import { CONSULTATION_FEE_CENTS } from "#app/domain/consultations/consultation-offer.ts";
import { balanceOf, creditOn } from "#app/domain/consultations/consultation-rules.ts";
import { formatDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { consultationPath } from "#app/routes/admin/paths.ts";
import { TextLink } from "#app/ui/page/text-link.tsx";

interface OrderCreditProps {
  credit: { id: string; startsAt: string };
  totalCents: number | null;
}

/** The fee that the client has paid for a consultation, to be taken off the saved total. */
export function OrderCredit({ credit, totalCents }: OrderCreditProps) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 tabular-nums [&_dt]:text-ink-soft [&_dt]:text-sm">
      <div>
        <dt>Consultation credit</dt>
        <dd>
          −{formatMoney(creditOn(totalCents, CONSULTATION_FEE_CENTS))}{" "}
          <TextLink to={consultationPath(credit.id)}>visit of {formatDate(credit.startsAt)}</TextLink>
        </dd>
      </div>
      {totalCents !== null && (
        <div>
          <dt>Left to pay</dt>
          <dd className="font-medium">{formatMoney(balanceOf(totalCents, CONSULTATION_FEE_CENTS))}</dd>
        </div>
      )}
    </dl>
  );
}
