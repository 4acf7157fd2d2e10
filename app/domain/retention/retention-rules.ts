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
