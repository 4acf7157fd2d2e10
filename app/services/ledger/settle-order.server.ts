import type { App } from "#app/app.server.ts";
import { type Db, setRows } from "#app/db/client.server.ts";
import { readSettlement, type TypedSettlement } from "#app/domain/ledger/ledger-acts.ts";
import { planSettlement } from "#app/domain/ledger/settlement.ts";
import { checkEmailChoice, type EmailChoice } from "#app/domain/orders/owner/order-announcement.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { addEntry, projectMoney } from "./entries/add-entry.server.ts";
import { findTaxed, standingOf } from "./entries/find-order-money.server.ts";
import {
  checkSentBack,
  type Entered,
  type Found,
  type MoneyPlace,
  refusedBy,
  withMoneyIn,
} from "./entries/with-money.server.ts";
import { queueSettled } from "./queue-money-emails.server.ts";

export type Settling = TypedSettlement & EmailChoice;

const NOT_ENDED = refusal("refused", "Only an order that was cancelled is settled. Cancel it first.");
const SETTLED = refusal("stale", "This order has been settled already. Please look at it again.");

/**
 * The owner says what is kept of the money of a cancelled order and what goes back: a credit with its tax, a refund with its
 * receipt, and one message, in one act. After it nobody has to settle anything.
 */
export function settleOrder(
  app: Pick<App, "db" | "now">,
  place: MoneyPlace,
  typed: Settling,
): Promise<Entered | Refusal> {
  const now = app.now();
  return app.db.transaction().execute((db) => settleIn(db, now, place, { typed, cancelled: false }));
}

/** The same inside the transaction of its caller. */
export function settleIn(
  db: Db,
  now: Date,
  place: MoneyPlace,
  { typed, cancelled }: { typed: Settling; cancelled: boolean },
) {
  const { actorId, userId, orderId } = place;
  const settle = async (found: Found): Promise<Entered | Refusal> => {
    const { order, entries, money, at, today, formKey } = found;
    if (!standingOf(order, entries).closed) return NOT_ENDED;
    if (money.badge !== "to_settle") return SETTLED;
    const read = readSettlement(typed, today);
    if (!read.ok) return refusedBy(read);
    const email = checkEmailChoice(typed);
    if (!email.ok) return refusedBy(email);
    const { keepCents, giveBackCents, tax, note, sent } = read.value;
    const plan = planSettlement(money, { keepCents, giveBackCents, tax }, findTaxed(entries));
    if (!plan.ok) return refusedBy(plan);
    const { creditCents, creditTaxCents } = plan.value;
    const came = sent && checkSentBack(entries, sent.occurredOn);
    if (came && !came.ok) return came;
    const entry = { orderId, userId, actorId, at, settles: true };
    const credit =
      creditCents > 0 &&
      (await addEntry(
        db,
        {
          ...entry,
          kind: "credit",
          amountCents: -creditCents,
          taxCents: 0 - creditTaxCents,
          note,
          taxed: true,
          ...(giveBackCents === 0 && { formKey }),
        },
        found,
      ));
    const creditId = credit ? credit.id : undefined;
    const back = { ...entry, kind: "refund", amountCents: giveBackCents, formKey, creditId } as const;
    const refund = sent && (await addEntry(db, { ...back, ...sent }, found));
    await setRows(db, "orders", { id: orderId }, { settledAt: at });
    order.settledAt = at;
    const now = await projectMoney(db, orderId, found);
    const details = { amount: keepCents, after: giveBackCents, reason: note };
    await recordEvent(db, { orderId, kind: "settled", actorId, at, details });
    if (email.value.leaveOut) await recordEvent(db, { orderId, kind: "email_left_out", actorId, at });
    else {
      const told = { cancelled, refund, keepCents, why: note, ...plan.value, ...email.value };
      await queueSettled(db, { order, ...told, dueOn: now?.money.dueOn ?? null, at });
    }
    return { ok: true, entryId: (refund || credit || { id: "" }).id, receiptNumber: refund?.receiptNumber ?? null };
  };
  return withMoneyIn(db, now, place, "settle", (_, found) => settle(found));
}
