import { formatDate } from "#app/domain/dates.ts";
import { siteLines } from "#app/domain/orders/site/site-form.ts";
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

/** What the client told once for the whole order. */
export function SiteFacts({ site }: Pick<OrderPageData, "site">) {
  const said = siteLines(site);
  if (said.length === 0) return null;
  return (
    <section aria-labelledby="order-site" className="border-line border-b py-8">
      <h2 id="order-site" className="text-xl">
        The house and the day
      </h2>
      <dl className="mt-2 grid gap-2">
        {said.map(({ name, label, text }) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
