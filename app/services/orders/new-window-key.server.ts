import { createHash, randomBytes } from "node:crypto";

/** Twelve characters that need no escaping in an address: 72 random bits. */
export function newWindowKey() {
  return randomBytes(9).toString("base64url");
}

/** The key of the window that one request makes: the same request, sent again, finds it made. */
export function windowKeyFor(request: { orderId: string; version: number; intent: string; windowKey: string }) {
  const { orderId, version, intent, windowKey } = request;
  return createHash("sha256").update([orderId, version, intent, windowKey].join(" ")).digest("base64url").slice(0, 12);
}
