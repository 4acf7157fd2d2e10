import { z } from "zod";
import { formatVisit } from "#app/domain/dates.ts";
import { emailLabel } from "#app/domain/emails/email-kinds.ts";
import { NO_ADDRESS, TELL_THEM } from "#app/domain/emails/no-address.ts";
import { formatMoney } from "#app/domain/money.ts";
import { readFields } from "#app/domain/read-json.ts";
import { dateChangeInWords } from "#app/domain/schedule/dates-form.ts";
import { statusLabel } from "./order-status.ts";

/** Loose on purpose: an event that was written years ago must still be told. */
const detailsSchema = z.looseObject({
  before: z.union([z.string(), z.number(), z.null()]).catch(null),
  after: z.union([z.string(), z.number(), z.null()]).catch(null),
  amount: z.number().nullable().catch(null),
  custom: z.boolean().optional().catch(undefined),
  confirmationCleared: z.boolean().optional().catch(undefined),
  confirmationEnded: z.boolean().optional().catch(undefined),
  window: z.string().optional().catch(undefined),
  changes: z.array(z.string()).catch([]),
  number: z.number().optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
  field: z.string().optional().catch(undefined),
  /** Which kind of appointment. */
  visit: z.string().optional().catch(undefined),
});
type Details = z.infer<typeof detailsSchema>;

/** What can happen to an order, each as it is told. */
const descriptions = {
  created: ({ custom }) => (custom ? "Custom order created" : "Order created"),
  submitted: () => "Submitted for a quote",
  status_changed: ({ before, after, confirmationEnded }) =>
    `Status changed from ${statusLabel(`${before}`)} to ${statusLabel(`${after}`)}${confirmationEnded ? "; the client's confirmation ends" : ""}`,
  total_changed: ({ before, after, confirmationCleared }) =>
    `Total changed from ${money(before)} to ${money(after)}${confirmationCleared ? "; the client is asked to confirm again" : ""}`,
  payment_link_changed: ({ before, after }) =>
    after === null ? "Payment link removed" : `Payment link ${before === null ? "added" : "changed"}: ${after}`,
  window_changed: ({ window, changes }) => [`${window ?? "Window"} changed`, ...changes].join(" · "),
  window_added: ({ window }) => `${window ?? "Window"} added`,
  window_removed: ({ window, changes }) => [`${window ?? "Window"} removed`, ...changes].join(" · "),
  hardware_changed: ({ changes }) => ["Hardware changed", ...changes].join(" · "),
  email_left_out: () => "The client was not e-mailed about this",
  confirmed: () => "Quote confirmed",
  credit_added: ({ amount }) => `Consultation credit of ${money(amount)} added`,
  credit_removed: ({ amount }) => `Consultation credit of ${money(amount)} removed`,
  photo_added: ({ window }) => `Photograph ${window ? `of ${window} ` : ""}added`,
  photo_removed: ({ window }) => `Photograph ${window ? `of ${window} ` : ""}removed`,
  packet_frozen: ({ number }) => `Work started: packet ${number ?? ""} is frozen`,
  packet_revised: ({ number, reason }) =>
    [`Packet ${number ?? ""} takes the place of the one before`, reason].filter(Boolean).join(": "),
  all_packed: () => "All parts packed",
  started_without: ({ changes, reason }) =>
    ["Work begins all the same", ...changes, reason].filter(Boolean).join(" · "),
  quote_sent: ({ number, amount }) => `Quote version ${number ?? ""} sent: ${money(amount)}`,
  quote_withdrawn: ({ number }) => `Quote version ${number ?? ""} withdrawn`,
  quote_changes_asked: ({ number }) => `The client asks for changes to quote version ${number ?? ""}`,
  quote_declined: ({ number, reason }) =>
    [`The client declined quote version ${number ?? ""}`, reason].filter(Boolean).join(": "),
  acceptance_recorded: ({ number, reason }) =>
    `Acceptance of quote version ${number ?? ""} recorded${reason ? ` (${reason})` : ""}`,
  choices_written: ({ changes }) => ["The windows follow what was chosen", ...changes].join(" · "),
  choices_taken_back: ({ changes }) => ["The yes has ended, and the windows are as before", ...changes].join(" · "),
  name_corrected: ({ number }) => `The name under quote version ${number ?? ""} corrected`,
  order_reopened: () => "Reopened for the client to change",
  order_change_asked: () => "The client asks to change this order",
  payment_recorded: ({ amount, reason }) => named(`Payment of ${money(amount)} recorded`, reason),
  refund_recorded: ({ amount, reason }) => named(`Refund of ${money(amount)} recorded`, reason),
  credit_given: ({ amount, reason }) => named(`Credit of ${money(amount)} given`, reason),
  written_off: ({ amount, reason }) => named(`${money(amount)} written off`, reason),
  money_moved_out: ({ amount, reason }) => `${money(amount)} moved to order ${reason ?? ""}`,
  money_moved_in: ({ amount, reason }) => `${money(amount)} moved here from order ${reason ?? ""}`,
  entry_reversed: ({ amount, reason }) => named(`Entry of ${money(amount)} reversed`, reason),
  payment_told: () => "The client says that they have paid",
  payment_not_received: () => "Looked for the payment: not received",
  settled: ({ amount, after, reason }) => named(`Settled: ${money(amount)} kept, ${money(after)} given back`, reason),
  taken_over: ({ amount }) => `Money taken over, with ${money(amount)} received so far`,
  reminded: ({ amount }) => `Client reminded of ${money(amount)}`,
  older_due_left: () => "Left as it is: nobody is reminded of what was due before",
  card_paid: ({ amount, reason }) => named(`${money(amount)} paid by card`, reason),
  card_refunded: ({ amount, reason }) => named(`${money(amount)} sent back to the card`, reason),
  card_flagged: ({ amount, reason }) => named(`Card money to check, ${money(amount)}`, reason),
  card_checked: () => "Card money looked at",
  date_changed: ({ field, after }) => dateChangeInWords(field, after),
  appointment_booked: (details) => `${visitOf(details)} booked for ${timeOf(details)}`,
  appointment_moved: (details) => `${visitOf(details)} moved to ${timeOf(details)}`,
  appointment_cancelled: (details) => named(`${visitOf(details)} of ${timeOf(details)} cancelled`, details.reason),
  appointment_closed: (details) => named(`${visitOf(details)} of ${timeOf(details)}`, details.reason),
  appointment_move_asked: (details) =>
    `The client asks to move the ${visitOf(details).toLowerCase()} of ${timeOf(details)}`,
  problem_reported: ({ window, field }) =>
    ["Problem reported", field === "at a stop" ? " at a stop" : " at the table", window && `: ${window}`]
      .filter(Boolean)
      .join(""),
  remake_opened: ({ number, window }) => named(`Remake R${number ?? ""} opened`, window),
  remake_frozen: ({ number }) => `Packet R${number ?? ""} is frozen`,
  remake_taken_back: ({ number }) => `Remake R${number ?? ""} taken back`,
  remake_done: ({ number }) => `Remake R${number ?? ""} done`,
  entry_checked: ({ reason }) =>
    reason === "phone"
      ? "Read to the client by telephone: what we entered is right"
      : "The client says that what we entered is right",
  appointment_restored: (details) => `${visitOf(details)} of ${timeOf(details)} is on again`,
  window_restored: ({ window }) => `${window || "A window"} put back`,
  client_merged: () => "Came here from the same client, who was entered twice",
  client_parted: () => "Went back: the two clients are not the same",
} satisfies Record<string, (details: Details) => string>;
export type EventKind = keyof typeof descriptions;

