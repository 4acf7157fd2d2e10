import { addDays, ZONE } from "#app/domain/calendar.ts";

const long = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "long", day: "numeric" });
const moment = new Intl.DateTimeFormat("en-US", {
  timeZone: ZONE,
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const at = (day: string) => new Date(`${day}T12:00:00.000Z`);

/** "March 15"; with its year where that is not this one. */
export function dayInWords(day: string, today: string): string {
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? long.format(at(day)) : `${long.format(at(day))}, ${year}`;
}

/** "Tuesday, March 16, 9:00 AM". */
export function momentInWords(iso: string): string {
  return moment.format(new Date(iso)).replace(" at ", ", ").replaceAll("\u202f", " ");
}

/** "March 15 to 19, 2027", "March 29 to April 2, 2027": Monday to Friday of a week. */
export function weekInWords(monday: string): string {
  const friday = addDays(monday, 4);
  const [from, to] = [long.format(at(monday)), long.format(at(friday))];
  const year = friday.slice(0, 4);
  if (monday.slice(0, 4) !== year) return `${from}, ${monday.slice(0, 4)} to ${to}, ${year}`;
  const sameMonth = monday.slice(0, 7) === friday.slice(0, 7);
  return `${from} to ${sameMonth ? Number(friday.slice(8)) : to}, ${year}`;
}
