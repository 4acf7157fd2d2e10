import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { countMoney } from "#app/services/ledger/count-money.server.ts";
import { findMoney, findMyMoney, findReceipt } from "#app/services/ledger/find-money.server.ts";
import { findMoneySettings, saveMoneySettings, setReminders } from "#app/services/ledger/money-settings.server.ts";
import { moveMoney } from "#app/services/ledger/move-money.server.ts";
import { recordPayment, recordRefund } from "#app/services/ledger/record-money.server.ts";
import { reverseEntry } from "#app/services/ledger/reverse-entry.server.ts";
import { settleOrder } from "#app/services/ledger/settle-order.server.ts";
import { addCredit, writeOff } from "#app/services/ledger/take-off.server.ts";
import { takeOver } from "#app/services/ledger/take-over.server.ts";
import { noteNotReceived, tellPayment } from "#app/services/ledger/tell-payment.server.ts";
import { cancelAndSettle } from "#app/services/orders/life/cancel-order.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { allEffectsOf, audited, expectNoEffects, recordedEvent } from "#tests/support/effects.ts";
import { acceptedOrder, DEPOSIT, plainOrder } from "#tests/support/orders/money.ts";
import { SUGGESTED } from "#tests/support/orders/quotes.ts";

const EARLIER = new Date("2026-11-20T12:00:00.000Z");
const NOW = "2026-11-20T17:00:00.000Z";

