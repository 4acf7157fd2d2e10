import { unescape as decode } from "node:querystring";
import { Readable } from "node:stream";
import busboy from "busboy";

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
