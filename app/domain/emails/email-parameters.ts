import { z } from "zod";
import { oneLine } from "#app/domain/one-line.ts";
import type { EmailKind } from "./email-kinds.ts";

const line = z.string().transform(oneLine);
const day = z.iso.date();
const paragraph = z.string().transform((text) => text.trim());
const time = z.iso.datetime();
const address = z.url({ protocol: /^https?$/ });
const optionalAddress = z.union([z.literal(""), address]);

const order = { order_id: line, customer_name: line };
/** By this name a client is greeted; messages from before it greet by the whole one. */
const greeted = { first_name: line.default("") };
/** What a paid consultation takes off the total, and what is left; both empty without one. */
const credit = { credit: line.default(""), to_pay: line.default("") };
/** Of a quote with lines: what is due next, and until when it can be confirmed. */
const due = { due: line.optional(), valid_until: line.optional() };
/** What is to be paid next, when as the end of a sentence, and how by check; what is not so is left out or empty. */
const payment = { pay_amount: line.optional(), pay_when: line.optional(), pay_by_check: paragraph.optional() };
/** Of what could be chosen; left out where nothing could. */
const chosen = { chosen: line.optional() };
/** Which version of its quote. */
const quoteVersion = { quote_version: z.number().int() };
/** What that version comes to; messages from before leave it out. */
const quoteTotal = { total: line.default("") };
/** What the owner may add to a message in their own words. */
const words = { message: paragraph.optional() };
const consultation = z.object({
  ...greeted,
  consultation_id: line,
  sequence: z.number().int().min(0),
  customer_name: line,
  customer_email: line,
  starts_at: time,
  ends_at: time,
  /** When it was planned before it was moved. */
  started_before: z.union([z.literal(""), time]).default(""),
  address: line,
  note: paragraph,
  fee: line,
  /** A paid fee that stands for the next booking, because we cancelled. */
  standing_fee: line.default(""),
  payment_link: optionalAddress,
  cancelled_by: z.enum(["client", "owner", ""]),
  message: paragraph,
});

/** Money that came or went, and how the order stands with it; what is not so is empty. */
const receipt = z.object({
  ...{ ...order, ...greeted, amount: line, day: line, receipt: line, charged: line, left: line, in_credit: line },
  /** When what is left is due, as the end of a sentence; and how much of it, where not all. */
  ...{ due: line, due_amount: line },
  /** By what the price came down with a refund; and whether its order was cancelled and nobody has settled it yet. */
  ...{ lowered: line.default(""), settling: z.enum(["yes", ""]).default("") },
  /** The day of the visit whose fee it is; then it is about no order. */
  visit: line.optional(),
});

