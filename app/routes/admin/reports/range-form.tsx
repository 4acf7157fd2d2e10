import { Form } from "react-router";
import type { DayRange } from "#app/domain/calendar.ts";
import { rangeHref } from "#app/domain/reports/range.ts";
import { ListChips } from "#app/routes/admin/list-chips.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { REPORTS } from "./paths.ts";

/** The days that are reported on: some that are often asked for, and any others. */
export function RangeForm({ range, usual, today }: { range: DayRange; usual: DayRange; today: string }) {
  const year = Number(today.slice(0, 4));
  const often: [string, DayRange][] = [
    ["Last 12 months", usual],
    ["This month", { from: `${today.slice(0, 7)}-01`, to: today }],
    ["This year", { from: `${year}-01-01`, to: today }],
    ["Last year", { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }],
  ];
  return (
    <div className="grid gap-4 print:hidden">
      <ListChips
        label="Days"
        chips={often.map(([label, days]) => ({
          ...{ label, to: rangeHref(REPORTS, days) },
          current: days.from === range.from && days.to === range.to,
        }))}
      />
      <Form action={REPORTS} className="flex flex-wrap items-end gap-4">
        <TextField type="date" name="from" label="From" defaultValue={range.from} max={today} />
        <TextField type="date" name="to" label="To" defaultValue={range.to} />
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </Form>
    </div>
  );
}
