import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { describeEvent } from "#app/domain/orders/order-trail.ts";
import { countMoney } from "#app/services/ledger/count-money.server.ts";
import { findMyMoney, findReceipt } from "#app/services/ledger/find-money.server.ts";
import { moveMoney } from "#app/services/ledger/move-money.server.ts";
import { recordPayment } from "#app/services/ledger/record-money.server.ts";
import { reverseEntry } from "#app/services/ledger/reverse-entry.server.ts";
import { addCredit } from "#app/services/ledger/take-off.server.ts";
import { takeOver } from "#app/services/ledger/take-over.server.ts";
import { noteNotReceived, tellPayment } from "#app/services/ledger/tell-payment.server.ts";
import { reopenForClient } from "#app/services/orders/life/reopen-for-client.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { reviseQuote } from "#app/services/quotes/revise-quote.server.ts";
import { sumBalances } from "#app/services/reports/read-report.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { countStatements } from "#tests/support/count-statements.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { expectNoEffects } from "#tests/support/effects.ts";
import { acceptedOrder, DEPOSIT, plainOrder, withMoneyActs } from "#tests/support/orders/money.ts";
import { SUGGESTED, sampleContent, sampleLines, submittedOrder } from "#tests/support/orders/quotes.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const key = () => crypto.randomUUID();