/** Every message we send, and what each is filled with. The first two carry the names the specification gives them. */
export const emailSchemas = {
  new_order: z.object({ ...order, customer_email: line, submitted_at: time, window_count: z.number().int() }),
  confirm: z.object({ ...order, ...greeted, customer_email: line, number_of_windows: z.number().int() }),
  quote_ready: z.object({
    ...order,
    ...greeted,
    /** What was ordered, where the owner wrote the order. */
    order_name: line.default(""),
    description: paragraph.default(""),
    total: line,
    ...credit,
    ...due,
    payment_link: optionalAddress,
    ...words,
  }),
  quote_confirmed: z.object({
    ...{ ...order, customer_email: line, total: line, ...credit, ...due },
    ...chosen,
  }),
  quote_accepted: z.object({ ...order, ...greeted, total: line, ...credit, ...payment, payment_link: optionalAddress }),
  status_changed: z.object({
    ...order,
    ...greeted,
    status: line,
    /** Which of them is the news, and the total that the client knew. */
    change: z.enum(["status", "total", "credit", "link"]).default("status"),
    total: line.default(""),
    total_before: line.default(""),
    ...credit,
    ...due,
    ...payment,
    /** Of a finished order: whether we hang it or ship it, where its quote says so. */
    hand_over: z.enum(["installation", "shipping"]).optional(),
    /** The other orders that have the fee which this one had. */
    credited_on: line.optional(),
    /** Where to pay, if the message says so. */
    payment_link: optionalAddress.default(""),
    /** It has ended with the news, or stands all the same; empty also in messages from before the latter was told. */
    confirmation: z.enum(["ended", "given", ""]).default(""),
    ...words,
  }),
  quote_copy: z.object({
    ...{
      ...order,
      ...greeted,
      ...quoteVersion,
      total: line,
      ...credit,
      ...due,
      ...payment,
      payment_link: optionalAddress,
    },
    /** How the yes came where we recorded it; empty where its client gave it in the portal. */
    recorded: line,
    ...chosen,
  }),
  quote_withdrawn: z.object({ ...order, ...greeted, ...quoteVersion, ...quoteTotal, ...due, ...words }),
  order_reopened: z.object({ ...order, ...greeted, ...words }),
  quote_changes_asked: z.object({
    ...{ ...order, customer_email: line, ...quoteVersion, ...quoteTotal, ...due, message: paragraph },
    lines: z.array(z.object({ label: line, message: paragraph })),
    /** What they had chosen by then; nothing where there was nothing to choose. */
    chosen: z.string().default(""),
  }),
  quote_declined: z.object({
    ...{ ...order, customer_email: line, ...quoteVersion, ...quoteTotal, ...due, reason: line, message: paragraph },
  }),
  order_change_asked: z.object({ ...order, customer_email: line, message: paragraph }),
  quote_expiring: z.object({ ...order, ...greeted, ...quoteVersion, total: line, ...due, last_day: day }),
  payment_received: receipt,
  refund_sent: receipt,
  receipt_void: receipt.omit({ lowered: true }).extend({ what: z.enum(["payment", "refund"]) }),
  /** What became of the money of a cancelled order; what is not so is empty. */
  order_settled: z.object({
    ...{ ...order, ...greeted, cancelled: z.enum(["yes", ""]), given_back: line, how: line, day: line, receipt: line },
    ...{ kept: line, why: line, owed: line, ...words },
  }),
  /** `left` is the whole balance, of which `amount` is due on that day; in cents too, since that was first kept. */
  payment_reminder: z.object({
    ...{ ...order, ...greeted, part: z.enum(["deposit", "balance"]), amount: line, left: line },
    /** Empty where it is owed on no day. */
    due_day: z.union([z.literal(""), day]),
    late: z.enum(["yes", ""]),
    left_cents: z.number().int().optional(),
    /** The owner has sent it by hand, whatever is said of reminders. */
    by_hand: z.literal("yes").optional(),
    ...words,
  }),
  payment_told: z.object({ ...order, customer_email: line, balance: line }),
  /** The order is empty where the money names none that we know. */
  payment_flagged: z.object({ ...order, customer_email: line, amount: line, reference: line, reason: paragraph }),
  password_reset: z.object({ link: optionalAddress }),
  password_changed: z.object({ at: time }),
  deletion_requested: z.object({ ...greeted, waits_for: line }),
  deletion_requested_notice: z.object({
    ...{ customer_id: line, customer_name: line, customer_email: line, waits_for: line },
  }),
  account_deleted: z.object({ ...greeted, at: time, kept_orders: z.number().int() }),
  account_deleted_notice: z.object({
    ...{ customer_id: line, at: time, by: z.enum(["client", "owner", "command"]), kept_orders: z.number().int() },
  }),
  verify_address: z.object({ link: optionalAddress }),
  change_address: z.object({ link: optionalAddress }),
  address_taken: z.object({}),
  address_change_requested: z.object({ at: time }),
  /** One to the address that was left, one to the address that is the account's now. */
  address_changed: z.object({ at: time, side: z.enum(["before", "now"]) }),
  new_sign_in: z.object({ at: time, device: line }),
  payment_link_changed: z.object({
    at: time,
    /** Empty where it is the link for the fee of a consultation. */
    order_id: line,
    changed_by: line,
    link_before: optionalAddress,
    link_now: optionalAddress,
  }),
  second_step: z.object({
    at: time,
    change: z.enum(["on", "off", "recovery_code", "passkey_added", "passkey_removed"]),
    /** The name of the passkey, where the news is of one. */
    passkey: line,
    codes_left: z.number().int(),
  }),
  swatches_requested: z.object({ fabrics: line }),
  swatches_requested_notice: z.object({
    ...{ request_id: line, customer_id: line, customer_name: line, customer_email: line, fabrics: line },
    /** The style or order that they came from, as they sent it; empty for none. */
    came_from: line,
  }),
  swatches_sent: z.object({ fabrics: line }),
  /** The question is empty where the address it was typed beside may be anybody's. */
  inquiry_received: z.object({ inquiry_id: line, style: line, question: paragraph }),
  inquiry_received_notice: z.object({
    ...{ inquiry_id: line, customer_id: line, customer_name: line, customer_email: line, customer_phone: line },
    ...{ zip_code: line, style: line, question: paragraph },
  }),
  inquiry_answered: z.object({ inquiry_id: line, customer_name: line, question: paragraph, answer: paragraph }),
  inquiry_invitation: z.object({ link: optionalAddress }),
  consultation_booked: consultation,
  consultation_moved: consultation,
  consultation_cancelled: consultation,
  consultation_booked_notice: consultation,
  consultation_moved_notice: consultation,
  consultation_cancelled_notice: consultation,
} satisfies Record<EmailKind, z.ZodType>;

export type EmailParameters<Kind extends EmailKind> = z.infer<(typeof emailSchemas)[Kind]>;
