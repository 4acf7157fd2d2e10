import type { RunningApp } from "#app/app.server.ts";
import { beginCardPayment } from "#app/services/cards/begin-card-payment.server.ts";
import { createTill } from "#app/services/cards/provider/card-provider.ts";
import { createStripeProvider } from "#app/services/cards/provider/stripe-provider.server.ts";
import { takeCardEvent } from "#app/services/cards/take-card-event.server.ts";
import { tendSessions } from "#app/services/cards/watch-cards.server.ts";
import { acceptedOrder, DEPOSIT, withMoneyActs } from "#tests/support/orders/money.ts";
import type { CardDouble } from "./card-double.ts";

/** The same house with a till for cards, and what is done with it. */
export async function withCards(house: RunningApp, double: CardDouble) {
  const app = { ...house, cards: createTill(await createStripeProvider(double.settings, house.config.siteUrl.origin)) };
  const backTo = (id: string) => ({ paidUrl: `http://localhost:3000/${id}`, cancelUrl: "http://localhost:3000/" });

  const take = (body: string, signature = double.sign(body)) =>
    takeCardEvent(app, { body: Buffer.from(body), signature });

  /** What both sides do about an order by card. */
  function withCardActs<
    Order extends { client: { id: string }; orderId: string; place: { userId: string; orderId: string } },
  >(order: Order) {
    const { orderId, client } = order;
    const press = (seenCents = DEPOSIT, userId = client.id) =>
      beginCardPayment(app, { userId, orderId, seenCents, backTo });
    const sessions = () =>
      app.db.selectFrom("cardSessions").selectAll().where("orderId", "=", orderId).orderBy("createdAt").execute();
    /** The client's way to the provider, and the id of the checkout there. */
    const begun = async (seenCents = DEPOSIT) => {
      const answer = await press(seenCents);
      if (!answer.ok) throw new Error(answer.reason);
      return answer.url.split("/").at(-1) ?? "";
    };
    const mails = async (kind: string) => {
      const rows = app.db.selectFrom("emails").select("parameters").where("orderId", "=", orderId);
      return (await rows.where("kind", "=", kind).execute()).map(({ parameters }) => JSON.parse(parameters));
    };
    const flags = async () => (await mails("payment_flagged")).map(({ reason }) => reason as string);
    return { ...order, press, begun, sessions, mails, flags };
  }

  return {
    app,
    take,
    tend: () => tendSessions(app),
    withCardActs,
    accepted: async () => withCardActs(withMoneyActs(app, await acceptedOrder(app))),
  };
}
