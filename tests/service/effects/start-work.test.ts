import { expect, test } from "vitest";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import { sizesOf } from "#app/domain/workroom/sheet/compute-draft.ts";
import { findMissingForWork, startWork } from "#app/services/orders/life/start-work.server.ts";
import { findOrderSaid } from "#app/services/workroom/find-order-said.server.ts";
import { saveSheet } from "#app/services/workroom/sheets.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";

const NOW = "2026-11-20T12:00:00.000Z";
const order = { userId: demoClient.id, orderId: "LF-1001", actorId: demoOwner.id };
const NO_YES = "The client has not said yes to what this order shows.";

onEachDemo("Start Work", new Date(NOW), (house) => {
  const start = (why = "", place = order) => startWork(house().app, { ...place, why });

  test("a packet that cannot be frozen comes first, and somebody else's order is missing", async () => {
    expect(await expectNoEffects(house().app, () => start("Because"))).toMatchObject({
      ok: false,
      status: 409,
      reason: "The packet cannot be frozen yet.",
    });
    const nobodys = { ...order, orderId: "LF-0" };
    expect(await expectNoEffects(house().app, () => start("", nobodys))).toMatchObject({ status: 404 });
  });

  test("without a yes it asks why and writes nothing; with a reason it freezes, moves the order and keeps it, at once", async () => {
    const { app } = house();
    const found = await findOrderSaid(app.db, order.orderId);
    for (const window of found?.said.windows ?? []) {
      const measure = { how: "client", day: "", initials: "", sizes: sizesOf(window), by: "Nora Larkfield", at: NOW };
      await saveSheet(app, { ...order, part: `measure:${window.key}`, version: 0 }, measure);
    }
    expect(await findMissingForWork(app, order.userId, order.orderId)).toEqual([NO_YES]);
    expect(await expectNoEffects(app, () => start(" "))).toMatchObject({
      status: 400,
      reason: "Please say why work begins all the same.",
      field: "why",
    });
    expect(await expectNoEffects(app, () => start("x".repeat(301)))).toMatchObject({ status: 400, field: "why" });
    const { answer, effects } = await effectsOf(app, () => start("She said so at the fair"));
    expect(answer).toEqual({ ok: true, number: 1 });
    expect(effects.orders?.changed?.[order.orderId]).toMatchObject({ status: "in progress" });
    const events = app.db.selectFrom("orderEvents").select(["kind", "details"]).where("orderId", "=", order.orderId);
    const [kept] = await events.where("kind", "=", "started_without").execute();
    expect(JSON.parse(kept?.details ?? "{}")).toEqual({ changes: [NO_YES], reason: "She said so at the fair" });
    // Pressed twice, it is started once, and nothing is missing any more.
    expect(await expectNoEffects(app, () => start())).toEqual({ ok: true, number: 1 });
    expect(await findMissingForWork(app, order.userId, order.orderId)).toEqual([]);
  });
});
