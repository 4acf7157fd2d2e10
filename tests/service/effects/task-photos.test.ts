import path from "node:path";
import { expect, test } from "vitest";
import { saveBackup } from "#app/db/backup/save-backup.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { deleteCustomer } from "#app/services/customers/deletion/delete-customer.server.ts";
import { sweepFiles } from "#app/services/files/sweep-files.server.ts";
import { addTask } from "#app/services/tasks/change-task.server.ts";
import {
  listTaskPhotos,
  openTaskPhoto,
  removeTaskPhoto,
  takeTaskPhoto,
} from "#app/services/tasks/task-photos.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { arrived, storedIn } from "#tests/support/photos.ts";
import { newFolder } from "#tests/support/places.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const owner = { id: demoOwner.id, duty: "owner" as const };
const blank = { title: "Order lead tape", note: "", dueOn: null, assigneeId: null, orderId: null, customerId: null };

onEachDemo("photographs of tasks", NOW, (house) => {
  test("six are taken, sent twice one, and they are nobody's but theirs whose task it is", async () => {
    const { app, setNow } = house();
    const made = await addTask(app, blank, { doer: owner });
    const taskId = made.ok ? made.id : "";
    const ofOwner = { doer: owner, taskId };
    const ofInstaller = { doer: { id: "demo-installer", duty: "installer" as const }, taskId };
    const first = await arrived(app, "#101010");
    const taken = await takeTaskPhoto(app, ofOwner, first);
    expect(taken).toMatchObject({ ok: true });
    expect(await takeTaskPhoto(app, ofOwner, await arrived(app, "#101010", { uploadKey: first.uploadKey }))).toEqual(
      taken,
    );
    const photoId = taken.ok ? taken.id : "";
    const more = await Promise.all(
      ["#202020", "#303030", "#404040", "#505050", "#606060", "#707070"].map(async (color) =>
        takeTaskPhoto(app, ofOwner, await arrived(app, color)),
      ),
    );
    expect(more.filter(({ ok }) => ok)).toHaveLength(5);
    expect(more.find(({ ok }) => !ok)).toMatchObject({ reason: "Please send six photographs at most." });
    expect(await listTaskPhotos(app, taskId)).toHaveLength(6);
    const asked = { photoId, size: "small" } as const;
    expect(await (await openTaskPhoto(app, ofOwner, asked))?.open()).toBeDefined();
    expect(await openTaskPhoto(app, ofInstaller, asked)).toBeUndefined();
    expect(await openTaskPhoto(app, { ...ofOwner, taskId: "another" }, asked)).toBeUndefined();
    expect(await takeTaskPhoto(app, ofInstaller, await arrived(app, "#808080"))).toMatchObject({ code: "missing" });
    expect(await removeTaskPhoto(app, ofInstaller, photoId)).toMatchObject({ code: "missing" });
    setNow(new Date(NOW.getTime() + 3 * 24 * 60 * 60_000));
    await sweepFiles(app);
    expect(await storedIn(app)).toHaveLength(12);
    const file = path.join(newFolder(), "backup");
    expect(await saveBackup(app.config, { file, now: app.now() })).toMatchObject({ objects: 12, lost: [] });
    expect(await removeTaskPhoto(app, ofOwner, photoId)).toEqual({ ok: true });
    expect(await removeTaskPhoto(app, ofOwner, photoId)).toMatchObject({ code: "missing" });
    expect(await storedIn(app)).toHaveLength(10);
    await app.db.deleteFrom("tasks").where("id", "=", taskId).execute();
    setNow(new Date(NOW.getTime() + 6 * 24 * 60 * 60_000));
    await sweepFiles(app);
    expect(await storedIn(app)).toEqual([]);
  });

  test("those about a client go with the client, bytes and all", async () => {
    const { app } = house();
    const client = await addClient(app);
    const made = await addTask(app, { ...blank, customerId: client.id }, { doer: owner });
    const taskId = made.ok ? made.id : "";
    expect(await takeTaskPhoto(app, { doer: owner, taskId }, await arrived(app, "#909090"))).toMatchObject({
      ok: true,
    });
    expect(await storedIn(app)).toHaveLength(2);
    expect(await deleteCustomer(app, { userId: client.id, actorId: owner.id })).toMatchObject({ ok: true });
    expect(await storedIn(app)).toEqual([]);
  });
});
