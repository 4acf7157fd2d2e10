import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export interface ZipFile {
  /** With slashes for folders. */
  name: string;
  content: Iterable<string> | AsyncIterable<string | Buffer>;
}

/** Bit 3: sizes and checksum follow the data, so that nothing has to be gathered first. Bit 11: names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
const MOST = 0xffffffff;

interface Written {
  name: Buffer;
  checksum: number;
  size: number;
  packedSize: number;
  offset: number;
}

/** A zip archive, written as its files are read: never more of it in memory than one portion of one file. */
export async function* writeZip(files: Iterable<ZipFile> | AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const entry: Written = { name: Buffer.from(name), checksum: 0, size: 0, packedSize: 0, offset };
    const head = headOf(entry, at);
    yield head;
    for await (const portion of deflate(content, entry)) yield portion;
    const sizes = fields([4, 0x08074b50], [4, entry.checksum], [4, entry.packedSize], [4, entry.size]);
    yield sizes;
    offset += head.length + entry.packedSize + sizes.length;
    written.push(entry);
    if (offset > MOST || written.length > 0xffff) throw new Error("The archive is larger than a zip file may be.");
  }
  const directory = Buffer.concat(written.map((entry) => directoryEntry(entry, at)));
  yield directory;
  const count = written.length;
  yield fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, offset], [2, 0]);
}

async function* deflate(content: ZipFile["content"], entry: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const piece of content) {
      const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
      entry.checksum = crc32(bytes, entry.checksum);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  const packed = createDeflateRaw();
  // What goes wrong in the source ends the iteration below, with its error.
  pipeline(Readable.from(counted()), packed, () => {});
  for await (const portion of packed as AsyncIterable<Buffer>) {
    entry.packedSize += portion.length;
    yield portion;
  }
}

function headOf({ name }: Written, at: Date) {
  const unknown: Field[] = [
    [4, 0],
    [4, 0],
    [4, 0],
  ];
  const head = fields([4, 0x04034b50], [2, VERSION], [2, FLAGS], [2, DEFLATED], ...dosTime(at), ...unknown);
  return Buffer.concat([head, fields([2, name.length], [2, 0]), name]);
}

function directoryEntry({ name, checksum, size, packedSize, offset }: Written, at: Date) {
  const head = fields([4, 0x02014b50], [2, VERSION], [2, VERSION], [2, FLAGS], [2, DEFLATED], ...dosTime(at));
  const sizes = fields([4, checksum], [4, packedSize], [4, size], [2, name.length]);
  // No further fields, no comment, first disk, plain attributes.
  const rest = fields([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
  return Buffer.concat([head, sizes, rest, name]);
}

type Field = [bytes: 2 | 4, value: number];

function fields(...list: Field[]) {
  const buffer = Buffer.alloc(list.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of list) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

function dosTime(at: Date): Field[] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [
    [2, time],
    [2, date],
  ];
}
