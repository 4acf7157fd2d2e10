import { createCipheriv, generateKeyPairSync, sign } from "node:crypto";
import { fingerprint, rawBytes, type SealingKeys } from "./keys.server.ts";
import {
  END_WORD,
  fileKey,
  frameOf,
  nonceOf,
  PART_BYTES,
  SEAL_FORMAT,
  SEALED,
  type SealHead,
  sha256,
  signedBytes,
  TAG_BYTES,
} from "./seal-format.ts";

/** Encrypts and signs what comes in, a part at a time. */
export function sealWith({ seal: sealTo, sign: signer }: SealingKeys, madeAt: Date) {
  return async function* seal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const pair = generateKeyPairSync("x25519");
    const binding = { ephemeral: rawBytes(pair.publicKey), sealedTo: rawBytes(sealTo) };
    const head = Buffer.from(
      JSON.stringify({
        larkfield: SEALED,
        format: SEAL_FORMAT,
        madeAt: madeAt.toISOString(),
        sealedTo: fingerprint(sealTo),
        signedBy: fingerprint(signer),
        ephemeral: binding.ephemeral.toString("hex"),
      } satisfies SealHead),
    );
    const key = fileKey(pair.privateKey, sealTo, binding);
    yield Buffer.concat([head, Buffer.from("\n")]);

    const hashes: string[] = [];
    for await (const part of partsOf(source)) {
      const number = hashes.length;
      const frame = frameOf(number, part.length + TAG_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number)).setAAD(Buffer.concat([sha256(head), frame]));
      const encrypted = Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()]);
      hashes.push(sha256(frame, encrypted).toString("hex"));
      yield Buffer.concat([frame, encrypted]);
    }

    const list = JSON.stringify({ parts: hashes });
    const signature = sign(null, signedBytes(head, list), signer).toString("hex");
    const end = Buffer.from(JSON.stringify({ list, signature }));
    yield Buffer.concat([end, Buffer.from(end.length.toString(16).padStart(8, "0") + END_WORD)]);
  };
}

async function* partsOf(source: AsyncIterable<Buffer>) {
  let gathered: Buffer[] = [];
  let bytes = 0;
  for await (const piece of source) {
    gathered.push(piece);
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    let whole = Buffer.concat(gathered);
    for (; whole.length >= PART_BYTES; whole = whole.subarray(PART_BYTES)) yield whole.subarray(0, PART_BYTES);
    gathered = [whole];
    bytes = whole.length;
  }
  if (bytes > 0) yield Buffer.concat(gathered);
}
