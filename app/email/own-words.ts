import type { z } from "zod";
import { formatDate, formatDateTime, formatVisit, noonOf } from "#app/domain/dates.ts";
import { type EmailKind, emailKinds, emailLabel } from "#app/domain/emails/email-kinds.ts";
import { fillWords, type OwnWords } from "#app/domain/site/email-words.ts";
import { type EmailEntry, paragraphsOf } from "#app/domain/site/site-document.ts";
import { type SiteFacts, wordsOf } from "#app/domain/site/site-facts.ts";
import { emailMessages } from "./email-messages.ts";
import { emailSamples } from "./email-samples.ts";
import { withHouse } from "./house-marks.ts";
import { type Block, type Message, paragraph } from "./message.ts";
import { address, lines } from "./message-fields.ts";

/** What an owner words by itself: a kind of message, and of news about an order each news. */
export interface Wording {
  key: string;
  label: string;
  kind: EmailKind;
  sample: object;
}

const news = {
  quoted: "a new quote",
  "in-progress": "in the workroom",
  completed: "finished",
  shipping: "on its way",
  delivered: "delivered",
  cancelled: "cancelled",
  total: "another total",
  credit: "another credit",
  link: "the link to pay",
};

const newsSample = (name: string) => ({
  ...emailSamples.status_changed,
  total: "$1,640.00",
  total_before: "$1,490.00",
  credit: name === "credit" ? "$150.00" : "",
  ...(name === "total" || name === "credit" || name === "link"
    ? { status: "quoted", change: name, confirmation: name === "link" ? "given" : "" }
    : { status: name.replace("-", " ") }),
});

export const wordings: readonly Wording[] = emailKinds
  .filter((kind) => kind !== "test_message")
  .flatMap((kind): Wording[] =>
    kind === "status_changed"
      ? Object.entries(news).map(([name, label]) => {
          return { key: `${kind}.${name}`, label: `${emailLabel(kind)}: ${label}`, kind, sample: newsSample(name) };
        })
      : [{ key: kind, label: emailLabel(kind), kind, sample: emailSamples[kind] }],
  );

export function wordingOf(kind: EmailKind, filled: object): string {
  if (!("change" in filled && "status" in filled) || kind !== "status_changed") return kind;
  return `${kind}.${filled.change === "status" ? String(filled.status).replace(" ", "-") : filled.change}`;
}

type Field = z.ZodType & { def: { innerType?: Field; type: string }; options?: readonly string[] };
type Fields = Record<string, Field>;
const innerOf = (field: Field | undefined): Field | undefined => field?.def.innerType ?? field;

/** What an owner's words may name: not a link, which is a button's, and not what others typed at length, which stands apart. */
export function placeholdersOf(kind: EmailKind): string[] {
  const fields = emailMessages[kind].schema.shape as Fields;
  const own = Object.entries(fields).filter(([name, field]) => {
    const inner = innerOf(field);
    if (
      [lines, address].some((typed) => typed === (inner as unknown)) ||
      ["enum", "array", "object"].includes(inner?.def.type ?? "")
    )
      return false;
    return name === "order_id" || !/(^|_)(id|link|cents|hand)$|^(sequence|status)$/.test(name);
  });
  return [...own.map(([name]) => name), ...Object.keys(ours)];
}

const ours = {
  our_name: "name",
  our_phone: "phone",
  our_email: "email",
  our_location: "location",
  our_answer: "answer",
} as const;

/** What they stand for in one message. */
function valuesOf(kind: EmailKind, filled: object, facts: SiteFacts): Record<string, string> {
  const house = wordsOf(facts);
  const named = Object.entries(ours).map(([name, fact]) => [name, house[fact]]);
  const own = Object.entries(filled).map(([name, value]) => [name, inWords(name, value)]);
  const values: Record<string, string> = Object.fromEntries([...own, ...named]);
  return Object.fromEntries(placeholdersOf(kind).map((name) => [name, values[name] ?? ""]));
}

function inWords(name: string, value: unknown): string {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(noonOf(text));
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return text;
  if (name === "hung_at") return formatDate(text);
  return name === "at" ? `${formatDateTime(text)} (Eastern time)` : formatVisit(text);
}

