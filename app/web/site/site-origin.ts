import { SITE_PLACEHOLDER } from "#app/content/site-address.ts";

/**
 * Where the site lives. On the server a placeholder that the shell fills in; in the browser what the shell has filled in,
 * so that the head stays the same when React takes the page over.
 */
export function siteOrigin(): string {
  if (typeof document === "undefined") return SITE_PLACEHOLDER;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}
