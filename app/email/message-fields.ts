import { z } from "zod";
import { formatDate, formatLongDate, noonOf } from "#app/domain/dates.ts";
import { shownEmail } from "#app/domain/emails/no-address.ts";
import { momentInWords } from "#app/domain/ledger/due-words.ts";
import { type PaymentMethod, sentBy } from "#app/domain/ledger/entry-kinds.ts";
import { formatMoney } from "#app/domain/money.ts";
import { oneLine } from "#app/domain/one-line.ts";

/*
 * What messages are filled with is kept as data and written out here, when one is made. Messages from before that, still in the
 * outbox or in the owner's list, hold the words themselves: those are taken as they are.
 */

export const line = z.string().transform(oneLine);
export const lines = z.string().transform((text) => text.trim());
export const time = z.iso.datetime();
export const day = z.iso.date();
export const address = z.union([z.literal(""), z.url({ protocol: /^https?$/ })]);
export const count = z.number().int();
/** So, or not: what older messages say with a word or nothing. */
export const flag = z.enum(["yes", ""]);

/** A field that is kept as data and read as words; those of older messages too, though nobody queues them any more. */
function worded<Data>(data: z.ZodType<Data>, write: (data: Data) => string): z.ZodType<string, Data> {
  return z.union([data.transform(write), line]) as unknown as z.ZodType<string, Data>;
}

/** An amount by what it is, not by how it is written, in the words of older messages too; none where there is none. */
export function centsIn(value: unknown): number | null {
  if (typeof value === "number") return value;
  return typeof value === "string" && value !== "" ? Number(value.replaceAll(/[$,.]/g, "")) : null;
}

/** Whole cents, written $1,234.50; nothing where there is no amount. */
export const money = worded(count.nullable(), (cents) => (cents === null ? "" : formatMoney(cents)));
/** A day, written Nov 2, 2026; nothing where there is none. */
export const dayInWords = worded(z.union([day, z.literal("")]), (iso) => iso && formatDate(noonOf(iso)));
/** A time, written as its day: Monday, November 2, 2026. */
export const longDay = worded(time, formatLongDate);
/** When something is due, as the end of a sentence. */
const after = z.enum(["completed", "delivered"]);
export const moment = worded(
  z.union([z.object({ on: day }), z.object({ days: count, after })]).nullable(),
  momentInWords,
);
/** How money went: "by check". */
export const method = worded(
  z.enum(Object.keys(sentBy) as PaymentMethod[]).or(z.literal("")),
  (how) => how && sentBy[how],
);
/** What a visit costs, and whether that is paid; nothing where it costs nothing. */
export const fee = worded(z.object({ cents: count, paid: z.boolean() }), ({ cents, paid }) =>
  cents === 0 ? "" : `${formatMoney(cents)}${paid ? ", paid" : ""}`,
);

/** By the first name a client is greeted; messages from before it greet by the whole one. */
export const client = { customer_name: line, first_name: line.default("") };
/** Where a client is written to; one without an address reads N/A. */
export const clientEmail = line.transform(shownEmail);
/** A notice to us names the client behind it. */
export const behind = { customer_name: line, customer_email: clientEmail };
/** What a paid consultation takes off the total, and what is left; both empty without one. */
export const credit = { credit: money.default(""), to_pay: money.default("") };
/** Of a quote with lines: what is due next, and until when it can be confirmed. */
export const due = { due: money.optional(), valid_until: dayInWords.optional() };
/** What is to be paid next, when as the end of a sentence, and how by check; what is not so is left out or empty. */
export const payment = { pay_amount: money.optional(), pay_when: moment.optional(), pay_by_check: lines.optional() };
/** Of what could be chosen; left out where nothing could. */
export const chosen = { chosen: line.optional() };
/** What the owner may add to a message in their own words. */
export const words = { message: lines.optional() };
