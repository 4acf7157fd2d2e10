import { type RawBuilder, sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { type Db, setRows } from "#app/db/client.server.ts";
import { containing } from "#app/db/search-pattern.server.ts";
import { kindMeanings } from "#app/domain/ledger/entry-kinds.ts";
import { readSnapshot, togetherWith } from "#app/domain/ledger/entry-snapshot.ts";
import { checkReversal, readReason } from "#app/domain/ledger/ledger-acts.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { addEntry, projectMoney } from "./entries/add-entry.server.ts";
import type { VisitEntry } from "./entries/add-visit-entry.server.ts";
import { type EntryRow, findEntries, type Planned, standingOf } from "./entries/find-order-money.server.ts";
import { type Entered, type Found, type MoneyPlace, refusedBy, withMoney } from "./entries/with-money.server.ts";
import { queueVoid } from "./queue-money-emails.server.ts";

interface Reversal {
  entryId: string;
  /** Why. */
  note: string;
  /** "yes" where more has gone back than came in, and that is so. */
  anyway?: string;
}

/**
 * The owner takes an entry back by its opposite, dated today. Both stay, and a receipt says that it is void. Of what was moved
 * between orders both halves are taken back, and so are a credit and the refund of one act. An order whose settlement is taken
 * back waits to be settled again.
 */
export function reverseEntry(
  app: Pick<App, "db" | "now">,
  place: MoneyPlace,
  { entryId, note: typed, anyway }: Reversal,
): Promise<Entered | Refusal> {
  const { actorId, userId } = place;
  const reverse = async (db: Db, found: Found): Promise<Entered | Refusal> => {
    const { order, entries, at, formKey } = found;
    const checked = checkReversal(entries, entryId, anyway === "yes");
    if (!checked.ok) return refusedBy(checked);
    const why = readReason(typed);
    if (!why.ok) return refusedBy(why);
    const note = why.value;
    const entry = checked.value;
    const reversal = { userId, kind: "reversal", actorId, at, note } as const;
    const opposite = (one: EntryRow) => ({
      orderId: one.orderId,
      reversesId: one.id,
      amountCents: -one.amountCents,
      taxCents: 0 - one.taxCents,
    });
    const together = togetherWith(entries, entry);
    const half = await findOtherHalf(db, entry);
    const reopens = isReopening(order, entries, entry);
    const added = await addEntry(db, { ...reversal, ...opposite(entry), formKey }, found);
    if (together) await addEntry(db, { ...reversal, ...opposite(together) }, found);
    if (half) await addEntry(db, { ...reversal, ...opposite(half) });
    if (reopens) {
      await setRows(db, "orders", { id: order.id }, { settledAt: null });
      order.settledAt = null;
    }
    const named = together?.receiptNumber ? together : entry;
    const told = reopens ? await dropSettled(db, entry) : await dropReceipt(db, named);
    for (const one of [entry, together, half]) {
      if (!one) continue;
      const now = one === together ? undefined : await projectMoney(db, one.orderId, one === entry ? found : undefined);
      const what = reopens ? "settlement" : together ? "lowered" : one.kind === "refund" ? "refund" : "payment";
      if (now && told && one === entry) await queueVoid(db, { order, entry: named, what, ...now, at });
      const name = one.receiptNumber ?? kindMeanings[one.kind].label.toLowerCase();
      const details = { amount: Math.abs(one.amountCents), reason: `${name}. ${note}` };
      await recordEvent(db, { orderId: one.orderId, kind: "entry_reversed", actorId, at, details });
    }
    return { ok: true, entryId: added.id, receiptNumber: null };
  };
  return withMoney(app, place, "reversal", reverse, ({ reversesId }) => reversesId === entryId);
}

/** Both halves are always taken back together, so the other one stands as long as this one does. */
async function findOtherHalf(db: Db, { kind, snapshot }: EntryRow) {
  const { other } = readSnapshot(snapshot);
  if (kind !== "transfer" || !other?.orderId) return undefined;
  return (await findEntries(db, other.orderId)).find(({ id }) => id === other.entryId);
}

/** Whether an order that was settled has to be settled again without this entry. */
export function isReopening(order: Planned, entries: readonly EntryRow[], { snapshot }: EntryRow): boolean {
  const { closed, settledOn } = standingOf(order, entries);
  return closed && settledOn !== null && readSnapshot(snapshot).settles === true;
}

/** What became of the money of a cancelled order, as it was told with this entry. */
function dropSettled(db: Db, { orderId, at }: EntryRow) {
  return dropMails(db, sql<boolean>`"orderId" = ${orderId} and "kind" = 'order_settled' and "createdAt" = ${at}`);
}

/** What has not gone out yet about it is not true any more. Answers whether something has. */
export async function dropReceipt(
  db: Db,
  { orderId, userId, receiptNumber }: Pick<VisitEntry, "orderId" | "userId" | "receiptNumber">,
): Promise<boolean> {
  if (receiptNumber === null) return false;
  const whose = sql`(${userId}, (select "mergedInto" from "users" where "id" = ${userId}))`;
  const place = orderId === null ? sql`"orderId" is null and "userId" in ${whose}` : sql`"orderId" = ${orderId}`;
  const about = sql<boolean>`${place} and "kind" in ('payment_received', 'refund_sent', 'order_settled')
    and parameters like ${containing(`"receipt":"${receiptNumber}"`)} escape '\\'`;
  return dropMails(db, about);
}

async function dropMails(db: Db, about: RawBuilder<boolean>): Promise<boolean> {
  await db
    .updateTable("emails")
    .set({ state: "dropped", lastError: "No longer true: the entry was reversed." })
    .where("state", "=", "queued")
    .where("claimedBy", "is", null)
    .where(about)
    .execute();
  const out = db.selectFrom("emails").select("id").where("state", "in", ["queued", "sent"]).where(about);
  return (await out.executeTakeFirst()) !== undefined;
}
