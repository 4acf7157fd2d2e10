import type { ShouldRevalidateFunctionArgs } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { entryInWords } from "#app/domain/orders/entered/checked-entry.ts";
import { orderMissing } from "#app/routes/admin/missing-records.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { PhotoStrip } from "#app/routes/admin/photos/photo-strip.tsx";
import { recordRead } from "#app/services/audit/record-audit.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { readForm, unreadable } from "#app/web/form.server.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/workroom";
import { FabricsSection } from "./fabrics-section.tsx";
import { loadWorkroom, type WorkroomData } from "./load-workroom.server.ts";
import { PacketPanel } from "./packet-panel.tsx";
import { WindowSheet } from "./window-sheet.tsx";
import { acceptAll, freeze, saveFabric, saveFigures, saveMeasure, waveCheck } from "./workroom-acts.server.ts";
import { PACKET_FORM, problemAt, SHEET_FAILED } from "./workroom-problem.ts";

export const meta = pageMetaOf<{ workroom: WorkroomData }>((loaded) =>
  loaded ? `Workroom, order #${loaded.workroom.order.called}` : "Workroom",
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const workroom = await loadWorkroom(app, params.userId, params.orderId);
  if (!workroom) throw orderMissing();
  await recordRead(app, { actorId: context.get(userContext).id, subject: "order", subjectId: params.orderId });
  return { workroom };
}

const intents = new Map([
  ["figures", saveFigures],
  ["wave", waveCheck],
  ["unwave", waveCheck],
  ["measure", saveMeasure],
  ["unmeasure", saveMeasure],
  ["accept", acceptAll],
  ["fabric", saveFabric],
  ["freeze", freeze],
]);

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const answer = intents.get(form.text("intent"));
  if (!answer) throw unreadable();
  return answer({ form, params, context });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return sendForm(() => serverAction(), SHEET_FAILED, String(form.get("part") ?? PACKET_FORM));
}

/** After a conflict the rest of the page shows the newer state too; the refused form keeps what was typed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function WorkroomPage({ loaderData: { workroom }, actionData: problem }: Route.ComponentProps) {
  const { order, windows, cloths, rules, photos } = workroom;
  return (
    <>
      <PageHeading
        title={`Workroom, order #${order.called}`}
        lead={order.customer}
        links={[{ to: orderPath(order.userId, order.id), label: "Go To Order" }]}
      />
      {order.entry && order.entry.checkedAt === null && <p className="mb-6">{entryInWords(order.entry)}</p>}
      <PacketPanel workroom={workroom} problem={problemAt(PACKET_FORM, problem)} />
      {windows.length === 0 ? (
        <EmptyState title="No windows found." />
      ) : (
        <>
          <FabricsSection cloths={cloths} problem={problem} />
          {windows.map((window) => (
            <WindowSheet
              key={window.key}
              window={window}
              rules={rules}
              photos={
                <PhotoStrip
                  userId={order.userId}
                  orderId={order.id}
                  windowKey={window.key}
                  of={window.name}
                  photos={photos}
                  className="mt-6 h-32"
                />
              }
              problem={problem}
            />
          ))}
        </>
      )}
    </>
  );
}
