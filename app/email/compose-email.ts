import type { Site } from "#app/content/site.ts";
import { type EmailKind, isEmailKind } from "#app/domain/emails/email-kinds.ts";
import { isNotice, templateParameters, withoutTypedWords } from "#app/domain/emails/typed-words.ts";
import { oneLine } from "#app/domain/one-line.ts";
import { readJson } from "#app/domain/read-json.ts";
import type { EmailEntry } from "#app/domain/site/site-document.ts";
import type { SiteFacts } from "#app/domain/site/site-facts.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { calendarOf, carriesCalendar } from "./calendar-file.ts";
import { type EmailWords, emailMessages } from "./email-messages.ts";
import { withHouse, withoutMarks } from "./house-marks.ts";
import { type Block, type Message, note, type OutgoingEmail, type Picture } from "./message.ts";
import { inOwnWords, type Wording, wordingOf, wordings } from "./own-words.ts";
import { faceSheet, renderHtml } from "./render-html.tsx";

/** What is kept of a message: its kind and what it is filled with, never the words themselves. */
export interface StoredEmail {
  id: string;
  kind: string;
  recipientName: string;
  recipientAddress: string;
  parameters: string;
  createdAt: string;
  timesAskedAgain: number;
  unverified: number;
}

/** One address and nothing else: no second one, no line break, nothing a mail server could read as its own. */
const plainAddress = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u;

const PICTURE = "window@larkfield";
const LOGO = "logo@larkfield";

const LEFT_OUT = note(
  "This client has not verified the address yet, so this message leaves out what they typed. It is on the page above.",
);

interface ComposeOptions {
  /** The business as it is now. */
  site: Site;
  sendsMail?: boolean;
  picture?: Picture | undefined;
  /** The owner's own mark, as PNG. */
  logo?: Uint8Array | undefined;
  signer?: string;
  /** Words that are only tried. */
  own?: EmailEntry;
}

/**
 * Writes a stored message out in full. One that cannot be written answers why. Where e-mail is really sent, it leaves out
 * what a client typed whose address was not verified.
 */
export function composeEmail(stored: StoredEmail, siteUrl: URL, options: ComposeOptions): Verdict<OutgoingEmail> {
  const { site, sendsMail = true, picture, logo, signer = "" } = options;
  const { kind } = stored;
  if (!isEmailKind(kind)) return { ok: false, reason: `We have no message called "${oneLine(kind)}".` };
  if (!plainAddress.test(stored.recipientAddress)) {
    return { ok: false, reason: `"${oneLine(stored.recipientAddress)}" is not an address we can send to.` };
  }
  const { schema, write } = emailMessages[kind];
  const read = schema.safeParse(readJson(stored.parameters));
  if (!read.success) {
    const fields = read.error.issues.map((issue) => issue.path.join(".") || "parameters");
    return {
      ok: false,
      reason: `The message cannot be written: ${[...new Set(fields)].join(", ")} is missing or wrong.`,
    };
  }
  const tried =
    "wording" in read.data && wordings.find(({ key }) => key === (read.data as { wording: string }).wording);
  if (tried) return composeSample(tried, stored, siteUrl, options);
  const { facts } = site;
  const page = (path: string) => new URL(path, siteUrl).href;
  const withheld = sendsMail && stored.unverified === 1;
  const filled = withoutMarks(withheld ? withoutTypedWords(kind, read.data) : read.data);
  // The table ties each kind to its own parameters; TypeScript cannot follow that through a union.
  const shipped = withHouse((write as (parameters: object) => Message)(filled), facts);
  const wording = wordingOf(kind, filled);
  const own = options.own ?? site.document.emails?.find((entry) => entry.kind === wording);
  const written = own ? inOwnWords(shipped, own, filled, facts) : shipped;
  const drawn: Block[] = picture ? [{ type: "picture", cid: PICTURE, alt: picture.alt }] : [];
  const blocks = withDrawing(written.blocks, drawn).concat(withheld && isNotice(kind) ? [LEFT_OUT] : []);
  const message = { ...written, blocks: blocks.map((block) => signedBy(signer, withAddress(block, page))) };
  const again = stored.timesAskedAgain > 0 ? `.${stored.timesAskedAgain}` : "";
  return {
    ok: true,
    value: {
      messageId: `<${stored.id}${again}@${siteUrl.hostname}>`,
      fileName: `${stored.createdAt.replaceAll(":", "-")}-${stored.id}${again}.eml`,
      kind,
      from: { name: facts.business.name, address: facts.business.email },
      to: { name: withheld && !isNotice(kind) ? "" : oneLine(stored.recipientName), address: stored.recipientAddress },
      replyTo: clientBehind(filled, stored.recipientAddress),
      subject: oneLine(message.subject),
      text: renderText(message, facts),
      html: renderHtml(message, facts, logo && LOGO),
      pictures: [
        ...(logo ? [{ cid: LOGO, name: "logo.png", png: logo }] : []),
        ...(picture ? [{ cid: PICTURE, name: "window.png", png: picture.png }] : []),
      ],
      calendar: carriesCalendar(kind)
        ? calendarOf(kind, filled as EmailWords<"consultation_booked" | "installation_booked">, {
            host: siteUrl.hostname,
            page,
            business: facts.business,
          })
        : undefined,
      link: message.blocks.find((block) => block.type === "button")?.href,
      parameters: templateParameters(kind, isSpecified(kind) ? read.data : filled),
    },
  };
}

