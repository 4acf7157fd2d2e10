import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatPhone } from "#app/domain/accounts/phone.ts";
import { parsePage, parseSearch } from "#app/domain/orders/order-list.ts";
import { ListSearch } from "#app/routes/admin/list-search.tsx";
import { CUSTOMERS, customerPath } from "#app/routes/admin/paths.ts";
import { listCustomers } from "#app/services/customers/list-customers.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/customers";

export const meta = pageMeta({ title: "Customers" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const search = parseSearch(params);
  return { search, ...(await listCustomers(context.get(appContext), { search, page: parsePage(params) })) };
}

type Customer = Route.ComponentProps["loaderData"]["rows"][number];

const columns: Column<Customer>[] = [
  { key: "id", header: "User ID", cell: (customer) => <span className="text-ink-soft text-sm">{customer.id}</span> },
  {
    key: "name",
    header: "Name",
    primary: true,
    cell: (customer) => fullName(customer) || "N/A",
  },
  { key: "email", header: "Email", cell: (customer) => customer.email },
  { key: "phone", header: "Phone Number", cell: (customer) => formatPhone(customer.phoneNumber) },
  { key: "orders", header: "Orders", align: "end", cell: (customer) => customer.orderCount },
];

export default function CustomersPage({
  loaderData: { rows, search, rowCount, page, pageCount },
}: Route.ComponentProps) {
  const hrefFor = (to: number) =>
    `${CUSTOMERS}?${new URLSearchParams({ ...(search ? { search } : {}), page: String(to) })}`;
  return (
    <>
      <PageHeading title="Customers" />
      <ListSearch path={CUSTOMERS} search={search} label="Search by ID, name, email or phone" />
      <p role="status" className="mt-6 mb-2 text-ink-soft text-sm">
        {rowCount === 1 ? "1 customer" : `${rowCount.toLocaleString("en-US")} customers`}
      </p>
      <DataTable
        caption="Customers"
        columns={columns}
        rows={rows}
        rowKey={(customer) => customer.id}
        rowHref={(customer) => customerPath(customer.id)}
        empty={<NothingFound search={search} />}
      />
      <Pagination label="Pages of customers" page={page} pageCount={pageCount} hrefFor={hrefFor} />
    </>
  );
}

function NothingFound({ search }: { search: string }) {
  const showAll = (
    <ButtonLink to={CUSTOMERS} variant="secondary" size="sm">
      Show all customers
    </ButtonLink>
  );
  return <EmptyState title="No customers found" action={search ? showAll : undefined} />;
}
