import { isDay } from "#app/domain/calendar.ts";
import { type DescribedForm, type FieldKind, fieldsOf } from "#app/domain/forms/described-form.ts";
import { checkbox, plannedDay, unlessEmpty } from "#app/domain/forms/field-kinds.ts";
import { accept } from "#app/domain/verdict.ts";
import { dayInWords, weekInWords } from "./day-words.ts";
import { mondayOf } from "./lateness.ts";

/** What the owner types of an order's days; cloth that stands on a purchase order brings its own. */
export interface OrderDates {
  promisedWeek: string | null;
  promisedShown: boolean;
  fabricOrderedOn: string | null;
  fabricExpectedOn: string | null;
  fabricArrivedOn: string | null;
  workStartOn: string | null;
  readyOn: string | null;
}
export type DateName = keyof OrderDates;

export const NO_DATES: OrderDates = {
  promisedWeek: null,
  promisedShown: false,
  fabricOrderedOn: null,
  fabricExpectedOn: null,
  fabricArrivedOn: null,
  workStartOn: null,
  readyOn: null,
};

export const dateLabels: Readonly<Record<DateName, string>> = {
  promisedWeek: "Promised week",
  promisedShown: "Show the promised week to the client",
  fabricOrderedOn: "Fabric ordered",
  fabricExpectedOn: "Fabric expected",
  fabricArrivedOn: "Fabric arrived",
  workStartOn: "Work starts",
  readyOn: "Ready",
};

/** The form of an order's dates on a day, with or without those of its fabric. */
export function datesForm(today: string, fabric: boolean): DescribedForm<Partial<OrderDates>> {
  const planned = plannedDay(today);
  const day = (name: DateName, rest: object = {}) => ({
    ...unlessEmpty(planned, null),
    label: dateLabels[name],
    optional: true,
    ...rest,
  });
  const week: FieldKind<string> = {
    ...planned,
    read(text) {
      const read = planned.read(text, "");
      return read.ok ? accept(mondayOf(read.value)) : read;
    },
  };
  const hint = "Any day of that week.";
  const form: DescribedForm<Partial<OrderDates>> = {
    fields: fieldsOf({
      promisedWeek: { ...unlessEmpty(week, null), label: dateLabels.promisedWeek, optional: true, hint },
      promisedShown: { ...checkbox, label: dateLabels.promisedShown },
      ...(fabric && {
        fabricOrderedOn: day("fabricOrderedOn"),
        fabricExpectedOn: day("fabricExpectedOn"),
        fabricArrivedOn: day("fabricArrivedOn"),
      }),
      workStartOn: day("workStartOn"),
      readyOn: day("readyOn"),
    }),
    flatten: (value) => ({ ...value }),
    build: (flat) => flat,
    check: ({ fabricOrderedOn: ordered, fabricArrivedOn: arrived }): Record<string, string> =>
      typeof ordered === "string" && typeof arrived === "string" && arrived < ordered
        ? { fabricArrivedOn: "The fabric cannot arrive before it is ordered." }
        : {},
  };
  return form;
}

/** One date that was changed, as the trail keeps it. */
export interface DateChange {
  field: DateName;
  after: string | null;
}

export function changedDates(before: OrderDates, after: OrderDates): DateChange[] {
  const kept = (value: string | boolean | null) => (typeof value === "boolean" ? (value ? "yes" : null) : value);
  return (Object.keys(dateLabels) as DateName[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, after: kept(after[field]) }));
}

/** "Promised week: March 15 to 19, 2027". */
export function dateChangeInWords(field: string | undefined, after: unknown): string {
  const label = dateLabels[field as DateName];
  if (field === "promisedShown") return `The client ${after ? "sees" : "no longer sees"} the promised week`;
  if (!label) return "A date changed";
  if (typeof after !== "string" || !isDay(after)) return `${label}: no longer set`;
  return `${label}: ${field === "promisedWeek" ? weekInWords(after) : dayInWords(after, "")}`;
}
