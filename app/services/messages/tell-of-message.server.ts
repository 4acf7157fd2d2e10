import { countFound, type Db, findRow } from "#app/db/client.server.ts";
import { hasAddress } from "#app/domain/emails/no-address.ts";
import { NOTICE_AFTER_MS, noticeFor, otherSide, type Side } from "#app/domain/messages/message-rules.ts";
import { findRecipient } from "#app/services/accounts/profile.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import type { OrderPlace } from "#app/services/orders/with-order.server.ts";
import { findHouseAddress } from "#app/services/site/find-site.server.ts";

interface Written extends OrderPlace {
  /** Who wrote. */
  side: Side;
  now: Date;
}

/** Sees to it that the other side is told once in a quiet spell. Called inside the transaction of the message, its order locked. */
export async function tellOfMessage(db: Db, { userId, orderId, side, now }: Written) {
  const reader = otherSide(side);
  const spell = await db
    .selectFrom("messageSpells")
    .leftJoin("emails", "emails.id", "emailId")
    .select(["emailId", "noticedAt", "readAt", "emails.state"])
    .where("messageSpells.orderId", "=", orderId)
    .where("side", "=", reader)
    .executeTakeFirst();
  const what = noticeFor(spell, spell?.state ?? undefined, now);
  if (what === "none") return;
  const later = new Date(now.getTime() + NOTICE_AFTER_MS).toISOString();
  const count = await countUnreadOf(db, orderId, side);
  if (what !== "queue") {
    const waits = what === "wait" ? { nextTryAt: later } : {};
    await recount(db, spell?.emailId ?? "", count, waits);
    if (what === "wait") await noteSpell(db, { orderId, side: reader }, { noticedAt: now.toISOString() });
    return;
  }
  const emailId = await queueNotice(db, { userId, orderId, reader, count, at: now.toISOString(), later });
  if (emailId) await noteSpell(db, { orderId, side: reader }, { emailId, noticedAt: now.toISOString() });
}

/** A notice that waits says how many there are by now. */
export async function recountNotice(db: Db, orderId: string, side: Side) {
  const spell = await findRow(db, "messageSpells", { orderId, side: otherSide(side) }, ["emailId"]);
  const count = await countUnreadOf(db, orderId, side);
  if (spell?.emailId && count > 0) await recount(db, spell.emailId, count);
}

async function recount(db: Db, emailId: string, count: number, waits: { nextTryAt?: string } = {}) {
  const waiting = await findRow(db, "emails", { id: emailId, state: "queued" }, ["parameters"]);
  if (!waiting) return;
  const parameters = JSON.stringify({ ...(JSON.parse(waiting.parameters) as object), count });
  await db
    .updateTable("emails")
    .set({ parameters, ...waits })
    .where("id", "=", emailId)
    .where("state", "=", "queued")
    // One that is on its way is left alone.
    .where("claimedBy", "is", null)
    .execute();
}

interface Notice extends OrderPlace {
  reader: Side;
  count: number;
  at: string;
  later: string;
}

async function queueNotice(db: Db, { userId, orderId, reader, count, at, later }: Notice) {
  const about = { orderId, at, notBefore: later };
  if (reader === "house") {
    const link = `/admin/dashboard/order/${userId}/${orderId}#messages`;
    return queueEmail(db, {
      ...about,
      kind: "message_received_notice",
      to: await findHouseAddress(db),
      parameters: { order_id: orderId, link, count },
      userId: null,
    });
  }
  const { name, address } = await findRecipient(db, userId);
  if (!hasAddress(address)) return undefined;
  return queueEmail(db, {
    ...about,
    kind: "message_received",
    to: { name, address },
    parameters: { order_id: orderId, link: `/client/dashboard/orders/${orderId}/messages`, count },
    userId,
  });
}

/** How many of this side's messages the other has not read. */
async function countUnreadOf(db: Db, orderId: string, side: Side) {
  return db
    .selectFrom("messages")
    .where("orderId", "=", orderId)
    .where("side", "=", side)
    .where("readAt", "is", null)
    .where("takenBackAt", "is", null)
    .$call(countFound);
}

interface SpellMarks {
  emailId?: string;
  noticedAt?: string;
  readAt?: string;
}

export async function noteSpell(db: Db, of: { orderId: string; side: Side }, marks: SpellMarks) {
  await db
    .insertInto("messageSpells")
    .values({ ...of, emailId: null, noticedAt: null, readAt: null, ...marks })
    .onConflict((conflict) => conflict.columns(["orderId", "side"]).doUpdateSet(marks))
    .execute();
}
