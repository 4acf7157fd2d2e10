import { appContext } from "#app/contexts.server.ts";
import { labelsOf } from "#app/domain/workroom/paper/bag-labels.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/labels";
import { loadWorkOrder } from "./load-paper.server.ts";
import { PaperActions } from "./paper-links.tsx";

export const meta = pageMetaOf<{ orderId: string }>((loaded) =>
  loaded ? `Labels, order #${loaded.orderId}` : "Labels",
);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { order, number } = await loadWorkOrder(context.get(appContext), { params, request });
  const labels = order.windows.flatMap(({ hung }) => labelsOf(hung));
  const { orderId, customer, packet } = order;
  return { orderId, customer, packet, labels, number: number ?? undefined, userId: params.userId };
}

/** One label a piece, four inches by two, each on a page of its own as a label printer takes them. */
export default function LabelsPage({ loaderData }: Route.ComponentProps) {
  const { orderId, customer, packet, labels, number, userId } = loaderData;
  return (
    <>
      <LabelPaper />
      <div className="print:hidden">
        <PageHeading
          title={`Labels, order #${orderId}`}
          lead={`${customer}. ${packet}. Four by two inches, one for each piece.`}
          actions={<PaperActions kind="labels" userId={userId} orderId={orderId} packet={number} />}
        />
      </div>
      {labels.length === 0 && <p>There is nothing to label yet.</p>}
      <ul className="flex flex-wrap gap-4 print:block">
        {labels.map((label, index) => (
          <li
            key={`${label.room} ${label.style} ${label.piece}`}
            className="flex h-[2in] w-[4in] max-w-full flex-col justify-between border border-line bg-white p-3 print:break-after-page print:border-0"
          >
            <p className="flex justify-between gap-4 text-xs">
              <span>
                {orderId} · {customer}
              </span>
              <span>
                {index + 1} of {labels.length}
              </span>
            </p>
            <div>
              <p className="truncate font-medium text-xl">{label.room}</p>
              <p className="text-sm">
                {label.piece}, {label.style}
              </p>
              <p className="font-medium text-lg tabular-nums">{label.size}</p>
            </div>
            <p className="flex justify-between gap-4 text-xs">
              <span>{label.lining}</span>
              <span>{packet}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
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
