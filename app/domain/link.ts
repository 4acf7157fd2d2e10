import type { Verdict } from "./verdict.ts";

export const MAX_LINK_LENGTH = 2048;

const INVALID = "Please enter a valid link.";

/**
 * A link as typed becomes one that opens: https:// is put in front of all but http and https. With that in front, what
 * names another scheme has no host or no port, and is refused.
 */
export function tidyLink(typed: string): Verdict<string> {
  const text = typed.trim();
  if (text === "") return { ok: true, value: "" };
  const link = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const fits = link.length <= MAX_LINK_LENGTH && isWebUrl(link);
  return fits ? { ok: true, value: link } : { ok: false, reason: INVALID };
}

function isWebUrl(link: string) {
  if (/[\s\p{Cc}\\<>"]/u.test(link) || !URL.canParse(link)) return false;
  // Browsers overlook further slashes: //host would become a link that nobody wrote.
  if (/^https?:\/\/\//i.test(link)) return false;
  const url = new URL(link);
  // An address before an @ can pass itself off as the site behind it.
  return url.hostname.includes(".") && url.username === "" && url.password === "";
}
