import { useSearchParams } from "react-router";
import type { App } from "#app/app.server.ts";
import { EntryRows } from "#app/components/entry-rows.tsx";
import { entriesAfter, entryValues } from "#app/components/form-entries.ts";
import { Conversation } from "#app/components/messages/conversation.tsx";
import { HardwareAtWindows } from "#app/components/window/hardware-at-windows.tsx";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { orderHardwareCounts } from "#app/domain/orders/hardware.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { MAX_HARDWARE } from "#app/domain/orders/order-limits.ts";
import { MoneyPanel } from "#app/routes/admin/money/money-panel.tsx";
import { NotesPanel } from "#app/routes/admin/notes/notes-panel.tsx";
import { emailPath, latestMessagePath, orderMissing, orderPath, orderPhotosPath } from "#app/routes/admin/paths.ts";
import { OrderWaits } from "#app/routes/admin/purchasing/order-waits.tsx";
import { QuotePanel } from "#app/routes/admin/quotes/panel/quote-panel.tsx";
import { RemakesPanel } from "#app/routes/admin/remakes/remakes-panel.tsx";
import { DatesPanel } from "#app/routes/admin/schedule/dates-panel.tsx";
import { SignedFor } from "#app/routes/admin/stops/signed-for.tsx";
import { LastChanges } from "#app/routes/admin/undo/last-changes.tsx";
import { recordRead } from "#app/services/audit/record-audit.server.ts";
import { readThread } from "#app/services/messages/find-thread.server.ts";
import { listUndos } from "#app/services/undos/undos.server.ts";
import { ButtonLink, FactLink } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { unreadable } from "#app/web/form.server.ts";
import { afterConflict } from "#app/web/form-problem.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/order";
import { loadOrder, type OrderPageData } from "./load-order.server.ts";
import { FilledFrom, useMerged } from "./merged-form.tsx";
import { type OfOrder, type OrderProblem, orderActPath, problemOf, useAct, useRefusedAct } from "./order-act.ts";
import { EntryNote, OrderHead, SiteFacts, WorkOrderHead } from "./order-head.tsx";
import { OrderTermsForm } from "./order-terms-form.tsx";
import { Windows } from "./window/windows.tsx";

export const meta = pageMetaOf<{ order: OrderPageData }>((loaded) =>
  loaded ? `Order #${shownOrderId(loaded.order)}, ${loaded.order.customer.name}` : "Order",
);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const order = await loadOrder(app, { ...params, actorId: context.get(userContext).id }, searchParams);
  if (!order?.thread) throw orderMissing();
  if (!searchParams.has("before")) await readMessages(app, order, context.get(userContext).id);
  await recordRead(app, { actorId: context.get(userContext).id, subject: "order", subjectId: order.id });
  const taker = { actorId: context.get(userContext).id, duty: context.get(dutyContext) };
  return { order, undos: await listUndos(app, [order.id], taker) };
}

function readMessages(app: App, { userId, id, thread }: OrderPageData, readerId: string) {
  return readThread(app, { userId, orderId: id, side: "house", readerId, seen: thread?.seen ?? "" });
}

/** Every form of the page is sent to the address of its act. */
export function action() {
  throw unreadable();
}

/** After a conflict the rest of the page shows the newer state too; the refused form keeps what was typed. */
export const shouldRevalidate = afterConflict;

export default function AdminOrderPage({ loaderData: { order, undos } }: Route.ComponentProps) {
  const problem = useRefusedAct();
  const [search] = useSearchParams();
  const edited = search.get("edit") ?? "";
  return (
    <article>
      <WorkOrderHead order={order} />
      <div className="print:hidden">
        <OrderHead order={order} />
        <LastChanges undos={undos} />
        <EntryNote order={order} problem={problemOf("checked", problem)} />
      </div>
      <div className={besides}>
        <div className="min-w-0 xl:*:last:border-b-0">
          <OrderTermsForm order={order} problem={problemOf("terms", problem)} />
          <QuotePanel order={order} problem={problemOf("quote", problem)} />
        </div>
        <div className="min-w-0 xl:*:last:border-b-0">
          <DatesPanel order={order} problem={problemOf("dates", problem)} />
        </div>
      </div>
      <div className="print:hidden">
        <MoneyPanel order={order} problem={problemOf("money", problem)} />
        {order.reports.map((report) => (
          <SignedFor key={report.id} report={report} heading="Hung" />
        ))}
        <RemakesPanel order={order} problem={problemOf("remakes", problem)} />
        <OrderWaits orderId={order.id} status={order.status} waits={order.waits} />
        <SiteFacts site={order.site} />
      </div>
      <HardwareSection order={order} editing={edited === "hardware"} problem={problemOf("hardware", problem)} />
      <Windows order={order} edited={edited} shown={search.get("show") ?? ""} problem={problem} />
      <div className={besides}>
        <MessagesPanel order={order} problem={problemOf("messages", problem)} />
        <aside aria-label="Notes and timeline">
          <NotesPanel
            notes={order.notes}
            formKey={order.formKey}
            addressOf={(act) => orderActPath(act, order)}
            problem={problemOf("notes", problem)}
          />
          <OrderTrail trail={order.trail} />
        </aside>
      </div>
    </article>
  );
}

