import { expect, test } from "vitest";
import { demoNeighbor, demoOwner } from "#app/demo/demo-people.ts";
import { sizesOf } from "#app/domain/workroom/sheet/compute-draft.ts";
import { reportProblem, type SigningOff, signOff } from "#app/services/table/act-at-table.server.ts";
import { findTable } from "#app/services/table/find-table.server.ts";
import { findTableOrder } from "#app/services/table/find-table-order.server.ts";
import { listTable } from "#app/services/table/list-table.server.ts";
import { findOrderSaid } from "#app/services/workroom/find-order-said.server.ts";
import { findBuyersOtherwise, findPacket } from "#app/services/workroom/find-packet.server.ts";
import { freezePacket } from "#app/services/workroom/freeze-packet.server.ts";
import { findBehind, readWorkOrder } from "#app/services/workroom/read-work-order.server.ts";
import { findSheets, saveSheet } from "#app/services/workroom/sheets.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";

const NOW = new Date("2026-11-20T15:00:00.000Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const stamp = { by: "Nora Larkfield", at: NOW.toISOString() };
const order = { userId: demoNeighbor.id, orderId: "LF-1004", actorId: demoOwner.id };
/** By the sheet and by the freezing. */
const begun = ["measured NL", "checked NL"];
const actorId = demoOwner.id;

onEachDemo("the table", NOW, (house) => {
  const tableOf = async () => {
    const table = await findTable(house().app.db, order.orderId);
    if (!table) throw new Error("no packet");
    return table;
  };
  const partAt = async (index: number) => {
    const part = (await tableOf()).parts[index];
    if (!part) throw new Error("no such part");
    return part;
  };
  const signedOf = async (index: number) =>
    (await partAt(index)).boxes.flatMap(({ step, signed }) => (signed ? [`${step} ${signed.initials}`] : []));
  const press = async (index: number, step: SigningOff["step"], more: Partial<SigningOff> = {}) => {
    const { windowKey, treatment } = await partAt(index);
    const press = { step, act: "ticked", note: "", all: false, formKey: crypto.randomUUID() } as const;
    return signOff(house().app, { orderId: order.orderId, windowKey, treatment, actorId, ...press, ...more });
  };

  test("nothing is ticked before a packet is frozen", async () => {
    const { app } = house();
    expect(await findTable(app.db, "LF-1001")).toBe(undefined);
    const said = await findOrderSaid(app.db, "LF-1001");
    const [window] = said?.said.windows ?? [];
    const asked = { windowKey: window?.key ?? "", treatment: "drapes", actorId, note: "", all: false } as const;
    const signing = { ...asked, orderId: "LF-1001", step: "cut", act: "ticked", formKey: "x" } as const;
    const refused = await expectNoEffects(app, () => signOff(app, signing));
    expect(refused).toMatchObject({ status: 409, reason: expect.stringContaining("No packet is frozen") });
    expect(await signOff(app, { ...signing, orderId: "LF-0" })).toMatchObject({ status: 404 });
    expect(await signOff(app, { ...signing, orderId: order.orderId })).toMatchObject({
      reason: "This part is no longer in the packet. Please look at it again.",
    });
    expect(await signedOf(0)).toEqual(begun);
    expect(await listTable(app)).toMatchObject([{ id: order.orderId, signed: { cut: 0 } }]);
  });

  test("a press counts once, however often and from wherever it is sent", async () => {
    const { app } = house();
    const formKey = crypto.randomUUID();
    const [first, again] = await Promise.all([press(0, "cut", { formKey }), press(0, "cut", { formKey })]);
    expect([first, again]).toEqual([{ ok: true }, { ok: true }]);
    expect(await signedOf(0)).toEqual([...begun, "cut NL"]);
    const other = await press(0, "cut", { actorId: demoNeighbor.id });
    expect(other).toEqual({ ok: true });
    expect(await signedOf(0)).toEqual([...begun, "cut NL"]);
    const rows = await app.db.selectFrom("signOffs").select(["step", "initials"]).execute();
    expect(rows).toEqual([{ step: "cut", initials: "NL" }]);
    await expect(app.db.updateTable("signOffs").set({ initials: "ZZ" }).execute()).rejects.toThrow(/signed off/);
  });

  test("a step that is skipped is asked about, and a late change of mind wants a reason", async () => {
    const refused = await expectNoEffects(house().app, () => press(0, "inspected"));
    expect(refused).toMatchObject({ ask: "both", reason: "Sewn is not ticked. Tick both?" });
    expect(await press(0, "inspected", { all: true })).toEqual({ ok: true });
    expect(await signedOf(0)).toContain("sewn NL");
    house().setNow(later(11));
    expect(await press(0, "inspected", { act: "unticked" })).toMatchObject({ ask: "reason" });
    expect(await press(0, "inspected", { act: "unticked", note: "A pulled thread" })).toEqual({ ok: true });
    expect(await signedOf(0)).not.toContain("inspected NL");
  });

  /** The study has a second window like its first, measured. */
  async function addWindow(key: string) {
    const { app } = house();
    const { windows } = await app.db
      .selectFrom("orders")
      .select("windows")
      .where("id", "=", order.orderId)
      .executeTakeFirstOrThrow();
    const { version, list } = JSON.parse(windows);
    const longer = JSON.stringify({ version, list: [...list, { ...list[0], id: "LF-1004-2", key, name: "Left" }] });
    await app.db.updateTable("orders").set({ windows: longer }).where("id", "=", order.orderId).execute();
    const window = (await findOrderSaid(app.db, order.orderId))?.said.windows[1];
    if (!window) throw new Error("no second window");
    const measured = { how: "client", day: "", initials: "", sizes: sizesOf(window), ...stamp };
    expect(await saveSheet(app, { ...order, part: `measure:${key}`, version: 0 }, measured)).toMatchObject({
      ok: true,
    });
  }

  test("7. Cut is ticked on part 1, part 2 alone is revised: part 1 keeps its ticks, part 2 asks", async () => {
    const { app } = house();
    const kept = [...begun, "cut NL", "sewn NL"];
    await addWindow("LF-1004-key2");
    expect(await freezePacket(app, { ...order, after: 1, reason: "Another" })).toEqual({ ok: true, number: 2 });
    expect([await signedOf(0), await press(1, "sewn", { all: true })]).toEqual([kept, { ok: true }]);
    const { windowKey, treatment } = await partAt(1);
    const key = `treatment:${windowKey}:${treatment}`;
    const version = (await findSheets(app.db, order.orderId)).versions[key] ?? 0;
    const figures = { finishedLength: { value: 70, ...stamp } };
    expect(await saveSheet(app, { ...order, part: key, version }, { figures, waved: {} })).toMatchObject({ ok: true });
    expect(await freezePacket(app, { ...order, after: 2, reason: "Longer" })).toEqual({ ok: true, number: 3 });
    const shown = await expectNoEffects(app, () => findTableOrder(app.db, order.orderId));
    const window = { parts: [{ title: "Shades, Flat Roman" }] };
    expect(shown).toMatchObject({ customer: "Ashgrove, T.", windows: [window, window] });
    expect(JSON.stringify(shown)).not.toMatch(/Example Avenue|@example|546\.96|54696/);
    const changedOf = async (index: number) =>
      (await partAt(index)).boxes.filter(({ changed }) => changed).map(({ step }) => step);
    expect([await signedOf(0), await changedOf(0), (await partAt(0)).changes]).toEqual([kept, [], 0]);
    expect(await changedOf(1)).toEqual(["cut", "sewn"]);
    expect((await partAt(1)).changes).toBeGreaterThan(0);
  });

  test("a problem at the table is told to the house once", async () => {
    const { app } = house();
    const { windowKey } = await partAt(0);
    const formKey = crypto.randomUUID();
    const say = (problem: string, orderId = order.orderId) =>
      reportProblem(app, { orderId, windowKey, problem, actorId, formKey });
    expect(await expectNoEffects(app, () => say("x".repeat(1001)))).toMatchObject({ field: "problem" });
    expect(await expectNoEffects(app, () => say("A flaw", "LF-0"))).toMatchObject({ status: 404 });
    expect([await say("A flaw 18 inches in"), await say("A flaw 18 inches in")]).toEqual([{ ok: true }, { ok: true }]);
    const tasks = await app.db.selectFrom("tasks").selectAll().execute();
    const title = "Problem at the table: LF-1004, Study";
    const about = { orderId: order.orderId, customerId: demoNeighbor.id, assigneeId: demoOwner.id };
    expect(tasks).toMatchObject([{ ...about, title, note: "A flaw 18 inches in" }]);
    const mails = await app.db.selectFrom("emails").select("id").where("kind", "=", "problem_reported").execute();
    expect(mails).toHaveLength(1);
  });

  test("7. the last Packed sets readyOn and the stage Ready, and is told in the trail", async () => {
    // Of two ticks of one box the later counts, so they may not be of one moment.
    house().setNow(later(60));
    const { parts } = await tableOf();
    const effects = await effectsOf(house().app, async () => {
      for (const index of parts.keys()) expect(await press(index, "packed", { all: true })).toEqual({ ok: true });
    });
    expect(JSON.stringify(effects)).toContain("all_packed");
    const { app } = house();
    const dates = await app.db
      .selectFrom("orderDates")
      .select("readyOn")
      .where("orderId", "=", order.orderId)
      .execute();
    expect(dates).toEqual([{ readyOn: "2026-11-20" }]);
    const { stage } = await app.db
      .selectFrom("orders")
      .select("stage")
      .where("id", "=", order.orderId)
      .executeTakeFirstOrThrow();
    expect(stage).toBe("ready");
    const [listed] = await listTable(app);
    expect(listed).toMatchObject({ id: order.orderId, packet: 3, signed: { packed: parts.length } });
  });

  test("what has changed about the order since its packet was frozen stands on the paper and at the table", async () => {
    const { app } = house();
    const said = async () => {
      const table = await findTableOrder(app.db, order.orderId);
      const found = await findPacket(app.db, order.orderId);
      const paper = found && (await readWorkOrder(app.db, found, { lots: {}, toHang: false }));
      const notesOf = (windows: readonly { notes: { about: string; text: string }[] }[] = []) =>
        windows.map(({ notes }) => notes.flatMap(({ about, text }) => (about.startsWith("Changed") ? [text] : [])));
      return [notesOf(table?.windows.map(({ window }) => window)), notesOf(paper?.windows)];
    };
    expect(await said()).toEqual([
      [[], []],
      [[], []],
    ]);
    const { windows } = await app.db
      .selectFrom("orders")
      .select("windows")
      .where("id", "=", order.orderId)
      .executeTakeFirstOrThrow();
    const { version, list } = JSON.parse(windows);
    const [study, left] = list;
    const { shades } = left.customizations;
    const lined = { ...shades, customizations: { ...shades.customizations, blackoutLining: true } };
    const darker = { ...left, customizations: { shades: lined } };
    const write = (now: object[]) =>
      app.db
        .updateTable("orders")
        .set({ windows: JSON.stringify({ version, list: now }) })
        .where("id", "=", order.orderId)
        .execute();
    await write([study, darker]);
    const darkened = [[], ["Left: Shades: Blackout lining added. Ask first."]];
    expect(await said()).toEqual([darkened, darkened]);
    const tops = (await findTableOrder(app.db, order.orderId))?.windows.map(({ window }) => window.measured);
    expect(tops).toEqual([
      expect.not.stringContaining("Changed"),
      expect.stringMatching(/\. Changed since: see the notes$/),
    ]);
    await write([darker]);
    const gone = [["Study was removed. Ask first."], ["Left: Shades: Blackout lining added. Ask first."]];
    expect(await said()).toEqual([gone, gone]);
    expect(await findBehind(app.db, order)).toEqual(["Left: Shades: Blackout lining added", "Study was removed"]);
    await write([study, left]);
    expect(await findBehind(app.db, order)).toEqual([]);
    const { sheets, versions } = await findSheets(app.db, order.orderId);
    const save = async (part: string, document: object) => {
      const version = (await findSheets(app.db, order.orderId)).versions[part] ?? 0;
      expect(await saveSheet(app, { ...order, part, version }, document)).toMatchObject({ ok: true });
    };
    const part = `treatment:${left.key}:shades`;
    const sheet = sheets.treatments[part] ?? { figures: {}, waved: {} };
    await save(part, { ...sheet, figures: { ...sheet.figures, finishedHeight: { value: 61.5, ...stamp } } });
    const taller = [[], ["Left: Shades: Finished height, now 61 1/2. Ask first."]];
    expect(await said()).toEqual([taller, taller]);
    expect(await findBehind(app.db, order)).toEqual(["Left: Shades: Finished height, now 61 1/2"]);
    await save(part, sheet);
    const [cloth] = Object.keys(versions).filter((one) => one.startsWith("fabric:"));
    const facts = sheets.fabrics[cloth?.slice("fabric:".length) ?? ""];
    // What a yard costs is nobody's to ask about who cuts.
    await save(cloth ?? "", { ...facts, pricePerYard: 99, ...stamp });
    expect(await findBehind(app.db, order)).toEqual([]);
    expect(await findBuyersOtherwise(app.db, order.orderId)).toEqual([]);
    await save(cloth ?? "", { ...facts, width: 48, com: false, ...stamp });
    expect(await findBuyersOtherwise(app.db, order.orderId)).toEqual([
      "The order says that the client sends Blue ticking, and it says under Fabrics that we buy it: change one of the two.",
    ]);
    expect(await findBehind(app.db, order)).toEqual([
      expect.stringMatching(/^Study: Shades: .+: Usable width, now 48$/),
      expect.stringMatching(/^Study: Shades: .+: Who buys it, now We do$/),
      expect.stringMatching(/^Left: Shades: .+: Usable width, now 48$/),
      expect.stringMatching(/^Left: Shades: .+: Who buys it, now We do$/),
    ]);
  });
});
