import path from "node:path";
import { describe, expect, inject, test } from "vitest";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { saveBackup } from "#app/db/backup/save-backup.server.ts";
import type { DatabaseLocation } from "#app/db/client.server.ts";
import { findConsents } from "#app/db/consent.server.ts";
import { migrateToLatest, migrateUpTo } from "#app/db/migrate.server.ts";
import { writeRows } from "#app/db/rows.server.ts";
import { findKept, wasEverQuoted } from "#app/services/orders/order-history.server.ts";
import { everything, inDatabase, kinds, newFolder, newPlace } from "#tests/support/places.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);

const day = (number: number) => `2026-10-${String(number).padStart(2, "0")}T12:00:00.000Z`;
const person = (id: string) => ({
  ...{ id, name: id, email: `${id}@example.com`, emailVerified: 0, image: null, firstName: id, lastName: "Sample" },
  ...{ phoneNumber: "", street: "", city: "", state: "", zipCode: "", role: "client" },
  ...{ createdAt: day(1), updatedAt: day(1) },
});
const order = (id: string, status: string, totalCents: number | null, confirmedAt: string | null = null) => ({
  ...{ id, userId: "ida", status, totalCents, paymentLink: null, orderName: null, description: null, step: 4 },
  ...{ overviewStep: null, hardwareChoice: 0, hardware: "[]", windows: "[]", windowCount: 0, version: 1 },
  ...{ createdAt: day(1), updatedAt: day(20), submittedAt: null, confirmedAt },
});
let count = 0;
const event = (orderId: string, at: number, kind: string, actorId: string, details: object | string = {}) => {
  count += 1;
  const text = typeof details === "string" ? details : JSON.stringify(details);
  return { id: `event-${count}`, orderId, at: day(at), kind, actorId, details: text };
};

/** Orders as the version before the history left them. */
async function fillAsBefore(place: DatabaseLocation) {
  await inDatabase(place, async (db) => {
    await migrateUpTo(db, "006-consultations");
    await writeRows(db, "users", [person("ida"), person("nora")]);
    await writeRows(db, "orders", [
      order("LF-SETBACK", "incomplete", null),
      order("LF-CUSTOM", "in progress", 300, day(5)),
      order("LF-UNTOLD", "delivered", 700),
      order("LF-ODD", "on-hold", null),
      order("LF-DRAFT", "incomplete", null),
    ]);
    await writeRows(db, "orderEvents", [
      event("LF-SETBACK", 1, "created", "ida"),
      event("LF-SETBACK", 2, "submitted", "ida"),
      event("LF-SETBACK", 3, "total_changed", "nora", { before: null, after: 500 }),
      event("LF-SETBACK", 3, "status_changed", "nora", { before: "submitted", after: "quoted" }),
      event("LF-SETBACK", 4, "confirmed", "ida", { totalCents: 500 }),
      event("LF-SETBACK", 5, "total_changed", "nora", { before: 500, after: 600, confirmationCleared: true }),
      event("LF-SETBACK", 6, "total_changed", "nora", { before: 600, after: null }),
      event("LF-SETBACK", 6, "status_changed", "nora", { before: "quoted", after: "incomplete" }),
      event("LF-CUSTOM", 1, "created", "nora", { custom: true }),
      event("LF-CUSTOM", 2, "payment_link_changed", "nora", { before: null, after: "https://pay.example.com" }),
      event("LF-CUSTOM", 5, "confirmed", "ida"),
      event("LF-ODD", 1, "created", "ida", "no JSON"),
      event("LF-DRAFT", 1, "created", "ida"),
    ]);
  });
}

function historyIn(place: DatabaseLocation) {
  return inDatabase(place, async (db) => {
    const rows = await db
      .selectFrom("orderStatusHistory")
      .select(["orderId", "fromStatus", "toStatus", "totalCents", "confirmation", "at", "actorId"])
      .orderBy("id")
      .execute();
    return rows.map(({ at, ...row }) => [...Object.values(row), Number(at.slice(8, 10))]);
  });
}

const history = [
  ["LF-CUSTOM", null, "quoted", 300, null, "nora", 1],
  ["LF-CUSTOM", "quoted", "quoted", 300, "given", "ida", 5],
  ["LF-CUSTOM", "quoted", "in progress", 300, null, null, 20],
  ["LF-DRAFT", null, "incomplete", null, null, "ida", 1],
  ["LF-ODD", null, "incomplete", null, null, "ida", 1],
  ["LF-ODD", "incomplete", "on-hold", null, null, null, 20],
  ["LF-SETBACK", null, "incomplete", null, null, "ida", 1],
  ["LF-SETBACK", "incomplete", "submitted", null, null, "ida", 2],
  ["LF-SETBACK", "submitted", "quoted", 500, null, "nora", 3],
  ["LF-SETBACK", "quoted", "quoted", 500, "given", "ida", 4],
  ["LF-SETBACK", "quoted", "quoted", 600, "ended", "nora", 5],
  ["LF-SETBACK", "quoted", "incomplete", null, null, "nora", 6],
  ["LF-UNTOLD", null, "delivered", 700, null, null, 1],
];

describe.each(found)("the history on %s", (kind) => {
  test("of older orders is what their events tell, and leads to where they stand", async () => {
    const place = await newPlace(kind);
    await fillAsBefore(place);
    expect(await inDatabase(place, migrateToLatest)).toContain("007-order-status-history");
    expect(await historyIn(place)).toEqual(history);
    await inDatabase(place, async (db) => {
      const ids = ["LF-CUSTOM", "LF-DRAFT", "LF-ODD", "LF-SETBACK", "LF-UNTOLD"];
      expect([...(await findKept(db, ids))].sort()).toEqual(["LF-CUSTOM", "LF-SETBACK", "LF-UNTOLD"]);
      expect(await Promise.all(ids.map((id) => wasEverQuoted(db, id)))).toEqual([true, false, false, true, false]);
      const agreementOn = await findConsents(db, ids);
      expect(ids.filter((id) => agreementOn(id).consent === "ended")).toEqual(["LF-SETBACK"]);
    });
  });

  test("is made for a backup from before it, and carried by one made after", async () => {
    const [source, older, newer] = [await newPlace(kind), await newPlace(kind), await newPlace(kind)];
    await fillAsBefore(source);
    const save = async (name: string) => {
      const file = path.join(newFolder(), name);
      await saveBackup(source, { file, now: new Date() });
      return file;
    };
    const before = await save("before.gz");
    const { migrated } = await restoreBackup(older, before);
    expect(migrated[0]).toBe("007-order-status-history");
    expect(await historyIn(older)).toEqual(history);
    await inDatabase(source, migrateToLatest);
    const { rows } = await restoreBackup(newer, await save("after.gz"));
    expect(rows.orderStatusHistory).toBe(13);
    expect(await everything(newer)).toEqual(await everything(older));
  });
});
