import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { galleryOf, shippedIds } from "#app/content/pictures/gallery.ts";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { saveBackup } from "#app/db/backup/save-backup.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { sweepFiles } from "#app/services/files/sweep-files.server.ts";
import { addGalleryPicture, putGalleryBack, saveGalleryAct } from "#app/services/site/change-gallery.server.ts";
import { openMedia } from "#app/services/site/find-media.server.ts";
import { findDocument } from "#app/services/site/save-site.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { arrived, jpegOf, storedIn } from "#tests/support/photos.ts";
import { newFolder } from "#tests/support/places.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const DAY_MS = 24 * 60 * 60_000;
const words = { actorId: demoOwner.id, caption: "Our own bay", alt: "Three windows in linen." };

onEachDemo("pictures of the owner's gallery", NOW, (house) => {
  const sent = async (width: number, height = 800) => {
    const photo = await arrived(house().app, "#808040");
    const bytes = await jpegOf("#407090", width, height);
    await writeFile(photo.file, bytes);
    return { ...photo, bytes: bytes.length };
  };
  const act = (intent: "hide" | "remove" | "up", id: string, basedOn: number) =>
    saveGalleryAct(house().app, { intent, id }, { actorId: demoOwner.id, basedOn });
  const newest = async () => (await findDocument(house().app.db)).version;
  const ownFiles = async () => (await findDocument(house().app.db)).document.gallery?.[0]?.own?.files ?? {};

  test("a picture becomes six files that the site names, is shown first, and is one however often it is sent", async () => {
    const { app } = house();
    const photo = await sent(2400, 1600);
    const { answer, effects } = await effectsOf(app, () => addGalleryPicture(app, words, photo));
    expect(answer).toEqual({ ok: true, id: photo.uploadKey });
    expect(effects).toMatchObject({
      siteVersions: { added: [{ version: 1, reason: "Gallery" }] },
      siteFiles: { added: Array.from({ length: 6 }, () => expect.anything()) },
    });
    const files = await ownFiles();
    expect(Object.keys(files).sort()).toEqual(
      ["1600.jpg", "1600.webp", "480.jpg", "480.webp", "960.jpg", "960.webp"].sort(),
    );
    expect((await storedIn(app)).sort()).toEqual(Object.values(files).sort());
    const { pictures } = galleryOf((await findDocument(app.db)).document);
    expect(pictures[0]).toMatchObject({ caption: "Our own bay", width: 1600, height: 1067, widths: [480, 960, 1600] });
    expect(pictures).toHaveLength(shippedIds().length + 1);
    const again = await addGalleryPicture(app, words, { ...(await sent(2400)), uploadKey: photo.uploadKey });
    expect(again).toEqual(answer);
    expect(await newest()).toBe(1);
    const name = `${files["960.webp"]}-960.webp`;
    const opened = (await openMedia(app, name)) || undefined;
    const bytes = Buffer.concat(await Array.fromAsync(opened?.opened?.body ?? []));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 960, height: 640 });
    const others = [`${files["960.webp"]}-480.webp`, `${"a".repeat(64)}-960.webp`, "../site", `../${name}`, ""];
    for (const other of others) expect(await openMedia(app, other)).toBeUndefined();
  });

  test("what cannot be a picture of the gallery changes nothing", async () => {
    const { app } = house();
    const refused = async (photo: Awaited<ReturnType<typeof sent>>, said = words) =>
      expectNoEffects(app, () => addGalleryPicture(app, said, photo));
    expect(await refused(await sent(400))).toMatchObject({ reason: "That picture is too small to show anything." });
    expect(await refused({ ...(await sent(600)), start: Buffer.from("%PDF-1.7") })).toMatchObject({ status: 415 });
    const cut = await sent(600);
    await writeFile(cut.file, (await jpegOf("#102030", 600)).subarray(0, 700));
    expect(await refused(cut)).toMatchObject({ reason: expect.stringContaining("damaged") });
    expect(await refused(await sent(600), { ...words, alt: " " })).toMatchObject({
      status: 400,
      reason: "Please say in a sentence what the picture shows.",
    });
    expect(await storedIn(app)).toHaveLength(6);
  });

  test("the second of two owners is told; nobody goes below 29", async () => {
    const { app } = house();
    const [first = "", second = "", ...others] = shippedIds();
    expect(await act("hide", first, 1)).toEqual({ ok: true, version: 2 });
    expect(await expectNoEffects(app, () => act("hide", second, 1))).toMatchObject({
      status: 409,
      code: "stale",
      newer: { version: 2 },
    });
    let version = 2;
    for (const id of others.slice(0, shippedIds().length - 29)) version = (await hidden(id, version)) ?? version;
    expect(await expectNoEffects(app, () => act("hide", second, version))).toMatchObject({
      status: 409,
      reason: expect.stringContaining("29 pictures at least"),
    });
    async function hidden(id: string, basedOn: number) {
      const done = await act("hide", id, basedOn);
      return done.ok ? done.version : undefined;
    }
  });

  test("Put Back takes it off the page; its bytes stay for the versions that name them, in backups too, and ten versions later nobody is served", async () => {
    const { app, setNow } = house();
    const files = await ownFiles();
    const name = `${files["480.jpg"]}-480.jpg`;
    const change = async () => ({ actorId: demoOwner.id, basedOn: await newest() });
    expect(await putGalleryBack(app, await change())).toMatchObject({ ok: true });
    expect((await findDocument(app.db)).document).toEqual({});
    expect(await openMedia(app, name)).toBeDefined();
    setNow(new Date(NOW.getTime() + 3 * DAY_MS));
    await sweepFiles(app);
    expect(await storedIn(app)).toHaveLength(6);
    const file = path.join(newFolder(), "backup");
    expect(await saveBackup(app.config, { file, now: app.now() })).toMatchObject({ objects: 6, lost: [] });
    const dataDir = newFolder();
    const elsewhere = { ...app.config, dataDir, databaseUrl: undefined };
    expect(await restoreBackup(elsewhere, file)).toMatchObject({ objects: { listed: 6, missing: 0 } });
    const [first = ""] = shippedIds();
    for (let count = 0; count < 10; count += 1) {
      const intent = count % 2 === 0 ? "down" : "up";
      await saveGalleryAct(app, { intent, id: first }, await change());
    }
    expect((await findDocument(app.db)).document).toEqual({});
    expect(await openMedia(app, name)).toBeUndefined();
  });
});
