import { z } from "zod";
import { business } from "./house-marks.ts";

/** A message as data. One renderer makes the page of it, another the plain text, so that both always say the same. */
export interface Message {
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
}

/** An address that begins with a slash is one of our site. */
export type Block =
  /** A greeting stands before what an owner words; what is kept says what only this message knows. */
  | { type: "paragraph"; text: string; role?: "greeting" | "kept" }
  | { type: "facts"; facts: [label: string, value: string][] }
  | { type: "button"; label: string; href: string }
  | { type: "link"; label: string; href: string }
  | { type: "note"; text: string }
  /** Whose letter it is. */
  | { type: "signature"; text: string }
  /** Travels with the message under this name; the words say what it shows. */
  | { type: "picture"; cid: string; alt: string }
  /** What a client or the owner typed. In plain text it must not pass for ours. */
  | { type: "quote"; text: string };

export const paragraph = (text: string): Block => ({ type: "paragraph", text });
export const kept = (text: string): Block => ({ type: "paragraph", text, role: "kept" });
/** Dear Clara, or where no name is known, Hello. */
export const greeting = (name: string | undefined): Block => ({
  type: "paragraph",
  text: name ? `Dear ${name},` : "Hello,",
  role: "greeting",
});
export const note = (text: string): Block => ({ type: "note", text });
export const quote = (text: string): Block => ({ type: "quote", text: `“${text}”` });
export const button = (label: string, href: string): Block => ({ type: "button", label, href });
export const link = (label: string, href: string): Block => ({ type: "link", label, href });

/** A label and its value. */
export type Fact = [label: string, value: string | undefined];

/** Facts that have no value are not mentioned. */
export const facts = (...pairs: Fact[]): Block => ({
  type: "facts",
  facts: pairs.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
});

/** A message as its kind writes it: what is not so in this one is empty or false. */
interface Draft extends Omit<Message, "blocks"> {
  blocks: (Block | Block[] | "" | false | undefined)[];
}

type Filled<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** A kind of message: what it is filled with, and what it says. */
export function kind<Shape extends z.ZodRawShape>(shape: Shape, write: (filled: Filled<Shape>) => Draft) {
  return {
    schema: z.object(shape),
    write: (filled: Filled<Shape>): Message => {
      const draft = write(filled);
      return { ...draft, blocks: draft.blocks.flat().filter((block) => typeof block === "object") };
    },
  };
}

export const signature: Block = { type: "signature", text: `Yours,\n${business.name}` };

/** One that greets its reader, Dear Clara, and is signed. */
export function letter<Shape extends z.ZodRawShape>(shape: Shape, write: (filled: Filled<Shape>) => Draft) {
  return kind(shape, (filled) => {
    const { first_name, customer_name } = filled as { first_name?: string; customer_name?: string };
    const name = first_name || customer_name;
    const { blocks, ...head } = write(filled);
    return { ...head, blocks: [greeting(name), ...blocks, signature] };
  });
}

/** A drawing that a message carries, and what it shows in words. */
export interface Picture {
  png: Uint8Array;
  alt: string;
}

export interface Person {
  name: string;
  address: string;
}

/** A message ready for a transport. */
export interface OutgoingEmail {
  /** The same at every try, so that a receiver recognises a repeat. */
  messageId: string;
  /** Sorts by time and is the same at every try: the name of its file. */
  fileName: string;
  kind: string;
  from: Person;
  to: Person;
  /** Whom an answer is meant for, when it is not us: the client that a notice to us is about. */
  replyTo: Person | undefined;
  subject: string;
  text: string;
  html: string;
  /** What it shows within itself. */
  pictures: readonly { cid: string; name: string; png: Uint8Array }[];
  calendar: { method: "REQUEST" | "PUBLISH" | "CANCEL"; content: string } | undefined;
  /** Where its button leads. */
  link: string | undefined;
  /** What the message was filled with, for a service that has templates of its own. */
  parameters: Record<string, string | number>;
}
