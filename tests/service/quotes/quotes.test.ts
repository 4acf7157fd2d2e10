import { expect, test } from "vitest";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { documentContentOf } from "#app/domain/quotes/document/document-content.ts";
import { offeredLines } from "#app/domain/quotes/plain-line.ts";
import { drawWindow } from "#app/drawing/draw-window.ts";
import { readQuotes } from "#app/services/customers/personal-data/read-quotes.server.ts";
import { askToChangeOrder, reopenForClient } from "#app/services/orders/life/reopen-for-client.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { askForChanges, declineQuote } from "#app/services/quotes/decline-or-ask.server.ts";
import { findWaiting } from "#app/services/quotes/find-my-order-page.server.ts";
import { findMyQuote, type MyQuote, markSeen } from "#app/services/quotes/find-my-quote.server.ts";
import { findQuote, findQuotes } from "#app/services/quotes/find-quotes.server.ts";
import { openQuoteDraft, previewQuote } from "#app/services/quotes/open-quote-draft.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { reviseQuote } from "#app/services/quotes/revise-quote.server.ts";
import { discardQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { findQuoteSettings, saveQuoteSettings } from "#app/services/quotes/save-quote-settings.server.ts";
import { sendQuote } from "#app/services/quotes/send-quote.server.ts";
import { findVersion, type StoredVersion } from "#app/services/quotes/versions/quote-rows.server.ts";
import { hashOf } from "#app/services/quotes/versions/take-snapshot.server.ts";
import { withdrawQuote } from "#app/services/quotes/withdraw-quote.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { SUGGESTED, sampleContent, sampleLines, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");

