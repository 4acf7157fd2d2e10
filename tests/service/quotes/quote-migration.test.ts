import { createHash } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { migrateToLatest, migrateUpTo } from "#app/db/migrate.server.ts";
import { writeRows } from "#app/db/rows.server.ts";
import { hashedContent } from "#app/domain/quotes/hashed-content.ts";
import { firstQuoteSettings } from "#app/domain/quotes/settings/quote-settings.ts";
import { findQuoteSettings } from "#app/services/quotes/quote-settings.server.ts";
import { inDatabase, kinds, newPlace } from "#tests/support/places.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);
const at = "2026-10-01T12:00:00.000Z";
const quotedAt = "2026-10-02T12:00:00.000Z";
const confirmedAt = "2026-10-03T12:00:00.000Z";

/** As the tables were then, whatever has been added to them since. */
const person = {
  ...{ id: "ida", name: "Ida Sample", email: "ida@example.com", emailVerified: 1, image: null, firstName: "Ida" },
  ...{ lastName: "Sample", foldedName: "ida sample", phoneNumber: "", street: "", city: "", state: "", zipCode: "" },
  ...{ role: "client", twoFactorEnabled: 0, createdAt: at, updatedAt: at, firstSignInAt: null },
};
const order = (id: string, status: string, totalCents: number | null, changes: object = {}) => ({
  ...{ id, userId: "ida", status, totalCents, paymentLink: null, orderName: null, description: null },
  ...{ step: 4, overviewStep: null, hardwareChoice: 0, hardware: '{"version":3,"list":[]}', submittable: 0 },
  ...{ windows: '{"version":3,"list":[]}', windowCount: 0, version: 7 },
  ...{ createdAt: at, updatedAt: confirmedAt, submittedAt: at, confirmedAt: null, ...changes },
});
const turn = (id: string, orderId: string, changes: object) => ({
  ...{ id, orderId, fromStatus: "submitted", toStatus: "quoted", totalCents: 100_00, confirmation: null },
  ...{ at: quotedAt, actorId: null, ...changes },
});

async function fillAsBefore(db: Db) {
  await migrateUpTo(db, "018-email-accounts");
  await writeRows(db, "users", [person]);
  await writeRows(db, "orders", [
    order("LF-ASKED", "in progress", 100_00),
    order("LF-CANCELLED", "cancelled", 100_00),
    order("LF-CONFIRMED", "quoted", 100_00, { confirmedAt, orderName: "Pillows", description: "Six" }),
    order("LF-DONE", "delivered", 0),
    order("LF-DRAFT", "submitted", 100_00),
    order("LF-NONE", "quoted", null),
    order("LF-OPEN", "quoted", 100_00),
    order("LF-REOPENED", "incomplete", 100_00),
  ]);
  await writeRows(db, "orderStatusHistory", [
    turn("t-1", "LF-OPEN", {}),
    turn("t-2", "LF-ASKED", { confirmation: "ended", toStatus: "in progress" }),
  ]);
}

const quotesIn = (db: Db) => db.selectFrom("quotes").selectAll().orderBy("orderId").execute();
const answersIn = (db: Db) => db.selectFrom("quoteAnswers").selectAll().orderBy("orderId").execute();

