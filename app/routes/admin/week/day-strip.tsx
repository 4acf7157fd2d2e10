import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import type { WeekDay } from "./load-week.server.ts";

/** As many stand above a day's hours; the rest are counted. Where days stand below each other, all of them. */
const MOST_SHOWN = 5;
const looks = { late: "font-medium text-error", usual: "" };

/** How much room the fullest day needs, so that the hours of all days begin at one height. */
export function stripSize(days: readonly Pick<WeekDay, "notes">[]) {
  const rows = Math.max(...days.map(({ notes }) => Math.min(notes.length, MOST_SHOWN + 1)));
  return { rem: rows * 2.25, inches: rows * 0.28 };
}

/** What a day brings at no certain hour: promises, cloth, payments, tasks. */
export function DayStrip({ notes }: Pick<WeekDay, "notes">) {
  return (
    <ul className="grid content-start gap-1 text-sm across:h-[var(--strip)] across:gap-0 across:overflow-hidden across:px-2 across:text-xs across:leading-4 print:text-[8pt] print:leading-[9.5pt]">
      {notes.map((note, index) => (
        <li
          key={note.key}
          className={classNames(
            "across:mb-1 across:line-clamp-2 across:h-8 print:mb-[1pt] print:h-[19pt]",
            looks[note.late ? "late" : "usual"],
            index >= MOST_SHOWN && "across:hidden",
          )}
        >
          <Link to={note.href} className="wrap-anywhere underline-offset-4 hover:underline">
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
