import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginCardPayment } from "#app/services/cards/begin-card-payment.server.ts";
import { closeSession } from "#app/services/cards/sessions.server.ts";
import { tendSessions } from "#app/services/cards/watch-cards.server.ts";
import { tellPayment } from "#app/services/ledger/tell-payment.server.ts";
import { type CardDouble, startCardDouble } from "#tests/support/cards/card-double.ts";
import { withCards } from "#tests/support/cards/card-house.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { DEPOSIT } from "#tests/support/orders/money.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

onEachDemo("something happens while a card pays", NOW, (house) => {
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

  test("the client says that it is paid: once the money has come, nobody needs to look for it", async () => {
    const order = await cards.accepted();
    const checkout = await order.begun();
    double.pay(checkout);
    expect(await tellPayment(cards.app, { user: order.client, orderId: order.orderId })).toEqual({ ok: true });
    expect((await order.row()).paidToldAt).toBe(NOW.toISOString());
    await cards.take(double.paidEvent(checkout));
    expect((await order.row()).paidToldAt).toBeNull();
  });

  test("its page is closed while the money waits for its turn: it came after that, and is flagged", async ({
    skip,
  }) => {
    const { app } = cards;
    // Only there can two acts on one client begin before either ends.
    if (app.database.kind !== "postgres") skip();
    const order = await cards.accepted();
    const checkout = await order.begun();
    const [session] = await order.sessions();
    double.pay(checkout);
    let taken: Promise<unknown> | undefined;
    await app.db.transaction().execute(async (holder) => {
      await holder.selectFrom("users").select("id").where("id", "=", order.client.id).forUpdate().execute();
      taken = cards.take(double.paidEvent(checkout));
      const waiting = sql<{ count: number }>`select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(app.db)).rows[0]?.count, { timeout: 20_000 }).toBe(1);
      await closeSession(holder, session?.id ?? "", { why: "Another amount was due.", now });
    });
    expect(await taken).toEqual({ ok: true });
    expect((await order.entries()).at(-1)).toEqual(["payment", -DEPOSIT]);
    expect(await order.flags()).toEqual([expect.stringMatching(/after its payment page was closed/)]);
  });

  test("another server has asked about a session since this one read of it: the provider is asked once", async () => {
    const orders = [await cards.accepted(), await cards.accepted()];
    const checkouts = [await orders[0]!.begun(), await orders[1]!.begun()];
    setNow(minutes(10));
    const asked: string[] = [];
    let others = 0;
    /** While the first of its two sessions is asked about, a second server looks, and finds the other one. */
    const ask = async (checkoutId: string) => {
      asked.push(checkoutId);
      if (others++ === 0) await tendSessions(server);
      return cards.app.cards.ask(checkoutId);
    };
    const server = { ...cards.app, cards: { ...cards.app.cards, ask } };
    await tendSessions(server);
    setNow(NOW);
    expect(asked.toSorted()).toEqual(checkouts.toSorted());
  });

  test("the provider is slow and the client impatient: it is asked once, and every press counts", async () => {
    const order = await cards.accepted();
    const { begin } = cards.app.cards;
    const slow = Promise.withResolvers<void>();
    let asked = 0;
    const till = {
      ...cards.app.cards,
      begin: async (checkout: Parameters<typeof begin>[0]) => {
        asked += 1;
        await slow.promise;
        return begin(checkout);
      },
    };
    const address = { paidUrl: "http://localhost:3000/", cancelUrl: "http://localhost:3000/" };
    const beginning = { userId: order.client.id, orderId: order.orderId, seenCents: DEPOSIT, backTo: () => address };
    const press = () => beginCardPayment({ ...cards.app, cards: till }, beginning);
    const presses = Array.from({ length: 40 }, press);
    let refused = 0;
    for (const pressed of presses)
      pressed.then((answer) => (refused += "status" in answer && answer.status === 429 ? 1 : 0));
    await expect.poll(() => refused).toBe(10);
    slow.resolve();
    const answers = await Promise.all(presses);
    const urls = answers.flatMap((answer) => (answer.ok ? answer.url : []));
    expect([urls.length, new Set(urls).size, asked]).toEqual([30, 1, 1]);
    expect(await order.sessions()).toMatchObject([{ state: "open" }]);
  });

  test("what is due changes while the provider makes the page: nobody is led there, and the provider is to close it", async () => {
    const order = await cards.accepted();
    const { begin } = cards.app.cards;
    let made = "";
    const till = {
      ...cards.app.cards,
      begin: async (checkout: Parameters<typeof begin>[0]) => {
        const answer = await begin(checkout);
        made = answer.checkoutId;
        await order.pay("100");
        await cards.tend();
        return answer;
      },
    };
    const begun = await beginCardPayment(
      { ...cards.app, cards: till },
      {
        userId: order.client.id,
        orderId: order.orderId,
        seenCents: DEPOSIT,
        backTo: () => ({ paidUrl: "http://localhost:3000/", cancelUrl: "http://localhost:3000/" }),
      },
    );
    expect(begun).toMatchObject({ ok: false, status: 409 });
    expect(double.checkouts.get(made)?.status).toBe("open");
    await cards.tend();
    expect(double.checkouts.get(made)?.status).toBe("expired");
    expect(await order.sessions()).toMatchObject([{ state: "ended", checkoutId: made, lookAt: null }]);
  });

  test("which sessions are open is read from an index, however many there were", async ({ skip }) => {
    const { db, database } = cards.app;
    if (database.kind !== "sqlite") skip();
    const open = sql`select * from "cardSessions" where "openOf" is not null order by "createdAt" limit 200`;
    const { rows } = await sql<{ detail: string }>`explain query plan ${open}`.execute(db);
    expect(rows.map(({ detail }) => detail)).toEqual(["SCAN cardSessions USING INDEX cardSessionsOpen"]);
  });

  test("its order is no longer this client’s: the money is told of, as it is for an order that we do not have", async () => {
    const order = await cards.accepted();
    const checkout = await order.begun();
    const [{ checkoutId: _, ...session } = { checkoutId: null }] = await order.sessions();
    const stranger = await addClient(cards.app);
    const moved = { ...session, id: crypto.randomUUID(), userId: stranger.id, openOf: null, checkoutId: "cs_moved" };
    await cards.app.db
      .insertInto("cardSessions")
      .values(moved as never)
      .execute();
    const known = double.checkouts.get(checkout);
    double.pay(checkout, { metadata: { ...known?.metadata, larkfield_session: moved.id } });
    await cards.take(double.paidEvent(checkout));
    expect(await order.entries()).toHaveLength(1);
    const told = await cards.app.db
      .selectFrom("emails")
      .select("parameters")
      .where("kind", "=", "payment_flagged")
      .where("orderId", "is", null)
      .execute();
    expect(told.map(({ parameters }) => JSON.parse(parameters))).toMatchObject([
      { amount: "$636.00", reference: `pi_${checkout}`, reason: expect.stringContaining(order.orderId) },
    ]);
  });
});
