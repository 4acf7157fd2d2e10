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

/** "the phone number, 2 orders, and 14 e-mails"; nothing where there is nothing. */
export function movedInWords(counts: Record<keyof typeof things, number>, details: readonly string[] = []): string {
  const names = Object.keys(things) as (keyof typeof things)[];
  const counted = names
    .filter((name) => counts[name] > 0)
    .map((name) => `${counts[name]} ${things[name][counts[name] === 1 ? 0 : 1]}`);
  return inWords([...details, ...counted]);
}
