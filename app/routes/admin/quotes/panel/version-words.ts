import { formatDate, formatDateTime } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { declineReasons, isDeclineReason } from "#app/domain/quotes/answer-words.ts";
import type { PanelVersion } from "./load-panel.server.ts";

/** What a version is, in a word; expired and changes asked are seen on a sent one. */
export function stateWords({
  state,
  expired,
  changesAskedAt,
}: Pick<PanelVersion, "state" | "expired" | "changesAskedAt">) {
  if (state !== "sent") return state[0]?.toUpperCase() + state.slice(1);
  if (expired) return "Expired";
  return changesAskedAt ? "Changes asked" : "Waiting for the client";
}

/** When it went, whether it was seen, until when it holds, and how its e-mail is doing. */
export function factsOf({ sentAt, firstSeenAt, validUntil, email }: PanelVersion): string {
  return [
    sentAt && `sent ${formatDateTime(sentAt)}`,
    firstSeenAt ? `seen ${formatDateTime(firstSeenAt)}` : "not seen yet",
    validUntil && `valid until ${formatDate(`${validUntil}T12:00:00.000Z`)}`,
    email,
  ]
    .filter(Boolean)
    .join(" · ");
}

type Answer = PanelVersion["answers"][number];

/** What was answered, in a sentence. */
export function answerWords({ kind, by, how, at, totalCents, signedName, reason }: Answer): string {
  const day = formatDate(at);
  const name = signedName && ` by ${signedName}`;
  if (kind === "changes_asked") return `Changes asked ${day}.`;
  if (kind === "declined") {
    const why = isDeclineReason(reason) ? declineReasons[reason] : "";
    return `Declined ${day}${why && `: ${why.toLowerCase()}`}.`;
  }
  if (by === "owner" && how === "work begun") return `Accepted ${day}: work began, ${formatMoney(totalCents)}.`;
  if (by === "owner") return `Recorded by us ${day}: accepted${name}, ${how}, ${formatMoney(totalCents)}.`;
  return `Confirmed${name} ${day}, ${formatMoney(totalCents)}.`;
}
