import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import type { App } from "#app/app.server.ts";
import { dutyContext, userContext } from "#app/auth/signed-in-user.server.ts";
import { Conversation } from "#app/components/messages/conversation.tsx";
import { appContext } from "#app/contexts.server.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { orderMissing } from "#app/routes/admin/missing-records.ts";
import { MoneyPanel } from "#app/routes/admin/money/money-panel.tsx";
import { NotesPanel } from "#app/routes/admin/notes/notes-panel.tsx";
import { emailPath, latestMessagePath, orderPath, orderPhotosPath } from "#app/routes/admin/paths.ts";
import { OrderWaits } from "#app/routes/admin/purchasing/order-waits.tsx";
import { QuotePanel } from "#app/routes/admin/quotes/panel/quote-panel.tsx";
import { RemakesPanel } from "#app/routes/admin/remakes/remakes-panel.tsx";
import { DatesPanel } from "#app/routes/admin/schedule/dates-panel.tsx";
import { SignedFor } from "#app/routes/admin/stops/signed-for.tsx";
import { LastChanges } from "#app/routes/admin/undo/last-changes.tsx";
import { recordRead } from "#app/services/audit/record-audit.server.ts";
import { readThread } from "#app/services/messages/find-thread.server.ts";
import { listUndos } from "#app/services/undos/undos.server.ts";
import { FactLink } from "#app/ui/page/text-link.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { unreadable } from "#app/web/form.server.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/order";
import { HardwareSection } from "./hardware-section.tsx";
import { loadOrder, type OrderPageData } from "./load-order.server.ts";
import { orderActPath, useRefusedAct } from "./order-act.ts";
import { EntryNote, OrderHead, SiteFacts, WorkOrderHead } from "./order-head.tsx";
import { type OfOrder, problemOf } from "./order-problem.ts";
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
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

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
      <div className="grid gap-x-14 xl:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div className="min-w-0 print:hidden">
          <OrderTermsForm order={order} problem={problemOf("terms", problem)} />
          <QuotePanel order={order} problem={problemOf("quote", problem)} />
          <MoneyPanel order={order} problem={problemOf("money", problem)} />
        </div>
        <aside aria-label="Dates and notes" className="xl:row-span-2 print:hidden">
          <DatesPanel order={order} problem={problemOf("dates", problem)} />
          <SiteFacts site={order.site} />
          <NotesPanel
            notes={order.notes}
            formKey={order.formKey}
            addressOf={(act) => orderActPath(act, order)}
            problem={problemOf("notes", problem)}
          />
        </aside>
        <div className="min-w-0">
          <div className="print:hidden">
            {order.reports.map((report) => (
              <SignedFor key={report.id} report={report} heading="Hung" />
            ))}
            <RemakesPanel order={order} problem={problemOf("remakes", problem)} />
            <OrderWaits orderId={order.id} waits={order.waits} />
          </div>
          <HardwareSection order={order} editing={edited === "hardware"} problem={problemOf("hardware", problem)} />
          <Windows order={order} edited={edited} shown={search.get("show") ?? ""} problem={problem} />
          <div className="print:hidden">
            <MessagesPanel order={order} problem={problemOf("messages", problem)} />
          </div>
        </div>
      </div>
      <OrderTrail trail={order.trail} />
    </article>
  );
}

/** What happened to the order and who did it, newest first. */
function OrderTrail({ trail }: { trail: OrderPageData["trail"] }) {
  return (
    <TitledSection id="trail" title="Timeline" titleLook="mb-4 text-xl" className="mt-12 print:hidden">
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
    <TitledSection id="messages" title="Messages" titleLook="scroll-mt-6 text-xl" className="mt-12">
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
