import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { migrateToLatest, migrateUpTo } from "#app/db/migrate.server.ts";
import { writeRows } from "#app/db/rows.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { projectMoney } from "#app/services/ledger/entries/project-money.server.ts";
import { inDatabase, kinds, newPlace } from "#tests/support/places.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);
const at = "2026-10-01T12:00:00.000Z";
/** Still the 3rd in Pennsylvania. */
const saidAt = "2026-10-04T02:00:00.000Z";
const creditedAt = "2026-10-05T12:00:00.000Z";

/** As the tables were then, whatever has been added to them since. */
const person = {
  ...{ id: "ida", name: "Ida Sample", email: "ida@example.com", emailVerified: 1, image: null, firstName: "Ida" },
  ...{ lastName: "Sample", foldedName: "ida sample", phoneNumber: "", street: "", city: "", state: "", zipCode: "" },
  ...{ role: "client", twoFactorEnabled: 0, createdAt: at, updatedAt: at, firstSignInAt: null },
};
const order = (id: string, status: string, totalCents: number | null, accepted: boolean) => ({
  ...{ id, userId: "ida", status, totalCents, paymentLink: null, orderName: null, description: null },
  ...{ step: 4, overviewStep: null, hardwareChoice: 0, hardware: '{"version":3,"list":[]}', submittable: 0 },
  ...{ windows: '{"version":3,"list":[]}', windowCount: 0, version: 7, createdAt: at, updatedAt: at, submittedAt: at },
  ...{ confirmedAt: accepted ? saidAt : null, quoteId: `${id}-1`, acceptedQuoteId: accepted ? `${id}-1` : null },
  quotedAt: at,
});
interface Terms {
  kind?: string;
  depositTotalCents?: number;
  taxCents?: number;
  balanceWhen?: string;
  accepted?: boolean;
}
const quote = (orderId: string, totalCents: number, terms: Terms = {}) => {
  const { kind = "plain", depositTotalCents = 0, taxCents = 0, balanceWhen = "completed", accepted = true } = terms;
  const totals = { subtotalCents: totalCents, discountTotalCents: 0, taxBaseCents: 0, taxCents, totalCents };
  const row = {
    ...{ id: `${orderId}-1`, orderId, number: 1, draftOf: null, openOf: accepted ? null : orderId, kind },
    ...{ state: accepted ? "accepted" : "sent", detail: "total", basedOnOrderVersion: 1, taxLabel: "", taxRate: 0 },
    ...{ taxRule: "nearest", taxReason: "", discountLabel: "", discountRate: null, discountCents: null },
    ...{ depositRate: null, depositCents: null, depositDays: 7, balanceWhen, balanceDays: 14 },
    ...{ validUntil: null, leadTime: "", note: "", terms: "", ...totals, depositTotalCents, snapshot: null },
    ...{ contentHash: "h", version: 1, createdBy: "", createdAt: at, updatedAt: at, sentAt: at, firstSeenAt: null },
    ...{ changesAskedAt: null, closedAt: null },
  };
  const answer = {
    ...{ id: `${orderId}-yes`, quoteId: row.id, orderId, at: saidAt, kind: "accepted", acceptedOf: row.id },
    ...{ by: "client", how: "portal", actorId: "ida", chosen: "[]", totalCents, contentHash: "h", reason: "" },
    totals: JSON.stringify({ ...totals, depositTotalCents }),
  };
  return { row, answers: accepted ? [answer] : [] };
};
const visit = (id: string) => ({
  ...{ id, userId: "ida", upcomingOf: null, startsAt: at, endsAt: at, state: "booked", note: "", address: "" },
  ...{ sequence: 0, version: 1, feeCents: 150_00, feePaidAt: at, feeMovedTo: null, creditOrderId: null },
  ...{ creditEarly: 0, cancelledAt: null, cancelledBy: null, cancelMessage: null, createdAt: at, updatedAt: at },
});