onEachDemo("the ledger", "today", (house) => {
  const accepted = () => {
    house().setNow(NOW);
    return acceptedOrder(house().app);
  };
  const plain = (client: Awaited<ReturnType<typeof addClient>>, totalCents: number) =>
    plainOrder(house().app, client, totalCents);
  const mailsOf = async (orderId: string, kind: string) => {
    const rows = house().app.db.selectFrom("emails").select(["parameters", "state"]).where("orderId", "=", orderId);
    return (await rows.where("kind", "=", kind).execute()).map(({ parameters, state }) => ({
      ...JSON.parse(parameters),
      state,
    }));
  };
  const trailOf = async (orderId: string) => {
    const rows = house().app.db.selectFrom("orderEvents").select(["kind", "details"]).where("orderId", "=", orderId);
    return (await rows.orderBy("at").execute()).map(({ kind, details }) => describeEvent(kind, details));
  };

  test("is charged by the client's yes, with its tax, its deposit due on a day", async () => {
    const order = await accepted();
    expect(await order.entries()).toEqual([["charge", SUGGESTED]]);
    expect(await order.money()).toMatchObject({
      chargedCents: SUGGESTED,
      receivedCents: 0,
      balanceCents: SUGGESTED,
      badge: "unpaid",
      overdueCents: 0,
      dues: [
        { part: "deposit", cents: DEPOSIT, on: "2026-11-27", when: "on Nov 27, 2026", late: false },
        { part: "balance", cents: DEPOSIT, on: null, when: "14 days after your order is finished" },
      ],
      entries: [{ kind: "charge", taxCents: 72_00, reversible: false, balanceAfterCents: SUGGESTED }],
    });
    expect(await order.row()).toMatchObject({
      chargedCents: SUGGESTED,
      balanceCents: SUGGESTED,
      dueOn: "2026-11-27",
      dueCents: DEPOSIT,
      moneyBadge: "unpaid",
      ledgerSince: NOW.toISOString(),
      outsideUntil: null,
    });
  });

  test("takes a payment with at most 14 statements", async () => {
    const order = await accepted();
    const counted = countStatements(house().app);
    const typed = { amount: "636", method: "check", receivedOn: "2026-11-20", reference: "", note: "" };
    expect(await recordPayment(counted.app, order.acting(key()), typed)).toMatchObject({ ok: true });
    expect(counted.statements()).toBeLessThanOrEqual(14);
    expect(await order.row()).toMatchObject({ moneyBadge: "deposit_paid", balanceCents: SUGGESTED - 636_00 });
  });

  test("is charged once by each way to say yes: recorded, confirmed with one click, or work begun", async () => {
    const { app } = house();
    house().setNow(NOW);
    const recorded = withMoneyActs(app, await submittedOrder(app));
    await recorded.send();
    const yes = { ...recorded.place, actorId: demoOwner.id, number: 1, chosen: ["blackout"] };
    const record = () => recordAcceptance(app, { ...yes, signedName: "Ida", how: "phone", day: "2026-11-20" });
    expect([await record(), await record()]).toEqual([{ ok: true }, { ok: true }]);
    expect(await recorded.entries()).toEqual([["charge", 137_800]]);
    // Counted from the day on which it was said.
    expect((await recorded.money()).dues[0]).toMatchObject({ on: "2026-11-27", cents: 68_900 });

    const client = await addClient(app);
    const clicked = await plain(client, 300_00);
    expect(await clicked.entries()).toEqual([]);
    expect([await clicked.confirm(), await clicked.confirm()]).toEqual([{ ok: true }, { ok: true }]);
    expect(await clicked.entries()).toEqual([["charge", 300_00]]);
    expect(await clicked.money()).toMatchObject({ badge: "unpaid", dues: [{ part: "balance", on: "2026-12-04" }] });

    const begun = await plain(client, 400_00);
    expect(await begun.save("in progress", 400_00)).toMatchObject({ ok: true });
    expect(await begun.entries()).toEqual([["charge", 400_00]]);
    // Never confirmed: another total counts at once.
    expect(await begun.save("in progress", 450_00)).toMatchObject({ ok: true });
    expect(await begun.entries()).toEqual([
      ["charge", 400_00],
      ["change", 50_00],
    ]);
    const free = await plain(client, 0);
    await free.confirm();
    expect(await free.entries()).toEqual([]);
    expect(await free.money()).toMatchObject({ ledgerSince: NOW.toISOString(), badge: "paid", balanceCents: 0 });
  });

  test("grows by the difference with a later version, paid or not", async () => {
    const { app } = house();
    const order = await accepted();
    await order.pay("1272");
    const revised = await reviseQuote(app, { actorId: demoOwner.id, ...order.place, number: 1 });
    if (!revised.ok) throw new Error(revised.reason);
    const lines = sampleLines.map((line) => (line.key === "drapes" ? { ...line, unitCents: 110_000 } : line));
    await app.db.deleteFrom("quoteLines").where("quoteId", "=", revised.quoteId).execute();
    await app.db.deleteFrom("quotes").where("id", "=", revised.quoteId).execute();
    expect(await order.send(sampleContent(app, {}, lines))).toMatchObject({ ok: true, number: 2 });
    expect(await order.entries()).toHaveLength(2);
    const seen = { totalCents: 137_800, creditCents: 0 };
    expect(await order.confirm({ number: 2, seen })).toEqual({ ok: true, already: false });
    expect(await order.entries()).toEqual([
      ["charge", SUGGESTED],
      ["payment", -SUGGESTED],
      ["change", 10_600],
    ]);
    const { balanceCents, badge, entries } = await order.money();
    expect([balanceCents, badge, entries[2]?.taxCents]).toEqual([10_600, "deposit_paid", 600]);
  });

  test("takes a payment with a receipt, once however often it is pressed, and tells its client", async () => {
    const order = await accepted();
    const formKey = key();
    const first = await order.pay("636.00", formKey);
    expect(first).toMatchObject({ ok: true, receiptNumber: expect.stringMatching(/^R-2026-\d{5}$/) });
    expect(await order.pay("636.00", formKey)).toEqual(first);
    expect(await order.entries()).toEqual([
      ["charge", SUGGESTED],
      ["payment", -DEPOSIT],
    ]);
    expect(await order.row()).toMatchObject({ balanceCents: DEPOSIT, dueOn: null, moneyBadge: "deposit_paid" });
    const receipt = first.ok ? first.receiptNumber : "";
    expect(await mailsOf(order.orderId, "payment_received")).toEqual([
      {
        order_id: expect.stringMatching(/^LF-1\d{3}$/),
        customer_name: order.client.name,
        first_name: order.client.firstName,
        amount: 63_600,
        day: "2026-11-20",
        receipt,
        charged: 127_200,
        left: 63_600,
        in_credit: null,
        due: { days: 14, after: "completed" },
        due_amount: null,
        state: "queued",
        lowered: null,
        settling: "",
      },
    ]);
    expect(await trailOf(order.orderId)).toContain(`Payment of $636.00 recorded: ${receipt}`);
  });

  test("numbers receipts one after the other, and none that was refused", async () => {
    const order = await accepted();
    const numbers: string[] = [];
    for (const amount of ["10", "-1", "20", "1e9", "30"]) {
      const answer = await order.pay(amount);
      if (answer.ok) numbers.push(answer.receiptNumber ?? "");
    }
    const [first = 0, ...rest] = numbers.map((number) => Number(number.slice(-5)));
    expect(rest).toEqual([first + 1, first + 2]);
    house().setNow(new Date("2027-01-01T04:59:00.000Z"));
    expect(await order.pay("1")).toMatchObject({ receiptNumber: `R-2026-${String(first + 3).padStart(5, "0")}` });
    house().setNow(new Date("2027-01-01T05:00:00.000Z"));
    expect(await order.pay("1")).toMatchObject({ receiptNumber: expect.stringMatching(/^R-2027-/) });
  });

  test("refuses what cannot be, with a sentence, and writes nothing", async () => {
    const { app } = house();
    const order = await accepted();
    const other = await accepted();
    await order.pay("100");
    const entry = (await order.money()).entries[1]!;
    const typed = { amount: "5", method: "check", receivedOn: "2026-11-20", reference: "", note: "" };
    const draft = { actorId: demoOwner.id, ...(await readyOrder(app, order.client.id)) };
    const refused: [() => Promise<unknown>, object][] = [
      [() => order.pay("1,23"), { status: 400, field: "amount" }],
      [() => order.pay("-1"), { status: 400, field: "amount" }],
      [() => order.pay("10000000"), { status: 409, reason: "An order holds at most $10,000,000.00." }],
      [() => recordPayment(app, order.acting(), { ...typed, receivedOn: "2026-11-21" }), { field: "receivedOn" }],
      [() => recordPayment(app, order.acting(), { ...typed, receivedOn: "1999-12-31" }), { field: "receivedOn" }],
      [() => recordPayment(app, order.acting(), { ...typed, method: "gold" }), { field: "method" }],
      [() => recordPayment(app, draft, typed), { status: 409, reason: "This order has not been sent to us yet." }],
      [() => order.refund("100.01"), { status: 409, reason: expect.stringContaining("At most $100.00") }],
      [() => other.refund("1"), { status: 409, reason: "Nothing has come in that could be refunded." }],
      [() => order.writeOff("1172.01"), { status: 409, reason: expect.stringContaining("At most $1,172.00") }],
      [() => order.writeOff("1", " "), { status: 400, field: "note" }],
      [() => order.credit("1272.01"), { status: 409 }],
      [() => order.reverse(entry.id, ""), { status: 400, field: "note" }],
      [() => other.reverse(entry.id), { status: 404 }],
      [() => order.reverse("nothing"), { status: 404 }],
      [() => moveMoney(app, order.acting(), { amount: "1", note: "", toOrderId: other.orderId }), { status: 400 }],
      [() => moveMoney(app, order.acting(), { amount: "1", note: "", toOrderId: order.orderId }), { status: 400 }],
      [() => recordPayment(app, { ...order.acting(), userId: other.client.id }, typed), { status: 404 }],
    ];
    for (const [act, answer] of refused) {
      expect(await expectNoEffects(app, act)).toMatchObject({ ok: false, ...answer });
    }
  });

  test("takes a payment back by its opposite, and the receipt says that it is void", async () => {
    const { app } = house();
    const order = await accepted();
    const paid = await order.pay("636");
    if (!paid.ok) throw new Error(paid.reason);
    const number = paid.receiptNumber ?? "";
    const before = await findReceipt(app, { userId: order.client.id, orderId: order.orderId, number: number });
    expect(before).toMatchObject({
      number,
      kind: "payment",
      amountCents: DEPOSIT,
      method: "check",
      reference: "No. 1043",
      voidedOn: null,
      chargedCents: SUGGESTED,
      receivedCents: DEPOSIT,
      balanceCents: DEPOSIT,
      person: { name: order.client.name, email: order.client.email },
    });
    expect(await order.reverse(paid.entryId, "The check bounced")).toMatchObject({ ok: true });
    expect(await order.reverse(paid.entryId)).toMatchObject({ reason: "This entry has been reversed already." });
    const { entries, balanceCents, badge } = await order.money();
    expect([balanceCents, badge]).toEqual([SUGGESTED, "unpaid"]);
    expect(entries[1]).toMatchObject({ voidedOn: "2026-11-20", voidedBy: "The check bounced", reversible: false });
    expect(await order.reverse(entries[2]!.id)).toMatchObject({
      reason: "A reversal cannot be reversed. Record what is right instead.",
    });
    expect(await findReceipt(app, { userId: order.client.id, orderId: order.orderId, number: number })).toEqual({
      ...before,
      voidedOn: "2026-11-20",
    });
    // What had not gone out yet does not go out.
    expect(await mailsOf(order.orderId, "payment_received")).toMatchObject([{ receipt: number, state: "dropped" }]);
    expect(await trailOf(order.orderId)).toContain(`Entry of $636.00 reversed: ${number}. The check bounced`);
  });

  test("reads In credit after too much, and a refund or a move brings it back to nothing", async () => {
    const { app } = house();
    const client = await addClient(app);
    const order = await plain(client, 100_00);
    const next = await plain(client, 80_00);
    await order.confirm();
    await next.confirm();
    await order.pay("150");
    expect(await order.money()).toMatchObject({
      badge: "in_credit",
      balanceCents: -50_00,
      refundableCents: 150_00,
      movableCents: 50_00,
      dues: [],
      otherOrders: [{ id: next.orderId, balanceCents: 80_00 }],
    });
    expect(await order.refund("20")).toMatchObject({ ok: true, receiptNumber: expect.stringMatching(/^R-/) });
    expect(await mailsOf(order.orderId, "refund_sent")).toMatchObject([{ amount: 2_000, in_credit: 3_000 }]);
    const formKey = key();
    const moving = { amount: "30", note: "", toOrderId: next.orderId };
    const moved = await moveMoney(app, order.acting(formKey), moving);
    expect(moved).toMatchObject({ ok: true });
    expect(await moveMoney(app, order.acting(formKey), moving)).toEqual(moved);
    expect([(await order.money()).balanceCents, (await next.money()).balanceCents]).toEqual([0, 50_00]);
    expect((await order.money()).entries.at(-1)).toMatchObject({ kind: "transfer", otherOrder: { id: next.orderId } });
    expect(await moveMoney(app, order.acting(), { ...moving, amount: "1" })).toMatchObject({
      reason: "This order is not in credit, so there is nothing to move.",
    });
    // Taken back from either end, it is taken back at both.
    const there = (await next.money()).entries.at(-1)!;
    expect(await next.reverse(there.id)).toMatchObject({ ok: true });
    expect([(await order.money()).balanceCents, (await next.money()).balanceCents]).toEqual([-30_00, 80_00]);
    expect(await order.reverse(moved.ok ? moved.entryId : "")).toMatchObject({
      reason: "This entry has been reversed already.",
    });
  });

  test("books what comes before the yes, which is no confirmation, and keeps the order", async () => {
    const { app } = house();
    house().setNow(NOW);
    const order = withMoneyActs(app, await submittedOrder(app));
    await order.pay("100");
    expect(await order.row()).toMatchObject({ balanceCents: -100_00, moneyBadge: "in_credit", confirmedAt: null });
    await order.send();
    const { version } = await order.row();
    const reopening = { actorId: demoOwner.id, ...order.place, version, message: "Measure again." };
    expect(await reopenForClient(app, reopening)).toMatchObject({
      reason: "Money has come in for this order, so it can no longer be reopened.",
    });
    await order.confirm();
    expect(await order.money()).toMatchObject({ balanceCents: SUGGESTED - 100_00, badge: "partly_paid" });
  });

  test("writes nothing on cancelling: what is left stands to be settled, with its part of the tax", async () => {
    const { app } = house();
    const order = await accepted();
    await order.pay("636");
    const before = await order.entries();
    const { toSettle } = await countMoney(app);
    expect(await order.save("cancelled", SUGGESTED)).toMatchObject({ ok: true });
    expect(await order.entries()).toEqual(before);
    expect(await order.row()).toMatchObject({ balanceCents: DEPOSIT, dueOn: null, dueCents: 0 });
    expect((await countMoney(app)).toSettle).toBe(toSettle + 1);
    // A third is kept for the fabric that was cut; the rest is credited, then goes back.
    expect(await order.credit("848", "Cancelled before it was cut")).toMatchObject({ ok: true });
    expect((await order.money()).entries.at(-1)).toMatchObject({ kind: "credit", taxCents: -48_00 });
    expect(await order.refund("212")).toMatchObject({ ok: true });
    expect(await order.row()).toMatchObject({ balanceCents: 0, moneyBadge: "settled", heldCents: 424_00 });
    expect((await countMoney(app)).toSettle).toBe(toSettle);
  });

  test("counts money that must go back among what is to be settled, and asks for none of it", async () => {
    const { app } = house();
    const order = await accepted();
    await order.pay("1272");
    const { toSettle } = await countMoney(app);
    const owing = await sumBalances(app, null);
    await order.save("cancelled", SUGGESTED);
    expect(await order.row()).toMatchObject({ balanceCents: 0, heldCents: SUGGESTED, moneyBadge: "to_settle" });
    expect((await countMoney(app)).toSettle).toBe(toSettle + 1);
    const late = await accepted();
    await late.pay("636");
    await late.save("cancelled", SUGGESTED);
    expect(await late.money()).toMatchObject({ balanceCents: DEPOSIT, badge: "to_settle", dues: [] });
    // What nobody has said is owed stands in no list of what customers owe.
    expect(await sumBalances(app, null)).toEqual(owing);
    await late.save("submitted", SUGGESTED);
    expect((await late.row()).moneyBadge).toBe("partly_paid");
  });

  test("takes off the tax of a credit alone, whatever was written off before", async () => {
    const order = await accepted();
    await order.save("cancelled", SUGGESTED);
    await order.writeOff("1000");
    await order.credit("53");
    await order.credit("53");
    const { entries } = await order.money();
    expect(entries.slice(1).map(({ kind, taxCents }) => [kind, taxCents])).toEqual([
      ["write_off", 0],
      ["credit", -3_00],
      ["credit", -3_00],
    ]);
  });

  test("follows the status: the rest is due once the order is finished, and late in time", async () => {
    const { app } = house();
    const order = await accepted();
    await order.pay("636");
    const { overdue, readyToStart } = await countMoney(app);
    await order.save("in progress", SUGGESTED);
    expect((await countMoney(app)).readyToStart).toBe(readyToStart - 1);
    expect(await order.row()).toMatchObject({ dueOn: null, dueCents: 0 });
    await order.save("completed", SUGGESTED);
    expect(await order.row()).toMatchObject({ dueOn: "2026-12-04", dueCents: DEPOSIT });
    house().setNow(new Date("2026-11-23T17:00:00.000Z"));
    await order.save("in progress", SUGGESTED);
    expect(await order.row()).toMatchObject({ dueOn: null });
    house().setNow(new Date("2026-11-24T17:00:00.000Z"));
    await order.save("delivered", SUGGESTED);
    expect(await order.row()).toMatchObject({ dueOn: "2026-12-08" });
    house().setNow(new Date("2026-12-09T04:59:00.000Z"));
    expect((await order.money()).overdueCents).toBe(0);
    house().setNow(new Date("2026-12-09T05:00:00.000Z"));
    expect((await order.money()).overdueCents).toBe(DEPOSIT);
    expect((await countMoney(app)).overdue).toBeGreaterThan(overdue);
    await order.writeOff("636", "Never came");
    expect(await order.row()).toMatchObject({ balanceCents: 0, dueOn: null, moneyBadge: "paid" });
  });

  test("takes I Have Paid as a word, which a payment or Not Received ends", async () => {
    const { app } = house();
    const order = await accepted();
    const { paidToCheck } = await countMoney(app);
    const tell = () => tellPayment(app, { user: order.client, orderId: order.orderId });
    expect([await tell(), await tell()]).toEqual([{ ok: true }, { ok: true }]);
    expect(await mailsOf(order.orderId, "payment_told")).toMatchObject([{ balance: 127_200 }]);
    expect(await order.entries()).toEqual([["charge", SUGGESTED]]);
    expect((await countMoney(app)).paidToCheck).toBe(paidToCheck + 1);
    expect(await findMyMoney(app, order.client.id, order.orderId)).toMatchObject({ paidToldAt: NOW.toISOString() });
    const place = { actorId: demoOwner.id, ...order.place };
    expect(await noteNotReceived(app, place)).toEqual({ ok: true });
    expect((await order.row()).paidToldAt).toBeNull();
    await tell();
    await order.pay("1272");
    expect((await order.row()).paidToldAt).toBeNull();
    expect(await tell()).toMatchObject({ status: 409, reason: "Nothing is left to pay on this order." });
    expect(await mailsOf(order.orderId, "payment_told")).toHaveLength(2);
  });

  test("takes an old order over once, with what came in so far and no receipt of ours", async () => {
    const { app } = house();
    const order = await accepted();
    await order.save("in progress", SUGGESTED);
    // An order that was in work before its money was kept here.
    const old = withMoneyActs(app, await submittedOrder(app));
    await old.send();
    const until = "2026-11-15";
    await app.db.updateTable("orders").set({ outsideUntil: until }).where("id", "=", old.orderId).execute();
    await old.save("in progress", SUGGESTED);
    expect(await old.entries()).toEqual([]);
    expect(await old.money()).toMatchObject({ ledgerSince: null, outsideUntil: until, badge: null });
    // What is asked for since and not accepted is shown as the total, and not charged.
    const asked = withMoneyActs(app, await submittedOrder(app));
    await asked.send();
    await app.db.updateTable("orders").set({ outsideUntil: until }).where("id", "=", asked.orderId).execute();
    await asked.confirm();
    await asked.save("in progress", SUGGESTED + 100_00);
    expect((await asked.row()).totalCents).toBe(SUGGESTED + 100_00);
    expect((await asked.money()).acceptedCents).toBe(SUGGESTED);
    expect(await old.pay("5")).toMatchObject({
      status: 409,
      field: undefined,
      reason: "The money of this order was kept elsewhere before Nov 15, 2026. Take the order over first.",
    });
    expect(await takeOver(app, old.acting(), { amount: "x", receivedOn: "" })).toMatchObject({
      status: 400,
      field: "amount",
    });
    const rich = await plain(old.client, 100_00);
    await rich.confirm();
    await rich.pay("150");
    const moving = () => moveMoney(app, rich.acting(), { amount: "50", note: "", toOrderId: old.orderId });
    expect(await expectNoEffects(app, moving)).toMatchObject({
      status: 409,
      reason: expect.stringContaining("Take the order over first."),
    });
    const came = { amount: "700", receivedOn: "2026-03-04" };
    for (const receivedOn of ["", "2026-11-21"]) {
      expect(await takeOver(app, old.acting(), { ...came, receivedOn })).toMatchObject({ field: "receivedOn" });
    }
    expect(await takeOver(app, old.acting(), came)).toEqual({ ok: true });
    expect(await takeOver(app, old.acting(), came)).toEqual({ ok: true });
    expect(await takeOver(app, order.acting(), came)).toEqual({ ok: true });
    expect(await order.entries()).toHaveLength(1);
    expect(await old.entries()).toEqual([
      ["charge", SUGGESTED],
      ["payment", -700_00],
    ]);
    const { entries, badge, outsideUntil } = await old.money();
    expect(entries[1]).toMatchObject({
      receiptNumber: null,
      occurredOn: "2026-03-04",
      note: "Received before Nov 15, 2026",
    });
    expect([badge, outsideUntil]).toEqual(["deposit_paid", null]);
    expect(await mailsOf(old.orderId, "payment_received")).toEqual([]);
  });

  test("shows a client their own money and receipts, and nobody else's", async () => {
    const { app } = house();
    const [mine, other] = [await accepted(), await accepted()];
    const paid = await other.pay("5");
    const number = paid.ok ? (paid.receiptNumber ?? "") : "";
    expect(await findMyMoney(app, mine.client.id, mine.orderId)).toMatchObject({
      known: true,
      balanceCents: SUGGESTED,
      badge: "unpaid",
      payByCheck: "",
      entries: [{ kind: "charge" }],
    });
    expect(JSON.stringify(await findMyMoney(app, other.client.id, other.orderId))).not.toContain("No. 1043");
    expect(await findMyMoney(app, mine.client.id, other.orderId)).toBeUndefined();
    expect(await findReceipt(app, { userId: mine.client.id, orderId: other.orderId, number: number })).toBeUndefined();
    expect(await findReceipt(app, { userId: mine.client.id, orderId: mine.orderId, number: number })).toBeUndefined();
    expect(await findReceipt(app, { userId: other.client.id, orderId: other.orderId, number: number })).toMatchObject({
      amountCents: 500,
    });
    const tell = { user: mine.client, orderId: other.orderId };
    expect(await expectNoEffects(app, () => tellPayment(app, tell))).toMatchObject({ status: 404 });
  });

  test("a form key belongs to one order", async () => {
    const [one, two] = [await accepted(), await accepted()];
    const formKey = key();
    await one.pay("5", formKey);
    expect(await two.pay("5", formKey)).toMatchObject({ ok: false, code: "stale" });
    expect(await two.refund("5", formKey)).toMatchObject({ code: "refused" });
    expect(await one.refund("5", formKey)).toMatchObject({ ok: true });
  });

  test("a form that comes back with another amount is not answered with the first receipt", async () => {
    const { app } = house();
    const order = await accepted();
    const formKey = key();
    const typed = { amount: "636", method: "check", receivedOn: "2026-11-20", reference: "No. 1043", note: "" };
    const first = await order.pay("636.00", formKey);
    const receipt = first.ok ? first.receiptNumber : "";
    const again = (change: object) => recordPayment(app, order.acting(formKey), { ...typed, ...change });
    expect(await again({})).toEqual(first);
    const sentence = `This form has recorded $636.00 already: ${receipt}. Please load the page again to record something else.`;
    for (const change of [{ amount: "100" }, { amount: "x" }, { method: "cash" }, { receivedOn: "2026-11-19" }]) {
      const answer = await expectNoEffects(app, () => again(change));
      expect(answer).toMatchObject({ ok: false, code: "stale", reason: sentence });
    }
    const credited = order.acting(key());
    await addCredit(app, credited, { amount: "5", note: "Sorry" });
    expect(await addCredit(app, credited, { amount: "6", note: "Sorry" })).toMatchObject({
      code: "stale",
      reason: expect.stringContaining("recorded $5.00 already. Please"),
    });
    const reversing = order.acting(key());
    const [, paid, credit] = (await order.money()).entries;
    const reverse = (entryId = "") => reverseEntry(app, reversing, { entryId, note: "A slip" });
    expect(await reverse(credit?.id)).toMatchObject({ ok: true });
    expect(await reverse(paid?.id)).toMatchObject({ code: "stale" });
  });

  test("an order that was settled, taken up again and accepted anew is owed anew", async () => {
    const { app } = house();
    const order = await accepted();
    await order.pay("636");
    await order.save("cancelled", SUGGESTED);
    // In parts, whose tax is that of the whole.
    for (const amount of ["0.05", "0.05", "0.05", "1071.85"]) await order.credit(amount, "Cancelled");
    const taxes = (await order.money()).entries.slice(2).map(({ taxCents }) => taxCents);
    expect(taxes.reduce((sum, cents) => sum + cents, 0)).toBe(-60_68);
    await order.refund("436");
    expect(await order.row()).toMatchObject({ balanceCents: 0 });
    await order.save("submitted", null);
    expect((await order.money()).badge).toBe("settled");
    await order.send(sampleContent(app));
    expect(await order.confirm({ number: 2 })).toMatchObject({ ok: true });
    // $200.00 of the first deposit were kept, and count.
    expect(await order.money()).toMatchObject({ balanceCents: SUGGESTED - 200_00, receivedCents: 200_00 });
    expect((await order.money()).entries.at(-1)).toMatchObject({
      kind: "change",
      amountCents: 1072_00,
      taxCents: 60_68,
    });
    await order.save("quoted", SUGGESTED + 100_00);
    expect(await order.confirm({ number: 3, seen: { totalCents: SUGGESTED + 100_00, creditCents: 0 } })).toMatchObject({
      ok: true,
    });
    expect((await order.money()).balanceCents).toBe(SUGGESTED - 100_00);
  });

  test("an order whose quote asks for no deposit can be started at once", async () => {
    const { app } = house();
    house().setNow(NOW);
    const before = await countMoney(app);
    const order = withMoneyActs(app, await submittedOrder(app));
    await order.send(sampleContent(app, { depositRate: null, depositCents: null }));
    await order.confirm();
    expect(await order.money()).toMatchObject({ badge: "unpaid", dues: [{ part: "balance", on: null }] });
    const { depositDue, readyToStart } = await countMoney(app);
    expect({ depositDue, readyToStart }).toEqual({
      depositDue: before.depositDue,
      readyToStart: before.readyToStart + 1,
    });
  });
});
