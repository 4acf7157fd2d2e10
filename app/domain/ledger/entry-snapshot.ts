/** What an entry keeps beside its figures: how the order stood with it, and what belongs to it. */
interface EntrySnapshot {
  chargedCents?: number;
  receivedCents?: number;
  balanceCents?: number;
  /** Of what was moved: the order or the visit at the other end, and the entry there. */
  other?: { orderId?: string; consultationId?: string; entryId: string };
  /** Of a sale that has ended: taken off while no version was in force, or given back with that. */
  settles?: true;
  /** What a refund was for. */
  purpose?: string;
  /** Of a refund: the credit of the same act. */
  creditId?: string;
  /** A credit that takes its share of the tax with it. */
  taxed?: true;
}

export function readSnapshot(snapshot: string): EntrySnapshot {
  return JSON.parse(snapshot) as EntrySnapshot;
}

/** A credit and the refund that was recorded with it are one act: what becomes of one of them becomes of the other. */
export function togetherWith<Entry extends { id: string; snapshot: string }>(
  entries: readonly Entry[],
  { id, snapshot }: Entry,
): Entry | undefined {
  const { creditId } = readSnapshot(snapshot);
  return entries.find((one) => one.id === creditId || readSnapshot(one.snapshot).creditId === id);
}
