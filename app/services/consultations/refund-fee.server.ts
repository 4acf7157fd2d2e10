import type { App } from "#app/app.server.ts";
import { updateVersion } from "#app/db/update-version.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { checkFeeRefund } from "#app/domain/consultations/fee-rules.ts";
import { deriveMoney } from "#app/domain/ledger/derive-money.ts";
import { readPayment, saysTheSame, type TypedMoney } from "#app/domain/ledger/ledger-acts.ts";
import { AS_USUAL } from "#app/domain/orders/owner/order-announcement.ts";
import { addVisitEntry, findVisitEntries } from "#app/services/ledger/entries/add-visit-entry.server.ts";
import { checkSentBack, refusedBy } from "#app/services/ledger/entries/with-money.server.ts";
import { queueFeeReceipt } from "#app/services/ledger/queue-money-emails.server.ts";
import type { ConsultationResult } from "./book-consultation.server.ts";
import { settleCredits } from "./credit-consultation.server.ts";
import { refundableOf } from "./find-consultation.server.ts";
import { CHANGED, lockVisit, MISSING } from "./lock-visit.server.ts";

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
): Promise<ConsultationResult> {
  const now = app.now();
  const [at, today] = [now.toISOString(), dayOf(now)];
  return app.db.transaction().execute(async (db): Promise<ConsultationResult> => {
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
