import { addDays } from "#app/domain/calendar.ts";
import { compare } from "#app/domain/compare.ts";
import { type EntryKind, kindMeanings, type MoneyBadge } from "./entry-kinds.ts";
import { readSnapshot } from "./entry-snapshot.ts";

/** An entry as far as figures depend on it. */
export interface CountedEntry {
  id: string;
  kind: EntryKind;
  amountCents: number;
  taxCents: number;
  reversesId: string | null;
  snapshot?: string;
}

/** When what was accepted is to be paid. */
export interface PaymentPlan {
  /** A plain yes from before such quotes had a day is owed, but on none. */
  dated: boolean;
  depositCents: number;
  depositDays: number;
  balanceWhen: "accepted" | "completed" | "delivered";
  balanceDays: number;
  /** Days of the calendar: of the yes, and on which the order came as far as `balanceWhen`, if it has. */
  acceptedOn: string;
  reachedOn: string | null;
}

type Deposit = "depositCents" | "depositDays";

/** What became of the order that the money is for. */
export interface Standing {
  /** Cancelled, or given back to its client: its price is asked for no more. */
  closed: boolean;
  /** The day on which the owner has said since what is kept of the money and what goes back. */
  settledOn: string | null;
  /** Or something was taken off since: what comes to nothing then is settled, too. */
  takenOff: boolean;
}

const OPEN: Standing = { closed: false, settledOn: null, takenOff: false };

export interface Due {
  part: "deposit" | "balance";
  cents: number;
  /** Nothing while it waits for something to happen. */
  on: string | null;
}

export interface Money {
  chargedCents: number;
  chargedTaxCents: number;
  /** Payments, fees of visits and what was moved here, less what went back. */
  receivedCents: number;
  /** Refunds. */
  givenBackCents: number;
  /** Of those, what the price came down by in the same act: it is not missing from what is due first. */
  loweredCents: number;
  /** Of what was received, what we could give back. */
  heldCents: number;
  /** Credits and write-offs. */
  takenOffCents: number;
  /** The sum of all entries; below zero the client is in credit. */
  balanceCents: number;
  /** What is left of each part of the plan, in the order in which it is due. */
  dues: Due[];
  /** What is to be paid next, and by when: nothing while all of it waits for something to happen; no day where none was agreed. */
  dueOn: string | null;
  dueCents: number;
  /** What is left to pay after that. */
  laterCents: number;
  /** Nothing where nothing was charged or paid yet. */
  badge: MoneyBadge | null;
}

/** Every figure of an order's money: pages, lists, papers and rules all have it from here. */
export function deriveMoney(entries: readonly CountedEntry[], plan: PaymentPlan | null, standing = OPEN): Money {
  const sums = { charged: 0, received: 0, takenOff: 0 };
  let held = 0;
  let givenBackCents = 0;
  let loweredCents = 0;
  let chargedTaxCents = 0;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const entry of entries) {
    const { amountCents, taxCents, reversesId } = entry;
    const { kind: is, snapshot = "{}" } = (reversesId !== null && byId.get(reversesId)) || entry;
    const counted = kindMeanings[is];
    if (is === "refund") {
      givenBackCents += amountCents;
      if (readSnapshot(snapshot).purpose === "lower") loweredCents += amountCents;
    }
    sums[counted.counts] += amountCents;
    if (counted.held) held += amountCents;
    if (counted.counts === "charged") chargedTaxCents += taxCents;
  }
  const figures = {
    chargedCents: sums.charged,
    chargedTaxCents,
    receivedCents: unsigned(-sums.received),
    givenBackCents,
    loweredCents,
    heldCents: unsigned(-held),
    takenOffCents: unsigned(-sums.takenOff),
    balanceCents: sums.charged + sums.received + sums.takenOff,
  };
  const dues = standing.closed ? duesAfterwards(figures, standing) : duesOf(figures, plan);
  const next = dues[0];
  const waits = next?.on === null && plan?.dated === true;
  const nextCents = dues.filter(({ on }) => on === next?.on).reduce((sum, { cents }) => sum + cents, 0);
  const dueCents = waits ? 0 : nextCents;
  return {
    ...figures,
    dues,
    dueOn: next?.on ?? null,
    dueCents,
    laterCents: dues.reduce((sum, { cents }) => sum + cents, 0) - dueCents,
    badge: entries.length === 0 && !plan ? null : badgeOf(figures, plan, standing),
  };
}

/** How long there is to pay what is kept of a sale that has ended. */
const KEPT_DUE_DAYS = 14;

/** Of a sale that has ended nothing is asked for but what the owner has said is kept. */
function duesAfterwards({ balanceCents }: Figures, { settledOn }: Standing): Due[] {
  if (settledOn === null || balanceCents <= 0) return [];
  return [{ part: "balance", cents: balanceCents, on: addDays(settledOn, KEPT_DUE_DAYS) }];
}

