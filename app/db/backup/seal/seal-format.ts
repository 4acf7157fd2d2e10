import { createHash, diffieHellman, hkdfSync, type KeyObject } from "node:crypto";
import { z } from "zod";

/**
 * A sealed backup: a line that says what it is, the backup cut into numbered parts, each encrypted and hashed by itself, and
 * at the end the list of all hashes, signed. Whoever has the public half of the signing key can tell that it is whole;
 * to read it takes the key that it was sealed to.
 */
export const SEALED = "sealed backup";
export const SEAL_FORMAT = 1;
const AES_256 = 32;

export const PART_BYTES = 256 * 1024;
/** Number and length, in front of each part. */
export const FRAME_BYTES = 8;
export const TAG_BYTES = 16;
export const HEAD_LIMIT = 4096;
/** Enough hashes for 60 GB; more is not believed. */
export const LIST_LIMIT = 16 * 1024 * 1024;
/** The last bytes of the file: how long the list before them is, in eight digits, and a word that nothing may follow. */
export const END_WORD = "LKFDEND\n";
export const END_BYTES = 8 + END_WORD.length;

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));

export const sealHeadSchema = z.object({
  larkfield: z.literal(SEALED),
  format: z.number(),
  madeAt: z.iso.datetime(),
  /** Fingerprints of the key that opens it and of the key that signed it. */
  sealedTo: hex(16),
  signedBy: hex(16),
  /** The public half of a key pair made for this one file. */
  ephemeral: hex(64),
});
export type SealHead = z.infer<typeof sealHeadSchema>;

export const partListSchema = z.object({ parts: z.array(hex(64)) });
export const sealEndSchema = z.object({ list: z.string(), signature: hex(128).optional() });

/** What is signed: the head and the list, in a form that is no part of anything else we might sign. */
export function signedBytes(head: Buffer, list: string) {
  return Buffer.concat([Buffer.from("larkfield backup\n"), head, Buffer.from(`\n${list}`)]);
}

/** One key for one file, because the ephemeral half is new each time; so the number of a part is nonce enough. */
export function fileKey(
  privateHalf: KeyObject,
  publicHalf: KeyObject,
  binding: { ephemeral: Buffer; sealedTo: Buffer },
) {
  const shared = diffieHellman({ privateKey: privateHalf, publicKey: publicHalf });
  const salt = Buffer.concat([binding.ephemeral, binding.sealedTo]);
  return Buffer.from(hkdfSync("sha256", shared, salt, "larkfield sealed backup 1", AES_256));
}

export function nonceOf(number: number) {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 8);
  return nonce;
}

export function frameOf(number: number, length: number) {
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.writeUInt32BE(number, 0);
  frame.writeUInt32BE(length, 4);
  return frame;
}

export function sha256(...pieces: Buffer[]) {
  const hash = createHash("sha256");
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
}
