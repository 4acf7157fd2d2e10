import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatPhone } from "#app/domain/accounts/phone.ts";
import { shownEmail } from "#app/domain/emails/no-address.ts";
import { listHref, parsePage, parseSearch } from "#app/domain/list-query.ts";
import { CLIENTS_CSV, newImportPath } from "#app/routes/admin/imports/import-act.ts";
import { EmailAddress, ListPage, NothingFound } from "#app/routes/admin/list-page.tsx";
import { CUSTOMERS, customerPath, NEW_CLIENT } from "#app/routes/admin/paths.ts";
import { listCustomers } from "#app/services/customers/list-customers.server.ts";
import { type Column, column, figure } from "#app/ui/data-table.tsx";
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
  column("third-end", "User ID", (customer) => (
    <span className="text-ink-soft text-sm tabular-nums [overflow-wrap:anywhere]">{customer.id}</span>
  )),
  column("top", "Name", (customer) => <span className="font-display text-lg">{fullName(customer) || "N/A"}</span>),
  column("second-whole", "Email", (customer) => <EmailAddress>{shownEmail(customer.email)}</EmailAddress>),
  column("third", "Phone Number", (customer) => formatPhone(customer.phoneNumber)),
  figure("top-end", "Orders", (customer) => customer.orderCount, { unit: ["order", "orders"] }),
];

export default function CustomersPage({ loaderData: { search, ...found } }: Route.ComponentProps) {
  return (
    <ListPage
      heading={{
        title: "Customer Directory",
        links: [
          { to: CLIENTS_CSV, label: "Export CSV", reloadDocument: true, variant: "quiet" },
          { to: newImportPath("clients"), label: "Import CSV", variant: "quiet" },
          { to: NEW_CLIENT, label: "Add Client", variant: "primary" },
        ],
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
