import { homeOf, isOpenTo, type Role } from "./role.ts";

/** Longer than any address of ours; a cookie is not a place for a novel. */
const LONGEST = 500;

/**
 * The page behind an address: the framework asks for a page's data under the page's own address with .data added, and
 * sends the forms of an area's first page to it with ?index.
 */
export function pagePath(url: URL) {
  const search = new URLSearchParams(url.search);
  search.delete("_routes");
  search.delete("index");
  const query = search.size > 0 ? `?${search}` : "";
  const address = url.pathname.replace(/\.data$/, "") + query;
  return address.length <= LONGEST ? address : undefined;
}

/** Where a sign-in leads: the page that was asked for if this role may enter its area, otherwise its home. */
export function destinationFor(role: Role, wanted: unknown) {
  const home = homeOf(role);
  // A backslash or a control character is read as a slash by some browsers.
  if (typeof wanted !== "string" || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) return home;
  // Resolved before it is judged, so that ../ cannot lead out of the area again.
  const url = URL.parse(wanted, "http://here");
  if (url?.host !== "here") return home;
  const address = pagePath(url);
  return isOpenTo(role, url.pathname) && address ? address : home;
}
