import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import type { App } from "#app/app.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import type { Draft } from "#app/domain/purchasing/purchase-forms.ts";
import { purchaseOrderList } from "#app/domain/purchasing/purchase-order.ts";
import {
  acknowledgePurchase,
  cancelLine,
  changeLine,
  expectLine,
  recordArrival,
  settleLine,
  takeBackArrival,
  tellChange,
} from "#app/services/purchasing/act-on-purchase.server.ts";
import {
  addPurchaseLine,
  discardPurchase,
  draftPurchase,
  placePurchase,
  saveDraftPurchase,
} from "#app/services/purchasing/draft-purchase.server.ts";
import { findPurchase } from "#app/services/purchasing/find-purchase.server.ts";
import {
  findLots,
  findOrderWaits,
  findPurchaseOrder,
  listPurchaseOrders,
} from "#app/services/purchasing/find-purchase-orders.server.ts";
import { findSupplierPaper, makePurchasePdf } from "#app/services/purchasing/make-purchase-pdf.server.ts";
import { findDates, saveDates } from "#app/services/schedule/save-dates.server.ts";
import { pdf, textOf } from "#tests/support/data/pdf.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";

const NOW = new Date("2026-11-20T15:00:00.000Z");
const AT = NOW.toISOString();
const actorId = demoOwner.id;
const STOCK = "Stock";
const velvet = ["Quillbrook Velvets", "Evening Velvet, Forest"] as const;
const everything = purchaseOrderList.parse(new URLSearchParams());