async function fillAsBefore(db: Db) {
  await migrateUpTo(db, "021-swatches");
  await writeRows(db, "users", [person]);
  await writeRows(db, "orders", [
    order("LF-CANCELLED", "cancelled", 100_00, false),
    order("LF-DONE", "delivered", 100_00, true),
    order("LF-FREE", "quoted", 0, true),
    order("LF-LINES", "quoted", 2_000_00, true),
    order("LF-OPEN", "quoted", 100_00, false),
    order("LF-PLAIN", "quoted", 1_000_00, true),
    order("LF-SHORT", "quoted", 100_00, true),
    order("LF-SOON", "quoted", 500_00, true),
    order("LF-WORK", "in progress", 300_00, true),
  ]);
  const quotes = [
    quote("LF-DONE", 100_00),
    quote("LF-FREE", 0),
    quote("LF-LINES", 2_000_00, { kind: "lines", depositTotalCents: 1_000_00, taxCents: 113_21 }),
    quote("LF-OPEN", 100_00, { accepted: false }),
    quote("LF-PLAIN", 1_000_00),
    quote("LF-SHORT", 100_00, { kind: "lines", depositTotalCents: 50_00 }),
    quote("LF-SOON", 500_00, { kind: "lines", balanceWhen: "accepted" }),
    quote("LF-WORK", 300_00),
  ];
  await writeRows(
    db,
    "quotes",
    quotes.map(({ row }) => row),
  );
  await writeRows(
    db,
    "quoteAnswers",
    quotes.flatMap(({ answers }) => answers),
  );
  await writeRows(db, "consultations", [visit("v-1"), visit("v-2")]);
  const credit = { at: creditedAt, actorId: null };
  await writeRows(db, "consultationCredits", [
    { ...credit, consultationId: "v-1", orderId: "LF-LINES", amountCents: 90_00 },
    { ...credit, consultationId: "v-1", orderId: "LF-SHORT", amountCents: 60_00 },
    { ...credit, consultationId: "v-2", orderId: "LF-DONE", amountCents: 100_00 },
    { ...credit, consultationId: "v-2", orderId: "LF-OPEN", amountCents: 50_00 },
  ]);
}

const entriesIn = (db: Db) => {
  const rows = db.selectFrom("ledgerEntries").selectAll().where("orderId", "is not", null);
  return rows.orderBy("orderId").orderBy("seq").execute();
};
const ordersIn = (db: Db) => db.selectFrom("orders").selectAll().orderBy("id").execute();

