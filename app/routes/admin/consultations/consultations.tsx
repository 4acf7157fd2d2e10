import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { dayOf } from "#app/domain/calendar.ts";
import {
  type ConsultationList,
  consultationLists,
  consultationsHref,
  parseConsultations,
} from "#app/domain/consultations/consultation-list.ts";
import { feeState } from "#app/domain/consultations/fee-rules.ts";
import { formatVisit } from "#app/domain/dates.ts";
import { ListPage } from "#app/routes/admin/list-page.tsx";
import { AVAILABILITY, CONSULTATIONS, consultationPath } from "#app/routes/admin/paths.ts";
import { useCan } from "#app/routes/admin/use-can.ts";
import { type ListedConsultation, listConsultations } from "#app/services/consultations/list-consultations.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Column } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/consultations";
import { loadWeek } from "./load-week.server.ts";
import { WeekView, weekHref } from "./week-view.tsx";

export const meta = pageMeta({ title: "Consultations" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { list, page, week } = parseConsultations(new URL(request.url).searchParams);
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
    phone: "top",
    cell: ({ startsAt }) => formatVisit(startsAt),
  },
  {
    key: "client",
    header: "Client",
    phone: "second-whole",
    cell: (row) => (row.verified ? fullName(row) : `${fullName(row)} (unverified)`),
  },
  {
    key: "address",
    header: "Address",
    phone: "third-whole",
    cell: ({ kind, address }) => (kind === "call" ? "Video call" : address),
  },
];
const feeWords = { paid: "Paid", due: "Not paid", none: "None" };
const fee: Column<ListedConsultation> = {
  key: "fee",
  header: "Fee",
  phone: "top-end",
  cell: (row) => feeWords[feeState(row)],
};
const cancelledByWords = { owner: "You", client: "The client", house: "Nobody: the address was not verified" };
const cancelledBy: Column<ListedConsultation> = {
  key: "by",
  header: "Cancelled by",
  phone: "top-end",
  cell: (row) => cancelledByWords[row.cancelledBy ?? "client"],
};

export default function ConsultationsPage({ loaderData: { list, today, found, week } }: Route.ComponentProps) {
  const views = consultationLists.map((one) => ({
    label: labels[one],
    count: found.counts[one],
    to: consultationsHref(CONSULTATIONS, one),
    current: !week && one === list,
  }));
  const mayChange = useCan("settings");
  const availability = mayChange && (
    <ButtonLink to={AVAILABILITY} variant="secondary" size="sm">
      Availability
    </ButtonLink>
  );
  return (
    <ListPage
      heading={{ title: "Consultations", actions: availability }}
      chips={{
        label: "Views",
        wrap: true,
        chips: [...views, { label: "Week", to: weekHref(today), current: week !== undefined }],
      }}
      noun={["consultation", "consultations"]}
      found={found}
      table={{
        caption: `${labels[list]} consultations`,
        columns: [...columns, list === "cancelled" ? cancelledBy : fee],
        rowKey: ({ id }) => id,
        rowHref: ({ id }) => consultationPath(id),
        empty: (
          <EmptyState title="No consultations here">
            {list === "upcoming" && "Clients book in their portal, in the hours you set under Availability."}
          </EmptyState>
        ),
      }}
      hrefFor={(page) => consultationsHref(CONSULTATIONS, list, page)}
      instead={week && <WeekView week={week} today={today} />}
    />
  );
}
