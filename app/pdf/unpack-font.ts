import { inflateSync } from "node:zlib";

const WOFF = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * A face as a plain file. Out of a packed one (WOFF) the library unpacks a table again for every glyph it looks up, which took
 * more time than all the rest of a document. What is no WOFF comes back as it is.
 */
export function unpackFont(given: Uint8Array): Buffer {
  const packed = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (packed.length < WOFF_HEADER || packed.readUInt32BE(0) !== WOFF) return packed;
  const count = packed.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const largest = 2 ** Math.floor(Math.log2(count));
  head.writeUInt32BE(packed.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(largest * SFNT_ENTRY, 6);
  head.writeUInt16BE(Math.log2(largest), 8);
  head.writeUInt16BE((count - largest) * SFNT_ENTRY, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [at, size, whole] = [4, 8, 12].map((field) => packed.readUInt32BE(entry + field)) as [number, number, number];
    const stored = packed.subarray(at, at + size);
    const table = size < whole ? inflateSync(stored) : stored;
    const row = SFNT_HEADER + index * SFNT_ENTRY;
    packed.copy(head, row, entry, entry + 4);
    packed.copy(head, row + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, row + 8);
    head.writeUInt32BE(whole, row + 12);
    parts.push(table, Buffer.alloc(padded(whole) - whole));
    offset += padded(whole);
  }
  return Buffer.concat(parts);
}