const visitOf = ({ visit }: Details) => (visit ? `${visit.slice(0, 1).toUpperCase()}${visit.slice(1)}` : "Appointment");
const timeOf = ({ after }: Details) =>
  typeof after === "string" && !Number.isNaN(Date.parse(after)) ? formatVisit(after) : "a day";

function isEventKind(kind: string): kind is EventKind {
  return Object.hasOwn(descriptions, kind);
}

/** An event in one line. */
export function describeEvent(kind: string, details: string): string {
  if (!isEventKind(kind)) return kind.replaceAll("_", " ");
  return descriptions[kind](detailsSchema.parse(readFields(details)));
}

interface EmailFacts {
  kind: string;
  state: string;
  recipientAddress: string;
  attempts: number;
  lastError: string | null;
}

/** An e-mail about the order in one line. */
export function describeEmail({ kind, state, recipientAddress, attempts, lastError }: EmailFacts): string {
  const message = `E-mail "${emailLabel(kind)}"`;
  if (lastError === NO_ADDRESS) return `${message}. ${TELL_THEM}`;
  if (state === "sent") return `${message} sent to ${recipientAddress}`;
  if (state === "queued") return `${message} waiting to be sent to ${recipientAddress}`;
  if (state === "dropped") return `${message} to ${recipientAddress} not sent${lastError ? `. ${lastError}` : ""}`;
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  return `${message} to ${recipientAddress} failed after ${tries}${lastError ? `: ${lastError}` : ""}`;
}

function named(what: string, more: string | undefined) {
  return [what, more].filter(Boolean).join(": ");
}

function money(value: Details["before"]) {
  return formatMoney(typeof value === "number" ? value : null);
}
