import { expect, test } from "vitest";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { confirmCustomization } from "#app/domain/orders/customization.ts";
import type { DraftChange, OrderDraft } from "#app/domain/orders/draft.ts";
import { describeEvent } from "#app/domain/orders/order-trail.ts";
import { removeWindow } from "#app/domain/orders/overview/offered-actions.ts";
import type { WindowEdit } from "#app/domain/orders/owner/window-edit.ts";
import { askBeforeUnsharing, shareRod } from "#app/domain/orders/places/shared-rod.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { setWindowCount } from "#app/domain/orders/window-count.ts";
import { changeMeasurement } from "#app/domain/orders/window-details.ts";
import { makeWindow } from "#app/services/orders/drafts/make-window.server.ts";
import { repeatOrder } from "#app/services/orders/drafts/repeat-order.server.ts";
import { editOrder, findDraft } from "#app/services/orders/edit-order.server.ts";
import { removeOwnersWindow, updateWindow } from "#app/services/orders/windows/change-windows.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { newOrder } from "#tests/support/orders/new-order.ts";

onEachDemo("windows under one rod", "today", (house) => {
  const userId = demoClient.id;
  const pinch = { name: "Three Finger Pinch", group: "pleated-tops", description: "" };
  const width = "widthOfWindow";

  const stored = async (orderId: string) => {
    const found = await findDraft(house().app.db, userId, orderId);
    if (!found) throw new Error("The order is gone.");
    return found;
  };
  const windowsOf = async (orderId: string) => (await stored(orderId)).draft.windows;
  async function edit(orderId: string, change: (draft: OrderDraft) => DraftChange) {
    const { version } = await stored(orderId);
    return editOrder(house().app, { userId, orderId, version }, change);
  }
  /** Three windows, the first of which brings a rod for all of them. */
  async function shared() {
    const { id } = await newOrder(house().app, userId);
    await edit(id, (draft) => setWindowCount(draft, 3));
    const drapes = { drapes: { style: pinch, customizations: { standardLining: true } } };
    await edit(id, (draft) => ({
      ok: true,
      value: {
        ...draft,
        windows: draft.windows.map((window, index) => ({
          ...window,
          name: `Living ${index + 1}`,
          measurements: { [width]: "36" },
          ...(index === 0 ? { draft: { treatments: ["drapes" as const], customizations: drapes } } : {}),
        })),
      },
    }));
    const made = await edit(id, (draft) => shareRod(draft, 1, ["14", "3"]));
    expect(made).toMatchObject({ ok: true });
    await edit(id, (draft) => confirmCustomization(draft, 1));
    return id;
  }
  const sharing = (windows: readonly Window[]) =>
    windows.map(({ customizations }) => customizations.drapes?.sharedWith);

  test("they are stored with the first one's style and follow their own measurements", async () => {
    const id = await shared();
    const [first, second, third] = await windowsOf(id);
    expect(second?.customizations).toEqual({ drapes: { style: pinch, sharedWith: first?.key } });
    expect(third?.customizations).toEqual(second?.customizations);
    await edit(id, (draft) => changeMeasurement(draft, 2, { field: width, typed: "40 1/2", was: "36" }));
    expect((await windowsOf(id))[0]?.together).toEqual([
      { between: "14", width: "40.5", right: "" },
      { between: "3", width: "36", right: "" },
    ]);
  });

  test("said twice it is said once, and late it is refused", async () => {
    const id = await shared();
    const before = await stored(id);
    const again = await edit(id, (draft) => shareRod(draft, 1, ["14", "3"]));
    expect(again).toMatchObject({ ok: true, version: before.version });
    const late = await editOrder(house().app, { userId, orderId: id, version: before.version - 1 }, (draft) =>
      shareRod(draft, 1, []),
    );
    expect(late).toMatchObject({ ok: false, code: "stale" });
    expect(await windowsOf(id)).toEqual(before.draft.windows);
  });

  test("the first is removed only with a yes that names the others, who are then asked for again", async () => {
    const id = await shared();
    const key = (await windowsOf(id))[0]?.key ?? "";
    const remove = (agreed: boolean) => (draft: OrderDraft) =>
      askBeforeUnsharing(removeWindow(draft, key), draft, agreed);
    expect(await edit(id, remove(false))).toMatchObject({
      ok: false,
      field: "unshare",
      reason: "Living 2 and Living 3 would no longer share a rod, and would have to be customized again.",
    });
    expect(await windowsOf(id)).toHaveLength(3);
    // Pressed twice at once: whichever comes second finds it gone, or is told that the order has changed.
    const { version } = await stored(id);
    const both = await Promise.all(
      [remove(true), remove(true)].map((change) => editOrder(house().app, { userId, orderId: id, version }, change)),
    );
    expect(both.some(({ ok }) => ok)).toBe(true);
    const left = await windowsOf(id);
    expect(left).toHaveLength(2);
    expect(sharing(left)).toEqual([undefined, undefined]);
    expect(left.some(({ together }) => together)).toBe(false);
  });

  test("a chain, a circle and a window of another order are never stored, whoever writes them", async () => {
    const id = await shared();
    const other = (await windowsOf(await shared()))[0]?.key ?? "";
    const [first, second] = await windowsOf(id);
    const write = (key: string, at: number) => (draft: OrderDraft) => {
      const window = draft.windows[at] as Window;
      const drapes = { drapes: { sharedWith: key } };
      return {
        ok: true as const,
        value: { ...draft, windows: draft.windows.with(at, { ...window, customizations: drapes }) },
      };
    };
    for (const [key, at] of [
      [other, 2],
      [second?.key ?? "", 2],
      [second?.key ?? "", 0],
    ] as const) {
      await edit(id, write(key, at));
      const windows = await windowsOf(id);
      const whole = windows.every(
        ({ customizations: { drapes } }) => drapes?.sharedWith === undefined || drapes.sharedWith === first?.key,
      );
      expect(whole).toBe(true);
    }
  });

  test("a copy has a rod of its own, and an order that is ordered again keeps them together", async () => {
    const id = await shared();
    const { version, draft } = await stored(id);
    const windowKey = draft.windows[0]?.key ?? "";
    const revision = { userId, orderId: id, version };
    expect(await makeWindow(house().app, revision, { intent: "duplicate", windowKey })).toMatchObject({ number: 2 });
    const copied = await windowsOf(id);
    expect(sharing(copied)).toEqual([undefined, undefined, windowKey, windowKey]);
    await house().app.db.updateTable("orders").set({ status: "submitted" }).where("id", "=", id).execute();
    const again = await repeatOrder(house().app, { userId, orderId: id });
    const windows = again.ok ? await windowsOf(again.id) : [];
    expect(sharing(windows)).toEqual([undefined, undefined, windows[0]?.key, windows[0]?.key]);
    expect(windows[0]?.key).not.toBe(windowKey);
  });

  test("the owner, too, reads whom it concerns before the first is taken out", async () => {
    const id = await shared();
    await house().app.db.updateTable("orders").set({ status: "submitted" }).where("id", "=", id).execute();
    const { version, draft } = await stored(id);
    const revision = { userId, orderId: id, version };
    const removal = { key: draft.windows[0]?.key ?? "", agreed: false };
    const asked = await removeOwnersWindow(house().app, demoOwner.id, revision, removal);
    expect(asked).toMatchObject({ ok: false, field: "removeWindow" });
    expect(asked.ok ? "" : asked.reason).toContain("Living 2 and Living 3 would no longer share a rod");
    expect(await removeOwnersWindow(house().app, demoOwner.id, revision, { ...removal, agreed: true })).toMatchObject({
      ok: true,
    });
    expect(sharing(await windowsOf(id))).toEqual([undefined, undefined]);
  });

  test("the owner says it in a window's card, reads whom it concerns before taking it back, and the trail tells both", async () => {
    const id = await shared();
    await house().app.db.updateTable("orders").set({ status: "submitted" }).where("id", "=", id).execute();
    const measurements = Object.fromEntries(measurementNames.map((name) => [name, name === width ? "36" : ""]));
    const card = {
      measurements,
      options: { drapes: ["standardLining"], shades: [], tops: [] },
      fabrics: { drapes: { fabrics: [{ name: "Oat linen", link: "" }], trims: [] } },
    } as unknown as WindowEdit;
    const save = async (place: Record<string, string>) => {
      const { version } = await stored(id);
      return updateWindow(house().app, demoOwner.id, { userId, orderId: id, version, number: 1 }, { ...card, place });
    };
    const alone = { bay: "", corner: "", arch: "", between1: "", between2: "" };
    const asked = await save(alone);
    expect(asked).toMatchObject({ ok: false, field: "unshare" });
    expect(asked.ok ? "" : asked.reason).toContain("Living 2 and Living 3 would no longer share a rod");
    expect(await save({ ...alone, unshare: "on" })).toMatchObject({ ok: true });
    expect(sharing(await windowsOf(id))).toEqual([undefined, undefined, undefined]);
    const before = await stored(id);
    expect(await save({ ...alone, between1: "5 1/2", corner: "left" })).toMatchObject({ ok: true });
    const [first] = await windowsOf(id);
    expect(sharing(await windowsOf(id))).toEqual([undefined, first?.key, undefined]);
    expect(first).toMatchObject({ ends: ["corner", "wall"], together: [{ between: "5.5", width: "36" }] });
    expect(await save({ ...alone, between1: "5 1/2", corner: "left" })).toMatchObject({ version: before.version + 1 });
    expect(await save({ ...alone, between1: "wide" })).toMatchObject({ ok: false, field: "between1" });
    const events = await house()
      .app.db.selectFrom("orderEvents")
      .select(["kind", "details"])
      .where("orderId", "=", id)
      .execute();
    const told = events
      .filter(({ kind }) => kind === "window_changed")
      .map(({ kind, details }) => describeEvent(kind, details));
    expect(told).toHaveLength(2);
    expect(told[1]).toMatch(/Place .*One rod over: this and the next window, 5 1\/2" from frame to frame/);
  });
});
