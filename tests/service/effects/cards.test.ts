import { afterAll, beforeAll, expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { beginCardPayment } from "#app/services/cards/begin-card-payment.server.ts";
import { findCardNotes, findCardPayment } from "#app/services/cards/find-card-payment.server.ts";
import { checkCardMoney } from "#app/services/cards/flag-money.server.ts";
import { takeCardEvent } from "#app/services/cards/take-card-event.server.ts";
import { type CardDouble, startCardDouble } from "#tests/support/cards/card-double.ts";
import { withCards } from "#tests/support/cards/card-house.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { allEffectsOf, expectNoEffects, recordedEvent } from "#tests/support/effects.ts";
import { DEPOSIT } from "#tests/support/orders/money.ts";
import { SUGGESTED } from "#tests/support/orders/quotes.ts";

const NOW = "2026-11-20T17:00:00.000Z";

onEachDemo("what payments by card do", new Date(NOW), (house) => {
  let double: CardDouble;
  let cards: Awaited<ReturnType<typeof withCards>>;
  beforeAll(async () => {
    double = await startCardDouble({ now: () => new Date(NOW) });
    cards = await withCards(house().app, double);
  });
  afterAll(() => double?.stop());

  test("beginning is a session and a counted try; what is known of it is read, and changes nothing", async () => {
    const { app } = cards;
    const { client, orderId, row, sessions } = await cards.accepted();
    const asking = { userId: client.id, orderId, seenCents: DEPOSIT };
    const backTo = () => ({ paidUrl: "http://localhost:3000/p", cancelUrl: "http://localhost:3000/c" });
    const { effects } = await allEffectsOf(app, () => beginCardPayment(app, { ...asking, backTo }));
    const { acceptedQuoteId: quoteId } = await row();
    const [session] = await sessions();
    expect(effects).toEqual({
      rateLimits: { added: [expect.objectContaining({ count: 1 })] },
      cardSessions: {
        added: [
          {
            id: expect.any(String),
            orderId,
            userId: client.id,
            quoteId,
            purpose: "deposit",
            cents: DEPOSIT,
            createdAt: NOW,
            expiresAt: "2026-11-20T18:00:00.000Z",
            openOf: orderId,
            state: "open",
            checkoutId: expect.stringMatching(/^cs_/),
            url: expect.stringMatching(/^http/),
            entryId: null,
            endedWhy: "",
            lookAt: "2026-11-20T17:10:00.000Z",
            tries: 0,
          },
        ],
      },
    });
    const known = await expectNoEffects(app, () => findCardPayment(app, client.id, orderId, session?.id));
    expect(known).toEqual({ id: session?.id, state: "open", cents: DEPOSIT, receiptNumber: null, paidCents: null });
    expect(await expectNoEffects(app, () => findCardPayment(app, client.id, orderId, "another"))).toBeUndefined();
    expect(await expectNoEffects(app, () => findCardNotes(app.db, orderId))).toBeNull();
  });

  test("money is an entry, its receipt's name, the figures, an event, a message and a session that is over", async () => {
    const { app } = cards;
    const order = await cards.accepted();
    const { client, orderId } = order;
    const checkout = await order.begun();
    const paymentId = double.pay(checkout);
    const body = double.paidEvent(checkout, "evt_effects");
    const take = () => takeCardEvent(app, { body: Buffer.from(body), signature: double.sign(body) });
    const { answer, effects } = await allEffectsOf(app, take);
    expect(answer).toEqual({ ok: true });
    const { ledgerEntries, documentPeople, orders, orderEvents, emails, counters, ...others } = effects;
    const [session] = await order.sessions();
    const entryId = session?.entryId ?? "";
    const receiptNumber = expect.stringMatching(/^R-2026-\d{5}$/);
    expect(others).toEqual({
      providerEvents: {
        added: [{ id: "evt_effects", at: NOW, kind: "paid", paymentId, news: expect.stringContaining(paymentId) }],
      },
      cardSessions: {
        changed: { [session?.id ?? ""]: { state: "paid", openOf: null, url: null, entryId, lookAt: null } },
      },
    });
    expect(counters).toBeDefined();
    expect(ledgerEntries?.added).toEqual([
      {
        id: entryId,
        orderId,
        userId: client.id,
        seq: 2,
        at: NOW,
        occurredOn: "2026-11-20",
        actorId: client.id,
        kind: "payment",
        amountCents: -DEPOSIT,
        taxCents: 0,
        method: "card",
        reference: paymentId,
        note: "",
        receiptNumber,
        quoteId: null,
        consultationId: null,
        reversesId: null,
        formKey: `card:${paymentId}`,
        providerRef: paymentId,
        snapshot: JSON.stringify({ chargedCents: SUGGESTED, receivedCents: DEPOSIT, balanceCents: DEPOSIT }),
      },
    ]);
    expect(documentPeople?.added).toMatchObject([{ document: "entry", documentId: entryId }]);
    expect(orders).toEqual({
      changed: {
        [orderId]: {
          balanceCents: DEPOSIT,
          heldCents: DEPOSIT,
          dueOn: null,
          dueCents: 0,
          moneyBadge: "deposit_paid",
          stage: "fabric",
        },
      },
    });
    expect(orderEvents?.added).toEqual([
      recordedEvent({
        orderId,
        kind: "card_paid",
        actorId: client.id,
        at: NOW,
        details: { amount: DEPOSIT, reason: receiptNumber },
      }),
    ]);
    expect(emails?.added).toMatchObject([{ kind: "payment_received", recipientAddress: client.email }]);
    expect(await expectNoEffects(app, () => findCardNotes(app.db, orderId))).toEqual({ flags: [], paid: true });
    const known = await expectNoEffects(app, () => findCardPayment(app, client.id, orderId));
    expect(known).toMatchObject({ state: "paid", paidCents: DEPOSIT, receiptNumber });
  });

  test("a flag is a mark, an event and a message to us; once checked the mark goes, and an event says who looked", async () => {
    const { app } = cards;
    const order = await cards.accepted();
    const { orderId, client } = order;
    const checkout = await order.begun();
    const paymentId = double.pay(checkout);
    await cards.take(double.paidEvent(checkout));
    const dispute = {
      id: "dp_9",
      amount: DEPOSIT,
      currency: "usd",
      payment_intent: paymentId,
      status: "needs_response",
    };
    const { effects } = await allEffectsOf(app, () => cards.take(double.event("charge.dispute.created", dispute)));
    expect(effects).toMatchObject({
      providerEvents: { added: [{ kind: "disputed", paymentId }] },
      orders: { changed: { [orderId]: { cardFlaggedAt: NOW } } },
      orderEvents: { added: [{ orderId, kind: "card_flagged", actorId: null, details: { amount: DEPOSIT } }] },
      emails: { added: [{ kind: "payment_flagged", userId: null, orderId, recipientName: "Larkfield Drapery" }] },
    });
    expect(Object.keys(effects).sort()).toEqual(["emails", "orderEvents", "orders", "providerEvents"]);
    const notes = await expectNoEffects(app, () => findCardNotes(app.db, orderId));
    expect(notes).toMatchObject({ paid: true, flags: [{ at: NOW, words: expect.stringContaining(paymentId) }] });
    const act = { actorId: demoOwner.id, userId: client.id, orderId };
    const check = () => checkCardMoney(app, { ...act, seenAt: NOW });
    const checked = await allEffectsOf(app, check);
    expect(checked.effects).toEqual({
      orders: { changed: { [orderId]: { cardFlaggedAt: null } } },
      orderEvents: { added: [recordedEvent({ orderId, kind: "card_checked", actorId: demoOwner.id, at: NOW })] },
    });
    expect(await expectNoEffects(app, check)).toEqual({ ok: true });
  });
});
