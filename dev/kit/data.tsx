import { PackageOpen } from "lucide-react";
import { useSearchParams } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { type Column, column, DataTable, EmptyState, figure } from "#app/ui/data-table.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Piece, State, States } from "./specimen.tsx";

interface Order {
  id: string;
  customer: string;
  windows: number;
  status: string;
  total: string;
}

const orders: Order[] = [
  { id: "LK-1042", customer: "Nora Whitlock", windows: 3, status: "quoted", total: "$4,180.00" },
  {
    id: "LK-1041",
    customer: "Alexandria Featherstonehaugh-Montgomery",
    windows: 12,
    status: "in progress",
    total: "$18,905.50",
  },
  { id: "LK-1039", customer: "N/A", windows: 1, status: "submitted", total: "N/A" },
];

const columns: Column<Order>[] = [
  column(null, "Order ID", (order) => order.id),
  column(null, "Customer", (order) => order.customer),
  figure(null, "Windows", (order) => order.windows),
  column(null, "Status", (order) => order.status),
  figure(null, "Total", (order) => order.total),
];

const actions: Column<Order> = figure(null, "Actions", () => (
  <Button type="button" size="sm" variant="secondary">
    View Details
  </Button>
));

const empty = (
  <EmptyState title="No orders yet" icon={<PackageOpen />} action={<ButtonLink to="/kit">Create an Order</ButtonLink>}>
    <p>Orders appear here once you have submitted them for a quote.</p>
  </EmptyState>
);

const table = {
  columns,
  rowKey: (order: Order) => order.id,
  rowHref: (order: Order) => `/kit?order=${order.id}`,
  empty,
};

export function OrdersTable() {
  return <DataTable {...table} caption="All orders" rows={orders} />;
}

export function Tables() {
  return (
    <Piece name="Table" note="Below 768 px, or with little room, each row is a card that carries its own labels.">
      <State name="A row opens something">
        <OrdersTable />
      </State>
      <State name="A row with a button of its own">
        <DataTable {...table} caption="My orders" columns={[...columns, actions]} rows={orders.slice(0, 2)} />
      </State>
      <State name="Empty">
        <DataTable {...table} caption="Orders of a new client" rows={[]} />
      </State>
    </Piece>
  );
}

export function Paging() {
  const [search] = useSearchParams();
  const page = Number(search.get("page")) || 6;
  const hrefFor = (to: number) => `/kit?page=${to}#pagination`;
  return (
    <Piece name="Pagination" note="Real links: Back works, and a page can be sent to somebody.">
      <div id="pagination">
        <Pagination label="Pages of a long list" page={page} pageCount={12} hrefFor={hrefFor} />
      </div>
      <Pagination label="Pages of a short list" page={1} pageCount={3} hrefFor={hrefFor} />
    </Piece>
  );
}

export function Waiting() {
  return (
    <Piece name="Empty state">
      <States>
        <EmptyState title="No customers found." />
        {empty}
      </States>
    </Piece>
  );
}
