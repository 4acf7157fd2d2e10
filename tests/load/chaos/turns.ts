/** What becomes of a submitted order: the owner quotes it, its client says yes, money comes, and the owner goes on or cancels it. */
import { MY_ORDERS } from "#app/routes/client/order-paths.ts";
import type { CardDouble } from "#tests/support/cards/card-double.ts";
import type { Acknowledged, Manner, Walker } from "#tests/support/orders/order-walk.ts";
import type { Visitor } from "#tests/support/visitor.ts";
import { payByCard } from "./card-payments.ts";
import { confirmLines, sendLines } from "./line-quotes.ts";
import { cancelPaid, payFor } from "./payments.ts";

export interface Owner {
  visitor: Visitor;
  idOf(email: string): Promise<string>;
  installationOf(orderId: string): Promise<string>;
  /** Told at the moment before something is sent that a kill may cut in two. */
  aim(act: Aimed): void;
  double: CardDouble;
}

/** What kills are aimed at, one after another. */
export const aimedActs = [
  "accepting",
  "booking",
  "refunding",
  "ticking",
  "cancelling",
  "paying by card",
  "sending or recording",
] as const;
export type Aimed = (typeof aimedActs)[number];

/** One save that the owner tries until it is answered with a yes; what was tried last may have been done unheard. */
async function save(owner: Owner, { page, order }: { page: string; order: Acknowledged }, manner: Manner) {
  return async (status: string, totalCents: number) => {
    order.tried = { status, totalCents };
    if (status === "cancelled") owner.aim("cancelling");
    for (let tries = 0; tries < 3; tries += 1) {
      const shown = await (await manner.open(owner.visitor, page)).text();
      const version = /name="version" value="(\d+)"/.exec(shown)?.[1] ?? "";
      const terms = { status, total: String(totalCents / 100), paymentLink: "", agreed: status, leaveOut: "on" };
      const answer = await manner.send(owner.visitor, `${page}/acts/save-order`, { version, ...terms });
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
  /** Or end it: mostly with its money, now and then by hand, which leaves the money to be settled. */
  const goOn = async (cancel: boolean) => {
    const paid = order.money?.entries.some(({ heard }) => heard);
    if (cancel && paid && Math.random() < 0.8) {
      await cancelPaid(owner.visitor, { page, order, manner, aim: owner.aim });
    } else await set(cancel ? "cancelled" : "in progress", order.turn?.totalCents ?? 0);
  };
  if (walker.orders.length % 2 === 0) {
    const { aim, double } = owner;
    const quoting = { page, order, manner, aim };
    if (!(await sendLines(owner.visitor, quoting))) return;
    if (!(await confirmLines(walker, quoting))) return;
    // While the provider is away somebody has to meet it.
    const wanted = walker.orders.length % 4 === 2 || double.manners !== "kind";
    const byCard = wanted && (await payByCard(walker, { order, manner, double, aim }));
    if (!byCard) await payFor(owner.visitor, quoting);
    await goOn(Math.random() < 0.4);
    return;
  }
  const total = 10_000 + Math.floor(Math.random() * 90_000);
  if (!(await set("quoted", total))) return;
  // Another price before anybody has said yes.
  if (total % 2 === 0 && !(await set("quoted", total + 100))) return;
  owner.aim("accepting");
  if (!(await confirm(walker, order, manner))) return;
  await payFor(owner.visitor, { page, order, manner, aim: owner.aim });
  await goOn(total % 3 === 0);
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
