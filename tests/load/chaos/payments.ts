/** Money comes in for an order, and some of it goes back: each form is sent again under its key until it is answered. */
import { dayOf } from "#app/domain/calendar.ts";
import { FORM_KEY } from "#app/web/form-key.ts";
import type { Acknowledged, Manner } from "#tests/support/orders/order-walk.ts";
import type { Visitor } from "#tests/support/visitor.ts";

interface Paying {
  /** The owner's page of the order. */
  page: string;
  order: Acknowledged;
  manner: Manner;
  /** Called at the moment before something is sent that a kill may cut in two. */
  aim(act: "refunding" | "cancelling" | "sending or recording"): void;
}

/** Half of the price by check, and of every second order a dollar of it back. */
export async function payFor(owner: Visitor, { page, order, manner, aim }: Paying) {
  const cents = Math.round((order.turn?.totalCents ?? 0) / 2);
  order.money = { entries: [] };
  const record = async (kind: "payment" | "refund", amount: number) => {
    const asked = `${page}?ask=${kind}`;
    const formKey = valueIn(await (await manner.open(owner, asked)).text(), FORM_KEY);
    const money = { amount: (amount / 100).toFixed(2), ...byCheck(), purpose: "lower" };
    const entry = { kind, cents: amount, heard: false };
    order.money?.entries.push(entry);
    aim(kind === "refund" ? "refunding" : "sending or recording");
    const answer = await manner.send(owner, `${page}/acts/record-${kind}?ask=${kind}`, {
      [FORM_KEY]: formKey,
      ...money,
      note: "",
    });
    await answer.body?.cancel();
    entry.heard = answer.status === 302;
    return entry.heard;
  };
  if (cents === 0 || !(await record("payment", cents))) return;
  if (cents % 2 === 0) await record("refund", 100);
}

/** Ends an order that was paid for: all of its money goes back, in one act. */
export async function cancelPaid(owner: Visitor, { page, order, manner, aim }: Paying) {
  const asked = `${page}?ask=cancel`;
  const html = await (await manner.open(owner, asked)).text();
  const dialog = /<dialog.*?<\/dialog>/s.exec(html)?.[0] ?? "";
  const amount = valueIn(dialog, "amount");
  const entry = { kind: "refund" as const, cents: Math.round(Number(amount) * 100), heard: false };
  order.money?.entries.push(entry);
  order.tried = { status: "cancelled", totalCents: order.turn?.totalCents ?? 0 };
  aim("cancelling");
  const answer = await manner.send(owner, `${page}/acts/cancel-and-settle?ask=cancel`, {
    [FORM_KEY]: valueIn(dialog, FORM_KEY),
    version: valueIn(dialog, "version"),
    keep: "0",
    note: "",
    tax: "share",
    amount,
    ...byCheck(),
    line: "",
  });
  await answer.body?.cancel();
  entry.heard = answer.status === 302;
  if (entry.heard) order.turn = order.tried;
}

const byCheck = () => ({ method: "check", receivedOn: dayOf(new Date()), reference: "No. 1043" });

const valueIn = (html: string, name: string) => {
  const field = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  return /value="([^"]*)"/.exec(field)?.[1] ?? "";
};
