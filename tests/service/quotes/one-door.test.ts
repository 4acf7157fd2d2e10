import { expect, test } from "vitest";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { changesInWords } from "#app/domain/quotes/document/changes-in-words.ts";
import { documentContentOf } from "#app/domain/quotes/document/document-content.ts";
import { acceptedInWords } from "#app/domain/quotes/document/quote-answered.ts";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import { countDesk } from "#app/services/orders/desk/count-desk.server.ts";
import { confirmOrder } from "#app/services/orders/life/confirm-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { listOrders } from "#app/services/orders/list-orders.server.ts";
import { addOwnersWindow, removeOwnersWindow } from "#app/services/orders/windows/change-windows.server.ts";
import { askForChanges, declineQuote } from "#app/services/quotes/decline-or-ask.server.ts";
import { findMyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { findQuote } from "#app/services/quotes/find-quotes.server.ts";
import { openQuoteDraft } from "#app/services/quotes/open-quote-draft.server.ts";
import { correctName, recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { reviseQuote } from "#app/services/quotes/revise-quote.server.ts";
import { sendQuote } from "#app/services/quotes/send-quote.server.ts";
import { withdrawQuote } from "#app/services/quotes/withdraw-quote.server.ts";
import { findCalendar, findCards } from "#app/services/schedule/find-cards.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { SUGGESTED, sampleContent, sampleLines, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const CHANGED = "Some windows have changed since this was priced. We’ll send you a new quote.";

onEachDemo("every yes goes through one door", "today", (house) => {
  const submitted = async () => {
    house().setNow(NOW);
    const order = await submittedOrder(house().app);
    const record = (changes: Partial<Parameters<typeof recordAcceptance>[1]> = {}) =>
      recordAcceptance(house().app, {
        actorId: demoOwner.id,
        ...order.place,
        number: 1,
        chosen: ["standard"],
        signedName: "Ida Sample",
        how: "phone",
        day: "2026-11-20",
        ...changes,
      });
    const charged = async () => {
      const rows = house().app.db.selectFrom("ledgerEntries").select("amountCents");
      return (await rows.where("orderId", "=", order.orderId).execute()).map(({ amountCents }) => amountCents);
    };
    const revision = async () => ({ ...order.place, version: (await order.row()).version });
    return { ...order, record, charged, revision };
  };

  test("a day before the quote was sent is refused, and so is one to come", async () => {
    const order = await submitted();
    await order.send();
    house().setNow(new Date("2026-11-22T17:00:00.000Z"));
    for (const day of ["2025-11-20", "2026-11-19"]) {
      expect(await order.record({ day })).toMatchObject({
        ok: false,
        status: 400,
        field: "day",
        reason: "This quote was sent on Nov 20, 2026. Please choose that day or a later one.",
      });
    }
    expect(await order.record({ day: "2026-11-23" })).toMatchObject({
      status: 400,
      field: "day",
      reason: "Please choose today or an earlier day.",
    });
    expect(await order.answers()).toEqual([]);
    expect(await order.record({ day: "2026-11-21" })).toEqual({ ok: true });
    expect(await order.answers()).toMatchObject([{ at: "2026-11-21T17:00:00.000Z" }]);
  });

  test("a choice that comes to less than nothing is refused to both, and the other one is not", async () => {
    const order = await submitted();
    const off = { ...emptyLine, key: "off", kind: "adjustment" as const, label: "Allowance", taxed: false };
    const lines = sampleLines.map((line) => ({ ...line, suggested: line.key === "blackout" }));
    await order.send(sampleContent(house().app, {}, [...lines, { ...off, unitCents: -137_800 }]));
    const seen = { totalCents: Number.NaN, creditCents: 0 };
    expect(await order.confirm({ seen })).toMatchObject({
      status: 409,
      reason: "With this choice the total comes to less than $0.00. Please ask us about it.",
    });
    expect(await order.record()).toMatchObject({
      status: 409,
      reason: "With this choice the total comes to less than $0.00.",
    });
    expect(await order.charged()).toEqual([]);
    expect(await order.record({ chosen: ["blackout"] })).toEqual({ ok: true });
    expect(await order.row()).toMatchObject({ totalCents: 0 });
  });

  test("windows that were priced and are others now: the client is told, the owner reads what differs first", async () => {
    const order = await submitted();
    await order.send();
    const { app } = house();
    const [priced] = readOrderDocuments(await order.row()).windows;
    await addOwnersWindow(app, demoOwner.id, await order.revision());
    await removeOwnersWindow(app, demoOwner.id, await order.revision(), { key: priced?.key ?? "", agreed: true });
    expect(await findMyQuote(app, order.client.id, order.orderId)).toMatchObject({ acceptable: false, changed: true });
    expect(await order.confirm()).toMatchObject({ ok: false, status: 409, reason: CHANGED });
    const quote = await findQuote(app, order.client.id, order.orderId, 1);
    expect(quote?.changed).toEqual(["Window 2 was added", `${priced?.name} was removed`]);
    expect(await order.record()).toMatchObject({ status: 409, field: "read" });
    const query = { ...parseOrderList(new URLSearchParams({ search: order.orderId })), only: "changed" as const };
    const before = await countDesk(app);
    expect((await listOrders(app, query)).rows.map(({ id }) => id)).toEqual([order.orderId]);
    // What the desk counts, the card says: on the board, in the lists and at the head of its page.
    const [card] = await findCards(app.db, [order.orderId], await findCalendar(app));
    expect(card).toMatchObject({ blocks: ["Windows changed since the quote"], ours: true });
    const { version } = await order.row();
    expect(await order.record({ read: version - 1 })).toMatchObject({ status: 409, field: "read" });
    expect(await order.answers()).toEqual([]);
    expect(await order.record({ read: version })).toEqual({ ok: true });
    expect((await countDesk(app)).windowsChanged).toBe(before.windowsChanged - 1);
    expect(await order.charged()).toEqual([SUGGESTED]);
  });

  test("a plain quote whose windows have changed can still be confirmed, and the owner is told", async () => {
    const order = await submitted();
    const { app } = house();
    const terms = { status: "quoted", totalCents: 90_000, paymentLink: null } as const;
    await updateOrder(app, demoOwner.id, await order.revision(), terms);
    await addOwnersWindow(app, demoOwner.id, await order.revision());
    expect((await findQuote(app, order.client.id, order.orderId, 1))?.changed).toEqual(["Window 2 was added"]);
    const { version } = await order.row();
    const seen = { totalCents: 90_000, creditCents: 0 };
    expect(await confirmOrder(app, { user: order.client, orderId: order.orderId, version, seen })).toEqual({
      ok: true,
    });
    expect(await order.charged()).toEqual([90_000]);
  });

  test("no yes is taken to a version that is superseded, declined or withdrawn", async () => {
    const { app } = house();
    const order = await submitted();
    const { orderId, client, place } = order;
    await order.send();
    await order.send(sampleContent(app, {}, sampleLines.slice(0, 1)));
    const newer = {
      ok: false,
      status: 409,
      reason: "There is a newer version of this quote. Please look at it first.",
    };
    expect([await order.record(), await order.confirm()]).toEqual([
      expect.objectContaining(newer),
      expect.objectContaining(newer),
    ]);
    await declineQuote(app, { user: client, orderId, number: 2, reason: "price", message: "" });
    await order.send(sampleContent(app, {}, sampleLines.slice(0, 1)));
    await withdrawQuote(app, { actorId: demoOwner.id, ...place, number: 3 });
    const none = { ok: false, status: 409, reason: "There is no open quote for this order." };
    for (const number of [2, 3]) {
      expect(await order.record({ number, chosen: [] })).toMatchObject(none);
      expect(await order.confirm({ number, chosen: [] })).toMatchObject(none);
    }
    expect(await order.states()).toEqual([
      [1, "superseded"],
      [2, "declined"],
      [3, "withdrawn"],
    ]);
    expect(await order.charged()).toEqual([]);
  });

  test("a credit that came or went since the client looked is looked at again", async () => {
    const order = await submitted();
    await order.send();
    const seen = { totalCents: SUGGESTED, creditCents: 150_00 };
    expect(await order.confirm({ seen })).toMatchObject({ ok: false, code: "stale" });
    expect(await order.answers()).toEqual([]);
  });

  test("a request for changes carries the choices as they stood, and the next draft suggests them", async () => {
    const { app } = house();
    const order = await submitted();
    const lines = sampleLines.map((line) => ({ ...line, suggested: line.key !== "blackout" }));
    await order.send(sampleContent(app, {}, lines));
    const ask = { user: order.client, orderId: order.orderId, number: 1, message: "Longer.", lineMessages: {} };
    expect(await askForChanges(app, { ...ask, chosen: [] })).toMatchObject({ status: 400, field: "chosen[Lining]" });
    expect(await askForChanges(app, { ...ask, chosen: ["blackout"] })).toEqual({ ok: true });
    expect(await order.answers()).toMatchObject([{ chosen: '["blackout"]', totalCents: 137_800 }]);
    const mails = app.db.selectFrom("emails").select("parameters").where("orderId", "=", order.orderId);
    const [mail] = await mails.where("kind", "=", "quote_changes_asked").execute();
    expect(JSON.parse(mail?.parameters ?? "{}")).toMatchObject({
      chosen: "Lining: blackout, without tassels",
      total: 137_800,
    });
    const opened = await openQuoteDraft(app, order.client.id, order.orderId);
    const suggested = opened?.content.lines.filter((line) => line.role !== "fixed" && line.suggested);
    expect(suggested?.map(({ key }) => key)).toEqual(["blackout"]);
    const revised = await reviseQuote(app, { actorId: demoOwner.id, ...order.place, number: 1 });
    if (!revised.ok) throw new Error(revised.reason);
    await sendQuote(app, demoOwner.id, { ...order.place, quoteId: revised.quoteId, version: revised.version });
    const mine = await findMyQuote(app, order.client.id, order.orderId);
    expect(mine).toMatchObject({ number: 2, chosen: ["blackout"], figures: { totalCents: 137_800 } });
    expect(changesInWords(mine?.changes ?? { lines: [], terms: [] })).toEqual([
      { key: "standard", label: "standard", words: "no longer chosen" },
      { key: "blackout", label: "blackout", words: "chosen now" },
      { key: "tassels", label: "tassels", words: "no longer chosen" },
    ]);
  });

  test("a name is corrected beside what was typed, which stays; one that cannot be read signs nothing", async () => {
    const { app } = house();
    const order = await submitted();
    await order.send();
    for (const signedName of ["x", "\u3164\u115f", "\u1160\uffa0 I", ".-1"]) {
      expect(await order.confirm({ signedName })).toMatchObject({ status: 400, field: "signedName" });
      expect(await order.record({ signedName })).toMatchObject({ status: 400, field: "signedName" });
    }
    await order.confirm({ signedName: "xx" });
    const correct = (name: string, number = 1) =>
      correctName(app, { actorId: demoOwner.id, by: "Nora Larkfield", ...order.place, number, name });
    expect(await correct("I")).toMatchObject({ status: 400, field: "signedName" });
    expect(await correct("Ida Sample", 2)).toMatchObject({ status: 404 });
    expect(await correct("Ida Sample")).toEqual({ ok: true });
    expect(await correct("Ida Sample")).toEqual({ ok: true });
    const mine = await findMyQuote(app, order.client.id, order.orderId);
    const words =
      "Confirmed on Nov 20, 2026 and signed by xx. The name should read Ida Sample (corrected Nov 20, 2026 by Nora Larkfield).";
    expect(mine?.answer && acceptedInWords(mine.answer)).toBe(words);
    expect(mine && documentContentOf(mine).answer?.sentences[0]).toBe(words);
    const events = app.db.selectFrom("orderEvents").select("id").where("orderId", "=", order.orderId);
    expect(await events.where("kind", "=", "name_corrected").execute()).toHaveLength(1);
  });
});