/** A message in the owner's words; facts, buttons and what follows stay ours. */
export function inOwnWords(message: Message, own: EmailEntry, filled: object, facts: SiteFacts): Message {
  const values = valuesOf(own.kind.split(".")[0] as EmailKind, filled, facts);
  const said = (text: string, shipped: string) => (text === "" ? shipped : fillWords(text, values));
  const { at, opening } = openingIn(message.blocks);
  const paragraphs = paragraphsOf(fillWords(own.opening, values)).map(paragraph);
  const blocks = own.opening === "" ? message.blocks : message.blocks.toSpliced(at, opening ? 1 : 0, ...paragraphs);
  return {
    ...message,
    subject: said(own.subject, message.subject),
    heading: said(own.heading, message.heading),
    blocks,
  };
}

/** The paragraph below the greeting, unless it says what only this message knows. */
function openingIn(blocks: readonly Block[]) {
  const at = blocks[0]?.type === "paragraph" && blocks[0].role === "greeting" ? 1 : 0;
  const block = blocks[at];
  return { at, opening: block?.type === "paragraph" && !block.role ? block.text : "" };
}

const parts = ["subject", "heading", "opening"] as const;

/**
 * What the build ships, with names in the places of what a message is filled with. What cannot be said so, because it is
 * another sentence in another case, is left empty, and stands in the example.
 */
export function shippedWords({ kind, sample }: Wording, facts: SiteFacts): { words: OwnWords; example: OwnWords } {
  const example = templateOf(kind, sample, facts);
  const cases = casesOf(kind, sample).flatMap((one) => {
    const read = emailMessages[kind].schema.safeParse(one);
    return read.success ? [{ said: partsOf(kind, read.data, facts), values: valuesOf(kind, read.data, facts) }] : [];
  });
  const holds = (part: (typeof parts)[number]) =>
    cases.every(({ said, values }) => said[part] === fillWords(example[part], values));
  const words = parts.map((part) => [part, holds(part) ? example[part] : ""]);
  return { words: Object.fromEntries(words) as OwnWords, example };
}

function partsOf(kind: EmailKind, filled: object, facts: SiteFacts): OwnWords {
  const message = withHouse((emailMessages[kind].write as (filled: object) => Message)(filled), facts);
  return { subject: message.subject, heading: message.heading, opening: openingIn(message.blocks).opening };
}

function templateOf(kind: EmailKind, sample: object, facts: SiteFacts): OwnWords {
  const filled = emailMessages[kind].schema.parse(sample);
  const said = partsOf(kind, filled, facts);
  // The longest first: a first name stands in the whole one.
  const values = Object.entries(valuesOf(kind, filled, facts))
    .filter(([name, value]) => value.length > 2 || (value !== "" && name === "quote_version"))
    .sort(([, a], [, b]) => b.length - a.length);
  const named = (text: string) =>
    values.reduce((left, [name, value]) => left.replaceAll(wholeWord(value), `{${name}}`), text);
  return { subject: named(said.subject), heading: named(said.heading), opening: named(said.opening) };
}

const wholeWord = (text: string) => new RegExp(`(?<![\\w{])${RegExp.escape(text)}(?![\\w}])`, "g");

/** What says which message it is, and what stands in none of these words. */
const fixed = ["status", "change", "confirmation", "ours", "promised_week", "fabric_arrived"];

/** The same kind of message about something else, and without each thing that it may be without, in each way that it may be. */
function casesOf(kind: EmailKind, sample: object): object[] {
  const fields = emailMessages[kind].schema.shape as Fields;
  const choices = (name: string) => innerOf(fields[name])?.options ?? [];
  const others = Object.keys(fields).filter((name) => !fixed.includes(name));
  const isDay = (name: string) => !fields[name]?.safeParse("Else").success;
  const like = (name: string) => ["", 1, isDay(name) ? "2027-02-08" : "Else", "https://else.example/"];
  const one = (name: string, value: unknown) => ({ ...sample, [name]: value });
  const changed = Object.entries(sample).map(([name, value]) => [
    name,
    choices(name).length > 0 || name === "status" ? value : another(value),
  ]);
  return [
    Object.fromEntries(changed),
    ...others.flatMap((name) => choices(name).map((value) => one(name, value))),
    ...others.flatMap((name) => like(name).map((value) => one(name, value))),
  ];
}

function another(value: unknown): unknown {
  if (typeof value === "number") return value + 13;
  if (typeof value !== "string" || value === "" || /^https?:/.test(value)) return value;
  if (/^\d{4}-/.test(value)) return value.replace(/^\d{4}-\d\d-\d\d/, "2027-02-08").replace("T15:", "T18:");
  return /\d/.test(value) ? value.replaceAll(/\d/g, (digit) => String((Number(digit) + 3) % 10)) : `${value} B`;
}
