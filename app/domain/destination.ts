import { homeOf, type Role } from "./role.ts";

/** Where a sign-in leads: the page that was asked for if it lies in this role's own area, otherwise its home. */
export function destinationFor(role: Role, wanted: unknown) {
  const home = homeOf[role];
  if (typeof wanted !== "string") return home;
  const inside = wanted === home || wanted.startsWith(`${home}/`) || wanted.startsWith(`${home}?`);
  // A backslash or a control character is read as a slash by some browsers.
  return inside && /^[\x21-\x5b\x5d-\x7e]+$/.test(wanted) ? wanted : home;
}
