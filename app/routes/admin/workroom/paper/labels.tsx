import { appContext } from "#app/contexts.server.ts";
import { QUIET_ZONE, qrCode } from "#app/domain/qr-code.ts";
import { codeAddress } from "#app/domain/workroom/paper/label.ts";
import { labelSheetOf } from "#app/domain/workroom/paper/labels.ts";
import { findLots } from "#app/services/purchasing/find-purchase-orders.server.ts";
import { classNames } from "#app/ui/class-names.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/labels";
import { findAskedPacket, packetName, seesSheet } from "./load-paper.server.ts";
import { PaperActions } from "./paper-links.tsx";

export const meta = pageMetaOf<{ called: string }>((loaded) => (loaded ? `Labels, order #${loaded.called}` : "Labels"));

export async function loader(asked: Route.LoaderArgs) {
  const { params, context } = asked;
  const app = context.get(appContext);
  const found = await findAskedPacket(asked);
  const lots = await findLots(app.db, params.orderId);
  const sheet = labelSheetOf(found.document, { ...found, lots });
  const number = packetName(found);
  return { ...sheet, site: app.config.siteUrl.origin, number, userId: params.userId, toSheet: seesSheet(asked) };
}

/** Four inches by two, each on a page of its own as a label printer takes them. */
export default function LabelsPage({ loaderData }: Route.ComponentProps) {
  const { orderId, called, customer, packet, labels, number, userId, site, toSheet } = loaderData;
  return (
    <>
      <LabelPaper />
      <div className="print:hidden">
        <PageHeading
          title={`Labels, order #${called}`}
          lead={`${customer}. ${packet}. Four by two inches: one for each piece, hardware bag, rod and remnant.`}
          actions={<PaperActions kind="labels" userId={userId} orderId={orderId} packet={number} toSheet={toSheet} />}
        />
      </div>
      {labels.length === 0 && <p>There is nothing to label yet.</p>}
      <ul className="flex flex-wrap gap-4 print:block">
        {labels.map((label, index) => (
          <li
            key={[label.head, label.title, label.part, ...label.lines].join(" ")}
            className="relative flex h-[2in] w-[4in] max-w-full flex-col overflow-hidden border border-line bg-white p-3 text-[9pt] leading-tight print:break-after-page print:border-0"
          >
            <p className="flex justify-between gap-4">
              <span className="min-w-0 truncate">
                {called}
                {label.part && ` · ${customer}`}
              </span>
              <span className="shrink-0">
                {index + 1} of {labels.length}
              </span>
            </p>
            <p
              className={classNames(
                "font-medium leading-snug wrap-anywhere",
                label.head.length > 30 ? "text-base" : "text-xl",
              )}
            >
              {label.head}
            </p>
            <div className={classNames("flex min-h-0 flex-1 flex-col", label.part && "pr-24")}>
              <p className="text-[11pt] wrap-anywhere">{label.title}</p>
              {label.size && <p className="font-medium text-lg tabular-nums">{label.size}</p>}
              {label.lines.map((line) => (
                <p
                  key={line}
                  className={classNames("wrap-anywhere", !label.size && "text-[10.5pt]", !label.part && "mt-3")}
                >
                  {line}
                </p>
              ))}
              <p className="mt-auto">{packet}</p>
            </div>
            {label.part && <Code address={codeAddress(site, orderId, label.part)} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** In the lower corner, with the quiet that a camera wants around it. */
function Code({ address }: { address: string }) {
  const { size, path } = qrCode(address);
  return (
    <svg
      role="img"
      aria-label="Code that opens this piece"
      viewBox={`0 0 ${size + QUIET_ZONE} ${size + QUIET_ZONE}`}
      shapeRendering="crispEdges"
      className="absolute right-1 bottom-1 w-[.92in]"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

/** HTML has room for a style in the body only inside a drawing, and one in the head would outlive this page. */
function LabelPaper() {
  return (
    <svg aria-hidden="true" className="hidden">
      <style>{"@page{size:4in 2in;margin:0}"}</style>
    </svg>
  );
}
