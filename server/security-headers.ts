import type { Config } from "#app/config.server.ts";

/** Scripts run only from our own files, or inline when the page's nonce or hash names them. */
export function contentSecurityPolicy(scriptSources: string[]) {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** Sent with every response, whatever it is. */
export function standingHeaders(config: Config): [string, string][] {
  const headers: [string, string][] = [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["x-frame-options", "SAMEORIGIN"],
  ];
  if (config.siteUrl.protocol === "https:")
    headers.push(["strict-transport-security", "max-age=31536000; includeSubDomains"]);
  return headers;
}
