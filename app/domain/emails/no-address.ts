/** A client whom we know by telephone has no address. Every row needs one of its own, so it holds one that nobody can have. */
const NOWHERE = "@no-address.invalid";

export function noAddressOf(userId: string): string {
  return `${userId.toLowerCase()}${NOWHERE}`;
}

export function hasAddress(email: string): boolean {
  return !email.endsWith(NOWHERE);
}

/** As people read it. */
export function shownEmail(email: string): string {
  return hasAddress(email) ? email : "N/A";
}

/** As papers keep it: an address, or nothing. */
export function writtenEmail(email: string): string {
  return hasAddress(email) ? email : "";
}

/** Why a message to a client without an address was not sent, as its row keeps it, and as the house reads it. */
export const NO_ADDRESS = "no address";
export const TELL_THEM = "Not e-mailed: tell them";

/** What becomes of a message to a client, said beside the button that causes it. */
export function toldByEmail({ name, reachable }: { name: string; reachable: boolean }): string {
  return reachable ? `${name} is told by e-mail.` : `${name} has no e-mail address. ${TELL_THEM}.`;
}
