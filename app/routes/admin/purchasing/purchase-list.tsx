import { Form } from "react-router";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { can } from "#app/domain/accounts/staff/duty.ts";
import { keepFractions } from "#app/domain/measuring/inches.ts";
import { orderStatuses, statusLabel } from "#app/domain/orders/order-status.ts";
import { lineStateLabels, purchaseOrderList } from "#app/domain/purchasing/purchase-order.ts";
import { amountInWords, dayInWords, isOfOneLot } from "#app/domain/purchasing/purchase-words.ts";
import {
  NAMED_BY_CLIENTS,
  type PurchaseGroup,
  type PurchaseRow,
  SENT_BY_CLIENTS,
} from "#app/domain/workroom/paper/purchase-sheet.ts";
import { PURCHASE_LIST_CSV, PURCHASE_ORDERS, purchaseOrderPath } from "#app/routes/admin/paths.ts";
import { draftPurchase } from "#app/services/purchasing/draft-purchase.server.ts";
import {
  findPurchase,
  findTablePurchase,
  listOrdersToBuyFor,
  listTableOrders,
} from "#app/services/purchasing/find-purchase.server.ts";
import { listPurchaseOrders } from "#app/services/purchasing/find-purchase-orders.server.ts";
import { Button, FactLink } from "#app/ui/button.tsx";
import { type Column, column, DataTable, EmptyState, figure } from "#app/ui/data-table.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { CheckboxField, SelectField } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormKey, PostForm } from "#app/ui/post-form.tsx";
import { PrintSheet } from "#app/ui/print-sheet.tsx";
import { mutation, newFormKey, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { type FormProblem, sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/purchase-list";

export const meta = pageMeta({ title: "Purchase list" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const asked = new URL(request.url).searchParams.getAll("order");
  const buys = can(context.get(dutyContext), "cut");
  const { orders, groups, closed, bought } = await (buys ? findPurchase(app, asked) : findTablePurchase(app, asked));
  const choice = await (buys ? listOrdersToBuyFor(app) : listTableOrders(app));
  const begun = purchaseOrderList.parse(new URLSearchParams("state=draft"));
  const drafts = buys ? (await listPurchaseOrders(app, begun)).rows : [];
  return {
    orders,
    groups,
    closed,
    bought,
    drafts: drafts.map(({ id, supplier }) => ({ id, supplier })),
    choice,
    buys,
    formKey: newFormKey(),
  };
}

const FAILED = "This could not be saved. Please try again.";

/** Its one form, once for each supplier: what is ticked becomes a draft of a purchase order. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const ticked = {
    actorId: context.get(userContext).id,
    formKey: form.key,
    orderIds: new URL(request.url).searchParams.getAll("order"),
    keys: form.all("line"),
    onto: form.text("onto"),
  };
  return mutation(context, {
    form: form.text("intent").slice(0, 200),
    run: () => draftPurchase(context.get(appContext), ticked),
    failed: FAILED,
    done: ({ id }) => redirectWithToast(purchaseOrderPath(id), "Here is the draft. Nothing is ordered yet."),
  });
}

export const clientAction = sending<typeof action>(FAILED);

/** What to buy, by supplier, for one order or several together. */
export default function PurchaseListPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { business } = useSite();
  const { orders, groups, closed, bought, drafts: begun, choice, buys, formKey } = loaderData;
  const ids = orders.map(({ id }) => id);
  const query = new URLSearchParams(ids.map((id) => ["order", id])).toString();
  const drafts = orders.filter(({ number }) => number === null).map(({ called }) => called);
  return (
    <>
      <PrintSheet about={`${business.name} · Purchase list · ${orders.map(({ called }) => called).join(", ")}`} />
      <PageHeading
        title="Purchase list"
        lead={orders.length === 0 ? "Choose the orders to buy for." : orders.map(nameOf).join("; ")}
        links={[
          buys && { to: PURCHASE_ORDERS, label: "Purchase Orders" },
          orders.length > 0 && { to: `${PURCHASE_LIST_CSV}?${query}`, label: "Export CSV", reloadDocument: true },
        ]}
      />
      {drafts.length > 0 && (
        <p className="mb-6 max-w-measure text-ink-soft">
          Not frozen yet, so figures may still change: {drafts.join(", ")}.
        </p>
      )}
      {closed.length > 0 && (
        <p className="mb-6 max-w-measure text-ink-soft">Nothing is ordered for {closed.join(", ")} as it stands.</p>
      )}
      {groups.map((group) => (
        <Supplier
          key={group.supplier}
          group={group}
          ordering={buys && closed.length === 0 && group.supplier !== SENT_BY_CLIENTS}
          formKey={formKey}
          drafts={begun.filter((draft) => draft.supplier === "" || draft.supplier === group.supplier)}
          problem={problem?.form === group.supplier ? problem : undefined}
        />
      ))}
      {orders.length > 0 && groups.length === 0 && (
        <EmptyState
          title={
            bought.length > 0
              ? "All that these orders need is ordered."
              : "There is nothing to buy for these orders yet."
          }
        />
      )}
      <Bought bought={bought} linked={buys} />
      <ChooseOrders choice={choice} chosen={ids} />
    </>
  );
}

function nameOf({ called, customer }: { called: string; customer: string }) {
  return [called, customer].filter(Boolean).join(", ");
}

const columns = (ordering: boolean): Column<PurchaseRow>[] => [
  column(
    "top",
    "Item",
    (row) => (ordering ? <CheckboxField name="line" value={row.key} label={<Item {...row} />} /> : Item(row)),
    { wide: "w-[26%]" },
  ),
  figure("top-end", "To order", ToOrder, { wide: "w-[14%]" }),
  figure("second", "Needed", Needed, { wide: "w-[20%]" }),
  column("third", "For", ({ windows }) => windows),
  figure("second-end", "Received", () => "☐ ________"),
  figure("third-end", "Dye lot, bolt", (row) => isOfOneLot(row) && "________"),
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

interface SupplierProps {
  group: PurchaseGroup;
  /** Whether it can be ordered from here. */
  ordering: boolean;
  formKey: string;
  /** The drafts that more of this may go onto. */
  drafts: readonly { id: string; supplier: string }[];
  problem: FormProblem | undefined;
}

function Supplier({ group: { supplier, rows }, ordering, formKey, drafts, problem }: SupplierProps) {
  const table = (
    <DataTable
      caption={notSuppliers.includes(supplier) ? supplier : `To buy from ${supplier}`}
      columns={columns(ordering)}
      rows={rows}
      rowKey={({ key }) => key}
      empty={null}
    />
  );
  return (
    <section aria-label={supplier} className="mb-8 break-inside-avoid">
      <h2 className="text-xl">{supplier}</h2>
      {ordering ? (
        <PostForm
          problem={problem}
          intent={supplier}
          submit="Order What Is Ticked"
          pendingLabel="Drafting"
          variant="secondary"
          preventScrollReset
          className="grid gap-4 [&_button]:print:hidden"
        >
          <FormKey value={formKey} />
          {table}
          {drafts.length > 0 && (
            <SelectField label="Onto" name="onto" defaultValue="" className="max-w-sm print:hidden">
              <option value="">A new draft</option>
              {drafts.map(({ id, supplier: from }) => (
                <option key={id} value={id}>
                  {from === "" ? id : `${id}, ${from}`}
                </option>
              ))}
            </SelectField>
          )}
        </PostForm>
      ) : (
        table
      )}
    </section>
  );
}

type BoughtLine = Route.ComponentProps["loaderData"]["bought"][number];

const boughtColumns = (linked: boolean): Column<BoughtLine>[] => [
  column("top", "Item", ({ name, color }) => keepFractions(color ? `${name}, ${color}` : name)),
  figure("top-end", "Ordered", ({ quantityMilli, unit }) => amountInWords(quantityMilli, unit)),
  column("second", "Purchase order", ({ purchaseId }) =>
    linked ? <FactLink to={purchaseOrderPath(purchaseId)}>{purchaseId}</FactLink> : purchaseId,
  ),
  column("second-end", "State", ({ state, expectedOn }) =>
    state === "waiting" && expectedOn ? `Expected ${dayInWords(expectedOn)}` : lineStateLabels[state],
  ),
  column("third", "For", ({ shares }) => [...new Set(shares.map(({ called }) => called))].join(", ")),
];

function Bought({ bought, linked }: { bought: readonly BoughtLine[]; linked: boolean }) {
  const standing = bought.filter(({ state }) => state !== "cancelled");
  if (standing.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="text-xl">On purchase orders</h2>
      <DataTable
        caption="On purchase orders"
        columns={boughtColumns(linked)}
        rows={standing}
        rowKey={({ id }) => id}
        empty={null}
      />
    </section>
  );
}

/** What is being made is bought for first. */
const nearestToWork = orderStatuses.toReversed();

type Choice = Awaited<ReturnType<typeof listTableOrders>>;

/** A plain form whose address is the list, so that it can be kept and sent on. */
function ChooseOrders({ choice, chosen }: { choice: Choice; chosen: readonly string[] }) {
  if (choice.length === 0) return chosen.length === 0 ? <EmptyState title="No orders to buy for." /> : null;
  return (
    <div className="print:hidden">
      <Disclosure summary={chosen.length === 0 ? "Orders" : "Other orders"} defaultOpen={chosen.length === 0}>
        <Form method="get" key={chosen.join()}>
          <div className="grid gap-6">
            {nearestToWork.map((status) => {
              const orders = choice.filter((order) => order.status === status);
              if (orders.length === 0) return null;
              return (
                <fieldset key={status} className="grid gap-x-8 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
                  <legend className="mb-1 text-ink-soft text-sm">{statusLabel(status)}</legend>
                  {orders.map((order) => (
                    <CheckboxField
                      key={order.id}
                      name="order"
                      value={order.id}
                      defaultChecked={chosen.includes(order.id)}
                      label={nameOf(order)}
                    />
                  ))}
                </fieldset>
              );
            })}
          </div>
          <Button className="mt-4">Show List</Button>
        </Form>
      </Disclosure>
    </div>
  );
}
