import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { saveBackup } from "#app/db/backup/save-backup.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { withPictures } from "#app/email/compose-email.ts";
import { createSmtpTransport } from "#app/email/transports/smtp.server.ts";
import { findEmail } from "#app/services/emails/list-emails.server.ts";
import { sweepFiles } from "#app/services/files/sweep-files.server.ts";
import { openMedia } from "#app/services/site/find-media.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { logoForMail } from "#app/services/site/read-logo.server.ts";
import { draftWithLogo, putLogoBack, saveLogo } from "#app/services/site/save-logo.server.ts";
import { findDocument, restoreVersion, saveSection } from "#app/services/site/save-site.server.ts";
import { watchSite } from "#app/services/site/watch-site.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { newAddress, outboxOf, queueStatus } from "#tests/support/emails.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { jpegOf, storedIn } from "#tests/support/photos.ts";
import { newFolder } from "#tests/support/places.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const DAY_MS = 24 * 60 * 60_000;
const actorId = demoOwner.id;

onEachDemo("the owner's logo", NOW, (house) => {
  const sent = async (bytes: Buffer) => {
    const file = await house().app.files.incoming();
    await writeFile(file, bytes);
    return { file, bytes: bytes.length, start: bytes.subarray(0, 32), uploadKey: randomUUID() };
  };
  const logo = () =>
    sharp({ create: { width: 900, height: 300, channels: 4, background: "#40709080" } })
      .png()
      .toBuffer();
  const served = async (name: string) => {
    const found = (await openMedia(house().app, name)) || undefined;
    return found?.opened ? Buffer.concat(await Array.fromAsync(found.opened.body)) : undefined;
  };
  const newest = async () => (await findDocument(house().app.db)).version;
  const save = async (photo: Awaited<ReturnType<typeof sent>>, basedOn?: number) =>
    saveLogo(house().app, { actorId, basedOn: basedOn ?? (await newest()) }, photo);

  test("looked at, it is stored nowhere and stands in the page itself", async () => {
    const { app } = house();
    const photo = await sent(await logo());
    const drafted = await expectNoEffects(app, () => draftWithLogo(app, photo));
    expect(drafted).toMatchObject({ ok: true, site: { facts: { logo: { aspect: 3 } } } });
    const address = drafted.ok ? (drafted.site.facts.logo?.large ?? "") : "";
    const bytes = Buffer.from(address.replace("data:image/png;base64,", ""), "base64");
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 384, height: 128, hasAlpha: true });
    expect(await storedIn(app)).toEqual([]);
  });

  test("saved, it is a version and three files, shown at once and on the other server, and one however often it is sent", async () => {
    const { app } = house();
    const photo = await sent(await logo());
    const { answer, effects } = await effectsOf(app, () => save(photo));
    expect(answer).toEqual({ ok: true, version: 1 });
    expect(effects).toEqual({
      siteVersions: { added: [expect.objectContaining({ version: 1, reason: "Logo", actorId })] },
      siteFiles: { added: Array.from({ length: 3 }, () => expect.anything()) },
      auditEntries: { added: [expect.objectContaining({ words: "Changed the site: Logo" })] },
    });
    const { facts, document } = await findSite(app.db);
    expect(Object.keys(document.logo?.files ?? {}).sort()).toEqual(["128.png", "256.png", "64.png"]);
    expect((await storedIn(app)).sort()).toEqual(Object.values(document.logo?.files ?? {}).sort());
    expect(app.site.shown.facts.logo).toEqual(facts.logo);
    const { site } = { site: { ...app.site, shown: { ...app.site.shown, version: 0 } } };
    site.render = async (wanted) => () => {
      site.shown = wanted;
    };
    await watchSite({ ...app, site }, "other").look();
    expect(site.shown.facts.logo).toEqual(facts.logo);
    expect(
      await expectNoEffects(app, async () => save({ ...(await sent(await logo())), uploadKey: photo.uploadKey })),
    ).toEqual(answer);
    const name = facts.logo?.small.replace("/media/", "") ?? "";
    expect(await sharp(await served(name)).metadata()).toMatchObject({ format: "png", width: 192, height: 64 });
    expect(await served(name.replace("-64.png", "-65.png"))).toBeUndefined();
  });

  test("an e-mail carries it small, with words for whoever sees no pictures; a preview shows it; where its bytes are gone the mail goes with our mark", async () => {
    const { app } = house();
    const mail = await startMailServer();
    const one = async (of: typeof app) => {
      await app.db.deleteFrom("emails").execute();
      mail.received.length = 0;
      await queueStatus(app, newAddress("logo"));
      await outboxOf(of, createSmtpTransport(mail.url)).sendDue();
      return mail.received[0]!;
    };
    const letter = await one(app);
    expect(letter.attachments).toMatchObject([{ related: true, cid: "logo@larkfield", contentType: "image/png" }]);
    expect(await sharp(letter.attachments[0]?.content).metadata()).toMatchObject({ width: 192, height: 64 });
    expect(letter.html).toContain('alt="Logo of Larkfield Drapery" width="96" height="32"');
    const [row] = await app.db.selectFrom("emails").select("id").execute();
    const found = await findEmail(app, row?.id ?? "");
    expect(found?.written.ok && withPictures(found.written.value)).toMatch(/<img src="data:image\/png;base64,[^"]{50}/);
    const site = await findSite(app.db);
    const read = await expectNoEffects(app, () => logoForMail(app, site));
    expect(letter.attachments[0]?.content.equals(read!)).toBe(true);
    const away = { ...app, files: { ...app.files, open: () => Promise.reject(new Error("away")) } };
    expect(await logoForMail(away, site)).toBeUndefined();
    const without = await one(away);
    expect(without.attachments).toEqual([]);
    expect(without.html).not.toContain("<img");
    await mail.stop();
  });

  test("what cannot be a logo changes nothing and says why; of two owners the second is told", async () => {
    const { app } = house();
    const refusedOf = async (bytes: Buffer, basedOn?: number) => {
      const photo = await sent(bytes);
      return expectNoEffects(app, () => save(photo, basedOn));
    };
    const picture = (width: number, height: number) => jpegOf("#102030", width, height);
    const readable = { status: 415, reason: "We cannot read that file as a picture. Please choose a JPEG or a PNG." };
    const webp = await sharp(await picture(300, 200))
      .webp()
      .toBuffer();
    for (const bytes of [
      webp,
      await sharp(webp).gif().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
      Buffer.from("A list of things to do, called logo.png"),
      Buffer.alloc(2_000_000, "nonsense"),
    ])
      expect(await refusedOf(bytes)).toMatchObject(readable);
    expect(await refusedOf(await picture(400, 63))).toMatchObject({
      reason: "That picture is too small to show anything.",
    });
    expect(await refusedOf(await picture(2000, 300))).toMatchObject({
      reason: expect.stringContaining("four times as wide"),
    });
    expect(await refusedOf((await picture(600, 400)).subarray(0, 700))).toMatchObject({
      reason: expect.stringContaining("damaged"),
    });
    expect(await refusedOf(await logo(), 0)).toMatchObject({ status: 409, code: "stale", newer: { version: 1 } });
    const { render } = app.site;
    app.site.render = () => Promise.reject(new Error("It cannot be shown."));
    expect(await refusedOf(await picture(600, 400))).toMatchObject({
      reason: "The new text cannot be shown on a page. Nothing was changed.",
    });
    app.site.render = render;
    expect(await newest()).toBe(1);
  });

  test("Put Back brings our mark; its bytes stay for History and in backups, and ten versions later nobody is served", async () => {
    const { app, setNow } = house();
    const { facts } = await findSite(app.db);
    const name = facts.logo?.full.replace("/media/", "") ?? "";
    const change = async () => ({ actorId, basedOn: await newest() });
    expect(await putLogoBack(app, await change())).toMatchObject({ ok: true });
    expect((await findDocument(app.db)).document).toEqual({});
    expect(app.site.shown.facts.logo).toBeUndefined();
    expect(await served(name)).toBeDefined();
    setNow(new Date(NOW.getTime() + 3 * DAY_MS));
    await sweepFiles(app);
    const stored = (await storedIn(app)).length;
    const file = path.join(newFolder(), "backup");
    expect(await saveBackup(app.config, { file, now: app.now() })).toMatchObject({ objects: stored, lost: [] });
    const elsewhere = { ...app.config, dataDir: newFolder(), databaseUrl: undefined };
    expect(await restoreBackup(elsewhere, file)).toMatchObject({ objects: { listed: stored, missing: 0 } });
    for (let count = 0; count < 10; count += 1) {
      const value = [{ question: "Do you?", answer: `Yes, ${count} times.` }];
      await saveSection(app, { ...(await change()), section: "faq", value, reason: "Questions" });
    }
    expect(await served(name)).toBeUndefined();
    expect(await restoreVersion(app, { version: 1, actorId })).toMatchObject({ ok: true });
    expect(app.site.shown.facts.logo).toEqual(facts.logo);
    expect(await served(name)).toBeDefined();
  });
});
