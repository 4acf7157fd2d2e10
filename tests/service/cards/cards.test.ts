import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#app/app.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { beginCardPayment } from "#app/services/cards/begin-card-payment.server.ts";
import { checkCardMoney } from "#app/services/cards/flag-money.server.ts";
import { takeCardEvent } from "#app/services/cards/take-card-event.server.ts";
import { tendSessions } from "#app/services/cards/watch-cards.server.ts";
import { countMoney } from "#app/services/ledger/count-money.server.ts";
import { type CardDouble, startCardDouble } from "#tests/support/cards/card-double.ts";
import { withCards } from "#tests/support/cards/card-house.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { allEffectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { DEPOSIT, plainOrder } from "#tests/support/orders/money.ts";
import { SUGGESTED, sampleContent } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

onEachDemo("payments by card", NOW, (house) => {
  let now = NOW;
  let double: CardDouble;
  let cards: Awaited<ReturnType<typeof withCards>>;
  const setNow = (time: Date) => {
    now = time;
    house().setNow(time);
  };
  beforeAll(async () => {
    setNow(NOW);
    double = await startCardDouble({ now: () => now });
    cards = await withCards(house().app, double);
  });
  afterAll(() => double?.stop());

  /** As many as have a connection each. */
  async function atOnce<Answer>(count: number, act: (n: number) => Promise<Answer>) {
    const answers: Answer[] = [];
    let next = 0;
    const runner = async () => {
      while (next < count) answers.push(await act(next++));
    };
    await Promise.all(Array.from({ length: 8 }, runner));
    return answers;
  }

  test("eight presses lead to one checkout for what is due; another amount, another client and nothing due do not", async () => {
    const order = await cards.accepted();
    const answers = await atOnce(8, () => order.press());
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [answer] = answers;
    const id = answer?.ok ? (answer.url.split("/").at(-1) ?? "") : "";
    expect(double.checkouts.get(id)).toMatchObject({ amount_total: DEPOSIT, currency: "usd" });
    const [session] = await order.sessions();
    expect(await order.sessions()).toHaveLength(1);
    expect(session).toMatchObject({ state: "open", purpose: "deposit", cents: DEPOSIT, checkoutId: id });
    const keys = double.asked.filter(({ idempotencyKey }) => idempotencyKey === `larkfield-${session?.id}`);
    expect(keys.length).toBeGreaterThan(0);
    const { app } = cards;
    expect(await expectNoEffects(app, () => order.press())).toEqual(answer);
    expect(await expectNoEffects(app, () => order.press(DEPOSIT - 1))).toMatchObject({ status: 409 });
    expect(await expectNoEffects(app, () => order.press(Number.NaN))).toMatchObject({ status: 409 });
    expect(await expectNoEffects(app, () => order.press(DEPOSIT, demoOwner.id))).toMatchObject({ status: 404 });
    const plain = cards.withCardActs(await plainOrder(app, order.client, 40_000));
    expect(await expectNoEffects(app, () => plain.press(40_000))).toMatchObject({ status: 409 });
  });

  test("the same event twenty times, another of the same payment and a look are one payment with one receipt", async () => {
    const order = await cards.accepted();
    const checkout = await order.begun();
    const paymentId = double.pay(checkout);
    const event = double.paidEvent(checkout);
    const again = double.paidEvent(checkout);
    const answers = await atOnce(22, (n) => cards.take(n === 7 || n === 13 ? again : event));
    expect(answers).toEqual(Array.from({ length: 22 }, () => ({ ok: true })));
    setNow(minutes(11));
    await cards.tend();
    setNow(NOW);
    expect(await order.entries()).toEqual([
      ["charge", SUGGESTED],
      ["payment", -DEPOSIT],
    ]);
    const { entries, badge } = await order.money();
    expect([badge, entries[1]]).toMatchObject([
      "deposit_paid",
      { method: "card", reference: paymentId, receiptNumber: expect.stringMatching(/^R-2026-\d{5}$/) },
    ]);
    expect(await order.mails("payment_received")).toHaveLength(1);
    expect(await order.sessions()).toMatchObject([{ state: "paid", openOf: null, url: null, lookAt: null }]);
    expect(await order.flags()).toEqual([]);
    expect(await expectNoEffects(cards.app, () => cards.take(event))).toEqual({ ok: true });
  });

  test("two servers on one PostgreSQL book it once, whoever hears of it and however", async ({ skip }) => {
    const { app } = house();
    if (app.database.kind !== "postgres") skip();
    const config = { ...app.config, cards: double.settings };
    const second = await createApp({ config, log: pino({ level: "silent" }), now: () => now });
    try {
      const order = await cards.accepted();
      const presses = await atOnce(8, (n) =>
        beginCardPayment(n % 2 === 0 ? cards.app : second, {
          userId: order.client.id,
          orderId: order.orderId,
          seenCents: DEPOSIT,
          backTo: (id) => ({ paidUrl: `http://localhost:3000/${id}`, cancelUrl: "http://localhost:3000/" }),
        }),
      );
      expect(new Set(presses.map((answer) => JSON.stringify(answer))).size).toBe(1);
      const checkout = await order.begun();
      double.pay(checkout);
      const event = double.paidEvent(checkout);
      const sent = { body: Buffer.from(event), signature: double.sign(event) };
      setNow(minutes(11));
      await atOnce(20, async (n) => {
        const server = n % 2 === 0 ? cards.app : second;
        if (n % 5 === 4) await tendSessions(server);
        else await takeCardEvent(server, { ...sent, signature: double.sign(event) });
      });
      setNow(NOW);
      expect(await order.entries()).toEqual([
        ["charge", SUGGESTED],
        ["payment", -DEPOSIT],
      ]);
      expect(await order.mails("payment_received")).toHaveLength(1);
    } finally {
      await second.close();
    }
  });

  test("what was begun ends at the provider when quote, purpose or amount changes, and not before", async () => {
    const changes: [string, (order: Awaited<ReturnType<typeof cards.accepted>>) => Promise<unknown>][] = [
      ["part of it was paid", (order) => order.pay("100")],
      // Then the rest is due, and is the same amount: another purpose.
      ["the deposit was paid", (order) => order.pay(String(DEPOSIT / 100))],
      ["the order was cancelled", (order) => order.save("cancelled", SUGGESTED)],
      [
        "another version was confirmed",
        async (order) => {
          await order.send(sampleContent(cards.app, { depositRate: null, depositCents: DEPOSIT }));
          return order.confirm({ number: 2 });
        },
      ],
    ];
    for (const [what, change] of changes) {
      const order = await cards.accepted();
      const checkout = await order.begun();
      await cards.tend();
      expect(double.checkouts.get(checkout)?.status, what).toBe("open");
      expect(await change(order), what).toMatchObject({ ok: true });
      await cards.tend();
      expect(double.checkouts.get(checkout)?.status, what).toBe("expired");
      expect(await order.sessions(), what).toMatchObject([{ state: "ended", openOf: null, url: null, lookAt: null }]);
    }
  });

  test("the next press closes an older one for another amount, or one about to run out", async () => {
    const order = await cards.accepted();
    const first = await order.begun();
    await order.pay("100");
    const second = await order.begun(DEPOSIT - 100_00);
    expect(second).not.toBe(first);
    setNow(minutes(51));
    const third = await order.begun(DEPOSIT - 100_00);
    expect(third).not.toBe(second);
    await cards.tend();
    setNow(NOW);
    expect([first, second, third].map((id) => double.checkouts.get(id)?.status)).toEqual([
      "expired",
      "expired",
      "open",
    ]);
  });

  test("late money, another amount and too much are booked and flagged", async () => {
    const cases: [
      RegExp,
      number,
      (order: Awaited<ReturnType<typeof cards.accepted>>, id: string) => Promise<unknown>,
    ][] = [
      [
        /after its payment page was closed/,
        -DEPOSIT,
        async (order, id) => {
          await order.pay("100");
          await cards.tend();
          double.pay(id);
          await cards.take(double.paidEvent(id));
        },
      ],
      [
        // It was paid before the provider could be told to close it.
        /after its payment page was closed/,
        -DEPOSIT,
        async (order, id) => {
          double.pay(id);
          await order.pay("100");
          await cards.tend();
        },
      ],
      [
        /not one to be paid for/,
        -DEPOSIT,
        async (order, id) => {
          double.pay(id);
          await order.save("cancelled", SUGGESTED);
          await cards.take(double.paidEvent(id));
        },
      ],
      [
        /begun for \$636\.00, and \$500\.00 came/,
        -50_000,
        async (_, id) => {
          double.pay(id, { amount_total: 50_000 });
          await cards.take(double.paidEvent(id));
        },
      ],
      [
        /in credit by \$636\.00/,
        -DEPOSIT,
        async (order, id) => {
          await order.pay(String(SUGGESTED / 100));
          double.pay(id);
          await cards.take(double.paidEvent(id));
        },
      ],
    ];
    for (const [words, cents, happen] of cases) {
      const order = await cards.accepted();
      await happen(order, await order.begun());
      expect((await order.entries()).at(-1), String(words)).toEqual(["payment", cents]);
      expect(await order.flags()).toEqual([expect.stringMatching(words)]);
      expect((await order.row()).cardFlaggedAt).toBe(NOW.toISOString());
    }
  });

  test("money whose beginning we have lost is booked by its order; in other coin, or for no order, it is only told of", async () => {
    const order = await cards.accepted();
    const marks = {
      larkfield_site: "http://localhost:3000",
      larkfield_session: "lost",
      larkfield_order: order.orderId,
    };
    const paid = (payment_intent: string, metadata: object, changes = {}) =>
      double.event("checkout.session.completed", {
        id: `cs_${payment_intent}`,
        status: "complete",
        payment_status: "paid",
        payment_intent,
        metadata,
        amount_total: 5_000,
        currency: "usd",
        ...changes,
      });
    await cards.take(paid(`pi_lost_${order.orderId}`, marks));
    expect((await order.entries()).at(-1)).toEqual(["payment", -5_000]);
    expect(await order.flags()).toEqual([expect.stringMatching(/no note of this payment/)]);
    await cards.take(paid(`pi_eur_${order.orderId}`, marks, { currency: "eur" }));
    expect(await order.entries()).toHaveLength(2);
    expect(await order.flags()).toHaveLength(2);
    const { effects } = await allEffectsOf(cards.app, () =>
      cards.take(paid(`pi_none_${order.orderId}`, { ...marks, larkfield_order: "LF-NONE" })),
    );
    expect(Object.keys(effects).sort()).toEqual(["emails", "providerEvents"]);
    // Of another house on the same account, or of none: a pasted payment link has no marks.
    const elsewhere = { ...marks, larkfield_site: "https://elsewhere.example" };
    const other = await allEffectsOf(cards.app, () => cards.take(paid(`pi_other_${order.orderId}`, elsewhere)));
    expect(Object.keys(other.effects)).toEqual(["providerEvents"]);
    await expectNoEffects(cards.app, () => cards.take(paid(`pi_link_${order.orderId}`, {})));
  });

  const refund = (paymentId: string, amount: number, status = "succeeded", id = `re_${paymentId}_${amount}`) => ({
    id,
    object: "refund",
    amount,
    currency: "usd",
    payment_intent: paymentId,
    status,
  });

  test("a refund at the provider is booked once, in any order; more than came in, a failure and a dispute are flagged", async () => {
    const order = await cards.accepted();
    const checkout = await order.begun();
    const paymentId = double.pay(checkout);
    // Before the payment itself is told of.
    await cards.take(double.event("refund.created", refund(paymentId, 1_000, "pending")));
    expect(await order.entries()).toHaveLength(1);
    await cards.take(double.paidEvent(checkout));
    await atOnce(8, () => cards.take(double.event("refund.updated", refund(paymentId, 1_000))));
    expect(await order.entries()).toEqual([
      ["charge", SUGGESTED],
      ["payment", -DEPOSIT],
      ["refund", 1_000],
    ]);
    expect(await order.mails("refund_sent")).toMatchObject([{ amount: 1_000 }]);
    expect(await order.flags()).toEqual([]);
    await cards.take(double.event("charge.dispute.created", refund(paymentId, DEPOSIT, "needs_response", "dp_1")));
    await cards.take(double.event("charge.dispute.closed", refund(paymentId, DEPOSIT, "lost", "dp_1")));
    await cards.take(double.event("refund.failed", refund(paymentId, 1_000, "failed")));
    expect(await order.entries()).toHaveLength(3);
    // Recorded by hand as well.
    await order.refund(String((DEPOSIT - 1_000) / 100));
    await cards.take(double.event("refund.created", refund(paymentId, DEPOSIT - 1_000)));
    expect(await order.entries()).toHaveLength(5);
    expect(await order.flags()).toEqual([
      expect.stringMatching(/bank disputes the payment R-2026/),
      expect.stringMatching(/dispute of the payment R-2026-\d+ is lost/),
      expect.stringMatching(/did not go through/),
      expect.stringMatching(/\$626\.00 more has gone back than came in/),
    ]);
  });

  test("nothing unsigned is believed, and what does not concern us is taken and forgotten", async () => {
    const order = await cards.accepted();
    const checkout = await order.begun();
    double.pay(checkout);
    const event = double.paidEvent(checkout);
    const other = event.replace(String(DEPOSIT), "1");
    const old = double.sign(event, { at: minutes(-6) });
    const forged: [string, string][] = [
      [event, ""],
      [event, "t=1,v1=00"],
      [event, double.sign(event, { secret: "whsec_another00000" })],
      [event, old],
      [event, double.sign(event).replace("v1=", "v0=")],
      [other, double.sign(event)],
      ["{", double.sign("{")],
      ["null", double.sign("null")],
      ['{"id":1}', double.sign('{"id":1}')],
    ];
    const others = ["customer.created", "checkout.session.completed", "refund.created", "charge.dispute.created"];
    await expectNoEffects(cards.app, async () => {
      for (const [body, signature] of forged) {
        expect(await cards.take(body, signature), body).toMatchObject({ ok: false, status: 400 });
      }
      for (const type of others) {
        expect(await cards.take(double.event(type, { id: "x", nonsense: [1] })), type).toEqual({ ok: true });
      }
    });
  });

  test("a provider that fails takes nothing: pressed again it is the same checkout, and it is asked later and later", async () => {
    const order = await cards.accepted();
    double.manners = "failing";
    await expect(order.press()).rejects.toThrow();
    expect(await order.sessions()).toMatchObject([{ state: "starting", checkoutId: null }]);
    double.manners = "kind";
    const checkout = await order.begun();
    expect(await order.sessions()).toHaveLength(1);
    double.manners = "failing";
    setNow(minutes(10));
    await cards.tend();
    await cards.tend();
    expect(await order.sessions()).toMatchObject([{ state: "open", tries: 1, lookAt: minutes(11).toISOString() }]);
    setNow(minutes(11));
    await cards.tend();
    expect(await order.sessions()).toMatchObject([{ tries: 2, lookAt: minutes(13).toISOString() }]);
    // The event was lost; the look finds the money.
    double.manners = "kind";
    double.pay(checkout);
    setNow(minutes(13));
    await cards.tend();
    expect(await order.entries()).toHaveLength(2);
    setNow(NOW);
    expect(await order.flags()).toEqual([]);
  });

  test("one that ran out unpaid ends, by the event or by a look, and nothing is asked any more", async () => {
    const [told, looked] = [await cards.accepted(), await cards.accepted()];
    const [first, second] = [await told.begun(), await looked.begun()];
    const gone = (id: string) => Object.assign(double.checkouts.get(id) ?? {}, { status: "expired", url: null });
    await cards.take(double.event("checkout.session.expired", gone(first)));
    setNow(minutes(10));
    await cards.tend();
    expect(await looked.sessions()).toMatchObject([{ state: "open", lookAt: minutes(62).toISOString() }]);
    gone(second);
    setNow(minutes(62));
    await cards.tend();
    for (const order of [told, looked])
      expect(await order.sessions()).toMatchObject([{ state: "ended", lookAt: null }]);
    const askedOfThem = () => double.asked.filter(({ path }) => path.includes(first) || path.includes(second)).length;
    const before = askedOfThem();
    setNow(minutes(120));
    await cards.tend();
    setNow(NOW);
    expect(askedOfThem()).toBe(before);
  });

  test("the owner checks what was flagged; what came since still waits", async () => {
    const order = await cards.accepted();
    const checkout = await order.begun();
    const paymentId = double.pay(checkout, { amount_total: DEPOSIT + 1 });
    await cards.take(double.paidEvent(checkout));
    const before = (await countMoney(cards.app)).paidToCheck;
    setNow(minutes(5));
    await cards.take(double.event("charge.dispute.created", refund(paymentId, DEPOSIT, "needs_response", "dp_2")));
    const check = (seenAt: string, userId: string = order.client.id) =>
      checkCardMoney(cards.app, { actorId: demoOwner.id, userId, orderId: order.orderId, seenAt });
    expect(await expectNoEffects(cards.app, () => check("z", demoOwner.id))).toMatchObject({ status: 404 });
    expect(await expectNoEffects(cards.app, () => check(""))).toEqual({ ok: true });
    await check(NOW.toISOString());
    expect((await order.row()).cardFlaggedAt).toBe(minutes(5).toISOString());
    await check(minutes(5).toISOString());
    expect((await order.row()).cardFlaggedAt).toBeNull();
    expect((await countMoney(cards.app)).paidToCheck).toBe(before - 1);
    expect(await expectNoEffects(cards.app, () => check(minutes(5).toISOString()))).toEqual({ ok: true });
    setNow(NOW);
  });

  test("a failing database writes nothing, and the event counts when it is sent again", async () => {
    const order = await cards.accepted();
    const checkout = await order.begun();
    double.pay(checkout);
    const event = double.paidEvent(checkout);
    const sent = { body: Buffer.from(event), signature: double.sign(event) };
    // The receipt's number is the last thing that is taken before the entry is written.
    await cards.app.db.schema.alterTable("counters").renameTo("countersAway").execute();
    await expect(takeCardEvent(cards.app, sent)).rejects.toThrow();
    await cards.app.db.schema.alterTable("countersAway").renameTo("counters").execute();
    expect(await order.entries()).toHaveLength(1);
    expect(await takeCardEvent(cards.app, sent)).toEqual({ ok: true });
    expect(await order.entries()).toHaveLength(2);
  });

  test("without keys nothing is begun, believed or looked after", async () => {
    const order = await cards.accepted();
    const app = { ...cards.app, cards: undefined };
    const asking = { userId: order.client.id, orderId: order.orderId, seenCents: DEPOSIT };
    const backTo = () => ({ paidUrl: "", cancelUrl: "" });
    expect(await expectNoEffects(app, () => beginCardPayment(app, { ...asking, backTo }))).toMatchObject({
      status: 404,
    });
    const event = double.event("checkout.session.expired", {});
    const sent = { body: Buffer.from(event), signature: double.sign(event) };
    expect(await expectNoEffects(app, () => takeCardEvent(app, sent))).toMatchObject({ status: 404 });
    expect(await expectNoEffects(app, () => tendSessions(app))).toBe(0);
  });

  test("the database refuses to change what a payment is for, and what a provider has said", async () => {
    const order = await cards.accepted();
    const checkout = await order.begun();
    await cards.take(
      double.event("checkout.session.expired", { ...double.checkouts.get(checkout), status: "expired" }),
    );
    const { db } = cards.app;
    await expect(db.updateTable("cardSessions").set({ cents: 1 }).execute()).rejects.toThrow(/never changed/);
    await expect(db.updateTable("cardSessions").set({ orderId: "LF-1001" }).execute()).rejects.toThrow(/never changed/);
    await expect(db.updateTable("providerEvents").set({ news: "{}" }).execute()).rejects.toThrow(/never changed/);
    await expect(db.deleteFrom("providerEvents").execute()).rejects.toThrow(/never changed/);
  });
});