describe.each(found)("orders of the version before, on %s", (kind) => {
  test("become plain quotes that stand where each order stands", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await fillAsBefore(db);
      expect(await migrateToLatest(db)).toContain("020-quotes");
      const quotes = await quotesIn(db);
      expect(
        quotes.map((row) => [row.orderId, row.state, row.number, row.totalCents, row.openOf, row.draftOf, row.sentAt]),
      ).toEqual([
        ["LF-ASKED", "sent", 1, 100_00, "LF-ASKED", null, confirmedAt],
        ["LF-CANCELLED", "withdrawn", 1, 100_00, null, null, confirmedAt],
        ["LF-CONFIRMED", "accepted", 1, 100_00, null, null, confirmedAt],
        ["LF-DONE", "accepted", 1, 0, null, null, confirmedAt],
        ["LF-DRAFT", "draft", 0, 100_00, null, "LF-DRAFT", null],
        ["LF-OPEN", "sent", 1, 100_00, "LF-OPEN", null, quotedAt],
        ["LF-REOPENED", "withdrawn", 1, 100_00, null, null, confirmedAt],
      ]);
      const orders = await db.selectFrom("orders").selectAll().orderBy("id").execute();
      expect(orders.map((row) => [row.id, row.quoteId, row.acceptedQuoteId, row.version])).toEqual([
        ["LF-ASKED", "LF-ASKED-1", null, 7],
        ["LF-CANCELLED", "LF-CANCELLED-1", null, 7],
        ["LF-CONFIRMED", "LF-CONFIRMED-1", "LF-CONFIRMED-1", 7],
        ["LF-DONE", "LF-DONE-1", "LF-DONE-1", 7],
        ["LF-DRAFT", null, null, 7],
        ["LF-NONE", null, null, 7],
        ["LF-OPEN", "LF-OPEN-1", null, 7],
        ["LF-REOPENED", "LF-REOPENED-1", null, 7],
      ]);
    });
  });

  test("keep who said yes, and every hash is that of what the client sees", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await fillAsBefore(db);
      await migrateToLatest(db);
      const answers = await answersIn(db);
      expect(answers.map(({ orderId, at: when, by, how, actorId }) => [orderId, when, by, how, actorId])).toEqual([
        ["LF-CONFIRMED", confirmedAt, "client", "portal", "ida"],
        ["LF-DONE", confirmedAt, "owner", "work begun", ""],
      ]);
      const people = db.selectFrom("documentPeople").select(["documentId", "person"]).where("document", "=", "answer");
      expect((await people.execute()).map((row) => [row.documentId, JSON.parse(row.person ?? "").signedName])).toEqual([
        ["LF-CONFIRMED-1-yes", "Ida Sample"],
      ]);
      const quote = (await quotesIn(db)).find(({ orderId }) => orderId === "LF-CONFIRMED")!;
      const lines = await db.selectFrom("quoteLines").selectAll().where("quoteId", "=", quote.id).execute();
      expect(lines).toMatchObject([{ kind: "plain", label: "Pillows", description: "Six", unitCents: 100_00 }]);
      const text = hashedContent({
        ...{ orderId: quote.orderId, number: 1, terms: quote, totals: quote, snapshot: quote.snapshot ?? "" },
        lines: lines.map((line) => ({ ...line, taxed: line.taxed === 1, suggested: line.suggested === 1 })),
      });
      expect(createHash("sha256").update(text).digest("hex")).toBe(quote.contentHash);
      const { document } = await db.selectFrom("quoteSettings").selectAll().executeTakeFirstOrThrow();
      expect(JSON.parse(document)).toEqual(firstQuoteSettings);
    });
  });

  test.each([
    ["untouched settings get the first terms", {}, firstQuoteSettings.terms],
    ["saved settings keep their empty terms", { version: 2 }, ""],
    ["settings with terms keep them", { document: JSON.stringify({ ...firstQuoteSettings, terms: "Ours." }) }, "Ours."],
  ])("%s", async (_, changes, terms) => {
    await inDatabase(await newPlace(kind), async (db) => {
      await migrateUpTo(db, "021-swatches");
      if (Object.keys(changes).length > 0) await db.updateTable("quoteSettings").set(changes).execute();
      await migrateToLatest(db);
      expect((await findQuoteSettings(db)).settings.terms).toBe(terms);
    });
  });

  test("are all migrated, however many there are", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await migrateUpTo(db, "018-email-accounts");
      await writeRows(db, "users", [person]);
      const many = Array.from({ length: 1_200 }, (_, n) => order(`LF-${String(n).padStart(5, "0")}`, "quoted", n));
      for (let from = 0; from < many.length; from += 500) await writeRows(db, "orders", many.slice(from, from + 500));
      await migrateToLatest(db);
      const { count, sum } = await db
        .selectFrom("quotes")
        .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.sum<number>("totalCents").as("sum")])
        .executeTakeFirstOrThrow();
      expect([Number(count), Number(sum)]).toEqual([1_200, (1_199 * 1_200) / 2]);
    });
  });

  const frozen = [
    `update "quotes" set "totalCents" = 1 where "orderId" = 'LF-OPEN'`,
    `update "quotes" set "terms" = 'Pay twice.' where "orderId" = 'LF-OPEN'`,
    `update "quotes" set "snapshot" = null where "orderId" = 'LF-CONFIRMED'`,
    `update "quotes" set "state" = 'draft' where "orderId" = 'LF-OPEN'`,
    `delete from "quotes" where "orderId" = 'LF-OPEN'`,
    `update "quoteLines" set "unitCents" = 1 where "quoteId" = 'LF-OPEN-1'`,
    `update "quoteLines" set "quoteId" = 'LF-OPEN-1', "key" = 'more' where "quoteId" = 'LF-DRAFT-1'`,
    `delete from "quoteLines" where "quoteId" = 'LF-OPEN-1'`,
    `update "quoteAnswers" set "totalCents" = 1`,
    `delete from "quoteAnswers"`,
    `delete from "orders" where "id" = 'LF-OPEN'`,
  ];
  test("what was sent or answered is refused any change by the database itself", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await fillAsBefore(db);
      await migrateToLatest(db);
      const before = [await quotesIn(db), await answersIn(db)];
      for (const statement of frozen) {
        await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(
          /never changed|foreign key|FOREIGN KEY/,
        );
      }
      expect([await quotesIn(db), await answersIn(db)]).toEqual(before);
      const allowed = [
        `update "quotes" set "state" = 'withdrawn', "openOf" = null, "closedAt" = 'x' where "orderId" = 'LF-OPEN'`,
        `update "quotes" set "terms" = 'Be kind.' where "orderId" = 'LF-DRAFT'`,
        `update "quoteLines" set "unitCents" = 1 where "quoteId" = 'LF-DRAFT-1'`,
        `delete from "orders" where "id" = 'LF-DRAFT'`,
      ];
      for (const statement of allowed) await sql.raw(statement).execute(db);
      expect((await quotesIn(db)).map(({ orderId }) => orderId)).not.toContain("LF-DRAFT");
    });
  });
});
