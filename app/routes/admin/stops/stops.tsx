import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { kindLabels, stateLabels } from "#app/domain/appointments/appointment-kinds.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { formatLongDate, formatTime } from "#app/domain/dates.ts";
import { stopPath } from "#app/routes/admin/paths.ts";
import { KeptPresses } from "#app/routes/admin/waiting/kept-presses.tsx";
import { listStops } from "#app/services/stops/find-stops.server.ts";
import { classNames } from "#app/ui/class-names.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import { useKeptPages } from "#app/web/waiting/kept-pages.ts";
import type { Route } from "./+types/stops";

export const meta = pageMeta({ title: "Stops" });

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const viewer = context.get(userContext);
  const rows = await listStops(app, viewer);
  return { rows, userId: viewer.id, today: dayOf(app.now()) };
}

type Row = Route.ComponentProps["loaderData"]["rows"][number];

/** More than anybody drives in a day. */
const MOST_AHEAD = 20;

/** Where to go, when, and to whom. */
export default function StopsPage({ loaderData: { rows, userId, today } }: Route.ComponentProps) {
  const ahead = rows.filter(({ startsAt }) => dayOf(startsAt) === today).slice(0, MOST_AHEAD);
  useKeptPages({ userId, pages: ahead.map(({ id }) => stopPath(id)), shown: rows });
  return (
    <>
      <PageHeading title="Stops" />
      <KeptPresses userId={userId} />
      <DataTable
        caption="Stops"
        columns={columnsOn(today)}
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => stopPath(row.id)}
        empty={<EmptyState title="No stops." />}
      />
    </>
  );
}

const columnsOn = (today: string): Column<Row>[] => [
  { key: "name", header: "Client", primary: true, phone: "top", cell: (row) => row.name },
  { key: "state", header: "State", phone: "top-end", cell: (row) => stateLabels[row.state] },
  {
    key: "day",
    header: "Day",
    phone: "second",
    cell: (row) => (
      <span className={classNames("whitespace-nowrap", dayOf(row.startsAt) === today && "font-medium")}>
        {dayOf(row.startsAt) === today && "Today, "}
        {formatLongDate(row.startsAt).replace(`, ${today.slice(0, 4)}`, "")}
      </span>
    ),
  },
  {
    key: "time",
    header: "Time",
    phone: "second-end",
    cell: (row) => (
      <span className="whitespace-nowrap">
        {formatTime(row.startsAt)} to {formatTime(row.endsAt)}
      </span>
    ),
  },
  { key: "address", header: "Address", phone: "third", cell: (row) => keepZip(row.address) },
  { key: "kind", header: "Kind", phone: "third-end", cell: (row) => kindLabels[row.kind] },
];

/** PA stays beside its ZIP code. */
function keepZip(address: string) {
  return address.replace(/\b([A-Z]{2}) (\d{5})/, "$1\u00A0$2");
}
