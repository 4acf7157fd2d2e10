import { beforeEach, expect, test } from "vitest";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import type { CardSessionState } from "#app/domain/cards/card-session.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { changeRetention, findRetention } from "#app/services/retention/change-retention.server.ts";
import { listSweeps, sweep } from "#app/services/retention/sweep.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { acceptedOrder } from "#tests/support/orders/money.ts";

const DAY_MS = 24 * 60 * 60_000;
const NONE = { emails: 0, sessions: 0, inquiries: 0, auditEntries: 0, clients: 0, photographs: 0, traces: 0 };
const FIRST = new Date("2026-12-01T08:30:00.000Z");

onEachDemo("the nightly sweep", FIRST, (house) => {
  let night = FIRST;
  // Every test has a night of its own.
  beforeEach(async () => {
    night = new Date(night.getTime() + DAY_MS);
    house().setNow(night);
    const { db } = house().app;
    await db.deleteFrom("emails").execute();
    await db.deleteFrom("sessions").execute();
    await db.deleteFrom("auditEntries").execute();
  });

  const daysAgo = (days: number) => new Date(night.getTime() - days * DAY_MS).toISOString();

  async function addEmail(id: string, days: number, state: "sent" | "queued" | "failed" = "sent", kind = "confirm") {
    const at = daysAgo(days);
    await house()
      .app.db.insertInto("emails")
      .values({
        id,
        kind,
        recipientName: "Clara",
        recipientAddress: demoClient.email,
        parameters: "{}",
        state,
        attempts: 1,
        nextTryAt: at,
        createdAt: at,
      })
      .execute();
  }

  async function addSession(id: string, days: number) {
    await house()
      .app.db.insertInto("sessions")
      .values({
        id,
        token: id,
        userId: demoClient.id,
        expiresAt: "2099-01-01T00:00:00.000Z",
        createdAt: daysAgo(200),
        updatedAt: daysAgo(days),
      })
      .execute();
  }

  async function addSwatches(id: string, sentAt: string | null) {
    await house()
      .app.db.insertInto("swatchRequests")
      .values({
        id,
        userId: null,
        name: "Wren Sample",
        email: "wren@example.com",
        street: "4 Linden Row",
        city: "Media",
        state: "PA",
        zipCode: "19063",
        fabrics: "[]",
        cameFrom: "",
        createdAt: daysAgo(900),
        sentAt,
      })
      .execute();
  }

  async function addInquiry(id: string, state: "new" | "answered" | "closed", days: number) {
    await house()
      .app.db.insertInto("inquiries")
      .values({
        id,
        userId: null,
        name: "Rowan Sample",
        email: "",
        phoneNumber: "2155550167",
        zipCode: "19041",
        question: "How long?",
        style: "",
        state,
        answers: "[]",
        createdAt: daysAgo(900),
        updatedAt: daysAgo(days),
        version: 1,
      })
      .execute();
  }

  type Swept =
    | "emails"
    | "sessions"
    | "auditEntries"
    | "swatchRequests"
    | "inquiries"
    | "cardSessions"
    | "providerEvents";
  const idsIn = async (table: Swept) =>
    (await house().app.db.selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id);

  test("removes what has been kept for long enough, counts it, and does so once a night", async () => {
    const { app } = house();
    await addEmail("old", 731);
    await addEmail("old-failed", 731, "failed");
    await addEmail("old-queued", 731, "queued");
    await addEmail("young", 729);
    await addEmail("farewell", 0, "sent", "account_deleted");
    await addEmail("farewell-queued", 0, "queued", "account_deleted");
    await addSession("unused", 31);
    await addSession("used", 29);
    const entry = {
      actorId: demoOwner.id,
      kind: "changed",
      subject: "hours",
      words: "Changed the consultation hours",
    } as const;
    await recordAudit(app.db, { ...entry, at: daysAgo(731) });
    await recordAudit(app.db, { ...entry, at: daysAgo(729) });
    await addSwatches("sent-long-ago", daysAgo(366));
    await addSwatches("sent", daysAgo(300));
    await addSwatches("waiting", null);
    await addInquiry("answered-long-ago", "answered", 366);
    await addInquiry("closed-long-ago", "closed", 366);
    await addInquiry("answered", "answered", 300);
    await addInquiry("new", "new", 900);
    const removed = { ...NONE, emails: 3, sessions: 1, inquiries: 3, auditEntries: 1 };
    expect(await sweep(app)).toEqual(removed);
    expect(await idsIn("emails")).toEqual(["farewell-queued", "old-queued", "young"]);
    expect(await idsIn("sessions")).toEqual(["used"]);
    expect(await idsIn("auditEntries")).toHaveLength(1);
    expect(await idsIn("swatchRequests")).toEqual(expect.arrayContaining(["sent", "waiting"]));
    expect(await idsIn("swatchRequests")).not.toContain("sent-long-ago");
    const inquiries = await idsIn("inquiries");
    expect(inquiries).toEqual(expect.arrayContaining(["answered", "new"]));
    expect(inquiries.filter((id) => id.endsWith("long-ago"))).toEqual([]);
    await addEmail("old-again", 731);
    expect(await sweep(app)).toBeUndefined();
    expect(await idsIn("emails")).toContain("old-again");
    expect((await listSweeps(app))[0]).toEqual({ day: "2026-12-02", finishedAt: night.toISOString(), removed });
  });

  test("goes by the owner's numbers, in portions however many there are", async () => {
    const { app } = house();
    const { rules, version } = await findRetention(app.db);
    await changeRetention(app, { rules: { ...rules, emailDays: 30 }, version, actorId: demoOwner.id });
    for (let count = 0; count < 1_201; count++) await addEmail(`e-${count}`, 31);
    await addEmail("young", 29);
    expect(await sweep(app)).toEqual({ ...NONE, emails: 1_201 });
    expect(await idsIn("emails")).toEqual(["young"]);
    await changeRetention(app, { rules, version: version + 1, actorId: demoOwner.id });
  });

  test("removes what only keeps something from happening twice, and nothing that somebody still asks for", async () => {
    const { app } = house();
    const { db } = app;
    const order = await acceptedOrder(app);
    const { id: entryId } = await db
      .selectFrom("ledgerEntries")
      .select("id")
      .where("orderId", "=", order.orderId)
      .executeTakeFirstOrThrow();
    const session = (id: string, state: CardSessionState, days: number, values = {}) => ({
      id,
      state,
      orderId: order.orderId,
      userId: order.client.id,
      quoteId: "quote",
      purpose: "deposit" as const,
      cents: 100,
      createdAt: daysAgo(days + 1),
      expiresAt: daysAgo(days),
      openOf: null,
      checkoutId: `cs_${id}`,
      url: null,
      entryId: null,
      endedWhy: "",
      lookAt: null,
      tries: 0,
      ...values,
    });
    await db
      .insertInto("cardSessions")
      .values([
        session("ended-long-ago", "ended", 181),
        session("ended", "ended", 170),
        session("paid-long-ago", "paid", 400, { entryId }),
        session("ending-long-ago", "ending", 400, { lookAt: daysAgo(1) }),
        session("open-long-ago", "open", 400, { openOf: order.orderId, lookAt: daysAgo(1) }),
      ])
      .execute();
    await order.pay("100");
    const booked = `pi_${crypto.randomUUID()}`;
    const paid = await db
      .selectFrom("ledgerEntries")
      .selectAll()
      .where("kind", "=", "payment")
      .executeTakeFirstOrThrow();
    const copy = {
      id: crypto.randomUUID(),
      seq: 90,
      receiptNumber: null,
      formKey: crypto.randomUUID(),
      providerRef: booked,
    };
    await db
      .insertInto("ledgerEntries")
      .values({ ...paid, ...copy })
      .execute();
    const event = (id: string, days: number, paymentId: string | null, kind = "paid") => ({
      id,
      at: daysAgo(days),
      kind,
      paymentId,
      news: "{}",
    });
    await db
      .insertInto("providerEvents")
      .values([
        event("booked-long-ago", 181, booked),
        event("ended-long-ago", 181, null, "ended"),
        event("booked", 170, booked),
        event("waits-for-its-payment", 900, "pi_unknown", "refunded"),
      ])
      .execute();
    const reminded = [181, 170].map((days) => ({ key: `LF-1/deposit/${days}`, at: daysAgo(days), emailId: null }));
    await db.insertInto("reminders").values(reminded).execute();
    expect(await sweep(app)).toMatchObject({ traces: 4 });
    expect(await idsIn("cardSessions")).toEqual(["ended", "ending-long-ago", "open-long-ago", "paid-long-ago"]);
    expect(await idsIn("providerEvents")).toEqual(["booked", "waits-for-its-payment"]);
    expect(await db.selectFrom("reminders").select("key").where("key", "like", "LF-1/%").execute()).toEqual([
      { key: "LF-1/deposit/170" },
    ]);
    // The database itself keeps those that a provider may still send again.
    const young = { ...event("young", 0, null), at: new Date().toISOString() };
    await db.insertInto("providerEvents").values(young).execute();
    const gone = db.deleteFrom("providerEvents").where("id", "=", "young").execute();
    await expect(gone).rejects.toThrow("An event of a provider is never changed.");
  });

  test("is done by one of several servers, and by another if that one was killed", async () => {
    const { app } = house();
    await addEmail("old", 731);
    const day = night.toISOString().slice(0, 10);
    const leaseUntil = new Date(night.getTime() + 60_000).toISOString();
    const killed = { day, startedAt: night.toISOString(), leaseUntil, removed: "{}" };
    await app.db.insertInto("sweeps").values(killed).execute();
    expect(await sweep(app)).toBeUndefined();
    expect(await idsIn("emails")).toEqual(["old"]);
    house().setNow(new Date(night.getTime() + 61_000));
    const both = await Promise.all([sweep(app), sweep(app)]);
    expect(both.filter((removed) => removed !== undefined)).toEqual([{ ...NONE, emails: 1 }]);
  });
});
