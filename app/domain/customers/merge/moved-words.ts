import { inWords } from "#app/domain/customers/deletion.ts";

const things = {
  orders: ["order", "orders"],
  consultations: ["consultation", "consultations"],
  appointments: ["appointment", "appointments"],
  tasks: ["task", "tasks"],
  customerNotes: ["note", "notes"],
  inquiries: ["question", "questions"],
  swatchRequests: ["request for swatches", "requests for swatches"],
  emails: ["e-mail", "e-mails"],
} as const;

/** "2 orders, 1 note, and 14 e-mails"; nothing where there is nothing. */
export function movedInWords(counts: Record<keyof typeof things, number>): string {
  const names = Object.keys(things) as (keyof typeof things)[];
  return inWords(
    names
      .filter((name) => counts[name] > 0)
      .map((name) => `${counts[name]} ${things[name][counts[name] === 1 ? 0 : 1]}`),
  );
}
