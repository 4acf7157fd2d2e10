import { unescape as decode } from "node:querystring";
import { Readable } from "node:stream";
import busboy from "busboy";
import { data } from "react-router";

export interface Form {
  /** The field's text; "" when it is missing or is a file. */
  text(name: string): string;
  /** The texts of several fields, by their names. */
  texts<Name extends string>(names: readonly Name[]): Record<Name, string>;
  /** A number as our own forms write it; -1 for anything else, which no version, count or amount is. */
  wholeNumber(name: string): number;
  checked(name: string): boolean;
  /** Every text under this name, in the order of the page. */
  all(name: string): string[];
  /** The file that was chosen; undefined where none was. */
  file(name: string): File | undefined;
  /** Each name that was sent, once. */
  names(): string[];
}

/** What a column of whole numbers holds on either database. */
const MAX_INTEGER = 2_147_483_647;

const UNREADABLE = "We could not read what was sent. Please go back and try again.";

/**
 * Reads a submitted form into plain text fields. Bytes that are not text, and characters that a database refuses, end here
 * with a 400 instead of deeper down with a fault.
 */
export async function readForm(request: Request): Promise<Form> {
  const sent = await readFields(request).catch(() => {
    throw unreadable();
  });
  const fields = new Map<string, (string | File)[]>();
  for (const [name, value] of sent) {
    if (isBroken(name) || (typeof value === "string" && isBroken(value))) throw unreadable();
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  const first = (name: string) => fields.get(name)?.[0];
  const text = (name: string) => {
    const value = first(name);
    return typeof value === "string" ? value : "";
  };
  return {
    text,
    texts: <Name extends string>(names: readonly Name[]) =>
      Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>,
    wholeNumber: (name) => {
      const value = first(name);
      return typeof value === "string" && /^\d{1,10}$/.test(value) && Number(value) <= MAX_INTEGER ? Number(value) : -1;
    },
    checked: (name) => fields.has(name),
    all: (name) => (fields.get(name) ?? []).filter((value) => typeof value === "string"),
    file: (name) => {
      const value = first(name);
      return value instanceof File && value.size > 0 ? value : undefined;
    },
    names: () => [...fields.keys()],
  };
}

/** What no page of ours sends: to be thrown. */
export function unreadable() {
  return data({ sentence: UNREADABLE }, { status: 400 });
}

/** U+FFFD is what a decoder puts where bytes were not UTF-8. */
function isBroken(text: string) {
  return text.includes("\0") || text.includes("\uFFFD") || !text.isWellFormed();
}

type Field = [name: string, value: string | File];

/** More than any page of ours sends in one form; the shell has counted them before, by page. */
const MOST = 4_000;

/**
 * The fields of a form in the order of the page, in time that grows with its length alone: the platform's own readers take
 * the square of the number of fields. The shell lets no other type through than these two.
 */
export async function readFields(request: Request): Promise<Field[]> {
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("multipart/form-data;")) return readParts(request, type);
  if (!type.startsWith("application/x-www-form-urlencoded")) throw new Error("Not a form.");
  const pairs = (await request.text()).split("&", MOST + 1);
  if (pairs.length > MOST) throw new Error("Too many fields.");
  return pairs.filter((pair) => pair !== "").map(readPair);
}

function readPair(pair: string): Field {
  const text = pair.replaceAll("+", " ");
  const end = text.indexOf("=");
  return end === -1 ? [decode(text), ""] : [decode(text.slice(0, end)), decode(text.slice(end + 1))];
}

async function readParts(request: Request, type: string): Promise<Field[]> {
  const bytes = Buffer.from(await request.arrayBuffer());
  const { promise, resolve, reject } = Promise.withResolvers<Field[]>();
  const fields: Promise<Field>[] = [];
  const limits = { parts: MOST, headerPairs: 10, fieldNameSize: 500, fieldSize: bytes.length };
  const reader = busboy({ headers: { "content-type": type }, defParamCharset: "utf8", limits });
  // Whatever its types say, a part may come without a name.
  reader.on("field", (name: string | undefined, value) => fields.push(Promise.resolve([name ?? "", value])));
  reader.on("file", (name: string | undefined, content, { filename }) => {
    const read = (chunks: Buffer[]): Field => [name ?? "", new File(chunks.map(bytesOf), filename ?? "")];
    const file = content.toArray().then(read);
    fields.push(file);
    // One that breaks off is told of here as well as by the reader; unheard, it would end the process.
    file.catch(reject);
  });
  reader.on("partsLimit", () => reject(new Error("Too many parts.")));
  reader.on("error", reject);
  reader.on("close", () => Promise.all(fields).then(resolve, reject));
  Readable.from([bytes]).pipe(reader);
  return promise;
}

function bytesOf(chunk: Buffer) {
  return new Uint8Array(chunk);
}
