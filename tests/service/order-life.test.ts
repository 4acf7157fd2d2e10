import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import type { OrderTerms } from "#app/domain/orders/order-update.ts";
import { setWindowCount } from "#app/domain/orders/window-count.ts";
import { deleteOrder } from "#app/services/orders/delete-order.server.ts";
import { editOrder } from "#app/services/orders/edit-order.server.ts";
import { confirmOrder } from "#app/services/orders/life/confirm-order.server.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { onEachDemo, type TestHouse } from "#tests/support/databases.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

const userId = demoClient.id;
const CHANGED = "The quote has changed since you opened it. Please look at it again.";
const NO_QUOTE = "There is no open quote for this order.";

/** One order and what both sides do with it. */
function lifeOf({ app }: TestHouse, orderId: string) {
  const row = () => app.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const mails = async () => {
    const query = app.db.selectFrom("emails").select(["kind", "parameters"]).where("orderId", "=", orderId);
    const rows = await query.execute();
    return rows.map(({ kind, parameters }) => ({ kind, ...JSON.parse(parameters) }));
  };
  return {
    orderId,
    row,
    mails,
    mailsTo: async (kind: string) => (await mails()).filter((mail) => mail.kind === kind),
    /** The owner saves these terms and leaves the others as they are. */
    save: async (terms: Partial<OrderTerms>) => {
      const { version, status, totalCents, paymentLink } = await row();
      const after = { ...({ status, totalCents, paymentLink } as OrderTerms), ...terms };
      expect(await updateOrder(app, demoOwner.id, { userId, orderId, version }, after)).toMatchObject({ ok: true });
    },
    confirm: async (seen: { version?: number; totalCents?: number | null; creditCents?: number } = {}) => {
      const { version, totalCents } = await row();
      const shown = { totalCents, creditCents: 0, ...seen };
      const { id, firstName, lastName, email } = demoClient;
      const user = { id, firstName, lastName, email };
      return confirmOrder(app, { user, orderId, version: seen.version ?? version, seen: shown });
    },
    remove: () => deleteOrder(app, userId, orderId),
  };
}

