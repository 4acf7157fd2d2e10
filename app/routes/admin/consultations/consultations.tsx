import { Link } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { isDay } from "#app/domain/consultations/calendar-page.ts";
import {
  type ConsultationList,
  consultationLists,
  parseConsultations,
} from "#app/domain/consultations/consultation-list.ts";
import { dayOf } from "#app/domain/consultations/free-times.ts";
import { formatVisit } from "#app/domain/dates.ts";
import { chip } from "#app/routes/admin/chip-look.ts";
import { AVAILABILITY, CONSULTATIONS, consultationPath } from "#app/routes/admin/paths.ts";
import { type ListedConsultation, listConsultations } from "#app/services/consultations/list-consultations.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/consultations";
import { loadWeek } from "./load-week.server.ts";
import { WeekView, weekHref } from "./week-view.tsx";

export const meta = pageMeta({ title: "Consultations" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { list, page, week } = parseConsultations(new URL(request.url).searchParams, isDay);
  return {
    list,
    today: dayOf(app.now()),
    found: await listConsultations(app, list, page),
    week: week === null ? undefined : await loadWeek(app, week),
  };
}

const labels: Record<ConsultationList, string> = { upcoming: "Upcoming", past: "Past", cancelled: "Cancelled" };

const columns: Column<ListedConsultation>[] = [
  {
    key: "when",
    header: "When",
    primary: true,
    cell: ({ startsAt }) => formatVisit(startsAt),
  },
  { key: "client", header: "Client", cell: fullName },
  { key: "address", header: "Address", cell: ({ address }) => address },
];
const fee: Column<ListedConsultation> = {
  key: "fee",
  header: "Fee",
  cell: ({ feePaidAt }) => (feePaidAt ? "Paid" : "Not paid"),
};
const cancelledBy: Column<ListedConsultation> = {
  key: "by",
  header: "Cancelled by",
  cell: (row) => (row.cancelledBy === "owner" ? "You" : "The client"),
};

export default function ConsultationsPage({ loaderData: { list, today, found, week } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="Consultations"
        actions={
          <ButtonLink to={AVAILABILITY} variant="secondary" size="sm">
            Availability
          </ButtonLink>
        }
      />
      <nav aria-label="Views" className="flex flex-wrap gap-2">
        {consultationLists.map((one) => (
          <Link
            key={one}
            to={`${CONSULTATIONS}?show=${one}`}
            aria-current={!week && one === list ? "true" : undefined}
            className={chip}
          >
            {labels[one]} <span className="tabular-nums opacity-80">{found.counts[one].toLocaleString("en-US")}</span>
          </Link>
        ))}
        <Link to={weekHref(today)} aria-current={week ? "true" : undefined} className={chip}>
          Week
        </Link>
      </nav>
      {week ? <WeekView week={week} today={today} /> : <List list={list} found={found} />}
    </>
  );
}

type Found = Route.ComponentProps["loaderData"]["found"];

function List({ list, found }: { list: ConsultationList; found: Found }) {
  return (
    <div className="mt-6">
      <DataTable
        caption={`${labels[list]} consultations`}
        columns={[...columns, list === "cancelled" ? cancelledBy : fee]}
        rows={found.rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => consultationPath(id)}
        empty={
          <EmptyState title="No consultations here">
            {list === "upcoming" && "Clients book in their portal, in the hours you set under Availability."}
          </EmptyState>
        }
      />
      <Pagination
        label="Pages of consultations"
        page={found.page}
        pageCount={found.pageCount}
        hrefFor={(page) => `${CONSULTATIONS}?show=${list}&page=${page}`}
      />
    </div>
  );
}
