import { type KyselyPlugin, sql } from "kysely";
import { expect, test } from "vitest";
import type { RunningApp } from "#app/app.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { cancelConsultation } from "#app/services/consultations/change-consultation.server.ts";
import { addClient as enterClient } from "#app/services/customers/add-client.server.ts";
import { deleteCustomer } from "#app/services/customers/deletion/delete-customer.server.ts";
import {
  findCustomerEmails,
  findCustomerMoney,
  findCustomerTasks,
  findCustomerVisits,
} from "#app/services/customers/find-customer-sections.server.ts";
import { findCustomer } from "#app/services/customers/list-customers.server.ts";
import { findAlike, findMergedInto, findMerging } from "#app/services/customers/merge/find-merging.server.ts";
import { mergeClients, undoMerge } from "#app/services/customers/merge/merge-clients.server.ts";
import { movedColumns } from "#app/services/customers/merge/move-rows.server.ts";
import { findReceipt } from "#app/services/ledger/find-money.server.ts";
import { makeReceiptPdf } from "#app/services/ledger/make-receipt-pdf.server.ts";
import { recordPayment } from "#app/services/ledger/record-money.server.ts";
import { createOrder } from "#app/services/orders/create-order.server.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { findUndo, listUndos } from "#app/services/undos/undos.server.ts";
import { allRows } from "#tests/support/data/all-rows.ts";
import { addUnquotedClient, addWholeClient } from "#tests/support/data/whole-client.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { expectNoEffects } from "#tests/support/effects.ts";
import { sender } from "#tests/support/people.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const actorId = demoOwner.id;
const owner = { actorId, duty: "owner" } as const;
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** Whatever else points to a client, and why it stays. */
const staying: Record<string, string> = {
  "sessions.userId": "ends",
  "accounts.userId": "their old log-in says where to go",
  "twoFactors.userId": "the same",
  "passkeys.userId": "the same",
  "addressLinks.userId": "a link speaks for its address",
  "formKeys.userId": "runs out",
  "deletionRequests.userId": "whoever asked to go is not merged",
  "calendarFeeds.userId": "only staff have one",
  "ledgerEntries.userId": "never changed: says who it was",
  "cardSessions.userId": "never changed: says who it was",
};
const actors = /\.(actorId|assigneeId)$/;