/** A letter for a page of ours, which holds what it shows; such a page may fetch nothing, and takes no face from anywhere. */
export function withPictures({ html, pictures }: Pick<OutgoingEmail, "html" | "pictures">) {
  return pictures.reduce(
    (page, { cid, png }) =>
      page.replaceAll(`cid:${cid}`, `data:image/png;base64,${Buffer.from(png).toString("base64")}`),
    html.replace(faceSheet, ""),
  );
}

/** What an owner words, filled with a sample. */
export function composeSample({ kind, sample }: Wording, stored: StoredEmail, siteUrl: URL, options: ComposeOptions) {
  const made = composeEmail({ ...stored, kind, parameters: JSON.stringify(sample), unverified: 0 }, siteUrl, options);
  if (!made.ok) return made;
  return { ...made, value: { ...made.value, subject: `Test: ${made.value.subject}`, calendar: undefined } };
}

/** What it is about is seen before its figures are read. */
function withDrawing(blocks: Block[], drawn: Block[]): Block[] {
  const at = blocks.findIndex(({ type }) => type !== "paragraph");
  return at === -1 ? [...blocks, ...drawn] : [...blocks.slice(0, at), ...drawn, ...blocks.slice(at)];
}

/** By whoever owns the business, where their name is known, and by the business. */
function signedBy(signer: string, block: Block): Block {
  if (block.type !== "signature" || signer === "") return block;
  return { ...block, text: block.text.replace("\n", `\n${signer}\n`) };
}

/** Where a way of our own site leads from outside of it. */
function withAddress(block: Block, page: (path: string) => string): Block {
  return "href" in block && block.href.startsWith("/") ? { ...block, href: page(block.href) } : block;
}

/** The specification gives these two their parameters, for a mail service that has a template of its own. */
function isSpecified(kind: EmailKind) {
  return kind === "new_order" || kind === "confirm";
}

/** The owner presses Reply on a notice and writes to the client. */
function clientBehind(parameters: object, recipientAddress: string) {
  if (!("customer_email" in parameters) || !("customer_name" in parameters)) return undefined;
  const [name, address] = [String(parameters.customer_name), String(parameters.customer_email)];
  return address !== recipientAddress && plainAddress.test(address) ? { name, address } : undefined;
}

/** The same message for a reader without pictures or colours. */
function renderText({ heading, blocks }: Message, { business }: SiteFacts): string {
  const footer = [business.name, `${business.phone} · ${business.email}`, business.location].join("\n");
  return [heading, ...blocks.map(textOf), `-- \n${footer}`].join("\n\n").concat("\n");
}

function textOf(block: Block): string {
  if (block.type === "facts") return block.facts.map(factOf).join("\n");
  if (block.type === "button" || block.type === "link") return `${block.label}:\n${block.href}`;
  if (block.type === "picture") return `[${block.alt}]`;
  return block.type === "quote" ? marked(block.text) : block.text;
}

/** Only what somebody typed has several lines. */
function factOf([label, value]: [string, string]) {
  return value.includes("\n") ? `${label}:\n${marked(value)}` : `${label}: ${value}`;
}

function marked(text: string) {
  return text.replaceAll(/^/gm, "> ");
}
