import type { RunningApp } from "#app/app.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { dayOf } from "#app/domain/calendar.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import { findMoney } from "#app/services/ledger/find-money.server.ts";
import { recordPayment, recordRefund } from "#app/services/ledger/record-money.server.ts";
import { reverseEntry } from "#app/services/ledger/reverse-entry.server.ts";
import { type Settling, settleOrder } from "#app/services/ledger/settle-order.server.ts";
import { addCredit, writeOff } from "#app/services/ledger/take-off.server.ts";
import { cancelAndSettle } from "#app/services/orders/life/cancel-order.server.ts";
import { confirmOrder } from "#app/services/orders/life/confirm-order.server.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { SUGGESTED, sampleContent, submittedOrder } from "./quotes.ts";

export const DEPOSIT = SUGGESTED / 2;

/** An order that its client has said yes to: $1,272.00, half of it due within 7 days, the rest 14 days after it is finished. */
export async function acceptedOrder(app: RunningApp) {
  const order = await submittedOrder(app);
  await order.send(sampleContent(app));
  const confirmed = await order.confirm();
  if (!confirmed.ok) throw new Error(confirmed.reason);
  return withMoneyActs(app, order);
}

/** A custom order of this client, quoted plainly. */
export async function plainOrder(
  app: RunningApp,
  client: { id: string; firstName: string; lastName: string; email: string },
  totalCents: number,
) {
  const terms = { orderName: "Pillows", description: "Six", totalCents, paymentLink: "https://pay.example.com/1" };
  const made = await createCustomOrder(app, demoOwner.id, client.id, terms);
  if (!made.ok) throw new Error(made.reason);
  const orderId = made.id;
  const row = () => app.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const confirm = async () => {
    const { version } = await row();
    return confirmOrder(app, { user: client, orderId, version, seen: { totalCents, creditCents: 0 } });
  };
  return withMoneyActs(app, { client, orderId, place: { userId: client.id, orderId }, row, confirm });
}

/** What both sides do about the money of an order. */
export function withMoneyActs<Order extends { place: { userId: string; orderId: string } }>(
  app: RunningApp,
  order: Order,
) {
  const { place } = order;
  const acting = (formKey?: string) => ({ actorId: demoOwner.id, ...place, formKey });
  const typed = (amount: string) => ({
    amount,
    method: "check",
    receivedOn: dayOf(app.now()),
    reference: "No. 1043",
    note: "",
  });
  const settling = (keep: string, amount: string, more: Partial<Settling>) => ({
    ...typed(amount),
    keep,
    tax: "share",
    note: keep === "0" ? "" : "The cloth was cut",
    line: "",
    leaveOut: false,
    ...more,
  });
  return {
    ...order,
    acting,
    pay: (amount: string, formKey?: string) => recordPayment(app, acting(formKey), typed(amount)),
    refund: (amount: string, formKey?: string, purpose = "mistake") =>
      recordRefund(app, acting(formKey), { ...typed(amount), purpose }),
    settle: (keep: string, amount: string, more: Partial<Settling> = {}, formKey?: string) =>
      settleOrder(app, acting(formKey), settling(keep, amount, more)),
    cancel: async (keep: string, amount: string, more: Partial<Settling> = {}, formKey?: string) => {
      const row = app.db.selectFrom("orders").select("version").where("id", "=", place.orderId);
      const { version } = await row.executeTakeFirstOrThrow();
      return cancelAndSettle(app, { ...acting(formKey), version }, settling(keep, amount, more));
    },
    credit: (amount: string, note = "Sorry") => addCredit(app, acting(), { amount, note }),
    writeOff: (amount: string, note = "Gone") => writeOff(app, acting(), { amount, note }),
    reverse: (entryId: string, note = "A slip", anyway = "") => reverseEntry(app, acting(), { entryId, note, anyway }),
    money: async () => (await findMoney(app, place.userId, place.orderId))!,
    entries: async () => {
      const rows = app.db.selectFrom("ledgerEntries").selectAll().where("orderId", "=", place.orderId);
      return (await rows.orderBy("seq").execute()).map(({ kind, amountCents }) => [kind, amountCents]);
    },
    /** A yes by telephone to this version, as it is suggested. */
    accept: (number: number, chosen: string[] = []) => {
      const said = { signedName: "Ada Shepherd", how: "phone", day: dayOf(app.now()) };
      return recordAcceptance(app, { actorId: demoOwner.id, ...place, number, chosen, ...said });
    },
    save: async (status: OrderStatus, totalCents: number | null) => {
      const row = app.db.selectFrom("orders").select(["version", "paymentLink"]).where("id", "=", place.orderId);
      const { version, paymentLink } = await row.executeTakeFirstOrThrow();
      return updateOrder(app, demoOwner.id, { ...place, version }, { status, totalCents, paymentLink });
    },
  };
}
