import { appContext } from "#app/contexts.server.ts";
import { PhotoStrip } from "#app/routes/admin/photos/photo-strip.tsx";
import { listPhotos } from "#app/services/photos/find-photos.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
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
  const { userId, orderId } = asked.params;
  const photos = await listPhotos(asked.context.get(appContext), { userId, orderId, staff: true });
  return { order, packet: number, userId, toSheet, photos };
}

/** The work order as it is printed: a page for each window. */
export default function PrintPage({ loaderData: { order, packet, userId, toSheet, photos } }: Route.ComponentProps) {
  const { business } = useSite();
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
          photos={
            <PhotoStrip
              userId={userId}
              orderId={orderId}
              windowKey={window.windowKey}
              of={window.name}
              photos={photos}
              most={2}
              className="h-16 flex-nowrap! print:h-[.4in]"
            />
          }
          head={`${business.name} · ${called} · ${customer} · ${order.packet} · ${order.rules}`}
        />
      ))}
      {order.installer && (
        <InstallerPage copy={order.installer} head={`${business.name} · ${called} · ${order.packet}`} />
      )}
    </>
  );
}
