/**
 * Whether somebody has agreed to what an order shows: nobody; the client, as we wrote it down or in their own hand; or they had,
 * and it no longer counts, because the order was taken back or another price is asked.
 */
export type Consent = "none" | "recorded" | "given" | "ended";

interface Agreement {
  /** How the version in force was accepted; nothing where none is. */
  inForce: { by: string; how: string } | undefined;
  /** It is the version that the order shows: nothing newer has been asked since. */
  shown: boolean;
  /** An earlier yes has ended. */
  ended: boolean;
}

/** Derived from the version in force, and asked by everything that depends on a yes; `confirmedAt` is only a date to show. */
export function consentOf({ inForce, shown, ended }: Agreement): Consent {
  // Work that we began by ourselves is nobody's yes.
  const yes = inForce !== undefined && inForce.how !== "work begun";
  if (yes && shown) return inForce.by === "client" ? "given" : "recorded";
  return yes || ended ? "ended" : "none";
}

interface Versions {
  agreedVersion: number | null;
  shownVersion: number | null;
}

/** Which version a yes was said to, where the order shows a newer one; nothing where there is no other. */
export function olderYesInWords({ agreedVersion, shownVersion }: Versions): string {
  return agreedVersion && shownVersion ? `Version ${agreedVersion} confirmed, ${shownVersion} sent` : "";
}

/** The client has said yes to what the order shows, however we know. */
export function isAgreed(consent: Consent): boolean {
  return consent === "given" || consent === "recorded";
}
