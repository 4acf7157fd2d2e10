import { expect, test } from "vitest";
import { demoClient } from "#app/demo/demo-people.ts";
import { chooseStyle, chooseTreatments } from "#app/domain/orders/customization.ts";
import type { DraftChange, OrderDraft } from "#app/domain/orders/draft.ts";
import { setWindowCount } from "#app/domain/orders/window-count.ts";
import { editOrder, findDraft, noteOverviewStep } from "#app/services/orders/edit-order.server.ts";
import { findMyWindows } from "#app/services/orders/find-my-windows.server.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { listDrafts } from "#app/services/orders/list-drafts.server.ts";
import { updateWindow } from "#app/services/orders/windows/change-windows.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { newOrder } from "#tests/support/orders/new-order.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

onEachDemo("drafts", "today", (house) => {
  const userId = demoClient.id;

  const draftOf = async (orderId: string) => (await listDrafts(house().app, userId)).find(({ id }) => id === orderId);

  test("the hub says Complete exactly where Submit agrees", async () => {
    const revision = await readyOrder(house().app, userId);
    expect(await draftOf(revision.orderId)).toMatchObject({ complete: true, windowCount: 1 });
    const { version } = await edit(revision.orderId, (draft) => ({
      ok: true,
      value: { ...draft, hardwareChoice: null },
    }));
    expect(await submitOrder(house().app, { ...revision, version })).toMatchObject({
      ok: false,
      reason: "Say first whether you want new hardware.",
    });
    expect(await draftOf(revision.orderId)).toMatchObject({ complete: false });
  });

  async function begin(count: number) {
    const { id } = await newOrder(house().app, userId);
    await edit(id, (draft) => setWindowCount(draft, count));
    return id;
  }
  const stored = async (orderId: string) => {
    const found = await findDraft(house().app.db, userId, orderId);
    if (!found) throw new Error("The order is gone.");
    return found;
  };
  async function edit(orderId: string, change: (draft: OrderDraft) => DraftChange) {
    const { version } = await stored(orderId);
    const result = await editOrder(house().app, { userId, orderId, version }, change);
    if (!result.ok) throw new Error(result.reason);
    return result;
  }
  const keysOf = async (orderId: string) => (await stored(orderId)).draft.windows.map(({ key }) => key);

  test("a window keeps its key whatever becomes of the others, and a copy gets its own", async () => {
    const id = await begin(3);
    const [a, b, c] = await keysOf(id);
    expect([a, b, c].every((key) => /^[\w-]{12}$/.test(key ?? ""))).toBe(true);
    await edit(id, (draft) => ({ ok: true, value: { ...draft, windows: draft.windows.toReversed() } }));
    expect(await keysOf(id)).toEqual([c, b, a]);
    expect((await stored(id)).draft.windows.map((window) => window.id)).toEqual([`${id}-1`, `${id}-2`, `${id}-3`]);
    await edit(id, (draft) => ({ ok: true, value: { ...draft, windows: [draft.windows[0]!, ...draft.windows] } }));
    const copied = await keysOf(id);
    expect(copied.toSpliced(1, 1)).toEqual([c, b, a]);
    expect(new Set(copied).size).toBe(4);
    await edit(id, (draft) => setWindowCount(draft, 1));
    await edit(id, (draft) => setWindowCount(draft, 3));
    const after = await keysOf(id);
    expect(after[0]).toBe(c);
    expect(after.slice(1).some((key) => copied.includes(key))).toBe(false);
  });

  test("where a customization stands is kept, and noting it alone makes no new version", async () => {
    const id = await begin(2);
    const [, key] = await keysOf(id);
    const chosen = await edit(id, (draft) => chooseTreatments(draft, 2, ["drapes"]));
    expect((await stored(id)).draft.overviewStep).toEqual({ window: key, step: 1, treatment: "drapes" });
    const again = await edit(id, (draft) => chooseTreatments(draft, 2, ["drapes"], "exit"));
    expect(again.version).toBe(chosen.version);
    expect(await stored(id)).toMatchObject({
      version: chosen.version,
      draft: { overviewStep: null, windowSteps: [{ window: key, step: 0 }] },
    });
    await edit(id, (draft) => setWindowCount(draft, 1));
    expect((await stored(id)).draft).toMatchObject({ overviewStep: null, windowSteps: [] });
  });

  test("a page that is opened is noted for its own client alone, and not again", async () => {
    const id = await begin(2);
    const [first, second] = await keysOf(id);
    const { draft, version } = await stored(id);
    const { app } = house();
    await noteOverviewStep(app, userId, draft, { window: first!, step: 0 });
    await noteOverviewStep(app, userId, (await stored(id)).draft, { window: second!, step: 4 });
    await noteOverviewStep(app, "demo-neighbor", (await stored(id)).draft, "hardware");
    const place = {
      overviewStep: { window: second, step: 4 },
      windowSteps: [
        { window: first, step: 0 },
        { window: second, step: 4 },
      ],
    };
    expect(await stored(id)).toMatchObject({ version, draft: place });
    await edit(id, (value) => setWindowCount(value, 1));
    expect((await stored(id)).draft).toMatchObject({ overviewStep: null, windowSteps: [{ window: first, step: 0 }] });
  });

  test("a stored step that makes no sense is read as one that does", async () => {
    const id = await begin(1);
    const strange = { step: 9, overviewStep: "elsewhere" };
    await house().app.db.updateTable("orders").set(strange).where("id", "=", id).execute();
    expect((await stored(id)).draft).toMatchObject({ step: 1, overviewStep: null });
  });

  test("the owner's edit finds the window where it is now, and no other when it is gone", async () => {
    const id = await begin(2);
    const [first, second] = await keysOf(id);
    await edit(id, (draft) => ({ ok: true, value: { ...draft, windows: draft.windows.toReversed() } }));
    const { version, draft } = await stored(id);
    const measurements = {
      widthOfWindow: "48",
      heightOfWindow: "",
      heightFromTopOfWindowToFloor: "",
      heightFromWindowFrameToCeiling: "",
      heightFromFloorToCeiling: "",
      distanceFromWindowFrameToLeftWall: "",
      distanceFromWindowFrameToRightWall: "",
    };
    const typed = { measurements, options: { drapes: [], shades: [], tops: [] } };
    const revision = { userId, orderId: id, version, number: 1 };
    expect(await updateWindow(house().app, "demo-owner", { ...revision, key: "gone-window-" }, typed)).toMatchObject({
      ok: false,
      status: 404,
      reason: "This window is no longer part of the order.",
    });
    expect((await stored(id)).draft).toEqual(draft);
    expect(await updateWindow(house().app, "demo-owner", { ...revision, key: first }, typed)).toMatchObject({
      ok: true,
    });
    const widths = (await stored(id)).draft.windows.map((window) => [window.key, window.measurements.widthOfWindow]);
    expect(widths).toEqual([
      [second, undefined],
      [first, "48"],
    ]);
  });

  test("what is being chosen for a window is drawn before it is confirmed", async () => {
    const id = await begin(1);
    await edit(id, (draft) => chooseTreatments(draft, 1, ["drapes"]));
    await edit(id, (draft) => chooseStyle(draft, 1, "drapes", { group: "pleated-tops", name: "Goblet" }));
    const [window] = (await findMyWindows(house().app, userId, id)) ?? [];
    expect(window?.customizations.drapes?.style?.name).toBe("Goblet");
  });

  test("what was stored under other limits may stay, and what is new may not", async () => {
    const id = await begin(1);
    const long = "x".repeat(200);
    const [key] = await keysOf(id);
    const windows = JSON.stringify({
      version: 2,
      list: [{ id: `${id}-1`, key, name: long, measurements: {}, customizations: {} }],
    });
    await house().app.db.updateTable("orders").set({ windows }).where("id", "=", id).execute();
    await edit(id, (draft) => chooseTreatments(draft, 1, ["drapes"]));
    await edit(id, (draft) => chooseStyle(draft, 1, "drapes", { group: "pleated-tops", name: "Goblet" }));
    expect((await stored(id)).draft.windows[0]?.name).toBe(long);
    const { version } = await stored(id);
    const worse = await editOrder(house().app, { userId, orderId: id, version }, (draft) => ({
      ok: true,
      value: { ...draft, windows: draft.windows.map((window) => ({ ...window, name: `${long}y` })) },
    }));
    expect(worse).toMatchObject({
      ok: false,
      status: 400,
      reason: `${long}y: Please keep each name under 120 characters.`,
    });
  });
});
