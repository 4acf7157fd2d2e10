import { expect, test } from "vitest";
import type { RunningApp } from "#app/app.server.ts";
import { readOrderDocuments, writeOrderDocuments } from "#app/db/order-documents.ts";
import { demoClient, demoNeighbor, demoOwner } from "#app/demo/demo-people.ts";
import { cornerRefusals } from "#app/domain/wall/wall-corners.ts";
import { AS_FOUND, writeCorners } from "#app/domain/wall/wall-view.ts";
import { deleteQuotePictures, dropObjects } from "#app/services/files/objects.server.ts";
import { sweepFiles } from "#app/services/files/sweep-files.server.ts";
import { removePhoto } from "#app/services/photos/change-photos.server.ts";
import { listPhotos } from "#app/services/photos/find-photos.server.ts";
import { findMyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import {
  composeWall,
  findQuotePicture,
  findWall,
  forgetWallView,
  saveWallView,
} from "#app/services/wall/wall-views.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { addOrderRecord, demoQuote } from "#tests/support/orders/quoted-order.ts";
import { photograph, storedIn, windowKeys } from "#tests/support/photos.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const order = { userId: demoClient.id, orderId: "LF-1001" };
const view = {
  corners: writeCorners([200, 100, 330, 105, 328, 270, 202, 276]),
  mask: "[]",
  closed: 0,
  raise: 45,
  light: JSON.stringify(AS_FOUND),
};
const first = { actorId: demoClient.id, version: 0, view };

async function photographed(app: RunningApp) {
  const windowKey = (await windowKeys(app, order.orderId))[0] ?? "";
  return { ...order, windowKey, fileId: await photograph(app, order, "#aa8866", { windowKey }) };
}

/** The first window of the order, wider. */
async function widen(app: RunningApp) {
  const row = await app.db.selectFrom("orders").selectAll().where("id", "=", order.orderId).executeTakeFirstOrThrow();
  const { windows, hardware } = readOrderDocuments(row);
  const wider = windows.map((window) => ({
    ...window,
    measurements: { ...window.measurements, widthOfWindow: "52" },
  }));
  const documents = writeOrderDocuments({ windows: wider, hardware, hardwareChoice: null });
  await app.db.updateTable("orders").set({ windows: documents.windows }).where("id", "=", order.orderId).execute();
}

onEachDemo("the wall", NOW, (house) => {
  test("a view is kept, composed once, made anew where the window has changed, and goes with its photograph", async () => {
    const { app } = house();
    const place = await photographed(app);
    expect(await findWall(app, { ...place, userId: demoNeighbor.id })).toBeUndefined();
    expect(await composeWall(app, { ...place, userId: demoNeighbor.id }, demoNeighbor.id)).toBeUndefined();
    expect(await composeWall(app, place, demoClient.id)).toMatchObject({ status: 404 });
    const { answer, effects } = await effectsOf(app, () => saveWallView(app, place, first));
    expect(answer).toEqual({ ok: true });
    expect(Object.keys(effects)).toEqual(["wallViews"]);
    expect(await listPhotos(app, order)).toMatchObject([{ onWall: true, viewed: true }]);
    expect(await expectNoEffects(app, () => saveWallView(app, place, first))).toMatchObject({ code: "stale" });

    const one = await composeWall(app, place, demoClient.id);
    expect(one).toMatchObject({ ok: true });
    expect(await expectNoEffects(app, () => composeWall(app, place, demoOwner.id))).toEqual(one);
    expect(await storedIn(app)).toHaveLength(3);
    await widen(app);
    const two = await composeWall(app, place, demoClient.id);
    expect(two).toMatchObject({ ok: true });
    expect(two).not.toEqual(one);
    expect(await storedIn(app)).toHaveLength(3);
    expect(await sweepFiles({ ...app, now: () => new Date("2026-10-25T12:00:00.000Z") })).toBe(0);

    const removed = { ...order, photoId: place.fileId, actorId: demoClient.id, staff: false };
    expect(await removePhoto(app, removed)).toEqual({ ok: true });
    expect(await app.db.selectFrom("wallViews").select("id").execute()).toEqual([]);
    expect(await storedIn(app)).toEqual([]);
  });

  test("starting again forgets a view and its picture", async () => {
    const { app } = house();
    const place = await photographed(app);
    await saveWallView(app, place, first);
    await composeWall(app, place, demoClient.id);
    expect(await forgetWallView(app, place)).toEqual({ ok: true });
    expect((await findWall(app, place))?.row).toBeUndefined();
    expect(await storedIn(app)).toHaveLength(2);
  });

  test.each([
    ["crossed", [200, 100, 202, 276, 328, 270, 330, 105], cornerRefusals.crossed],
    ["too small", [200, 100, 235, 100, 235, 145, 200, 145], cornerRefusals.small],
    ["outside", [200, 100, 9000, 105, 328, 270, 202, 276], cornerRefusals.crossed],
    ["too far aside", [100, 10, 145, 180, 145, 225, 100, 390], cornerRefusals.aside],
  ])("corners %s are refused with their sentence, and nothing is written", async (_, corners, refused) => {
    const { app } = house();
    const place = await photographed(app);
    const saving = { ...first, view: { ...view, corners: writeCorners(corners) } };
    expect(await expectNoEffects(app, () => saveWallView(app, place, saving))).toEqual(refused);
  });

  test("a quote that is sent names the picture and keeps it, until its client is deleted", async () => {
    const { app } = house();
    const client = await addClient(app);
    const { orderId, send, lines } = await addOrderRecord(app, { userId: client.id });
    const windowKey = (await windowKeys(app, orderId))[0] ?? "";
    const own = { userId: client.id, orderId, windowKey };
    const fileId = await photograph(app, own, "#9988aa", { windowKey });
    const place = { ...own, fileId };
    expect(await saveWallView(app, place, { ...first, actorId: client.id })).toEqual({ ok: true });
    const composed = await composeWall(app, place, client.id);
    const number = await send(demoQuote(app, lines));
    const seen = async () => (await findMyQuote(app, client.id, orderId, number))?.pictures;
    expect(await seen()).toEqual([{ windowKey, there: true }]);
    expect((await findMyQuote(app, client.id, orderId, 1))?.pictures).toEqual([]);
    const kept = await findQuotePicture(app, place, number);
    expect(composed).toMatchObject(kept ?? { sha256: "none" });
    expect(await findQuotePicture(app, { ...place, userId: demoNeighbor.id }, number)).toBeUndefined();
    const removing = { ...own, photoId: fileId, actorId: client.id, staff: false };
    expect(await removePhoto(app, removing)).toEqual({ ok: true });
    expect(await storedIn(app)).toContain(kept?.sha256);
    expect(await sweepFiles({ ...app, now: () => new Date("2026-10-25T12:00:00.000Z") })).toBe(0);
    const hashes = await app.db.transaction().execute((db) => deleteQuotePictures(db, [client.id]));
    await dropObjects(app, hashes);
    expect(await storedIn(app)).not.toContain(kept?.sha256);
    expect(await seen()).toEqual([{ windowKey, there: false }]);
  });

  test("the 21st picture of a minute waits", async () => {
    const { app } = house();
    const place = await photographed(app);
    await saveWallView(app, place, first);
    await app.db
      .insertInto("rateLimits")
      .values({ key: `wall:${demoOwner.id}`, count: 20, resetsAt: new Date(NOW.getTime() + 60_000).toISOString() })
      .execute();
    expect(await composeWall(app, place, demoOwner.id)).toMatchObject({ status: 429 });
  });
});
