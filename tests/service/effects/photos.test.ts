import { createReadStream } from "node:fs";
import { rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import type { RunningApp } from "#app/app.server.ts";
import { demoClient, demoNeighbor, demoOwner } from "#app/demo/demo-people.ts";
import { objectOf } from "#app/files/hashing.ts";
import { sweepFiles } from "#app/services/files/sweep-files.server.ts";
import { findOrderRecord } from "#app/services/orders/with-order.server.ts";
import { captionPhoto, movePhoto, removePhoto } from "#app/services/photos/change-photos.server.ts";
import { listPhotos, listWorkPhotos, openPhoto } from "#app/services/photos/find-photos.server.ts";
import { takePhoto } from "#app/services/photos/take-photo.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { arrived, storedIn, windowKeys } from "#tests/support/photos.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const place = { userId: demoClient.id, orderId: "LF-1001" };
const client = { ...place, actorId: demoClient.id };
const owner = { ...place, actorId: demoOwner.id };

const firstWindow = async (app: RunningApp) => (await windowKeys(app, "LF-1001"))[0];

function failOnInsert<Node extends { kind: string }>(node: Node) {
  if (node.kind === "InsertQueryNode") throw new Error("ended");
  return node;
}

onEachDemo("photographs", NOW, (house) => {
  test("whose order it is is asked before one is read, and that changes nothing", async () => {
    const { app } = house();
    const { answer, effects } = await effectsOf(app, () => findOrderRecord(app.db, place));
    expect(answer?.id).toBe("LF-1001");
    expect(effects).toEqual({});
    expect(await findOrderRecord(app.db, { ...place, userId: demoNeighbor.id })).toBeUndefined();
  });

  test("one is taken, looked at by its own client alone, captioned, moved and removed, and nothing of it is left", async () => {
    const { app } = house();
    const windowKey = await firstWindow(app);
    const sent = await arrived(app, "#aa8866", { windowKey, caption: "North side" });
    const { answer, effects } = await effectsOf(app, () => takePhoto(app, client, sent));
    expect(answer).toEqual({ ok: true, id: expect.stringMatching(/^[\w-]{16}$/) });
    const { id } = answer as { id: string };
    const atWork = await expectNoEffects(app, () => listWorkPhotos(app, "LF-1001"));
    expect(atWork).toEqual([{ id, windowKey, caption: "North side", lost: false }]);
    expect(await listWorkPhotos(app, null)).toEqual([]);
    expect(effects).toEqual({
      files: {
        added: [
          expect.objectContaining({
            ...{ id, ownerId: demoClient.id, sentBy: demoClient.id, orderId: "LF-1001", windowKey },
            ...{
              width: 600,
              height: 400,
              caption: "North side",
              waits: 0,
              focal35: null,
              createdAt: NOW.toISOString(),
            },
          }),
        ],
      },
      uploadDays: { added: [{ person: demoClient.id, day: "2026-10-20", bytes: sent.bytes, count: 1 }] },
      orderEvents: { added: [expect.objectContaining({ kind: "photo_added", actorId: demoClient.id })] },
    });
    expect(await expectNoEffects(app, () => takePhoto(app, client, sent))).toEqual(answer);
    expect(await storedIn(app)).toHaveLength(2);

    for (const size of ["large", "small"] as const) {
      const photo = await openPhoto(app, { ...place, photoId: id, size });
      const opened = await photo?.open();
      const bytes = Buffer.concat(await Array.fromAsync(opened?.body ?? []));
      expect(bytes.length).toBe(opened?.bytes);
      expect(bytes.subarray(0, 3).toString("hex")).toBe("ffd8ff");
    }
    for (const stranger of [
      { userId: demoNeighbor.id, orderId: "LF-1001" },
      { userId: demoClient.id, orderId: "LF-1002" },
    ])
      expect(await openPhoto(app, { ...stranger, photoId: id, size: "large" })).toBeUndefined();

    const second = await takePhoto(app, owner, await arrived(app, "#334455", { windowKey }));
    const ids = async () => (await listPhotos(app, { ...client, staff: false })).map((photo) => photo.id);
    const other = (second as { id: string }).id;
    expect(await ids()).toEqual([id, other]);
    expect(await movePhoto(app, { ...client, photoId: other, staff: false }, -1)).toEqual({ ok: true });
    expect(await ids()).toEqual([other, id]);
    await expectNoEffects(app, () => movePhoto(app, { ...client, photoId: other, staff: false }, -1));

    const mine = { ...client, photoId: id, staff: false };
    expect(await captionPhoto(app, mine, { caption: "South side", version: 1 })).toEqual({ ok: true });
    expect(await expectNoEffects(app, () => captionPhoto(app, mine, { caption: "Late", version: 1 }))).toMatchObject({
      code: "stale",
    });
    expect(await expectNoEffects(app, () => removePhoto(app, { ...mine, photoId: other }))).toMatchObject({
      code: "forbidden",
    });
    expect(await removePhoto(app, mine)).toEqual({ ok: true });
    expect(await removePhoto(app, { ...owner, photoId: other, staff: true })).toEqual({ ok: true });
    expect(await ids()).toEqual([]);
    expect(await storedIn(app)).toEqual([]);
  });

  test("the same picture of two people is kept once, and the other's stays when one is removed", async () => {
    const { app } = house();
    const neighbor = await app.db
      .selectFrom("orders")
      .select("id")
      .where("userId", "=", demoNeighbor.id)
      .executeTakeFirstOrThrow();
    const theirs = { userId: demoNeighbor.id, orderId: neighbor.id, actorId: demoNeighbor.id };
    const [one, two] = [
      await takePhoto(app, client, await arrived(app, "#ffeedd")),
      await takePhoto(app, theirs, await arrived(app, "#ffeedd")),
    ] as { ok: true; id: string }[];
    const objects = await storedIn(app);
    expect(objects).toHaveLength(2);
    await removePhoto(app, { ...client, photoId: one?.id ?? "", staff: false });
    expect(await storedIn(app)).toEqual(objects);
    await removePhoto(app, { ...theirs, photoId: two?.id ?? "", staff: false });
    expect(await storedIn(app)).toEqual([]);
  });

  test("what no photograph can be, a window that is gone, and somebody else's key are refused, and leave no row", async () => {
    const { app } = house();
    const text = await arrived(app, "#000", { start: Buffer.from("<!doctype html>") });
    expect(await expectNoEffects(app, () => takePhoto(app, client, text))).toMatchObject({ status: 415 });
    const nowhere = await arrived(app, "#010", { windowKey: "nowhere" });
    expect(await expectNoEffects(app, () => takePhoto(app, client, nowhere))).toMatchObject({ code: "missing" });
    const sent = await arrived(app, "#020");
    const taken = (await takePhoto(app, client, sent)) as { id: string };
    expect(await expectNoEffects(app, () => takePhoto(app, owner, sent))).toMatchObject({ code: "missing" });
    await removePhoto(app, { ...client, photoId: taken.id, staff: false });
  });

  test("twelve at once for a window of ten: ten are taken, and the same key sent four times is one row", async () => {
    const { app } = house();
    const windowKey = await firstWindow(app);
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, index) => arrived(app, `#0000${index + 10}`, { windowKey })),
    );
    const answers = await Promise.all(sent.map((photo) => takePhoto(app, client, photo)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array(2).fill(
        expect.objectContaining({ reason: "There are 10 photographs of this window already. Remove one first." }),
      ),
    );
    const again = await arrived(app, "#556677");
    const same = await Promise.all(Array.from({ length: 4 }, () => takePhoto(app, client, again)));
    expect(new Set(same.map((answer) => answer.ok && answer.id)).size).toBe(1);
    expect(await listPhotos(app, { ...client, staff: false })).toHaveLength(11);
  });

  test("whatever ends in the middle leaves no row, and sent again it is one photograph", async () => {
    const { app } = house();
    const [rows, objects] = [await app.db.selectFrom("files").select("id").execute(), await storedIn(app)];
    const ends = async () => {
      throw new Error("ended");
    };
    const second = await arrived(app, "#abcdef");
    let puts = 0;
    const halfStored = {
      ...app.files,
      put: (...args: Parameters<typeof app.files.put>) => (++puts === 2 ? ends() : app.files.put(...args)),
    };
    const breaks = [
      { images: { ...app.images, makePhoto: async () => ({ ok: false as const, fault: "damaged" as const }) } },
      { files: { ...app.files, put: ends } },
      { files: halfStored },
      {
        db: app.db.withPlugin({
          transformQuery: ({ node }) => failOnInsert(node),
          transformResult: async ({ result }) => result,
        }),
      },
    ];
    for (const part of breaks) {
      const answer = await takePhoto({ ...app, ...part }, client, second).catch(String);
      expect(answer).not.toMatchObject({ ok: true });
      expect(await app.db.selectFrom("files").select("id").execute()).toEqual(rows);
    }
    // Bytes without a row, which the night would take; nothing else.
    expect((await storedIn(app)).length).toBe(objects.length + 2);
    const taken = await takePhoto(app, client, second);
    expect(taken).toMatchObject({ ok: true });
    expect(await storedIn(app)).toHaveLength(objects.length + 2);
    await removePhoto(app, { ...client, photoId: (taken as { id: string }).id, staff: false });
    expect(await storedIn(app)).toEqual(objects);
  });

  test("the night takes what no row names once it is a day old, and nothing else", async () => {
    const { app } = house();
    const orphan = await arrived(app, "#998877");
    const object = await objectOf(orphan.file);
    await app.files.put(createReadStream(orphan.file), object);
    await rm(orphan.file);
    expect(await sweepFiles(app)).toBe(0);
    const old = new Date(NOW.getTime() - 25 * 60 * 60_000);
    for (const hash of await storedIn(app))
      await utimes(path.join(app.config.dataDir, "files", hash.slice(0, 2), hash), old, old);
    const left = await app.files.incoming();
    await writeFile(left, "half");
    await utimes(left, old, old);
    expect(await sweepFiles(app)).toBeGreaterThanOrEqual(2);
    const rows = await app.db.selectFrom("files").select(["sha256", "thumbSha256"]).execute();
    const named = rows.flatMap(({ sha256, thumbSha256 }) => [sha256, thumbSha256]);
    expect(named).toHaveLength(22);
    expect(await storedIn(app)).toEqual([...new Set(named)].sort());
    await expect(stat(left)).rejects.toThrow("ENOENT");
  });
});
