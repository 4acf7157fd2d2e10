import { randomBytes } from "node:crypto";

/** Twelve characters that need no escaping in an address: 72 random bits. */
export function newWindowKey() {
  return randomBytes(9).toString("base64url");
}
