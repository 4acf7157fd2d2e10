import { expect, test } from "vitest";
import { demoNeighbor, demoOwner } from "#app/demo/demo-people.ts";
import type { NewRemake } from "#app/domain/workroom/remakes/remake-form.ts";
import { findPurchase, findTablePurchase } from "#app/services/purchasing/find-purchase.server.ts";
import { readReport } from "#app/services/reports/read-report.server.ts";
import { findCalendar, findCards } from "#app/services/schedule/find-cards.server.ts";
import { findDates } from "#app/services/schedule/save-dates.server.ts";
import { signOff } from "#app/services/table/act-at-table.server.ts";
import { findTable } from "#app/services/table/find-table.server.ts";
import { findTableOrder } from "#app/services/table/find-table-order.server.ts";
import { listTable } from "#app/services/table/list-table.server.ts";
import {
  finishRemake,
  freezeRemake,
  openRemake,
  takeBackRemake,
} from "#app/services/workroom/remakes/change-remake.server.ts";
import { findRemakePacket, findRemakes } from "#app/services/workroom/remakes/find-remakes.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { expectNoEffects } from "#tests/support/effects.ts";

const NOW = new Date("2026-11-20T15:00:00.000Z");
const place = { userId: demoNeighbor.id, orderId: "LF-1004", actorId: demoOwner.id };
const key = () => crypto.randomUUID();
/** No figure of the demo is like it. */
const COST = 98_76543;

