import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { findDraft } from "#app/services/orders/edit-order.server.ts";
import { findOrderBefore } from "#app/services/orders/find-order-before.server.ts";
import {
  addOwnersWindow,
  removeOwnersWindow,
  updateHardware,
} from "#app/services/orders/windows/change-windows.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects, recordedEvent } from "#tests/support/effects.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

const NOW = "2026-10-20T12:00:00.000Z";

onEachDemo("what the owner does to an order's windows", "today", (house) => {
  async function ready() {
    house().setNow(new Date("2026-10-20T11:55:00.000Z"));
    const client = await addClient(house().app);
    const revision = await readyOrder(house().app, client.id);
    house().setNow(new Date(NOW));
    const event = { orderId: revision.orderId, actorId: demoOwner.id, at: NOW };
    const windows = async () => (await findDraft(house().app.db, client.id, revision.orderId))?.draft.windows ?? [];
    return { revision, event, windows, next: { ...revision, version: revision.version + 1 } };
  }

  test("a window is added at the end with a key of its own, once for each version", async () => {
    const { revision, event, windows, next } = await ready();
    const before = await windows();
    const add = () => addOwnersWindow(house().app, demoOwner.id, revision);
    const { answer, effects } = await effectsOf(house().app, add);
    expect(answer).toMatchObject({ ok: true, version: next.version });
    expect(effects).toEqual({
      orders: {
        changed: {
          [revision.orderId]: {
            windows: expect.anything(),
            windowCount: 2,
            submittable: 0,
            version: next.version,
            updatedAt: NOW,
          },
        },
      },
      orderEvents: { added: [recordedEvent({ ...event, kind: "window_added", details: { window: "Window 2" } })] },
    });
    const after = await windows();
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).toEqual({
      id: `${revision.orderId}-2`,
      key: expect.stringMatching(/^[\w-]{12}$/),
      name: "Window 2",
      measurements: {},
      customizations: {},
    });
    expect(await expectNoEffects(house().app, add)).toMatchObject({ ok: false, code: "stale", status: 409 });
    const nobodys = () => addOwnersWindow(house().app, demoOwner.id, { ...next, orderId: "LF-0" });
    expect(await expectNoEffects(house().app, nobodys)).toMatchObject({ ok: false, status: 404 });
  });

  test("a window that holds something goes with a yes, and those behind it keep their keys", async () => {
    const { revision, event, windows, next } = await ready();
    await addOwnersWindow(house().app, demoOwner.id, revision);
    const [kitchen, second] = await windows();
    const remove = (agreed: boolean, key = kitchen?.key ?? "") =>
      removeOwnersWindow(house().app, demoOwner.id, next, { key, agreed });
    expect(await expectNoEffects(house().app, () => remove(false))).toMatchObject({
      ok: false,
      code: "refused",
      reason: "Removing Kitchen drops everything entered for it.",
    });
    const { answer, effects } = await effectsOf(house().app, () => remove(true));
    expect(answer).toMatchObject({ ok: true, version: next.version + 1 });
    expect(effects).toEqual({
      orders: {
        changed: { [revision.orderId]: { windows: expect.anything(), windowCount: 1, version: next.version + 1 } },
      },
      orderEvents: { added: [recordedEvent({ ...event, kind: "window_removed", details: { window: "Kitchen" } })] },
    });
    expect(await windows()).toEqual([{ ...second, id: `${revision.orderId}-1` }]);
    expect(await expectNoEffects(house().app, () => remove(true))).toMatchObject({ ok: false, status: 404 });
    expect(await expectNoEffects(house().app, () => remove(true, second?.key))).toMatchObject({ code: "stale" });
  });

  test("hardware that the owner names is new hardware; taken out, it is gone", async () => {
    const { revision, event, next } = await ready();
    const rod = [{ name: "Brass rod", link: "rods.example/1" }];
    const name = () => updateHardware(house().app, demoOwner.id, revision, rod);
    const { answer, effects } = await effectsOf(house().app, name);
    expect(answer).toMatchObject({ ok: true, version: next.version });
    const changes = ["none to Brass rod"];
    expect(effects).toEqual({
      orders: {
        changed: {
          [revision.orderId]: {
            hardware: { version: 3, list: [{ name: "Brass rod", link: "https://rods.example/1" }] },
            hardwareChoice: 1,
            version: next.version,
            updatedAt: NOW,
          },
        },
      },
      orderEvents: { added: [recordedEvent({ ...event, kind: "hardware_changed", details: { changes } })] },
    });
    expect(await expectNoEffects(house().app, name)).toMatchObject({ ok: true, version: next.version });
    const clear = () => updateHardware(house().app, demoOwner.id, next, [{ name: "", link: "" }]);
    expect((await effectsOf(house().app, clear)).effects.orders).toMatchObject({
      changed: { [revision.orderId]: { hardware: { version: 3, list: [] }, version: next.version + 1 } },
    });
    const wrong = () => updateHardware(house().app, demoOwner.id, next, [{ name: "", link: "data:x" }]);
    expect(await expectNoEffects(house().app, wrong)).toMatchObject({ ok: false, code: "stale" });
  });

  test("looking at an order before a save does nothing to it", async () => {
    const { revision } = await ready();
    const { userId, orderId, version } = revision;
    expect(await expectNoEffects(house().app, () => findOrderBefore(house().app.db, userId, orderId))).toEqual({
      before: {
        status: "incomplete",
        totalCents: null,
        paymentLink: null,
        declined: false,
        consent: "none",
        everQuoted: false,
        creditCents: 0,
        frozen: false,
      },
      version,
      confirmedAt: null,
    });
    expect(await findOrderBefore(house().app.db, "nobody", orderId)).toBeUndefined();
  });
});