onEachDemo("a quote with lines", "today", (house) => {
  const submitted = () => {
    house().setNow(NOW);
    return submittedOrder(house().app);
  };
  const owner = (order: Awaited<ReturnType<typeof submitted>>, number = 1) => ({
    actorId: demoOwner.id,
    ...order.place,
    number,
  });

  test("opens with a line for each treatment, which cannot be sent before it is priced", async () => {
    const order = await submitted();
    const opened = await openQuoteDraft(house().app, order.client.id, order.orderId);
    expect(opened).toMatchObject({ quoteId: null, version: 0, quotable: true, changedWindows: [] });
    expect(opened?.content.lines).toMatchObject([
      { kind: "treatment", treatment: "shades", unitCents: null, costCents: null },
      { kind: "shipping", windowKey: null, unitCents: null },
    ]);
    const parts = opened?.content.lines[0]?.parts.map(({ label, grossCents }) => [label, grossCents]);
    expect(parts).toEqual(
      expect.arrayContaining([
        ["Fabric", null],
        ["Cordless control", 65_00],
        ["Installation", 85_00],
      ]),
    );
    expect(opened?.content.lines[0]?.label).toMatch(/^Shades, /);
    expect(await order.send(opened?.content)).toMatchObject({
      ok: false,
      status: 400,
      reason: expect.stringMatching(/^Please enter a price\. Not priced: .+: Shades, .+ \(Fabric\)\.$/),
      field: "lines[0].unitPrice",
    });
    expect(await order.row()).toMatchObject({ status: "submitted", totalCents: null });
    expect(await order.mails()).toEqual([]);
  });

  test("leaves out what was opened with it and got no price, but keeps it in the draft", async () => {
    const order = await submitted();
    const lines = [...sampleLines, ...offeredLines];
    expect(await order.send(sampleContent(house().app, {}, lines))).toEqual({ ok: true, number: 1 });
    const shown = await findMyQuote(house().app, order.client.id, order.orderId);
    expect(shown?.lines.map(({ key }) => key)).toEqual(["drapes", "standard", "blackout", "tassels"]);
    expect(shown?.figures.totalCents).toBe(SUGGESTED);
    const other = await submitted();
    await other.save(sampleContent(house().app, {}, lines));
    const kept = await openQuoteDraft(house().app, other.client.id, other.orderId);
    expect(kept?.content.lines.map(({ key }) => key).slice(-2)).toEqual(["installation", "shipping"]);
    const preview = await previewQuote(house().app, other.client.id, other.orderId);
    expect(preview).toMatchObject({ unpriced: 0, quote: { lines: { length: 4 } } });
  });

  test("flags a window that was changed after it was priced, until its own lines are changed or it is sent", async () => {
    const { app } = house();
    const order = await submitted();
    const [window] = readOrderDocuments(await order.row()).windows;
    const key = window?.key ?? "";
    const priced = sampleLines.map((line) => ({ ...line, windowKey: key }));
    const changed = async () => (await openQuoteDraft(app, order.client.id, order.orderId))?.changedWindows;
    const measure = async (width: string) => {
      const stored = await order.row();
      const list = readOrderDocuments(stored).windows.map((one) => ({
        ...one,
        measurements: { ...one.measurements, widthOfWindow: width },
      }));
      await app.db
        .updateTable("orders")
        .set({ windows: JSON.stringify({ version: 3, list }), version: stored.version + 1 })
        .where("id", "=", order.orderId)
        .execute();
    };
    await order.save(sampleContent(app, {}, priced));
    expect(await changed()).toEqual([]);
    await measure("71");
    expect(await changed()).toEqual([key]);
    await order.save(sampleContent(app, { note: "Another note." }, priced), 1);
    expect(await changed()).toEqual([key]);
    const dearer = priced.map((line) => (line.key === "drapes" ? { ...line, unitCents: 110_000 } : line));
    const saved = await order.save(sampleContent(app, {}, dearer), 2);
    expect(await changed()).toEqual([]);
    if (!saved.ok) throw new Error(saved.reason);
    await sendQuote(app, demoOwner.id, { ...order.place, quoteId: saved.quoteId, version: saved.version });
    await measure("72");
    // Opened without Revise Quote, the editor begins with what the client sees.
    const again = await openQuoteDraft(app, order.client.id, order.orderId);
    expect(again).toMatchObject({ quoteId: null, content: { lines: dearer }, changedWindows: [key] });
    await reviseQuote(app, owner(order));
    expect(await changed()).toEqual([key]);
    await order.save(sampleContent(app, { note: "Again." }, dearer), 1);
    expect(await changed()).toEqual([key]);
  });

  test("is unseen as a draft, and once sent is quoted, numbered, frozen and told once", async () => {
    const order = await submitted();
    const saved = await order.save(sampleContent(house().app));
    expect(saved).toMatchObject({ ok: true, version: 1, figures: { totalCents: SUGGESTED } });
    expect(await findMyQuote(house().app, order.client.id, order.orderId)).toBeUndefined();
    expect(await order.row()).toMatchObject({ status: "submitted", totalCents: null, version: expect.any(Number) });
    if (!saved.ok) throw new Error(saved.reason);
    const sending = { ...order.place, quoteId: saved.quoteId, version: 1 };
    const press = () => sendQuote(house().app, demoOwner.id, sending);
    expect(await press()).toEqual({ ok: true, number: 1 });
    expect(await press()).toEqual({ ok: true, number: 1 });
    expect(await order.row()).toMatchObject({ status: "quoted", totalCents: SUGGESTED, quoteId: saved.quoteId });
    expect(await order.mails()).toEqual(["quote_ready"]);
    const [row] = await order.quotes();
    expect(row).toMatchObject({ state: "sent", openOf: order.orderId, draftOf: null, sentAt: NOW.toISOString() });
    expect(row?.contentHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test("is confirmed with a choice, the terms and a name, and only for the total that was seen", async () => {
    const order = await submitted();
    await order.send();
    const chosen = ["blackout", "tassels"];
    const seen = { totalCents: 143_100, creditCents: 0 };
    expect(await order.confirm({ chosen: [], seen })).toMatchObject({ status: 400, field: "chosen[Lining]" });
    expect(await order.confirm({ chosen, seen, agreeToTerms: false })).toMatchObject({
      ok: false,
      status: 400,
      reason: "You must agree to the terms.",
      field: "agreeToTerms",
    });
    expect(await order.confirm({ chosen, seen, signedName: " \u202e\n " })).toMatchObject({
      ok: false,
      status: 400,
      reason: "Please type your name.",
      field: "signedName",
    });
    expect(await order.confirm({ chosen, seen: { totalCents: 1, creditCents: 0 } })).toMatchObject({ status: 409 });
    expect(await order.answers()).toEqual([]);
    expect(await order.confirm({ chosen, seen })).toEqual({ ok: true, already: false });
    const now = NOW.toISOString();
    expect(await order.row()).toMatchObject({ status: "quoted", totalCents: 143_100, confirmedAt: now });
    expect(await order.answers()).toMatchObject([
      { kind: "accepted", by: "client", how: "portal", chosen: '["blackout","tassels"]', totalCents: 143_100 },
    ]);
    expect((await order.mails()).sort()).toEqual(["quote_confirmed", "quote_copy", "quote_ready"]);
    expect(await order.states()).toEqual([[1, "accepted"]]);
  });

  test("in a second tab is the same yes again, or reads what was confirmed", async () => {
    const order = await submitted();
    await order.send();
    expect(await order.confirm()).toEqual({ ok: true, already: false });
    expect(await order.confirm()).toEqual({ ok: true, already: true });
    expect(await order.confirm({ chosen: ["blackout"] })).toMatchObject({
      status: 409,
      reason: "This quote was confirmed on Nov 20, 2026 for $1,272.00. Ask us if you would like to change it.",
    });
    const decline = { user: order.client, orderId: order.orderId, number: 1, reason: "price", message: "" };
    expect(await declineQuote(house().app, decline)).toMatchObject({ status: 409 });
    expect(await order.answers()).toHaveLength(1);
    expect(await order.mails()).toHaveLength(3);
  });

  test("fifty yeses at once are one, and a yes against a withdrawal or a new version is one of the two", async () => {
    const { app } = house();
    const order = await submitted();
    await order.send();
    const answers = await Promise.all(Array.from({ length: 50 }, () => order.confirm()));
    expect(answers.filter((answer) => answer.ok && !answer.already)).toHaveLength(1);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await order.answers()).toHaveLength(1);
    for (const rival of ["withdraw", "send", "save"] as const) {
      const raced = await submitted();
      await raced.send();
      const { version } = await raced.row();
      const terms = { status: "quoted", totalCents: 500_00, paymentLink: null } as const;
      const acts = {
        withdraw: () => withdrawQuote(app, owner(raced)),
        send: () => raced.send(),
        save: () => updateOrder(app, demoOwner.id, { ...raced.place, version }, terms),
      };
      const [yes, other] = await Promise.all([raced.confirm(), acts[rival]()]);
      const accepted = (await raced.answers()).length;
      expect(accepted, rival).toBe(yes.ok ? 1 : 0);
      if (rival !== "send") expect([yes.ok, other.ok].filter(Boolean), rival).toHaveLength(1);
      const open = (await raced.quotes()).filter(({ openOf }) => openOf !== null);
      expect(open.length, rival).toBeLessThanOrEqual(1);
    }
  });

  test("ends at the end of its day in Pennsylvania, and can still be recorded by us", async () => {
    const order = await submitted();
    await order.send(sampleContent(house().app, { validUntil: "2026-11-20" }));
    house().setNow(new Date("2026-11-21T05:00:00.000Z"));
    expect(await order.confirm()).toMatchObject({
      ok: false,
      status: 409,
      reason: "This quote was valid until Nov 20, 2026.",
    });
    expect(await findMyQuote(house().app, order.client.id, order.orderId)).toMatchObject({
      expired: true,
      acceptable: false,
      open: true,
    });
    const record = { ...owner(order), chosen: ["blackout"], signedName: "Ida", how: "phone", day: "2026-11-20" };
    for (const day of ["2026-11-22", "2026-02-31", "2026-13-01", "soon"]) {
      expect(await recordAcceptance(house().app, { ...record, day }), day).toMatchObject({ status: 400, field: "day" });
    }
    const listed = await findMyQuote(house().app, order.client.id, order.orderId);
    expect(listed?.versions).toMatchObject([{ state: "sent", expired: true, acceptedBy: null }]);
    expect(await recordAcceptance(house().app, record)).toEqual({ ok: true });
    expect(await recordAcceptance(house().app, record)).toEqual({ ok: true });
    expect(await order.row()).toMatchObject({ totalCents: 137_800, confirmedAt: null, status: "quoted" });
    expect(await findMyQuote(house().app, order.client.id, order.orderId)).toMatchObject({
      answer: { by: "owner", how: "phone", signedName: "Ida", totalCents: 137_800 },
      open: false,
      inForce: true,
      versions: [{ state: "accepted", expired: false, acceptedBy: "owner" }],
    });
    expect(await order.mails()).toContain("quote_copy");
  });

  test("takes questions by line, is revised, and shows what changed", async () => {
    const { app } = house();
    const order = await submitted();
    await order.send();
    const ask = {
      user: order.client,
      orderId: order.orderId,
      number: 1,
      lineMessages: { drapes: "Longer?", x: "no" },
      chosen: ["standard"],
    };
    expect(await askForChanges(app, { ...ask, message: " " })).toMatchObject({ status: 400, field: "message" });
    expect(await askForChanges(app, { ...ask, message: "Please." })).toEqual({ ok: true });
    expect(await order.states()).toEqual([[1, "sent"]]);
    const panel = await findQuotes(app, order.client.id, order.orderId);
    expect(panel?.versions[0]).toMatchObject({
      changesAskedAt: NOW.toISOString(),
      answers: [{ kind: "changes_asked", message: "Please.", lineMessages: { drapes: "Longer?" } }],
    });
    expect(await order.mails()).toContain("quote_changes_asked");
    const revised = await reviseQuote(app, owner(order));
    if (!revised.ok) throw new Error(revised.reason);
    expect(await reviseQuote(app, owner(order))).toMatchObject({ status: 409 });
    const dearer = sampleLines.map((one) => (one.key === "drapes" ? { ...one, unitCents: 110_000 } : one));
    const saved = await order.save(sampleContent(app, {}, dearer), revised.version);
    if (!saved.ok) throw new Error(saved.reason);
    const sent = await sendQuote(app, demoOwner.id, { ...order.place, quoteId: saved.quoteId, version: 2 });
    expect(sent).toEqual({ ok: true, number: 2 });
    expect(await order.states()).toEqual([
      [1, "superseded"],
      [2, "sent"],
    ]);
    expect(await order.confirm()).toMatchObject({ ok: false, status: 409, code: "stale" });
    expect(await findMyQuote(app, order.client.id, order.orderId)).toMatchObject({
      number: 2,
      changes: { number: 1, lines: [{ key: "drapes", kind: "changed", wasCents: 100_000, nowCents: 110_000 }] },
    });
  });

  test("that is accepted stays in force while a newer one waits, and again once that is declined", async () => {
    const { app } = house();
    const order = await submitted();
    await order.send();
    await order.confirm();
    const before = await findQuote(app, order.client.id, order.orderId, 1);
    expect(await reviseQuote(app, owner(order))).toMatchObject({ ok: true });
    const saved = await order.save(sampleContent(app, { note: "Now with a note." }), 1);
    if (!saved.ok) throw new Error(saved.reason);
    expect(await sendQuote(app, demoOwner.id, { ...order.place, quoteId: saved.quoteId, version: 2 })).toMatchObject({
      ok: true,
    });
    expect(await order.row()).toMatchObject({ confirmedAt: null, acceptedQuoteId: before?.id, quoteId: saved.quoteId });
    expect(await findQuote(app, order.client.id, order.orderId, 1)).toEqual(before);
    const decline = { user: order.client, orderId: order.orderId, number: 2, message: "" };
    expect(await declineQuote(app, { ...decline, reason: "because" })).toMatchObject({ field: "reason" });
    expect(await declineQuote(app, { ...decline, reason: "not now" })).toEqual({ ok: true });
    expect(await declineQuote(app, { ...decline, reason: "not now" })).toEqual({ ok: true });
    expect(await order.row()).toMatchObject({ totalCents: SUGGESTED, quoteId: before?.id });
    expect((await order.row()).confirmedAt).toBe(NOW.toISOString());
    expect(await order.states()).toEqual([
      [1, "accepted"],
      [2, "declined"],
    ]);
  });

  test("that is declined leaves the order quoted with its total, and cannot be confirmed", async () => {
    const order = await submitted();
    await order.send();
    const decline = { user: order.client, orderId: order.orderId, number: 1, reason: "price", message: "Too much." };
    expect(await declineQuote(house().app, decline)).toEqual({ ok: true });
    expect(await order.row()).toMatchObject({ status: "quoted", totalCents: SUGGESTED });
    expect(await order.confirm()).toMatchObject({ ok: false, status: 409 });
    expect(await order.mails()).toContain("quote_declined");
  });

  test("that is withdrawn is told, and its order is submitted again", async () => {
    const order = await submitted();
    await order.send();
    expect(await withdrawQuote(house().app, owner(order))).toEqual({ ok: true });
    expect(await withdrawQuote(house().app, owner(order))).toEqual({ ok: true });
    expect(await order.row()).toMatchObject({ status: "submitted", totalCents: null, quoteId: null });
    expect(await order.mails()).toEqual(["quote_ready", "quote_withdrawn"]);
    const waiting = await findWaiting(house().app, order.client.id, order.orderId);
    expect(waiting.withdrawn).toEqual({ number: 1, kind: "lines", at: NOW.toISOString() });
    expect((await findWaiting(house().app, demoOwner.id, order.orderId)).withdrawn).toBeNull();
    await order.send();
    expect((await findWaiting(house().app, order.client.id, order.orderId)).withdrawn).toBeNull();
    expect(await order.confirm()).toMatchObject({ ok: false, status: 409 });
  });

  test("goes back to the client with its order, and its lines wait as a draft", async () => {
    const { app } = house();
    const order = await submitted();
    await order.send();
    const { version } = await order.row();
    const reopen = { actorId: demoOwner.id, ...order.place, version, message: "Please measure again." };
    expect(await reopenForClient(app, { ...reopen, message: "" })).toMatchObject({ field: "message" });
    expect(await reopenForClient(app, reopen)).toEqual({ ok: true });
    expect(await order.row()).toMatchObject({ status: "incomplete", totalCents: null });
    expect(await order.states()).toEqual([
      [0, "draft"],
      [1, "withdrawn"],
    ]);
    const declined = await submitted();
    await declined.send();
    const no = { user: declined.client, orderId: declined.orderId, number: 1, reason: "price", message: "" };
    await declineQuote(app, no);
    await reopenForClient(app, { ...reopen, ...declined.place, version: (await declined.row()).version });
    expect(await declined.row()).toMatchObject({ status: "incomplete", totalCents: null });
    expect(await declined.states()).toEqual([
      [0, "draft"],
      [1, "declined"],
    ]);
    expect(await order.mails()).toEqual(["quote_ready", "order_reopened"]);
    expect(await findMyQuote(app, order.client.id, order.orderId, 1)).toBeUndefined();
  });

  test("a submitted order may be asked back, which tells us", async () => {
    const { app } = house();
    const order = await submitted();
    const ask = { user: order.client, orderId: order.orderId };
    expect(await askToChangeOrder(app, { ...ask, message: "" })).toMatchObject({ field: "message" });
    expect(await askToChangeOrder(app, { ...ask, message: "One more window." })).toEqual({ ok: true });
    expect(await order.mails()).toEqual(["order_change_asked"]);
  });

  test("by script is answered ten times an hour", async () => {
    const order = await submitted();
    await order.send();
    const ask = { user: order.client, orderId: order.orderId, number: 1, message: "More.", lineMessages: {} };
    const codes: string[] = [];
    for (let times = 0; times < 11; times++) {
      const answer = await askForChanges(house().app, ask);
      codes.push(answer.ok ? "ok" : answer.code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => "ok"), "too_many"]);
  });

  test("is drawn as it was, however its order is edited later", async () => {
    const { app } = house();
    const order = await submitted();
    await order.send();
    const sceneOf = ({ measurements, customizations, sizes, hardware }: MyQuote["windows"][number]) =>
      drawWindow(parseMeasurements(measurements), customizations, { site: { sizes, hardware } });
    const draw = async () => (await findMyQuote(app, order.client.id, order.orderId, 1))?.windows.map(sceneOf);
    const before = await draw();
    expect(before?.[0]?.shapes.length).toBeGreaterThan(0);
    await app.db
      .updateTable("orders")
      .set({ windows: '{"version":3,"list":[]}', windowCount: 0 })
      .where("id", "=", order.orderId)
      .execute();
    expect(await draw()).toEqual(before);
  });

  test("two owners in one draft: the second reads that it was changed", async () => {
    const order = await submitted();
    expect(await order.save(sampleContent(house().app))).toMatchObject({ ok: true, version: 1 });
    expect(await order.save(sampleContent(house().app), 1)).toMatchObject({ ok: true, version: 2 });
    expect(await order.save(sampleContent(house().app), 1)).toMatchObject({ ok: false, code: "stale" });
    expect(await discardQuoteDraft(house().app, { ...order.place, version: 1 })).toMatchObject({ code: "stale" });
    expect(await discardQuoteDraft(house().app, { ...order.place, version: 2 })).toEqual({ ok: true });
    expect(await order.states()).toEqual([]);
  });

  test("shows nothing to anybody else, and to its client nothing that is only the owner's", async () => {
    const { app } = house();
    const order = await submitted();
    await order.send(sampleContent(app, { detail: "total" }));
    const stranger = await addClient(app);
    expect(await findMyQuote(app, stranger.id, order.orderId)).toBeUndefined();
    expect(await findMyQuote(app, stranger.id, order.orderId, 1)).toBeUndefined();
    expect(await order.confirm({ user: stranger })).toMatchObject({ ok: false, status: 404 });
    const asking = { user: stranger, orderId: order.orderId, number: 1, message: "x", lineMessages: {} };
    expect(await askForChanges(app, asking)).toMatchObject({ status: 404 });
    expect(await declineQuote(app, { ...asking, reason: "price" })).toMatchObject({ status: 404 });
    expect(await askToChangeOrder(app, asking)).toMatchObject({ status: 404 });
    await markSeen(app, stranger.id, order.orderId, 1);
    expect((await order.quotes())[0]?.firstSeenAt).toBeNull();
    await markSeen(app, order.client.id, order.orderId, 1);
    expect((await order.quotes())[0]?.firstSeenAt).toBe(NOW.toISOString());
    const shown = (await findMyQuote(app, order.client.id, order.orderId)) as MyQuote;
    const mine = JSON.stringify(shown);
    const [stored] = await order.quotes();
    const archive = await Array.fromAsync(readQuotes(app, order.client.id));
    const emails = await app.db
      .selectFrom("emails")
      .select("parameters")
      .where("orderId", "=", order.orderId)
      .execute();
    const preview = (await previewQuote(app, order.client.id, order.orderId))?.quote;
    const told = [
      mine,
      stored?.snapshot,
      ...[archive, emails, preview, documentContentOf(shown)].map((part) => JSON.stringify(part)),
    ];
    for (const secret of ["SECRET", "77777", "ownerNote", "rateId", "costCents", 'basis"']) {
      for (const text of told) expect(text).not.toContain(secret);
    }
    // Nor does what is only ours move the hash: another note is the same document.
    const version = (await findVersion(app.db, order.orderId, 1)) as StoredVersion;
    const others = version.lines.map((line) => ({
      ...line,
      ownerNote: "Other",
      costCents: 1,
      basis: "",
      rateId: null,
    }));
    expect(hashOf({ ...version, lines: others })).toBe(stored?.contentHash);
    expect(version.lines[0]).toMatchObject({ ownerNote: "SECRET-NOTE", costCents: 77_777 });
    // The owner shows the total alone, so no price of a fixed line is in the data either.
    expect(JSON.parse(mine).lines[0]).toMatchObject({ label: "drapes", unitCents: null });
    expect(mine).not.toContain("100000");
    expect(archive).toMatchObject([{ lines: [{ label: "drapes", unitCents: null, netCents: null }, {}, {}, {}] }]);
  });

  test("settings are changed once for each version, and written down", async () => {
    const { app } = house();
    const { settings, version } = await findQuoteSettings(app.db);
    const change = { settings: { ...settings, leadTime: "4 weeks" }, version, actorId: demoOwner.id };
    expect(await saveQuoteSettings(app, change)).toEqual({ ok: true });
    const other = { ...change, settings: { ...settings, leadTime: "9 weeks" } };
    expect(await saveQuoteSettings(app, other)).toMatchObject({ ok: false, code: "stale" });
    expect((await findQuoteSettings(app.db)).settings.leadTime).toBe("4 weeks");
    const audited = app.db.selectFrom("auditEntries").select("words").where("subject", "=", "quote settings");
    expect(await audited.execute()).toEqual([{ words: "Changed what quotes begin with: the lead time" }]);
  });
});
