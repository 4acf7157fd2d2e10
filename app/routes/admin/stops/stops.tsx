import { appContext, userContext } from "#app/contexts.server.ts";
import { kindLabels, stateInWords } from "#app/domain/appointments/appointment-kinds.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { formatLongDate, formatTime } from "#app/domain/dates.ts";
import { stopPath } from "#app/routes/admin/paths.ts";
import { KeptPresses } from "#app/routes/admin/waiting/kept-presses.tsx";
import { listStops } from "#app/services/stops/find-stops.server.ts";
import { classNames } from "#app/ui/class-names.ts";
import { type Column, column, DataTable, EmptyState } from "#app/ui/data-table.tsx";
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
  column("top", "Client", (row) => row.name),
  column("top-end", "State", (row) => stateInWords(row)),
  column("second", "Day", (row) => (
    <span className={classNames("whitespace-nowrap", dayOf(row.startsAt) === today && "font-medium")}>
      {dayOf(row.startsAt) === today && "Today, "}
      {formatLongDate(row.startsAt).replace(`, ${today.slice(0, 4)}`, "")}
    </span>
  )),
  column("second-end", "Time", (row) => (
    <span className="whitespace-nowrap">
      {formatTime(row.startsAt)} to {formatTime(row.endsAt)}
    </span>
  )),
  column("third", "Address", (row) => keepZip(row.address)),
  column("third-end", "Kind", (row) => kindLabels[row.kind], { wide: "w-32" }),
];

/** PA stays beside its ZIP code. */
function keepZip(address: string) {
  return address.replace(/\b([A-Z]{2}) (\d{5})/, "$1\u00A0$2");
}
