import { createDecipheriv, verify } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { readJson } from "#app/domain/read-json.ts";
import { fingerprint, type OpeningKeys, publicHalf, publicSealKey, rawBytes } from "./keys.server.ts";
import {
  END_BYTES,
  END_WORD,
  FRAME_BYTES,
  fileKey,
  HEAD_LIMIT,
  LIST_LIMIT,
  nonceOf,
  PART_BYTES,
  partListSchema,
  SEAL_FORMAT,
  SEALED,
  type SealHead,
  sealEndSchema,
  sealHeadSchema,
  sha256,
  signedBytes,
  TAG_BYTES,
} from "./seal-format.ts";

export async function isSealed(file: string) {
  const beginning = `{"larkfield":"${SEALED}"`;
  const handle = await open(file);
  try {
    return (await readAt(handle, 0, beginning.length)).toString() === beginning;
  } finally {
    await handle.close();
  }
}

/** What was sealed, part by part; nothing is handed over before its hash has been found in the signed list. */
export async function* openSealed(file: string, keys: OpeningKeys): AsyncGenerator<Buffer> {
  let key: Buffer | undefined;
  for await (const { number, frame, encrypted, head, headBytes } of checkedParts(file, keys)) {
    key ??= keyFor(file, head, keys);
    const [text, tag] = [encrypted.subarray(0, -TAG_BYTES), encrypted.subarray(-TAG_BYTES)];
    const cipher = createDecipheriv("aes-256-gcm", key, nonceOf(number)).setAuthTag(tag);
    cipher.setAAD(Buffer.concat([sha256(headBytes), frame]));
    try {
      yield Buffer.concat([cipher.update(text), cipher.final()]);
    } catch {
      throw refused(file, `part ${number + 1} does not open with the key that was given`);
    }
  }
}

/** Reads it through by signature and hashes, which takes no key that could open it. */
export async function checkSeal(file: string, keys: OpeningKeys) {
  let parts = 0;
  for await (const _part of checkedParts(file, keys)) parts += 1;
  return parts;
}

async function* checkedParts(file: string, keys: OpeningKeys) {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { head, headBytes } = await readHead(file, handle);
    const { end, position: last } = await readEnd(file, handle, size);
    const hashes = checkSignature(file, { head, headBytes, end, keys });
    let position = headBytes.length + 1;
    for (const [number, expected] of hashes.entries()) {
      const part = `part ${number + 1} of ${hashes.length}`;
      const frame = await readAt(handle, position, FRAME_BYTES);
      position += FRAME_BYTES;
      if (frame.length < FRAME_BYTES || position > last) throw refused(file, `${part} is missing`);
      const [found, length] = [frame.readUInt32BE(0), frame.readUInt32BE(4)];
      if (length > PART_BYTES + TAG_BYTES || length < TAG_BYTES) throw refused(file, `${part} was altered`);
      if (found !== number) throw refused(file, `${part} is not in its place`);
      const encrypted = await readAt(handle, position, length);
      position += length;
      if (position > last) throw refused(file, `${part} is missing`);
      if (sha256(frame, encrypted).toString("hex") !== expected) throw refused(file, `${part} was altered`);
      yield { number, frame, encrypted, head, headBytes };
    }
    if (position !== last) throw refused(file, "there is more in it than its list of parts names");
  } finally {
    await handle.close();
  }
}

async function readHead(file: string, handle: FileHandle) {
  const beginning = await readAt(handle, 0, HEAD_LIMIT);
  const headBytes = beginning.subarray(0, Math.max(beginning.indexOf("\n"), 0));
  const head = sealHeadSchema.safeParse(readJson(headBytes.toString()));
  if (!head.success) throw refused(file, "its first line was altered");
  if (head.data.format > SEAL_FORMAT) {
    throw new Error(`${file} was made by a newer version of Larkfield. Update this one first.`);
  }
  return { head: head.data, headBytes };
}

async function readEnd(file: string, handle: FileHandle, size: number) {
  const last = (await readAt(handle, Math.max(size - END_BYTES, 0), END_BYTES)).toString("latin1");
  if (!last.endsWith(END_WORD)) throw refused(file, "it was cut short, or something was added to its end");
  const length = /^[0-9a-f]{8}/.test(last) ? Number.parseInt(last.slice(0, 8), 16) : Number.NaN;
  const position = size - END_BYTES - length;
  if (!(length <= LIST_LIMIT && position > 0)) throw refused(file, "its list of parts was altered");
  const end = sealEndSchema.safeParse(readJson((await readAt(handle, position, length)).toString()));
  if (!end.success) throw refused(file, "its list of parts was altered");
  return { end: end.data, position };
}

interface Signed {
  head: SealHead;
  headBytes: Buffer;
  end: { list: string; signature?: string | undefined };
  keys: OpeningKeys;
}

function checkSignature(file: string, { head, headBytes, end, keys }: Signed) {
  if (!keys.verify) {
    throw new Error(`${file} is sealed, and no key is here to check its signature with. ${HOW_TO_OPEN}`);
  }
  if (!end.signature) throw refused(file, "it has no signature");
  if (head.signedBy !== fingerprint(keys.verify)) {
    const others = `it was signed by the key ${head.signedBy}, not by this installation's (${fingerprint(keys.verify)})`;
    throw refused(file, others);
  }
  const signature = Buffer.from(end.signature, "hex");
  if (!verify(null, signedBytes(headBytes, end.list), publicHalf(keys.verify), signature)) {
    throw refused(file, "its signature does not fit: its first line, its list of parts or the signature was altered");
  }
  const list = partListSchema.safeParse(readJson(end.list));
  if (!list.success) throw refused(file, "its list of parts was altered");
  return list.data.parts;
}

function keyFor(file: string, { sealedTo, ephemeral }: SealHead, { open: opener }: OpeningKeys) {
  if (!opener) throw new Error(`${file} is sealed, and the key that opens it is not here. ${HOW_TO_OPEN}`);
  if (fingerprint(opener) !== sealedTo) {
    throw refused(file, `it was sealed to the key ${sealedTo}, and the key given is ${fingerprint(opener)}`);
  }
  const theirs = Buffer.from(ephemeral, "hex");
  return fileKey(opener, publicSealKey(theirs), { ephemeral: theirs, sealedTo: rawBytes(publicHalf(opener)) });
}

const HOW_TO_OPEN = "Name the file that holds the keys: --keys FILE.";

async function readAt(handle: FileHandle, position: number, length: number) {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
function refused(file: string, what: string) {
  return new Error(`${file} cannot be trusted: ${what}. Nothing was restored from it.`);
}
