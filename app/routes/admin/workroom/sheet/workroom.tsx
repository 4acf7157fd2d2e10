import { useNavigation } from "react-router";
import { FieldInput } from "#app/components/field-input.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { entryInWords } from "#app/domain/orders/entered/checked-entry.ts";
import { fabricForm } from "#app/domain/workroom/sheet/sheet-fabric-form.ts";
import { orderMissing, orderPath } from "#app/routes/admin/paths.ts";
import { PhotoStrip } from "#app/routes/admin/photos/photo-strip.tsx";
import { recordRead } from "#app/services/audit/record-audit.server.ts";
import { ButtonLink, SmallButton, StandingLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/data-table.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FieldGrid } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { readForm, unreadable } from "#app/web/form.server.ts";
import { afterConflict, sendForm } from "#app/web/form-problem.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/workroom";
import { loadWorkroom, type WorkroomData } from "./load-workroom.server.ts";
import { PacketPanel } from "./packet-panel.tsx";
import { PartForm } from "./part-form.tsx";
import { WindowSheet } from "./window-sheet.tsx";
import { acceptAll, freeze, saveFabric, saveFigures, saveMeasure, waveCheck } from "./workroom-acts.server.ts";
import { PACKET_FORM, problemAt, SHEET_FAILED, type WorkroomProblem } from "./workroom-problem.ts";

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
export const shouldRevalidate = afterConflict;

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

type Cloth = WorkroomData["cloths"][number];

/** What is known of each cloth of the order: entered once, it counts for every window that uses it. */
function FabricsSection({ cloths, problem }: { cloths: Cloth[]; problem: WorkroomProblem | undefined }) {
  if (cloths.length === 0) return null;
  return (
    <TitledSection id="fabrics" title="Fabrics" titleLook="mb-4 scroll-mt-20 text-xl" className="mb-10">
      {cloths.map((cloth) => (
        <FabricFacts key={cloth.key} cloth={cloth} problem={problemAt(cloth.part, problem)} />
      ))}
    </TitledSection>
  );
}

function FabricFacts({ cloth, problem }: { cloth: Cloth; problem: WorkroomProblem | undefined }) {
  const navigation = useNavigation();
  const pending = navigation.formData?.get("part") === cloth.part;
  const name = cloth.name || "A fabric that is not named yet";
  return (
    <Disclosure
      heading="h3"
      defaultOpen={!cloth.known || problem !== undefined}
      summary={
        <span className="flex flex-wrap items-baseline gap-x-4">
          <span className="wrap-anywhere">{name}</span>
          <span className="font-normal font-sans text-ink-soft text-sm">
            {cloth.uses.join("; ")}
            {cloth.inBook && !cloth.set && " · from the fabric book"}
            {cloth.discontinued && <strong className="ml-2 font-medium text-clay-deep">no longer made</strong>}
            {!cloth.known && <strong className="ml-2 font-medium text-clay-deep">width missing</strong>}
          </span>
        </span>
      }
    >
      <PartForm
        part={cloth.part}
        version={cloth.version}
        name={name}
        filled={cloth.typed}
        problem={problem}
        className="pt-2"
      >
        <FieldGrid className="sm:grid-cols-2 xl:grid-cols-3">
          {fabricForm.fields.map((field) => (
            <FieldInput key={field.name} field={field} value={cloth.typed[field.name] ?? ""} problem={problem} />
          ))}
        </FieldGrid>
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <SmallButton name="intent" value="fabric" pending={pending} pendingLabel="Saving">
            Save Fabric
          </SmallButton>
          {cloth.set && (
            <p className="text-ink-soft text-sm">
              {cloth.set.by}, {formatDateTime(cloth.set.at)}
            </p>
          )}
          <BookLink cloth={cloth} />
        </div>
      </PartForm>
    </Disclosure>
  );
}

/** From the fabric book, or with one press into it. */
function BookLink({ cloth: { inBook, addToBook, set } }: { cloth: Cloth }) {
  if (inBook) return <StandingLink to={inBook}>{set ? "In the fabric book" : "From the fabric book"}</StandingLink>;
  if (!addToBook) return null;
  return (
    <ButtonLink to={addToBook} variant="quiet" size="sm">
      Add to Fabric Book
    </ButtonLink>
  );
}