onEachDemo("what is ordered from suppliers", NOW, (house) => {
  const listOf = async (...orderIds: string[]) => (await findPurchase(house().app, orderIds)).groups;
  const rowOf = async (orderIds: string[], supplier: string, item: string) =>
    (await listOf(...orderIds))
      .find((group) => group.supplier === supplier)
      ?.rows.find((row) => row.item.startsWith(item));
  const keyOf = async (orderIds: string[], supplier: string, item: string) => {
    const row = await rowOf(orderIds, supplier, item);
    if (!row) throw new Error(`${item} is not to be bought`);
    return row.key;
  };
  const draft = async (orderIds: string[], supplier: string, item: string, formKey?: string) => {
    const keys = [await keyOf(orderIds, supplier, item)];
    const made = await draftPurchase(house().app, { actorId, formKey, orderIds, keys });
    if (!made.ok) throw new Error(made.reason);
    return find(made.id);
  };
  const find = async (id: string) => {
    const order = await findPurchaseOrder(house().app, id);
    if (!order) throw new Error("no such purchase order");
    return order;
  };
  type Order = Awaited<ReturnType<typeof find>>;
  const seen = ({ id, version }: Order, formKey?: string) => ({ id, version, actorId, formKey });
  const lineOf = (order: Order, at = 0) => {
    const line = order.lines[at];
    if (!line) throw new Error("no such line");
    return line;
  };
  const typed = (order: Order, changes: Partial<Draft> = {}): Draft => ({
    supplier: order.supplier || "Bolt and Bobbin",
    email: "orders@mill.example",
    note: "",
    lines: order.lines.map(({ id, unit, name, color, quantityMilli, expectedOn }) => ({
      id,
      unit,
      name,
      color,
      quantityMilli,
      priceCents: 3_100,
      expectedOn: expectedOn ?? undefined,
      leaveOut: false,
    })),
    ...changes,
  });
  const ordered = async (orderIds: string[], supplier: string, item: string, by: "mail" | "phone" = "phone") => {
    const order = await draft(orderIds, supplier, item);
    const placed = await placePurchase(house().app, seen(order), { ...typed(order), by });
    if (!placed.ok) throw new Error(placed.reason);
    return find(order.id);
  };
  const mails = () =>
    house()
      .app.db.selectFrom("emails")
      .select(["recipientAddress", "parameters"])
      .where("kind", "=", "purchase_order")
      .execute();
  const onLine = (order: Order, at = 0, formKey?: string) => ({
    ...seen(order, formKey),
    lineId: lineOf(order, at).id,
  });
  const arrival = { day: "2026-11-19", quantityMilli: 1_000, faultyMilli: undefined, lot: "A12", bolt: "3", note: "" };

  test("what is ticked becomes a draft with a number of the year, and holds what it is for", async () => {
    const row = await rowOf(["LF-1005"], ...velvet);
    const keys = [row?.key ?? ""];
    const { answer, effects } = await effectsOf(house().app, () =>
      draftPurchase(house().app, { actorId, formKey: undefined, orderIds: ["LF-1005"], keys }),
    );
    if (!answer.ok) throw new Error(answer.reason);
    expect(effects).toMatchObject({
      counters: { added: [{ name: "purchase-2026", last: expect.any(Number) }] },
      purchaseOrders: {
        added: [
          {
            id: expect.stringMatching(/^PO-2026-\d{4}$/),
            supplier: "Quillbrook Velvets",
            state: "draft",
            version: 1,
            createdBy: actorId,
          },
        ],
      },
      purchaseLines: {
        added: [{ name: "Evening Velvet", color: "Forest", unit: "yard", quantityMilli: row?.milli, ordered: 0 }],
      },
      purchaseShares: {
        added: [{ orderId: "LF-1005", needMilli: row?.needs[0]?.milli, shareMilli: row?.milli, packet: null }],
      },
      auditEntries: { added: [{ actorId, kind: "changed", subject: "purchase order" }] },
    });
    expect(Object.keys(effects)).toHaveLength(5);
    expect(await rowOf(["LF-1005"], ...velvet)).toBeUndefined();
    const again = { actorId, formKey: undefined, orderIds: ["LF-1005"], keys };
    expect(await expectNoEffects(house().app, () => draftPurchase(house().app, again))).toMatchObject({
      ok: false,
      code: "stale",
    });
    await discardPurchase(house().app, seen(await find(answer.id)));
  });

  test.each<[string, string[], (keys: string[]) => string[], string]>([
    ["nothing is ticked", ["LF-1005"], () => [], "Please tick what to order."],
    [
      "too much is",
      ["LF-1005"],
      () => Array.from({ length: 31 }, (_, index) => `${index}`),
      "Please order at most 30 lines at once.",
    ],
    ["what nobody needs is", ["LF-1005"], () => ["nonsense"], "Some of this is no longer to be bought"],
    ["it is of two suppliers", ["LF-1005"], (keys) => keys, "Please order from one supplier at a time."],
    ["the order is gone", ["LF-9999"], (keys) => keys.slice(0, 1), "Some of this is no longer to be bought"],
    ["a client sends it", ["LF-1002"], (keys) => keys.slice(0, 1), "Some of this is no longer to be bought"],
  ])("no draft is made where %s", async (_, orderIds, choose, reason) => {
    const keys = (await listOf(...orderIds.map((id) => (id === "LF-9999" ? "LF-1005" : id)))).flatMap(({ rows }) =>
      rows.slice(0, 1).map(({ key }) => key),
    );
    const ticked = { actorId, formKey: undefined, orderIds, keys: choose(keys) };
    const answer = await expectNoEffects(house().app, () => draftPurchase(house().app, ticked));
    expect(answer).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });

  test("one need ordered twice at the same moment stands on one order, and a form sent twice makes one", async () => {
    const keys = [await keyOf(["LF-1007"], STOCK, "Motor, at the left")];
    const press = (formKey?: string) => draftPurchase(house().app, { actorId, formKey, orderIds: ["LF-1007"], keys });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, false, true]);
    const made = answers.find(({ ok }) => ok);
    const order = await find(made?.ok ? made.id : "");
    const { db } = house().app;
    const held = await db.selectFrom("purchaseShares").select("held").where("orderId", "=", "LF-1007").execute();
    expect(held).toHaveLength(1);
    await discardPurchase(house().app, seen(order));
    const key = "motors-of-two-presses";
    const twice = await Promise.all([press(key), press(key)]);
    expect(twice[0]).toEqual(twice[1]);
    expect(twice[0]?.ok).toBe(true);
  });

  test("a draft is changed, left out of, refused a client's name and discarded", async () => {
    const order = await draft(["LF-1001"], STOCK, "Lining, blackout");
    const [line] = typed(order).lines;
    if (!line) throw new Error("no line");
    const named = typed(order, { note: "Sidemark Whitfield" });
    const refused = await expectNoEffects(house().app, () => saveDraftPurchase(house().app, seen(order), named));
    expect(refused).toMatchObject({ ok: false, field: "note", reason: expect.stringContaining("Whitfield") });
    const { effects } = await effectsOf(house().app, () =>
      saveDraftPurchase(house().app, seen(order), typed(order, { lines: [{ ...line, quantityMilli: 20_000 }] })),
    );
    expect(effects).toMatchObject({
      purchaseOrders: { changed: { [order.id]: { supplier: "Bolt and Bobbin", email: "orders@mill.example" } } },
      purchaseLines: { changed: { [line.id]: { quantityMilli: 20_000, priceCents: 3_100, costCents: 62_000 } } },
      purchaseShares: { changed: { [await shareId(line.id)]: { shareMilli: 20_000 } } },
    });
    const late = await expectNoEffects(house().app, () =>
      saveDraftPurchase(house().app, seen(order), typed(order, { supplier: "Late" })),
    );
    expect(late).toMatchObject({ ok: false, code: "stale" });
    const empty = typed(order, { lines: [{ ...line, leaveOut: true }] });
    const now = await find(order.id);
    expect(
      await expectNoEffects(house().app, () => placePurchase(house().app, seen(now), { ...empty, by: "phone" })),
    ).toMatchObject({ ok: false, reason: "Nothing is on this order." });
    expect(await discardPurchase(house().app, seen(order))).toMatchObject({ ok: false, code: "stale" });
    const { effects: gone } = await effectsOf(house().app, () => discardPurchase(house().app, seen(now)));
    expect(Object.keys(gone).sort()).toEqual(["auditEntries", "purchaseLines", "purchaseOrders", "purchaseShares"]);
    expect(await rowOf(["LF-1001"], STOCK, "Lining, blackout")).toMatchObject({ order: "16 yards" });
  });
  const shareId = async (lineId: string) =>
    (
      await house()
        .app.db.selectFrom("purchaseShares")
        .select("id")
        .where("lineId", "=", lineId)
        .executeTakeFirstOrThrow()
    ).id;

  test("Send mails it once, however often it is pressed, and freezes it", async () => {
    const order = await draft(["LF-1001"], "Sample Linen Mill", "Oat linen");
    const before = (await mails()).length;
    const nowhere = { ...typed(order, { email: "" }), by: "mail" as const };
    expect(await expectNoEffects(house().app, () => placePurchase(house().app, seen(order), nowhere))).toMatchObject({
      ok: false,
      field: "email",
    });
    const press = (formKey?: string) =>
      placePurchase(house().app, seen(order, formKey), { ...typed(order), by: "mail" });
    const answers = await Promise.all([press("pressed-more-than-once"), press("pressed-more-than-once"), press()]);
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
    expect(await press()).toMatchObject({ ok: false, code: "stale" });
    const sent = await mails();
    expect(sent).toHaveLength(before + 1);
    expect(sent.at(-1)).toMatchObject({ recipientAddress: "orders@mill.example" });
    const now = await find(order.id);
    expect(now).toMatchObject({ state: "ordered", orderedAt: AT, orderedBy: "mail", toldRevision: 1, version: 2 });
    expect(lineOf(now)).toMatchObject({ state: "waiting", costCents: 55_800 });
    expect(await rowOf(["LF-1001"], "Sample Linen Mill", "Oat linen")).toBeUndefined();
    for (const refused of [
      () => saveDraftPurchase(house().app, seen(now), typed(now)),
      () => discardPurchase(house().app, seen(now)),
      press,
    ]) {
      expect((await expectNoEffects(house().app, () => refused())).ok).toBe(false);
    }
    const acted = await effectsOf(house().app, () => acknowledgePurchase(house().app, seen(now)));
    expect(acted.effects).toEqual({
      purchaseOrders: {
        changed: { [order.id]: { state: "acknowledged", acknowledgedAt: AT, version: 3 } },
      },
      auditEntries: { added: [expect.objectContaining({ words: "The supplier acknowledged it" })] },
    });
  });

  test("killed between the mail and the order, neither is there, and pressed again both are", async () => {
    const order = await draft(["LF-1001"], STOCK, "Weights");
    const before = (await mails()).length;
    const dies: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (node.kind === "UpdateQueryNode" && JSON.stringify(node.table).includes("purchaseOrders")) {
          throw new Error("killed");
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const dying = { ...house().app, db: house().app.db.withPlugin(dies) };
    const press = (app: Pick<App, "db" | "now">) =>
      placePurchase(app, seen(order, "pressed-when-it-died"), { ...typed(order), by: "mail" });
    await expectNoEffects(house().app, () => expect(press(dying)).rejects.toThrow("killed"));
    expect([await press(house().app), await press(house().app)]).toEqual([{ ok: true }, { ok: true }]);
    expect(await mails()).toHaveLength(before + 1);
  });

  test("the database refuses to change what was ordered or has arrived, and a second open order of a need", async () => {
    const order = await ordered(["LF-1001"], STOCK, "Pole brackets");
    const line = lineOf(order);
    const { db } = house().app;
    await recordArrival(house().app, onLine(order), { ...arrival, quantityMilli: 1_000 });
    const share = await shareId(line.id);
    for (const attempt of [
      () => db.updateTable("purchaseLines").set({ quantityMilli: 1 }).where("id", "=", line.id).execute(),
      () => db.updateTable("purchaseLines").set({ ordered: 0 }).where("id", "=", line.id).execute(),
      () => db.deleteFrom("purchaseLines").where("id", "=", line.id).execute(),
      () => db.updateTable("purchaseOrders").set({ supplier: "Other" }).where("id", "=", order.id).execute(),
      () => db.deleteFrom("purchaseOrders").where("id", "=", order.id).execute(),
      () => db.updateTable("purchaseShares").set({ needMilli: 1 }).where("id", "=", share).execute(),
      () => db.deleteFrom("purchaseShares").where("id", "=", share).execute(),
      () => db.updateTable("purchaseArrivals").set({ quantityMilli: 2 }).where("lineId", "=", line.id).execute(),
      () => db.deleteFrom("purchaseArrivals").where("lineId", "=", line.id).execute(),
    ]) {
      await expect(attempt()).rejects.toThrow(/never changed/);
    }
    const held = await db.selectFrom("purchaseShares").selectAll().where("id", "=", share).executeTakeFirstOrThrow();
    await expect(
      db
        .insertInto("purchaseShares")
        .values({ ...held, id: "second" })
        .execute(),
    ).rejects.toThrow();
  });

  test("the paper names every lot of a cloth, whatever its supplier calls it", async () => {
    const { app } = house();
    const lots = async () => (await findLots(app.db, "LF-1005"))["evening velvet, forest"];
    const order = await draft(["LF-1005"], ...velvet);
    const [line] = typed(order).lines;
    if (!line) throw new Error("no line");
    const lines = [{ ...line, name: "No. 4471", color: "Fir" }];
    expect(await placePurchase(app, seen(order), { ...typed(order), lines, by: "phone" })).toEqual({ ok: true });
    const come = async (lot: string, bolt: string) =>
      recordArrival(app, onLine(await find(order.id)), { ...arrival, lot, bolt });
    await come("A12", "3");
    expect(await lots()).toBe("A12, bolt 3");
    await come("B7", "");
    await come("A12", "3");
    expect(await lots()).toBe("A12, bolt 3; lot B7");
    const [waits] = await findOrderWaits(app, "LF-1005");
    expect(waits).toMatchObject({ name: "No. 4471", lots: "A12, bolt 3; lot B7" });
    const slips = lineOf(await find(order.id)).arrivals;
    await takeBackArrival(app, onLine(await find(order.id)), { arrivalId: slips[1]?.id ?? "" });
    expect(await lots()).toBe("A12, bolt 3");
  });

  test("what arrives is kept with its lot; more may come than was ordered, and the order closes by itself", async () => {
    const order = await ordered(["LF-1001"], STOCK, "Finials");
    const come = async (quantityMilli: number, faultyMilli?: number) =>
      recordArrival(house().app, onLine(await find(order.id)), { ...arrival, quantityMilli, faultyMilli });
    const { effects } = await effectsOf(house().app, () => come(3_000, 1_000));
    expect(effects).toMatchObject({
      purchaseArrivals: {
        added: [{ day: "2026-11-19", quantityMilli: 3_000, faultyMilli: 1_000, lot: "A12", bolt: "3", at: AT }],
      },
      purchaseOrders: { changed: { [order.id]: { version: 3 } } },
      auditEntries: { added: [{ words: "Finials, Brass rod, 1 3/8 inch: 3 pieces arrived" }] },
    });
    expect(await find(order.id)).toMatchObject({ state: "ordered" });
    const lots = await expectNoEffects(house().app, () => findLots(house().app.db, "LF-1001"));
    expect(lots).toMatchObject({ "finials, brass rod, 1 3/8 inch": "A12, bolt 3" });
    await come(9_000);
    const full = await find(order.id);
    expect(full).toMatchObject({ state: "closed" });
    expect(lineOf(full)).toMatchObject({ state: "arrived", cameMilli: 12_000, goodMilli: 11_000 });
    expect(await rowOf(["LF-1001"], STOCK, "Finials")).toBeUndefined();
    const slip = lineOf(full).arrivals[1];
    await takeBackArrival(house().app, onLine(full), { arrivalId: slip?.id ?? "" });
    const back = await find(order.id);
    expect(back).toMatchObject({ state: "ordered" });
    expect(lineOf(back)).toMatchObject({ state: "waiting", goodMilli: 2_000 });
    const twice = await takeBackArrival(house().app, onLine(back), { arrivalId: slip?.id ?? "" });
    expect(twice).toMatchObject({ ok: false, reason: "This arrival was taken back already." });
    const waits = await expectNoEffects(house().app, () => findOrderWaits(house().app, "LF-1001"));
    expect(waits).toContainEqual(
      expect.objectContaining({
        name: "Finials, Brass rod, 1 3/8 inch",
        state: "waiting",
        cameMilli: 3_000,
        lots: "A12, bolt 3",
        purchaseId: order.id,
      }),
    );
  });

  test("an order waits for the cloth that its client sends, by name and before what was ordered, until it is here", async () => {
    const { app } = house();
    await ordered(["LF-1004"], STOCK, "Weight bar");
    const waits = () => expectNoEffects(app, () => findOrderWaits(app, "LF-1004"));
    const [cloth, ...others] = await waits();
    expect(cloth).toMatchObject({ name: "Blue ticking", unit: "yard", state: "waiting", purchaseId: null });
    expect(others.map(({ name }) => name)).toEqual([expect.stringContaining("Weight bar")]);
    const seen = { userId: "demo-neighbor", orderId: "LF-1004", actorId };
    const { version } = await findDates(app.db, "LF-1004");
    await saveDates(app, { ...seen, version }, { fabricExpectedOn: "2026-11-24" });
    expect((await waits())[0]).toMatchObject({ state: "waiting", expectedOn: "2026-11-24" });
    await saveDates(app, { ...seen, version: version + 1 }, { fabricArrivedOn: "2026-11-19" });
    expect((await waits())[0]).toMatchObject({ name: "Blue ticking", state: "arrived" });
  });

  test("one press of Arrived, sent again because its answer was lost, counts once", async () => {
    const order = await ordered(["LF-1001"], STOCK, "Rings");
    const press = () =>
      recordArrival(house().app, onLine(order, 0, "arrived-once-and-again"), { ...arrival, quantityMilli: 5_000 });
    const answers = await Promise.all([press(), press()]);
    expect([...answers, await press()]).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(lineOf(await find(order.id))).toMatchObject({ cameMilli: 5_000 });
    expect(await recordArrival(house().app, onLine(order), arrival)).toMatchObject({ ok: false, code: "stale" });
  });

  test("what came short is on the list again, and on another order; what is enough is not", async () => {
    const order = await ordered(["LF-1001"], STOCK, "Interlining");
    await recordArrival(house().app, onLine(order), { ...arrival, quantityMilli: 12_500 });
    const settle = async (missing: "short" | "enough", of = order) =>
      settleLine(house().app, onLine(await find(of.id)), { missing });
    expect((await settle("short")).ok).toBe(true);
    expect(await rowOf(["LF-1001"], STOCK, "Interlining")).toMatchObject({ order: "3 yards", exact: "3 yards" });
    const rest = await ordered(["LF-1001"], STOCK, "Interlining");
    expect(lineOf(rest)).toMatchObject({ quantityMilli: 3_000 });
    expect((await settle("enough", rest)).ok).toBe(true);
    expect(await rowOf(["LF-1001"], STOCK, "Interlining")).toBeUndefined();
    expect(await find(rest.id)).toMatchObject({ state: "closed" });
    expect(await settle("short", rest)).toMatchObject({ ok: false });
  });

  test("a change is a new line, a cancelled one comes back to the list, and the supplier is told of both once", async () => {
    const order = await ordered(["LF-1001"], STOCK, "Pole,");
    const { effects } = await effectsOf(house().app, () =>
      changeLine(house().app, onLine(order), { quantityMilli: 3_000, priceCents: undefined, expectedOn: undefined }),
    );
    expect(effects).toMatchObject({
      purchaseLines: {
        added: [{ quantityMilli: 3_000, replacesId: lineOf(order).id, ordered: 1, state: "waiting", costCents: null }],
        changed: { [lineOf(order).id]: { state: "cancelled", reason: "Changed" } },
      },
      purchaseOrders: { changed: { [order.id]: { revision: 2 } } },
    });
    expect(await rowOf(["LF-1001"], STOCK, "Pole,")).toBeUndefined();
    const changed = await find(order.id);
    const before = (await mails()).length;
    const press = (formKey?: string) =>
      tellChange(house().app, seen(changed, formKey), { by: "mail", email: "orders@mill.example" });
    await Promise.all([press("told-of-the-change"), press("told-of-the-change"), press()]);
    expect((await mails()).slice(before)).toHaveLength(1);
    const told = await find(order.id);
    expect(await tellChange(house().app, seen(told), { by: "phone", email: "" })).toMatchObject({ ok: false });
    await expectLine(house().app, onLine(told, 1), { expectedOn: "2026-12-01" });
    const expected = await find(order.id);
    expect(lineOf(expected, 1)).toMatchObject({ expectedOn: "2026-12-01" });
    expect(await cancelLine(house().app, onLine(expected, 1), { reason: "Found two" })).toEqual({ ok: true });
    expect(await rowOf(["LF-1001"], STOCK, "Pole,")).toMatchObject({ order: "2" });
    expect(await find(order.id)).toMatchObject({ state: "closed", revision: 3, toldRevision: 2 });
    expect(await cancelLine(house().app, onLine(expected, 1), { reason: "Again" })).toMatchObject({ code: "stale" });
  });

  test("what a mistaken arrival had covered waits again, or is short where it is on order elsewhere", async () => {
    const order = await ordered(["LF-1001"], STOCK, "Pole,");
    await recordArrival(house().app, onLine(order), { ...arrival, quantityMilli: 2_000 });
    const full = await find(order.id);
    // The need grows, so that it is bought again, and the first arrival turns out to be another's.
    await house()
      .app.db.insertInto("purchaseShares")
      .values({
        id: "elsewhere",
        lineId: lineOf(full).id,
        orderId: "LF-1001",
        need: "other",
        packet: null,
        needMilli: 1,
        shareMilli: 1,
        held: `LF-1001 ${(await needsOf(lineOf(full).id))[0]?.need}`,
      })
      .execute();
    await takeBackArrival(house().app, onLine(full), { arrivalId: lineOf(full).arrivals[0]?.id ?? "" });
    expect(lineOf(await find(order.id))).toMatchObject({ state: "short" });
  });
  const needsOf = (lineId: string) =>
    house().app.db.selectFrom("purchaseShares").selectAll().where("lineId", "=", lineId).execute();

  test("an order that is cancelled marks what was bought for it, and loses nothing", async () => {
    const order = await ordered(["LF-1007"], "Sample Stripes", "Chalk stripe");
    expect(lineOf(order)).toMatchObject({ marks: [] });
    const { db } = house().app;
    await db.updateTable("orders").set({ status: "cancelled" }).where("id", "=", "LF-1007").execute();
    const marked = await find(order.id);
    expect(lineOf(marked)).toMatchObject({ state: "waiting", marks: ["LF-1007 was cancelled."] });
    const { rows } = await expectNoEffects(house().app, () => listPurchaseOrders(house().app, everything));
    expect(rows.find(({ id }) => id === order.id)).toMatchObject({ marked: 1, lines: 1, open: 1 });
    const keys = (await listOf("LF-1007")).flatMap(({ rows: left }) => left.slice(0, 1).map(({ key }) => key));
    const ticked = { actorId, formKey: undefined, orderIds: ["LF-1007"], keys: keys.slice(0, 1) };
    expect(await draftPurchase(house().app, ticked)).toMatchObject({
      ok: false,
      reason: "Nothing is bought for LF-1007 as it stands.",
    });
  });

  test("two orders are bought for together, each with its share", async () => {
    const order = await draft(["LF-1002", "LF-1004"], STOCK, "Shade rings");
    expect(lineOf(order)).toMatchObject({
      quantityMilli: 84_000,
      shares: [
        { orderId: "LF-1002", shareMilli: 42_000 },
        { orderId: "LF-1004", shareMilli: 42_000 },
      ],
    });
  });

  test("nothing of a client stands in what a supplier gets", async () => {
    const { db } = house().app;
    const people = await db.selectFrom("users").selectAll().where("role", "=", "client").execute();
    const orders = await db.selectFrom("orders").select(["id", "orderName", "windows"]).execute();
    const order = await ordered(["LF-1002", "LF-1004"], STOCK, "Cordless lifts", "mail");
    const paper = await expectNoEffects(house().app, () => findSupplierPaper(house().app, order.id));
    const made = await makePurchasePdf({ ...house().app, pdf }, { id: order.id, actorId, knownTag: null });
    if (!made.ok || !made.pdf) throw new Error("no document");
    expect(Buffer.from(made.pdf).subarray(0, 5).toString()).toBe("%PDF-");
    expect(await makePurchasePdf({ ...house().app, pdf }, { id: order.id, actorId, knownTag: made.tag })).toMatchObject(
      {
        pdf: null,
      },
    );
    const told = [...(await mails()).map(({ parameters }) => parameters), JSON.stringify(paper)].join("\n");
    expect(told).toContain("Cordless lifts");
    // Of rings and lifts nobody asks for a dye lot, by mail no more than on paper.
    expect((await mails()).map(({ parameters }) => JSON.parse(parameters).asked)).toContain(paper?.asked);
    expect(paper).toMatchObject({
      email: "orders@mill.example",
      shipTo: [
        "Larkfield Drapery",
        "Ardmore, Pennsylvania",
        "Please ask us for the street before you ship",
        "(215) 555-0142",
      ],
      rows: [{ sidemark: "LF-1002, LF-1004", quantity: expect.stringMatching(/^\d+ pieces$/) }],
      asked: expect.stringMatching(/on the parcel and the invoice\.$/),
    });
    const rooms = orders.flatMap(({ windows }) =>
      (JSON.parse(windows).list as { name?: string }[]).map((one) => one.name),
    );
    const private_ = [
      ...people.flatMap(({ name, lastName, email, street, phoneNumber }) => [
        name,
        lastName,
        email,
        street,
        phoneNumber,
      ]),
      ...orders.map(({ orderName }) => orderName),
      ...rooms,
    ].filter((text) => text && text.length > 3);
    expect(private_.length).toBeGreaterThan(20);
    for (const text of private_) expect(told).not.toContain(text);
  });

  test("a document of nothing is refused, and there is no such order, line or supplier's paper", async () => {
    const none = { id: "none", version: 1, actorId, formKey: undefined };
    expect(await findPurchaseOrder(house().app, "none")).toBeUndefined();
    expect(await findSupplierPaper(house().app, "none")).toBeUndefined();
    expect(await makePurchasePdf(house().app, { id: "none", actorId, knownTag: null })).toMatchObject({ status: 404 });
    expect(await discardPurchase(house().app, none)).toMatchObject({ status: 404 });
    expect(await acknowledgePurchase(house().app, none)).toMatchObject({ status: 404 });
    const order = await ordered(["LF-1002"], STOCK, "Weight bar");
    const lost = { ...seen(order), lineId: "none" };
    expect(await expectNoEffects(house().app, () => recordArrival(house().app, lost, arrival))).toMatchObject({
      status: 404,
    });
  });

  test("more of the list goes onto a draft, and something that no order needs; what the supplier gets names no client", async () => {
    const { app } = house();
    const [first, second] = (await listOf("LF-1005")).find(({ supplier }) => supplier === STOCK)?.rows ?? [];
    const order = await draft(["LF-1005"], STOCK, first?.item ?? "");
    const more = { actorId, formKey: undefined, orderIds: ["LF-1005"], keys: [second?.key ?? ""], onto: order.id };
    expect(await draftPurchase(app, more)).toEqual({ ok: true, id: order.id });
    const grown = await find(order.id);
    const once = crypto.randomUUID();
    expect(grown.lines.map(({ part }) => part)).toEqual([first?.part, second?.part]);
    expect(grown.version).toBe(order.version + 1);
    expect(await draftPurchase(app, more)).toMatchObject({ ok: false, code: "stale" });

    const needles = {
      name: "Needles, size 7",
      color: "",
      unit: "each",
      quantityMilli: 2_000,
      priceCents: 4_50,
    } as const;
    expect(await addPurchaseLine(app, seen(order), needles)).toMatchObject({ ok: false, code: "stale" });
    const { effects } = await effectsOf(app, () => addPurchaseLine(app, seen(grown, once), needles));
    expect(effects).toMatchObject({
      purchaseLines: { added: [{ ...needles, part: "other", costCents: 9_00, position: 2 }] },
    });
    expect(effects.purchaseShares).toBeUndefined();
    const again = await addPurchaseLine(app, seen(grown, once), needles);
    expect([again.ok, (await find(order.id)).lines.length]).toEqual([true, 3]);
    const client = await app.db
      .selectFrom("orders")
      .innerJoin("users", "users.id", "orders.userId")
      .selectAll("users")
      .where("orders.id", "=", "LF-1005")
      .executeTakeFirstOrThrow();
    const named = { ...needles, name: `For ${client.name}` };
    expect(await addPurchaseLine(app, seen(await find(order.id)), named)).toMatchObject({ ok: false, field: "name" });

    const whole = await find(order.id);
    expect(await placePurchase(app, seen(whole), { ...typed(whole), by: "phone" })).toMatchObject({ ok: true });
    expect(await draftPurchase(app, { ...more, onto: order.id })).toMatchObject({ ok: false });
    expect(await addPurchaseLine(app, seen(await find(order.id)), needles)).toMatchObject({ ok: false });
    const made = await makePurchasePdf({ ...app, pdf }, { id: order.id, actorId, knownTag: null });
    const paper = JSON.stringify(await findSupplierPaper(app, order.id));
    const bytes = made.ok ? Buffer.from(made.pdf ?? []).toString("latin1") : "";
    const said = `${textOf(made)} ${bytes} ${paper}`;
    expect(said).toContain("Needles, size 7");
    const secrets = [client.name, client.lastName, client.email, client.phoneNumber, client.street];
    expect(secrets.filter((secret) => secret && said.includes(secret))).toEqual([]);
  });
});
