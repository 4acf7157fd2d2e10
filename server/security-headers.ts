import type { Config } from "#app/config.server.ts";

/** The booking pages stand in a frame of our own consultation page. No other page is ever shown in a frame. */
const FRAMED = "/client/dashboard/booking";

interface Framing {
  /** May be shown in a frame of our own. */
  framed?: boolean | undefined;
  /** An outside page that a frame of ours may show. */
  schedulingUrl: URL | undefined;
  /** Where clients pay by card, if they can: the only place elsewhere to which a form of ours may lead. */
  cards?: Config["cards"];
}

/**
 * Scripts run only from our own files, or inline when the page's nonce or hash names them. What a frame may show is said by
 * every page: a browser that goes on without reloading keeps the policy of the page it began with.
 */
export function contentSecurityPolicy(scriptSources: string[], { framed, schedulingUrl, cards }: Framing) {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(" "),
    "style-src 'self' 'unsafe-inline'",
    // A photograph is shown from the device while it is sent.
    "img-src 'self' data: blob:",
    ["frame-src 'self'", ...(schedulingUrl ? [schedulingUrl.origin] : [])].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(cards ? [cards.checkoutOrigin] : [])].join(" "),
    // Text becomes markup only through the makers named here: app/drawing/trusted-markup.ts, app/web/framework-markup.ts.
    "require-trusted-types-for 'script'",
    "trusted-types default larkfield-drawing",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join("; ");
}

export function isFramed(pathname: string) {
  return pathname === FRAMED || pathname.startsWith(`${FRAMED}/`);
}

/** Sent with every response, whatever it is. */
export function standingHeaders(config: Config): [string, string][] {
  const headers: [string, string][] = [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["x-frame-options", "DENY"],
  ];
  if (config.siteUrl.protocol === "https:")
    headers.push(["strict-transport-security", "max-age=31536000; includeSubDomains"]);
  return headers;
}
