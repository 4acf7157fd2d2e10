/**
 * Over https every cookie of ours is bound to this very host: a browser takes __Host- only over https, for all paths and
 * without a domain, so that no other host of the same domain can plant one. Inside, cookies have their plain names.
 */
const PREFIX = "__Host-";
const OURS = "larkfield.";

/** A Set-Cookie line as it goes out over https. */
export function toHostCookie(line: string) {
  const secure = /;\s*secure\b/i.test(line) ? line : `${line}; Secure`;
  const bindable = line.startsWith(OURS) && /;\s*path=\/(;|$)/i.test(line) && !/;\s*domain=/i.test(line);
  return bindable ? PREFIX + secure : secure;
}

/** A Cookie header as it came in over https. What has a plain name of ours was not set by us, and is left out. */
export function fromHostCookies(header: string) {
  return header
    .split(/; */)
    .filter((pair) => !pair.startsWith(OURS))
    .map((pair) => (pair.startsWith(PREFIX + OURS) ? pair.slice(PREFIX.length) : pair))
    .join("; ");
}
