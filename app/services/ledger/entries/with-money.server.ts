import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { formatDate, noonOf } from "#app/domain/dates.ts";
import { isFormKey } from "#app/domain/form-key.ts";
import type { Money, PaymentPlan } from "#app/domain/ledger/derive-money.ts";
import { kindMeanings } from "#app/domain/ledger/entry-kinds.ts";
import { formatMoney } from "#app/domain/money.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type OrderActing, type OrderRecord, withOrderIn } from "#app/services/orders/with-order.server.ts";
import { type EntryRow, findMoneyAndForm } from "./find-order-money.server.ts";

/** Whose order, and who acts on its money. */
export interface MoneyPlace extends OrderActing {
  /** Made when the form was shown: pressed twice, it is recorded once. */
  formKey?: string | undefined;
}

export interface Entered {
  ok: true;
  entryId: string;
  receiptNumber: string | null;
}

export interface Found {
  order: OrderRecord;
  entries: EntryRow[];
  plan: PaymentPlan | null;
  money: Money;
  at: string;
  today: string;
  /** For the entry that this act adds. */
  formKey: string | undefined;
}

type Act = (db: Db, found: Found) => Promise<Entered | Refusal>;

/**
 * One act on the money of an order, in one transaction, with the client's row locked: what is found stays so until it is done.
 * Somebody else's order is as if it did not exist. The same form again is answered with what it recorded.
 */
export function withMoney(
  app: Pick<App, "db" | "now">,
  place: MoneyPlace,
  purpose: string,
  act: Act,
  /** Whether the form says again what it has recorded: one that a browser kept may come back with something else in it. */
  repeats?: (before: EntryRow) => boolean,
): Promise<Entered | Refusal> {
  const now = app.now();
  return app.db.transaction().execute((db) => withMoneyIn(db, now, place, purpose, act, repeats));
}

/** The same inside the transaction of its caller. */
export async function withMoneyIn(
  db: Db,
  now: Date,
  place: MoneyPlace,
  purpose: string,
  act: Act,
  repeats: (before: EntryRow) => boolean = () => true,
): Promise<Entered | Refusal> {
  const { formKey } = place;
  return withOrderIn(db, place, async (_, order): Promise<Entered | Refusal> => {
    const key = formKey && isFormKey(formKey) ? `${purpose}:${formKey}` : undefined;
    const { entries, plan, money, before } = await findMoneyAndForm(db, order, key);
    if (before && before.orderId !== order.id) return SENT_BEFORE;
    if (before && !repeats(before)) return recordedBefore(before);
    if (before) return { ok: true, entryId: before.id, receiptNumber: before.receiptNumber };
    return act(db, { order, entries, plan, money, at: now.toISOString(), today: dayOf(now), formKey: key });
  });
}

function recordedBefore({ amountCents, receiptNumber }: EntryRow) {
  const what = `${formatMoney(Math.abs(amountCents))} already${receiptNumber ? `: ${receiptNumber}` : ""}`;
  return refusal("stale", `This form has recorded ${what}. Please load the page again to record something else.`);
}

const SENT_BEFORE = refusal("stale", "This form was used for another order. Please open the order again.");

/** What a rule has said no to, as a use case answers it. */
export function refusedBy({ code = "invalid", reason, field }: Extract<Verdict<unknown>, { ok: false }>) {
  return refusal(code, reason, field);
}

/** Nothing can be added to an order that its client is still building, or whose money is kept elsewhere until it is taken over. */
export function checkKeptHere({ status, outsideUntil, ledgerSince }: OrderRecord): { ok: true } | Refusal {
  if (ledgerSince !== null) return { ok: true };
  if (meaningOf(status).editable) return refusal("refused", "This order has not been sent to us yet.");
  if (outsideUntil === null) return { ok: true };
  return refusal(
    "refused",
    `The money of this order was kept elsewhere before ${formatDate(noonOf(outsideUntil))}. Take the order over first.`,
  );
}

/** Money goes back no earlier than the first of it came. */
export function checkSentBack(
  entries: readonly Pick<EntryRow, "kind" | "amountCents" | "occurredOn">[],
  day: string,
): { ok: true } | Refusal {
  const came = entries.filter(({ kind, amountCents }) => kindMeanings[kind].held && amountCents < 0);
  const first = came.map(({ occurredOn }) => occurredOn).sort()[0];
  if (first === undefined || day >= first) return { ok: true };
  return refusal(
    "invalid",
    `The money came on ${formatDate(noonOf(first))}. Please choose that day or a later one.`,
    "receivedOn",
  );
}
