import type { Verdict } from "#app/domain/verdict.ts";

/** For how many days each thing is kept. The first values are the migration's. */
export const retentionFields = {
  emailDays: {
    label: "E-mails",
    hint: "Counted from the day each was written. What is still to be sent stays.",
    least: 30,
    most: 3650,
  },
  sessionDays: {
    label: "Log-ins that are not used",
    hint: "Counted from the last day of use. Whoever comes back later logs in again.",
    least: 7,
    most: 180,
  },
  inquiryDays: {
    label: "Inquiries",
    hint: "Questions and swatch requests, counted from the day they were last dealt with. What still waits stays.",
    least: 30,
    most: 3650,
  },
  auditDays: {
    label: "Audit list",
    hint: "Who read, exported, changed and deleted what.",
    least: 90,
    most: 3650,
  },
} as const;

export type RetentionField = keyof typeof retentionFields;
export const retentionNames = Object.keys(retentionFields) as RetentionField[];
export type Retention = Record<RetentionField, number>;

/** What the owner typed, by the names of the fields. */
export function checkRetention(typed: (name: string) => string): Verdict<Retention> {
  const values: Partial<Retention> = {};
  for (const name of retentionNames) {
    const { label, least, most } = retentionFields[name];
    const text = typed(name).trim();
    const days = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    if (!(days >= least && days <= most)) {
      return { ok: false, reason: `${label}: please enter ${least} to ${most} days.`, field: name };
    }
    values[name] = days;
  }
  return { ok: true, value: values as Retention };
}

/** What a change comes to, in words for the audit list; nothing where nothing changed. */
export function describeRetention(before: Retention, after: Retention): string {
  const changes = retentionNames
    .filter((name) => before[name] !== after[name])
    .map((name) => `${retentionFields[name].label}: ${after[name]} days instead of ${before[name]}`);
  return changes.length > 0 ? `Changed how long things are kept. ${changes.join("; ")}` : "";
}

/** The moment before which something has been kept for this many days. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString();
}
