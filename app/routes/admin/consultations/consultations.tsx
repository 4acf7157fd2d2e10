import { ChevronLeft, ChevronRight } from "lucide-react";
import type { CSSProperties } from "react";
import { Link } from "react-router";
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
import { useCan } from "#app/routes/admin/guarded-link.tsx";
import { ListPage } from "#app/routes/admin/list-page.tsx";
import { AVAILABILITY, CONSULTATIONS, consultationPath } from "#app/routes/admin/paths.ts";
import { type ListedConsultation, listConsultations } from "#app/services/consultations/list-consultations.server.ts";
import { SmallButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type Column, column, EmptyState } from "#app/ui/data-table.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/consultations";
import { loadWeek, type WeekData } from "./load-week.server.ts";

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
  column("top", "When", ({ startsAt }) => formatVisit(startsAt)),
  column("second-whole", "Client", (row) => (
    <span className="font-display text-lg">{row.verified ? fullName(row) : `${fullName(row)} (unverified)`}</span>
  )),
  column("third-whole", "Address", ({ kind, address }) => (kind === "call" ? "Video call" : address)),
];
const feeWords = { paid: "Paid", due: "Not paid", none: "None" };
const fee: Column<ListedConsultation> = column("top-end", "Fee", (row) => feeWords[feeState(row)]);
const cancelledByWords = { owner: "You", client: "The client", house: "Nobody: the address was not verified" };
const cancelledBy: Column<ListedConsultation> = column(
  "top-end",
  "Cancelled by",
  (row) => cancelledByWords[row.cancelledBy ?? "client"],
);

export default function ConsultationsPage({ loaderData: { list, today, found, week } }: Route.ComponentProps) {
  const views = consultationLists.map((one) => ({
    label: labels[one],
    count: found.counts[one],
    to: consultationsHref(CONSULTATIONS, one),
    current: !week && one === list,
  }));
  const mayChange = useCan("settings");
  return (
    <ListPage
      heading={{ title: "Consultations", links: [mayChange && { to: AVAILABILITY, label: "Availability" }] }}
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

/** Pixels that a minute takes where days stand side by side. */
const SCALE = 1.2;

/** Printed, everything is ink: what is soft or brass on a screen is pale on paper. */
const onPaper =
  "print:[--color-brass-deep:var(--color-ink)] print:[--color-brass:var(--color-ink)] print:[--color-ink-soft:var(--color-ink)] print:[--color-line:var(--color-ink)] print:[--color-moss:var(--color-ink)]";

/** One list of days: below each other where there is little room, as columns with the hours beside them where there is. */
function WeekView({ week, today }: { week: WeekData; today: string }) {
  const height = { "--height": `${(week.closes - week.opens) * SCALE}px` } as CSSProperties;
  return (
    <div className={onPaper}>
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg" aria-live="polite">
          {week.label}
        </h2>
        <nav aria-label="Weeks" className="flex gap-2 print:hidden">
          <SmallButtonLink to={weekHref(week.previous)} preventScrollReset>
            <ChevronLeft aria-hidden="true" className="size-4" />
            Previous<span className="sr-only"> week</span>
          </SmallButtonLink>
          <SmallButtonLink to={weekHref(today)} preventScrollReset>
            Today
          </SmallButtonLink>
          <SmallButtonLink to={weekHref(week.next)} preventScrollReset>
            Next<span className="sr-only"> week</span>
            <ChevronRight aria-hidden="true" className="size-4" />
          </SmallButtonLink>
        </nav>
      </div>
      <div className="xl:grid xl:grid-cols-[3.5rem_1fr]" style={height}>
        <Hours week={week} />
        <ol className="xl:grid xl:grid-cols-7">
          {week.days.map((day) => (
            <Day key={day.day} day={day} opens={week.opens} />
          ))}
        </ol>
      </div>
    </div>
  );
}

const weekHref = (day: string) => `${CONSULTATIONS}?week=${day}`;

function Hours({ week: { opens, closes } }: { week: WeekData }) {
  const hours = Array.from({ length: (closes - opens) / 60 }, (_, index) => opens / 60 + index);
  return (
    <ol aria-hidden="true" className="hidden pt-20 text-ink-soft text-xs xl:block">
      {hours.map((hour) => (
        <li key={hour} style={{ height: 60 * SCALE }}>
          <span className="-top-2.5 relative">{`${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`}</span>
        </li>
      ))}
    </ol>
  );
}

type WeekDay = WeekData["days"][number];

function Day({ day, opens }: { day: WeekDay; opens: number }) {
  const closed = day.blocked || day.hours.length === 0;
  return (
    <li className="min-w-0 border-line border-t py-4 xl:border-t-0 xl:border-l xl:py-0 xl:last:border-r">
      <h3
        aria-current={day.today ? "date" : undefined}
        className="font-medium font-sans text-base aria-[current=date]:text-brass-deep xl:h-20 xl:px-2 xl:text-sm"
      >
        {day.label}
        {day.today && <span className="font-normal text-sm"> · today</span>}
        {day.blocked && <span className="block font-normal text-ink-soft text-sm">Blocked</span>}
      </h3>
      <div className="relative xl:h-[var(--height)] xl:border-line xl:border-y xl:bg-bone/50">
        {!day.blocked &&
          day.hours.map((hours) => (
            <span
              key={hours.from}
              aria-hidden="true"
              style={placed(hours, opens)}
              className="absolute inset-x-0 top-[var(--top)] hidden h-[var(--size)] bg-paper xl:block"
            />
          ))}
        <span
          aria-hidden="true"
          style={{ backgroundSize: `100% ${60 * SCALE}px` }}
          className="absolute inset-0 hidden bg-[linear-gradient(var(--color-line)_1px,transparent_1px)] opacity-60 xl:block"
        />
        {day.visits.length === 0 && (
          <p className="text-ink-soft text-sm xl:sr-only">{closed ? "Closed" : "Nothing booked"}</p>
        )}
        <ul className="mt-2 grid gap-2 xl:mt-0 xl:block">
          {day.visits.map((visit) => (
            <li
              key={visit.id}
              style={placed(visit, opens)}
              className="xl:absolute xl:inset-x-1 xl:top-[var(--top)] xl:h-[var(--size)]"
            >
              <Visit visit={visit} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function Visit({ visit }: { visit: WeekDay["visits"][number] }) {
  return (
    <Link
      to={consultationPath(visit.id)}
      className={classNames(
        "block h-full overflow-hidden rounded-sm border-l-3 bg-moss px-3 py-2 text-linen text-sm transition-colors not-print:hover:bg-moss-deep xl:px-2 xl:py-1 xl:text-xs print:break-inside-avoid print:transition-none print:bg-transparent print:p-0 print:pl-3 print:text-ink",
        visit.fee === "due" ? "border-brass" : "border-moss",
      )}
    >
      <span className="block tabular-nums xl:truncate">{visit.times.replace(/ to .*/, "")}</span>{" "}
      <span className="block font-medium xl:truncate">{visit.customer}</span>{" "}
      {visit.call && <span className="block xl:truncate">Video call</span>}{" "}
      <span className="hidden print:block">{visit.address}</span>{" "}
      {visit.fee !== "none" && (
        <span className="block xl:truncate">{visit.fee === "paid" ? "Fee paid" : "Fee not paid"}</span>
      )}
    </Link>
  );
}

function placed({ from, to }: { from: number; to: number }, opens: number) {
  return { "--top": `${(from - opens) * SCALE}px`, "--size": `${(to - from) * SCALE}px` } as CSSProperties;
}
