import { expect, test } from "vitest";
import { duesOf } from "#app/domain/ledger/quote-dues.ts";
import { describeEvent } from "#app/domain/orders/order-trail.ts";
import { countMoney } from "#app/services/ledger/count-money.server.ts";
import { findMyPayments } from "#app/services/ledger/find-my-payments.server.ts";
import { findMyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { expectNoEffects } from "#tests/support/effects.ts";
import { mailsAbout } from "#tests/support/emails.ts";
import { acceptedOrder, DEPOSIT, plainOrder } from "#tests/support/orders/money.ts";
import { SUGGESTED } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");

onEachDemo("money that goes back", "today", (house) => {
  const paid = async (amount: string) => {
    house().setNow(NOW);
    const order = await acceptedOrder(house().app);
    await order.pay(amount);
    return order;
  };
  const mailsOf = async (orderId: string) => {
    const rows = house().app.db.selectFrom("emails").select(["kind", "parameters", "state"]);
    const found = await rows.where("orderId", "=", orderId).orderBy("createdAt").orderBy("kind").execute();
    return found.map(({ kind, parameters, state }) => ({ kind, state, ...JSON.parse(parameters) }));
  };
  const entriesOf = async (order: Awaited<ReturnType<typeof paid>>) =>
    (await order.money()).entries.map(({ kind, amountCents, taxCents }) => [kind, amountCents, taxCents]);

  test("because the price is lower comes off the charge with its tax, and nobody is asked for it again", async () => {
    const order = await paid("1272");
    const before = await order.row();
    house().setNow(new Date(NOW.getTime() + 1_000));
    expect(await order.refund("50", undefined, "lower")).toMatchObject({ ok: true });
    expect((await entriesOf(order)).slice(2)).toEqual([
      ["credit", -50_00, -2_83],
      ["refund", 50_00, 0],
    ]);
    const { totalCents, confirmedAt, acceptedQuoteId } = before;
    expect(await order.row()).toMatchObject({ totalCents, confirmedAt, acceptedQuoteId, balanceCents: 0, dueCents: 0 });
    expect((await mailsOf(order.orderId)).at(-1)).toMatchObject({
      kind: "refund_sent",
      amount: 5_000,
      lowered: 5_000,
      left: null,
      charged: 122_200,
    });
    // Of a second one the tax adds up to that of one.
    await order.refund("50", undefined, "lower");
    expect((await entriesOf(order)).at(-2)).toEqual(["credit", -50_00, -2_83]);
  });

  test("says what it is for: too much, lower, or still owed", async () => {
    const order = await paid("1292");
    expect(await order.refund("5", undefined, "")).toMatchObject({ status: 400, field: "purpose" });
    expect(await order.refund("25", undefined, "overpaid")).toMatchObject({
      status: 409,
      field: "amount",
      reason: "$20.00 was paid too much. For more, please say what else it is for.",
    });
    expect(await order.refund("20", undefined, "overpaid")).toMatchObject({ ok: true });
    expect(await order.refund("1", undefined, "overpaid")).toMatchObject({
      reason: "Nothing was paid too much. Please say what else it is for.",
    });
    expect(await order.money()).toMatchObject({ balanceCents: 0, badge: "paid" });
    const formKey = crypto.randomUUID();
    expect(await order.refund("72", formKey, "mistake")).toMatchObject({ ok: true });
    expect(await order.refund("72", formKey, "lower")).toMatchObject({ status: 409, code: "stale" });
    expect(await order.money()).toMatchObject({ balanceCents: 72_00, givenBackCents: 92_00 });
  });

  test("is dated no earlier than the money came, and no later than today", async () => {
    const order = await paid("636");
    house().setNow(new Date("2026-11-25T17:00:00.000Z"));
    for (const day of ["2026-11-19", "2026-11-26"]) {
      const act = () => order.cancel("0", "636", { receivedOn: day });
      expect(await expectNoEffects(house().app, act)).toMatchObject({ ok: false, field: "receivedOn" });
    }
  });

  test("after a cancellation is kept and given back in one act, with its tax, and the client reads one message", async () => {
    const { app } = house();
    const order = await paid("636");
    const { toSettle } = await countMoney(app);
    house().setNow(new Date(NOW.getTime() + 1_000));
    expect(await order.save("cancelled", SUGGESTED)).toMatchObject({ ok: true, toSettle: true });
    expect((await mailsOf(order.orderId)).at(-1)).toMatchObject({ kind: "status_changed", to_pay: 0 });
    expect(await findMyPayments(app, order.client.id, order.orderId)).toMatchObject({
      payable: false,
      leftCents: 0,
      nowCents: 0,
    });
    house().setNow(new Date(NOW.getTime() + 2_000));
    const formKey = crypto.randomUUID();
    const settled = await order.settle("200", "436", { line: "Come again." }, formKey);
    expect(settled).toMatchObject({ ok: true, receiptNumber: expect.stringMatching(/^R-2026-/) });
    expect(await order.settle("200", "436", {}, formKey)).toEqual(settled);
    expect((await entriesOf(order)).slice(2)).toEqual([
      ["credit", -1_072_00, -60_68],
      ["refund", 436_00, 0],
    ]);
    expect(await order.row()).toMatchObject({ balanceCents: 0, heldCents: 200_00, moneyBadge: "settled" });
    expect((await countMoney(app)).toSettle).toBe(toSettle);
    expect((await mailsOf(order.orderId)).slice(-1)).toMatchObject([
      {
        kind: "order_settled",
        cancelled: "",
        given_back: 43_600,
        how: "check",
        kept: 20_000,
        owed: null,
        why: "The cloth was cut",
        message: "Come again.",
      },
    ]);
    expect(await order.settle("0", "200")).toMatchObject({ status: 409, code: "stale" });
  });

  test("is settled together with the cancellation: both or neither", async () => {
    const { app } = house();
    const order = await paid("636");
    const refused: [string, string, object][] = [
      ["200", "400", { reason: expect.stringContaining("do not make the $636.00 that was received"), field: "amount" }],
      ["700", "1", { field: "amount" }],
      ["1272.01", "0", { reason: "At most $1,272.00 can be kept: that is what is charged.", field: "keep" }],
      ["-1", "636", { status: 400, field: "keep" }],
      ["0", "636.001", { status: 400, field: "amount" }],
    ];
    for (const [keep, amount, answer] of refused) {
      expect(await expectNoEffects(app, () => order.cancel(keep, amount))).toMatchObject({ ok: false, ...answer });
    }
    const silent = () => order.cancel("200", "436", { note: " " });
    expect(await expectNoEffects(app, silent)).toMatchObject({ status: 400, field: "note" });
    expect(await expectNoEffects(app, () => order.settle("0", "636"))).toMatchObject({ status: 409 });
    house().setNow(new Date(NOW.getTime() + 1_000));
    const before = await mailsOf(order.orderId);
    expect(await order.cancel("0", "636", { tax: "none" })).toMatchObject({ ok: true });
    expect((await entriesOf(order)).slice(2)).toEqual([
      ["credit", -SUGGESTED, -72_00],
      ["refund", 636_00, 0],
    ]);
    expect(await order.row()).toMatchObject({ status: "cancelled", acceptedQuoteId: null, moneyBadge: "settled" });
    const told = (await mailsOf(order.orderId)).slice(before.length);
    expect(told).toMatchObject([{ kind: "order_settled", cancelled: "yes", kept: null }]);
    const trail = app.db.selectFrom("orderEvents").select(["kind", "details"]).where("orderId", "=", order.orderId);
    const words = (await trail.execute()).map(({ kind, details }) => describeEvent(kind, details));
    expect(words).toContain("Settled: $0.00 kept, $636.00 given back");
  });

  test("is owed where the fee is above what was received, and only then", async () => {
    const { app } = house();
    const order = await paid("100");
    house().setNow(new Date(NOW.getTime() + 1_000));
    expect(await order.cancel("150", "0")).toMatchObject({ ok: true });
    expect(await order.row()).toMatchObject({
      balanceCents: 50_00,
      dueCents: 50_00,
      dueOn: "2026-12-04",
      moneyBadge: "partly_paid",
    });
    expect((await mailsOf(order.orderId)).at(-1)).toMatchObject({ kind: "order_settled", owed: 5_000 });
    expect(await findMyPayments(app, order.client.id, order.orderId)).toMatchObject({ leftCents: 50_00 });
    await order.pay("50");
    expect(await order.row()).toMatchObject({ balanceCents: 0, moneyBadge: "settled" });
    // Paid once more, it has to go back.
    await order.pay("10");
    expect(await order.row()).toMatchObject({ moneyBadge: "to_settle" });
    expect(await order.settle("150", "10")).toMatchObject({ ok: true });
    expect(await order.row()).toMatchObject({ balanceCents: 0, moneyBadge: "settled" });
  });

  test("is settled by one of two owners at once", async () => {
    const order = await paid("636");
    await order.save("cancelled", SUGGESTED);
    const answers = await Promise.all([order.settle("0", "636"), order.settle("100", "536")]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect((await order.entries()).filter(([kind]) => kind === "refund")).toHaveLength(1);
  });

  test("is said again to whoever was told, once it is reversed; and never below nothing without a word", async () => {
    const { app } = house();
    const order = await paid("100");
    const sent = { state: "sent" as const, sentAt: NOW.toISOString() };
    await app.db.updateTable("emails").set(sent).where("orderId", "=", order.orderId).execute();
    await order.refund("28");
    const [, payment] = (await order.money()).entries;
    expect(payment).toMatchObject({ overdrawnCents: 28_00, reversible: true });
    expect(await expectNoEffects(app, () => order.reverse(payment!.id))).toMatchObject({
      status: 409,
      field: "anyway",
    });
    house().setNow(new Date(NOW.getTime() + 1_000));
    expect(await order.reverse(payment!.id, "Bounced", "yes")).toMatchObject({ ok: true });
    expect((await mailsOf(order.orderId)).at(-1)).toMatchObject({
      kind: "receipt_void",
      what: "payment",
      amount: 10_000,
      left: 130_000,
    });
    // The refund's own message had not gone out: it is dropped, and nothing more is said.
    const refund = (await order.money()).entries.find(({ kind }) => kind === "refund");
    await order.reverse(refund!.id);
    expect((await mailsOf(order.orderId)).filter(({ kind }) => kind === "receipt_void")).toHaveLength(1);
  });

  test("keeps the deposit, told apart from what is owed", async () => {
    const order = await paid("636");
    await order.cancel("636", "0");
    expect(await order.row()).toMatchObject({ balanceCents: 0, heldCents: DEPOSIT, moneyBadge: "settled" });
  });

  test("and an order that is agreed again is charged again, less what we still hold", async () => {
    const { app } = house();
    const order = await paid("636");
    await order.cancel("200", "436");
    await order.save("quoted", SUGGESTED);
    expect(await order.money()).toMatchObject({ leftCents: 1_072_00, refundableCents: 200_00 });
    const quoted = (await findMyQuote(app, order.client.id, order.orderId, 2))!;
    expect(duesOf(quoted.figures, quoted.come)).toMatchObject({ nowCents: 436_00, laterCents: 636_00 });
    expect(await order.accept(2, ["standard"])).toMatchObject({ ok: true });
    expect((await entriesOf(order)).at(-1)).toEqual(["change", 1_072_00, 60_68]);
    const settled = (await order.money()).entries.find(({ kind }) => kind === "credit");
    expect(settled).toMatchObject({ reversible: false });
    expect(await expectNoEffects(app, () => order.reverse(settled!.id))).toMatchObject({ status: 409 });
    expect(await order.money()).toMatchObject({ leftCents: 1_072_00, dueCents: 436_00, laterCents: 636_00 });
    expect(await mailsAbout(app, order.orderId, "quote_copy")).toContainEqual(
      expect.stringContaining("$436.00 is due"),
    );
    // Cancelled once more, what was settled before does not settle it.
    await order.pay("1072");
    expect(await order.save("cancelled", SUGGESTED)).toMatchObject({ ok: true, toSettle: true });
    expect(await order.settle("0", "1272")).toMatchObject({ ok: true });
    expect((await entriesOf(order)).at(-2)).toEqual(["credit", -SUGGESTED, -72_00]);
    expect(await order.row()).toMatchObject({ balanceCents: 0, heldCents: 0, moneyBadge: "settled" });
  });

  test("all of it, for a plain quote that is agreed again, is due again", async () => {
    const { app } = house();
    const { client } = await paid("1");
    const order = await plainOrder(app, client, 500_00);
    await order.accept(1);
    await order.pay("500");
    expect(await order.cancel("0", "500")).toMatchObject({ ok: true });
    await order.save("quoted", 500_00);
    expect(await order.accept(2)).toMatchObject({ ok: true });
    expect((await order.entries()).at(-1)).toEqual(["change", 500_00]);
    expect(await order.row()).toMatchObject({ balanceCents: 500_00, dueCents: 500_00, moneyBadge: "unpaid" });
  });

  test("because the price is lower, while the deposit is not all here, makes no more of it due", async () => {
    const { app } = house();
    const order = await paid("600");
    expect(await order.money()).toMatchObject({ dueCents: 36_00, laterCents: 636_00 });
    await order.refund("50", undefined, "lower");
    expect(await order.money()).toMatchObject({ dueCents: 36_00, laterCents: 636_00, leftCents: 672_00 });
    const quote = (await findMyQuote(app, order.client.id, order.orderId, 1))!;
    expect(duesOf(quote.figures, quote.come)).toMatchObject({ nowCents: 36_00, laterCents: 636_00 });
    await order.pay("36");
    expect(await order.row()).toMatchObject({ moneyBadge: "deposit_paid", dueCents: 0 });
  });

  test("with a credit is taken back with it, from either end", async () => {
    const { app } = house();
    const sent = { state: "sent" as const, sentAt: NOW.toISOString() };
    for (const end of ["credit", "refund"]) {
      const order = await paid("1272");
      await order.refund("50", undefined, "lower");
      await app.db.updateTable("emails").set(sent).where("orderId", "=", order.orderId).execute();
      const entry = (await order.money()).entries.find(({ kind }) => kind === end);
      expect(entry).toMatchObject({ together: expect.any(String), reopens: false });
      expect(await order.reverse(entry!.id)).toMatchObject({ ok: true });
      expect(await order.row()).toMatchObject({ balanceCents: 0, heldCents: SUGGESTED, moneyBadge: "paid" });
      expect((await order.money()).entries.filter(({ reversible }) => reversible)).toHaveLength(1);
      expect(await mailsAbout(app, order.orderId, "receipt_void")).toEqual([
        expect.stringContaining(
          "The refund of $50.00 that we wrote to you about no longer counts, and the price is what it was. Nothing is left",
        ),
      ]);
    }
  });

  test("to settle an order is taken back as a whole, and the order waits to be settled again", async () => {
    const { app } = house();
    const sent = { state: "sent" as const, sentAt: NOW.toISOString() };
    for (const [keep, back, end] of [
      ["200", "436", "credit"],
      ["200", "436", "refund"],
      ["700", "0", "credit"],
    ] as const) {
      const order = await paid("636");
      await order.cancel(keep, back);
      await app.db.updateTable("emails").set(sent).where("orderId", "=", order.orderId).execute();
      const entry = (await order.money()).entries.findLast(({ kind }) => kind === end);
      expect(entry).toMatchObject({ together: back === "0" ? null : expect.any(String), reopens: true });
      expect(await order.reverse(entry!.id)).toMatchObject({ ok: true });
      expect(await order.row()).toMatchObject({ balanceCents: 636_00, heldCents: 636_00, moneyBadge: "to_settle" });
      expect(await mailsAbout(app, order.orderId, "receipt_void")).toEqual([
        expect.stringContaining(
          "What we wrote to you about the money of your order no longer counts. Your order was cancelled; we’ll be in touch about the rest.",
        ),
      ]);
      expect(await order.settle("0", "636")).toMatchObject({ ok: true });
    }
  });

  test("is counted once in a mail about a version that asks anew, and its figures are all of that version", async () => {
    const order = await paid("100");
    house().setNow(new Date(NOW.getTime() + 1_000));
    await order.save("quoted", 2_000_00);
    expect((await mailsOf(order.orderId)).at(-1)).toMatchObject({ total: 200_000, to_pay: 190_000 });
  });
});
