import pino from "pino";
import { expect, test } from "vitest";
import { createApp } from "#app/app.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import type { Transport } from "#app/email/transports/transport.ts";
import { findMoneySettings, saveMoneySettings, setReminders } from "#app/services/ledger/money-settings.server.ts";
import { tellPayment } from "#app/services/ledger/tell-payment.server.ts";
import { askForChanges, declineQuote } from "#app/services/quotes/decline-or-ask.server.ts";
import { queueReminders } from "#app/services/reminders/queue-reminders.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { outboxOf } from "#tests/support/emails.ts";
import { acceptedOrder, withMoneyActs } from "#tests/support/orders/money.ts";
import { sampleContent, submittedOrder } from "#tests/support/orders/quotes.ts";

/** Deposit due on Nov 27. */
const NOW = new Date("2026-11-20T17:00:00.000Z");
const on = (day: string, time = "15:00") => new Date(`${day}T${time}:00.000Z`);

onEachDemo("reminders", NOW, (house) => {
  const app = () => house().app;

  const accepted = () => {
    house().setNow(NOW);
    return acceptedOrder(app());
  };
  async function quoted(validUntil: string) {
    house().setNow(NOW);
    const order = await submittedOrder(app());
    await order.send(sampleContent(app(), { validUntil }));
    return withMoneyActs(app(), order);
  }
  const look = (day: string, time?: string) => {
    house().setNow(on(day, time));
    return queueReminders(app());
  };
  const remindersOf = async (orderId: string) => {
    const rows = await app()
      .db.selectFrom("emails")
      .select(["kind", "state", "parameters", "lastError"])
      .where("orderId", "=", orderId)
      .where("kind", "in", ["quote_expiring", "payment_reminder"])
      .orderBy("createdAt")
      .execute();
    return rows.map(({ parameters, ...row }) => ({ ...row, ...(JSON.parse(parameters) as object) }));
  };
  const statesOf = async (orderId: string) => (await remindersOf(orderId)).map(({ state }) => state);
  const subjects: string[] = [];
  const transport: Transport = {
    name: "smtp",
    atOnce: 1,
    send: async ({ subject }) => {
      subjects.push(subject);
      return "250 OK";
    },
  };

  test("ten days late: each reminder once, with two servers that look at the same moment, and none after payment", async () => {
    const order = await accepted();
    // On PostgreSQL a second server with connections of its own; on SQLite there is only one.
    const second = app().config.databaseUrl
      ? await createApp({ config: app().config, log: pino({ level: "silent" }), now: () => app().now() })
      : undefined;
    const days = ["11-26", "11-27", "11-27", "11-28", "11-30", "12-01", "12-05", "12-07", "12-09", "12-20"];
    for (const day of days) {
      house().setNow(on(`2026-${day}`));
      await Promise.all([queueReminders(app()), queueReminders(second ?? app()), queueReminders(app())]);
    }
    await second?.close();
    expect(await remindersOf(order.orderId)).toMatchObject([
      {
        kind: "payment_reminder",
        part: "deposit",
        amount: 63_600,
        left: 127_200,
        left_cents: 127_200,
        due_day: "2026-11-27",
        late: "",
      },
      { kind: "payment_reminder", amount: 63_600, late: "yes" },
      { kind: "payment_reminder", amount: 63_600, late: "yes" },
    ]);
    const keys = await app()
      .db.selectFrom("reminders")
      .select(["key", "emailId"])
      .where("key", "like", `${order.orderId}/%`)
      .orderBy("at")
      .execute();
    expect(keys.map(({ key }) => key)).toEqual(
      ["today", "late-3", "late-10"].map((step) => `${order.orderId}/deposit/2026-11-27/${step}`),
    );
    expect(keys.every(({ emailId }) => emailId !== null)).toBe(true);
  });

  test("who has paid in time is not reminded", async () => {
    const order = await accepted();
    expect(await order.pay("636")).toMatchObject({ ok: true });
    for (const day of ["2026-11-27", "2026-11-30", "2026-12-07"]) await look(day);
    expect(await remindersOf(order.orderId)).toEqual([]);
  });

  test("a payment drops what waits in its own transaction; an owner’s other save leaves it", async () => {
    const order = await accepted();
    await look("2026-11-27");
    await order.save("quoted", 127_200);
    expect(await statesOf(order.orderId)).toEqual(["queued"]);
    await order.pay("10");
    expect(await remindersOf(order.orderId)).toMatchObject([
      { state: "dropped", lastError: "No longer true: what is left to pay has changed since." },
    ]);
    await look("2026-11-30");
    expect((await remindersOf(order.orderId)).at(-1)).toMatchObject({ state: "queued", amount: 62_600 });
    await order.save("cancelled", 127_200);
    expect(await statesOf(order.orderId)).toEqual(["dropped", "dropped"]);
    expect(await look("2026-12-07")).toBe(0);
  });

  test("the balance is mentioned once the order has been finished for as long as was agreed", async () => {
    const order = await accepted();
    await order.pay("636");
    house().setNow(on("2026-11-25"));
    await order.save("completed", 127_200);
    expect(await look("2026-12-08")).toBe(0);
    expect(await look("2026-12-09")).toBe(1);
    expect(await remindersOf(order.orderId)).toMatchObject([{ part: "balance", amount: 63_600, left: 63_600 }]);
    house().setNow(on("2026-12-09", "16:00"));
    await order.save("in progress", 127_200);
    expect(await statesOf(order.orderId)).toEqual(["dropped"]);
  });

  test("a client’s word stops them until we have looked, and the outbox asks before it sends", async () => {
    const order = await accepted();
    await look("2026-11-27");
    expect(await tellPayment(app(), { user: order.client, orderId: order.orderId })).toEqual({ ok: true });
    subjects.length = 0;
    await outboxOf(app(), transport).sendDue();
    expect(subjects.filter((subject) => subject.includes(`order ${order.orderId} is due`))).toEqual([]);
    expect(await remindersOf(order.orderId)).toMatchObject([
      { state: "dropped", lastError: "No longer true: the client says that they have paid." },
    ]);
    expect(await look("2026-11-30")).toBe(0);
  });

  test("off for one order, off altogether, and not before nine or at night", async () => {
    const order = await accepted();
    const other = await accepted();
    const where = { userId: order.client.id, orderId: order.orderId };
    await setReminders(app(), { ...where, off: true });
    expect(await look("2026-11-27", "13:59")).toBe(0);
    expect(await look("2026-11-28", "01:00")).toBe(0);
    const turn = async (reminders: boolean) => {
      const { version, payByCheck } = await findMoneySettings(app().db);
      return saveMoneySettings(app(), { actorId: demoOwner.id, version, payByCheck, reminders });
    };
    expect(await turn(false)).toEqual({ ok: true });
    expect(await look("2026-11-27")).toBe(0);
    await turn(true);
    expect(await look("2026-11-27", "14:00")).toBe(1);
    expect([await statesOf(order.orderId), await statesOf(other.orderId)]).toEqual([[], ["queued"]]);
    await turn(false);
    subjects.length = 0;
    await outboxOf(app(), transport).sendDue();
    expect(await statesOf(other.orderId)).toEqual(["dropped"]);
    await turn(true);
  });

  test("a quote that runs out is mentioned once, and no more once it is answered", async () => {
    const order = await quoted("2026-12-20");
    const answered = await quoted("2026-12-20");
    const asked = await quoted("2026-12-20");
    const fresh = await quoted("2026-11-22");
    expect(await look("2026-11-21")).toBe(0);
    expect(await look("2026-12-16")).toBe(0);
    expect(await look("2026-12-17")).toBe(3);
    expect(await look("2026-12-18")).toBe(0);
    expect(await remindersOf(order.orderId)).toMatchObject([
      { kind: "quote_expiring", quote_version: 1, last_day: "2026-12-20", total: 127_200, due: 63_600 },
    ]);
    const said = { user: answered.client, orderId: answered.orderId, number: 1, reason: "price", message: "" };
    expect(await declineQuote(app(), said)).toMatchObject({ ok: true });
    expect(await statesOf(answered.orderId)).toEqual(["dropped"]);
    const changes = { user: asked.client, orderId: asked.orderId, number: 1, message: "Longer.", lineMessages: {} };
    expect(await askForChanges(app(), changes)).toMatchObject({ ok: true });
    expect(await statesOf(asked.orderId)).toEqual(["dropped"]);
    expect(await remindersOf(fresh.orderId)).toEqual([]);
    house().setNow(on("2026-12-21"));
    subjects.length = 0;
    await outboxOf(app(), transport).sendDue();
    expect(await remindersOf(order.orderId)).toMatchObject([
      { state: "dropped", lastError: "No longer true: the quote has run out." },
    ]);
  });
});
