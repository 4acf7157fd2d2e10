import { beforeAll, expect, test } from "vitest";
import { seedDemo } from "#app/demo/seed-demo.server.ts";
import { countMoney } from "#app/services/ledger/count-money.server.ts";
import { queueReminders } from "#app/services/reminders/queue-reminders.server.ts";
import { listBalances } from "#app/services/reports/list-balances.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { acceptedOrder, plainOrder, withMoneyActs } from "#tests/support/orders/money.ts";
import { sampleContent, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

onEachDatabase("what is due and when it is asked for", (house) => {
  const app = () => house().app;
  beforeAll(async () => {
    house().setNow(NOW);
    await seedDemo(app());
  });
  async function plain(totalCents = 400_00) {
    house().setNow(NOW);
    const order = await plainOrder(app(), await addClient(app()), totalCents);
    expect(await order.confirm()).toEqual({ ok: true });
    return order;
  }
  const keysOf = async (orderId: string) => {
    const rows = app().db.selectFrom("reminders").select("key").where("key", "like", `${orderId}/%`);
    return (await rows.orderBy("at").execute()).map(({ key }) => key.slice(orderId.length + 1));
  };
  async function lookEachDay(from: number, to: number) {
    for (let day = from; day <= to; day += 1) {
      house().setNow(after(day));
      await queueReminders(app());
    }
  }
  const figuresWith = async (orderId: string) => {
    const only = ["depositDue", "readyToStart", "overdue", "remindersSpent", "olderDue"] as const;
    const listed = await Promise.all(
      only.map(async (one) =>
        (await listBalances(app(), { only: one, page: 1 })).rows.some(({ id }) => id === orderId),
      ),
    );
    return only.filter((_, index) => listed[index]);
  };

  test("a plain quote asks for no deposit, is due 14 days after its yes, and is ready to start", async () => {
    const order = await plain();
    expect((await order.money()).dues).toMatchObject([{ part: "balance", cents: 400_00, on: "2026-12-04" }]);
    expect(await order.row()).toMatchObject({ dueOn: "2026-12-04", dueCents: 400_00 });
    expect(await figuresWith(order.orderId)).toEqual(["readyToStart"]);
    const lined = await acceptedOrder(app());
    expect(await figuresWith(lined.orderId)).toEqual(["depositDue"]);
  });

  test("what stays unpaid is asked for six times, and then stands on the desk", async () => {
    const order = await plain();
    const before = (await countMoney(app())).remindersSpent;
    await lookEachDay(0, 90);
    expect(await keysOf(order.orderId)).toEqual(
      ["today", "late-3", "late-10", "late-24", "late-38", "late-52"].map((step) => `balance/2026-12-04/${step}`),
    );
    expect(await figuresWith(order.orderId)).toEqual(["readyToStart", "overdue", "remindersSpent"]);
    expect((await countMoney(app())).remindersSpent).toBeGreaterThan(before);
    await order.pay("400");
    expect(await figuresWith(order.orderId)).toEqual(["readyToStart"]);
  });

  test("the balance is asked for on its own day, whether or not the deposit was ever paid", async () => {
    house().setNow(NOW);
    const order = withMoneyActs(app(), await submittedOrder(app()));
    await order.send(sampleContent(app(), { balanceWhen: "accepted", balanceDays: 45 }));
    expect(await order.confirm()).toMatchObject({ ok: true });
    await lookEachDay(0, 70);
    expect((await keysOf(order.orderId)).filter((key) => key.startsWith("balance"))).toEqual(
      ["today", "late-3", "late-10", "late-24"].map((step) => `balance/2027-01-04/${step}`),
    );
  });

  test("what was agreed before reminders went on is left alone: it has no day, and nothing goes out by itself", async () => {
    const db = app().db;
    const since = (duesFrom: string) => db.updateTable("moneySettings").set({ duesFrom }).execute();
    await since("2026-12-01");
    try {
      const [order, lined] = [await plain(), await acceptedOrder(app())];
      expect((await order.money()).dues).toMatchObject([{ part: "balance", on: null }]);
      expect((await lined.money()).dues[0]).toMatchObject({ part: "deposit", on: "2026-11-27" });
      await lookEachDay(0, 80);
      expect([await keysOf(order.orderId), await keysOf(lined.orderId)]).toEqual([[], []]);
      expect(await figuresWith(lined.orderId)).toEqual(["depositDue", "overdue"]);
    } finally {
      await since("");
    }
  });
});
