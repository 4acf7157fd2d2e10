import { Printer } from "lucide-react";
import { Form } from "react-router";
import { kindLabels } from "#app/domain/appointments/appointment-kinds.ts";
import { formatDate, formatVisit } from "#app/domain/dates.ts";
import { type Entry, entryInWords } from "#app/domain/orders/entered/checked-entry.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { nextWords } from "#app/domain/orders/owner/do-next.ts";
import { siteLines } from "#app/domain/orders/site/site-form.ts";
import type { Stage } from "#app/domain/schedule/stage.ts";
import {
  appointmentPath,
  customerPath,
  newAppointmentPath,
  newTaskPath,
  orderWindowsPath,
  quotePath,
  workroomPath,
} from "#app/routes/admin/paths.ts";
import { StageLine } from "#app/routes/admin/schedule/dates-panel.tsx";
import { Button, FactLink } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading, Ways } from "#app/ui/page-heading.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { PrintSheet } from "#app/ui/print-sheet.tsx";
import { useSite } from "#app/web/site/use-site.ts";
import type { OrderPageData } from "./load-order.server.ts";
import { type OrderProblem, useAct } from "./order-act.ts";

/** Whose order it is, what it looks like, and where one goes on from it. */
export function OrderHead({ order }: { order: OrderPageData }) {
  const drawn = order.windows.length > 0 && order.status !== "incomplete";
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-10">
      <div className="min-w-0 sm:flex-1">
        <PageHeading
          title={`Order #${shownOrderId(order)}`}
          lead={<span className="font-display text-ink text-xl">{order.customer.name}</span>}
        />
        <OrderFacts order={order} />
        {order.status !== "incomplete" && <StageLine schedule={order.schedule} />}
        {order.stillBooked.length > 0 && (
          <FormMessage kind="info" className="mb-6">
            <p>This order is cancelled, and still booked for it, though nobody is reminded:</p>
            <ul className="list-disc pl-5">
              {order.stillBooked.map(({ id, kind, startsAt }) => (
                <li key={id}>
                  <FactLink to={appointmentPath(id)}>
                    {kindLabels[kind]}, {formatVisit(startsAt)}
                  </FactLink>
                </li>
              ))}
            </ul>
          </FormMessage>
        )}
        {order.behind.length > 0 && (
          <FormMessage kind="info" className="mb-6">
            The order or its sheet has changed since its packet was frozen: {order.behind.join("; ")}. The frozen packet
            does not follow.
          </FormMessage>
        )}
        {order.buyers.length > 0 && (
          <FormMessage kind="info" className="mb-6">
            Who buys a cloth is said in two ways. {order.buyers.join(" ")}
          </FormMessage>
        )}
        <OrderWays order={order} />
      </div>
      {drawn && (
        <img
          src={`${orderWindowsPath(order.id)}?more`}
          alt={order.windows.length === 1 ? "Its window" : "Its windows"}
          className="mb-8 h-40 w-auto max-w-full object-contain object-left sm:h-50 sm:max-w-2/5 sm:object-right"
        />
      )}
    </div>
  );
}

const isMade = new Set<Stage>(["fabric", "cutting", "sewing"]);

/** One is filled: the price where it waits for one, the workroom from the day work can begin until it is made. */
function OrderWays({ order: { id, userId, windows, schedule, quotes } }: { order: OrderPageData }) {
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Ways
        links={[
          schedule.stage === "quote" &&
            quotes.quotable && { to: quotePath(userId, id), label: nextWords.unquoted.act, variant: "primary" },
          windows.length > 0 && {
            to: workroomPath(userId, id),
            label: "Workroom",
            variant: schedule.stage && isMade.has(schedule.stage) ? "primary" : "secondary",
          },
          { to: newAppointmentPath({ order: id }), label: "Plan Installation", variant: "quiet" },
          { to: customerPath(userId), label: "Go To Customer", variant: "quiet" },
          { to: newTaskPath({ order: id }), label: "Add Task", variant: "quiet" },
        ]}
      />
      <Button type="button" variant="quiet" size="sm" className="noscript:hidden" onClick={() => print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </Button>
    </div>
  );
}

function OrderFacts({ order }: { order: OrderPageData }) {
  const dates = [
    `Created ${formatDate(order.createdAt)}`,
    order.submittedAt && `submitted ${formatDate(order.submittedAt)}`,
    order.confirmedAt && `confirmed by the client ${formatDate(order.confirmedAt)}`,
  ].filter(Boolean);
  return (
    <>
      <p className="-mt-5 mb-5 text-ink-soft text-sm">{dates.join(", ")}.</p>
      {order.orderName && (
        <TitledSection
          id="order-name"
          title={order.orderName}
          titleLook="text-lg"
          className="mb-8 border-brass border-l-2 pl-5"
        >
          <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{order.description}</p>
        </TitledSection>
      )}
    </>
  );
}

/** What the client told once for the whole order. */
export function SiteFacts({ site }: Pick<OrderPageData, "site">) {
  const said = siteLines(site);
  if (said.length === 0) return null;
  return (
    <TitledSection id="order-site" title="The house and the day" className="mt-12">
      <dl className="mt-4 grid gap-x-12 gap-y-3 border-line border-t pt-3 sm:grid-cols-2 lg:grid-cols-3">
        {said.map(({ name, label, text }) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

/** Heads the printed work order; on the screen the page has its own heading. */
export function WorkOrderHead({ order }: { order: OrderPageData }) {
  const { business } = useSite();
  return (
    <>
      <PrintSheet about={`${business.name} · Order ${shownOrderId(order)} · ${order.customer.name}`} />
      <header className="hidden border-ink border-b pb-4 print:block">
        <p className="text-sm">{business.name} · Work order</p>
        <p className="font-display text-2xl">{shownOrderId(order)}</p>
        <p>
          {order.customer.name} · {statusLabel(order.status)} · {formatDate(order.submittedAt ?? order.createdAt)} ·{" "}
          {order.windows.length === 1 ? "1 window" : `${order.windows.length} windows`}
        </p>
        {order.orderName && (
          <p className="mt-3 whitespace-pre-line">
            <strong className="font-medium">{order.orderName}</strong>
            {"\n"}
            {order.description}
          </p>
        )}
      </header>
    </>
  );
}

interface EntryNoteProps {
  order: { entry: Entry | null; version: number };
  problem: OrderProblem | undefined;
}

/** Of an order that we entered: whether its client has said that it is right. */
export function EntryNote({ order: { entry, version }, problem }: EntryNoteProps) {
  const { action, pending } = useAct("read-by-phone");
  if (!entry) return null;
  return (
    <div className="mb-8 flex flex-wrap items-center gap-4 border-brass border-l-2 pl-5">
      <p>{entryInWords(entry)}</p>
      {entry.checkedAt === null && (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="version" value={version} />
          <Button variant="secondary" size="sm" pending={pending} pendingLabel="Saving">
            Read to the client by telephone
          </Button>
        </Form>
      )}
      {problem && <FormMessage kind="error">{problem.error}</FormMessage>}
    </div>
  );
}
