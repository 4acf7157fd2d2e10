import { createHmac } from "node:crypto";

/** The number of the half minute in which a moment lies. */
export const stepAt = (time: Date) => Math.floor(time.getTime() / 30_000);

/** RFC 6238 written down anew, so that what the site takes is compared with the standard and not with itself. */
export function codeOf(secret: Buffer, step: number, digits = 6) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(19) & 15) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** What an authenticator app reads from an otpauth address. */
export function secretIn(address: string) {
  const text = new URL(address).searchParams.get("secret") ?? "";
  const bits = Array.from(text, (letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** An app that never shows the same code twice: each is of a later half minute, within what the site allows. */
export function createAuthenticator(address: string) {
  const secret = secretIn(address);
  let last = 0;
  return {
    next: (now = new Date()) => {
      last = Math.max(last + 1, stepAt(now) - 1);
      return codeOf(secret, last);
    },
    at: (step: number) => codeOf(secret, step),
  };
}
