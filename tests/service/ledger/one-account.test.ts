import { beforeAll, expect, test } from "vitest";
import { seedDemo } from "#app/demo/seed-demo.server.ts";
import { formatMoney } from "#app/domain/money.ts";
import { nextStepOf } from "#app/domain/orders/progress/next-step.ts";
import { findCardDue } from "#app/services/cards/find-card-due.server.ts";
import { findKnownMoney } from "#app/services/ledger/entries/find-order-money.server.ts";
import { findDue, findPayment } from "#app/services/ledger/find-due.server.ts";
import { findMyPayments } from "#app/services/ledger/find-my-payments.server.ts";
import { creditWords } from "#app/services/orders/find-credit.server.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { listBalances } from "#app/services/reports/list-balances.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { acceptedOrder, withMoneyActs } from "#tests/support/orders/money.ts";
import { SUGGESTED, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
type Order = Awaited<ReturnType<typeof acceptedOrder>>;

interface Account {
  charged: number;
  received: number;
  back: number;
  held: number;
  left: number;
  now: number;
  later: number;
  /** In What customers owe. */
  listed: boolean;
}
const nothing = { charged: 0, received: 0, back: 0, held: 0, left: 0, now: 0, later: 0, listed: false };
const agreed = { ...nothing, charged: 1272, left: 1272, now: 636, later: 636, listed: true };
const cancelled = { ...agreed, left: 0, now: 0, later: 0, listed: false };

/** Each begins with a yes to $1,272.00, half of it within 7 days and half when the order is finished. */
const lives: [string, (order: Order) => Promise<unknown>, Account][] = [
  ["is agreed", async () => undefined, agreed],
  ["has part of its deposit", (o) => o.pay("100"), { ...agreed, received: 100, held: 100, left: 1172, now: 536 }],
  ["has its deposit", (o) => o.pay("636"), { ...agreed, received: 636, held: 636, left: 636, now: 0 }],
  [
    "is finished with its deposit",
    async (o) => [await o.pay("636"), await o.save("completed", SUGGESTED)],
    { ...agreed, received: 636, held: 636, left: 636, now: 636, later: 0 },
  ],
  [
    "is paid",
    (o) => o.pay("1272"),
    { ...agreed, received: 1272, held: 1272, left: 0, now: 0, later: 0, listed: false },
  ],
  ["is paid too much", (o) => o.pay("1300"), { ...agreed, received: 1300, held: 1300, left: 0, now: 0, later: 0 }],
  [
    "is paid, and its price came down",
    async (o) => [await o.pay("1272"), await o.refund("50", undefined, "lower")],
    { ...agreed, received: 1222, back: 50, held: 1222, left: 0, now: 0, later: 0, listed: false },
  ],
  [
    "is paid, and part of it went back by mistake",
    async (o) => [await o.pay("1272"), await o.refund("50")],
    { ...agreed, received: 1222, back: 50, held: 1222, left: 50, now: 0, later: 50 },
  ],
  [
    "is cancelled with its deposit",
    async (o) => [await o.pay("636"), await o.save("cancelled", SUGGESTED)],
    { ...cancelled, received: 636, held: 636 },
  ],
  [
    "is cancelled and settled",
    async (o) => [await o.pay("636"), await o.cancel("200", "436")],
    { ...cancelled, received: 200, back: 436, held: 200 },
  ],
  [
    "is cancelled with a fee above what came",
    async (o) => [await o.pay("100"), await o.cancel("150", "0")],
    { ...cancelled, received: 100, held: 100, left: 50, now: 50, listed: true },
  ],
  [
    "is written off",
    async (o) => [await o.pay("636"), await o.writeOff("636")],
    { ...agreed, received: 636, held: 636, left: 0, now: 0, later: 0, listed: false },
  ],
];

onEachDatabase("one account of money", (house) => {
  beforeAll(() => seedDemo(house().app));

  test.each(lives)("an order that %s reads the same to everybody", async (_, live, account) => {
    const { app } = house();
    house().setNow(NOW);
    const order = await acceptedOrder(app);
    await live(order);
    const cents = (dollars: number) => dollars * 100;
    const { left, now, later } = account;
    // The owner's page.
    expect(await order.money()).toMatchObject({
      ...{ chargedCents: cents(account.charged), receivedCents: cents(account.received) },
      ...{ givenBackCents: cents(account.back), refundableCents: cents(account.held) },
      ...{ leftCents: cents(left), dueCents: cents(now), laterCents: cents(later) },
    });
    // The client's.
    const mine = await findMyPayments(app, order.client.id, order.orderId);
    expect(mine).toMatchObject({ leftCents: cents(left), nowCents: cents(now), laterCents: cents(later) });
    // What lists read, and the ledger itself.
    const row = await order.row();
    const { money } = await findKnownMoney(app.db, order.orderId);
    expect([row.chargedCents, row.balanceCents, row.heldCents, row.dueCents, row.dueOn, row.moneyBadge]).toEqual([
      ...[money.chargedCents, money.balanceCents, money.heldCents, money.dueCents, money.dueOn, money.badge],
    ]);
    expect([row.heldCents, row.dueCents]).toEqual([cents(account.held), cents(now)]);
    // What customers owe.
    const { rowCount } = await listBalances(app, { only: null, page: 1 });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(rowCount / 25) + 1 }, (__, page) =>
        listBalances(app, { only: null, page: page + 1 }),
      ),
    );
    const listed = pages.flatMap(({ rows }) => rows).find(({ id }) => id === order.orderId);
    expect(listed !== undefined).toBe(account.listed || money.balanceCents < 0);
    if (listed) expect(listed).toMatchObject({ balanceCents: money.balanceCents, dueCents: cents(now) });
    // My Orders names no sum before it is due.
    const glance = (await listMyOrders(app, order.client.id)).find(({ id }) => id === order.orderId);
    const next = glance && nextStepOf({ ...glance, dueCents: glance.dueCents, dueOn: glance.dueOn }, "2026-11-20");
    const named = row.status !== "cancelled" && now > 0;
    expect((next ?? "").includes("$")).toBe(named);
    if (named) expect(next).toContain(formatMoney(cents(now)));
    // Mails, and cards.
    const { to_pay } = await creditWords(app.db, order.orderId, SUGGESTED);
    expect(to_pay || formatMoney(SUGGESTED)).toBe(formatMoney(cents(left)));
    const { due } = await findDue(app.db, order.orderId);
    if (due) expect(due.due).toBe(formatMoney(cents(now)));
    const { pay_amount } = await findPayment(app.db, await findKnownMoney(app.db, order.orderId));
    expect(pay_amount).toBe(left > 0 ? formatMoney(cents(now || later)) : undefined);
    const card = await findCardDue(app.db, row);
    expect(card?.cents ?? 0).toBe(row.status === "cancelled" ? 0 : cents(now || later));
  });

  test("money that came before the yes is neither asked for nor lost", async () => {
    const { app } = house();
    house().setNow(NOW);
    const order = withMoneyActs(app, await submittedOrder(app));
    await order.pay("100");
    await order.send();
    const left = SUGGESTED - 100_00;
    expect(await order.money()).toMatchObject({ chargedCents: 0, refundableCents: 100_00, leftCents: left });
    expect(await findMyPayments(app, order.client.id, order.orderId)).toMatchObject({ leftCents: left });
  });
});
