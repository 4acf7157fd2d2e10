import { beforeAll, expect, test } from "vitest";
import { demoClient } from "#app/demo/demo-people.ts";
import { removeWindow, renameWindow } from "#app/domain/orders/overview/offered-actions.ts";
import { usualSite } from "#app/domain/orders/site/site-form.ts";
import { makeWindow } from "#app/services/orders/drafts/make-window.server.ts";
import { repeatOrder } from "#app/services/orders/drafts/repeat-order.server.ts";
import { editOrder, findDraft, windowKeyFor } from "#app/services/orders/edit-order.server.ts";
import { findMyOrder } from "#app/services/orders/find-my-order.server.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects, recordedEvent, recordedTurn } from "#tests/support/effects.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

const NOW = "2026-10-20T12:00:00.000Z";

onEachDemo("an order of a client", "today", (house) => {
  beforeAll(async () => {
    house().setNow(new Date(NOW));
  });

  async function submitted() {
    const client = await addClient(house().app);
    const revision = await readyOrder(house().app, client.id);
    const site = JSON.stringify({ access: "Ring twice", neededBy: "2026-12-24" });
    await house().app.db.updateTable("orders").set({ site }).where("id", "=", revision.orderId).execute();
    await submitOrder(house().app, revision);
    return { ...revision, userId: client.id };
  }

  test("ordered again is one new draft with new windows, however often it is asked", async () => {
    const { userId, orderId } = await submitted();
    const { app } = house();
    const ask = () => repeatOrder(app, { userId, orderId, formKey: "form-key-number-1" });
    const { answer, effects } = await effectsOf(app, ask);
    if (!answer.ok) throw new Error(answer.reason);
    const { id } = answer;
    const event = { orderId: id, actorId: userId, at: NOW };
    expect(Object.keys(effects).sort()).toEqual(["formKeys", "orderEvents", "orderStatusHistory", "orders"]);
    expect(effects.orders).toMatchObject({
      added: [{ id, userId, status: "incomplete", step: 4, hardwareChoice: 0, windowCount: 1, version: 1 }],
    });
    expect(effects.orderEvents).toEqual({ added: [recordedEvent({ ...event, kind: "created" })] });
    expect(effects.orderStatusHistory).toEqual({
      added: [recordedTurn({ ...event, fromStatus: null, toStatus: "incomplete", totalCents: null })],
    });
    const [old, fresh] = [await findDraft(app.db, userId, orderId), await findDraft(app.db, userId, id)];
    expect(fresh?.draft.windows[0]).toEqual({
      ...old?.draft.windows[0],
      id: `${id}-1`,
      key: expect.stringMatching(/^[\w-]{12}$/),
    });
    // The house is the same, the day is not.
    expect(fresh?.draft.site).toEqual({ ...usualSite, access: "Ring twice" });
    expect(fresh?.draft.windows[0]?.key).not.toBe(old?.draft.windows[0]?.key);
    expect(await expectNoEffects(app, ask)).toEqual(answer);
    const other = await repeatOrder(app, { userId, orderId, formKey: "form-key-number-2" });
    expect(other).toMatchObject({ ok: true });
    expect(other).not.toEqual(answer);
  });

  test("asked at the same moment it is one draft too", async () => {
    const { userId, orderId } = await submitted();
    const { app } = house();
    const asked = Array.from({ length: 5 }, () => repeatOrder(app, { userId, orderId, formKey: "form-key-at-once" }));
    const ids = (await Promise.all(asked)).map((answer) => (answer.ok ? answer.id : answer.reason));
    expect(new Set(ids).size).toBe(1);
  });

  test("an order in progress, one without windows and somebody else's are not ordered again", async () => {
    const { app } = house();
    const client = await addClient(app);
    const { orderId } = await readyOrder(app, client.id);
    const again = (userId: string, id: string) => () => repeatOrder(app, { userId, orderId: id });
    expect(await expectNoEffects(app, again(client.id, orderId))).toMatchObject({ ok: false, status: 409 });
    expect(await expectNoEffects(app, again("demo-ashgrove", "LF-1006"))).toMatchObject({ ok: false });
    expect(await expectNoEffects(app, again(client.id, "LF-1001"))).toMatchObject({ ok: false, status: 404 });
  });

  test("a style that is no longer offered does not stand in the way of ordering again", async () => {
    const { userId, orderId } = await submitted();
    const { app } = house();
    const row = await app.db.selectFrom("orders").select("windows").where("id", "=", orderId).executeTakeFirstOrThrow();
    const windows = row.windows.replaceAll("soft-shades", "gone-shades");
    await app.db.updateTable("orders").set({ windows }).where("id", "=", orderId).execute();
    const answer = await repeatOrder(app, { userId, orderId });
    if (!answer.ok) throw new Error(answer.reason);
    const { draft } = (await findDraft(app.db, userId, answer.id))!;
    expect(draft.windows[0]?.customizations.shades?.style?.group).toBe("gone-shades");
  });

  test("tells how far it has come", async () => {
    const { userId, orderId } = await submitted();
    const { app } = house();
    const read = async () =>
      (await findMyOrder(app, userId, orderId))?.progress.map(({ label, at }) => [label, at?.slice(0, 10) ?? null]);
    const ahead = [
      ["Confirmed", null],
      ["In the workroom", null],
      ["Completed", null],
      ["Delivered", null],
    ];
    expect(await read()).toEqual([["Submitted", "2026-10-20"], ["Quoted", null], ...ahead]);
    house().setNow(new Date("2026-10-22T12:00:00.000Z"));
    const { version } = (await findDraft(app.db, userId, orderId))!;
    const terms = { status: "quoted" as const, totalCents: 90_000, paymentLink: null };
    await updateOrder(app, "demo-owner", { userId, orderId, version }, terms);
    expect(await read()).toEqual([["Submitted", "2026-10-20"], ["Quoted", "2026-10-22"], ...ahead]);
    house().setNow(new Date(NOW));
  });

  test("with doubtful measurements it is asked about once, and then taken", async () => {
    const { app } = house();
    const client = await addClient(app);
    const revision = await readyOrder(app, client.id);
    const ask = () => submitOrder(app, revision, { askAboutDoubts: true });
    expect(await expectNoEffects(app, ask)).toMatchObject({
      ok: false,
      status: 409,
      field: "doubts",
      reason: expect.stringContaining("Something about the measurements of “Kitchen” may not be right"),
    });
    expect(await submitOrder(app, revision)).toEqual({ ok: true, already: false });
    expect(await ask()).toEqual({ ok: true, already: true });
  });

  test("a window that is duplicated, renamed and removed twice by one request is so once", async () => {
    const { app } = house();
    const revision = await readyOrder(app, demoClient.id);
    const { orderId, version, userId } = revision;
    const [first] = (await findDraft(app.db, userId, orderId))!.draft.windows;
    const windowKey = first!.key;
    const newKey = windowKeyFor({ orderId, version, intent: "duplicate", windowKey });
    // Without a key of its form, as an older page sends it.
    const duplicate = () => makeWindow(app, revision, { intent: "duplicate", windowKey });
    expect(await duplicate()).toEqual({ ok: true, number: 2 });
    const { draft } = (await findDraft(app.db, userId, orderId))!;
    expect(draft.windows).toMatchObject([{ key: windowKey }, { key: newKey }]);
    expect(await expectNoEffects(app, duplicate)).toEqual({ ok: true, number: 2 });
    const later = { ...revision, version: version + 1 };
    const rename = () => editOrder(app, later, (draft) => renameWindow(draft, newKey, "Pantry"));
    expect(await rename()).toMatchObject({ ok: true, version: version + 2 });
    expect(await expectNoEffects(app, rename)).toMatchObject({ ok: true, version: version + 2 });
    // Another change from the page as it was is refused.
    const stale = () => editOrder(app, later, (draft) => renameWindow(draft, newKey, "Larder"));
    expect(await expectNoEffects(app, stale)).toMatchObject({ ok: false, code: "stale" });
    const latest = { ...revision, version: version + 2 };
    const remove = () => editOrder(app, latest, (draft) => removeWindow(draft, newKey));
    expect(await remove()).toMatchObject({ ok: true, draft: { windows: [{ key: windowKey, id: `${orderId}-1` }] } });
    expect(await expectNoEffects(app, remove)).toMatchObject({ ok: true, version: version + 3 });
  });
});
