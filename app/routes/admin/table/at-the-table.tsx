import { appContext, userContext } from "#app/contexts.server.ts";
import { formatDate } from "#app/domain/dates.ts";
import { tablePath } from "#app/routes/admin/paths.ts";
import { KeptPresses } from "#app/routes/admin/waiting/kept-presses.tsx";
import { listTable } from "#app/services/table/list-table.server.ts";
import { type Column, column, DataTable, EmptyState } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import { useKeptPages } from "#app/web/waiting/kept-pages.ts";
import type { Route } from "./+types/at-the-table";

export const meta = pageMeta({ title: "Table" });

export async function loader({ context }: Route.LoaderArgs) {
  return { rows: await listTable(context.get(appContext)), userId: context.get(userContext).id };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

/** As many as lie on a table in a day; a page is large. */
const MOST_AHEAD = 8;

export default function TablePage({ loaderData: { rows, userId } }: Route.ComponentProps) {
  useKeptPages({ userId, pages: rows.slice(0, MOST_AHEAD).map(({ id }) => tablePath(id)), shown: rows });
  return (
    <>
      <PageHeading
        title="Table"
        lead="Orders in the workroom whose figures are frozen. Each opens at its first window."
      />
      <KeptPresses userId={userId} />
      <DataTable
        caption="Orders in the workroom"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => tablePath(row.id)}
        empty={<EmptyState title="Nothing is in the workroom" />}
      />
    </>
  );
}

const columns: Column<Row>[] = [
  column("top", "Order", (row) => row.called),
  column("second", "Client", (row) => row.customer),
  column("top-end", "Windows", (row) => windowsInWords(row.windows)),
  column("second-end", "Done", (row) => [doneInWords(row.signed), ...row.remakes].filter(Boolean).join(", ")),
  column("third", "Since", (row) => formatDate(row.since)),
];

function windowsInWords(count: number) {
  return count === 1 ? "1 window" : `${count} windows`;
}

/** The furthest that not all of it has reached. */
function doneInWords(signed: Row["signed"]) {
  if (!signed) return "";
  const { all, cut, sewn, packed } = signed;
  if (packed === all) return "All packed";
  if (cut < all) return `${cut} of ${all} cut`;
  return sewn < all ? `${sewn} of ${all} sewn` : `${packed} of ${all} packed`;
}
