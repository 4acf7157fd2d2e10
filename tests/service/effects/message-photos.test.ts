import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { demoClient, demoNeighbor, demoOwner } from "#app/demo/demo-people.ts";
import { sweepFiles } from "#app/services/files/sweep-files.server.ts";
import { findThread } from "#app/services/messages/find-thread.server.ts";
import { sendMessage, takeBackMessage } from "#app/services/messages/send-message.server.ts";
import { removePhoto } from "#app/services/photos/change-photos.server.ts";
import { listPhotos, listWaiting, openPhoto } from "#app/services/photos/find-photos.server.ts";
import { takePhoto } from "#app/services/photos/take-photo.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf } from "#tests/support/effects.ts";
import { arrived, photograph, storedIn } from "#tests/support/photos.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const place = { userId: demoClient.id, orderId: "LF-1001" };
const client = { ...place, actorId: demoClient.id };

onEachDemo("photographs of a message", NOW, (house) => {
  const waiting = (color: string) => photograph(house().app, place, color, { forMessage: true });
  const write = async (body: string, photos: string[], more: object = {}) => {
    const { app } = house();
    const seen = (await findThread(app, { ...place, side: "client" }))?.seen ?? "";
    const by = { ...place, side: "client" as const, authorId: demoClient.id };
    return sendMessage(app, { ...by, body, formKey: randomUUID(), seen, photos, ...more });
  };
  const last = async (side: "client" | "house" = "house") =>
    (await findThread(house().app, { ...place, side }))?.messages.at(-1);

  test("they wait for what is being written, go with it, and are taken back with it", async () => {
    const { app } = house();
    const sent = await arrived(app, "#203040", { forMessage: true });
    const { answer, effects } = await effectsOf(app, () => takePhoto(app, client, sent));
    const id = answer.ok ? answer.id : "";
    expect(Object.keys(effects).sort()).toEqual(["files", "uploadDays"]);
    expect(effects.files?.added).toEqual([expect.objectContaining({ waits: 1, orderId: "LF-1001", messageId: null })]);
    const look = (actorId: string) => openPhoto(app, { ...place, photoId: id, size: "small", actorId });
    expect([await listWaiting(app, client), await listPhotos(app, place)]).toEqual([[{ id }], []]);
    expect([(await look(demoClient.id)) !== undefined, await look(demoOwner.id)]).toEqual([true, undefined]);

    expect(await write("", [])).toMatchObject({ ok: false, reason: "Please write something, or add a photograph." });
    expect(await write("", [id])).toEqual({ ok: true, without: 0 });
    expect(await last()).toMatchObject({ body: "", photos: [{ id, lost: false }], photosLost: 0 });
    expect((await look(demoOwner.id))?.name).toMatch(/^message-\d+\.jpg$/);
    expect([await listWaiting(app, client), await listPhotos(app, place)]).toEqual([[], []]);
    const stranger = { userId: demoNeighbor.id, orderId: "LF-1001", photoId: id, size: "small" } as const;
    expect(await openPhoto(app, stranger)).toBeUndefined();
    // It is part of what was said, and no photograph of the order that could be taken down.
    expect(await removePhoto(app, { ...client, photoId: id, staff: true })).toMatchObject({ code: "missing" });

    const message = await last("client");
    expect(await takeBackMessage(app, { ...place, side: "client", messageId: message?.id ?? "" })).toEqual({
      ok: true,
    });
    expect([await last(), await storedIn(app)]).toEqual([
      expect.objectContaining({ takenBack: true, body: "", photos: [] }),
      [],
    ]);
  });

  test("six at most, and nobody sends another's", async () => {
    const { app } = house();
    const ids: string[] = [];
    for (let at = 0; at < 6; at += 1) ids.push(await waiting(`#1020${30 + at}`));
    expect(await takePhoto(app, client, await arrived(app, "#102099", { forMessage: true }))).toMatchObject({
      ok: false,
      reason: "Please send six photographs at most.",
    });
    expect(await write("Seven", [...ids, "seventh"])).toMatchObject({ reason: "Please send six photographs at most." });
    const theirs = { ...place, side: "house" as const, authorId: demoOwner.id, body: "Mine", seen: "9" };
    const taken = await sendMessage(app, { ...theirs, formKey: randomUUID(), photos: ids.slice(0, 1) });
    expect(taken).toEqual({ ok: true, without: 1 });
    expect(await listWaiting(app, client)).toHaveLength(6);
    const [dropped = ""] = ids;
    expect(await removePhoto(app, { ...client, photoId: dropped, staff: false })).toEqual({ ok: true });
    expect(await write("Five", ids.slice(1))).toEqual({ ok: true, without: 0 });
    expect((await last())?.photos).toHaveLength(5);
  });

  test("the message is kept while nothing can be stored, and reads what it goes without", async () => {
    const { app } = house();
    const [first, second] = [await waiting("#aa2222"), await waiting("#22aa22")];
    const { sha256 } = await app.db
      .selectFrom("files")
      .select("sha256")
      .where("id", "=", second)
      .executeTakeFirstOrThrow();
    await app.files.remove(sha256);
    expect(await write("With three", [first, second], { unstored: 1 })).toEqual({ ok: true, without: 2 });
    expect(await last()).toMatchObject({ body: "With three", photos: [{ id: first }], photosLost: 2 });
    const dead = { ...app, files: { ...app.files, has: () => Promise.reject(new Error("no answer")) } };
    const third = await waiting("#2222aa");
    const by = { ...place, side: "client" as const, authorId: demoClient.id, seen: "9" };
    const sent = { ...by, body: "", formKey: randomUUID(), photos: [third] };
    expect(await sendMessage(dead, sent)).toEqual({ ok: true, without: 0 });
  });

  test("what waits for a message that is never sent is swept after a day", async () => {
    const { app, setNow } = house();
    await waiting("#998877");
    setNow(new Date(NOW.getTime() + 25 * 60 * 60_000));
    await sweepFiles(app);
    setNow(NOW);
    expect(await listWaiting(app, client)).toEqual([]);
  });
});
