import { setImmediate } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import type { FabricDetails } from "#app/domain/fabrics/book-fabric.ts";
import { chosenEntry } from "#app/domain/fabrics/chosen-fabric.ts";
import { csvCells, csvHeadings } from "#app/domain/fabrics/csv/csv-columns.ts";
import { fabricList } from "#app/domain/fabrics/fabric-list.ts";
import { emptyWindow } from "#app/domain/orders/window.ts";
import { addFabric, changeFabric, setFabricActive } from "#app/services/fabrics/change-fabric.server.ts";
import { importFabrics, planImport } from "#app/services/fabrics/import-fabrics.server.ts";
import {
  detailsOf,
  exportFabrics,
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
import { csvLine } from "#app/web/csv.ts";
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

  describe("an import", () => {
    const planOf = async (text: string) => {
      const planned = await planImport(house().app.db, text);
      if (!planned.ok) throw new Error(planned.reason);
      return planned.value;
    };
    const confirm = (text: string, seen: string) => importFabrics(house().app, { text, seen, actorId });
    const HEAD = "Supplier,Name,Color,Family,Color family,Usable width,Ground color,Price per yard\n";

    test("what was exported is unchanged when it comes back, and a look writes nothing", async () => {
      const lines = [csvLine(csvHeadings)];
      const portions = exportFabrics(house().app);
      for await (const portion of portions) lines.push(...portion.map((fabric) => csvLine(csvCells(fabric))));
      const { rowCount } = await list();
      expect(lines).toHaveLength(rowCount + 1);
      const plan = await expectNoEffects(house().app, () => planOf(`\uFEFF${lines.join("")}`));
      expect(plan).toMatchObject({ added: [], changed: [], broken: [], unchanged: rowCount });
    });

    test("what was shown is written, broken rows left out, and each cloth has its line of history", async () => {
      const text = `${HEAD}Stonecroft Weavers,Hearth Wool,Charcoal,Wool,Gray,56,#4a4b4d,99
New Mill,=SUM(A1),Rye,Linen,Sand,54,#d0b890,40
New Mill,Broken,Rye,Linen,Sand,0,#d0b890,40
`;
      const { fingerprint, broken } = await planOf(text);
      expect(broken).toMatchObject([{ line: 4, title: "Broken, Rye" }]);
      const { answer, effects } = await effectsOf(house().app, () => confirm(text, fingerprint));
      expect(answer).toEqual({ ok: true, added: 1, changed: 1, broken: 1 });
      const charcoal = "demo-hearth-wool-charcoal";
      expect(effects).toEqual({
        fabrics: {
          added: [expect.objectContaining({ name: "=SUM(A1)", active: 1, version: 1, createdAt: NOW })],
          changed: {
            [charcoal]: { document: expect.stringContaining('"pricePerYardCents":9900'), version: 2, updatedAt: NOW },
          },
        },
        auditEntries: {
          added: [
            audited("Hearth Wool, Charcoal: Price per yard: 96.00 to 99.00", charcoal),
            audited("Imported fabrics: 1 new, 1 changed", null),
          ],
        },
      });
      // The same again changes nothing, and says so.
      const again = await planOf(text);
      expect(again).toMatchObject({ added: [], changed: [], unchanged: 2 });
      expect(await expectNoEffects(house().app, () => confirm(text, again.fingerprint))).toMatchObject({
        ok: false,
        code: "refused",
      });
    });

    test("if the book has changed since, nothing is written and the new plan is shown", async () => {
      const text = `${HEAD}Stonecroft Weavers,Hearth Wool,Oatmeal,Wool,Cream,56,#e2d6be,99\n`;
      const { fingerprint } = await planOf(text);
      await setFabricActive(house().app, { id: "demo-hearth-wool-oatmeal", actorId }, false);
      expect(await expectNoEffects(house().app, () => confirm(text, fingerprint))).toMatchObject({
        ok: false,
        code: "stale",
        plan: { changed: [{ line: 2 }] },
      });
    });

    test.each([
      ["a quote that does not close", `${HEAD}New Mill,"Open,Rye\n`, "The quotation marks in line 2 do not match."],
      ["a quote inside a cell", `${HEAD}New Mill,27" Vine,Rye\n`, "The quotation marks in line 2 do not match."],
      ["too many cells", ",".repeat(1_000_000), "There are more than 100,000 cells."],
      ["too many rows", `${HEAD}${"a,b,c\n".repeat(2_001)}`, "There are more than 2,000 rows."],
      ["nothing", "", "Please choose a CSV file, or paste its lines."],
      ["no rows", HEAD, "There is nothing below the first line"],
      ["no headings", "New Mill,Vine,Rye\nNew Mill,Vine,Oat\n", "The first line has to name the columns"],
    ])("%s is refused whole", async (_, text, reason) => {
      const planned = await planImport(house().app.db, text);
      expect(planned).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
      expect(await expectNoEffects(house().app, () => confirm(text, ""))).toMatchObject({ ok: false, code: "invalid" });
    });

    test("semicolons part cells too, and a row of several lines is named by its first", async () => {
      const text = 'ID;Care\ndemo-kiln-linen-brick;"Dry\nclean"\nnobody;Wash\n';
      expect(await planOf(text)).toMatchObject({
        changed: [{ line: 2, changes: [{ after: "Dry clean" }] }],
        broken: [{ line: 4 }],
      });
    });

    test("two thousand new cloths are one import", async () => {
      const rows = Array.from({ length: 2_000 }, (_, index) => `New Mill,Bolt ${index},Rye,Linen,Sand,54,#d0b890,40\n`);
      const text = HEAD + rows.join("");
      const { fingerprint, added } = await planOf(text);
      expect(added).toHaveLength(2_000);
      expect(await confirm(text, fingerprint)).toEqual({ ok: true, added: 2_000, changed: 0, broken: 0 });
      const dearer = text.replaceAll(",40\n", ",41\n");
      const plan = await planOf(dearer);
      expect(await confirm(dearer, plan.fingerprint)).toEqual({ ok: true, added: 0, changed: 2_000, broken: 0 });
      expect(await list("search=bolt+1999")).toMatchObject({ rows: [{ pricePerYardCents: 4100, version: 2 }] });
    });

    test("others write while it is planned, and what they write to the same cloth leaves none of it", async () => {
      const { db } = house().app;
      const oatmeal = "Stonecroft Weavers,Hearth Wool,Oatmeal,Wool,Cream,56,#e2d6be,98\n";
      const rows = Array.from(
        { length: 1_500 },
        (_, index) => `Old Mill,Skein ${index},Rye,Linen,Sand,54,#d0b890,40\n`,
      );
      const text = HEAD + rows.join("") + oatmeal;
      const { fingerprint } = await planOf(text);
      let over = false;
      const importing = confirm(text, fingerprint).finally(() => {
        over = true;
      });
      let wrote = 0;
      while (!over) {
        const touched = db.updateTable("fabrics").set((eb) => ({ version: eb("version", "+", 1) }));
        await touched.where("id", "=", "demo-hearth-wool-oatmeal").execute();
        if (!over) wrote += 1;
        await setImmediate();
      }
      expect(wrote).toBeGreaterThan(5);
      expect(await importing).toMatchObject({ ok: false, code: "stale" });
      expect(await list("search=skein")).toMatchObject({ rowCount: 0 });
      const { fingerprint: now } = await planOf(text);
      expect(await confirm(text, now)).toEqual({ ok: true, added: 1_500, changed: 1, broken: 0 });
    });
  });
});
