import { appContext } from "#app/contexts.server.ts";
import { copyLines, type InstallerCopy, type InstallerFact } from "#app/domain/workroom/paper/installer-copy.ts";
import type { WorkOrderWindow } from "#app/domain/workroom/paper/work-order.ts";
import { SceneImage } from "#app/drawing/window-drawing.tsx";
import { drawFixings } from "#app/drawing/workroom/fixings.ts";
import { PhotoStrip } from "#app/routes/admin/photos/photo-strip.tsx";
import { SignedFor } from "#app/routes/admin/stops/signed-for.tsx";
import { listPhotos } from "#app/services/photos/find-photos.server.ts";
import { TextLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/print";
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
        <InstallerPage
          copy={order.installer}
          windows={windows}
          head={`${business.name} · ${called} · ${order.packet}`}
        />
      )}
    </>
  );
}

interface InstallerPageProps {
  copy: InstallerCopy;
  windows: readonly WorkOrderWindow[];
  head: string;
}

/** For whoever hangs it: where, how to get in, and for each window what to load and where to fix it. No prices. */
function InstallerPage({ copy: { facts, signed = [], ...copy }, windows, head }: InstallerPageProps) {
  return (
    <section
      id="installer"
      aria-labelledby="installer-title"
      className="mb-12 border border-line bg-white p-6 print:mb-0 print:break-before-page print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-ink border-b pb-3">
        <div>
          <p className="text-ink-soft text-sm">{head}</p>
          <h2 id="installer-title" className="text-2xl">
            Installer’s copy
          </h2>
        </div>
        <p className="text-sm">Date ____ / ____ / ______ Time ________</p>
      </header>
      <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_1fr] print:grid-cols-[8rem_1fr] print:text-[11pt]">
        {facts.map((fact) => (
          <div key={fact.label} className="contents">
            <dt className="text-ink-soft">{fact.label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              <FactText {...fact} />
            </dd>
          </div>
        ))}
      </dl>
      {copy.windows.map((window, index) => (
        <div key={window.key} className="mt-5 break-inside-avoid">
          <h3 className="text-lg wrap-anywhere">{window.name}</h3>
          <Fixings of={windows.find(({ windowKey }) => windowKey === window.key)} id={`f${index}`} />
          <ul className="mt-1 grid gap-1 print:text-[11pt]">
            {copyLines(window).map((line) => (
              <li key={line} className="wrap-anywhere">
                ☐ {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {signed.map(({ name, at, strokes }) => (
        <SignedFor key={at} heading="Hung" report={{ signedName: name, at, strokes, unsignedReason: "", issues: "" }} />
      ))}
    </section>
  );
}

function Fixings({ of, id }: { of: WorkOrderWindow | undefined; id: string }) {
  const scene = of && drawFixings(of.hung, of.rules, id, { width: 400, height: 170, letters: 9 });
  return scene ? <SceneImage scene={scene} className="my-2 h-auto w-full max-w-lg" /> : null;
}

function FactText({ text, link }: InstallerFact) {
  if (!link) return text;
  const away = link.startsWith("https:");
  return (
    <TextLink href={link} {...(away && { target: "_blank", rel: "noopener noreferrer" })}>
      {text}
    </TextLink>
  );
}
