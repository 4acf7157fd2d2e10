import { Form } from "react-router";
import { business } from "#app/content/business.ts";
import { appContext } from "#app/contexts.server.ts";
import { keepFractions } from "#app/domain/measuring/inches.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import {
  NAMED_BY_CLIENTS,
  type PurchaseGroup,
  type PurchaseRow,
  SENT_BY_CLIENTS,
} from "#app/domain/workroom/paper/purchase-sheet.ts";
import { PURCHASE_LIST_CSV } from "#app/routes/admin/paths.ts";
import { findPurchase, listOrdersToBuyFor } from "#app/services/workroom/find-purchase.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PrintSheet } from "#app/ui/print-sheet.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/purchase-list";

export const meta = pageMeta({ title: "Purchase list" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const asked = new URL(request.url).searchParams.getAll("order");
  return { ...(await findPurchase(app, asked)), choice: await listOrdersToBuyFor(app) };
}

/** What to buy, by supplier, for one order or several together. */
export default function PurchaseListPage({ loaderData: { orders, groups, choice } }: Route.ComponentProps) {
  const ids = orders.map(({ id }) => id);
  const query = new URLSearchParams(ids.map((id) => ["order", id])).toString();
  const drafts = orders.filter(({ number }) => number === null).map(({ id }) => id);
  return (
    <>
      <PrintSheet about={`${business.name} · Purchase list · ${ids.join(", ")}`} />
      <PageHeading
        title="Purchase list"
        lead={orders.length === 0 ? "Choose the orders to buy for." : orders.map(nameOf).join("; ")}
        actions={
          orders.length > 0 && (
            <ButtonLink to={`${PURCHASE_LIST_CSV}?${query}`} reloadDocument variant="secondary" size="sm">
              Export CSV
            </ButtonLink>
          )
        }
      />
      {drafts.length > 0 && (
        <p className="mb-6 max-w-measure text-ink-soft">
          Not frozen yet, so figures may still change: {drafts.join(", ")}.
        </p>
      )}
      {groups.map((group) => (
        <Supplier key={group.supplier} group={group} />
      ))}
      {orders.length > 0 && groups.length === 0 && <EmptyState title="There is nothing to buy for these orders yet." />}
      <ChooseOrders choice={choice} chosen={ids} />
    </>
  );
}

function nameOf({ id, customer }: { id: string; customer: string }) {
  return `${id}, ${customer}`;
}

const columns: Column<PurchaseRow>[] = [
  { key: "item", header: "Item", primary: true, phone: "top", cell: Item },
  { key: "order", header: "To order", align: "end", phone: "top-end", cell: ToOrder },
  { key: "exact", header: "Needed", align: "end", phone: "second", cell: Needed },
  { key: "for", header: "For", phone: "third", cell: ({ windows }) => windows },
  { key: "received", header: "Received", align: "end", phone: "second-end", cell: () => "☐ ________" },
  { key: "lot", header: "Dye lot", align: "end", phone: "third-end", cell: () => "________" },
];

function Item({ item, com, discontinued }: PurchaseRow) {
  return (
    <>
      {keepFractions(item)}
      {discontinued && <span className="block font-normal text-clay-deep text-sm">no longer made</span>}
      {com && <span className="block font-normal text-ink-soft text-sm">client sends</span>}
    </>
  );
}

function Needed({ exact }: PurchaseRow) {
  return (
    exact && (
      <>
        <span className="hidden cards:inline">needed </span>
        {exact}
      </>
    )
  );
}

function ToOrder({ order, soldIn }: PurchaseRow) {
  return (
    <>
      {order}
      {soldIn && <span className="block text-ink-soft text-sm">sold in steps of {soldIn}</span>}
    </>
  );
}

const notSuppliers = [SENT_BY_CLIENTS, NAMED_BY_CLIENTS];

function Supplier({ group: { supplier, rows } }: { group: PurchaseGroup }) {
  return (
    <section className="mb-8 break-inside-avoid">
      <h2 className="text-xl">{supplier}</h2>
      <DataTable
        caption={notSuppliers.includes(supplier) ? supplier : `To buy from ${supplier}`}
        columns={columns}
        rows={rows}
        rowKey={({ item, windows }) => `${item} ${windows}`}
        empty={null}
      />
    </section>
  );
}

type Choice = Awaited<ReturnType<typeof listOrdersToBuyFor>>;

/** A plain form whose address is the list, so that it can be kept and sent on. */
function ChooseOrders({ choice, chosen }: { choice: Choice; chosen: readonly string[] }) {
  if (choice.length === 0) return chosen.length === 0 ? <EmptyState title="No orders to buy for." /> : null;
  return (
    <div className="print:hidden">
      <Disclosure summary={chosen.length === 0 ? "Orders" : "Other orders"} defaultOpen={chosen.length === 0}>
        <Form method="get" key={chosen.join()}>
          <fieldset className="grid gap-1">
            <legend className="sr-only">Orders to buy for</legend>
            {choice.map(({ id, customer, status }) => (
              <CheckboxField
                key={id}
                name="order"
                value={id}
                defaultChecked={chosen.includes(id)}
                label={`${id}, ${customer} (${statusLabel(status)})`}
              />
            ))}
          </fieldset>
          <Button type="submit" className="mt-4">
            Show List
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}
