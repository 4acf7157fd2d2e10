import type { ReactNode } from "react";
import { Link, Outlet } from "react-router";
import { BareWindow } from "#app/components/site/bare-window.tsx";
import { StatusBadge } from "#app/components/status-badge.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { styleImage } from "#app/domain/catalogue/style.ts";
import { formatDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { nextStepOf } from "#app/domain/orders/progress/next-step.ts";
import type { ProgressStep } from "#app/domain/orders/progress/progress.ts";
import { actionOn } from "#app/domain/orders/quote.ts";
import { rangeInWords } from "#app/domain/quotes/estimate/estimate-words.ts";
import { listMyAppointments } from "#app/services/appointments/find-appointments.server.ts";
import { countUnread } from "#app/services/messages/find-thread.server.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { findEstimates } from "#app/services/quotes/find-my-order-page.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Column, column, DataTable, figure } from "#app/ui/data-table.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { attemptToLoad } from "#app/web/form.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { useWords } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/orders";
import { MessagesLink } from "./messages/messages-link.tsx";
import { DRAWN_WINDOWS, HUB, myOrderPath, myWindowsPath } from "./order-paths.ts";
import { CONSULTATION } from "./paths.ts";
import { asSentence } from "./quote/estimate.tsx";

const LOAD_FAILED = "Failed to load orders. Please try again later.";

export const meta = pageMeta({ title: "My Orders" });

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = context.get(userContext);
  const app = context.get(appContext);
  const today = dayOf(app.now());
  const orders = await attemptToLoad(context, LOAD_FAILED, () => listMyOrders(app, id));
  const unread = await attemptToLoad(context, LOAD_FAILED, () => countUnread(app, id));
  const unpriced = orders.filter(({ totalCents, status }) => totalCents === null && status === "submitted");
  const idsOf = (some: typeof orders) => some.map((order) => order.id);
  const ranges = await findEstimates(app, id, idsOf(unpriced));
  const visits = await attemptToLoad(context, LOAD_FAILED, () => listMyAppointments(app, id, ...idsOf(orders)));
  const visitOf = (id: string) => ({ visit: visits.find(({ orderId }) => orderId === id) });
  const about = (orderId: string) => (ranges[orderId] ? asSentence(rangeInWords(ranges[orderId])) : "");
  return {
    orders: orders.map(({ asking, validUntil, changesAskedAt, dueCents, dueOn, payableNow, progress, ...order }) => ({
      ...order,
      unread: unread[order.id] ?? 0,
      about: about(order.id),
      stages: progress.map(({ label, state }) => ({ label, state })),
      nextStep: nextStepOf(
        { ...order, asking, validUntil, changesAskedAt, dueCents, dueOn, payableNow, ...visitOf(order.id) },
        today,
      ),
    })),
  };
}

type Order = Awaited<ReturnType<typeof loader>>["orders"][number];

const columns: Column<Order>[] = [
  column(
    "top",
    "Order ID",
    (order) => (
      <Link
        to={myOrderPath(order.id)}
        preventScrollReset
        className="inline-flex min-h-11 items-center text-moss underline decoration-brass underline-offset-4"
      >
        {shownOrderId(order)}
      </Link>
    ),
    { wide: "w-44" },
  ),
  column("second", "Date", (order) => formatDate(order.submittedAt ?? order.createdAt), { wide: "w-48" }),
  column("top-end", "Status", (order) => <Status {...order} />),
  figure("second-end", "Total", (order) => <Total {...order} />),
  column("below", "Actions", (order) => <OrderAction order={order} />),
];

export default function OrdersPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <>
      <PageHeading title="My Orders" />
      <DataTable
        caption="Your orders"
        columns={columns}
        rows={loaderData.orders}
        rowKey={({ id }) => id}
        below={(order) => (
          <OrderAtAGlance {...order} action={<OrderAction order={order} />}>
            <MessagesLink order={order} unread={order.unread} />
          </OrderAtAGlance>
        )}
        empty={<FirstSteps />}
      />
      <Outlet />
    </>
  );
}

/** Nothing is missing where no price has been worked out yet: it is said, and not in ink, beside what was told. Without its header it says of what. */
function Total({ totalCents, about }: Order) {
  if (totalCents !== null) return <span className="font-medium">{formatMoney(totalCents)}</span>;
  return (
    <>
      <span className="text-ink-soft text-sm">
        <span className="hidden cards:inline">Total </span>
        {formatMoney(totalCents)}
      </span>
      {about && <span className="block whitespace-nowrap text-sm">{about}</span>}
    </>
  );
}

/** With the client's yes beside it: the status is ours, and does not say it. */
function Status({ status, agreed }: Order) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <StatusBadge status={status} />
      {agreed ? <span className="text-ink-soft text-sm">Confirmed</span> : null}
    </span>
  );
}

