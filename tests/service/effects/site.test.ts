import { beforeEach, expect, test } from "vitest";
import { shippedBusiness, shippedOffer } from "#app/content/business.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { firstTerms } from "#app/domain/quotes/settings/quote-settings.ts";
import { PageFault } from "#app/domain/site/page-fault.ts";
import { sendTest } from "#app/services/emails/send-again.server.ts";
import { findQuoteSettings, saveQuoteSettings } from "#app/services/quotes/save-quote-settings.server.ts";
import { findSetUp } from "#app/services/site/find-set-up.server.ts";
import { findHouseAddress, findSite, shownSite } from "#app/services/site/find-site.server.ts";
import {
  findDocument,
  listSiteVersions,
  restoreVersion,
  saveEmail,
  saveSection,
} from "#app/services/site/save-site.server.ts";
import { findServers, findSiteNotes, watchSite } from "#app/services/site/watch-site.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";

const NOW = "2026-11-20T12:00:00.000Z";
const actorId = demoOwner.id;
const business = { ...shippedBusiness, phone: "2155550199", notices: "desk@example.com" };

onEachDemo("the site in the owner's words", "today", (house) => {
  let at = Date.parse(NOW);
  beforeEach(() => {
    at += 60_000;
    house().setNow(new Date(at));
  });
  const save = (changes: Partial<Parameters<typeof saveSection<"business">>[1]> = {}) =>
    saveSection(house().app, {
      section: "business",
      value: business,
      basedOn: 0,
      actorId,
      reason: "Business",
      ...changes,
    });

  test("a text that cannot be shown is not saved, and says where", async () => {
    const { app } = house();
    const { render } = app.site;
    app.site.render = () => Promise.reject(new PageFault("/terms", "it throws"));
    const answer = await expectNoEffects(app, () => save());
    app.site.render = render;
    expect(answer).toMatchObject({
      status: 409,
      reason: "The new text cannot be shown on /terms. Nothing was changed.",
    });
    expect(await findSite(app.db)).toMatchObject({ version: 0 });
  });

  test("a section is a version with who, when and what, and shown at once; sent again it is the same", async () => {
    const { app } = house();
    const { answer, effects } = await effectsOf(app, () => save());
    expect(answer).toEqual({ ok: true, version: 1 });
    expect(effects).toEqual({
      siteVersions: { added: [expect.objectContaining({ version: 1, reason: "Business", actorId })] },
      auditEntries: { added: [expect.objectContaining({ subject: "site", words: "Changed the site: Business" })] },
    });
    expect(app.site.shown.facts.business.phone).toBe("(215) 555-0199");
    expect(await findHouseAddress(app.db)).toEqual({ name: "Larkfield Drapery", address: "desk@example.com" });
    expect(await expectNoEffects(app, () => save())).toEqual({ ok: true, version: 1 });
    expect(await expectNoEffects(app, () => save({ basedOn: 1 }))).toMatchObject({ status: 409 });
  });

  test("of two who save one section the second is told; other sections are both kept, also at the same moment", async () => {
    const { app } = house();
    const theirs = await save({ value: { ...business, phone: "2155550101" } });
    expect(theirs).toMatchObject({ status: 409, newer: { version: 1 } });
    const both = await Promise.all([
      save({ value: { ...business, town: "Media" }, basedOn: 1 }),
      saveSection(app, {
        section: "offer",
        value: { ...shippedOffer, miles: 30 },
        basedOn: 1,
        actorId,
        reason: "Offer",
      }),
    ]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await findSite(app.db)).toMatchObject({
      version: 3,
      facts: { business: { town: "Media" }, offer: { miles: 30 } },
    });
  });

  test("Put Back and an older version are versions of their own, and what was sent keeps its day", async () => {
    const { app } = house();
    const before = await findSite(app.db, NOW);
    expect(before.facts.business.phone).toBe("(215) 555-0142");
    expect(await save({ value: undefined, basedOn: 3 })).toEqual({ ok: true, version: 4 });
    expect((await findDocument(app.db)).document).toEqual({ offer: { ...shippedOffer, miles: 30 } });
    expect(await restoreVersion(app, { version: 1, actorId })).toEqual({ ok: true, version: 5 });
    expect(await restoreVersion(app, { version: 99, actorId })).toMatchObject({ status: 404 });
    expect((await findDocument(app.db)).document).toEqual({ business });
    expect((await listSiteVersions(app.db)).map(({ version, reason }) => [version, reason])).toEqual([
      [5, "Version 1 again"],
      [4, "Business"],
      [3, expect.any(String)],
      [2, expect.any(String)],
      [1, "Business"],
    ]);
  });

  test("of two who word e-mails each keeps theirs; of one e-mail the second is told", async () => {
    const { app } = house();
    const { version } = await findDocument(app.db);
    const words = { subject: "Yours", heading: "", opening: "" };
    const say = (kind: string, subject: string) =>
      saveEmail(app, { kind, value: { ...words, kind, subject }, basedOn: version, actorId, reason: kind });
    expect(await say("quote_ready", "Hers")).toEqual({ ok: true, version: version + 1 });
    expect(await say("confirm", "His")).toEqual({ ok: true, version: version + 2 });
    expect(await say("confirm", "Another's")).toMatchObject({ status: 409, newer: { version: version + 2 } });
    expect((await findDocument(app.db)).document.emails?.map(({ kind, subject }) => [kind, subject])).toEqual([
      ["confirm", "His"],
      ["quote_ready", "Hers"],
    ]);
    await restoreVersion(app, { version: 5, actorId });
  });

  test("a server shows what another has saved, or says why it cannot and keeps its pages", async () => {
    const { app } = house();
    const { site } = app;
    const shown = { ...site, shown: { ...site.shown, version: 0 }, render: site.render };
    shown.render = async (next) => () => {
      shown.shown = next;
    };
    const other = watchSite({ ...app, site: shown }, "build");
    await other.look();
    expect(shown.shown.version).toBe(8);
    expect(await findServers(app, 8)).toEqual({ all: 1, showing: 1, failures: [] });
    await save({ value: { ...business, town: "Wayne" }, basedOn: 8 });
    shown.render = () => Promise.reject(new Error("/gallery: it answers 500"));
    await other.look();
    expect(shown.shown.version).toBe(8);
    expect(await findServers(app, 9)).toMatchObject({
      all: 1,
      showing: 0,
      failures: [{ failure: "/gallery: it answers 500" }],
    });
    expect(await findSiteNotes(app)).toMatchObject({
      missing: [],
      isNew: false,
      failures: [{ failure: expect.any(String) }],
    });
    await other.stop();
    expect(await findServers(app, 9)).toMatchObject({ all: 0 });
  });

  test("what a business has set up is told by what it saved, and a test e-mail is to whoever asks, and to nobody else", async () => {
    const { app } = house();
    const before = await expectNoEffects(app, () => findSetUp(app, actorId));
    expect(before).toMatchObject({ done: { business: true, offer: false, terms: false }, test: undefined });
    const to = { id: actorId, name: "Nora Larkfield", address: "owner@example.com" };
    const { answer, effects } = await effectsOf(app, () => sendTest(app, { to, wording: "" }));
    expect(answer.said).toContain("No e-mail leaves this server yet");
    const mailing = { ...app, config: { ...app.config, email: { by: "smtp", url: "smtp://localhost" } as const } };
    expect((await sendTest(mailing, { to, wording: "" })).said).toBe("A test is on its way to owner@example.com.");
    expect(effects).toEqual({
      emails: {
        added: [expect.objectContaining({ kind: "test_message", userId: actorId, recipientAddress: to.address })],
      },
    });
    expect(await findSetUp(app, actorId)).toMatchObject({ test: "queued" });
  });

  test("what quotes begin with follows the site, until the owner says otherwise", async () => {
    const { app } = house();
    const promised = { ...shippedOffer, cancellation: "You may cancel for $& 50.", refund: "write within ten days." };
    const by = { basedOn: 9, actorId, reason: "" };
    const there = { ...business, region: "ME", state: "Maine" };
    await saveSection(app, { ...by, section: "offer", value: promised });
    expect(await findQuoteSettings(app.db)).toMatchObject({ settings: { taxLabel: "Pennsylvania sales tax" } });
    await saveSection(app, { ...by, section: "business", value: there });
    const { settings, version } = await findQuoteSettings(app.db);
    expect(settings).toMatchObject({ taxRates: [], taxLabel: "" });
    const notes = () => findSiteNotes({ ...app, config: { ...app.config, mode: "production" } });
    expect(await notes()).toMatchObject({ isUntaxed: true, isUnsigned: false });
    // Whoever looks at it and saves it so has none.
    expect(await saveQuoteSettings(app, { settings, version, actorId })).toEqual({ ok: true });
    expect(await notes()).toMatchObject({ isUntaxed: false });
    expect(settings.terms).toContain("You may cancel for $& 50.");
    expect(settings.terms).toContain("choices in your order, write within ten days.");

    const taxed = { ...settings, taxRates: [{ label: "Maine sales tax", rate: 5_500 }], taxLabel: "Maine sales tax" };
    const two = { version: version + 1, actorId };
    expect(await saveQuoteSettings(app, { ...two, settings: taxed })).toEqual({ ok: true });
    await saveSection(app, { ...by, basedOn: 11, section: "offer", value: shippedOffer });
    const later = await findQuoteSettings(app.db);
    expect(later.settings).toEqual({ ...taxed, terms: firstTerms });
    await saveQuoteSettings(app, { ...later, settings: { ...later.settings, terms: "Ours." }, actorId });
    expect((await findQuoteSettings(app.db)).settings.terms).toBe("Ours.");
    await restoreVersion(app, { version: 9, actorId });
  });

  test("pages show the newest site, with samples only where this server's pages have them", async () => {
    const { app } = house();
    const shown = await expectNoEffects(app, () => shownSite(app));
    expect(shown).toEqual({ ...(await findSite(app.db)), samples: app.site.shown.samples });
    expect(shown.facts.business.town).toBe("Wayne");
  });
});
