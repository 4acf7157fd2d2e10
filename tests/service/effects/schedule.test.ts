import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { orderStatuses } from "#app/domain/orders/order-status.ts";
import { boardList } from "#app/domain/schedule/board-list.ts";
import { NO_DATES } from "#app/domain/schedule/dates-form.ts";
import { stages } from "#app/domain/schedule/stage.ts";
import { findSchedule, updateSchedule } from "#app/services/consultations/kept-schedule.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { recordArrival } from "#app/services/purchasing/act-on-purchase.server.ts";
import { discardPurchase, draftPurchase, placePurchase } from "#app/services/purchasing/draft-purchase.server.ts";
import { findPurchase } from "#app/services/purchasing/find-purchase.server.ts";
import { loadPurchase } from "#app/services/purchasing/find-purchase-orders.server.ts";
import { findBoard } from "#app/services/schedule/find-board.server.ts";
import { projectOldStages } from "#app/services/schedule/project-old-stages.server.ts";
import { findStage } from "#app/services/schedule/project-stage.server.ts";
import { findDates, findOrderSchedule, saveDates } from "#app/services/schedule/save-dates.server.ts";
import { startWorkOn } from "#app/services/workroom/freeze-packet.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { acceptedOrder } from "#tests/support/orders/money.ts";

const NOW = new Date("2027-03-10T15:00:00.000Z");
const actorId = demoOwner.id;

