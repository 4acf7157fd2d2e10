/** What becomes of a submitted order: the owner quotes it, its client says yes, money comes, and the owner goes on or cancels it. */
import { MY_ORDERS } from "#app/routes/client/order-paths.ts";
import type { Acknowledged, Manner, Walker } from "#tests/support/orders/order-walk.ts";
import type { Visitor } from "#tests/support/visitor.ts";
import { confirmLines, sendLines } from "./line-quotes.ts";
import { payFor } from "./payments.ts";

export interface Owner {
  visitor: Visitor;
  idOf(email: string): Promise<string>;
  /** Told at the moment before a quote is sent or confirmed, or money recorded. */
  aim(): void;
}

/** One save that the owner tries until it is answered with a yes; what was tried last may have been done unheard. */
async function save(owner: Owner, { page, order }: { page: string; order: Acknowledged }, manner: Manner) {
  return async (status: string, totalCents: number) => {
    order.tried = { status, totalCents };
    for (let tries = 0; tries < 3; tries += 1) {
      const shown = await (await manner.open(owner.visitor, page)).text();
      const version = /name="version" value="(\d+)"/.exec(shown)?.[1] ?? "";
      const terms = { status, total: String(totalCents / 100), paymentLink: "", agreed: status, leaveOut: "on" };
      const answer = await manner.send(owner.visitor, page, { intent: "order", version, ...terms });
      await answer.body?.cancel();
      if (answer.status !== 302) continue;
      order.turn = { status, totalCents };
      return true;
    }
    return false;
  };
}

export async function turnOrder(walker: Walker, owner: Owner, manner: Manner) {
  const order = walker.orders.at(-1);
  if (!order?.submitted) return;
  const page = `/admin/dashboard/order/${await owner.idOf(walker.email)}/${order.orderId}`;
  const set = await save(owner, { page, order }, manner);
  if (walker.orders.length % 2 === 0) {
    const quoting = { page, order, manner, aim: owner.aim };
    if (!(await sendLines(owner.visitor, quoting))) return;
    if (!(await confirmLines(walker, quoting))) return;
    await payFor(owner.visitor, quoting);
    await set(Math.random() < 0.2 ? "cancelled" : "in progress", order.turn?.totalCents ?? 0);
    return;
  }
  const total = 10_000 + Math.floor(Math.random() * 90_000);
  if (!(await set("quoted", total))) return;
  // Another price before anybody has said yes.
  if (total % 2 === 0 && !(await set("quoted", total + 100))) return;
  if (!(await confirm(walker, order, manner))) return;
  await payFor(owner.visitor, { page, order, manner, aim: owner.aim });
  await set(total % 5 === 0 ? "cancelled" : "in progress", order.turn?.totalCents ?? total);
}

async function confirm({ visitor }: Walker, order: Acknowledged, manner: Manner) {
  const page = `${MY_ORDERS}/${order.orderId}`;
  const html = await (await manner.open(visitor, page)).text();
  const fields = html.matchAll(/<input type="hidden" name="(version|seen\w+)" value="(\d*)"/g);
  const form = Object.fromEntries([...fields].map(([, name = "", value = ""]) => [name, value]));
  const answer = await manner.send(visitor, page, form);
  await answer.body?.cancel();
  if (answer.status === 302) order.confirmed = true;
  return answer.status === 302;
}
