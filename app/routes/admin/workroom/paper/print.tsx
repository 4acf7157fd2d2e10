import { business } from "#app/content/business.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/print";
import { InstallerPage } from "./installer-page.tsx";
import { loadWorkOrder } from "./load-paper.server.ts";
import { PaperActions } from "./paper-links.tsx";
import { WindowPage } from "./window-page.tsx";

export const meta = pageMetaOf<{ order: { called: string } }>((loaded) =>
  loaded ? `Work order #${loaded.order.called}` : "Work order",
);

export async function loader(asked: Route.LoaderArgs) {
  const { order, number, toSheet } = await loadWorkOrder(asked);
  return { order, packet: number, userId: asked.params.userId, toSheet };
}

/** The work order as it is printed: a page for each window. */
export default function PrintPage({ loaderData: { order, packet, userId, toSheet } }: Route.ComponentProps) {
  const { orderId, called, customer, windows } = order;
  return (
    <>
      <div className="print:hidden">
        <PageHeading
          title={`Work order #${called}`}
          lead={`${customer}. ${order.packet}. ${order.rules}.`}
          actions={<PaperActions kind="print" userId={userId} orderId={orderId} packet={packet} toSheet={toSheet} />}
        />
      </div>
      {windows.length === 0 && <p>No windows found.</p>}
      {windows.map((window, index) => (
        <WindowPage
          key={window.hung.name + String(index)}
          window={window}
          index={index}
          head={`${business.name} · ${called} · ${customer} · ${order.packet} · ${order.rules}`}
        />
      ))}
      {order.installer && (
        <InstallerPage copy={order.installer} head={`${business.name} · ${called} · ${order.packet}`} />
      )}
    </>
  );
}