onEachDemo("where orders stand", NOW, (house) => {
  const app = () => house().app;
  const stored = (orderId: string) =>
    app()
      .db.selectFrom("orders")
      .select(["stage", "boardOn", "stageFacts"])
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();

  /** Every order has the stage, the day and the facts that the rule gives it now. */
  async function expectProjected(after: string) {
    const orders = await app().db.selectFrom("orders").select("id").execute();
    for (const { id } of orders)
      expect([after, id, await stored(id)]).toEqual([after, id, await findStage(app().db, id)]);
  }

  test("the demo's orders stand where the rule puts them", async () => {
    await expectProjected("the demo");
  });

  test("what the tables' change could only guess is put right once, order by order", async () => {
    const { db } = app();
    const guessed = await db.selectFrom("orders").select("id").where("status", "=", "in progress").execute();
    expect(guessed.length).toBeGreaterThan(0);
    const ids = guessed.map(({ id }) => id);
    await db.updateTable("orders").set({ stage: "fabric", stageFacts: "" }).where("id", "in", ids).execute();
    expect(await projectOldStages(app(), () => true)).toBe(0);
    expect(await projectOldStages(app())).toBe(ids.length);
    await expectProjected("old orders");
    expect(await projectOldStages(app())).toBe(0);
  });

  test("what is at risk goes by the working days that the owner sets", async () => {
    const order = await acceptedOrder(app());
    await saveDates(app(), { ...order.place, actorId, version: 0 }, { ...NO_DATES, promisedWeek: "2027-04-05" });
    const risk = async () => (await findOrderSchedule(app(), order.orderId)).lateness?.words;
    expect(await risk()).toBe("At risk: needs 25 working days, 22 are left.");
    const { schedule, version } = await findSchedule(app().db);
    await updateSchedule(app(), { ...schedule, sewingDays: 5 }, { version, actorId });
    expect(await risk()).toBeUndefined();
    await updateSchedule(app(), schedule, { version: version + 1, actorId });
  });

  const dates = { ...NO_DATES, promisedWeek: "2027-03-15" };

  test("dates are saved once, told in the trail, and refused to whoever saw older ones", async () => {
    const order = await acceptedOrder(app());
    const { orderId } = order;
    const seen = { ...order.place, actorId, version: 0 };
    expect(await saveDates(app(), seen, dates)).toEqual({ ok: true });
    expect(await saveDates(app(), seen, dates)).toEqual({ ok: true });
    expect(await saveDates(app(), seen, { ...dates, readyOn: "2027-03-12" })).toMatchObject({
      ok: false,
      code: "stale",
    });
    const somebody = { ...seen, userId: "somebody" };
    expect(await saveDates(app(), somebody, NO_DATES)).toMatchObject({ ok: false, code: "missing" });
    expect(await findDates(app().db, orderId)).toEqual({ dates, version: 1 });
    const events = app().db.selectFrom("orderEvents").select("details").where("orderId", "=", orderId);
    expect(
      (await events.where("kind", "=", "date_changed").execute()).map(({ details }) => JSON.parse(details)),
    ).toEqual([{ field: "promisedWeek", after: "2027-03-15" }]);
    expect(await stored(orderId)).toMatchObject({ stage: "deposit", boardOn: "2027-03-19" });
    expect(await findOrderSchedule(app(), orderId)).toMatchObject({
      stage: "deposit",
      blocks: ["$636.00 due March 17"],
      lateness: { kind: "at risk", words: "At risk: needs 25 working days, 7 are left." },
      fabric: { typed: true, bought: false },
    });
  });

  test("cloth that a client sends is waited for until the owner says that it came", async () => {
    const orderId = "LF-1004";
    expect(await findOrderSchedule(app(), orderId)).toMatchObject({ stage: "fabric", blocks: ["Client sends cloth"] });
    const row = app().db.selectFrom("orders").select("userId").where("id", "=", orderId);
    const seen = { ...(await row.executeTakeFirstOrThrow()), orderId, actorId, version: 0 };
    expect(await saveDates(app(), seen, { fabricArrivedOn: "2027-03-09" })).toEqual({ ok: true });
    expect(await findOrderSchedule(app(), orderId)).toMatchObject({ stage: "cutting" });
  });

  test("cloth on a purchase order brings its own days, and holds the order in Fabric until it is here", async () => {
    const orderId = "LF-1008";
    const order = app().db.selectFrom("orders").select(["userId", "version", "totalCents", "paymentLink"]);
    const { userId, version, ...terms } = await order.where("id", "=", orderId).executeTakeFirstOrThrow();
    await updateOrder(app(), actorId, { userId, orderId, version }, { ...terms, status: "in progress" });
    expect(await findOrderSchedule(app(), orderId)).toMatchObject({ stage: "fabric", blocks: ["To order"] });
    const { groups } = await findPurchase(app(), [orderId]);
    const cloth = groups.flatMap(({ supplier, rows }) => (supplier === "Stock" ? [] : rows)).filter((row) => !row.com);
    expect(cloth.length).toBeGreaterThan(0);
    for (const { key } of cloth) {
      const made = await draftPurchase(app(), { actorId, formKey: undefined, orderIds: [orderId], keys: [key] });
      if (!made.ok) throw new Error(made.reason);
      const purchase = (await loadPurchase(app().db, made.id))!;
      const lines = purchase.lines.map(({ id, unit, name, color, quantityMilli }) => {
        return { id, unit, name, color, quantityMilli, priceCents: 100, expectedOn: "2027-03-16", leaveOut: false };
      });
      const typed = { supplier: "A mill", email: "", note: "", lines };
      const seen = { id: made.id, version: purchase.version, actorId, formKey: undefined };
      expect(await placePurchase(app(), seen, { ...typed, by: "phone" })).toEqual({ ok: true });
      await expectProjected("ordering");
    }
    expect(await findOrderSchedule(app(), orderId)).toMatchObject({
      stage: "fabric",
      blocks: ["Ordered March 10, expected March 16"],
      fabric: { typed: false, bought: true, orderedOn: "2027-03-10", expectedOn: "2027-03-16", arrivedOn: null },
    });
    const open = await app().db.selectFrom("purchaseOrders").select("id").where("state", "=", "ordered").execute();
    for (const { id } of open) {
      for (const { id: lineId } of (await loadPurchase(app().db, id))!.lines) {
        const { version } = (await loadPurchase(app().db, id))!;
        const arrival = {
          day: "2027-03-09",
          quantityMilli: 100_000_000,
          faultyMilli: undefined,
          lot: "",
          bolt: "",
          note: "",
        };
        const seen = { id, version, actorId, formKey: undefined, lineId };
        expect(await recordArrival(app(), seen, arrival)).toEqual({ ok: true });
      }
    }
    const here = await findOrderSchedule(app(), orderId);
    expect(here.fabric).toMatchObject({ arrivedOn: "2027-03-09", expectedOn: null });
    expect([here.stage, here.blocks]).toEqual(["cutting", [expect.stringMatching(/^0 of \d parts? cut$/)]]);
    await expectProjected("arrivals");
  });

  test("the board has nine columns, late ones first, and above it what is late or promised within a week", async () => {
    const [first, second] = [await acceptedOrder(app()), await acceptedOrder(app())];
    await saveDates(app(), { ...first.place, actorId, version: 0 }, { promisedWeek: "2027-03-08" });
    await saveDates(app(), { ...second.place, actorId, version: 0 }, { promisedWeek: "2027-03-01" });
    const board = await findBoard(app(), boardList.parse(new URLSearchParams("column=nonsense&page=-1")));
    expect(board.columns.map(({ stage }) => stage)).toEqual([...stages]);
    const deposit = board.columns.find(({ stage }) => stage === "deposit");
    expect(deposit?.cards.slice(0, 2).map(({ id, lateness }) => [id, lateness?.words])).toEqual([
      [second.orderId, "Late since March 5"],
      [first.orderId, "At risk: needs 25 working days, 2 are left."],
    ]);
    expect(deposit?.count).toBe(deposit?.cards.length);
    expect(board.due.cards.slice(0, 2).map(({ id }) => id)).toEqual([second.orderId, first.orderId]);
    // Delivered long ago: no longer on the board.
    expect(board.columns.find(({ stage }) => stage === "settled")).toMatchObject({ count: 0, cards: [] });
  });

  test("whatever happens to an order, its stage follows in the same transaction", async () => {
    const orders = [await acceptedOrder(app()), await acceptedOrder(app())];
    // The same random lives at every run.
    let seed = 20270310;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return Math.floor(seed / 65_536) % below;
    };
    const pick = <Value>(values: readonly Value[]) => values[random(values.length)]!;
    const acts = {
      save: (order: (typeof orders)[number]) => order.save(pick(orderStatuses), pick([1_272_00, 900_00, null])),
      pay: (order: (typeof orders)[number]) => order.pay(String(100 + random(600))),
      refund: (order: (typeof orders)[number]) => order.refund("50"),
      confirm: (order: (typeof orders)[number]) => order.confirm(),
      credit: (order: (typeof orders)[number]) => order.credit("10"),
      freeze: async ({ place, row }: (typeof orders)[number]) =>
        startWorkOn(app(), { ...place, actorId, status: (await row()).status }),
      date: async ({ place, orderId }: (typeof orders)[number]) => {
        const { version } = await findDates(app().db, orderId);
        const arrived = pick([null, "2027-03-08"]);
        const week = pick([null, "2027-03-01", "2027-03-15"]);
        return saveDates(app(), { ...place, actorId, version }, { promisedWeek: week, fabricArrivedOn: arrived });
      },
      buy: async ({ orderId }: (typeof orders)[number]) => {
        const { groups } = await findPurchase(app(), [orderId]);
        const keys = groups.flatMap(({ rows }) => rows.filter(({ com }) => !com).map(({ key }) => key)).slice(0, 1);
        return draftPurchase(app(), { actorId, formKey: undefined, orderIds: [orderId], keys });
      },
      discard: async () => {
        const draft = app().db.selectFrom("purchaseOrders").select(["id", "version"]).where("state", "=", "draft");
        const found = await draft.executeTakeFirst();
        if (found) await discardPurchase(app(), { ...found, actorId, formKey: undefined });
      },
    };
    const seen = new Set<string | null>();
    for (let step = 0; step < 60; step += 1) {
      const name = pick(Object.keys(acts) as (keyof typeof acts)[]);
      const order = pick(orders);
      await acts[name](order);
      const row = await stored(order.orderId);
      expect([step, name, row]).toEqual([step, name, await findStage(app().db, order.orderId)]);
      seen.add(row.stage);
    }
    expect(seen.size).toBeGreaterThan(4);
    await expectProjected("two lives");
  });
});