/** Two columns that begin and end together; whatever needs the whole width stands between two of these. */
const besides = "grid gap-x-14 xl:grid-cols-[minmax(0,1fr)_20rem] print:hidden";

/** What happened to the order and who did it, newest first. */
function OrderTrail({ trail }: { trail: OrderPageData["trail"] }) {
  return (
    <TitledSection id="trail" title="Timeline" titleLook="mb-4 text-xl" className="mt-12 min-w-0">
      {trail.length === 0 ? (
        <p className="text-ink-soft">Nothing has been recorded for this order.</p>
      ) : (
        <ol className="border-line border-l">
          {trail.map((entry) => (
            <li key={entry.id} className="relative pb-5 pl-6 last:pb-0">
              <span
                aria-hidden="true"
                className={`-left-[4.5px] absolute top-2 size-2 rounded-full ${entry.failed ? "bg-clay" : "bg-brass"}`}
              />
              <p className={`wrap-anywhere ${entry.failed ? "font-medium text-clay-deep" : ""}`}>
                {entry.email ? <FactLink to={emailPath(entry.email)}>{entry.text}</FactLink> : entry.text}
              </p>
              <p className="text-ink-soft text-sm">
                <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
                {entry.who && ` · ${entry.who}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </TitledSection>
  );
}

/** What the client and we wrote to each other; the client reads it too. */
function MessagesPanel({ order, problem }: OfOrder) {
  if (!order.thread) return null;
  return (
    <TitledSection id="messages" title="Messages" titleLook="scroll-mt-6 text-xl" className="mt-12 min-w-0">
      <p className="mt-1 mb-4 text-ink-soft text-sm">Between {order.customer.name} and us. Both sides read them.</p>
      <Conversation
        thread={order.thread}
        side="house"
        other={order.customer.name}
        now={order.now}
        formKey={order.formKey}
        problem={problem && { ...problem, form: problem.values?.messageId === undefined ? "send" : "take-back" }}
        sendTo={orderActPath("send-message", order)}
        takeBackTo={orderActPath("take-back-message", order)}
        earlierAt={orderPath(order.userId, order.id)}
        photosAt={orderPhotosPath(order.userId, order.id)}
        waiting={order.waiting}
        latestAt={latestMessagePath(order.userId, order.id)}
      />
    </TitledSection>
  );
}

interface HardwareSectionProps {
  order: OrderPageData;
  editing: boolean;
  problem: OrderProblem | undefined;
}

function HardwareSection({ order, editing, problem }: HardwareSectionProps) {
  const none = !editing && order.hardware.length === 0 && orderHardwareCounts(order.windows);
  return (
    <section
      aria-labelledby="hardware"
      className={`border-line border-t print:mt-6 print:border-t-0 print:pt-0 ${none ? "mt-6 pt-3" : "mt-8 pt-6"}`}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-4">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="hardware" className="text-xl print:text-lg">
            Hardware
          </h2>
          {none ? <p className="text-ink-soft">No new hardware in this order.</p> : null}
        </div>
        <ButtonLink
          to={`${orderPath(order.userId, order.id)}${editing ? "" : "?edit=hardware"}`}
          preventScrollReset
          variant="quiet"
          size="sm"
          className="print:hidden"
        >
          {editing ? "Cancel" : "Change"}
          <span className="sr-only"> hardware</span>
        </ButtonLink>
      </div>
      {editing ? (
        <HardwareForm order={order} problem={problem} />
      ) : (
        <>
          {orderHardwareCounts(order.windows) ? <HardwareList hardware={order.hardware} /> : null}
          <HardwareAtWindows windows={order.windows} />
        </>
      )}
    </section>
  );
}

function HardwareList({ hardware }: Pick<OrderPageData, "hardware">) {
  if (hardware.length === 0) return null;
  return (
    <ul>
      {hardware.map(({ name, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown, never changed; two entries may be alike.
        <li key={index} className="flex flex-wrap justify-between gap-x-6 border-line border-t py-3">
          <span className="wrap-anywhere">{name || "Without a name"}</span>
          {link && <FactLink href={link}>View</FactLink>}
        </li>
      ))}
    </ul>
  );
}

function seenOf({ hardware, confirmedAt }: OrderPageData): Record<string, string> {
  return { ...entryValues("hardware", hardware), confirmedAt: confirmedAt ?? "" };
}

function HardwareForm({ order, problem }: Omit<HardwareSectionProps, "editing">) {
  const merged = useMerged({ order, problem, seenIn: seenOf, livesAt: "address" });
  return (
    <PostForm
      {...useAct("save-hardware")}
      {...merged.marks}
      unguarded
      key={merged.formKey}
      problem={problem}
      submit="Save Hardware"
      pendingLabel="Saving"
      preventScrollReset
      className="grid gap-6 border-line border-t pt-6"
    >
      <FilledFrom merged={merged} />
      <EntryRows
        noun="Hardware"
        legend="Rods, tracks and rings"
        add="Add more hardware"
        entries={entriesAfter(problem ?? merged.conflict, "hardware", merged.stored.hardware)}
        problem={problem}
        most={MAX_HARDWARE}
      />
    </PostForm>
  );
}
