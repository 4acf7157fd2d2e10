import { appContext } from "#app/contexts.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { formatDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { lineStateLabels, type PurchaseState, purchaseStateLabels } from "#app/domain/purchasing/purchase-order.ts";
import { amountInWords, dayInWords, totalOf } from "#app/domain/purchasing/purchase-words.ts";
import { useRefusedAct } from "#app/routes/admin/acts.tsx";
import {
  foundOrderPath,
  PURCHASE_ORDERS,
  purchaseOrderCsvPath,
  purchaseOrderPdfPath,
} from "#app/routes/admin/paths.ts";
import { findPurchaseOrder } from "#app/services/purchasing/find-purchase-orders.server.ts";
import { FactLink } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { newFormKey, unreadable } from "#app/web/form.server.ts";
import { afterConflict } from "#app/web/form-problem.ts";
import { missing, pageMetaOf } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/purchase-order";
import { purchaseMissing, type ShownLine, type ShownPurchase } from "./purchase-act.ts";
import { ActForm, DraftForm, LineForms, TellForm } from "./purchase-forms.tsx";

export const meta = pageMetaOf<{ order: { id: string } }>((loaded) => loaded?.order.id ?? "Purchase order");

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const order = await findPurchaseOrder(app, params.id);
  if (!order) throw missing(purchaseMissing);
  return { order, today: dayOf(app.now()), formKey: newFormKey() };
}

/** Every form of the page is sent to the address of its act. */
export function action() {
  throw unreadable();
}

/** After a conflict the page shows the newer state; the refused form keeps what was typed. */
export const shouldRevalidate = afterConflict;

export default function PurchaseOrderPage({ loaderData }: Route.ComponentProps) {
  const order: ShownPurchase = {
    ...loaderData.order,
    today: loaderData.today,
    formKey: loaderData.formKey,
    problem: useRefusedAct(),
  };
  const { id, state, lines, revision, toldRevision, note } = order;
  const total = totalOf(lines);
  const { street } = useSite().business;
  return (
    <>
      <PageHeading
        title={id}
        lead={leadOf(order)}
        links={[
          { to: PURCHASE_ORDERS, label: "View Purchase Orders" },
          { to: purchaseOrderPdfPath(id), label: "Open PDF", reloadDocument: true },
          { to: purchaseOrderCsvPath(id), label: "Export CSV", reloadDocument: true },
        ]}
      />
      {street === "" && (
        <FormMessage kind="info" className="mb-6">
          The paper has no street to ship to yet: the owner enters it under Business.
        </FormMessage>
      )}
      {order.problem && !order.problem.form && <FormMessage kind="error">{order.problem.error}</FormMessage>}
      {state === "draft" ? (
        <>
          <Marks lines={lines} />
          <DraftForm order={order} />
        </>
      ) : (
        <>
          {revision > toldRevision && <TellForm order={order} />}
          {state === "ordered" && (
            <ActForm act="acknowledge-purchase" order={order} submit="Mark As Acknowledged" variant="secondary" />
          )}
          {note && <p className="mt-6 max-w-measure whitespace-pre-line wrap-anywhere">{note}</p>}
          {total !== null && <p className="mt-6 font-display text-2xl">Total {formatMoney(total)}</p>}
          {lines.map((line) => (
            <Line key={line.id} order={order} line={line} />
          ))}
        </>
      )}
    </>
  );
}

const how: Record<Exclude<PurchaseState, "draft">, string> = {
  ordered: "Ordered",
  acknowledged: "Acknowledged; ordered",
  closed: "Closed; ordered",
};

function leadOf({ state, supplier, orderedAt, orderedBy, createdAt }: ShownPurchase) {
  if (state === "draft" || !orderedAt) return `${purchaseStateLabels.draft}, begun ${formatDate(createdAt)}.`;
  return `${how[state]} from ${supplier} on ${formatDate(orderedAt)}${orderedBy === "phone" ? " by telephone" : " by e-mail"}.`;
}

/** What has happened to the orders of clients since. */
function Marks({ lines }: { lines: readonly ShownLine[] }) {
  const marks = [...new Set(lines.flatMap((line) => line.marks))];
  if (marks.length === 0) return null;
  return (
    <FormMessage kind="info" className="mb-6">
      {marks.map((mark) => (
        <p key={mark}>{mark}</p>
      ))}
    </FormMessage>
  );
}

function Line({ order, line }: { order: ShownPurchase; line: ShownLine }) {
  const { name, color, unit, quantityMilli, priceCents, costCents, expectedOn, state, reason, shares } = line;
  const facts: [string, string][] = [
    ["Ordered", amountInWords(quantityMilli, unit)],
    ["Price", priceCents === null ? "" : `${formatMoney(priceCents)}, total ${formatMoney(costCents)}`],
    ["Expected", state === "waiting" ? dayInWords(expectedOn) || "No day known" : ""],
    ["Arrived", cameOf(line)],
    ["Why", reason],
  ];
  return (
    <TitledSection
      id={`line-${line.id}`}
      title={color ? `${name}, ${color}` : name}
      titleLook="text-xl wrap-anywhere"
      className="mt-10"
    >
      <p className="text-ink-soft">{lineStateLabels[state]}</p>
      <Marks lines={[line]} />
      <dl className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 [&_dt]:text-ink-soft [&_dt]:text-sm">
        {facts
          .filter(([, text]) => text !== "")
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
        <div>
          <dt>For</dt>
          <dd>
            {shares.length === 0 && "No order"}
            {shares.map(({ orderId, called, shareMilli }) => (
              <span key={orderId} className="block">
                <FactLink to={foundOrderPath(orderId)}>{called}</FactLink> {amountInWords(shareMilli, unit)}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      <Arrivals order={order} line={line} />
      {state !== "cancelled" && <LineForms order={order} line={line} />}
    </TitledSection>
  );
}

function cameOf({ cameMilli, faultyMilli, unit }: ShownLine) {
  if (cameMilli === 0) return "";
  const came = amountInWords(cameMilli, unit);
  return faultyMilli > 0 ? `${came}, of it ${amountInWords(faultyMilli, unit)} faulty` : came;
}

function Arrivals({ order, line }: { order: ShownPurchase; line: ShownLine }) {
  if (line.arrivals.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2">
      {line.arrivals.map(({ id, day, quantityMilli, faultyMilli, lot, bolt, note, voidedAt }) => {
        const faulty = faultyMilli > 0 && `${amountInWords(faultyMilli, line.unit)} faulty`;
        const came = [lot && `lot ${lot}`, bolt && `bolt ${bolt}`, note];
        const told = [amountInWords(quantityMilli, line.unit), faulty, ...came].filter(Boolean);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 border-brass border-l pl-4">
            <span className={voidedAt ? "wrap-anywhere line-through" : "wrap-anywhere"}>
              {dayInWords(day)}: {told.join(", ")}
            </span>
            {voidedAt ? (
              <span className="text-ink-soft text-sm">taken back</span>
            ) : (
              <ActForm act="take-back-arrival" order={order} lineId={line.id} submit="Take Back" variant="quiet">
                <input type="hidden" name="arrivalId" value={id} />
              </ActForm>
            )}
          </li>
        );
      })}
    </ul>
  );
}
