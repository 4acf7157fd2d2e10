import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { findCome } from "#app/services/ledger/find-due.server.ts";
import { askToChangeOrder, reopenForClient } from "#app/services/orders/life/reopen-for-client.server.ts";
import { confirmQuote, priceChoice } from "#app/services/quotes/confirm-quote.server.ts";
import { askForChanges, declineQuote } from "#app/services/quotes/decline-or-ask.server.ts";
import { findWaiting, listReopened } from "#app/services/quotes/find-my-order-page.server.ts";
import { findMyQuote, findQuoteInstead, markSeen } from "#app/services/quotes/find-my-quote.server.ts";
import { makeQuotePdf } from "#app/services/quotes/paper/make-quote-pdf.server.ts";
import { pdf } from "#tests/support/data/pdf.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { allEffectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { SUGGESTED, submittedOrder } from "#tests/support/orders/quotes.ts";

onEachDemo("what a client does with a quote", "today", (house) => {
  const quoted = async () => {
    const order = await submittedOrder(house().app);
    await order.send();
    return order;
  };
  const touched = async (act: () => Promise<unknown>) =>
    Object.keys((await allEffectsOf(house().app, act)).effects).sort();

  test("reading it and working out a choice change nothing; the first look is noted once", async () => {
    const { app } = house();
    const { client, orderId } = await quoted();
    const asked = { userId: client.id, orderId, number: 1, chosen: ["blackout", "tassels"] };
    expect((await expectNoEffects(app, () => findMyQuote(app, client.id, orderId)))?.figures.totalCents).toBe(
      SUGGESTED,
    );
    expect(await expectNoEffects(app, () => findQuoteInstead(app, client.id, orderId))).toBe(1);
    expect(await expectNoEffects(app, () => findCome(app.db, orderId))).toEqual({
      creditCents: 0,
      paidCents: 0,
      takenOffCents: 0,
      loweredCents: 0,
    });
    const priced = await expectNoEffects(app, () => priceChoice(app, asked));
    expect(priced).toMatchObject({ ok: true, chosen: ["blackout", "tassels"], figures: { totalCents: 143_100 } });
    expect(priced).not.toHaveProperty("figures.lines");
    expect(await touched(() => markSeen(app, client.id, orderId, 1))).toEqual(["quotes"]);
    await expectNoEffects(app, () => markSeen(app, client.id, orderId, 1));
  });

  test("a document counts as one try, says the yes once there is one, and is else the same", async () => {
    const { app } = house();
    const { client, orderId, confirm } = await quoted();
    const asked = { userId: client.id, orderId, actorId: client.id };
    const make = async () => {
      const made = await makeQuotePdf({ ...app, pdf }, asked);
      if (!made.ok || !made.pdf) throw new Error("no document");
      return { ...made, bytes: Buffer.from(made.pdf) };
    };
    const first = await make();
    expect(await touched(make)).toEqual(["rateLimits"]);
    const again = await make();
    expect(again.tag === first.tag && again.bytes.equals(first.bytes)).toBe(true);
    expect(await makeQuotePdf({ ...app, pdf }, { ...asked, knownTag: first.tag })).toMatchObject({ pdf: null });
    await confirm();
    const confirmed = await make();
    expect(confirmed.tag).not.toBe(first.tag);
    expect((await make()).bytes.equals(confirmed.bytes)).toBe(true);
    expect(await makeQuotePdf({ ...app, pdf }, { ...asked, userId: demoOwner.id })).toMatchObject({ status: 404 });
  });

  test("each answer writes its row, its event, its e-mails and the words apart", async () => {
    const { app } = house();
    const first = await quoted();
    const about = { user: first.client, orderId: first.orderId, number: 1 };
    const ask = () => askForChanges(app, { ...about, message: "Longer", lineMessages: { drapes: "Here" } });
    const answered = ["documentPeople", "emails", "orderEvents", "quoteAnswers", "quotes", "rateLimits"];
    expect(await touched(ask)).toEqual([...answered, "messages"].sort());
    const decline = () => declineQuote(app, { ...about, reason: "price", message: "" });
    expect(await touched(decline)).toEqual([...answered, "orders"].sort());
    const second = await quoted();
    const yes = { user: second.client, orderId: second.orderId, number: 1, chosen: ["standard"], agreeToTerms: true };
    const seen = { totalCents: SUGGESTED, creditCents: 0 };
    const confirm = () => confirmQuote(app, { ...yes, signedName: "Ida", seen, address: "", userAgent: "" });
    expect(await touched(confirm)).toEqual([...answered, "ledgerEntries", "orderStatusHistory", "orders"].sort());
    await expectNoEffects(app, confirm);
    const due = await app.db
      .selectFrom("emails")
      .select(["kind", "parameters"])
      .where("orderId", "=", second.orderId)
      .where("kind", "in", ["quote_copy", "quote_confirmed", "quote_ready"])
      .execute();
    expect(due.map(({ parameters }) => JSON.parse(parameters).due)).toEqual([63_600, 63_600, 63_600]);
  });

  test("asking to change a submitted order tells us, and what we then write stands by the draft", async () => {
    const { app } = house();
    const { client, orderId, row } = await submittedOrder(app);
    const ask = () => askToChangeOrder(app, { user: client, orderId, message: "One more window" });
    expect(await touched(ask)).toEqual(["emails", "messages", "orderEvents", "rateLimits"]);
    expect(await expectNoEffects(app, () => findWaiting(app, client.id, orderId))).toMatchObject({
      withdrawn: null,
      changeAsked: { message: "One more window" },
    });
    expect((await findWaiting(app, demoOwner.id, orderId)).changeAsked).toBeNull();
    expect(await listReopened(app, client.id)).toEqual({});
    const { version } = await row();
    const message = "Add it, and submit again.";
    await reopenForClient(app, { actorId: demoOwner.id, userId: client.id, orderId, version, message });
    expect(await expectNoEffects(app, () => listReopened(app, client.id))).toEqual({ [orderId]: message });
    expect((await findWaiting(app, client.id, orderId)).changeAsked).toBeNull();
  });
});
