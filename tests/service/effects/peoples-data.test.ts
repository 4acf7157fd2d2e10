import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { moveAddress } from "#app/services/accounts/addresses/address-links.server.ts";
import { changeName } from "#app/services/accounts/profile.server.ts";
import { listAudit } from "#app/services/audit/list-audit.server.ts";
import { recordAudit, recordRead } from "#app/services/audit/record-audit.server.ts";
import {
  askForDeletion,
  deleteCustomer,
  withdrawDeletion,
} from "#app/services/customers/deletion/delete-customer.server.ts";
import { findDeletion, listDeletionRequests } from "#app/services/customers/deletion/plan-deletion.server.ts";
import { readPersonalData } from "#app/services/customers/personal-data/read-personal-data.server.ts";
import { startDownload } from "#app/services/customers/personal-data/start-download.server.ts";
import { changeRetention, findRetention } from "#app/services/retention/change-retention.server.ts";
import { listSweeps } from "#app/services/retention/sweep.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { addWholeClient } from "#tests/support/data/whole-client.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { audited, effectsOf, expectNoEffects, queuedEmail } from "#tests/support/effects.ts";
import { addOrder } from "#tests/support/orders/orders.ts";

const NOW = "2026-10-20T12:00:00.000Z";
const TOMORROW = "2026-10-21T12:00:00.000Z";
const us = { name: "Larkfield Drapery", address: "hello@larkfield.example" };

