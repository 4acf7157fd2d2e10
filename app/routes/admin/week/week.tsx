import { ChevronLeft, ChevronRight, Printer } from "lucide-react";
import { appContext } from "#app/contexts.server.ts";
import { dayOf, parseDay } from "#app/domain/calendar.ts";
import { newAppointmentPath, WEEK, weekPath } from "#app/routes/admin/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/week";
import { loadWeek } from "./load-week.server.ts";
import { WeekGrid } from "./week-columns.tsx";

export const meta = pageMeta({ title: "Week" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const today = dayOf(app.now());
  const wanted = parseDay(new URL(request.url).searchParams.get("week") ?? "") ?? today;
  return { today, week: await loadWeek(app, wanted) };
}

export default function WeekPage({ loaderData: { today, week } }: Route.ComponentProps) {
  const first = week.days.find((day) => !day.past)?.day ?? today;
  return (
    <div className="print:[page:worksheet] print:text-ink">
      <PageHeading
        title="Week"
        lead={<span aria-live="polite">{week.label}</span>}
        actions={
          <>
            <ButtonLink to={newAppointmentPath({ day: first })} size="sm">
              New Appointment
            </ButtonLink>
            <Button type="button" variant="quiet" size="sm" className="noscript:hidden" onClick={() => print()}>
              <Printer aria-hidden="true" className="size-4" />
              Print
            </Button>
          </>
        }
      />
      <nav aria-label="Weeks" className="mb-6 flex flex-wrap gap-2 print:hidden">
        <ButtonLink to={weekPath(week.previous)} preventScrollReset variant="secondary" size="sm">
          <ChevronLeft aria-hidden="true" className="size-4" />
          Previous<span className="sr-only"> week</span>
        </ButtonLink>
        <ButtonLink to={WEEK} preventScrollReset variant="secondary" size="sm">
          Today
        </ButtonLink>
        <ButtonLink to={weekPath(week.next)} preventScrollReset variant="secondary" size="sm">
          Next<span className="sr-only"> week</span>
          <ChevronRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      </nav>
      <WeekGrid key={week.label} week={week} />
    </div>
  );
}
