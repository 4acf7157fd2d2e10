import type { IncomingMessage } from "node:http";
import type { Config } from "#app/config.server.ts";

/** In production the site has one address, whatever Host header a sender invents. */
export function originOf(request: IncomingMessage, config: Config) {
  // Two of them can be read in two ways, by us and by what stands before us.
  if ((request.headersDistinct.host?.length ?? 0) > 1) return undefined;
  if (config.mode === "production") return config.siteUrl.origin;
  const host = request.headers.host;
  return host && /^(\[[\da-f:]+\]|[\w.-]+)(:\d+)?$/i.test(host) ? `http://${host}` : undefined;
}

/** Every browser names the page a form was sent from; what does not, or names another site, is refused. */
export function isOwnOrigin(request: IncomingMessage, origin: string) {
  return request.headers.origin === origin;
}