onEachDemo("what is done with people's data", new Date(NOW), (house) => {
  test("an entry of the audit list is one row, and looking again in the same quarter hour adds none", async () => {
    const { app } = house();
    const entry = { actorId: demoOwner.id, at: NOW, kind: "changed", subject: "hours", words: "Changed it" } as const;
    const written = await effectsOf(app, () => recordAudit(app.db, entry));
    expect(written.effects).toEqual({ auditEntries: { added: [audited(entry)] } });
    const read = { actorId: demoOwner.id, subject: "order", subjectId: "LF-1001" } as const;
    const looked = await effectsOf(app, () => recordRead(app, read));
    const row = { ...read, at: NOW, kind: "read", words: "Looked at the order" };
    expect(looked.effects).toEqual({ auditEntries: { added: [audited(row)] } });
    house().setNow(new Date("2026-10-20T12:14:59.000Z"));
    await expectNoEffects(app, () => recordRead(app, read));
    house().setNow(new Date("2026-10-20T12:15:00.000Z"));
    expect((await effectsOf(app, () => recordRead(app, read))).effects.auditEntries?.added).toHaveLength(1);
    house().setNow(new Date(NOW));
  });

  test("staff's own changes are listed in their name, and a client's own are not", async () => {
    const { app } = house();
    const client = await addClient(app);
    const change = (userId: string) => async () => {
      await changeName(app, userId, { firstName: "Ada", lastName: "Renamed" });
      await app.db.transaction().execute((db) =>
        moveAddress(db, {
          userId,
          name: "Ada Renamed",
          before: `before.${userId}@example.com`,
          now: `now.${userId}@example.com`,
          keptSessionId: undefined,
          at: NOW,
        }),
      );
    };
    const own = {
      actorId: demoOwner.id,
      at: NOW,
      kind: "changed",
      subject: "account",
      subjectId: demoOwner.id,
    } as const;
    const { effects } = await effectsOf(app, change(demoOwner.id));
    const words = effects.auditEntries?.added?.map((row) => (row as { words: string }).words);
    expect(words?.sort()).toEqual(["Changed the e-mail address", "Changed the name"]);
    for (const row of effects.auditEntries?.added ?? []) expect(row).toMatchObject(own);
    // The list looks names up: what it stores names nobody.
    expect(JSON.stringify(effects.auditEntries)).not.toMatch(/Renamed|@example/);
    expect((await effectsOf(app, change(client.id))).effects.auditEntries).toBeUndefined();
  });

  test("a list that cannot be written keeps nobody from reading, and is a fault in the log", async () => {
    const faults: unknown[] = [];
    const broken = {
      ...house().app,
      db: null as never,
      log: { error: (fault: unknown) => faults.push(fault) } as never,
    };
    await recordRead(broken, { actorId: demoOwner.id, subject: "customer", subjectId: "demo-client" });
    expect(faults).toEqual([{ err: expect.any(TypeError), subject: "customer", subjectId: "demo-client" }]);
  });

  test("the audit list shows the newest first, with names, and is narrowed by kind, person and order", async () => {
    const { app } = house();
    await app.db.deleteFrom("auditEntries").execute();
    const client = await addClient(app);
    await recordAudit(app.db, {
      actorId: null,
      at: "2026-10-01T12:00:00.000Z",
      kind: "changed",
      subject: "account",
      subjectId: demoOwner.id,
      words: "Made",
    });
    await recordRead(app, { actorId: demoOwner.id, subject: "order", subjectId: "LF-1001" });
    house().setNow(new Date("2026-10-20T13:00:00.000Z"));
    await recordRead(app, { actorId: demoOwner.id, subject: "customer", subjectId: client.id });
    house().setNow(new Date(NOW));
    const list = (query: object) =>
      expectNoEffects(app, () => listAudit(app, { search: "", kind: null, page: 1, ...query }));
    const all = await list({});
    expect(all).toMatchObject({
      all: 3,
      rowCount: 3,
      pageCount: 1,
      counts: { read: 2, exported: 0, changed: 1, deleted: 0 },
    });
    expect(all.rows.map(({ aboutName, subjectId }) => [aboutName, subjectId])).toEqual([
      [client.name, client.id],
      ["Clara Whitfield", "LF-1001"],
      [expect.any(String), demoOwner.id],
    ]);
    const found = async (query: object) => (await list(query)).rows.map(({ subjectId }) => subjectId);
    expect(await found({ kind: "changed" })).toEqual([demoOwner.id]);
    expect(await found({ search: client.lastName })).toEqual([client.id]);
    expect(await found({ search: "whitfield" })).toEqual(["LF-1001"]);
    expect(await found({ search: "#lf-1001" })).toEqual(["LF-1001"]);
    expect(await found({ search: "nobody-at-all" })).toEqual([]);
  });

  test("a download is counted and written down; reading changes nothing", async () => {
    const { app } = house();
    const client = await addClient(app);
    const download = { userId: client.id, actorId: demoOwner.id };
    const { answer, effects } = await effectsOf(app, () => startDownload(app, download));
    expect(answer).toEqual({ ok: true });
    expect(effects).toEqual({
      rateLimits: { added: [expect.objectContaining({ key: "download-data:user:demo-owner", count: 1 })] },
      auditEntries: {
        added: [
          audited({
            actorId: demoOwner.id,
            at: NOW,
            kind: "exported",
            subject: "customer",
            subjectId: client.id,
            words: "Downloaded the customer’s data",
          }),
        ],
      },
    });
    const profile = await expectNoEffects(app, () => readPersonalData(app, client.id).profile());
    expect(profile).toMatchObject({ id: client.id, email: client.email, deletionRequestedAt: null });
  });

  test("a request that has to wait is one row and two messages", async () => {
    const { app } = house();
    const { id, account, quoted } = await addWholeClient(app, "Asks");
    await app.db.updateTable("orders").set({ status: "in progress" }).where("id", "=", quoted).execute();
    await expectNoEffects(app, () => findDeletion(app, id));
    const { effects } = await effectsOf(app, () => askForDeletion(app, id, account.password));
    const name = `${account.firstName} ${account.lastName}`;
    const email = { at: NOW, giveUpAt: TOMORROW, unverified: 1 };
    const about = { customer_id: id, customer_name: name, customer_email: account.email };
    expect(effects).toEqual({
      deletionRequests: { added: [{ userId: id, requestedAt: NOW }] },
      emails: {
        added: [
          queuedEmail({
            ...email,
            kind: "deletion_requested",
            to: { name, address: account.email },
            parameters: { first_name: account.firstName, waits_for: `order ${quoted}` },
          }),
          queuedEmail({
            ...email,
            kind: "deletion_requested_notice",
            to: us,
            parameters: { ...about, waits_for: `order ${quoted}` },
          }),
        ],
      },
    });
    expect(await expectNoEffects(app, () => listDeletionRequests(app))).toMatchObject([{ id }]);
    const withdrawn = await effectsOf(app, () => withdrawDeletion(app, id));
    expect(withdrawn.effects).toEqual({ deletionRequests: { removed: [id] } });
  });

  test("a customer with one draft goes with it, and both sides are told", async () => {
    const { app } = house();
    const client = await addClient(app);
    const orderId = await addOrder(app, { userId: client.id, status: "incomplete", totalCents: null });
    const deletion = { userId: client.id, actorId: demoOwner.id };
    const { answer, effects } = await effectsOf(app, () => deleteCustomer(app, deletion));
    expect(answer).toEqual({ ok: true });
    const email = { at: NOW, giveUpAt: TOMORROW };
    expect(effects).toEqual({
      users: { removed: [client.id] },
      accounts: { removed: [`${client.id}-password`] },
      orders: { removed: [orderId] },
      deletions: { added: [{ userId: client.id, at: NOW, by: "owner", keptOrders: 0, keptVisits: 0 }] },
      auditEntries: {
        added: [
          audited({
            actorId: demoOwner.id,
            at: NOW,
            kind: "deleted",
            subject: "customer",
            subjectId: client.id,
            words: "Deleted the account; kept without the person: 0 orders, 0 paid visits",
          }),
        ],
      },
      emails: {
        added: [
          queuedEmail({
            ...email,
            kind: "account_deleted",
            to: { name: client.name, address: client.email },
            userId: null,
            parameters: { first_name: client.firstName, at: NOW, kept_orders: 0 },
          }),
          queuedEmail({
            ...email,
            kind: "account_deleted_notice",
            to: us,
            parameters: { customer_id: client.id, at: NOW, by: "owner", kept_orders: 0 },
          }),
        ],
      },
    });
    expect(await expectNoEffects(app, () => deleteCustomer(app, deletion))).toMatchObject({ ok: false, status: 404 });
  });

  test("how long things are kept is written once for each version, and told", async () => {
    const { app } = house();
    const { rules, version } = await expectNoEffects(app, () => findRetention(app.db));
    expect(rules).toEqual({ emailDays: 730, sessionDays: 30, inquiryDays: 365, auditDays: 730 });
    const change = { rules: { ...rules, emailDays: 365 }, version, actorId: demoOwner.id };
    const { answer, effects } = await effectsOf(app, () => changeRetention(app, change));
    expect(answer).toEqual({ ok: true });
    expect(effects).toEqual({
      retentionRules: { changed: { house: { emailDays: 365, version: version + 1 } } },
      auditEntries: {
        added: [
          audited({
            actorId: demoOwner.id,
            at: NOW,
            kind: "changed",
            subject: "retention",
            words: "Changed how long things are kept. E-mails: 365 days instead of 730",
          }),
        ],
      },
    });
    expect(await expectNoEffects(app, () => changeRetention(app, change))).toEqual({
      ok: false,
      code: "stale",
      status: 409,
      reason:
        "These settings were changed in another tab or on another device. Please look at the newer version first.",
    });
    expect(await expectNoEffects(app, () => listSweeps(app))).toEqual([]);
  });
});