onEachDemo("what acts on money do", EARLIER, (house) => {
  const app = () => house().app;
  async function accepted() {
    house().setNow(EARLIER);
    const order = await acceptedOrder(app());
    house().setNow(new Date(NOW));
    const { orderId } = order;
    return { ...order, by: { orderId, actorId: demoOwner.id, at: NOW } };
  }
  const typed = { amount: "636", method: "bank", receivedOn: "2026-11-19", reference: "T-7", note: "Thanks" };

  test("a payment is an entry, its receipt's name, a figure in the order, an event and a message", async () => {
    const order = await accepted();
    const act = order.acting(crypto.randomUUID());
    const press = () => recordPayment(app(), act, typed);
    const { answer, effects } = await allEffectsOf(app(), press);
    const receiptNumber = expect.stringMatching(/^R-2026-\d{5}$/);
    expect(answer).toEqual({ ok: true, entryId: expect.any(String), receiptNumber });
    const { ledgerEntries, documentPeople, orders, orderEvents, emails, counters, ...others } = effects;
    expect(others).toEqual({});
    expect(counters).toBeDefined();
    expect(ledgerEntries?.added).toEqual([
      {
        id: expect.any(String),
        orderId: order.orderId,
        userId: order.client.id,
        seq: 2,
        at: NOW,
        occurredOn: "2026-11-19",
        actorId: demoOwner.id,
        kind: "payment",
        amountCents: -DEPOSIT,
        taxCents: 0,
        method: "bank",
        reference: "T-7",
        note: "Thanks",
        receiptNumber,
        quoteId: null,
        consultationId: null,
        reversesId: null,
        formKey: `payment:${act.formKey}`,
        providerRef: null,
        snapshot: JSON.stringify({ chargedCents: SUGGESTED, receivedCents: DEPOSIT, balanceCents: DEPOSIT }),
      },
    ]);
    expect(documentPeople?.added).toMatchObject([{ document: "entry", person: { name: order.client.name } }]);
    expect(orders).toEqual({
      changed: {
        [order.orderId]: {
          balanceCents: DEPOSIT,
          heldCents: DEPOSIT,
          dueOn: null,
          dueCents: 0,
          moneyBadge: "deposit_paid",
          stage: "fabric",
        },
      },
    });
    expect(orderEvents?.added).toEqual([
      recordedEvent({ ...order.by, kind: "payment_recorded", details: { amount: DEPOSIT, reason: receiptNumber } }),
    ]);
    expect(emails?.added).toMatchObject([{ kind: "payment_received", recipientAddress: order.client.email }]);
    expect(await expectNoEffects(app(), press)).toEqual(answer);
  });

  test("a refund does the same; a credit, a write-off and a reversal tell nobody", async () => {
    const order = await accepted();
    await order.pay("700");
    const touched = async (work: () => Promise<unknown>) => {
      const { effects } = await allEffectsOf(app(), work);
      return Object.fromEntries(Object.entries(effects).map(([name, { added = [] }]) => [name, added.length]));
    };
    const sentBack = { ...typed, receivedOn: "2026-11-20", purpose: "mistake" };
    const quiet = { ledgerEntries: 1, orders: 0, orderEvents: 1 };
    expect(await touched(() => recordRefund(app(), order.acting(), { ...sentBack, amount: "64" }))).toEqual({
      ...quiet,
      documentPeople: 1,
      emails: 1,
      counters: 0,
    });
    const reasoned = { amount: "10", note: "Sorry" };
    expect(await touched(() => addCredit(app(), order.acting(), reasoned))).toEqual(quiet);
    expect(await touched(() => writeOff(app(), order.acting(), reasoned))).toEqual(quiet);
    const { entries } = await order.money();
    const reversal = { entryId: entries.at(-1)?.id ?? "", note: "A slip" };
    expect(await touched(() => reverseEntry(app(), order.acting(), reversal))).toEqual(quiet);
    const again = await expectNoEffects(app(), () => reverseEntry(app(), order.acting(), reversal));
    expect(again).toMatchObject({ ok: false, status: 409 });
    const other = await plainOrder(app(), order.client, 50_00);
    await order.pay("1000");
    const moving = { amount: "5", note: "", toOrderId: other.orderId };
    expect(await touched(() => moveMoney(app(), order.acting(), moving))).toEqual({
      ledgerEntries: 2,
      orders: 0,
      orderEvents: 2,
    });
  });

  test("settling is a credit, a refund with its receipt, a mark, an event and one message; with the cancellation, that too", async () => {
    const order = await accepted();
    await order.pay("636");
    const { version } = await order.row();
    const act = order.acting(crypto.randomUUID());
    const choice = { line: "", leaveOut: false, keep: "200", tax: "share", note: "The cloth was cut" };
    const settling = { ...typed, ...choice, amount: "436", receivedOn: "2026-11-20" };
    const early = () => settleOrder(app(), act, settling);
    expect(await expectNoEffects(app(), early)).toMatchObject({ status: 409 });
    const press = () => cancelAndSettle(app(), { ...act, version }, settling);
    const { answer, effects } = await allEffectsOf(app(), press);
    expect(answer).toMatchObject({ ok: true });
    const added = Object.entries(effects).map(([name, { added: rows = [] }]) => [name, rows.length]);
    expect(Object.fromEntries(added)).toEqual({
      ledgerEntries: 2,
      documentPeople: 1,
      counters: 0,
      orders: 0,
      orderEvents: 2,
      orderStatusHistory: 1,
      emails: 1,
    });
    expect(effects.orders?.changed?.[order.orderId]).toMatchObject({
      status: "cancelled",
      acceptedQuoteId: null,
      settledAt: NOW,
      heldCents: 200_00,
      moneyBadge: "settled",
    });
    expect(await expectNoEffects(app(), press)).toEqual(answer);
  });

  test("a client's word is a mark, an event and a notice to us; Not Received takes the mark away", async () => {
    const order = await accepted();
    const tell = () => tellPayment(app(), { user: order.client, orderId: order.orderId });
    const { effects } = await allEffectsOf(app(), tell);
    const { rateLimits, emails, ...rest } = effects;
    expect(rateLimits?.added).toHaveLength(1);
    expect(emails?.added).toMatchObject([{ kind: "payment_told", userId: null }]);
    expect(rest).toEqual({
      messages: { added: [expect.objectContaining({ side: "client", body: "I have paid.", readAt: null })] },
      orders: { changed: { [order.orderId]: { paidToldAt: NOW } } },
      orderEvents: { added: [recordedEvent({ ...order.by, actorId: order.client.id, kind: "payment_told" })] },
    });
    expect(await expectNoEffects(app(), tell)).toEqual({ ok: true });
    const note = () => noteNotReceived(app(), { actorId: demoOwner.id, ...order.place });
    expect((await allEffectsOf(app(), note)).effects).toEqual({
      orders: { changed: { [order.orderId]: { paidToldAt: null } } },
      orderEvents: { added: [recordedEvent({ ...order.by, kind: "payment_not_received" })] },
    });
    expect(await expectNoEffects(app(), note)).toEqual({ ok: true });
  });

  test("taking an old order over charges it and notes what came in, once", async () => {
    house().setNow(new Date(NOW));
    const elsewhere = app().db.selectFrom("orders").select(["id", "userId"]).where("outsideUntil", "is not", null);
    const { id: orderId, userId } = await elsewhere
      .where("acceptedQuoteId", "is not", null)
      .where("ledgerSince", "is", null)
      .executeTakeFirstOrThrow();
    const place = { actorId: demoOwner.id, userId, orderId };
    const press = () => takeOver(app(), place, { amount: "0.50", receivedOn: "2026-03-04" });
    const { answer, effects } = await allEffectsOf(app(), press);
    expect(answer).toEqual({ ok: true });
    expect(Object.keys(effects).sort()).toEqual(["ledgerEntries", "orderEvents", "orders"]);
    expect(effects.orders?.changed?.[orderId]).toMatchObject({ ledgerSince: NOW });
    expect(await expectNoEffects(app(), press)).toEqual({ ok: true });
  });

  test("looking writes nothing", async () => {
    const order = await accepted();
    const paid = await order.pay("5");
    const { client, orderId } = order;
    await expectNoEffects(app(), () => findMoney(app(), client.id, orderId));
    await expectNoEffects(app(), () => findMyMoney(app(), client.id, orderId));
    const number = paid.ok ? (paid.receiptNumber ?? "") : "";
    expect(
      await expectNoEffects(app(), () => findReceipt(app(), { userId: client.id, orderId: orderId, number: number })),
    ).toBeDefined();
    await expectNoEffects(app(), () => countMoney(app()));
  });

  test("settings are one row and a line of the audit list; the reminders of an order are a mark", async () => {
    house().setNow(new Date(NOW));
    const { version, ...settings } = await expectNoEffects(app(), () => findMoneySettings(app().db));
    expect(settings).toEqual({ payByCheck: "", reminders: true });
    const change = { payByCheck: "To Larkfield,\r\n1 Main Street", reminders: false, version, actorId: demoOwner.id };
    const save = () => saveMoneySettings(app(), change);
    const by = { actorId: demoOwner.id, at: NOW, kind: "changed", subject: "quote settings" };
    expect((await allEffectsOf(app(), save)).effects).toEqual({
      moneySettings: {
        changed: { house: { payByCheck: "To Larkfield,\n1 Main Street", reminders: 0, version: version + 1 } },
      },
      auditEntries: {
        added: [audited({ ...by, words: "Changed payments: how to pay by check, reminders are off" })],
      },
    });
    expect(await expectNoEffects(app(), save)).toEqual({ ok: true });
    const late = () => saveMoneySettings(app(), { ...change, payByCheck: "Another" });
    expect(await expectNoEffects(app(), late)).toMatchObject({ code: "stale" });
    const long = () => saveMoneySettings(app(), { ...change, payByCheck: "x".repeat(1_001) });
    expect(await expectNoEffects(app(), long)).toMatchObject({ status: 400, field: "payByCheck" });
    const order = await accepted();
    const off = () => setReminders(app(), { ...order.place, off: true });
    expect((await allEffectsOf(app(), off)).effects).toEqual({
      orders: { changed: { [order.orderId]: { remindersOff: 1 } } },
    });
    const theirs = () => setReminders(app(), { userId: "nobody", orderId: order.orderId, off: false });
    expect(await expectNoEffects(app(), theirs)).toMatchObject({ status: 404 });
  });
});
