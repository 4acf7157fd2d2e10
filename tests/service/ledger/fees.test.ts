import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { compare } from "#app/domain/compare.ts";
import { daysWithTimes } from "#app/domain/consultations/free-times.ts";
import { receiptContentOf } from "#app/domain/ledger/receipt-content.ts";
import { bookConsultation } from "#app/services/consultations/book-consultation.server.ts";
import { cancelConsultation } from "#app/services/consultations/change-consultation.server.ts";
import {
  findConsultation,
  findCreditsOf,
  findFee,
  findFeeReceipt,
  findUpcomingConsultation,
} from "#app/services/consultations/find-consultation.server.ts";
import { findCalendar } from "#app/services/consultations/kept-schedule.server.ts";
import { markFee, refundFee } from "#app/services/consultations/visit-fees.server.ts";
import { deleteCustomer } from "#app/services/customers/deletion/delete-customer.server.ts";
import { findReceipt } from "#app/services/ledger/find-money.server.ts";
import { exportLedger } from "#app/services/reports/ledger-rows.server.ts";
import { readReport } from "#app/services/reports/read-report.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { withMoneyActs } from "#tests/support/orders/money.ts";
import { addVisit } from "#tests/support/orders/orders.ts";
import { SUGGESTED, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const FEE = 150_00;
const NOVEMBER = { from: "2026-11-01", to: "2026-11-30" };

onEachDemo("the fee of a consultation as money", NOW, (house) => {
  const app = () => house().app;
  const versionOf = async (id: string) => (await findConsultation(app(), id))?.version ?? 0;
  const mark = async (id: string, paid: boolean, more: object = {}) =>
    markFee(app(), { actorId: demoOwner.id, id, version: await versionOf(id), paid, ...more });
  const refund = async (id: string, amount: string, more: object = {}) => {
    const typed = { amount, method: "check", receivedOn: dayOf(app().now()), reference: "", note: "" };
    return refundFee(app(), { actorId: demoOwner.id, id, version: await versionOf(id), typed, ...more });
  };
  const entriesOf = async (id: string) => {
    const rows = app().db.selectFrom("ledgerEntries").selectAll().where("consultationId", "=", id);
    return rows.where("orderId", "is", null).orderBy("seq").execute();
  };
  const moneyOf = async (id: string) => (await entriesOf(id)).map(({ kind, amountCents }) => [kind, amountCents]);
  const mailsTo = async (userId: string) => {
    const rows = app().db.selectFrom("emails").select(["kind", "state", "parameters"]).where("userId", "=", userId);
    const read = (await rows.execute()).map(({ parameters, ...row }) => ({ ...row, ...JSON.parse(parameters) }));
    const about = read.filter(({ kind }) => ["payment_received", "refund_sent", "receipt_void"].includes(kind));
    return about.toSorted((a, b) => compare(`${a.receipt} ${a.kind}`, `${b.receipt} ${b.kind}`));
  };
  const figures = async () => (await readReport(app(), NOVEMBER)).ledger;
  const visited = async () => {
    const client = await addClient(app());
    return { client, id: await addVisit(app(), client.id) };
  };

  test("is received once, on its day, with a receipt", async () => {
    const before = await figures();
    const { client, id } = await visited();
    const presses = [mark(id, true, { method: "cash", receivedOn: "2026-11-09" }), mark(id, true), mark(id, true)];
    expect(await Promise.all(presses)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const [entry, ...others] = await entriesOf(id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: "payment", amountCents: -FEE, receiptNumber: expect.any(String) });
    const after = await figures();
    expect(after.cameCents - before.cameCents).toBe(FEE);
    expect(after.takenOffCents).toBe(before.takenOffCents);
    const number = entry?.receiptNumber ?? "";
    expect(await mailsTo(client.id)).toMatchObject([
      { kind: "payment_received", amount: 15_000, receipt: number, visit: expect.stringMatching(/^2026-10-05T/) },
    ]);
    expect(await findFeeReceipt(app(), client.id, id)).toBe(number);
    const receipt = await findReceipt(app(), { userId: client.id, number });
    expect(receiptContentOf(receipt!)).toMatchObject({
      title: `Receipt ${number}`,
      amount: { label: "We received", text: "$150.00" },
      standingTitle: "The fee after this payment",
    });
    expect(await findReceipt(app(), { userId: "demo-client", number })).toBeUndefined();
    expect(await findReceipt(app(), { consultationId: "another", number })).toBeUndefined();
    expect(await findReceipt(app(), { userId: client.id, orderId: id, number })).toBeUndefined();
  });

  test("keeps the day and the way it came by, and refuses nonsense", async () => {
    const { id } = await visited();
    const refused = async (typed: object) => mark(id, true, typed);
    expect(await refused({ method: "" })).toMatchObject({ field: "method" });
    expect(await refused({ receivedOn: "2026-11-21" })).toMatchObject({ field: "receivedOn" });
    expect(await refused({ receivedOn: "2026-10-01" })).toMatchObject({
      reason: "The visit was booked on Oct 2, 2026. Please choose that day or a later one.",
    });
    expect(await entriesOf(id)).toEqual([]);
    await mark(id, true, { method: "cash", receivedOn: "2026-11-09" });
    expect(await entriesOf(id)).toMatchObject([{ method: "cash", occurredOn: "2026-11-09" }]);
    const rows = [];
    for await (const portion of exportLedger(app().db, NOVEMBER)) rows.push(...portion);
    const [entry] = await entriesOf(id);
    expect(rows.find((row) => row.id === entry?.id)).toMatchObject({ orderId: null, balanceCents: -FEE });
  });

  test("credited on an order it is moved there, neither received nor written off again, to the cent", async () => {
    const order = withMoneyActs(app(), await submittedOrder(app()));
    await order.send();
    await order.confirm();
    const before = await figures();
    const id = await addVisit(app(), order.client.id);
    await mark(id, true);
    expect(await order.entries()).toEqual([
      ["charge", SUGGESTED],
      ["consultation", -FEE],
    ]);
    expect(await moneyOf(id)).toEqual([
      ["payment", -FEE],
      ["consultation", FEE],
    ]);
    expect((await order.money()).balanceCents).toBe(SUGGESTED - FEE);
    const after = await figures();
    expect(after.cameCents - before.cameCents).toBe(FEE);
    expect(after.takenOffCents - before.takenOffCents).toBe(0);
    expect(after.sumCents - before.sumCents).toBe(-FEE);
    expect(await refund(id, "150")).toMatchObject({
      reason: "$150.00 of this fee is credited on an order. It can be given back once that order no longer has it.",
    });
    await order.save("cancelled", SUGGESTED);
    expect(await moneyOf(id)).toEqual([
      ["payment", -FEE],
      ["consultation", FEE],
      ["reversal", -FEE],
    ]);
    expect(await refund(id, "150")).toEqual({ ok: true });
    expect((await figures()).wentBackCents - before.wentBackCents).toBe(FEE);
  });

  test("credited on an order that nobody has agreed to, it can still be given back, and the credit goes", async () => {
    const order = withMoneyActs(app(), await submittedOrder(app()));
    await order.send();
    const id = await addVisit(app(), order.client.id);
    await mark(id, true);
    const credits = async () => (await findCreditsOf(app(), { id, userId: order.client.id })).credits;
    const fee = () => findFee(app(), id);
    expect([await credits(), await fee()]).toMatchObject([[{ amountCents: FEE }], { refundableCents: FEE }]);
    expect(await refund(id, "50")).toEqual({ ok: true });
    expect([await credits(), await fee()]).toMatchObject([[{ amountCents: 100_00 }], { refundableCents: 100_00 }]);
    expect(await order.confirm({ seen: { totalCents: SUGGESTED, creditCents: 100_00 } })).toMatchObject({ ok: true });
    expect(await fee()).toMatchObject({ refundableCents: 0 });
    expect(await refund(id, "1")).toMatchObject({
      reason: "$100.00 of this fee is credited on an order. It can be given back once that order no longer has it.",
    });
  });

  test("is given back, some of it and then the rest, once for each form", async () => {
    const { client, id } = await visited();
    await mark(id, true);
    const version = await versionOf(id);
    const twice = await Promise.all([refund(id, "50", { version }), refund(id, "50", { version })]);
    expect(twice).toEqual([{ ok: true }, { ok: true }]);
    expect(await refund(id, "60", { version })).toMatchObject({ code: "stale" });
    expect(await moneyOf(id)).toEqual([
      ["payment", -FEE],
      ["refund", 50_00],
    ]);
    expect(await mark(id, false)).toMatchObject({ code: "refused" });
    for (const [amount, reason] of [
      ["100.01", "At most $100.00 can be refunded: what has come in, less what went back."],
      ["0", "Please enter an amount above $0.00."],
    ] as const) {
      expect(await refund(id, amount)).toMatchObject({ reason, field: "amount" });
    }
    expect(await findConsultation(app(), id)).toMatchObject({ feePaidAt: NOW.toISOString() });
    expect(await refund(id, "100")).toEqual({ ok: true });
    expect(await findConsultation(app(), id)).toMatchObject({ feePaidAt: null });
    expect((await mailsTo(client.id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ["payment_received", 15_000],
      ["refund_sent", 5_000],
      ["refund_sent", 10_000],
    ]);
    expect(await mark(id, true)).toEqual({ ok: true });
    expect((await entriesOf(id)).reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(-FEE);
  });

  test("marked by mistake it is taken back, and whoever was told hears of it", async () => {
    const { client, id } = await visited();
    await mark(id, true);
    const told = app().db.updateTable("emails").set({ state: "sent" }).where("userId", "=", client.id);
    await told.execute();
    const [payment] = await entriesOf(id);
    expect(await Promise.all([mark(id, false), mark(id, false)])).toEqual([{ ok: true }, { ok: true }]);
    expect(await moneyOf(id)).toEqual([
      ["payment", -FEE],
      ["reversal", FEE],
    ]);
    expect((await mailsTo(client.id)).map(({ kind }) => kind)).toEqual(["payment_received", "receipt_void"]);
    const number = payment?.receiptNumber ?? "";
    expect(await findFeeReceipt(app(), client.id, id)).toBeUndefined();
    expect(await findReceipt(app(), { userId: client.id, number })).toMatchObject({ voidedOn: dayOf(NOW) });
    expect(await refund(id, "1")).toMatchObject({ reason: "Nothing has come in that could be refunded." });
    // Marked again and not told yet: the message about it is dropped, and nobody hears of either.
    await mark(id, true);
    await mark(id, false);
    expect((await mailsTo(client.id)).map(({ state }) => state)).toEqual(["sent", "queued", "dropped"]);
  });

  test("of a visit that we cancelled counts for the next one, and is taken back from there", async () => {
    const client = await addClient(app());
    const book = async (nth: number) => {
      const days = daysWithTimes(await findCalendar(app().db, app().now()));
      const startsAt = days.flatMap(({ times }) => times)[nth]?.startsAt ?? "";
      expect(await bookConsultation(app(), client.id, { startsAt, note: "" })).toEqual({ ok: true });
      return (await findUpcomingConsultation(app(), client.id))?.id ?? "";
    };
    const first = await book(100);
    await mark(first, true);
    const cancellation = { by: "owner", actorId: demoOwner.id, message: "Ill." } as const;
    await cancelConsultation(app(), { ...cancellation, id: first, version: await versionOf(first) });
    const next = await book(110);
    expect([await moneyOf(first), await moneyOf(next)]).toEqual([
      [
        ["payment", -FEE],
        ["transfer", FEE],
      ],
      [["transfer", -FEE]],
    ]);
    const [paid] = await entriesOf(first);
    expect([await findFeeReceipt(app(), client.id, first), await findFeeReceipt(app(), client.id, next)]).toEqual([
      paid?.receiptNumber,
      paid?.receiptNumber,
    ]);
    expect(await mark(next, false)).toEqual({ ok: true });
    const sums = [await entriesOf(first), await entriesOf(next)].map((rows) =>
      rows.reduce((sum, { amountCents }) => sum + amountCents, 0),
    );
    expect(sums).toEqual([0, 0]);
    expect(await findConsultation(app(), first)).toMatchObject({ feePaidAt: null, feeMovedTo: null });
  });

  test("given back, it stays in the books of a client who is forgotten", async () => {
    const { client, id } = await visited();
    await mark(id, true);
    await refund(id, "150");
    const gone = { userId: client.id, actorId: demoOwner.id };
    expect(await deleteCustomer(app(), gone)).toMatchObject({ ok: true });
    const [payment] = await entriesOf(id);
    const person = app()
      .db.selectFrom("documentPeople")
      .select("person")
      .where("documentId", "=", payment?.id ?? "");
    expect(await person.execute()).toEqual([{ person: null }]);
  });
});