onEachDemo("two clients who are one", NOW, (house) => {
  let marks = 0;
  const merging = async (staysId: string, goesId: string, chosen: Record<string, string> = {}) => {
    const both = await findMerging(house().app, staysId, goesId);
    const seen = { stays: both?.stays.seen ?? "", goes: both?.goes.seen ?? "" };
    return mergeClients(house().app, { staysId, goesId, actorId, seen, chosen: (choice) => chosen[choice] ?? "" });
  };
  const twoWhole = async () => {
    const { app } = house();
    marks += 1;
    const [stays, goes] = [await addWholeClient(app, `Own${marks}`), await addWholeClient(app, `Other${marks}`)];
    const { version } = await app.db
      .selectFrom("consultations")
      .select("version")
      .where("id", "=", goes.booked)
      .executeTakeFirstOrThrow();
    const by = { by: "client", userId: goes.id } as const;
    const refused = await merging(stays.id, goes.id);
    expect(refused).toMatchObject({ reason: "Both have a visit ahead. Move or cancel one first." });
    expect(await cancelConsultation(app, { ...by, id: goes.booked, version })).toMatchObject({ ok: true });
    return { stays, goes };
  };
  const undoOf = async (userId: string) => {
    const [undo] = await listUndos(house().app, [userId], owner);
    return { ...owner, id: undo?.id ?? "" };
  };
  const entered = async (details: object = {}) => {
    marks += 1;
    const nothing = { firstName: "", email: "", street: "", city: "", state: "", zipCode: "" };
    const made = await enterClient(house().app, {
      details: { ...nothing, lastName: `Twice${marks}`, phoneNumber: String(2_155_560_000 + marks), ...details },
      actorId,
      invite: false,
      phoneMeant: true,
      inquiry: undefined,
      formKey: undefined,
    });
    if (!made.ok) throw new Error(made.reason);
    return made.id;
  };
  /** What stands in the books and what points to whom; what only tells of the merge is left out. */
  const everything = async () => {
    const told = /^(orderEvents|auditEntries|undos|rateLimits|sessions) /;
    return (await allRows(house().app))
      .filter((row) => !told.test(row))
      .map((row) => (row.startsWith("users ") ? row.replace(/"updatedAt":"[^"]*"/, "") : row));
  };

  test("every column that points to a person is moved, or stays for a reason", async () => {
    const { app } = house();
    if (app.config.databaseUrl) return;
    const { rows } = await sql<{ key: string }>`
      select m.name || '.' || k."from" as key from sqlite_master m, pragma_foreign_key_list(m.name) k
      where m.type = 'table' and k."table" = 'users'`.execute(app.db);
    const moved = Object.entries(movedColumns).map(([table, column]) => `${table}.${column}`);
    const keys = rows.map(({ key }) => key).filter((key) => !actors.test(key));
    expect(keys.sort()).toEqual([...moved, ...Object.keys(staying)].sort());
  });

  test("11. Merge with a paid order each: balances, receipts, PDFs byte for byte as before; undone after 9 minutes", async () => {
    const { app, setNow } = house();
    const { stays, goes } = await twoWhole();
    const balances = () =>
      app.db
        .selectFrom("orders")
        .select(["id", "balanceCents", "chargedCents", "heldCents", "moneyBadge", "version"])
        .where("id", "in", [stays.delivered, goes.delivered, goes.quoted])
        .orderBy("id")
        .execute();
    const { receiptNumber } = await app.db
      .selectFrom("ledgerEntries")
      .select("receiptNumber")
      .where("orderId", "=", goes.delivered)
      .where("kind", "=", "payment")
      .executeTakeFirstOrThrow();
    const receipt = (userId: string) => ({ number: receiptNumber ?? "", userId, orderId: goes.delivered, actorId });
    // What a document is made of: the same gives the same bytes.
    const make = async (job: object) => new TextEncoder().encode(JSON.stringify(job));
    const printing = { ...app, pdf: { ...app.pdf, make } };
    const paper = await makeReceiptPdf(printing, receipt(goes.id));
    const task = {
      note: "",
      dueOn: null,
      assigneeId: null,
      doneAt: null,
      doneBy: null,
      createdBy: actorId,
      version: 1,
    };
    const at = NOW.toISOString();
    const tasks = [
      { ...task, id: "call", title: "Call them", orderId: null, customerId: goes.id, createdAt: at },
      { ...task, id: "about", title: "About the order", orderId: goes.quoted, customerId: null, createdAt: at },
    ];
    await app.db.insertInto("tasks").values(tasks).execute();
    const [before, owed] = [await everything(), await balances()];

    expect(await merging(stays.id, goes.id)).toMatchObject({ ok: true });

    expect(await balances()).toEqual(owed);
    expect(await makeReceiptPdf(printing, receipt(stays.id))).toEqual(paper);
    expect(await findReceipt(app, receipt(goes.id))).toBeUndefined();
    const orders = await listMyOrders(app, stays.id);
    expect(orders.map(({ id }) => id)).toEqual(
      expect.arrayContaining([stays.delivered, stays.quoted, goes.delivered, goes.quoted, goes.submitted]),
    );
    const money = await findCustomerMoney(app, stays.id);
    expect(money.payments.map(({ receiptNumber: number }) => number)).toContain(receiptNumber);
    expect(money.orders.map(({ id }) => id)).toEqual(expect.arrayContaining([stays.delivered, goes.delivered]));
    const visits = (await findCustomerVisits(app, stays.id)).map(({ id }) => id);
    expect(visits).toEqual(expect.arrayContaining([stays.booked, goes.visit]));
    expect((await findCustomerEmails(app, stays.id)).length).toBe(20);
    expect((await findCustomerTasks(app, stays.id)).map(({ title }) => title)).toEqual([
      "About the order",
      "Call them",
    ]);
    for (const find of [findCustomerVisits, findCustomerEmails, findCustomerTasks]) {
      expect(await find(app, goes.id)).toEqual([]);
    }
    expect(await findMergedInto(app, goes.id)).toBe(stays.id);
    expect(await findCustomer(app, goes.id)).toBeUndefined();
    const { email, password } = goes.account;
    expect(await signIn(app, { email, password }, sender())).toMatchObject({
      reason: "This account is now part of another one. Please log in with the other e-mail address, or call us.",
    });
    const events = app.db.selectFrom("orderEvents").select("orderId").where("kind", "=", "client_merged");
    expect((await events.where("orderId", "in", [stays.delivered, goes.delivered]).execute()).length).toBe(1);
    // Pressed twice, and merged again.
    expect(await expectNoEffects(app, () => merging(stays.id, goes.id))).toMatchObject({ ok: true });
    const third = await entered();
    expect(await expectNoEffects(app, () => merging(third, goes.id))).toMatchObject({
      reason: expect.stringContaining("is part of another client already."),
    });
    // Nothing new is made for who is another's by now.
    expect(await expectNoEffects(app, () => createOrder(app, goes.id))).toMatchObject({ code: "missing" });

    setNow(minutesLater(9));
    const undo = await undoOf(stays.id);
    expect(await findUndo(app, undo.id)).toMatchObject({ kind: "merge", subjectId: stays.id });
    expect(await expectNoEffects(app, () => undoMerge(app, { ...undo, actorId: "tom", duty: "office" }))).toMatchObject(
      {
        code: "forbidden",
      },
    );
    expect(await undoMerge(app, undo)).toEqual({ ok: true });
    setNow(NOW);
    expect(await everything()).toEqual(
      [...before.filter((row) => !row.includes(third)), ...(await rowsOf(third))].sort(),
    );
    setNow(minutesLater(9));
    expect(await expectNoEffects(app, () => undoMerge(app, undo))).toEqual({ ok: true });
    setNow(NOW);
  });
  const rowsOf = async (id: string) => (await everything()).filter((row) => row.includes(id));

  test("11. after 11 minutes, or once something was done with what came over, nothing is undone", async () => {
    const { app, setNow } = house();
    const { stays, goes } = await twoWhole();
    expect(await merging(stays.id, goes.id)).toMatchObject({ ok: true });
    const undo = await undoOf(stays.id);
    setNow(minutesLater(11));
    expect(await expectNoEffects(app, () => undoMerge(app, undo))).toMatchObject({ reason: "Ten minutes are over." });
    expect(await listUndos(app, [stays.id], owner)).toEqual([]);
    setNow(minutesLater(1));
    const typed = { amount: "10", method: "check", receivedOn: "2026-10-20", reference: "", note: "" };
    const place = { actorId, userId: stays.id, orderId: goes.delivered };
    expect(await recordPayment(app, place, typed)).toMatchObject({ ok: true });
    expect(await expectNoEffects(app, () => undoMerge(app, undo))).toMatchObject({
      reason: "This has changed since. It can no longer be undone.",
    });
    setNow(NOW);
  });

  test("who was entered by telephone takes what the other has; an address goes over and comes back", async () => {
    const { app } = house();
    const address = `twice${marks}@example.com`;
    const [stays, goes] = [await entered(), await entered({ email: address, firstName: "June", city: "Ambler" })];
    const rows = () => app.db.selectFrom("users").selectAll().where("id", "in", [stays, goes]).orderBy("id").execute();
    const before = await rows();
    expect(await merging(stays, goes, { name: "other" })).toMatchObject({ ok: true });
    const merged = await findCustomer(app, stays);
    expect(merged?.customer).toMatchObject({ firstName: "June", email: address, city: "Ambler" });
    expect((await rows()).find(({ id }) => id === goes)?.email).toBe(`${goes}@no-address.invalid`);
    expect(await undoMerge(app, await undoOf(stays))).toEqual({ ok: true });
    expect(await rows()).toEqual(before.map((row) => ({ ...row, updatedAt: NOW.toISOString() })));
  });

  test("refuses what cannot be one, and the other way round than they log in", async () => {
    const { app } = house();
    const [phoned, online] = [await entered(), await addUnquotedClient(app, `Online${++marks}`)];
    expect(await expectNoEffects(app, () => merging(phoned, online.id))).toMatchObject({
      reason: expect.stringContaining("Please merge them the other way round."),
    });
    expect(await expectNoEffects(app, () => merging(phoned, phoned))).toMatchObject({
      reason: "That is the same client.",
    });
    for (const nobody of [actorId, "nobody"]) {
      expect(await expectNoEffects(app, () => merging(phoned, nobody))).toMatchObject({ code: "missing" });
    }
    const late = { stays: "2026-01-01T00:00:00.000Z", goes: "2026-01-01T00:00:00.000Z" };
    const given = { staysId: online.id, goesId: phoned, actorId, seen: late, chosen: () => "" };
    expect(await expectNoEffects(app, () => mergeClients(app, given))).toMatchObject({ code: "stale" });
    expect(await merging(online.id, phoned)).toMatchObject({ ok: true });
  });

  test("finds who may be the same, by number and by name", async () => {
    const { app } = house();
    const one = await entered({ phoneNumber: "2155577777" });
    const same = await entered({ phoneNumber: "2155577777" });
    await entered();
    expect((await findAlike(app, one)).map(({ id }) => id)).toEqual([same]);
  });

  test("merged both ways and with a third at the same moment: one stays, and all that was theirs is with them", async () => {
    const { app } = house();
    const [one, two, three] = [await entered(), await entered(), await entered()];
    for (const id of [one, two, three]) await createOrder(app, id, undefined, undefined, actorId);
    const answers = await Promise.all([merging(one, two), merging(two, one), merging(two, three), merging(one, two)]);
    expect(answers.some(({ ok }) => ok)).toBe(true);
    const left = await app.db
      .selectFrom("users")
      .select(["id", "mergedInto"])
      .where("id", "in", [one, two, three])
      .execute();
    const apart = left.filter(({ mergedInto }) => mergedInto === null).map(({ id }) => id);
    expect(apart.length).toBeGreaterThan(0);
    for (const { mergedInto } of left) expect([null, ...apart]).toContain(mergedInto);
    const held = await app.db.selectFrom("orders").select("userId").where("userId", "in", apart).execute();
    expect(held.length).toBe(3);
  });

  test("killed anywhere, neither the merge nor its undoing leaves half of it", async () => {
    const { app } = house();
    const [stays, goes] = [await entered(), await entered({ email: `killed${marks}@example.com` })];
    await createOrder(app, goes, undefined, undefined, actorId);
    const both = await findMerging(app, stays, goes);
    const seen = { stays: both?.stays.seen ?? "", goes: both?.goes.seen ?? "" };
    const given = { staysId: stays, goesId: goes, actorId, seen, chosen: () => "" };
    expect(await killedAnywhere((broken) => mergeClients(broken, given))).toBeGreaterThan(20);
    const undo = await undoOf(stays);
    expect(await killedAnywhere((broken) => undoMerge(broken, undo))).toBeGreaterThan(20);
  });

  /** Answers how many statements it took. */
  const killedAnywhere = async (work: (broken: RunningApp) => Promise<object>) => {
    const { app } = house();
    const before = await allRows(app);
    for (let stopAt = 1; ; stopAt++) {
      let statements = 0;
      const breaking: KyselyPlugin = {
        transformQuery: ({ node }) => {
          statements += 1;
          if (statements === stopAt) throw new Error("killed");
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const result = await work({ ...app, db: app.db.withPlugin(breaking) }).catch(String);
      if (result !== "Error: killed") {
        expect(result).toMatchObject({ ok: true });
        return statements;
      }
      expect(await allRows(app)).toEqual(before);
    }
  };

  test("deleting the one deletes both, and leaves nothing of either but what the law keeps", async () => {
    const { app } = house();
    const { stays, goes } = await twoWhole();
    expect(await merging(stays.id, goes.id)).toMatchObject({ ok: true });
    expect(await deleteCustomer(app, { userId: stays.id, actorId: null })).toEqual({ ok: true });
    const about = (await allRows(app)).filter((row) => new RegExp(`(Own|Other)${marks}\\b`, "i").test(row));
    expect(about.filter((row) => !row.includes('"kind":"account_deleted"'))).toEqual([]);
    const gone = app.db.selectFrom("deletions").select("userId").where("userId", "in", [stays.id, goes.id]);
    expect((await gone.execute()).length).toBe(2);
    expect(await signIn(app, { email: goes.account.email, password: goes.account.password }, sender())).toMatchObject({
      reason: "No account found with this email.",
    });
  });
});
