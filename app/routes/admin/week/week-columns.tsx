import { Plus } from "lucide-react";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { dayId, newAppointmentPath } from "#app/routes/admin/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import type { WeekCard, WeekData, WeekDay } from "./load-week.server.ts";
import { MoveBar } from "./move-bar.tsx";
import { type CardMoves, useMoves } from "./use-moves.ts";

/** Printed, everything is ink: what is soft or brass on a screen is pale on paper. */
const onPaper =
  "print:[--color-brass-deep:var(--color-ink)] print:[--color-ink-soft:var(--color-ink)] print:[--color-line:var(--color-ink)]";

/** Days below each other, today first, where there is little room; columns with the hours beside them where there is. */
export function WeekGrid({ week }: { week: WeekData }) {
  const moves = useMoves(week);
  const strip = stripSize(week.days);
  // One page of paper holds the week, however many hours it has, and what is in trouble above it.
  const style = {
    "--rows": week.rows.length,
    "--sheet": `calc((${6.3 - strip.inches}in - var(--above)) / ${week.rows.length})`,
    "--strip-rows": strip.rows,
    "--strip-screen": `${strip.rem}rem`,
    "--strip-paper": `${strip.inches}in`,
    "--days": week.days.map(({ width }) => `minmax(0, ${width}fr)`).join(" "),
  } as CSSProperties;
  const past = week.days.filter((day) => day.past);
  const some = past.length > 0 && past.length < week.days.length;
  return (
    <div
      className={classNames(
        onPaper,
        "[--head:3.5rem] [--row:6.5rem] [--strip:var(--strip-screen)] print:[--head:0.3in] print:[--row:var(--sheet)] print:[--strip:var(--strip-paper)]",
      )}
      style={style}
    >
      <MoveBar moves={moves} />
      <div className="across:grid across:grid-cols-[4.5rem_1fr]">
        <Hours week={week} />
        <ol ref={moves.columns} className="across:grid across:grid-cols-(--days)">
          {week.days.map((day) => (
            <Day
              key={day.day}
              day={day}
              moves={moves}
              heading="h2"
              className={some && day.past ? "hidden across:block" : ""}
            />
          ))}
        </ol>
      </div>
      {some && (
        <TitledSection id="earlier" title="Earlier This Week" className="mt-6 across:hidden">
          <ol>
            {past.map((day) => (
              <Day key={day.day} day={day} moves={moves} heading="h3" className="" />
            ))}
          </ol>
        </TitledSection>
      )}
    </div>
  );
}

function Hours({ week: { rows } }: { week: WeekData }) {
  return (
    <ol aria-hidden="true" className="hidden pt-[calc(var(--head)+var(--strip))] text-ink-soft text-xs across:block">
      {rows.map((row) => (
        <li key={row.label} className="h-[var(--row)]">
          <span className="-top-2 relative">{row.label}</span>
        </li>
      ))}
    </ol>
  );
}

interface DayProps {
  day: WeekDay;
  moves: CardMoves;
  heading: "h2" | "h3";
  className: string;
}

