import { sql } from "kysely";
import { expect, test } from "vitest";
import type { RunningApp } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { confirmOrder } from "#app/services/orders/life/confirm-order.server.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";

const SEEN = 1_000_00;
const RAISED = 2_000_00;

async function quoted(app: RunningApp) {
  const user = await addClient(app);
  const terms = { orderName: "Sheers", description: "Two pairs", totalCents: SEEN, paymentLink: null };
  const created = await createCustomOrder(app, demoOwner.id, user.id, terms);
  if (!created.ok) throw new Error(created.reason);
  const orderId = created.id;
  return {
    orderId,
    confirm: () => confirmOrder(app, { user, orderId, version: 1, seen: { totalCents: SEEN, creditCents: 0 } }),
    raise: () =>
      updateOrder(
        app,
        demoOwner.id,
        { userId: user.id, orderId, version: 1 },
        { status: "quoted", totalCents: RAISED, paymentLink: null },
      ),
    row: () => app.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow(),
    turns: () =>
      app.db
        .selectFrom("orderStatusHistory")
        .select(["totalCents", "confirmation"])
        .where("orderId", "=", orderId)
        .orderBy("at")
        .execute(),
    toldOfConfirmation: async () => {
      const mails = app.db.selectFrom("emails").select("parameters").where("orderId", "=", orderId);
      return (await mails.where("kind", "=", "quote_confirmed").execute()).map(({ parameters }) =>
        JSON.parse(parameters),
      );
    },
  };
}

interface Race {
  orderId: string;
  /** Each comes to the row while it is held. */
  runners: (() => Promise<{ ok: boolean }>)[];
  /** Written while all of them wait. */
  meanwhile?: (db: Db) => Promise<unknown>;
}

/** Holds the order's row until everybody waits for it, and then lets go. */
async function raceFor(app: RunningApp, { orderId, runners, meanwhile }: Race) {
  const running: Promise<{ ok: boolean }>[] = [];
  await app.db.transaction().execute(async (holder) => {
    await holder.selectFrom("orders").select("id").where("id", "=", orderId).forUpdate().execute();
    running.push(...runners.map((run) => run()));
    const waiting = sql<{ count: number }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const count = async () => (await waiting.execute(app.db)).rows[0]?.count;
    await expect.poll(count, { timeout: 20_000 }).toBe(runners.length);
    await meanwhile?.(holder);
  });
  return Promise.all(running);
}

onEachDemo("an amount that is confirmed while it is changed", "today", (house) => {
  test("is the one that its client saw, or is not confirmed, in whichever order the two come", async () => {
    const { app } = house();
    for (let round = 0; round < 20; round++) {
      const order = await quoted(app);
      const first = round % 2 === 0;
      const race = first ? [order.confirm(), order.raise()] : [order.raise(), order.confirm()];
      const answers = await Promise.all(race);
      const [confirmed, raised] = first ? answers : [answers[1], answers[0]];
      const row = await order.row();
      // Exactly one is made, and everything that is stored and sent says the same.
      expect([confirmed?.ok, raised?.ok]).toEqual(confirmed?.ok ? [true, false] : [false, true]);
      expect([row.totalCents, row.confirmedAt !== null]).toEqual(confirmed?.ok ? [SEEN, true] : [RAISED, false]);
      expect((await order.turns()).filter(({ confirmation }) => confirmation === "given")).toEqual(
        confirmed?.ok ? [{ totalCents: SEEN, confirmation: "given" }] : [],
      );
      expect(await order.toldOfConfirmation()).toMatchObject(confirmed?.ok ? [{ total: 100_000 }] : []);
    }
  });

  const onPostgres = () => house().app.database.kind === "postgres";

  test("with both at the row at the same moment both wait for it, and one of them is made", async ({ skip }) => {
    if (!onPostgres()) skip();
    const { app } = house();
    for (let round = 0; round < 6; round++) {
      const order = await quoted(app);
      const runners = round % 2 === 0 ? [order.confirm, order.raise] : [order.raise, order.confirm];
      const answers = await raceFor(app, { orderId: order.orderId, runners });
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const { totalCents, confirmedAt } = await order.row();
      expect(confirmedAt === null ? RAISED : SEEN).toBe(totalCents);
    }
  });

  test("another amount that was confirmed in another tab meanwhile is not taken for this one", async ({ skip }) => {
    if (!onPostgres()) skip();
    const { app } = house();
    const order = await quoted(app);
    const confirmedElsewhere = { totalCents: RAISED, version: 3, confirmedAt: "2026-10-20T12:00:00.000Z" };
    const [answer] = await raceFor(app, {
      orderId: order.orderId,
      runners: [order.confirm],
      meanwhile: (db) => db.updateTable("orders").set(confirmedElsewhere).where("id", "=", order.orderId).execute(),
    });
    expect(answer).toMatchObject({ ok: false, code: "stale", status: 409 });
    expect(await order.toldOfConfirmation()).toEqual([]);
  });
});
