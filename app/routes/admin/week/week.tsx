import { ChevronLeft, ChevronRight, Printer } from "lucide-react";
import { appContext } from "#app/contexts.server.ts";
import { dayOf, parseDay } from "#app/domain/calendar.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { BOARD, newAppointmentPath, orderPath, WEEK, weekPath } from "#app/routes/admin/paths.ts";
import { LatenessLine } from "#app/routes/admin/schedule/lateness-line.tsx";
import type { Card } from "#app/services/schedule/find-cards.server.ts";
import { findTroubled } from "#app/services/schedule/find-week-days.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
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
  return { today, week: await loadWeek(app, wanted), troubled: await findTroubled(app) };
}

export default function WeekPage({ loaderData: { today, week, troubled } }: Route.ComponentProps) {
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
      <Troubled cards={troubled} />
      <WeekGrid key={week.label} week={week} />
    </div>
  );
}

const MOST_SHOWN = 6;

/** What is late, and what will be if nothing is done; the board has all of it. Paper has room for the week alone. */
function Troubled({ cards }: { cards: Card[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-label="Late and at risk" className="mb-6 print:hidden">
      <ul className="grid gap-x-6 gap-y-2 md:grid-cols-2 xl:grid-cols-3">
        {cards.slice(0, MOST_SHOWN).map((card) => (
          <li key={card.id} className="text-sm">
            <TextLink to={orderPath(card.userId, card.id)}>{`${card.name}, ${shownOrderId(card)}`}</TextLink>
            <LatenessLine lateness={card.lateness} />
          </li>
        ))}
      </ul>
      {cards.length > MOST_SHOWN && (
        <p className="mt-2 text-sm">
          And {cards.length - MOST_SHOWN} more on the <TextLink to={BOARD}>Board</TextLink>.
        </p>
      )}
    </section>
  );
}