/** Somebody has money that may not be theirs, and the owner has not said whose it is. */
function isToSettle({ balanceCents, heldCents }: Figures, { closed, settledOn, takenOff }: Standing): boolean {
  if (!closed || balanceCents < 0) return closed;
  return settledOn === null && (balanceCents > 0 || (heldCents !== 0 && !takenOff));
}

/** −0 is no amount. */
function unsigned(cents: number) {
  return cents === 0 ? 0 : cents;
}

type Figures = Pick<
  Money,
  "chargedCents" | "receivedCents" | "loweredCents" | "heldCents" | "takenOffCents" | "balanceCents"
>;

/** What has come in counts toward what is due first; what was taken off afterwards counts toward what is due last. */
function duesOf({ chargedCents, receivedCents, loweredCents, balanceCents }: Figures, plan: PaymentPlan | null): Due[] {
  if (!plan || balanceCents <= 0) return [];
  const deposit = Math.min(plan.depositCents, chargedCents);
  const first = Math.min(Math.max(deposit - receivedCents - loweredCents, 0), balanceCents);
  const dues: Due[] = [
    { part: "deposit", cents: first, on: plan.dated ? addDays(plan.acceptedOn, plan.depositDays) : null },
    { part: "balance", cents: balanceCents - first, on: restDueOn(plan) },
  ];
  return dues.filter(({ cents }) => cents > 0).toSorted((a, b) => compare(a.on ?? "9", b.on ?? "9"));
}

/** The day of the rest, once what it waits for has happened. */
export function restDueOn({ dated, balanceWhen, balanceDays, acceptedOn, reachedOn }: Omit<PaymentPlan, Deposit>) {
  const from = balanceWhen === "accepted" ? acceptedOn : reachedOn;
  return dated && from !== null ? addDays(from, balanceDays) : null;
}

function badgeOf(figures: Figures, plan: PaymentPlan | null, standing: Standing): MoneyBadge {
  const { receivedCents, loweredCents, takenOffCents, balanceCents } = figures;
  if (isToSettle(figures, standing)) return "to_settle";
  if (standing.closed && balanceCents === 0) return "settled";
  if (balanceCents < 0) return "in_credit";
  // Of a sale that has ended: nothing is agreed, so nothing is paid.
  if (balanceCents === 0) return plan === null && takenOffCents !== 0 ? "settled" : "paid";
  const deposit = plan?.depositCents ?? 0;
  if (deposit > 0 && receivedCents + loweredCents >= deposit) return "deposit_paid";
  return receivedCents > 0 ? "partly_paid" : "unpaid";
}

/** What should have come by now. A day counts to its end. */
export function overdueCents({ dues }: Pick<Money, "dues">, today: string): number {
  return dues.reduce((sum, { cents, on }) => (on !== null && on < today ? sum + cents : sum), 0);
}

/** What was taken off while no version was in force, as after a cancellation: it belongs to a sale that has ended. */
export interface Settled {
  cents: number;
  taxCents: number;
}

/** Both above zero. What was taken back does not count. */
export function sumStanding<Entry extends CountedEntry>(
  entries: readonly Entry[],
  counts: (entry: Entry) => boolean,
): Settled {
  const reversed = new Set(entries.map(({ reversesId }) => reversesId));
  const standing = entries.filter((entry) => counts(entry) && !reversed.has(entry.id));
  return {
    cents: standing.reduce((sum, { amountCents }) => sum - amountCents, 0),
    taxCents: standing.reduce((sum, { taxCents }) => sum - taxCents, 0),
  };
}

/**
 * What a yes to this total adds to what is charged already: all of it, or the difference. What was settled after an order was
 * cancelled is charged no more, so a new yes asks for it again.
 */
export function chargeFor(
  { chargedCents, chargedTaxCents }: Pick<Money, "chargedCents" | "chargedTaxCents">,
  { totalCents, taxCents }: { totalCents: number; taxCents: number },
  settled: Settled = { cents: 0, taxCents: 0 },
) {
  return {
    amountCents: totalCents - chargedCents + settled.cents,
    taxCents: taxCents - chargedTaxCents + settled.taxCents,
  };
}

const reaching = {
  completed: ["completed", "shipping", "delivered"],
  delivered: ["delivered"],
} as const;

/**
 * When an order came as far as this, if it is still there: a status that was set back has not been reached. Turns may be of
 * the same moment, and in any order.
 */
export function reachedAt(
  { status, turns }: { status: string; turns: readonly { toStatus: string; at: string }[] },
  balanceWhen: PaymentPlan["balanceWhen"],
): string | null {
  if (balanceWhen === "accepted") return null;
  const statuses: readonly string[] = reaching[balanceWhen];
  if (!statuses.includes(status)) return null;
  const back = turns
    .filter(({ toStatus }) => !statuses.includes(toStatus))
    .reduce((last, { at }) => later(last, at), "");
  const there = turns.filter(({ toStatus, at }) => statuses.includes(toStatus) && at >= back).map(({ at }) => at);
  return there.toSorted()[0] ?? null;
}

function later(a: string, b: string) {
  return a > b ? a : b;
}