/** Submitted orders can be looked at, quotes answered: the one thing to do. The number in each row opens any order. */
function OrderAction({ order }: { order: Order }) {
  const label = actionOn(order);
  if (!label) return null;
  return (
    <ButtonLink
      to={myOrderPath(order.id)}
      preventScrollReset
      variant={label === "Confirm" ? "primary" : "secondary"}
      size="sm"
    >
      {label}
      <span className="sr-only"> order {shownOrderId(order)}</span>
    </ButtonLink>
  );
}

const dressed = styleImage({ group: "pleated-tops", name: "Three Finger Pinch" });

/** The first minute in the portal: the two ways to begin, drawn. */
function FirstSteps() {
  const { area, fee } = useWords();
  return (
    <TitledSection id="begin" title="No orders yet: two ways to begin">
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        <Way
          title="Measure a window"
          picture={<MeasuredWindow />}
          action={<ButtonLink to={HUB}>Create an Order</ButtonLink>}
        >
          With a steel tape and a phone, ten minutes a window. It is drawn to scale as you go.
        </Way>
        <Way
          title="Have us come"
          picture={<img src={dressed} alt="" width={320} height={400} className="h-full w-auto" />}
          action={
            <ButtonLink to={CONSULTATION} variant="secondary">
              Book a Visit
            </ButtonLink>
          }
        >
          Within {area} we measure, and bring fabrics. {fee}, credited on your final quote.
        </Way>
      </div>
      <p className="mt-6 text-ink-soft">Once you submit an order, you follow it here.</p>
    </TitledSection>
  );
}

interface WayProps {
  title: string;
  picture: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

function Way({ title, picture, action, children }: WayProps) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-5 border border-line bg-paper p-5 md:grid-cols-[9rem_minmax(0,1fr)]">
      <div aria-hidden="true" className="h-36 md:h-44 [&>*]:mx-auto [&>*]:max-h-full">
        {picture}
      </div>
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 text-ink-soft text-sm">{children}</p>
        <div className="mt-4">{action}</div>
      </div>
    </div>
  );
}

/** A tape held across the glass. */
function MeasuredWindow() {
  return (
    <div className="relative h-full w-fit">
      <BareWindow className="h-full w-auto" />
      <svg viewBox="0 0 320 360" aria-hidden="true" className="absolute inset-0 h-full w-auto">
        <path d="M60 214h200M60 204v20M260 204v20" className="fill-none stroke-clay-deep" strokeWidth="4" />
      </svg>
    </div>
  );
}

interface OrderAtAGlanceProps {
  id: string;
  version: number;
  windowCount: number;
  stages: Pick<ProgressStep, "label" | "state">[];
  nextStep: string | null;
  /** What we ask them to look at, where we entered it. */
  toCheck: string | null;
  /** Shown here where the row above has no room for it. */
  action: ReactNode;
  children: ReactNode;
}

/** Which order that was, what comes next, and how far it has come. */
function OrderAtAGlance(props: OrderAtAGlanceProps) {
  const { id, version, windowCount, stages, nextStep, toCheck, action, children } = props;
  const more = windowCount - DRAWN_WINDOWS;
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      {windowCount > 0 && (
        <div className="flex items-end gap-3">
          {/* The address changes with the order, so that a changed window is drawn anew. */}
          <img
            src={`${myWindowsPath(id)}?version=${version}`}
            alt=""
            loading="lazy"
            decoding="async"
            className="h-36 min-w-0 sm:h-44 max-w-full object-contain object-left-bottom"
            style={{ aspectRatio: `${Math.min(windowCount, DRAWN_WINDOWS)}` }}
          />
          {more > 0 && <span className="shrink-0 text-ink-soft text-sm">and {more} more</span>}
        </div>
      )}
      <div className={classNames("grid gap-2 max-sm:order-first", windowCount === 0 && "sm:col-span-2")}>
        {nextStep ? <p className="text-balance font-display text-lg leading-snug">{nextStep}</p> : null}
        {toCheck ? <p className="font-medium text-sm">{toCheck}</p> : null}
        <StageLine stages={stages} />
        {children}
      </div>
      <div className="hidden empty:hidden cards:block">{action}</div>
    </div>
  );
}

/** The stages as a line in parts, with the name of the one that is now. */
function StageLine({ stages }: Pick<OrderAtAGlanceProps, "stages">) {
  const now = stages.findIndex(({ state }) => state === "now");
  const current = stages[now];
  if (!current) return null;
  return (
    <div>
      <p className="text-ink-soft text-sm">
        {current.label}
        {current.label === "Cancelled" ? null : (
          <>
            , stage {now + 1} of {stages.length}
          </>
        )}
      </p>
      <div aria-hidden="true" className="mt-1 flex max-w-md gap-1">
        {stages.map(({ label, state }) => (
          <span key={label} className={classNames("h-1 grow", state === "ahead" ? "bg-line" : "bg-moss")} />
        ))}
      </div>
    </div>
  );
}
