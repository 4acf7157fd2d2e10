import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { chooseCredit } from "#app/services/consultations/credit-consultation.server.ts";
import { findConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { markFee } from "#app/services/consultations/visit-fees.server.ts";
import { findMyOrder } from "#app/services/orders/find-my-order.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { withMoneyActs } from "#tests/support/orders/money.ts";
import { addVisit } from "#tests/support/orders/orders.ts";
import { SUGGESTED, sampleContent, sampleLines, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const FEE = 150_00;

onEachDemo("the fee of a consultation in the ledger", NOW, (house) => {
  const mark = async (id: string, paid: boolean) => {
    const { version = 0 } = (await findConsultation(house().app, id)) ?? {};
    expect(await markFee(house().app, { actorId: demoOwner.id, id, version, paid })).toEqual({ ok: true });
  };
  const sent = async () => {
    const order = withMoneyActs(house().app, await submittedOrder(house().app));
    await order.send();
    return order;
  };
  const told = async (orderId: string) => {
    const rows = house().app.db.selectFrom("emails").select("parameters").where("orderId", "=", orderId);
    return (await rows.where("kind", "=", "status_changed").execute()).map(({ parameters }) => JSON.parse(parameters));
  };
  const creditOn = async (userId: string, orderId: string) =>
    (await findMyOrder(house().app, userId, orderId))?.creditCents;

  test("is an entry once the order is accepted, comes off after tax and counts toward the deposit", async () => {
    const order = await sent();
    const visit = await addVisit(house().app, order.client.id);
    await mark(visit, true);
    expect(await order.entries()).toEqual([]);
    expect(await creditOn(order.client.id, order.orderId)).toBe(FEE);
    await order.confirm({ seen: { totalCents: SUGGESTED, creditCents: FEE } });
    expect(await order.entries()).toEqual([
      ["charge", SUGGESTED],
      ["consultation", -FEE],
    ]);
    const { balanceCents, receivedCents, dues, refundableCents } = await order.money();
    expect([balanceCents, receivedCents, dues[0]?.cents, refundableCents]).toEqual([
      SUGGESTED - FEE,
      FEE,
      SUGGESTED / 2 - FEE,
      0,
    ]);
    expect(await order.reverse((await order.money()).entries[1]!.id)).toMatchObject({
      reason: "This credit follows its consultation. Mark the fee there, or choose another order for it.",
    });
  });

  test("marked paid later it is entered then, and marked unpaid it is reversed and the client told", async () => {
    const order = await sent();
    await order.confirm();
    const visit = await addVisit(house().app, order.client.id);
    await mark(visit, true);
    await mark(visit, true);
    expect(await order.entries()).toEqual([
      ["charge", SUGGESTED],
      ["consultation", -FEE],
    ]);
    expect(await told(order.orderId)).toMatchObject([{ change: "credit", to_pay: 112_200 }]);
    await mark(visit, false);
    expect((await order.entries()).at(-1)).toEqual(["reversal", FEE]);
    expect(await order.row()).toMatchObject({ balanceCents: SUGGESTED, moneyBadge: "unpaid" });
    expect(await order.row()).toMatchObject({ acceptedQuoteId: expect.any(String), confirmedAt: NOW.toISOString() });
    expect(await told(order.orderId)).toHaveLength(2);
    await mark(visit, true);
    expect((await order.money()).balanceCents).toBe(SUGGESTED - FEE);
  });

  test("moves by a reversal when the order is cancelled or the owner chooses another", async () => {
    const { app } = house();
    const order = await sent();
    const visit = await addVisit(app, order.client.id, NOW.toISOString());
    await order.confirm({ seen: { totalCents: SUGGESTED, creditCents: 0 } });
    const { version = 0 } = (await findConsultation(app, visit)) ?? {};
    const choice = { actorId: demoOwner.id, id: visit, version, orderId: order.orderId, early: true };
    expect(await chooseCredit(app, choice)).toEqual({ ok: true });
    expect((await order.money()).balanceCents).toBe(SUGGESTED - FEE);
    await order.save("cancelled", SUGGESTED);
    expect(await order.entries()).toEqual([
      ["charge", SUGGESTED],
      ["consultation", -FEE],
      ["reversal", FEE],
    ]);
    expect(await creditOn(order.client.id, order.orderId)).toBe(0);
    // Set back to submitted the order waits for a new quote: the fee stands on it again, but counts once there is a yes.
    await order.save("submitted", null);
    expect(await creditOn(order.client.id, order.orderId)).toBe(FEE);
    expect(await order.entries()).toHaveLength(3);
    expect(await order.send(sampleContent(app, {}, sampleLines))).toMatchObject({ ok: true });
    const seen = { totalCents: SUGGESTED, creditCents: FEE };
    expect(await order.confirm({ number: 2, seen })).toEqual({ ok: true, already: false });
    expect((await order.entries()).slice(3)).toEqual([["consultation", -FEE]]);
    expect((await order.money()).balanceCents).toBe(SUGGESTED - FEE);
  });

  test("counts on several orders together never above what was paid", async () => {
    const { app } = house();
    const order = await sent();
    await order.confirm();
    const visit = await addVisit(app, order.client.id);
    await mark(visit, true);
    const entries = app.db.selectFrom("ledgerEntries").selectAll().where("consultationId", "=", visit);
    const rows = await entries.where("orderId", "is not", null).execute();
    expect(rows.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(-FEE);
    const placed = await app.db
      .selectFrom("consultationCredits")
      .selectAll()
      .where("consultationId", "=", visit)
      .execute();
    expect(placed.map(({ amountCents }) => -amountCents)).toEqual(rows.map(({ amountCents }) => amountCents));
  });
});
