import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findOtherThanAgreed, noteChangedSincePriced } from "#app/db/changed-since-priced.server.ts";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import { nextStepOf } from "#app/domain/orders/progress/next-step.ts";
import { changesInWords } from "#app/domain/quotes/document/changes-in-words.ts";
import { findMoney } from "#app/services/ledger/find-money.server.ts";
import { findMyPayments } from "#app/services/ledger/find-my-payments.server.ts";
import { tellPayment } from "#app/services/ledger/tell-payment.server.ts";
import { findMyOrder } from "#app/services/orders/find-my-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { addOwnersWindow } from "#app/services/orders/windows/change-windows.server.ts";
import { askForChanges, declineQuote } from "#app/services/quotes/decline-or-ask.server.ts";
import { findMyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { findQuote, findQuotes } from "#app/services/quotes/find-quotes.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { SUGGESTED, sampleContent, sampleLines, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const CHANGED = "Some windows have changed since this was priced. We’ll send you a new quote.";
const LINK = "https://pay.example.com/7";

onEachDemo("what a quote asks is told alike everywhere", NOW, (house) => {
  const sent = async (terms = {}) => {
    house().setNow(NOW);
    const order = await submittedOrder(house().app);
    await order.send(sampleContent(house().app, terms));
    const { client, orderId, place } = order;
    const { app } = house();
    const revision = async () => ({ ...place, version: (await order.row()).version });
    const save = async (changes: object) => {
      const { status, totalCents, paymentLink } = await order.row();
      const asked = { status, totalCents, paymentLink, ...changes } as Parameters<typeof updateOrder>[3];
      return updateOrder(app, demoOwner.id, await revision(), asked);
    };
    const next = async () => {
      const mine = (await listMyOrders(app, client.id)).find(({ id }) => id === orderId);
      return mine && nextStepOf(mine, "2026-11-20");
    };
    const asked = async () => {
      const mine = await findMyPayments(app, client.id, orderId);
      const owners = await findMoney(app, client.id, orderId);
      return [mine?.leftCents, mine?.payAt, mine?.tellable, owners?.leftCents];
    };
    return { ...order, app, revision, change: save, next, asked };
  };
  const NOTHING = [0, null, false, 0];

  test("what is due after a yes is asked for with a way to pay it, or says that there is none yet", async () => {
    const order = await sent();
    expect(await order.confirm()).toMatchObject({ ok: true });
    expect((await order.asked())[1]).toBe(null);
    expect(await order.next()).toMatch(/^Next: .* We’ll send you a payment link\.$/);
    await order.change({ paymentLink: LINK });
    expect((await order.asked())[1]).toBe(LINK);
    expect(await order.next()).toMatch(/^Next: \$[\d,.]+ to pay[^.]*\.$/);
  });

  test("an open quote asks for its price; once it is declined, is over or its windows change nobody is asked for money", async () => {
    const order = await sent({ validUntil: "2026-12-01" });
    await order.change({ paymentLink: LINK });
    expect(await order.asked()).toEqual([SUGGESTED, LINK, true, SUGGESTED]);
    expect(await order.next()).toBe("Your quote is ready: look at it, and confirm it.");
    house().setNow(new Date("2026-12-02T17:00:00.000Z"));
    expect(await order.asked()).toEqual(NOTHING);
    expect(await order.next()).toBe(
      "This quote was valid until Dec 1, 2026. Would you still like it? Ask for changes, and we’ll send you a new one.",
    );
    const wish = { user: order.client, orderId: order.orderId, number: 1, message: "Blue, please.", lineMessages: {} };
    expect(await askForChanges(order.app, wish)).toEqual({ ok: true });
    expect(await order.next()).toBe(
      "This quote was valid until Dec 1, 2026. You asked for changes, and we’ll send you a new version.",
    );
    house().setNow(NOW);
    await addOwnersWindow(order.app, demoOwner.id, await order.revision());
    expect(await order.asked()).toEqual(NOTHING);
    expect(await order.next()).toBe(CHANGED);
    expect(await findMyQuote(order.app, order.client.id, order.orderId)).toMatchObject({ asking: "changed" });
    const no = { user: order.client, orderId: order.orderId, number: 1, reason: "price", message: "" };
    expect(await declineQuote(order.app, no)).toEqual({ ok: true });
    expect(await order.asked()).toEqual(NOTHING);
    expect(await order.next()).toBe("You declined this quote. If you change your mind, write to us.");
    const told = await tellPayment(order.app, { user: order.client, orderId: order.orderId });
    expect(told).toMatchObject({ ok: false, reason: "There is nothing to pay on this order yet." });
  });

  test("a link that is saved sends no version: a declined quote stays declined and no mail asks for money", async () => {
    const order = await sent();
    const no = { user: order.client, orderId: order.orderId, number: 1, reason: "price", message: "" };
    await declineQuote(order.app, no);
    const before = await order.mails();
    expect(await order.change({ paymentLink: LINK })).toMatchObject({ ok: true });
    expect(await order.states()).toEqual([[1, "declined"]]);
    expect(await order.mails()).toEqual(before);
    expect(await order.asked()).toEqual(NOTHING);
  });

  test("a yes that has ended is not said to stand, and no newer version is said to have taken its place", async () => {
    const order = await sent();
    expect(await order.confirm()).toMatchObject({ ok: true });
    await order.change({ status: "cancelled" });
    const cancelled = await findMyQuote(order.app, order.client.id, order.orderId);
    expect(cancelled).toMatchObject({ inForce: false, versions: [{ number: 1, inForce: false }] });
    await order.change({ status: "quoted" });
    const again = await findMyQuote(order.app, order.client.id, order.orderId);
    expect(again?.versions.map(({ number, state, inForce }) => [number, state, inForce])).toEqual([
      [2, "sent", false],
      [1, "accepted", false],
    ]);
  });

  test("what changed is told against what was agreed, not against what was suggested", async () => {
    const order = await sent();
    const seen = { totalCents: 143_100, creditCents: 0 };
    expect(await order.confirm({ chosen: ["blackout", "tassels"], seen })).toMatchObject({ ok: true });
    const taken = sampleLines.map((line) => ({ ...line, suggested: line.key !== "standard" }));
    await order.send(sampleContent(order.app, {}, taken));
    const same = await findMyQuote(order.app, order.client.id, order.orderId);
    expect(same?.changes).toMatchObject({ number: 1, lines: [] });
    await order.send(sampleContent(order.app, {}, sampleLines));
    const third = await findMyQuote(order.app, order.client.id, order.orderId);
    expect(third?.changes && changesInWords(third.changes).map(({ key }) => key)).toContain("tassels");
  });

  test("a window that is edited after the yes is said to be other than agreed, on the order and on the sheet", async () => {
    const order = await sent();
    expect(await order.confirm()).toMatchObject({ ok: true });
    const { app, client, orderId } = order;
    expect(await findOtherThanAgreed(app.db, orderId)).toEqual([]);
    const row = await order.row();
    const windows = row.windows.replace(/"widthOfWindow":"[^"]*"/, '"widthOfWindow":"77"');
    expect(windows).not.toBe(row.windows);
    await app.db.updateTable("orders").set({ windows }).where("id", "=", orderId).execute();
    const found = await findQuotes(app, client.id, orderId);
    expect(found?.otherThanAgreed).toEqual(['Kitchen: Width Of Window 60" to 77"']);
    const packet = (await draftPacket(app.db, orderId))?.packet;
    const checks = packet?.windows.flatMap(({ treatments }) => treatments.flatMap((one) => one.checks));
    expect(checks?.find(({ code }) => code === "OTHER_THAN_AGREED")?.sentence).toMatch(/^Not as it was agreed: /);
  });

  test("a plain quote from before versions kept their windows is changed only once somebody edits them", async () => {
    const { app } = house();
    const id = "LF-1001";
    const { id: old, ...quote } = await app.db
      .selectFrom("quotes")
      .selectAll()
      .where("openOf", "=", id)
      .executeTakeFirstOrThrow();
    const gone = { state: "superseded", openOf: null, closedAt: quote.sentAt } as const;
    await app.db.updateTable("quotes").set(gone).where("id", "=", old).execute();
    const kept = { ...quote, id: randomUUID(), number: 2, snapshot: '{"format":1,"windows":[]}' };
    await app.db.insertInto("quotes").values(kept).execute();
    const changed = async () => (await findQuote(app, demoClient.id, id, 2))?.changed;
    expect(await changed()).toEqual([]);
    await noteChangedSincePriced(app.db, id, NOW.toISOString());
    expect(await changed()).toEqual(["The windows were edited on Nov 20, 2026"]);
    expect(await findMyOrder(app, demoClient.id, id)).toMatchObject({ quote: "open" });
  });
});
