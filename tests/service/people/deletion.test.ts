import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import type { RunningApp } from "#app/app.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { signUp } from "#app/services/accounts/sign-up.server.ts";
import {
  askForDeletion,
  carryOutDeletions,
  deleteCustomer,
  withdrawDeletion,
} from "#app/services/customers/deletion/delete-customer.server.ts";
import { findDeletion, listDeletionRequests } from "#app/services/customers/deletion/plan-deletion.server.ts";
import { findCustomer } from "#app/services/customers/list-customers.server.ts";
import { findOrder } from "#app/services/orders/find-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { listOrders } from "#app/services/orders/list-orders.server.ts";
import { allRows } from "#tests/support/data/all-rows.ts";
import { addUnquotedClient, addWholeClient, payAll } from "#tests/support/data/whole-client.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { sender } from "#tests/support/people.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const password = "linen-and-lace";

onEachDemo("a client who wants to go", NOW, (house) => {
  const move = async (userId: string, orderId: string, status: OrderStatus) => {
    const { app } = house();
    const { version } = await app.db
      .selectFrom("orders")
      .select("version")
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow();
    const terms = { status, totalCents: 120_000, paymentLink: null };
    expect(await updateOrder(app, demoOwner.id, { userId, orderId, version }, terms)).toMatchObject({ ok: true });
  };

  test("leaves nothing behind but what the law keeps, and that without them", async () => {
    const { app } = house();
    const other = await addWholeClient(app, "Stays");
    const me = await addWholeClient(app, "Leaves");
    const theirs = (await allRows(app)).filter((row) => /Stays/i.test(row) || row.includes(other.id));
    expect(theirs.length).toBeGreaterThan(30);

    expect(await askForDeletion(app, me.id, password)).toEqual({ ok: true, done: true });

    const rows = await allRows(app);
    const about = rows.filter((row) => /Leaves/i.test(row));
    // The last message holds the address until it is sent; nothing else does.
    expect(about.map((row) => [row.split(" ", 1)[0], row.includes('"kind":"account_deleted"')])).toEqual([
      ["emails", true],
    ]);
    for (const table of ["sessions", "accounts", "verifications", "deletionRequests"]) {
      expect(rows.filter((row) => row.startsWith(`${table} `) && row.includes(me.id))).toEqual([]);
    }
    expect(rows.filter((row) => /Stays/i.test(row) || row.includes(other.id))).toEqual(theirs);

    const kept = await app.db
      .selectFrom("orders")
      .select(["id", "status", "totalCents", "windowCount"])
      .where("userId", "=", me.id)
      .execute();
    expect(kept.sort((a, b) => (a.status < b.status ? -1 : 1))).toEqual([
      { id: me.quoted, status: "cancelled", totalCents: 120_000, windowCount: 1 },
      { id: me.delivered, status: "delivered", totalCents: 120_000, windowCount: 1 },
    ]);
    const visits = await app.db.selectFrom("consultations").selectAll().where("userId", "=", me.id).execute();
    expect(visits).toMatchObject([{ id: me.visit, feeCents: 15_000, note: "", address: "", upcomingOf: null }]);
    const credits = app.db.selectFrom("consultationCredits").select(["orderId", "amountCents"]);
    expect(await credits.where("consultationId", "=", me.visit).execute()).toEqual([
      { orderId: me.delivered, amountCents: 15_000 },
    ]);
    const people = app.db.selectFrom("documentPeople").select(["documentId", "person", "erasedAt"]);
    const erased = { person: null, erasedAt: NOW.toISOString() };
    expect(await people.where("documentId", "in", [me.quoted, me.delivered]).orderBy("documentId").execute()).toEqual(
      [me.quoted, me.delivered].sort().map((documentId) => ({ documentId, ...erased })),
    );
    expect(await app.db.selectFrom("deletions").selectAll().where("userId", "=", me.id).execute()).toEqual([
      { userId: me.id, at: NOW.toISOString(), by: "client", keptOrders: 2, keptVisits: 1 },
    ]);
  });

  test("is a deleted client in the owner's lists, and no customer any more", async () => {
    const { app } = house();
    const { userId } = await app.db.selectFrom("deletions").select("userId").executeTakeFirstOrThrow();
    const found = await listOrders(app, parseOrderList(new URLSearchParams({ search: "deleted client" })));
    expect(found.rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      "Deleted client",
      "Deleted client",
    ]);
    expect(await findCustomer(app, userId)).toBeUndefined();
    const order = await findOrder(app, userId, found.rows[0]!.id);
    expect(order?.windows.map(({ name }) => name)).toEqual(["Window 1"]);
    expect(order?.events.map(({ kind }) => kind)).toContain("submitted");
  });

  test("can sign up anew with the same address and finds nothing old", async () => {
    const { app } = house();
    const { account, ...me } = await addWholeClient(app, "Returns");
    await askForDeletion(app, me.id, password);
    expect(await signIn(app, { email: account.email, password }, sender())).toMatchObject({ ok: false });
    expect(await signUp(app, account, sender())).toMatchObject({ ok: true, created: true });
    const again = await app.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", account.email)
      .executeTakeFirstOrThrow();
    expect(again.id).not.toBe(me.id);
    expect(await listMyOrders(app, again.id)).toEqual([]);
  });

  test("who has nothing to keep is gone without a trace of an account", async () => {
    const { app } = house();
    const { id } = await addUnquotedClient(app, "Nothing");
    expect(await askForDeletion(app, id, password)).toEqual({ ok: true, done: true });
    expect(await app.db.selectFrom("users").select("id").where("id", "=", id).execute()).toEqual([]);
    const left = (await allRows(app)).filter((row) => row.includes(id)).map((row) => row.split(" ", 1)[0]);
    expect(left).toEqual(["auditEntries", "deletions", "emails"]);
  });

  test("broken off at any statement, everything is as it was", async () => {
    const { app } = house();
    const me = await addWholeClient(app, "Broken");
    const before = await allRows(app);
    let statements = 0;
    for (let stopAt = 1; ; stopAt++) {
      statements = 0;
      const breaking: KyselyPlugin = {
        transformQuery: ({ node }) => {
          statements += 1;
          if (statements === stopAt) throw new Error("killed");
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const broken = { ...app, db: app.db.withPlugin(breaking) };
      const result = await deleteCustomer(broken, { userId: me.id, actorId: demoOwner.id }).catch(String);
      if (result !== "Error: killed") {
        expect(result).toEqual({ ok: true });
        break;
      }
      expect(await allRows(app)).toEqual(before);
    }
    expect(statements).toBeGreaterThan(20);
  });

  test("asked by two at once, goes once", async () => {
    const { app } = house();
    const me = await addWholeClient(app, "Twice");
    const results = await Promise.all([
      deleteCustomer(app, { userId: me.id, actorId: demoOwner.id }),
      askForDeletion(app, me.id, password),
    ]);
    expect(results.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
    expect(await app.db.selectFrom("deletions").select("userId").where("userId", "=", me.id).execute()).toHaveLength(1);
    const notices = app.db.selectFrom("emails").select("parameters").where("kind", "=", "account_deleted_notice");
    expect((await notices.execute()).filter(({ parameters }) => parameters.includes(me.id))).toHaveLength(1);
  });

  test("with the wrong password stays, and so does an admin", async () => {
    const { app } = house();
    const me = await addWholeClient(app, "Wrong");
    const refused = await askForDeletion(app, me.id, "not-mine-at-all");
    expect(refused).toMatchObject({ ok: false, code: "wrong_password", reason: "Current password is incorrect." });
    expect(await deleteCustomer(app, { userId: demoOwner.id, actorId: demoOwner.id })).toMatchObject({ status: 404 });
    expect(await findCustomer(app, me.id)).toBeDefined();
  });

  test("waits while an order is in the workroom, and goes in the night after it is delivered", async () => {
    const { app } = house();
    const me = await addWholeClient(app, "Waits");
    await move(me.id, me.quoted, "in progress");
    const waits = { ok: true, done: false, waitsFor: [`order ${me.quoted}`] };
    expect(await askForDeletion(app, me.id, password)).toEqual(waits);
    expect(await askForDeletion(app, me.id, password)).toEqual(waits);
    const told = await app.db
      .selectFrom("emails")
      .select("kind")
      .where("kind", "like", "deletion_requested%")
      .execute();
    expect(told.map(({ kind }) => kind).sort()).toEqual(["deletion_requested", "deletion_requested_notice"]);
    expect(await listDeletionRequests(app)).toMatchObject([{ id: me.id, firstName: "First-Waits" }]);
    expect(await findDeletion(app, me.id)).toMatchObject({
      requestedAt: NOW.toISOString(),
      waitsFor: [`order ${me.quoted}`],
      keptOrders: [me.delivered],
    });
    expect(await deleteCustomer(app, { userId: me.id, actorId: demoOwner.id })).toMatchObject({
      ok: false,
      status: 409,
      reason: `An account cannot be deleted while we still have work for it in hand: order ${me.quoted}.`,
    });
    expect(await carryOutDeletions(app)).toBe(0);
    await move(me.id, me.quoted, "delivered");
    // Nobody goes with something to pay, and nobody whom we owe something.
    expect(await carryOutDeletions(app)).toBe(0);
    expect(await findDeletion(app, me.id)).toMatchObject({ waitsFor: [`the balance of order ${me.quoted}`] });
    await payAll(app, me.id, me.quoted);
    expect(await carryOutDeletions(app)).toBe(1);
    expect(await findCustomer(app, me.id)).toBeUndefined();
    expect(await listDeletionRequests(app)).toEqual([]);
  });

  test("who withdraws the request stays", async () => {
    const { app } = house();
    const me = await addWholeClient(app, "Withdraws");
    await move(me.id, me.quoted, "in progress");
    await askForDeletion(app, me.id, password);
    await withdrawDeletion(app, me.id);
    await move(me.id, me.quoted, "delivered");
    expect(await carryOutDeletions(app)).toBe(0);
    expect(await findCustomer(app as RunningApp, me.id)).toBeDefined();
  });
});
