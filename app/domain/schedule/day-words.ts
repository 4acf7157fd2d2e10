import { addDays, writesDates, ZONE } from "#app/domain/calendar.ts";

const short = writesDates({ timeZone: "UTC", month: "short", day: "numeric" });
const long = writesDates({ timeZone: "UTC", month: "long", day: "numeric" });
const moment = writesDates({
  timeZone: ZONE,
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const at = (day: string) => new Date(`${day}T12:00:00.000Z`);

/** "March 15"; with its year where that is not this one. */
export function dayInWords(day: string, today: string): string {
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? long(at(day)) : `${long(at(day))}, ${year}`;
}

/** "Tue, Mar 16, 9 AM", as it stands on a card. */
export function momentInWords(iso: string): string {
  return moment(new Date(iso))
    .replace(" at ", ", ")
    .replace(":00", "")
    .replace(/\s(?=[AP]M)/, "\u00A0");
}

/** "Mar 15 to 19", "Mar 29 to Apr 2"; with its year where that is not this one. On one line of a card. */
export function weekInShort(monday: string, today: string): string {
  const friday = addDays(monday, 4);
  const to = monday.slice(0, 7) === friday.slice(0, 7) ? Number(friday.slice(8)) : short(at(friday));
  const year = friday.slice(0, 4);
  const words = `${short(at(monday))} to ${to}${year === today.slice(0, 4) ? "" : `, ${year}`}`;
  return words.replaceAll(" ", "\u00A0");
}

/** "March 15 to 19, 2027", "March 29 to April 2, 2027": Monday to Friday of a week. */
export function weekInWords(monday: string): string {
  const friday = addDays(monday, 4);
  const [from, to] = [long(at(monday)), long(at(friday))];
  const year = friday.slice(0, 4);
  if (monday.slice(0, 4) !== year) return `${from}, ${monday.slice(0, 4)} to ${to}, ${year}`;
  const sameMonth = monday.slice(0, 7) === friday.slice(0, 7);
  return `${from} to ${sameMonth ? Number(friday.slice(8)) : to}, ${year}`;
}
