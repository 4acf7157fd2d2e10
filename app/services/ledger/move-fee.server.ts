import { randomUUID } from "node:crypto";
import { type Db, findRow } from "#app/db/client.server.ts";
import { deriveMoney } from "#app/domain/ledger/derive-money.ts";
import { readSnapshot } from "#app/domain/ledger/entry-snapshot.ts";
import { addVisitEntry, type FeeVisit, findVisitEntries, type VisitEntry } from "./entries/add-visit-entry.server.ts";

interface Actor {
  /** Nobody, where only time has passed. */
  actorId: string | null;
  at: string;
}

export async function findFeeVisit(db: Db, id: string): Promise<FeeVisit | undefined> {
  return findRow(db, "consultations", { id }, ["id", "userId", "feeCents"]);
}

/** What is held of the fee of a visit counts for another one: a pair of entries, one at each. */
export async function moveFee(db: Db, from: FeeVisit, to: FeeVisit, actor: Actor) {
  const cents = deriveMoney(await findVisitEntries(db, from.id), null).heldCents;
  if (cents <= 0) return;
  const [out, into] = [randomUUID(), randomUUID()];
  const half = { ...actor, kind: "transfer" } as const;
  await addVisitEntry(db, from, {
    ...half,
    id: out,
    amountCents: cents,
    other: { consultationId: to.id, entryId: into },
  });
  await addVisitEntry(db, to, {
    ...half,
    id: into,
    amountCents: -cents,
    other: { consultationId: from.id, entryId: out },
  });
}

/** The visit's end of what its fee gives to an order, or takes back from it. A visit that is gone has none. */
export async function followOrderEntry(
  db: Db,
  entry: Pick<VisitEntry, "id" | "orderId" | "consultationId" | "amountCents" | "reversesId">,
  actor: Actor,
) {
  const visit = await findFeeVisit(db, entry.consultationId ?? "");
  if (!visit) return;
  const opposite = { ...actor, amountCents: 0 - entry.amountCents };
  if (entry.reversesId === null) {
    const other = { orderId: entry.orderId ?? "", entryId: entry.id };
    return void (await addVisitEntry(db, visit, { ...opposite, kind: "consultation", other }));
  }
  const half = (await findVisitEntries(db, visit.id)).find(
    ({ snapshot }) => readSnapshot(snapshot).other?.entryId === entry.reversesId,
  );
  if (half) await addVisitEntry(db, visit, { ...opposite, kind: "reversal", reversesId: half.id });
}

/** Everything that came for the fee of a visit and stands, back to where it came from: payments, and moves from earlier visits. */
export async function findWhatCame(db: Db, visit: FeeVisit): Promise<{ visit: FeeVisit; entry: VisitEntry }[]> {
  const entries = await findVisitEntries(db, visit.id);
  const reversed = new Set(entries.map(({ reversesId }) => reversesId));
  const came = entries.filter(({ id, kind, amountCents }) => {
    const brings = kind === "payment" || kind === "refund" || (kind === "transfer" && amountCents < 0);
    return brings && !reversed.has(id);
  });
  const all = came.map((entry) => ({ visit, entry }));
  for (const { kind, snapshot } of came) {
    const { consultationId = "", entryId } = readSnapshot(snapshot).other ?? {};
    const earlier = kind === "transfer" ? await findFeeVisit(db, consultationId) : undefined;
    if (!earlier) continue;
    const out = (await findVisitEntries(db, earlier.id)).find(({ id }) => id === entryId);
    if (out) all.push({ visit: earlier, entry: out }, ...(await findWhatCame(db, earlier)));
  }
  return all;
}
