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

const LOG_IN_AGAIN = "Please log in again.";
const KEPT = "What you had saved before is still there.";

/** The reason by the page that needed a log-in; the first pattern that matches counts. */
const toSee: [page: RegExp, reason: string][] = [
  [/\/profile(\?|$)/, "No user is logged in."],
  [/\/orders(\/|\?|$)/, "You must be logged in to view your orders."],
  [/\/create-order\/[^/]+\/(measure|window)\//, "You must be logged in to fetch window details."],
];
const toSend: [page: RegExp, reason: string][] = [
  [/\/profile(\?|$)/, "No user is logged in."],
  [/\/create-order\?(.+&)?delete=/, "You must be logged in to delete an order."],
  [/\/create-order\/[^/]+\/window\/\d+\/confirm(\?|$)/, "You must be logged in to save an order."],
  [/\/create-order(\?|$)/, "You must be logged in to create an order."],
  [/\/custom-order\/[^/]+$/, "You must be logged in to create an order."],
  [/\/create-order\/[^/]+\/(windows|hardware-choice)(\?|$)/, "You must be logged in to update the order."],
  [/\/create-order\/[^/]+\/(measure|window)\//, "You must be logged in to save changes."],
  [/\/create-order\/[^/]+\/hardware(\?|$)/, "You must be logged in to submit hardware details."],
  [/\/create-order\/[^/]+\/overview(\?|$)/, "You must be logged in to complete an order."],
];

/** Why somebody finds themselves at the log-in page. A form that came too late was not saved; what came before it was. */
export function logInReason(page: string, method: string): string | undefined {
  if (method === "GET") return toSee.find(([pattern]) => pattern.test(page))?.[1];
  return `${toSend.find(([pattern]) => pattern.test(page))?.[1] ?? LOG_IN_AGAIN} ${KEPT}`;
}
