import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { countMoney } from "#app/services/ledger/count-money.server.ts";
import { setReminders } from "#app/services/ledger/money-settings.server.ts";
import { tellPayment } from "#app/services/ledger/tell-payment.server.ts";
import { queueReminders } from "#app/services/reminders/queue-reminders.server.ts";
import { leaveOlderDue, remindNow } from "#app/services/reminders/remind-now.server.ts";
import { listBalances } from "#app/services/reports/read-report.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { expectNoEffects } from "#tests/support/effects.ts";
import { acceptedOrder, plainOrder, withMoneyActs } from "#tests/support/orders/money.ts";
import { SUGGESTED, sampleContent, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

onEachDemo("what is due and when it is asked for", NOW, (house) => {
  const app = () => house().app;
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

  test("a plain quote asks for no deposit, is due 14 days after its yes, and waits for that as for a deposit", async () => {
    const order = await plain();
    expect((await order.money()).dues).toMatchObject([{ part: "balance", cents: 400_00, on: "2026-12-04" }]);
    expect(await order.row()).toMatchObject({ dueOn: "2026-12-04", dueCents: 400_00 });
    expect(await figuresWith(order.orderId)).toEqual(["depositDue"]);
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
    expect(await figuresWith(order.orderId)).toEqual(["depositDue", "overdue", "remindersSpent"]);
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

  const remind = (order: { place: { userId: string; orderId: string } }, line = "", formKey = crypto.randomUUID()) =>
    remindNow(app(), { actorId: demoOwner.id, ...order.place, formKey }, { line });
  const mailsOf = async (orderId: string) => {
    const rows = app().db.selectFrom("emails").select(["state", "parameters", "lastError"]);
    const found = await rows.where("orderId", "=", orderId).where("kind", "=", "payment_reminder").execute();
    return found.map(({ parameters, ...row }) => ({ ...row, ...(JSON.parse(parameters) as object) }));
  };

  test("Remind Now sends one with the owner’s line, once a day, in the place of the one that would go by itself", async () => {
    const order = await plain();
    house().setNow(after(17));
    const key = crypto.randomUUID();
    expect(await remind(order, " Shall I call? ", key)).toEqual({ ok: true });
    expect(await expectNoEffects(app(), () => remind(order, "Shall I call?", key))).toEqual({ ok: true });
    expect(await expectNoEffects(app(), () => remind(order))).toMatchObject({
      status: 409,
      reason: expect.stringContaining("today already"),
    });
    await queueReminders(app());
    expect(await mailsOf(order.orderId)).toMatchObject([
      { message: "Shall I call?", amount: 40_000, due_day: "2026-12-04", late: "yes", by_hand: "yes" },
    ]);
    house().setNow(after(18));
    const long = () => remind(order, "x".repeat(501));
    expect(await expectNoEffects(app(), long)).toMatchObject({ status: 400, field: "line" });
    const stranger = { place: { ...order.place, userId: demoOwner.id } };
    expect(await expectNoEffects(app(), () => remind(stranger))).toMatchObject({ status: 404 });
    await order.pay("400");
    expect(await expectNoEffects(app(), () => remind(order))).toMatchObject({
      status: 409,
      reason: expect.stringContaining("Nothing is left"),
    });
  });

  test("Remind Now waits until something is due", async () => {
    const order = await acceptedOrder(app());
    await order.pay("636");
    expect(await order.money()).toMatchObject({ remindable: false, balanceCents: 636_00 });
    expect(await expectNoEffects(app(), () => remind(order))).toMatchObject({
      status: 409,
      reason: "Nothing is due on this order yet.",
    });
    await order.save("completed", SUGGESTED);
    expect(await order.money()).toMatchObject({ remindable: true });
    expect(await remind(order)).toEqual({ ok: true });
  });

  test("reminders that are off do not stop the owner’s own, and a client’s word does", async () => {
    const order = await plain();
    await setReminders(app(), { ...order.place, off: true });
    expect(await remind(order)).toEqual({ ok: true });
    await order.save("in progress", 400_00);
    expect(await mailsOf(order.orderId)).toMatchObject([{ state: "queued", late: "", due_day: "2026-12-04" }]);
    expect(await tellPayment(app(), { user: order.client, orderId: order.orderId })).toEqual({ ok: true });
    house().setNow(after(1));
    expect(await expectNoEffects(app(), () => remind(order))).toMatchObject({
      status: 409,
      reason: expect.stringContaining("says that they"),
    });
  });

  test("an older balance is asked about until the owner has reminded, left it or written it off", async () => {
    const acts = [
      (order: Awaited<ReturnType<typeof plain>>) => remind(order),
      (order: Awaited<ReturnType<typeof plain>>) => leaveOlderDue(app(), order.acting()),
      (order: Awaited<ReturnType<typeof plain>>) => order.writeOff("400"),
    ];
    for (const act of acts) {
      const order = await plain();
      await app().db.updateTable("orders").set({ olderDue: 1 }).where("id", "=", order.orderId).execute();
      expect(await figuresWith(order.orderId)).toContain("olderDue");
      expect((await order.money()).olderDue).toBe(true);
      expect(await act(order)).toMatchObject({ ok: true });
      expect(await figuresWith(order.orderId)).not.toContain("olderDue");
    }
  });

  test("a finished order’s mail says what is due, when and how, and how it comes; so does the one after the yes", async () => {
    const { db } = app();
    await db.updateTable("moneySettings").set({ payByCheck: "To Larkfield, 1 Mill Lane" }).execute();
    house().setNow(NOW);
    const order = withMoneyActs(app(), await submittedOrder(app()));
    const content = sampleContent(app());
    const hung = content.lines.map((line) =>
      line.role === "fixed" ? { ...line, kind: "installation" as const } : line,
    );
    await order.send({ ...content, lines: hung });
    await order.confirm();
    await order.pay("636");
    await order.save("completed", SUGGESTED);
    const told = async (orderId: string, kind: string) => {
      const row = db.selectFrom("emails").select("parameters").where("orderId", "=", orderId).where("kind", "=", kind);
      return JSON.parse((await row.executeTakeFirstOrThrow()).parameters) as object;
    };
    const check = { pay_by_check: "To Larkfield, 1 Mill Lane" };
    expect(await told(order.orderId, "quote_copy")).toMatchObject({
      ...check,
      pay_amount: 63_600,
      pay_when: { on: "2026-11-27" },
    });
    expect(await told(order.orderId, "status_changed")).toMatchObject({
      ...check,
      pay_amount: 63_600,
      pay_when: { on: "2026-12-04" },
      hand_over: "installation",
    });
    const custom = await plain();
    expect(await told(custom.orderId, "quote_accepted")).toMatchObject({
      ...check,
      pay_amount: 40_000,
      pay_when: { on: "2026-12-04" },
      payment_link: "https://pay.example.com/1",
    });
    await custom.pay("400");
    await custom.save("completed", 400_00);
    const settled = await told(custom.orderId, "status_changed");
    expect(settled).not.toHaveProperty("pay_amount");
    expect(settled).not.toHaveProperty("hand_over");
  });
});
