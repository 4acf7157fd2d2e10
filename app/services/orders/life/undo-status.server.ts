import type { App } from "#app/app.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import { formatTime } from "#app/domain/dates.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import { AS_USUAL } from "#app/domain/orders/owner/order-announcement.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { SINCE, type Taker, withUndo } from "#app/services/undos/undos.server.ts";
import { findStanding, type StatusAfter, type StatusBefore } from "./note-status.server.ts";
import { updateOrderIn } from "./update-order.server.ts";

/** Undoes what the way back would have bound: what is charged or accepted is not taken back by a press. */
class Binding extends Error {}

interface Asked extends Taker {
  id: string;
  /** What the client hears, where they were told of the move: asked for as soon as that has gone out. */
  email: string;
}

/** The status as it was, by the same use case. E-mails of the move that wait are dropped. */
export async function undoStatus(app: Pick<App, "db" | "now">, { email, ...asked }: Asked): Promise<Done> {
  const now = app.now();
  const done = withUndo<StatusBefore, StatusAfter>(app, "status", asked, async (db, noted) => {
    const { subjectId: orderId, before, after } = noted;
    const order = await findRow(db, "orders", { id: orderId }, ["userId", "totalCents", "paymentLink", "version"]);
    if (!order || order.version !== after.version) return SINCE;
    if ((await findStanding(db, orderId))?.bound !== after.bound) return SINCE;
    const toldAt = await findTold(db, orderId, after.at);
    if (toldAt && email !== "again" && email !== "none") return askAgain(toldAt);
    await dropMails(db, orderId, after.at);
    const { userId, totalCents, paymentLink, version } = order;
    // It was the order's status before.
    const terms = { status: before.status as OrderStatus, totalCents, paymentLink };
    const choice = { ...AS_USUAL, leaveOut: email === "none" };
    const revision = { userId, orderId, version };
    const saved = await updateOrderIn(db, now, asked.actorId, revision, terms, toldAt ? choice : "told elsewhere");
    if (!saved.ok) return saved.code === "stale" ? SINCE : saved;
    if ((await findStanding(db, orderId))?.bound !== after.bound) throw new Binding();
    return { ok: true };
  });
  return done.catch((error: unknown) => {
    if (error instanceof Binding) return SINCE;
    throw error;
  });
}

function askAgain(toldAt: string) {
  const told = `The client was told at ${formatTime(toldAt)}.`;
  return refusal("refused", `${told} Under Last changes you can undo it and say whether they are told again.`);
}

/** When the client was told of it; one that is on its way counts. */
async function findTold(db: Db, orderId: string, at: string) {
  const email = await db
    .selectFrom("emails")
    .select(["sentAt", "createdAt"])
    .where("orderId", "=", orderId)
    .where("createdAt", "=", at)
    .where("userId", "is not", null)
    .where((eb) => eb.or([eb("state", "=", "sent"), eb("claimedBy", "is not", null)]))
    .executeTakeFirst();
  return email && (email.sentAt ?? email.createdAt);
}

async function dropMails(db: Db, orderId: string, at: string) {
  await db
    .updateTable("emails")
    .set({ state: "dropped", lastError: "No longer true: it was undone." })
    .where("orderId", "=", orderId)
    .where("createdAt", "=", at)
    .where("state", "=", "queued")
    .where("claimedBy", "is", null)
    .execute();
}
