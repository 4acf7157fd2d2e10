import { homeOf, isOpenTo, type Role } from "./role.ts";

/** Longer than any path of ours, short enough for a cookie. */
const LONGEST = 500;

/**
 * The page that a request is about: the framework fetches a page's data from its path with .data added, and posts the
 * forms of an area's first page with ?index.
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
