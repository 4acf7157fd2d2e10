import { expect, test } from "vitest";
import { findMyPayments } from "#app/services/ledger/find-my-payments.server.ts";
import { findMyOrder } from "#app/services/orders/find-my-order.server.ts";
import { findEstimates, findMyOrderPage, findWaiting } from "#app/services/quotes/find-my-order-page.server.ts";
import { findMyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { countStatements } from "#tests/support/count-statements.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { expectNoEffects } from "#tests/support/effects.ts";
import { acceptedOrder, plainOrder } from "#tests/support/orders/money.ts";
import { sampleContent, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");

onEachDemo("the page of a client's order", NOW, (house) => {
  /** Few statements, and the same as its parts say by themselves. */
  const expectPage = async ({ place: { userId, orderId } }: { place: { userId: string; orderId: string } }) => {
    const counted = countStatements(house().app);
    const page = await findMyOrderPage(counted.app, userId, orderId);
    expect(counted.statements()).toBeLessThanOrEqual(8);
    const { app } = house();
    const { changes: _, ...quote } = (await findMyQuote(app, userId, orderId)) ?? { changes: null };
    expect(page).toMatchObject({
      order: (await findMyOrder(app, userId, orderId))!,
      payments: (await findMyPayments(app, userId, orderId))!,
      waiting: await findWaiting(app, userId, orderId),
    });
    if (page?.quote) expect(page.quote).toMatchObject(quote);
    return page;
  };

  test("a list tells the same early estimate, and of somebody else's order none", async () => {
    const { app } = house();
    const estimate = (await findMyOrderPage(app, "demo-client", "LF-1002"))?.estimate;
    expect(estimate).toMatchObject({ low: expect.any(Number) });
    expect(await findEstimates(app, "demo-client", ["LF-1002"])).toEqual({ "LF-1002": estimate });
    expect(await findEstimates(app, "demo-marsh", ["LF-1002"])).toEqual({});
  });

  test("asks the database at most eight times, whatever has become of it", async () => {
    const { app } = house();
    const submitted = await submittedOrder(app);
    expect((await expectPage(submitted))?.quote).toBeUndefined();
    await submitted.send(sampleContent(app));
    expect((await expectPage(submitted))?.quote).toMatchObject({ acceptable: true, number: 1 });

    const accepted = await acceptedOrder(app);
    await accepted.pay("636");
    expect((await expectPage(accepted))?.payments).toMatchObject({ badge: "deposit_paid" });
    await accepted.send(sampleContent(app, { leadTime: "Nine weeks" }));
    expect((await expectPage(accepted))?.quote).toMatchObject({ number: 2, versions: [{ number: 2 }, { number: 1 }] });

    const plain = await plainOrder(app, accepted.client, 50_000);
    await plain.confirm();
    await plain.pay("100");
    expect((await expectPage(plain))?.payments).toMatchObject({ leftCents: 40_000 });
  });

  test("is nobody else's", async () => {
    const order = await acceptedOrder(house().app);
    const other = await submittedOrder(house().app);
    const read = (userId: string) =>
      expectNoEffects(house().app, () => findMyOrderPage(house().app, userId, order.orderId));
    expect(await read(other.client.id)).toBeUndefined();
    expect(await read(order.client.id)).toMatchObject({ order: { id: order.orderId } });
  });
});
