import { beforeAll, describe, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { type FabricDetails, fabricList } from "#app/domain/fabrics/book-fabric.ts";
import { chosenEntry } from "#app/domain/fabrics/chosen-fabric.ts";
import { emptyWindow } from "#app/domain/orders/window.ts";
import { addFabric, changeFabric, setFabricActive } from "#app/services/fabrics/change-fabric.server.ts";
import {
  detailsOf,
  findBookFabric,
  findBookFabrics,
  findDiscontinued,
  listBookFabrics,
  listClientFabrics,
  listFabricHistory,
} from "#app/services/fabrics/read-book.server.ts";
import { listDiscontinued } from "#app/services/orders/drafts/list-discontinued.server.ts";
import { listOrdersInCloth, listOrdersInGoneCloth } from "#app/services/orders/list-orders-in-cloth.server.ts";
import { findPurchase } from "#app/services/purchasing/find-purchase.server.ts";
import { findGone } from "#app/services/workroom/find-gone.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";

const NOW = "2026-11-20T12:00:00.000Z";
const OAT = "demo-orchard-linen-oat";
const PLUM = "demo-curtain-call-velvet-plum";
const actorId = demoOwner.id;

onEachDemo("what the fabric book does", "today", (house) => {
  beforeAll(async () => {
    house().setNow(new Date(NOW));
  });

  const find = async (id: string) => {
    const fabric = await findBookFabric(house().app.db, id);
    if (!fabric) throw new Error(`The book has no ${id}.`);
    return fabric;
  };
  const list = (address = "") => listBookFabrics(house().app, fabricList.parse(new URLSearchParams(address)));
  const titles = async (address: string) => (await list(address)).rows.map(({ name, color }) => `${name} ${color}`);
  const audited = (words: string, subjectId: string | null) => ({
    id: expect.any(String),
    actorId,
    at: NOW,
    kind: "changed",
    subject: "fabric",
    subjectId,
    words,
  });

  describe("its lists", () => {
    test.each([
      ["search=oat+orchard", ["Orchard Linen Oat"]],
      ["search=ORCHARD", ["Orchard Linen Chalk", "Orchard Linen Oat"]],
      ["search=stonecroft&family=wool&page=9", expect.objectContaining({ length: 5 })],
      ["family=velvet&search=evening", ["Evening Velvet Forest", "Evening Velvet Midnight"]],
      ["search=%25", []],
      ["search=%5C", []],
      ["search='%3B--", []],
      ["state=discontinued", []],
    ])("%s", async (address, found) => {
      expect(await expectNoEffects(house().app, () => titles(address))).toEqual(found);
    });

    test("a family is counted whichever one is shown", async () => {
      expect(await list("family=wool")).toMatchObject({
        rowCount: 5,
        all: 30,
        page: 1,
        pageCount: 1,
        states: { active: 30, discontinued: 0 },
        families: { linen: 5, velvet: 5, wool: 5, sheer: 5, stripe: 5, print: 5 },
      });
    });

    test("a client sees how a cloth looks and is kept, never who sells it or its price, but whether it is dear", async () => {
      const [first, ...others] = await expectNoEffects(house().app, () => listClientFabrics(house().app));
      expect(others).toHaveLength(29);
      expect(Object.keys(first ?? {})).toEqual([
        "id",
        "name",
        "color",
        "family",
        "colorFamily",
        "rooms",
        "look",
        "care",
        "hangs",
        "priceClass",
      ]);
    });
  });

  describe("one cloth", () => {
    const rye = async (): Promise<FabricDetails> => ({
      ...detailsOf(await find(OAT)),
      name: "Harvest Linen",
      color: "Rye",
    });

    test("adding writes one row and one line of history, however often the form is sent", async () => {
      const details = await rye();
      const add = () => addFabric(house().app, { actorId, key: "a-key-of-one-form-only" }, details);
      const { answer, effects } = await effectsOf(house().app, add);
      const id = answer.ok ? answer.id : "";
      expect(effects).toEqual({
        fabrics: {
          added: [expect.objectContaining({ id, name: "Harvest Linen", active: 1, version: 1, updatedAt: NOW })],
        },
        auditEntries: { added: [audited("Added Harvest Linen, Rye to the fabric book", id)] },
        formKeys: { added: [expect.objectContaining({ purpose: "add-fabric" })] },
      });
      expect(await expectNoEffects(house().app, add)).toEqual({ ok: true, id });
      expect(detailsOf(await find(id))).toEqual(details);
    });

    test("the same cloth in another spelling is refused", async () => {
      const twin = { ...(await rye()), name: "HARVEST  linen" };
      const add = () => addFabric(house().app, { actorId, key: undefined }, twin);
      expect(await expectNoEffects(house().app, add)).toMatchObject({ ok: false, code: "refused", field: "name" });
      const rename = () => changeFabric(house().app, { id: OAT, version: 1, actorId }, twin);
      expect(await expectNoEffects(house().app, rename)).toMatchObject({ ok: false, code: "refused", field: "name" });
    });

    test("a change is written once, with what was and what is; a stale one is shown the newer", async () => {
      const before = detailsOf(await find(OAT));
      const wider = { ...before, usableWidth: 55 };
      const save = (details: FabricDetails) => changeFabric(house().app, { id: OAT, version: 1, actorId }, details);
      const { answer, effects } = await effectsOf(house().app, () => save(wider));
      expect(answer).toEqual({ ok: true });
      expect(effects).toEqual({
        fabrics: {
          changed: {
            [OAT]: { document: expect.stringContaining('"usableWidth":55'), version: 2, updatedAt: NOW },
          },
        },
        auditEntries: { added: [audited("Orchard Linen, Oat: Usable width: 54 to 55", OAT)] },
      });
      expect(await expectNoEffects(house().app, () => save(wider))).toEqual({ ok: true });
      expect(await expectNoEffects(house().app, () => save({ ...before, care: "Wash" }))).toMatchObject({
        ok: false,
        code: "stale",
        status: 409,
        newer: { usableWidth: 55, version: 2 },
      });
      expect(await listFabricHistory(house().app.db, OAT)).toMatchObject([
        { words: "Orchard Linen, Oat: Usable width: 54 to 55", by: "Nora Larkfield", at: NOW },
      ]);
    });

    test("of two who save at the same moment one is told of the other", async () => {
      const { id, version, ...fabric } = await find("demo-parlor-velvet-honey");
      const save = (care: string) =>
        changeFabric(house().app, { id, version, actorId }, { ...detailsOf({ id, version, ...fabric }), care });
      const answers = await Promise.all([save("One"), save("Two"), save("Three")]);
      expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true }]);
      expect(answers.filter((answer) => !answer.ok && answer.code === "stale" && answer.newer)).toHaveLength(2);
    });

    test("discontinued, it leaves the client's list and stays in the book; restored, it is back", async () => {
      const { version } = await find(PLUM);
      const set = (active: boolean) => setFabricActive(house().app, { id: PLUM, actorId }, active);
      const { effects } = await effectsOf(house().app, () => set(false));
      expect(effects).toEqual({
        fabrics: { changed: { [PLUM]: { active: 0, version: version + 1, updatedAt: NOW } } },
        auditEntries: { added: [audited("Curtain Call Velvet, Plum: discontinued", PLUM)] },
      });
      expect(await expectNoEffects(house().app, () => set(false))).toEqual({ ok: true });
      expect(await titles("state=discontinued")).toEqual(["Curtain Call Velvet Plum"]);
      expect((await listClientFabrics(house().app)).some(({ id }) => id === PLUM)).toBe(false);

      const window = { ...emptyWindow("LF-1", 1), name: "Parlor" };
      const fabrics = { fabrics: [chosenEntry(await find(PLUM)), chosenEntry(await find(OAT))], trims: [] };
      const draft = { treatments: ["drapes" as const], customizations: { drapes: { fabrics } } };
      const gone = () => listDiscontinued(house().app, [{ ...window, draft }]);
      expect(await expectNoEffects(house().app, gone)).toEqual([
        { window: "Parlor", fabric: "Curtain Call Velvet, Plum", id: PLUM },
      ]);
      const inGone = () => listOrdersInGoneCloth(house().app);
      expect(await expectNoEffects(house().app, inGone)).toEqual(await listOrdersInCloth(house().app, [PLUM]));
      const cloths = [{ book: PLUM }, { book: OAT }, {}] as unknown as Parameters<typeof findGone>[1];
      expect(await expectNoEffects(house().app, () => findGone(house().app.db, cloths))).toEqual(new Set([PLUM]));
      const found = () => findDiscontinued(house().app.db, [PLUM, OAT, "nobody"]);
      expect(await expectNoEffects(house().app, found)).toEqual(new Set([PLUM]));
      expect(await set(true)).toEqual({ ok: true });
      expect([await gone(), (await found()).size]).toEqual([[], 0]);
    });

    test("an order that waits is bought for in the step of today, and a cloth that is no longer made stays on its list", async () => {
      const FOREST = "demo-evening-velvet-forest";
      const { version, ...fabric } = await find(FOREST);
      const velvet = async () => {
        const { groups } = await findPurchase(house().app, ["LF-1005"]);
        return groups.flatMap(({ rows }) => rows).find(({ item }) => item === "Evening Velvet, Forest");
      };
      const before = await velvet();
      await changeFabric(
        house().app,
        { id: FOREST, version, actorId },
        { ...detailsOf({ ...fabric, version }), soldIn: 25 },
      );
      await setFabricActive(house().app, { id: FOREST, actorId }, false);
      expect(await expectNoEffects(house().app, velvet)).toEqual({
        ...before,
        order: "50 yards",
        milli: 50_000,
        soldIn: "25 yards",
        discontinued: true,
      });
      await setFabricActive(house().app, { id: FOREST, actorId }, true);
      expect((await velvet())?.discontinued).toBe(undefined);
    });

    test("what the book does not have is missing", async () => {
      const details = await rye();
      const nobody = { id: "nobody", actorId };
      expect(await changeFabric(house().app, { ...nobody, version: 1 }, details)).toMatchObject({ code: "missing" });
      expect(await setFabricActive(house().app, nobody, false)).toMatchObject({ code: "missing" });
      expect(await findBookFabric(house().app.db, "nobody")).toBe(undefined);
      expect(await findBookFabrics(house().app.db, ["nobody"])).toEqual([]);
    });
  });
});