describe.each(found)("orders from before there was a ledger, on %s", (kind) => {
  test("are charged where they were accepted and not begun, less their own fees; no payment is made up", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await fillAsBefore(db);
      expect(await migrateToLatest(db)).toContain("022-ledger");
      const entries = await entriesIn(db);
      expect(
        entries.map((row) => [
          ...[row.orderId, row.seq, row.kind, row.amountCents, row.taxCents, row.occurredOn, row.consultationId],
        ]),
      ).toEqual([
        ["LF-LINES", 1, "charge", 2_000_00, 113_21, "2026-10-03", null],
        ["LF-LINES", 2, "consultation", -90_00, 0, "2026-10-05", "v-1"],
        ["LF-PLAIN", 1, "charge", 1_000_00, 0, "2026-10-03", null],
        ["LF-SHORT", 1, "charge", 100_00, 0, "2026-10-03", null],
        ["LF-SHORT", 2, "consultation", -60_00, 0, "2026-10-05", "v-1"],
        ["LF-SOON", 1, "charge", 500_00, 0, "2026-10-03", null],
      ]);
      const since = (await ordersIn(db)).map((row) => [
        ...[row.id, row.ledgerSince, row.outsideUntil === null ? null : "elsewhere", row.version],
      ]);
      expect(since).toEqual([
        ["LF-CANCELLED", null, null, 7],
        ["LF-DONE", null, "elsewhere", 7],
        ["LF-FREE", saidAt, null, 7],
        ["LF-LINES", saidAt, null, 7],
        ["LF-OPEN", null, null, 7],
        ["LF-PLAIN", saidAt, null, 7],
        ["LF-SHORT", saidAt, null, 7],
        ["LF-SOON", saidAt, null, 7],
        ["LF-WORK", null, "elsewhere", 7],
      ]);
    });
  });

  test("fees of visits are received on the day they were marked, without a receipt, and moved where they stand", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await fillAsBefore(db);
      await migrateToLatest(db);
      const fees = db.selectFrom("ledgerEntries").selectAll().where("orderId", "is", null);
      const rows = await fees.orderBy("consultationId").orderBy("seq").execute();
      expect(
        rows.map((row) => [row.consultationId, row.kind, row.amountCents, row.occurredOn, row.receiptNumber]),
      ).toEqual([
        ["v-1", "payment", -150_00, "2026-10-01", null],
        ["v-1", "consultation", 90_00, "2026-10-05", null],
        ["v-1", "consultation", 60_00, "2026-10-05", null],
        ["v-2", "payment", -150_00, "2026-10-01", null],
      ]);
      const change = db.updateTable("ledgerEntries").set({ note: "x" }).execute();
      await expect(change).rejects.toThrow("An entry of the ledger is never changed.");
    });
  });

  test("stand in lists as the ledger's own rule says", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await fillAsBefore(db);
      await migrateToLatest(db);
      const rows = await ordersIn(db);
      expect(
        rows
          .filter(({ ledgerSince }) => ledgerSince !== null)
          .map((row) => [...[row.id, row.chargedCents, row.balanceCents, row.dueOn, row.dueCents, row.moneyBadge]]),
      ).toEqual([
        ["LF-FREE", 0, 0, null, 0, "paid"],
        ["LF-LINES", 2_000_00, 1_910_00, "2026-10-10", 910_00, "partly_paid"],
        ["LF-PLAIN", 1_000_00, 1_000_00, null, 1_000_00, "unpaid"],
        ["LF-SHORT", 100_00, 40_00, null, 0, "deposit_paid"],
        ["LF-SOON", 500_00, 500_00, "2026-10-17", 500_00, "unpaid"],
      ]);
      for (const { id } of rows) await projectMoney(db, id);
      expect(await ordersIn(db)).toEqual(rows);
    });
  });

  test("are asked about once where something was due or owed on no day, and follow no rule from after them", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await fillAsBefore(db);
      await migrateToLatest(db);
      const today = dayOf(new Date());
      const { duesFrom } = await db.selectFrom("moneySettings").select("duesFrom").executeTakeFirstOrThrow();
      expect(duesFrom).toBe(today);
      const asked = (await ordersIn(db)).filter(({ olderDue }) => olderDue === 1);
      const late = [...(today > "2026-10-10" ? ["LF-LINES"] : []), ...(today > "2026-10-17" ? ["LF-SOON"] : [])];
      expect(asked.map(({ id }) => id)).toEqual(["LF-PLAIN", ...late].toSorted());
    });
    await inDatabase(await newPlace(kind), async (db) => {
      await migrateToLatest(db);
      const settings = await db.selectFrom("moneySettings").select("duesFrom").executeTakeFirstOrThrow();
      expect(settings).toEqual({ duesFrom: "" });
    });
  });

  test("are all charged, however many there are", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await migrateUpTo(db, "021-swatches");
      await writeRows(db, "users", [person]);
      const ids = Array.from({ length: 1_200 }, (_, n) => [`LF-${String(n).padStart(5, "0")}`, n + 1] as const);
      for (let from = 0; from < ids.length; from += 300) {
        const some = ids.slice(from, from + 300);
        const quotes = some.map(([id, cents]) => quote(id, cents));
        await writeRows(
          db,
          "orders",
          some.map(([id, cents]) => order(id, "quoted", cents, true)),
        );
        await writeRows(
          db,
          "quotes",
          quotes.map(({ row }) => row),
        );
        await writeRows(
          db,
          "quoteAnswers",
          quotes.flatMap(({ answers }) => answers),
        );
      }
      await migrateToLatest(db);
      const sum = sql<{ entries: number; orders: number; count: number }>`
        select (select sum("amountCents") from "ledgerEntries") as entries,
          (select sum("balanceCents") from orders) as orders, (select count(*) from "ledgerEntries") as count`;
      const { rows } = await sum.execute(db);
      const { entries, orders, count } = rows[0]!;
      expect([Number(entries), Number(orders), Number(count)]).toEqual([
        ...[(1_200 * 1_201) / 2, (1_200 * 1_201) / 2, 1_200],
      ]);
    });
  });

  test("have entries that the database itself refuses to change", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await fillAsBefore(db);
      await migrateToLatest(db);
      const before = await entriesIn(db);
      const refused = [
        `update "ledgerEntries" set "amountCents" = 1`,
        `update "ledgerEntries" set "note" = 'x' where "orderId" = 'LF-PLAIN'`,
        `delete from "ledgerEntries" where "orderId" = 'LF-PLAIN'`,
        `delete from "orders" where "id" = 'LF-PLAIN'`,
        `delete from "users" where "id" = 'ida'`,
      ];
      for (const statement of refused) {
        await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(
          /never changed|foreign key|FOREIGN KEY/,
        );
      }
      const [first] = before;
      const twice = [{ orderId: "LF-LINES", seq: 1 }, { formKey: first!.formKey }];
      for (const values of twice) {
        const row = { ...first!, id: "again", orderId: "LF-PLAIN", seq: 9, formKey: "again", ...values };
        await expect(db.insertInto("ledgerEntries").values(row).execute()).rejects.toThrow(/unique|UNIQUE/);
      }
      expect(await entriesIn(db)).toEqual(before);
      const { payByCheck, reminders } = await db.selectFrom("moneySettings").selectAll().executeTakeFirstOrThrow();
      expect([payByCheck, reminders]).toEqual(["", 1]);
    });
  });
});