onEachDemo("the life of an order", "today", (house) => {
  async function submitted() {
    const revision = await readyOrder(house().app, userId);
    expect(await submitOrder(house().app, revision)).toMatchObject({ ok: true });
    return lifeOf(house(), revision.orderId);
  }
  async function custom(totalCents = 100_00) {
    const order = { orderName: "Pillows", description: "Two", totalCents, paymentLink: null };
    const made = await createCustomOrder(house().app, demoOwner.id, userId, order);
    if (!made.ok) throw new Error(made.reason);
    return lifeOf(house(), made.id);
  }

  test("a confirmation ends when the order is reopened, whatever it is quoted at afterwards", async () => {
    const order = await submitted();
    await order.save({ status: "quoted", totalCents: 500_00 });
    expect(await order.confirm()).toEqual({ ok: true });
    await order.save({ status: "incomplete" });
    const { version } = await order.row();
    const revision = { userId, orderId: order.orderId, version };
    expect(await editOrder(house().app, revision, (draft) => setWindowCount(draft, 2))).toMatchObject({ ok: true });
    await order.save({ status: "submitted" });
    await order.save({ status: "quoted", totalCents: 500_00 });
    expect((await order.row()).confirmedAt).toBeNull();
    expect(await order.confirm()).toEqual({ ok: true });
    expect((await order.row()).confirmedAt).not.toBeNull();
  });

  test.each(["incomplete", "submitted", "cancelled"] as const)(
    "a confirmation ends when the order is set to %s, and the client is told",
    async (status) => {
      const order = await custom();
      await order.confirm();
      await order.save({ status });
      expect((await order.row()).confirmedAt).toBeNull();
      expect(await order.mailsTo("status_changed")).toEqual([
        expect.objectContaining({ status, confirmation: "ended" }),
      ]);
      await order.save({ status: "quoted" });
      expect((await order.row()).confirmedAt).toBeNull();
    },
  );

  test.each(["in progress", "completed", "shipping", "delivered"] as const)(
    "a confirmation stays when the order is set to %s",
    async (status) => {
      const order = await custom();
      await order.confirm();
      await order.save({ status });
      expect((await order.row()).confirmedAt).not.toBeNull();
      expect(await order.mailsTo("status_changed")).toEqual([expect.objectContaining({ status, confirmation: "" })]);
    },
  );

  test("an order that was quoted, reopened and submitted again waits for a new price", async () => {
    const order = await submitted();
    await order.save({ status: "quoted", totalCents: 500_00, paymentLink: "https://pay.example.com/1" });
    await order.save({ status: "incomplete" });
    const { version } = await order.row();
    expect(await submitOrder(house().app, { userId, orderId: order.orderId, version })).toMatchObject({ ok: true });
    expect(await order.row()).toMatchObject({ status: "submitted", totalCents: null, paymentLink: null });
  });

  test("a yes to an amount that is no longer asked is refused, though another has been confirmed", async () => {
    const order = await submitted();
    await order.save({ status: "quoted", totalCents: 310_000 });
    expect(await order.confirm()).toEqual({ ok: true });
    expect(await order.confirm({ totalCents: 300_000 })).toMatchObject({ ok: false, status: 409 });
    expect(await order.confirm()).toEqual({ ok: true });
  });

  test("quoted without a total is no quote: nobody is written to, and nothing can be confirmed", async () => {
    const order = await submitted();
    const before = await order.mails();
    await order.save({ status: "quoted" });
    expect(await order.row()).toMatchObject({ status: "quoted", totalCents: null });
    expect(await order.mails()).toEqual(before);
    expect(await order.confirm()).toEqual({ ok: false, code: "refused", status: 409, reason: NO_QUOTE });
    expect((await order.row()).confirmedAt).toBeNull();
    await order.save({ totalCents: 250_00 });
    expect(await order.mailsTo("quote_ready")).toEqual([expect.objectContaining({ total: 25_000 })]);
    expect(await order.mailsTo("status_changed")).toEqual([]);
    expect(await order.confirm()).toEqual({ ok: true });
  });

  test("an order that was ever quoted is not deleted, however it was set back", async () => {
    const order = await submitted();
    await order.save({ status: "quoted", totalCents: 500_00 });
    await order.save({ status: "incomplete", totalCents: null });
    expect(await order.remove()).toEqual({
      ok: false,
      code: "refused",
      status: 409,
      reason: "This order has been quoted, so it is kept and can no longer be deleted.",
    });
    expect(await order.row()).toMatchObject({ status: "incomplete" });
  });

  test("an order that was submitted and reopened, but never quoted, can be deleted", async () => {
    const order = await submitted();
    await order.save({ status: "incomplete" });
    expect(await order.remove()).toEqual({ ok: true });
  });

  test("an order that is quoted while its client deletes it stays, and the client is told", async () => {
    const order = await submitted();
    await order.save({ status: "incomplete" });
    const { answer } = await during(house(), order.orderId, { status: "quoted", totalCents: 100_00 }, order.remove);
    expect(await answer).toMatchObject({ ok: false, status: 409 });
    expect(await order.row()).toMatchObject({ status: "quoted" });
  });

  test.each(["in progress", "completed", "shipping", "delivered"] as const)(
    "another total on a confirmed order that is %s asks the client again, and tells them",
    async (status) => {
      const order = await custom(100_00);
      await order.confirm();
      await order.save({ status });
      await order.save({ totalCents: 130_00 });
      expect((await order.row()).confirmedAt).toBeNull();
      const news = (await order.mailsTo("status_changed")).filter(({ change }) => change === "total");
      expect(news).toEqual([
        expect.objectContaining({ status, total: 13_000, total_before: 10_000, confirmation: "ended" }),
      ]);
      expect(await order.confirm({ totalCents: 100_00 })).toEqual({
        ok: false,
        code: "stale",
        status: 409,
        reason: CHANGED,
      });
      expect(await order.confirm({ totalCents: 130_00 })).toEqual({ ok: true });
      expect((await order.row()).confirmedAt).not.toBeNull();
    },
  );

  test("an order that went into work without a confirmation is not asked for one", async () => {
    const order = await custom();
    await order.save({ status: "in progress", totalCents: 130_00 });
    expect(await order.confirm()).toEqual({ ok: false, code: "refused", status: 409, reason: NO_QUOTE });
  });

  test.each([Number.NaN, 1e9, 1e12, -1, 0, 2.5, Number.POSITIVE_INFINITY])(
    "a confirmation that names the version %s is refused like any stale one",
    async (version) => {
      const order = await custom();
      expect(await order.confirm({ version })).toEqual({ ok: false, code: "stale", status: 409, reason: CHANGED });
    },
  );

  test.each([
    { totalCents: 99_99 },
    { totalCents: Number.NaN },
    { totalCents: 1e12 },
    { totalCents: 0.5 },
    { totalCents: null },
    { creditCents: 150_00 },
    { creditCents: Number.NaN },
  ])("a confirmation of amounts that were never shown (%j) is refused", async (seen) => {
    const order = await custom(100_00);
    expect(await order.confirm(seen)).toEqual({ ok: false, code: "stale", status: 409, reason: CHANGED });
    expect((await order.row()).confirmedAt).toBeNull();
  });

  /** What somebody else commits between the look of a confirmation and its write; SQLite lets nobody in between. */
  const meanwhile: [string, { version: number }, (db: Db, orderId: string) => Promise<unknown>][] = [
    [
      "the owner's save, whose version it names",
      { version: 2 },
      (db, id) => db.updateTable("orders").set({ totalCents: 900_00, version: 2 }).where("id", "=", id).execute(),
    ],
    [
      "another total",
      { version: 1 },
      (db, id) => db.updateTable("orders").set({ totalCents: 900_00 }).where("id", "=", id).execute(),
    ],
    [
      "another status",
      { version: 1 },
      (db, id) => db.updateTable("orders").set({ status: "cancelled" }).where("id", "=", id).execute(),
    ],
    ["a credit", { version: 1 }, creditVisit],
  ];

  test.each(meanwhile)("a confirmation is refused when %s came before it", async (...given) => {
    const [, { version }, change] = given;
    const { app } = house();
    const order = await custom(100_00);
    await change(app.db, order.orderId);
    expect(await order.confirm({ version, totalCents: 100_00 })).toMatchObject({ ok: false, status: 409 });
    expect((await order.row()).confirmedAt).toBeNull();
  });

  test("fifty confirmations at once against the owner's save: all count or none", async () => {
    const order = await custom(100_00);
    const terms = { status: "quoted", totalCents: 200_00, paymentLink: null } as const;
    const revision = { userId, orderId: order.orderId, version: 1 };
    const [saved, ...answers] = await Promise.all([
      updateOrder(house().app, demoOwner.id, revision, terms),
      ...Array.from({ length: 50 }, () => order.confirm({ version: 1, totalCents: 100_00 })),
    ]);
    expect(new Set(answers.map(({ ok }) => ok))).toEqual(new Set([!saved.ok]));
    const { confirmedAt, totalCents } = await order.row();
    expect([confirmedAt !== null, totalCents]).toEqual(saved.ok ? [false, 200_00] : [true, 100_00]);
    expect(await order.mailsTo("quote_confirmed")).toHaveLength(saved.ok ? 0 : 1);
  });

  test("several confirmations at once are one, and each reads as confirmed", async () => {
    const order = await custom();
    const answers = await Promise.all(Array.from({ length: 10 }, () => order.confirm({ version: 1 })));
    expect(answers).toEqual(answers.map(() => ({ ok: true })));
    expect(await order.mailsTo("quote_confirmed")).toHaveLength(1);
  });

  test("each change of status, total and confirmation leaves its row in the history", async () => {
    const { orderId, version } = await readyOrder(house().app, userId);
    const order = lifeOf(house(), orderId);
    const steps = [
      () => submitOrder(house().app, { userId, orderId, version }),
      () => order.save({ status: "quoted", totalCents: 500_00 }),
      () => order.confirm(),
      () => order.save({ paymentLink: "https://pay.example.com/1" }),
      () => order.save({ totalCents: 600_00 }),
      () => order.save({ status: "cancelled" }),
    ];
    for (const [minute, step] of steps.entries()) {
      house().setNow(new Date(Date.UTC(2027, 0, 1, 12, minute)));
      await step();
    }
    const rows = await house()
      .app.db.selectFrom("orderStatusHistory")
      .select(["fromStatus", "toStatus", "totalCents", "confirmation", "actorId"])
      .where("orderId", "=", orderId)
      .orderBy("at")
      .execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      [null, "incomplete", null, null, userId],
      ["incomplete", "submitted", null, null, userId],
      ["submitted", "quoted", 500_00, null, demoOwner.id],
      ["quoted", "quoted", 500_00, "given", userId],
      ["quoted", "quoted", 600_00, "ended", demoOwner.id],
      ["quoted", "cancelled", 600_00, null, demoOwner.id],
    ]);
  });
});

async function creditVisit(db: Db, orderId: string) {
  const at = "2026-11-02T15:00:00.000Z";
  const id = crypto.randomUUID();
  await db
    .insertInto("consultations")
    .values({
      id,
      userId,
      startsAt: at,
      endsAt: at,
      state: "booked",
      note: "",
      address: "",
      sequence: 0,
      version: 1,
      feePaidAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  const credit = { consultationId: id, orderId, amountCents: 100_00, at, actorId: null };
  await db.insertInto("consultationCredits").values(credit).execute();
}

/** Asks while another connection has changed the order and not yet committed; on SQLite the question waits its turn. */
async function during<Answer>(
  { app }: TestHouse,
  orderId: string,
  change: Partial<OrderTerms> & { version?: number },
  ask: () => Promise<Answer>,
) {
  return app.db.transaction().execute(async (db) => {
    await db.updateTable("orders").set(change).where("id", "=", orderId).execute();
    const answer = ask();
    if (app.database.kind === "postgres") {
      let answered = false;
      const done = answer.finally(() => {
        answered = true;
      });
      const blocked = async () => {
        for (;;) {
          const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
          if (rows.length > 0 || answered) return;
        }
      };
      await Promise.race([done, blocked()]);
    }
    return { answer };
  });
}
