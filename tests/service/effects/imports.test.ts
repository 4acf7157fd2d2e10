import { beforeEach, describe, expect, test } from "vitest";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import { csvCells, csvHeadings } from "#app/domain/fabrics/csv-columns.ts";
import type { ImportKind } from "#app/domain/imports/import-kinds.ts";
import { clientCells, clientHeadings } from "#app/domain/imports/plan-client.ts";
import { setFabricActive } from "#app/services/fabrics/change-fabric.server.ts";
import { exportFabrics, findBookFabric } from "#app/services/fabrics/read-book.server.ts";
import { exportClients } from "#app/services/imports/client-store.server.ts";
import { findImport, listImports } from "#app/services/imports/find-imports.server.ts";
import {
  discardImport,
  planImport,
  startImport,
  undoImport,
  writeImport,
} from "#app/services/imports/run-import.server.ts";
import { sweep } from "#app/services/retention/sweep.server.ts";
import { csvLine } from "#app/web/csv.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";

const NOW = "2026-11-20T12:00:00.000Z";
const actorId = demoOwner.id;
const kinds: ImportKind[] = ["clients", "fabrics", "prices"];
const HEAD = "Supplier,Pattern Name,Colorway,Family,Color family,Width,Ground color,Cost per yard\n";
const CHARCOAL = "demo-hearth-wool-charcoal";

