import path from "node:path";
import { describe, expect, inject, test } from "vitest";
import { readBackupRows, readHeader } from "#app/db/backup/read-backup.server.ts";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { Row } from "#app/db/rows.server.ts";
import { confirmOrder } from "#app/services/quotes/plain/confirm-order.server.ts";
import { findVersionById } from "#app/services/quotes/versions/quote-rows.server.ts";
import { hashOf } from "#app/services/quotes/versions/take-snapshot.server.ts";
import { inDatabase, kinds, newPlace } from "#tests/support/places.ts";

/*
 * What the version before quotes wrote (its demo, and orders that went every way to every status) as a backup by that version's
 * own code, restored and brought up to date.
 */
const file = path.resolve(import.meta.dirname, "../../support/backups/before-quotes.gz");
const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);

async function ordersBefore() {
  const orders: Row[] = [];
  for await (const [table, row] of readBackupRows(file, await readHeader(file)))
    if (table === "orders") orders.push(row);
  return orders;
}

const wayOf = (row: Row, asked: boolean) =>
  [
    row.status,
    row.totalCents === null ? "unpriced" : row.confirmedAt ? "confirmed" : asked ? "asked again" : "priced",
  ].join(", ");

/** How each must stand, by status and by what its client had said. */
const states: Record<string, [state: string, how: string | null] | null> = {
  "incomplete, unpriced": null,
  "incomplete, priced": ["withdrawn", null],
  "submitted, unpriced": null,
  "submitted, priced": ["draft", null],
  "quoted, unpriced": null,
  "quoted, priced": ["sent", null],
  "quoted, confirmed": ["accepted", "portal"],
  "in progress, priced": ["accepted", "work begun"],
  "in progress, confirmed": ["accepted", "portal"],
  "in progress, asked again": ["sent", null],
  "completed, priced": ["accepted", "work begun"],
  "completed, confirmed": ["accepted", "portal"],
  "shipping, priced": ["accepted", "work begun"],
  "shipping, confirmed": ["accepted", "portal"],
  "delivered, priced": ["accepted", "work begun"],
  "delivered, confirmed": ["accepted", "portal"],
  "cancelled, unpriced": null,
  "cancelled, priced": ["withdrawn", null],
};

async function standingOf(db: Db, orderId: string) {
  const quotes = await db.selectFrom("quotes").selectAll().where("orderId", "=", orderId).execute();
  const answers = await db.selectFrom("quoteAnswers").selectAll().where("orderId", "=", orderId).execute();
  return { quote: quotes[0], count: quotes.length, answers };
}

describe.each(found)("data of the version before, brought up to date on %s", (kind) => {
  test("every order keeps what it said, and has the quote that this was", async () => {
    const place = await newPlace(kind);
    const { migrated } = await restoreBackup(place, file);
    expect(migrated).toEqual(expect.arrayContaining(["019-fabrics", "020-quotes", "021-swatches"]));
    const before = await ordersBefore();
    expect(before.length).toBeGreaterThan(30);
    await inDatabase(place, async (db) => {
      const ended = await db
        .selectFrom("orderStatusHistory")
        .select("orderId")
        .where("confirmation", "=", "ended")
        .execute();
      const seen = new Set<string>();
      for (const order of before) {
        const orderId = String(order.id);
        const inWork = !["incomplete", "submitted", "quoted", "cancelled"].includes(String(order.status));
        const way = wayOf(order, inWork && ended.some((turn) => turn.orderId === orderId));
        seen.add(way);
        const row = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
        expect(row, orderId).toMatchObject(order);
        const { quote, count, answers } = await standingOf(db, orderId);
        const wanted = states[way];
        expect(wanted, way).toBeDefined();
        expect([way, quote?.state ?? null, answers[0]?.how ?? null]).toEqual([way, ...(wanted ?? [null, null])]);
        expect([orderId, count, answers.length]).toEqual([orderId, wanted ? 1 : 0, wanted?.[1] ? 1 : 0]);
        if (!quote) continue;
        expect(quote).toMatchObject({
          kind: "plain",
          totalCents: order.totalCents,
          validUntil: null,
          taxCents: 0,
          terms: "",
        });
        const stored = await findVersionById(db, quote.id);
        expect(stored?.lines).toMatchObject([{ kind: "plain", unitCents: order.totalCents, taxed: 0 }]);
        if (quote.state !== "draft") expect(hashOf(stored!)).toBe(quote.contentHash);
        expect(row.acceptedQuoteId).toBe(quote.state === "accepted" ? quote.id : null);
        expect(answers.map(({ contentHash, totalCents }) => ({ contentHash, totalCents }))).toEqual(
          answers.map(() => ({ contentHash: quote.contentHash, totalCents: order.totalCents })),
        );
      }
      expect([...seen].sort()).toEqual(expect.arrayContaining(Object.keys(states).filter((way) => states[way])));
    });
  });

  test("a quote that waited for its client's yes takes it, once", async () => {
    const place = await newPlace(kind);
    await restoreBackup(place, file);
    await inDatabase(place, async (db) => {
      const open = await db
        .selectFrom("orders")
        .innerJoin("quotes", "quotes.openOf", "orders.id")
        .innerJoin("users", "users.id", "orders.userId")
        .select([
          "orders.id",
          "orders.version",
          "orders.totalCents",
          "users.id as userId",
          "firstName",
          "lastName",
          "email",
        ])
        .where("orders.status", "=", "quoted")
        .orderBy("orders.createdAt", "desc")
        .executeTakeFirstOrThrow();
      const { userId: id, firstName, lastName, email, totalCents, version } = open;
      const yes = {
        user: { id, firstName, lastName, email },
        orderId: open.id,
        version,
        seen: { totalCents, creditCents: 0 },
      };
      const app = { db, now: () => new Date("2026-11-20T12:00:00.000Z") };
      expect(await confirmOrder(app, yes)).toMatchObject({ ok: true });
      expect(await confirmOrder(app, yes)).toMatchObject({ ok: true });
      const { quote, answers } = await standingOf(db, open.id);
      expect(quote).toMatchObject({ state: "accepted", openOf: null });
      expect(answers).toMatchObject([{ by: "client", how: "portal", totalCents }]);
    });
  });
});
