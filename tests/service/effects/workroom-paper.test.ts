import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import {
  findPurchase,
  findTablePurchase,
  listOrdersToBuyFor,
  listTableOrders,
} from "#app/services/purchasing/find-purchase.server.ts";
import { findFrozenPacket } from "#app/services/workroom/find-frozen-packet.server.ts";
import { findPacket } from "#app/services/workroom/find-packet.server.ts";
import { makePacketPdf } from "#app/services/workroom/make-packet-pdf.server.ts";
import { readWorkOrder } from "#app/services/workroom/read-work-order.server.ts";
import { countStatements } from "#tests/support/count-statements.ts";
import { pdf } from "#tests/support/data/pdf.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";

onEachDemo("what the workroom's paper does", "today", (house) => {
  test("a document counts as one try, and a frozen packet gives the same one again", async () => {
    const found = await findPacket(house().app.db, "LF-1004");
    if (!found) throw new Error("the demo has no such packet");
    const make = () =>
      makePacketPdf(
        { ...house().app, pdf },
        { lots: {}, toHang: true, kind: "work-order", found, actorId: demoOwner.id },
      );
    const { answer, effects } = await effectsOf(house().app, make);
    expect(Object.keys(effects)).toEqual(["rateLimits"]);
    const again = await make();
    expect(answer.ok && again.ok && answer.tag === again.tag && Buffer.from(answer.pdf).equals(again.pdf)).toBe(true);
  });

  test("the paper says where it is hung, as the client says today, and of which lot its cloth is", async () => {
    const { db } = house().app;
    const found = await findPacket(db, "LF-1001");
    if (!found) throw new Error("the demo has no such order");
    const [cloth] = found.document.cloths;
    const lots = { [(cloth?.name ?? "").toLowerCase()]: "4471" };
    const read = () => readWorkOrder(db, found, { lots, toHang: true });
    const { installer, windows } = await expectNoEffects(house().app, read);
    const facts = Object.fromEntries(installer?.facts.map(({ label, text }) => [label, text]) ?? []);
    expect(facts).toMatchObject({
      Walls: expect.stringMatching(/^Plaster\. Bring /),
      "Take down": "Please take down what hangs there",
    });
    expect(facts.Address).toMatch(/, PA \d{5}$/);
    expect(windows.flatMap(({ parts }) => parts.flatMap(({ cloths }) => cloths)).join()).toContain("lot 4471");
    await db.updateTable("users").set({ phoneNumber: "2155550100" }).where("id", "=", "demo-client").execute();
    expect((await read()).installer?.facts[1]).toMatchObject({ text: "(215) 555-0100", link: "tel:2155550100" });
  });

  test("looking for what to buy changes nothing, and leaves out orders that are not there", async () => {
    const { orders, groups } = await expectNoEffects(house().app, () =>
      findPurchase(house().app, ["LF-1004", "LF-1004", "LF-9999"]),
    );
    expect(orders).toEqual([{ id: "LF-1004", called: "LF-1004", number: 1, customer: expect.any(String) }]);
    expect(groups.length).toBeGreaterThan(0);
    const choice = await expectNoEffects(house().app, () => listOrdersToBuyFor(house().app));
    expect(new Set(choice.map(({ status }) => status))).toEqual(new Set(["submitted", "quoted", "in progress"]));
  });

  test("at the table there are frozen packets alone, without a name, an address or a draft", async () => {
    const { app } = house();
    const mine = { userId: "demo-neighbor", orderId: "LF-1004" };
    const found = await expectNoEffects(app, () => findFrozenPacket(app.db, mine));
    expect(found).toMatchObject({ state: "frozen", number: 1, customer: "Ashgrove, T.", by: null });
    if (!found) throw new Error("the demo has no such packet");
    const paper = await readWorkOrder(app.db, found, { lots: {}, toHang: false });
    expect(paper.installer).toBeUndefined();
    const whole = await findPacket(app.db, "LF-1004");
    const { installer, customer, ...same } = await readWorkOrder(app.db, whole ?? found, { lots: {}, toHang: true });
    expect([installer?.facts[0]?.text, customer]).toEqual(["Theo Ashgrove", "Theo Ashgrove"]);
    expect(paper).toMatchObject(same);
    for (const none of [
      { ...mine, userId: "demo-client" },
      { ...mine, orderId: "LF-1001", userId: "demo-client" },
    ]) {
      expect(await findFrozenPacket(app.db, none)).toBeUndefined();
    }
    for (const number of [2, 0, -1, 1.5, Number.NaN, 2 ** 40]) {
      expect(await findFrozenPacket(app.db, mine, number)).toBeUndefined();
    }
    const list = await expectNoEffects(app, () => findTablePurchase(app, ["LF-1001", "LF-1004", "LF-9999"]));
    expect(list.orders).toEqual([{ id: "LF-1004", called: "LF-1004", number: 1, customer: "" }]);
    expect(list.groups).toEqual((await findPurchase(app, ["LF-1004"])).groups);
    const orders = await expectNoEffects(app, () => listTableOrders(app));
    expect(orders).toContainEqual({ id: "LF-1004", called: "LF-1004", status: "in progress", customer: "" });
    expect(orders.map(({ id }) => id)).not.toContain("LF-1001");
  });

  test("asks six times for all that forty orders need, frozen or not, and says the same of each as its packet", async () => {
    const { db } = house().app;
    const copied = await db.selectFrom("orders").selectAll().where("id", "=", "LF-1005").executeTakeFirstOrThrow();
    const copies = Array.from({ length: 30 }, (_, index) => ({ ...copied, id: `LF-${5000 + index}` }));
    await db.insertInto("orders").values(copies).execute();
    const orderIds = (await listOrdersToBuyFor(house().app)).map(({ id }) => id);
    expect(orderIds.length).toBeGreaterThan(30);
    const counted = countStatements(house().app);
    const { orders } = await findPurchase(counted.app, ["LF-1004", ...orderIds]);
    await listOrdersToBuyFor(counted.app);
    expect(counted.statements()).toBeLessThanOrEqual(6);
    for (const { id, number } of orders) {
      expect(await findPacket(db, id)).toMatchObject({ number, document: { orderId: id } });
    }
  });
});
