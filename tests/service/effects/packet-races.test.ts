import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { computeDraft, sizesOf } from "#app/domain/workroom/sheet/compute-draft.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { startWork } from "#app/services/orders/life/start-work.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { addOwnersWindow } from "#app/services/orders/windows/change-windows.server.ts";
import { findOrderSaid } from "#app/services/workroom/find-order-said.server.ts";
import { freezePacket } from "#app/services/workroom/freeze-packet.server.ts";
import { findLatest, findVersion, saveVersion, shopRulesKind } from "#app/services/workroom/kept-versions.server.ts";
import { saveSheet } from "#app/services/workroom/sheets.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";

const NOW = "2026-11-20T12:00:00.000Z";
const actorId = demoOwner.id;
const ROUNDS = 6;

onEachDemo("packets at the same moment", new Date(NOW), (house) => {
  /** An order of the demo's, as often as there are rounds, measured and ready. */
  async function readyOrder(round: number) {
    const { db } = house().app;
    const row = await db.selectFrom("orders").selectAll().where("id", "=", "LF-1001").executeTakeFirstOrThrow();
    const orderId = `LF-race-${round}-${crypto.randomUUID().slice(0, 6)}`;
    await db
      .insertInto("orders")
      .values({ ...row, id: orderId })
      .execute();
    const sheets = await db.selectFrom("sheets").selectAll().where("orderId", "=", row.id).execute();
    if (sheets.length > 0) {
      await db
        .insertInto("sheets")
        .values(sheets.map((sheet) => ({ ...sheet, orderId })))
        .execute();
    }
    const order = { userId: row.userId, orderId, actorId };
    for (const window of (await findOrderSaid(db, orderId))?.said.windows ?? []) {
      const measure = { how: "client", day: "", initials: "", sizes: sizesOf(window), by: "Nora Larkfield", at: NOW };
      await saveSheet(house().app, { ...order, part: `measure:${window.key}`, version: 0 }, measure);
    }
    return { ...order, version: row.version };
  }

  const packetsOf = (orderId: string) =>
    house().app.db.selectFrom("packets").selectAll().where("orderId", "=", orderId).orderBy("number").execute();
  const kindsOf = async (orderId: string) =>
    (await house().app.db.selectFrom("orderEvents").select("kind").where("orderId", "=", orderId).execute()).map(
      ({ kind }) => kind,
    );
  const statusOf = async (orderId: string) =>
    (await house().app.db.selectFrom("orders").select("status").where("id", "=", orderId).executeTakeFirstOrThrow())
      .status;

  test("of Start Work and a cancellation one wins, and a cancelled order is not frozen", async () => {
    const { app } = house();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { version, ...order } = await readyOrder(round);
      const start = () => startWork(app, { ...order, why: "She said so" });
      const terms = { status: "cancelled" as const, totalCents: null, paymentLink: null };
      const cancel = () => updateOrder(app, actorId, { ...order, version }, terms);
      const acts = round % 2 ? [start, cancel, start, cancel, start] : [cancel, start, start];
      const answers = await Promise.all(acts.map((act) => act()));
      const began = answers.some((answer) => answer.ok && "number" in answer);
      const cancelled = answers.some((answer) => answer.ok && !("number" in answer));
      const packets = await packetsOf(order.orderId);
      const kinds = await kindsOf(order.orderId);
      const count = (kind: string) => kinds.filter((one) => one === kind).length;
      const frozen = [packets.length, count("packet_frozen"), count("started_without")];
      expect([await statusOf(order.orderId), began, cancelled, frozen]).toEqual(
        began ? ["in progress", true, false, [1, 1, 1]] : ["cancelled", false, true, [0, 0, 0]],
      );
    }
  });

  test("of revisions for different reasons one is made, and none is made twice", async () => {
    const { app } = house();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { version: _, ...order } = await readyOrder(round);
      await startWork(app, { ...order, why: "She said so" });
      const answers = await Promise.all(
        ["One", "Two", "Three", "Four"].map((reason) => freezePacket(app, { ...order, after: 1, reason })),
      );
      expect(answers.map((answer) => (answer.ok ? answer.number : answer.code)).sort()).toEqual([
        2,
        "stale",
        "stale",
        "stale",
      ]);
      expect((await packetsOf(order.orderId)).map(({ number }) => number)).toEqual([1, 2]);
    }
  });

  test("what is frozen while windows, sheets and rules change follows from what it says it was made of", async () => {
    const { app } = house();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { version, ...order } = await readyOrder(round);
      const rules = await findLatest(app.db, shopRulesKind);
      const cuts = { value: 4 + round, by: "Nora Larkfield", at: NOW };
      const part = "treatment:LF-1001-key1:drapes";
      const value = { ...defaultShopRules, hemAllowance: 5 + round };
      const changes = [
        () => addOwnersWindow(app, actorId, { ...order, version }),
        () => saveSheet(app, { ...order, part, version: 0 }, { figures: { cuts }, waved: {} }),
        () => saveVersion(app, shopRulesKind, { value, basedOn: rules.version, reason: "Hems", actorId }),
        () => startWork(app, { ...order, why: "She said so" }),
      ];
      await Promise.all([...changes.slice(round % 4), ...changes.slice(0, round % 4)].map((change) => change()));
      const packets = await packetsOf(order.orderId);
      expect(packets).toHaveLength(1);
      for (const { document } of packets) {
        const { order: said, sheets, rules: by, packet } = JSON.parse(document) as PacketDocument;
        const house = { rules: by.value, measureEdge: measureTopEdge, prices: {} };
        expect(canonicalJson(computeDraft(said, sheets, house).packet)).toBe(canonicalJson(packet));
        const stored = await findVersion(app.db, shopRulesKind, by.version);
        expect(canonicalJson(by.value)).toBe(canonicalJson(stored?.value));
      }
    }
  });
});
