import { addDays, dayOf, localTime } from "#app/domain/calendar.ts";
import { changesBetween, flatForm } from "#app/domain/forms/described-form.ts";
import { wholeNumber } from "#app/domain/forms/field-kinds.ts";

/** For how many days each thing is kept. The first values are written with the tables. */
export type Retention = Record<"emailDays" | "sessionDays" | "inquiryDays" | "auditDays", number>;

function days(label: string, hint: string, least: number, most: number) {
  return { label, hint: `${hint} ${least} to ${most} days.`, ...wholeNumber({ least, most, unit: "days" }) };
}

export const retentionForm = flatForm<Retention>({
  emailDays: days("E-mails", "Counted from the day each was written. What is still to be sent stays.", 30, 3650),
  sessionDays: days(
    "Log-ins that are not used",
    "Counted from the last day of use. Whoever comes back later logs in again.",
    7,
    180,
  ),
  inquiryDays: days(
    "Inquiries",
    "Questions and swatch requests, counted from the day they were last dealt with. What still waits stays.",
    30,
    3650,
  ),
  auditDays: days("Audit list", "Who read, exported, changed and deleted what.", 90, 3650),
});

/** What a change comes to, in words for the audit list; nothing where nothing changed. */
export function describeRetention(before: Retention, after: Retention): string {
  const changes = changesBetween(retentionForm, before, after).map(
    (change) => `${change.label}: ${change.after} days instead of ${change.before}`,
  );
  return changes.length > 0 ? `Changed how long things are kept. ${changes.join("; ")}` : "";
}

/** The moment before which something has been kept for this many days. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString();
}

/** The hour of the night in Pennsylvania in which old things are swept away. */
const QUIET_HOUR = 3;
/** A house that sleeps at night is swept by day: once its server has been up for this long. */
const CATCH_UP_MS = 60 * 60_000;

interface Night {
  now: Date;
  /** When this server began to look. */
  upSince: Date;
  /** The day of the last sweep that was finished, such as 2026-11-15. */
  lastDay: string | null;
}

export function isSweepDue({ now, upSince, lastDay }: Night): boolean {
  const day = dayOf(now);
  if (lastDay !== null && lastDay >= day) return false;
  if (localTime(now).hour === QUIET_HOUR) return true;
  const yesterday = addDays(day, -1);
  const missed = lastDay === null || lastDay < yesterday;
  return missed && now.getTime() - upSince.getTime() >= CATCH_UP_MS;
}
