import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { PickerData } from "./load-picker.server.ts";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const cell =
  "flex aspect-square max-h-14 w-full flex-col items-center justify-center rounded-sm text-base tabular-nums";

/** A month; the days that have a free time are links. */
export function DayPicker({ picker: { month, chosen } }: { picker: PickerData }) {
  return (
    <section aria-label="Choose a day">
      <div className="flex items-center justify-between gap-2">
        <MonthLink month={month.previous} label="Previous month">
          <ChevronLeft aria-hidden="true" className="size-5" />
        </MonthLink>
        <h2 className="text-lg" aria-live="polite">
          {month.label}
        </h2>
        <MonthLink month={month.next} label="Next month">
          <ChevronRight aria-hidden="true" className="size-5" />
        </MonthLink>
      </div>
      <table className="mt-2 w-full table-fixed border-separate border-spacing-0.5 text-center">
        <caption className="sr-only">Days with free times in {month.label}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="pb-1 font-normal text-ink-soft text-xs">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and rows are never moved.
            <tr key={index}>
              {row.map((day, column) => (
                <td key={day?.day ?? weekdays[column]} className="p-0">
                  {day && <Day day={day} chosen={day.day === chosen?.day} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The same page for another day or month; what is being booked stays. */
function useHref() {
  const kind = useSearchParams()[0].get("kind");
  return (shown: { day?: string; month?: string }) =>
    `?${new URLSearchParams(kind === "call" ? { kind, ...shown } : shown)}`;
}

type PickerDay = NonNullable<PickerData["month"]["rows"][number][number]>;

function Day({ day, chosen }: { day: PickerDay; chosen: boolean }) {
  const hrefOf = useHref();
  if (day.count === 0) return <span className={`${cell} text-ink-soft`}>{day.number}</span>;
  return (
    <Link
      to={hrefOf({ day: day.day })}
      // Replaces the history entry, so that one Back leaves the picker however many days were opened.
      replace
      preventScrollReset
      aria-current={chosen ? "date" : undefined}
      aria-label={`${day.label}, ${day.count === 1 ? "1 time" : `${day.count} times`}`}
      className={`${cell} border border-line-strong/60 bg-paper font-medium transition-colors hover:border-ink aria-[current=date]:border-moss aria-[current=date]:bg-moss aria-[current=date]:text-linen`}
    >
      {day.number}
    </Link>
  );
}

/** At either end it leaves its place empty, so that the name of the month does not move. */
function MonthLink({ month, label, children }: { month: string | undefined; label: string; children: ReactNode }) {
  const hrefOf = useHref();
  if (!month) return <span aria-hidden="true" className="size-11" />;
  return (
    <Link
      to={hrefOf({ month })}
      replace
      preventScrollReset
      aria-label={label}
      className="grid size-11 place-items-center rounded-sm text-moss transition-colors hover:bg-bone"
    >
      {children}
    </Link>
  );
}
