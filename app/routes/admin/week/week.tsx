import { ChevronLeft, ChevronRight, Printer } from "lucide-react";
import type { CSSProperties } from "react";
import { appContext } from "#app/contexts.server.ts";
import { dayOf, parseDay } from "#app/domain/calendar.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { BOARD, newAppointmentPath, orderPath, WEEK, weekPath } from "#app/routes/admin/paths.ts";
import { LatenessLine } from "#app/routes/admin/schedule/lateness-line.tsx";
import { findTroubled } from "#app/services/schedule/find-week-days.server.ts";
import { Button, ButtonLink, SmallButtonLink, TextLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/week";
import { loadWeek } from "./load-week.server.ts";
import { WeekGrid } from "./week-columns.tsx";

export const meta = pageMeta({ title: "Week" });

const MOST_SHOWN = 6;

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const today = dayOf(app.now());
  const wanted = parseDay(new URL(request.url).searchParams.get("week") ?? "") ?? today;
  return { today, week: await loadWeek(app, wanted), troubled: await findTroubled(app, MOST_SHOWN) };
}

export default function WeekPage({ loaderData: { today, week, troubled } }: Route.ComponentProps) {
  const first = week.days.find((day) => !day.past)?.day ?? today;
  return (
    <div
      className="print:pr-px print:[&>header]:mb-3 print:[page:worksheet] print:text-ink"
      style={{ "--above": paperOf(troubled) } as CSSProperties}
    >
      <PageHeading
        title="Week"
        lead={<span aria-live="polite">{week.label}</span>}
        actions={
          <>
            <Button
              type="button"
              variant="quiet"
              size="sm"
              className="max-md:hidden noscript:hidden"
              onClick={() => print()}
            >
              <Printer aria-hidden="true" className="size-4" />
              Print
            </Button>
            <nav aria-label="Weeks" className="flex *:px-3.5 *:not-first:-ml-px">
              <SmallButtonLink to={weekPath(week.previous)} preventScrollReset>
                <ChevronLeft aria-hidden="true" className="size-4" />
                <span className="sr-only">Previous week</span>
              </SmallButtonLink>
              <SmallButtonLink to={WEEK} preventScrollReset>
                Today
              </SmallButtonLink>
              <SmallButtonLink to={weekPath(week.next)} preventScrollReset>
                <span className="sr-only">Next week</span>
                <ChevronRight aria-hidden="true" className="size-4" />
              </SmallButtonLink>
            </nav>
            <ButtonLink to={newAppointmentPath({ day: first })} size="sm">
              New Appointment
            </ButtonLink>
          </>
        }
      />
      <Troubled troubled={troubled} />
      <WeekGrid key={week.label} week={week} />
    </div>
  );
}

type Troubled = Route.ComponentProps["loaderData"]["troubled"];

/** How much of a sheet of paper stands above the hours: rows of three, and a line that counts the rest. */
function paperOf({ cards }: Troubled) {
  const rows = Math.ceil(Math.min(cards.length, MOST_SHOWN) / 3);
  return rows === 0 ? "0in" : `${rows * 0.3 + 0.12}in`;
}

/** What is late, and what will be if nothing is done; the board has all of it. */
function Troubled({ troubled: { cards, late, atRisk } }: { troubled: Troubled }) {
  if (cards.length === 0) return null;
  const more = late + atRisk - Math.min(cards.length, MOST_SHOWN);
  return (
    <section aria-label="Late and at risk" className="mb-6 print:mb-2 print:text-[8pt]">
      <ul className="grid gap-x-6 gap-y-2 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-3 print:gap-y-1">
        {cards.slice(0, MOST_SHOWN).map((card) => (
          <li key={card.id} className="text-sm print:text-[8pt]">
            <TextLink to={orderPath(card.userId, card.id)}>{`${card.name}, ${shownOrderId(card)}`}</TextLink>
            <LatenessLine lateness={card.lateness} className="print:text-[8pt] print:text-ink" />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-sm print:text-[8pt]">
          And {more} more on the <TextLink to={BOARD}>Board</TextLink>.
        </p>
      )}
    </section>
  );
}
