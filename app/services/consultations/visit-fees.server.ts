import type { App } from "#app/app.server.ts";
import { type Db, updateVersion } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { checkFeeRefund, readFee, type TypedFee } from "#app/domain/consultations/fee-rules.ts";
import { noonOf } from "#app/domain/dates.ts";
import { deriveMoney } from "#app/domain/ledger/derive-money.ts";
import { readPayment, saysTheSame, type TypedMoney } from "#app/domain/ledger/ledger-acts.ts";
import { AS_USUAL } from "#app/domain/orders/owner/order-announcement.ts";
import type { Done } from "#app/domain/refusal.ts";
import { refusal } from "#app/domain/refusal.ts";
import { addVisitEntry, type FeeVisit, findVisitEntries } from "#app/services/ledger/entries/add-visit-entry.server.ts";
import { checkSentBack, refusedBy } from "#app/services/ledger/entries/with-money.server.ts";
import { findWhatCame } from "#app/services/ledger/move-fee.server.ts";
import { queueFeeReceipt, queueFeeVoid } from "#app/services/ledger/queue-money-emails.server.ts";
import { dropReceipt } from "#app/services/ledger/reverse-entry.server.ts";
import { carryFee } from "./carry-fee.server.ts";
import { settleCredits } from "./credit-consultation.server.ts";
import { refundableOf } from "./find-consultation.server.ts";
import { CHANGED, lockVisit, MISSING } from "./lock-visit.server.ts";

interface Mark extends Partial<TypedFee> {
  actorId: string;
  id: string;
  version: number;
  paid: boolean;
  /** The client is e-mailed neither the receipt nor about the orders on which another amount is due. */
  leaveOut?: boolean;
}

/** The owner notes that the fee has come, with its receipt, or that it has not after all. The credit follows. */
export async function markFee(app: Pick<App, "db" | "now">, mark: Mark): Promise<Done> {
  const { actorId, id, version, paid, leaveOut = false } = mark;
  const now = app.now();
  const [at, today] = [now.toISOString(), dayOf(now)];
  const { method = "check", receivedOn = today } = mark;
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const found = await lockVisit(db, id);
    if (!found) return MISSING;
    const { userId } = found;
    if ((found.feePaidAt !== null) === paid) return { ok: true };
    if (paid && found.feeCents === 0) return refusal("refused", "This call has no fee.");
    const read = readFee({ method, receivedOn }, { today, bookedOn: dayOf(found.createdAt) });
    if (paid && !read.ok) return refusedBy(read);
    const came = paid ? [] : await findWhatCame(db, found);
    if (came.some(({ entry }) => entry.kind === "refund")) return GONE_BACK;
    const day = read.ok ? read.value.day : today;
    const feePaidAt = day === today ? at : noonOf(day);
    const values = { feePaidAt: paid ? feePaidAt : null, feeMovedTo: null, unverifiedFrom: null, updatedAt: at };
    const marked = await updateVersion(db.updateTable("consultations").where("id", "=", id), version, values);
    if (!marked) return CHANGED;
    if (paid && read.ok) {
      const payment = { kind: "payment", amountCents: -found.feeCents, method: read.value.method } as const;
      const entry = await addVisitEntry(db, found, { ...payment, occurredOn: day, actorId, at });
      if (!leaveOut) await queueFeeReceipt(db, { kind: "payment_received", visit: found, entry, at });
    }
    await takeBack(db, came, { actorId, at, leaveOut });
    await carryFee(db, userId, { actorId, at });
    await settleCredits(db, { userId, actorId, at, email: { ...AS_USUAL, leaveOut } });
    return { ok: true };
  });
}

const GONE_BACK = refusal(
  "refused",
  "Some of this fee has gone back to the client already, so it had come. Give back the rest instead.",
);

type Came = Awaited<ReturnType<typeof findWhatCame>>;

/** By its opposite, dated today; whoever was told of a payment is told. Both ends of what was moved are taken back. */
async function takeBack(db: Db, came: Came, by: { actorId: string; at: string; leaveOut: boolean }) {
  const { actorId, at, leaveOut } = by;
  const earlier = new Set<FeeVisit["id"]>();
  for (const { visit, entry } of came) {
    const opposite = { amountCents: -entry.amountCents, reversesId: entry.id };
    await addVisitEntry(db, visit, { ...opposite, kind: "reversal", actorId, at });
    if (entry.kind === "transfer") earlier.add(visit.id);
    if ((await dropReceipt(db, entry)) && !leaveOut) await queueFeeVoid(db, { visit, entry, at });
  }
  if (earlier.size === 0) return;
  await db
    .updateTable("consultations")
    .set({ feeMovedTo: null })
    .where("id", "in", [...earlier])
    .execute();
}

interface Refund {
  actorId: string;
  id: string;
  version: number;
  typed: TypedMoney;
  /** The client is not e-mailed. */
  leaveOut?: boolean;
}

/** The owner notes that a fee, or some of it, went back: numbered like a payment. Once all of it has, it is not paid any more. */
export async function refundFee(
  app: Pick<App, "db" | "now">,
  { actorId, id, version, typed, leaveOut = false }: Refund,
): Promise<Done> {
  const now = app.now();
  const [at, today] = [now.toISOString(), dayOf(now)];
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const found = await lockVisit(db, id);
    if (!found) return MISSING;
    const { userId } = found;
    const entries = await findVisitEntries(db, id);
    // The form as it was shown: sent twice, it is recorded once.
    const formKey = `fee-refund:${id}:${version}`;
    const before = entries.find((entry) => entry.formKey === formKey);
    if (before) return saysTheSame(typed, before, today) ? { ok: true } : CHANGED;
    const read = readPayment(typed, today, "sent");
    if (!read.ok) return refusedBy(read);
    const { cents, method, day: occurredOn, reference, note } = read.value;
    const { heldCents } = deriveMoney(entries, null);
    const allowed = checkFeeRefund(heldCents, heldCents - refundableOf(entries), cents);
    if (!allowed.ok) return refusedBy(allowed);
    const came = checkSentBack(entries, occurredOn);
    if (!came.ok) return came;
    const values = { feePaidAt: cents === heldCents ? null : found.feePaidAt, updatedAt: at };
    const saved = await updateVersion(db.updateTable("consultations").where("id", "=", id), version, values);
    if (!saved) return CHANGED;
    const refund = { kind: "refund", amountCents: cents, actorId, at } as const;
    const entry = await addVisitEntry(db, found, { ...refund, occurredOn, method, reference, note, formKey });
    if (!leaveOut) await queueFeeReceipt(db, { kind: "refund_sent", visit: found, entry, at });
    await settleCredits(db, { userId, actorId, at, email: { ...AS_USUAL, leaveOut } });
    return { ok: true };
  });
}
