import { OrderLinks } from "#app/routes/admin/orders/order-links.tsx";
import type { MissingRate } from "#app/services/workroom/list-missing-rates.server.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";

const MOST_NAMED = 8;

/** What the card lacks, and for which open orders. Until then nobody sees an estimate of them. */
export function MissingRates({ missing }: { missing: readonly MissingRate[] }) {
  if (missing.length === 0) {
    return (
      <p className="mb-8 max-w-measure">
        Every rate that open orders need is on this card. What a yard of cloth costs stands with the cloth, in the
        fabric book or in the order’s workroom.
      </p>
    );
  }
  return (
    <div className="mb-8">
      <Disclosure
        heading="h2"
        defaultOpen={missing.length <= MOST_NAMED}
        summary={
          <>
            Rates that open orders still need{" "}
            <span className="ml-2 font-normal font-sans text-ink-soft text-sm">{missing.length} missing</span>
          </>
        }
      >
        <ul className="grid gap-1.5">
          {missing.map(({ rate, orders }) => (
            <li key={rate} className="flex flex-wrap gap-x-4 border-line border-b py-1.5">
              <span className="min-w-48 font-medium">{rate}</span>
              <OrderLinks orders={orders} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
