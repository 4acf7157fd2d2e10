import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import type { Logger } from "pino";

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

/** Who has one IPv6 address has 2^64 of them, so a limit counts the network that a household is given. */
export function networkOf(ip: string) {
  if (!isIPv6(ip)) return ip;
  const [plain = ip] = ip.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [front = "", back] = plain.split("::");
  const left = front === "" ? [] : front.split(":");
  const right = back ? back.split(":") : [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  const groups = [...left, ...(back === undefined ? [] : zeros), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Behind a proxy that we do not know of, all visitors look like one, and share one visitor's limits: said once, loudly. */
export function createProxyWatch(trustProxy: boolean, log: Logger) {
  let said = trustProxy;
  return (request: IncomingMessage) => {
    if (said || request.headers["x-forwarded-for"] === undefined) return;
    said = true;
    log.warn(
      "X-Forwarded-For arrives but is not trusted: limits count the proxy as one visitor. Behind a proxy of yours set TRUST_PROXY=1.",
    );
  };
}
