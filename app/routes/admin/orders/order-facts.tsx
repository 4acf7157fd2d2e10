import { formatDate } from "#app/domain/dates.ts";
import type { Hardware } from "#app/domain/orders/order.ts";
import { StandingLink } from "#app/ui/page/text-link.tsx";
import type { OrderPageData } from "./load-order.server.ts";

/** When it came, and for a custom order what it is. */
export function OrderFacts({ order }: { order: OrderPageData }) {
  const dates = [
    `Created ${formatDate(order.createdAt)}`,
    order.submittedAt && `submitted ${formatDate(order.submittedAt)}`,
    order.confirmedAt && `confirmed by the client ${formatDate(order.confirmedAt)}`,
  ].filter(Boolean);
  return (
    <>
      <p className="-mt-4 mb-8 text-ink-soft text-sm">{dates.join(", ")}.</p>
      {order.orderName && (
        <section aria-labelledby="order-name" className="mb-8 border-brass border-l-2 pl-5">
          <h2 id="order-name" className="text-lg">
            {order.orderName}
          </h2>
          <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{order.description}</p>
        </section>
      )}
    </>
  );
}

export function HardwareList({ hardware }: { hardware: Hardware }) {
  return (
    <section aria-labelledby="hardware" className="mt-12 print:mt-6">
      <h2 id="hardware" className="mb-3 text-xl print:text-lg">
        Hardware
      </h2>
      {hardware.length === 0 ? (
        <p className="text-ink-soft">No new hardware in this order.</p>
      ) : (
        <ul>
          {hardware.map(({ name, link }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown, never changed; two entries may be alike.
            <li key={index} className="flex flex-wrap justify-between gap-x-6 border-line border-t py-3">
              <span className="wrap-anywhere">{name || "Without a name"}</span>
              {link && <StandingLink href={link}>View</StandingLink>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
