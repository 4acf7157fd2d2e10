import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatPhone } from "#app/domain/accounts/phone.ts";
import { shownEmail } from "#app/domain/emails/no-address.ts";
import { listHref, parsePage, parseSearch } from "#app/domain/list-query.ts";
import { CLIENTS_CSV, newImportPath } from "#app/routes/admin/imports/paths.ts";
import { ListPage, NothingFound } from "#app/routes/admin/list-page.tsx";
import { CUSTOMERS, customerPath, NEW_CLIENT } from "#app/routes/admin/paths.ts";
import { listCustomers } from "#app/services/customers/list-customers.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Column } from "#app/ui/data-table.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/customers";

export const meta = pageMeta({ title: "Customer Directory" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const search = parseSearch(params);
  return { search, ...(await listCustomers(context.get(appContext), { search, page: parsePage(params) })) };
}

type Customer = Route.ComponentProps["loaderData"]["rows"][number];

const columns: Column<Customer>[] = [
  {
    key: "id",
    header: "User ID",
    phone: "third-end",
    cell: (customer) => (
      <span className="text-ink-soft text-sm tabular-nums [overflow-wrap:anywhere]">{customer.id}</span>
    ),
  },
  {
    key: "name",
    header: "Name",
    primary: true,
    phone: "top",
    cell: (customer) => fullName(customer) || "N/A",
  },
  { key: "email", header: "Email", phone: "second-whole", cell: (customer) => shownEmail(customer.email) },
  { key: "phone", header: "Phone Number", phone: "third", cell: (customer) => formatPhone(customer.phoneNumber) },
  {
    key: "orders",
    header: "Orders",
    align: "end",
    phone: "top-end",
    unit: ["order", "orders"],
    cell: (customer) => customer.orderCount,
  },
];

export default function CustomersPage({ loaderData: { search, ...found } }: Route.ComponentProps) {
  return (
    <ListPage
      heading={{
        title: "Customer Directory",
        actions: (
          <>
            <ButtonLink to={CLIENTS_CSV} reloadDocument variant="secondary" size="sm">
              Export CSV
            </ButtonLink>
            <ButtonLink to={newImportPath("clients")} variant="secondary" size="sm">
              Import CSV
            </ButtonLink>
            <ButtonLink to={NEW_CLIENT} size="sm">
              Add Client
            </ButtonLink>
          </>
        ),
      }}
      search={{ path: CUSTOMERS, search, label: "Search by ID, name, email or phone" }}
      noun={["customer", "customers"]}
      found={found}
      table={{
        caption: "Customers",
        columns,
        rowKey: (customer) => customer.id,
        rowHref: (customer) => customerPath(customer.id),
        empty: <NothingFound plural="customers" all={CUSTOMERS} narrowed={search !== ""} />,
      }}
      hrefFor={(page) => listHref(CUSTOMERS, { search, page })}
    />
  );
}