onEachDemo("remakes", NOW, (house) => {
  const partOf = async () => {
    const [part] = (await findTable(house().app.db, place.orderId))?.parts ?? [];
    if (!part) throw new Error("nothing is frozen");
    return { window: part.windowKey, type: part.treatment };
  };
  const newRemake = async (): Promise<NewRemake> => ({
    part: await partOf(),
    reason: "cloth",
    fault: "mill",
    extraInches: 36,
    costCents: COST,
    note: "A slub in the middle.",
  });
  const stageOf = async () => {
    const { db } = house().app;
    const order = db.selectFrom("orders").select(["stage", "totalCents", "balanceCents"]);
    return order.where("id", "=", place.orderId).executeTakeFirstOrThrow();
  };
  const readyOn = async () => (await findDates(house().app.db, place.orderId)).dates.readyOn;
  const tick = async (remake: number) => {
    const { window: windowKey, type: treatment } = await partOf();
    const press = { step: "packed", act: "ticked", note: "", all: true, formKey: key() } as const;
    return signOff(house().app, { ...place, windowKey, treatment, remake, ...press });
  };

  test("nothing is made again before something is frozen, or of what is no part of it", async () => {
    const { app } = house();
    const remake = await newRemake();
    const early = { ...place, userId: "demo-client", orderId: "LF-1001", formKey: key() };
    expect(await expectNoEffects(app, () => openRemake(app, early, remake))).toMatchObject({ ok: false });
    const other = { ...remake, part: { window: "gone", type: "drapes" } as const };
    const refused = await expectNoEffects(app, () => openRemake(app, { ...place, formKey: key() }, other));
    expect(refused).toMatchObject({ field: "part" });
    const stranger = { ...place, userId: "demo-client", number: 1 };
    expect(await expectNoEffects(app, () => freezeRemake(app, stranger))).toMatchObject({ status: 404 });
  });

  test("an order that was all packed goes back to be cut, and nobody pays for it", async () => {
    const { app } = house();
    expect(await tick(0)).toEqual({ ok: true });
    const before = await stageOf();
    expect(before.stage).toBe("ready");
    expect(await readyOn()).toBe("2026-11-20");
    const entries = await app.db.selectFrom("ledgerEntries").select("id").execute();
    const formKey = key();
    const remake = await newRemake();
    const open = () => openRemake(app, { ...place, formKey }, remake);
    expect([await open(), await open()]).toEqual([{ ok: true }, { ok: true }]);
    expect(await stageOf()).toEqual({ ...before, stage: "cutting" });
    expect(await readyOn()).toBe(null);
    expect(await app.db.selectFrom("ledgerEntries").select("id").execute()).toEqual(entries);
    const { rows, parts } = await expectNoEffects(app, () => findRemakes(app, place.orderId));
    expect(rows).toMatchObject([{ number: 1, state: "open", frozenAt: null, costCents: COST }]);
    expect(parts).toHaveLength(1);
  });

  test("it is taken back before it is frozen; its number is not given again", async () => {
    const { app } = house();
    expect(await takeBackRemake(app, { ...place, number: 1 })).toEqual({ ok: true });
    expect((await stageOf()).stage).toBe("ready");
    expect(await readyOn()).toBe("2026-11-20");
    expect(await expectNoEffects(app, () => takeBackRemake(app, { ...place, number: 1 }))).toMatchObject({
      status: 404,
    });
    expect(await openRemake(app, { ...place, formKey: key() }, await newRemake())).toEqual({ ok: true });
    expect((await findRemakes(app, place.orderId)).rows).toMatchObject([{ number: 2 }]);
  });

  test("frozen it is a packet of its own: at the table, on paper and to be bought", async () => {
    const { app } = house();
    const bought = await findPurchase(app, [place.orderId]);
    expect(JSON.stringify(bought.groups)).not.toContain("R2");
    expect(await findRemakePacket(app.db, place, 2)).toBe(undefined);
    const freeze = () => freezeRemake(app, { ...place, number: 2 });
    expect([await freeze(), await freeze()]).toEqual([{ ok: true }, { ok: true }]);
    const refused = await expectNoEffects(app, () => takeBackRemake(app, { ...place, number: 2 }));
    expect(refused).toMatchObject({ reason: "Its packet is frozen: it can be finished, and no longer taken back." });
    expect(await findRemakePacket(app.db, place, 2)).toMatchObject({ remake: 2, customer: "Ashgrove, T." });
    expect(await findRemakePacket(app.db, { ...place, userId: "demo-client" }, 2)).toBe(undefined);
    const table = await findTableOrder(app.db, place.orderId);
    expect(table?.windows.map(({ packet, remake, window }) => [packet, remake, window.name])).toEqual([
      ["Packet R2 of Nov 20, 2026", 2, "R2 Study"],
      [expect.stringMatching(/^Packet 1 of/), 0, "Study"],
    ]);
    const { groups, closed } = await findTablePurchase(app, [place.orderId]);
    expect(closed).toEqual([]);
    const again = groups.flatMap(({ rows }) => rows).filter(({ windows }) => windows.includes("R2"));
    expect(again.length).toBeGreaterThan(0);
    expect(again.every(({ need }) => need.includes("R2"))).toBe(true);
    expect(again.some(({ part }) => part.includes("bracket") || part === "pole")).toBe(false);
    const listed = await listTable(app);
    expect(listed).toMatchObject([{ id: place.orderId, remakes: ["R2"], signed: { all: 2, packed: 1 } }]);
    expect(JSON.stringify([table, groups, listed])).not.toMatch(/9876543|98,765|slub|fault/);
  });

  test("it has ticks of its own, stays with a delivered order, and is done once", async () => {
    const { app } = house();
    await app.db.updateTable("orders").set({ status: "delivered" }).where("id", "=", place.orderId).execute();
    expect((await findPurchase(app, [place.orderId])).closed).toEqual([]);
    expect(await listTable(app)).toMatchObject([{ id: place.orderId }]);
    expect(await tick(2)).toEqual({ ok: true });
    expect(await tick(7)).toMatchObject({ reason: "This part is no longer in the packet. Please look at it again." });
    const signed = (await findTable(app.db, place.orderId))?.parts.map(({ remake, boxes }) => [
      remake,
      boxes.some(({ step, signed: by }) => step === "packed" && by),
    ]);
    expect(signed).toEqual([
      [0, true],
      [2, true],
    ]);
    const finish = () => finishRemake(app, { ...place, number: 2 });
    expect(await finish()).toEqual({ ok: true });
    expect(await expectNoEffects(app, finish)).toEqual({ ok: true });
    expect((await findTable(app.db, place.orderId))?.parts).toHaveLength(1);
    const { remakes } = await readReport(app, { from: "2026-11-01", to: "2026-11-30" });
    expect(remakes).toEqual([{ reason: "cloth", fault: "mill", count: 1, costCents: COST }]);
  });

  test("an order waits for cloth that is bought for its remake, before and after that is frozen, until it is cut", async () => {
    const { app } = house();
    const at = { orderId: "LF-1008", actorId: demoOwner.id };
    const order = app.db.updateTable("orders").set({ status: "in progress" }).where("id", "=", at.orderId);
    const { userId } = await order.returning("userId").executeTakeFirstOrThrow();
    const parts = (await findTable(app.db, at.orderId))?.parts ?? [];
    const press = { act: "ticked", note: "", all: true } as const;
    for (const { windowKey, treatment } of parts) {
      const part = { windowKey, treatment, remake: 0, step: "packed" as const, formKey: key() };
      expect(await signOff(app, { ...at, ...press, ...part })).toEqual({ ok: true });
    }
    const card = async () => (await findCards(app.db, [at.orderId], await findCalendar(app)))[0];
    expect(await card()).toMatchObject({ stage: "ready" });
    const [first] = parts;
    const part = first && { window: first.windowKey, type: first.treatment };
    const remake = { ...(await newRemake()), ...(part && { part }) };
    expect(await openRemake(app, { ...at, userId, formKey: key() }, remake)).toEqual({ ok: true });
    expect(await card()).toMatchObject({ stage: "fabric", blocks: ["To order", "To remake: 1"] });
    expect(await freezeRemake(app, { ...at, userId, number: 1 })).toEqual({ ok: true });
    expect(await card()).toMatchObject({ stage: "fabric" });
    const cut = { ...press, windowKey: remake.part.window, treatment: remake.part.type, step: "cut" as const };
    expect(await signOff(app, { ...at, ...cut, remake: 1, formKey: key() })).toEqual({ ok: true });
    expect(await card()).toMatchObject({ stage: "sewing" });
  });
});