function Day({ day, moves, heading: Heading, className }: DayProps) {
  const closed = day.blocked || day.hours.length === 0;
  return (
    <li
      data-day={day.day}
      // Beside each other all of them are in sight.
      id={Heading === "h2" ? dayId(day.day) : undefined}
      className={classNames(
        "min-w-0 scroll-mt-4 border-line border-t py-3 across:scroll-mt-[100vh] across:border-t-0 across:border-l across:py-0 across:last:border-r",
        className,
      )}
    >
      <div className="flex across:h-[var(--head)] flex-wrap across:content-start items-baseline justify-between gap-x-4 across:gap-x-0 across:px-1.5">
        <Heading
          aria-current={day.today ? "date" : undefined}
          className="font-medium font-sans text-base aria-[current=date]:text-brass-deep min-[80rem]:aria-[current=date]:rounded-sm min-[80rem]:aria-[current=date]:bg-moss min-[80rem]:aria-[current=date]:px-1.5 min-[80rem]:aria-[current=date]:text-linen across:text-sm print:aria-[current=date]:bg-transparent print:aria-[current=date]:text-ink print:text-[9pt]"
        >
          <span className="across:sr-only">{day.label}</span>
          <span aria-hidden="true" className="hidden across:inline">
            {day.short}
          </span>
          {day.today && <span className="font-normal text-sm across:sr-only print:hidden"> · today</span>}
        </Heading>
        <Link
          to={newAppointmentPath({ day: day.day })}
          className="-my-1 -mr-2 across:mr-0 grid size-8 across:size-6 place-items-center text-ink-soft hover:text-ink print:hidden"
        >
          <Plus aria-hidden="true" className="size-4" />
          <span className="sr-only">Add on {day.label}</span>
        </Link>
        {day.blocked && (
          <p className="w-full text-ink-soft text-sm across:text-xs print:w-auto print:text-[7pt]">Kept free</p>
        )}
      </div>
      <DayStrip notes={day.notes} />
      <div
        data-hours=""
        className="relative across:h-[calc(var(--rows)*var(--row))] across:border-line across:border-y across:bg-bone/50 print:bg-transparent"
      >
        <Ground day={day} />
        {day.cards.length === 0 && (
          <p className="text-ink-soft text-sm across:sr-only">{closed ? "Closed" : "Nothing booked"}</p>
        )}
        <ul className="mt-2 grid gap-2 across:mt-0 across:block">
          {day.cards.map((card) => (
            <Card key={card.id} card={card} moves={moves} />
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Open hours are light, those that the day does not have are hatched. */
function Ground({ day }: { day: WeekDay }) {
  return (
    <div aria-hidden="true" className="hidden across:block">
      {!day.blocked &&
        day.hours.map((hours) => (
          <span
            key={hours.from}
            style={placed({ ...hours, lane: 0, lanes: 1 })}
            className="absolute inset-x-0 top-[var(--top)] h-[var(--size)] bg-paper print:hidden"
          />
        ))}
      <span className="absolute inset-0 bg-[linear-gradient(var(--color-line)_1px,transparent_1px)] bg-[length:100%_var(--row)] opacity-60" />
      {day.without.map((row) => (
        <span
          key={row}
          style={placed({ from: row, to: row + 1, lane: 0, lanes: 1 })}
          className="absolute inset-x-0 top-[var(--top)] h-[var(--size)] bg-[repeating-linear-gradient(45deg,var(--color-line)_0_1px,var(--color-bone)_1px_6px)] print:bg-none print:border-ink print:border-y"
        />
      ))}
    </div>
  );
}

const looks = {
  visit: "border-brass bg-moss text-linen",
  consultation: "border-moss bg-paper text-ink inset-ring inset-ring-moss",
  blocked: "border-line-strong bg-bone text-ink",
};

const wholeOf = ({ times, what, order, name, address, more }: WeekCard) =>
  [times, [what, order].filter(Boolean).join(" "), name, address, more].filter(Boolean).join("\n");

function Card({ card, moves }: { card: WeekCard; moves: CardMoves }) {
  // A name that has room is the larger.
  const tight = card.to - card.from < 1;
  const whole = [card.what, card.order].filter(Boolean).join(" ");
  // Hours of our own are known by their name.
  const what = card.look === "blocked" ? "" : card.what;
  const at = moves.placeOf(card);
  const style = placed({ ...card, ...at });
  return (
    <li
      style={at?.shift ? { ...style, translate: `${at.shift * 100 * card.lanes}% 0` } : style}
      className={classNames(
        "relative across:absolute across:top-[var(--top)] across:left-[var(--left)] across:h-[var(--size)] across:w-[var(--width)] across:px-0.5",
        at && "z-10 opacity-80",
        // Whoever comes to it by key sees the whole of it, over what stands below.
        !at &&
          "across:has-focus-visible:z-10 across:has-focus-visible:h-auto across:has-focus-visible:min-h-[var(--size)]",
      )}
    >
      <div
        {...moves.handlersOf(card)}
        title={wholeOf(card)}
        className={classNames(
          "group h-full across:has-focus-visible:min-h-[var(--size)] overflow-hidden outline-moss outline-offset-2 has-focus-visible:outline-2 rounded-sm border-l-3 px-3 py-2 text-sm across:px-1.5 across:py-0.5 across:text-xs across:leading-4 print:border print:border-ink print:bg-transparent print:px-1 print:py-0 print:text-[8pt] print:text-ink print:leading-[9.5pt]",
          looks[card.look],
          card.lanes > 1 && "across:border-l-2 across:px-1",
        )}
      >
        {/* Of lines that do not fit nothing is shown, rather than their upper half. */}
        <div className="overflow-hidden across:wrap-anywhere across:h-[round(down,calc(var(--size)-4px),1lh)] across:group-has-focus-visible:h-auto">
          <Link
            to={card.href}
            draggable={false}
            className="shadow-none outline-transparent after:absolute after:inset-0"
          >
            <span className="block tabular-nums across:sr-only">{card.times}</span>{" "}
            <span
              className={classNames(
                "block font-display text-lg across:font-medium across:font-sans across:leading-4",
                tight ? "across:text-xs" : "across:text-sm",
              )}
            >
              {card.name}
            </span>
            <span aria-hidden="true" className="hidden tabular-nums across:inline">
              {card.short}
            </span>{" "}
            {/* A narrow column breaks the longest of them, and a number stays whole. */}
            <span aria-hidden="true" className="hidden across:inline">
              {what.replace("Consultation", "Consul\u00ADtation").replaceAll("-", "-\u2060")}
            </span>
          </Link>
          <span className={classNames("block", what && "across:sr-only")}>
            {whole}
            {card.more && <span className="across:hidden">{`${whole && " · "}${card.more}`}</span>}
          </span>
          {card.address && (
            <span className="block wrap-anywhere">
              <span className="relative z-1 across:hidden print:hidden">
                <a href={card.map} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
                  {card.address}
                  <span className="sr-only"> (map, opens in a new tab)</span>
                </a>
              </span>
              <span aria-hidden="true" className="hidden across:inline">
                {linesOf(card).map((line) => (
                  <span
                    key={line}
                    className="block truncate group-has-focus-visible:whitespace-normal print:whitespace-normal"
                  >
                    {line}
                  </span>
                ))}
              </span>
            </span>
          )}
          {card.more && <span className="hidden across:block">{card.more}</span>}
        </div>
      </div>
    </li>
  );
}

/** The town first, then the street, then its order: what finds no room is the least of it. */
function linesOf({ address, order }: WeekCard): string[] {
  const parts = address.split(", ");
  const [town = "", ...street] = parts.length > 2 ? [parts.at(-2), ...parts.slice(0, -2)] : parts;
  return [town, street.join(", "), order].filter(Boolean);
}

function placed({ from, to, lane, lanes }: { from: number; to: number; lane: number; lanes: number }) {
  return {
    "--top": `calc(${from} * var(--row))`,
    "--size": `calc(${to - from} * var(--row))`,
    "--left": `${(lane / lanes) * 100}%`,
    "--width": `${100 / lanes}%`,
  } as CSSProperties;
}

/** As many stand above a day's hours; the rest are counted. Where days stand below each other, all of them. */
const MOST_SHOWN = 5;
const noteLooks = { late: "font-medium text-error", usual: "" };

/** More than two lines of a column hold. */
const LONG = 36;

/** How much room the fullest day needs, so that the hours of all days begin at one height; what is long finds it even alone. */
function stripSize(days: readonly Pick<WeekDay, "notes">[]) {
  const least = days.some(({ notes }) => notes.some(({ words }) => words.length > LONG)) ? 2 : 0;
  const rows = Math.max(least, ...days.map(({ notes }) => Math.min(notes.length, MOST_SHOWN + 1)));
  return { rows, rem: rows * 2.25, inches: rows * 0.28 };
}

/** What a day brings at no certain hour: promises, cloth, payments, tasks. They share what room there is, and one in focus is whole. */
function DayStrip({ notes }: Pick<WeekDay, "notes">) {
  const lines = `round(down, calc(2 * var(--strip-rows) / ${Math.min(notes.length, MOST_SHOWN + 1)}), 1)`;
  return (
    <ul
      className="grid content-start gap-1 text-sm across:h-[var(--strip)] across:gap-0 across:overflow-hidden across:has-focus-visible:overflow-visible across:px-2 across:text-xs across:leading-4 print:text-[8pt] print:leading-[9.5pt]"
      style={{ "--lines": lines } as CSSProperties}
    >
      {notes.map((note, index) => (
        <li
          key={note.key}
          className={classNames(
            "outline-moss outline-offset-2 has-focus-visible:outline-2 across:mb-1 across:line-clamp-(--lines) across:has-focus-visible:line-clamp-none print:mb-[1pt]",
            noteLooks[note.late ? "late" : "usual"],
            index >= MOST_SHOWN && "across:hidden",
          )}
        >
          <Link
            to={note.href}
            title={note.words}
            className="shadow-none outline-transparent wrap-anywhere underline-offset-4 hover:underline"
          >
            {note.words}
          </Link>
        </li>
      ))}
      {notes.length > MOST_SHOWN && (
        <li className="hidden text-ink-soft across:block">and {notes.length - MOST_SHOWN} more</li>
      )}
    </ul>
  );
}