onEachDemo("an import", new Date(NOW), (house) => {
  beforeEach(() => house().setNow(new Date(NOW)));

  const start = (kind: ImportKind, text: string | Uint8Array, { source = "", formKey = "" } = {}) => {
    const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
    return startImport(house().app, {
      kind,
      source,
      fileName: "mill.csv",
      bytes,
      actorId,
      formKey: formKey || undefined,
    });
  };
  const begin = async (kind: ImportKind, text: string, source = "") => {
    const started = await start(kind, text, { source });
    if (!started.ok) throw new Error(started.reason);
    return started.id;
  };
  const look = async (id: string, show?: "new" | "changed" | "refused" | "skipped" | "kept") => {
    const found = await findImport(house().app, { id, kinds, show, page: 1 });
    if (!found) throw new Error("There is no such import.");
    return found;
  };
  const write = async (id: string) => writeImport(house().app, { id, version: (await look(id)).version, actorId });
  const undo = async (id: string) => undoImport(house().app, { id, version: (await look(id)).version, actorId });

  describe("of fabrics", () => {
    test("is looked at, written and taken back, and nobody is written to", async () => {
      const text = `${HEAD}Stonecroft Weavers,Hearth Wool,Charcoal,Wool,Gray,56,#4a4b4d,"41,50"
New Mill,=SUM(A1),Rye,Linen,Sand,54,#d0b890,40
New Mill,Broken,Rye,Linen,Sand,0,#d0b890,40
New Mill,=sum(a1),rye,Linen,Sand,54,#d0b890,40
`;
      const { answer, effects } = await effectsOf(house().app, () => start("fabrics", text));
      const id = answer.ok ? answer.id : "";
      expect(Object.keys(effects).sort()).toEqual(["importRows", "imports"]);
      expect(await look(id)).toMatchObject({
        state: "planned",
        rowCount: 4,
        shown: { new: 1, changed: 1, refused: 2 },
        show: "refused",
        rows: [
          { line: 4, title: "Broken, Rye", reason: "Usable width: Please enter a number of inches from 6 to 200." },
          { line: 5, title: "=sum(a1), rye", reason: "This is the same as line 3." },
        ],
      });
      const before = await findBookFabric(house().app.db, CHARCOAL);
      const written = await effectsOf(house().app, () => write(id));
      expect(written.answer).toEqual({ ok: true });
      expect(written.effects).toMatchObject({
        fabrics: {
          added: [expect.objectContaining({ name: "=SUM(A1)", active: 1, version: 1, createdAt: NOW })],
          changed: { [CHARCOAL]: { version: 2, document: expect.stringContaining('"costPerYardCents":4150') } },
        },
        importMappings: { added: [{ kind: "fabrics", source: "" }] },
        auditEntries: {
          added: expect.arrayContaining([
            expect.objectContaining({ subject: "import", words: "Imported fabrics: 1 new, 1 changed" }),
          ]),
        },
      });
      expect(Object.keys(written.effects).sort()).toEqual([
        "auditEntries",
        "fabrics",
        "importMappings",
        "importRows",
        "imports",
      ]);
      expect(await look(id)).toMatchObject({ state: "written", sample: [], done: { written: 2 } });
      // Pressed again, it is written already.
      expect(await expectNoEffects(house().app, () => writeImport(house().app, { id, version: 2, actorId }))).toEqual({
        ok: true,
      });

      const undone = await effectsOf(house().app, () => undo(id));
      expect(undone.answer).toEqual({ ok: true });
      expect(undone.effects.fabrics).toMatchObject({
        removed: [expect.any(String)],
        changed: { [CHARCOAL]: { version: 3 } },
      });
      const after = await findBookFabric(house().app.db, CHARCOAL);
      expect({ ...after, version: 0, updatedAt: "" }).toEqual({ ...before, version: 0, updatedAt: "" });
      expect(await look(id)).toMatchObject({ state: "undone", done: { undone: 2, kept: 0 } });
      expect(await expectNoEffects(house().app, () => undo(id))).toMatchObject({ ok: false, code: "refused" });
    });

    test("what we export comes back as it was", async () => {
      const lines = [csvLine(csvHeadings)];
      for await (const portion of exportFabrics(house().app))
        lines.push(...portion.map((one) => csvLine(csvCells(one))));
      const id = await begin("fabrics", `\uFEFF${lines.join("")}`);
      expect(await look(id)).toMatchObject({ sameCount: lines.length - 1, shown: { new: 0, changed: 0, refused: 0 } });
      expect(await expectNoEffects(house().app, () => write(id))).toMatchObject({ ok: false, code: "refused" });
    });

    test("its columns are proposed, chosen, and known again for the same supplier", async () => {
      const text = "Qual.;Shade;Inches;EK\nHearth Wool;Charcoal;56;39,90\nKiln Linen;Brick;54;30\n";
      const first = await begin("fabrics", text, "Stonecroft Weavers");
      expect(await look(first)).toMatchObject({ state: "read", mapping: ["", "color", "", ""], version: 1 });
      const chosen = {
        id: first,
        mapping: ["name", "color", "usableWidth", "costPerYard"],
        usual: { family: "Linen" },
      };
      const lacking = { ...chosen, version: 1, mapping: ["", "color", "", ""] };
      expect(await expectNoEffects(house().app, () => planImport(house().app, lacking))).toMatchObject({
        code: "invalid",
      });
      expect(await planImport(house().app, { ...chosen, version: 1 })).toEqual({ ok: true });
      expect(await planImport(house().app, { ...chosen, version: 1 })).toMatchObject({ ok: false, code: "stale" });
      expect(await look(first)).toMatchObject({
        state: "planned",
        shown: { changed: 1, refused: 1 },
        rows: [{ line: 3, reason: expect.stringContaining("Color family") }],
      });
      expect(await write(first)).toEqual({ ok: true });
      const second = await begin("fabrics", text, "STONECROFT weavers");
      expect(await look(second)).toMatchObject({
        state: "planned",
        sameCount: 1,
        mapping: ["name", "color", "usableWidth", "costPerYard"],
        usual: { family: "Linen" },
      });
      expect(await discardImport(house().app, { id: second, version: 2 })).toEqual({ ok: true });
      expect(await findImport(house().app, { id: second, kinds, show: undefined, page: 1 })).toBe(undefined);
      expect(await undo(first)).toEqual({ ok: true });
    });

    test("a row that somebody changed meanwhile is left out, and one that is referred to is not taken back", async () => {
      const { app } = house();
      const row = (name: string) => `Late Mill,${name},Rye,Linen,Sand,54,#d0b890,40\n`;
      const id = await begin(
        "fabrics",
        `${HEAD}${row("One")}${row("Two")}${row("Three")}Stonecroft Weavers,Hearth Wool,Oatmeal,Wool,Cream,56,#e2d6be,99\n`,
      );
      await setFabricActive(app, { id: "demo-hearth-wool-oatmeal", actorId }, false);
      expect(await write(id)).toEqual({ ok: true });
      expect(await look(id, "skipped")).toMatchObject({
        done: { written: 3 },
        rows: [{ title: "Hearth Wool, Oatmeal", reason: "Somebody has changed this since it was shown." }],
      });
      const { rows } = await look(id, "new");
      const [one, two] = rows.map(({ subjectId }) => subjectId ?? "");
      const [order] = await app.db.selectFrom("orders").select(["id", "windows"]).limit(1).execute();
      const windows = order?.windows.replace(/}\s*$/, `,"x":{"id":"${one}"}}`) ?? "";
      await app.db
        .updateTable("orders")
        .set({ windows, updatedAt: NOW })
        .where("id", "=", order?.id ?? "")
        .execute();
      await setFabricActive(app, { id: two ?? "", actorId }, false);
      expect(await undo(id)).toEqual({ ok: true });
      expect(await look(id, "kept")).toMatchObject({
        done: { undone: 1, kept: 2 },
        rows: [
          { title: "One, Rye", reason: "Something refers to it by now." },
          { title: "Two, Rye", reason: "It has been changed since it was imported." },
        ],
      });
      await app.db
        .updateTable("orders")
        .set({ windows: order?.windows ?? "" })
        .where("id", "=", order?.id ?? "")
        .execute();
    });
  });

  describe("of prices", () => {
    test("one price is for all colors of a name, and adds no fabric", async () => {
      const id = await begin("prices", "Fabric,Net price\nOrchard Linen,33\nNowhere,12\n", "Fernhollow Linens");
      expect(await look(id)).toMatchObject({ shown: { changed: 2, refused: 1, new: 0 } });
      expect(await write(id)).toEqual({ ok: true });
      expect(await findBookFabric(house().app.db, "demo-orchard-linen-oat")).toMatchObject({ costPerYardCents: 3300 });
      expect(await undo(id)).toEqual({ ok: true });
      expect(await listImports(house().app, ["clients", "fabrics"])).not.toContainEqual(
        expect.objectContaining({ id }),
      );
      expect(await findImport(house().app, { id, kinds: ["clients"], show: undefined, page: 1 })).toBe(undefined);
    });
  });

  describe("of clients", () => {
    test("adds who is new without a letter, and takes back whom nothing refers to", async () => {
      const { app } = house();
      const text = `Customer,Phone,Email,City
Hill Mary,610-555-0101,Mary.Hill@example.com,Media
"Stone, Ida",(610) 555-0102,,Wayne
Ida Stone,610 555 0102,,Wayne
Nobody,,,
Olive Owner,,owner@example.com,
`;
      const id = await begin("clients", text, "Blue Ledger");
      expect(await look(id)).toMatchObject({ shown: { new: 2, refused: 3 } });
      const written = await effectsOf(app, () => write(id));
      expect(Object.keys(written.effects).sort()).toEqual([
        "auditEntries",
        "importMappings",
        "importRows",
        "imports",
        "users",
      ]);
      expect(written.effects.users?.added).toMatchObject([
        {
          email: "mary.hill@example.com",
          enteredBy: actorId,
          emailVerified: 0,
          role: "client",
          foldedName: "mary, hill mary",
        },
        { lastName: "Stone", phoneNumber: "6105550102", email: expect.stringContaining("no-address.invalid") },
      ]);
      const { rows } = await look(id, "new");
      await app.db
        .insertInto("customerNotes")
        .values({
          id: "a-note",
          customerId: rows[0]?.subjectId ?? "",
          authorId: actorId,
          body: "Called.",
          at: NOW,
          updatedAt: NOW,
          version: 1,
        })
        .execute();
      expect(await undo(id)).toEqual({ ok: true });
      expect(await look(id, "kept")).toMatchObject({
        done: { undone: 1, kept: 1 },
        rows: [{ title: "Hill Mary", reason: "Something refers to it by now." }],
      });
    });

    test("what we export comes back as it was", async () => {
      const lines = [csvLine(clientHeadings)];
      for await (const portion of exportClients(house().app)) {
        lines.push(...portion.map(({ id, details }) => csvLine(clientCells(id, details))));
      }
      const id = await begin("clients", `\uFEFF${lines.join("")}`);
      const { sameCount, rowCount, shown, rows } = await look(id);
      expect({ shown, rows }).toMatchObject({ shown: { new: 0, changed: 0, refused: 0 }, rows: [] });
      expect(sameCount).toBe(rowCount);
    });

    test("a client is changed by row, their way in never, and put back", async () => {
      const text = `Email,Name,City\n${demoClient.email},${demoClient.firstName} ${demoClient.lastName},Elsewhere\n`;
      const id = await begin("clients", text);
      expect(await look(id)).toMatchObject({
        shown: { changed: 1 },
        rows: [{ changes: [{ label: "City", after: "Elsewhere" }] }],
      });
      await write(id);
      const city = () =>
        house().app.db.selectFrom("users").select("city").where("id", "=", demoClient.id).executeTakeFirst();
      expect(await city()).toEqual({ city: "Elsewhere" });
      await undo(id);
      expect(await city()).not.toEqual({ city: "Elsewhere" });
    });
  });

  test("sent twice it is read once, and what cannot be read leaves nothing behind", async () => {
    const twice = await Promise.all(
      [1, 2].map(() => start("fabrics", `${HEAD}A,B,C,,,,,\n`, { formKey: "a-key-of-one-form-only" })),
    );
    expect(twice[0]).toEqual(twice[1]);
    const bad = () => start("fabrics", `${HEAD}"open,b\n`);
    expect(await expectNoEffects(house().app, bad)).toMatchObject({ ok: false, code: "invalid", field: "file" });
    const latin = await start("clients", new Uint8Array(Buffer.from("Name,Phone\nRené Hill,6105550177\n", "latin1")));
    expect(await look(latin.ok ? latin.id : "", "new")).toMatchObject({
      encoding: "Latin-1",
      rows: [{ title: "René Hill" }],
    });
  });

  test("two at once share the rows, one that stopped half way goes on or is undone, and ten thousand are one import", async () => {
    const { app } = house();
    const rows = Array.from({ length: 1_000 }, (_, index) => `Long Mill,Bolt ${index},Rye,Linen,Sand,54,#d0b890,40\n`);
    const id = await begin("fabrics", HEAD + rows.join(""));
    const { version } = await look(id);
    let turns = 0;
    const killed = { ...app, now: () => (++turns > 4 ? fail() : new Date(NOW)) };
    const fail = (): never => {
      throw new Error("killed");
    };
    await expect(writeImport(killed, { id, version, actorId })).rejects.toThrow("killed");
    const half = await look(id);
    expect(half).toMatchObject({ state: "writing", done: { written: 150, planned: 850 } });
    const again = () => writeImport(app, { id, version: half.version, actorId });
    expect(await Promise.all([again(), again()])).toEqual([{ ok: true }, { ok: true }]);
    expect(await look(id)).toMatchObject({
      state: "written",
      done: { written: 1_000, planned: 0 },
      shown: { skipped: 0 },
    });
    const count = () => app.db.selectFrom("fabrics").select("id").where("supplier", "=", "Long Mill").execute();
    expect(await count()).toHaveLength(1_000);
    turns = 0;
    await expect(undoImport(killed, { id, version: half.version, actorId })).rejects.toThrow("killed");
    expect(await look(id)).toMatchObject({ state: "undoing" });
    expect(await undo(id)).toEqual({ ok: true });
    expect(await count()).toHaveLength(0);
  });

  test("what waits a week, and by what it could be undone, goes in the night", async () => {
    const { app, setNow } = house();
    const waiting = await begin("fabrics", `${HEAD}Mill,Waiting,Rye,Linen,Sand,54,#d0b890,40\n`);
    const written = await begin("fabrics", `${HEAD}Mill,Written,Rye,Linen,Sand,54,#d0b890,40\n`);
    await write(written);
    setNow(new Date("2026-11-28T12:00:00.000Z"));
    await sweep(app);
    expect(await findImport(app, { id: waiting, kinds, show: undefined, page: 1 })).toBe(undefined);
    expect(await look(written)).toMatchObject({ undoable: true, done: { written: 1 } });
    setNow(new Date("2026-12-21T12:00:00.000Z"));
    expect(await undo(written)).toMatchObject({ ok: false, code: "refused" });
    await sweep(app);
    expect(await look(written)).toMatchObject({ undoable: false, done: { written: 0 }, rows: [] });
  });
});
