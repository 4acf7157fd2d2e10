/** A client pays by card at a provider, who tells the site of it until it has been heard, and once more. */
import { MY_ORDERS, myCardPath } from "#app/routes/client/order-paths.ts";
import type { CardDouble } from "#tests/support/cards/card-double.ts";
import type { Acknowledged, Manner, Walker } from "#tests/support/orders/order-walk.ts";

interface PayingByCard {
  order: Acknowledged;
  manner: Manner;
  double: CardDouble;
  aim(act: "paying by card" | "refunding"): void;
}

const DOLLAR = 100;

/** What is due, and of every second one a dollar goes back at the provider. */
export async function payByCard({ visitor, origin }: Walker, { order, manner, double, aim }: PayingByCard) {
  const html = await (await manner.open(visitor, `${MY_ORDERS}/${order.orderId}`)).text();
  const cents = /name="cents" value="(\d+)"/.exec(html)?.[1];
  if (!cents) return false;
  const begun = await manner.send(visitor, myCardPath(order.orderId), { cents });
  await begun.body?.cancel();
  const checkoutId = begun.headers.get("location")?.split("/").at(-1) ?? "";
  if (begun.status !== 303 || !double.checkouts.has(checkoutId)) return false;
  const tell = async (event: string, act: Parameters<typeof aim>[0]) => {
    aim(act);
    const body = () => double.deliver(`${origin}/webhooks/stripe`, event);
    for (let tries = 0; tries < 600; tries += 1) {
      const answer = await body().catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  };
  const paymentId = double.pay(checkoutId);
  const paid = { kind: "payment" as const, cents: Number(cents), heard: false };
  order.money = { entries: [paid] };
  const event = double.paidEvent(checkoutId);
  paid.heard = await tell(event, "paying by card");
  await tell(event, "paying by card");
  if (!paid.heard || Number(cents) % 200 !== 0) return paid.heard;
  const back = { kind: "refund" as const, cents: DOLLAR, heard: false };
  order.money.entries.push(back);
  const refund = {
    id: `re_${paymentId}`,
    object: "refund",
    amount: DOLLAR,
    currency: "usd",
    payment_intent: paymentId,
  };
  back.heard = await tell(double.event("refund.created", { ...refund, status: "succeeded" }), "refunding");
  return true;
}
