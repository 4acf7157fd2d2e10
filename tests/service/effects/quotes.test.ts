import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { askToChangeOrder, reopenForClient } from "#app/services/orders/life/reopen-for-client.server.ts";
import { confirmQuote } from "#app/services/quotes/confirm-quote.server.ts";
import { askForChanges, declineQuote } from "#app/services/quotes/decline-or-ask.server.ts";
import { findMyQuote, markSeen } from "#app/services/quotes/find-my-quote.server.ts";
import { findLineLabels, findQuote, findQuotes } from "#app/services/quotes/find-quotes.server.ts";
import { findAddressee, openQuoteDraft, previewQuote } from "#app/services/quotes/open-quote-draft.server.ts";
import { acceptanceWays, correctName, recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { reviseQuote } from "#app/services/quotes/revise-quote.server.ts";
import { discardQuoteDraft, saveQuoteDraft } from "#app/services/quotes/save-quote-draft.server.ts";
import { findQuoteSettings, saveQuoteSettings } from "#app/services/quotes/save-quote-settings.server.ts";
import { sendQuote } from "#app/services/quotes/send-quote.server.ts";
import { withdrawQuote } from "#app/services/quotes/withdraw-quote.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { allEffectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { SUGGESTED, sampleContent, submittedOrder } from "#tests/support/orders/quotes.ts";

const EARLIER = new Date("2026-11-20T12:00:00.000Z");
const NOW = "2026-11-20T17:00:00.000Z";

onEachDemo("what quotes do", EARLIER, (house) => {
  const app = () => house().app;

  async function submitted() {
    house().setNow(EARLIER);
    const order = await submittedOrder(app());
    house().setNow(new Date(NOW));
    return order;
  }
  async function sent() {
    house().setNow(EARLIER);
    const order = await submittedOrder(app());
    await order.send();
    house().setNow(new Date(NOW));
    const [quote] = await order.quotes();
    return { ...order, quoteId: quote?.id ?? "", owner: { actorId: demoOwner.id, ...order.place, number: 1 } };
  }
  /** The tables that were touched, with how many rows came, changed or went in each. */
  async function touched(work: () => Promise<{ ok: boolean }>) {
    const { answer, effects } = await allEffectsOf(app(), work);
    const counts = Object.entries(effects).map(([name, { added = [], changed = {}, removed = [] }]) => {
      return [name, [added.length, Object.keys(changed).length, removed.length].join(" ")];
    });
    return { answer, effects, counts: Object.fromEntries(counts) };
  }

  test("saving a draft writes it and its lines, and nothing that its client sees", async () => {
    const order = await submitted();
    const content = sampleContent(app());
    const save = (version: number) => saveQuoteDraft(app(), demoOwner.id, { ...order.place, version }, content);
    expect(await touched(() => save(0))).toMatchObject({
      answer: { ok: true, version: 1 },
      counts: { quotes: "1 0 0", quoteLines: "4 0 0", quoteCostLines: "2 0 0" },
    });
    expect((await touched(() => save(1))).counts).toEqual({
      quotes: "0 1 0",
      quoteLines: "4 0 4",
      quoteCostLines: "2 0 2",
    });
    expect(await expectNoEffects(app(), () => save(1))).toMatchObject({ ok: false, code: "stale" });
    await expectNoEffects(app(), () => openQuoteDraft(app(), order.client.id, order.orderId));
    expect((await touched(() => discardQuoteDraft(app(), { ...order.place, version: 2 }))).counts).toEqual({
      quotes: "0 0 1",
      quoteLines: "0 0 4",
      quoteCostLines: "0 0 2",
    });
  });

  test("sending freezes the draft, moves the order, and tells the client with an event and a turn", async () => {
    const order = await submitted();
    const saved = await order.save(sampleContent(app()));
    if (!saved.ok) throw new Error(saved.reason);
    const press = () => sendQuote(app(), demoOwner.id, { ...order.place, quoteId: saved.quoteId, version: 1 });
    const { counts, effects } = await touched(press);
    expect(counts).toEqual({
      quotes: "0 1 0",
      quoteLines: "4 0 4",
      quoteCostLines: "2 0 2",
      orders: "0 1 0",
      orderEvents: "2 0 0",
      orderStatusHistory: "1 0 0",
      documentPeople: "2 0 0",
      emails: "1 0 0",
    });
    expect(effects.orders?.changed?.[order.orderId]).toMatchObject({
      status: "quoted",
      totalCents: SUGGESTED,
      quoteId: saved.quoteId,
      quotedAt: NOW,
      updatedAt: NOW,
    });
    expect(effects.emails?.added).toMatchObject([{ kind: "quote_ready", parameters: { total: 127_200 } }]);
    expect(await expectNoEffects(app(), press)).toEqual({ ok: true, number: 1 });
  });

  test("confirming adds one answer with its name apart, a turn, an event and two messages, once", async () => {
    const order = await sent();
    const given = {
      user: order.client,
      orderId: order.orderId,
      number: 1,
      chosen: ["standard"],
      agreeToTerms: true,
      signedName: "Ida Sample",
      seen: { totalCents: SUGGESTED, creditCents: 0 },
      address: "203.0.113.7",
      userAgent: "Firefox",
    };
    const press = () => confirmQuote(app(), given);
    const { counts, effects } = await touched(press);
    expect(counts).toEqual({
      quotes: "0 1 0",
      quoteAnswers: "1 0 0",
      documentPeople: "1 0 0",
      orders: "0 1 0",
      orderEvents: "1 0 0",
      orderStatusHistory: "1 0 0",
      emails: "2 0 0",
      rateLimits: "1 0 0",
      ledgerEntries: "1 0 0",
    });
    expect(effects.quotes?.changed?.[order.quoteId]).toEqual({
      state: "accepted",
      openOf: null,
      closedAt: NOW,
      updatedAt: NOW,
    });
    expect(effects.documentPeople?.added).toMatchObject([
      { document: "answer", person: { signedName: "Ida Sample", address: "203.0.113.7", userAgent: "Firefox" } },
    ]);
    expect(JSON.stringify(effects.quoteAnswers)).not.toContain("Ida Sample");
    expect(await expectNoEffects(app(), press)).toEqual({ ok: true, already: true });
  });

  test("asking, declining, withdrawing and recording each write one thing, once", async () => {
    const asked = await sent();
    const client = {
      user: asked.client,
      orderId: asked.orderId,
      number: 1,
      message: "Longer.",
      lineMessages: {},
      chosen: ["standard"],
    };
    expect((await touched(() => askForChanges(app(), client))).counts).toEqual({
      quotes: "0 1 0",
      quoteAnswers: "1 0 0",
      documentPeople: "1 0 0",
      messages: "1 0 0",
      orderEvents: "1 0 0",
      emails: "1 0 0",
      rateLimits: "1 0 0",
    });
    const decline = () => declineQuote(app(), { ...client, reason: "price" });
    expect((await touched(decline)).counts).toEqual({
      quotes: "0 1 0",
      quoteAnswers: "1 0 0",
      documentPeople: "1 0 0",
      messages: "1 0 0",
      orders: "0 1 0",
      orderEvents: "1 0 0",
      emails: "1 0 0",
      rateLimits: "0 1 0",
    });
    expect(await expectNoEffects(app(), decline)).toEqual({ ok: true });
    const withdrawn = await sent();
    const withdraw = () => withdrawQuote(app(), withdrawn.owner);
    expect((await touched(withdraw)).counts).toEqual({
      quotes: "0 1 0",
      orders: "0 1 0",
      orderEvents: "2 0 0",
      orderStatusHistory: "1 0 0",
      emails: "1 0 0",
    });
    expect(await expectNoEffects(app(), withdraw)).toEqual({ ok: true });
    const said = await sent();
    expect(Object.keys(acceptanceWays)).toEqual(["phone", "paper", "e-mail"]);
    const yes = { ...said.owner, chosen: ["standard"], signedName: "Ida", how: "paper", day: "2026-11-20" };
    const record = () => recordAcceptance(app(), yes);
    const { counts, effects } = await touched(record);
    expect(counts).toEqual({
      quotes: "0 1 0",
      quoteAnswers: "1 0 0",
      documentPeople: "1 0 0",
      orders: "0 1 0",
      orderEvents: "1 0 0",
      emails: "1 0 0",
      ledgerEntries: "1 0 0",
      orderStatusHistory: "1 0 0",
    });
    expect(effects.orders?.changed?.[said.orderId]).not.toHaveProperty("confirmedAt");
    expect(await expectNoEffects(app(), record)).toEqual({ ok: true });
    const correct = () => correctName(app(), { ...said.owner, by: "Nora Larkfield", name: "Ida Sample" });
    expect((await touched(correct)).counts).toEqual({ documentPeople: "1 0 0", orderEvents: "1 0 0" });
    expect(await expectNoEffects(app(), correct)).toEqual({ ok: true });
  });

  test("revising makes a draft, reopening gives the order back, and asking back tells us", async () => {
    const order = await sent();
    expect((await touched(() => reviseQuote(app(), order.owner))).counts).toEqual({
      quotes: "1 0 0",
      quoteLines: "4 0 0",
      quoteCostLines: "2 0 0",
    });
    const { version } = await order.row();
    const reopening = { actorId: demoOwner.id, ...order.place, version, message: "Please measure again." };
    expect((await touched(() => reopenForClient(app(), reopening))).counts).toEqual({
      quotes: "0 1 0",
      orders: "0 1 0",
      orderEvents: "3 0 0",
      orderStatusHistory: "1 0 0",
      emails: "1 0 0",
    });
    expect(await expectNoEffects(app(), () => reopenForClient(app(), reopening))).toMatchObject({ code: "stale" });
    const mine = await submitted();
    const ask = { user: mine.client, orderId: mine.orderId, message: "One more window." };
    expect((await touched(() => askToChangeOrder(app(), ask))).counts).toEqual({
      messages: "1 0 0",
      orderEvents: "1 0 0",
      emails: "1 0 0",
      rateLimits: "1 0 0",
    });
  });

  test("looking writes nothing, but for the first time that its client sees a version", async () => {
    const { client, orderId, quoteId } = await sent();
    await expectNoEffects(app(), () => findMyQuote(app(), client.id, orderId));
    await expectNoEffects(app(), () => findQuotes(app(), client.id, orderId));
    const preview = await expectNoEffects(app(), () => previewQuote(app(), client.id, orderId));
    expect(JSON.stringify(preview)).not.toContain("SECRET");
    const labels = await expectNoEffects(app(), () => findLineLabels(app(), quoteId, ["drapes"]));
    expect(labels).toEqual({ drapes: "drapes" });
    const addressee = await expectNoEffects(app(), () => findAddressee(app(), client.id));
    expect(addressee.email).toBe(client.email);
    await expectNoEffects(app(), () => findQuote(app(), client.id, orderId, 1));
    const see = () => markSeen(app(), client.id, orderId, 1);
    const { effects } = await allEffectsOf(app(), see);
    expect(effects).toEqual({ quotes: { changed: { [quoteId]: { firstSeenAt: NOW } } } });
    await expectNoEffects(app(), see);
  });

  test("settings are one row and a line of the audit list; the same again is nothing", async () => {
    const { settings, version } = await expectNoEffects(app(), () => findQuoteSettings(app().db));
    const change = { settings: { ...settings, validDays: 14 }, version, actorId: demoOwner.id };
    expect((await touched(() => saveQuoteSettings(app(), change))).counts).toEqual({
      quoteSettings: "0 1 0",
      auditEntries: "1 0 0",
    });
    expect(await expectNoEffects(app(), () => saveQuoteSettings(app(), change))).toEqual({ ok: true });
  });
});
