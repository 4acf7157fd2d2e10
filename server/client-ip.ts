import type { IncomingMessage } from "node:http";

/**
 * Whom to count attempts against. Behind a proxy the last entry of X-Forwarded-For is the one that our proxy wrote; the
 * ones before it are whatever the sender claimed.
 */
export function clientIp(request: IncomingMessage, trustProxy: boolean) {
  const socket = request.socket.remoteAddress ?? "unknown";
  if (!trustProxy) return socket;
  const forwarded = request.headersDistinct["x-forwarded-for"]?.at(-1)?.split(",").at(-1)?.trim();
  return forwarded || socket;
}
