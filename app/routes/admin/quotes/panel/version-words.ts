import { formatDate, formatDateTime, noonOf } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { declineReasons, isDeclineReason } from "#app/domain/quotes/answer-words.ts";
import type { PanelVersion, QuotePanelData } from "./load-panel.server.ts";

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
export function factsOf(version: FactsOf): string[] {
  const { sentAt, validUntil, email } = version;
  return [
    sentAt && `sent ${formatDateTime(sentAt)}`,
    seenWords(version),
    validUntil && `valid until ${formatDate(noonOf(validUntil))}`,
    email,
  ].filter((fact) => typeof fact === "string" && fact !== "") as string[];
}

type FactsOf = Pick<PanelVersion, "state" | "sentAt" | "firstSeenAt" | "validUntil" | "email"> & {
  answers: Pick<Answer, "by">[];
};

/** Whoever has answered has seen it. */
function seenWords({ state, firstSeenAt, answers }: FactsOf) {
  if (firstSeenAt) return `seen ${formatDateTime(firstSeenAt)}`;
  if (answers.some(({ by }) => by === "client")) return "";
  return state === "sent" ? "not seen yet" : "never seen";
}

/** What a draft comes to, and what it still lacks. */
export function draftWords({ totalCents, unpriced, updatedAt }: NonNullable<QuotePanelData["draft"]>): string {
  const lines = unpriced === 1 ? "1 line is not priced yet" : `${unpriced} lines are not priced yet`;
  const saved = `saved ${formatDateTime(updatedAt)}`;
  if (unpriced === 0) return `A draft of ${formatMoney(totalCents)}, ${saved}. Only you see it.`;
  return `A draft, ${saved}: ${lines}. Only you see it.`;
}

type Answer = PanelVersion["answers"][number];

/** What was answered, in a sentence. */
export function answerWords({ correction, ...answer }: Answer): string {
  const corrected = correction
    ? [`Should read ${correction.name}, corrected ${formatDate(correction.at)} by ${correction.by}.`]
    : [];
  return [asTyped(answer), ...corrected].join(" ");
}

function asTyped({ kind, by, how, at, totalCents, signedName, reason }: Omit<Answer, "correction">): string {
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
