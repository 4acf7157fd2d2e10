import { daysFrom } from "#app/domain/calendar.ts";
import { formatMoney } from "#app/domain/money.ts";
import { dayInWords } from "./day-words.ts";
import type { PartCounts, Stage } from "./stage.ts";

/** What stands on the card of an order: days are days of the calendar, money is in cents. */
export interface BlockFacts {
  stage: Stage;
  status: string;
  /** We entered it for the client, who has not said that it is right. */
  unchecked: boolean;
  quote: {
    sentOn: string | null;
    validUntil: string | null;
    changesAsked: boolean;
    windowsChanged: boolean;
    declined: boolean;
    olderYes: string;
  };
  dueCents: number;
  dueOn: string | null;
  paidTold: boolean;
  balanceCents: number;
  packet: { parts: PartCounts } | null;
  fabric: { orderedOn: string | null; expectedOn: string | null; sentByClient: boolean; there: boolean };
  /** "Tue, Mar 16, 9 AM". */
  installation: string | null;
  remakes: number;
}

/** What an order waits for, in words. */
export function whatBlocks(facts: BlockFacts, today: string): string[] {
  const { stage, remakes } = facts;
  const again = remakes > 0 ? `To remake: ${remakes}` : "";
  return [...words[stage](facts, today), again].filter((line) => line !== "");
}

const words: Record<Stage, (facts: BlockFacts, today: string) => string[]> = {
  quote: ({ unchecked }) => ["Waits for a price", unchecked ? "The client is asked to check our entry" : ""],
  waiting: ({ quote }, today) => [quoteInWords(quote, today), quote.olderYes],
  deposit: ({ dueCents, dueOn, paidTold }, today) => [
    dueInWords(dueCents, dueOn, today),
    paidTold ? "The client says they paid" : "",
  ],
  fabric: ({ status, packet, fabric }, today) => [
    status === "quoted" ? "Work can begin" : packet ? "" : "No packet yet",
    fabricInWords(fabric, today),
  ],
  cutting: ({ packet }) => [ofParts(packet?.parts, "cut", "parts cut")],
  sewing: ({ packet }) => [
    packet?.parts.all === 0 ? "Being made" : ofParts(packet?.parts, "sewn", "sewn"),
    packet && packet.parts.changed > 0 ? "Changed since it was cut" : "",
  ],
  ready: ({ installation, balanceCents }) => [installation ?? "No appointment yet", balanceInWords(balanceCents)],
  install: ({ installation, status, balanceCents }) => [
    installation ?? (status === "shipping" ? "On its way" : ""),
    balanceInWords(balanceCents),
  ],
  settled: ({ balanceCents }) => [balanceCents > 0 ? `${formatMoney(balanceCents)} open` : ""],
};

/** Whether its next step is ours. If not, it waits for its client, for cloth, for a day that is set, or for nothing. */
export function isOurTurn({ stage, remakes, quote, dueOn, ...facts }: BlockFacts, today: string): boolean {
  const past = (day: string | null) => day !== null && day < today;
  const { status, packet, fabric, installation, paidTold } = facts;
  if (remakes > 0 || stage === "quote" || stage === "cutting" || stage === "sewing") return true;
  if (stage === "waiting")
    return !quote.declined && (quote.changesAsked || quote.windowsChanged || past(quote.validUntil));
  if (stage === "deposit") return paidTold || past(dueOn);
  if (stage === "fabric") return status === "quoted" || !packet || !(fabric.orderedOn || fabric.sentByClient);
  return stage === "ready" && !installation;
}

function quoteInWords({ validUntil, sentOn, ...quote }: BlockFacts["quote"], today: string): string {
  if (quote.declined) return "Declined";
  if (quote.changesAsked) return "Changes asked";
  if (quote.windowsChanged) return "Windows changed since the quote";
  if (validUntil && validUntil < today) return `Expired ${dayInWords(validUntil, today)}`;
  return sentInWords(sentOn, today);
}

function sentInWords(sentOn: string | null, today: string): string {
  if (!sentOn) return "Sent";
  const days = daysFrom(sentOn, today);
  if (days <= 0) return "Sent today";
  return days === 1 ? "Sent yesterday" : `Sent ${days} days ago`;
}

function dueInWords(cents: number, on: string | null, today: string): string {
  const money = formatMoney(cents);
  if (!on) return `${money} due`;
  return on < today ? `${money} due since ${dayInWords(on, today)}` : `${money} due ${dayInWords(on, today)}`;
}

function fabricInWords({ there, orderedOn, expectedOn, sentByClient }: BlockFacts["fabric"], today: string): string {
  if (there) return "";
  const expected = expectedOn ? `expected ${dayInWords(expectedOn, today)}` : "";
  if (orderedOn) return [`Ordered ${dayInWords(orderedOn, today)}`, expected].filter(Boolean).join(", ");
  if (sentByClient) return ["Client sends cloth", expected].filter(Boolean).join(", ");
  return "To order";
}

function ofParts(parts: PartCounts | undefined, done: "cut" | "sewn", what: string): string {
  return parts ? `${parts[done]} of ${parts.all} ${what}` : "";
}

function balanceInWords(cents: number): string {
  return cents > 0 ? `Balance ${formatMoney(cents)}` : "";
}
