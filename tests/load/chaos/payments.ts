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
  aim(act: "accepting" | "refunding" | "sending or recording"): void;
}

/** Half of the price by check, and of every second order a dollar of it back. */
export async function payFor(owner: Visitor, { page, order, manner, aim }: Paying) {
  const cents = Math.round((order.turn?.totalCents ?? 0) / 2);
  order.money = { entries: [] };
  const record = async (kind: "payment" | "refund", amount: number) => {
    const asked = `${page}?ask=${kind}`;
    const html = await (await manner.open(owner, asked)).text();
    const formKey = new RegExp(`name="${FORM_KEY}" value="([^"]+)"`).exec(html)?.[1] ?? "";
    const money = { amount: (amount / 100).toFixed(2), method: "check", receivedOn: dayOf(new Date()) };
    const entry = { kind, cents: amount, heard: false };
    order.money?.entries.push(entry);
    aim(kind === "refund" ? "refunding" : "sending or recording");
    const answer = await manner.send(owner, asked, {
      ...{ intent: `money-${kind}`, [FORM_KEY]: formKey, ...money, reference: "No. 1043", note: "" },
    });
    await answer.body?.cancel();
    entry.heard = answer.status === 302;
    return entry.heard;
  };
  if (cents === 0 || !(await record("payment", cents))) return;
  if (cents % 2 === 0) await record("refund", 100);
}
