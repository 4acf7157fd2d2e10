import { describe, expect, inject, test } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { migrateToLatest, migrateUpTo } from "#app/db/migrate.server.ts";
import { writeRows } from "#app/db/rows.server.ts";
import { closeVisits } from "#app/services/consultations/close-visits.server.ts";
import { inDatabase, kinds, newPlace } from "#tests/support/places.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);
const at = "2026-10-01T12:00:00.000Z";
const paidAt = "2026-10-03T12:00:00.000Z";
const creditedAt = "2026-10-04T12:00:00.000Z";

/** As the tables were then, whatever has been added to them since. */
const person = (id: string) => ({
  ...{ id, name: id, email: `${id}@example.com`, emailVerified: 0, image: null, firstName: id, lastName: "Sample" },
  ...{ phoneNumber: "", street: "", city: "", state: "", zipCode: "", role: "client", createdAt: at, updatedAt: at },
});
const order = (id: string, totalCents: number | null) => ({
  ...{ id, userId: "ida", status: "quoted", totalCents, paymentLink: null, orderName: null, description: null },
  ...{ step: 4, overviewStep: null, hardwareChoice: 0, hardware: '{"version":2,"list":[]}' },
  ...{ windows: '{"version":2,"list":[]}', windowCount: 0, version: 3 },
  ...{ createdAt: at, updatedAt: at, submittedAt: null, confirmedAt: null },
});
const visit = (id: string, creditedOrderId: string | null, changes: object = {}) => ({
  ...{ id, userId: "ida", upcomingOf: null, startsAt: at, endsAt: paidAt, state: "booked", note: "Side door." },
  ...{ address: "1 Sample Street", sequence: 2, version: 4, feePaidAt: paidAt, creditedOrderId },
  ...{ cancelledAt: null, cancelledBy: null, cancelMessage: null, createdAt: at, updatedAt: creditedAt },
  ...changes,
});
const visits = [
  visit("v-early", "LF-LARGE", { upcomingOf: "ida", endsAt: "2099-01-01T12:00:00.000Z" }),
  visit("v-free", "LF-FREE"),
  visit("v-open", "LF-OPEN"),
  visit("v-small", "LF-SMALL"),
  visit("v-waiting", null, { state: "cancelled", cancelledBy: "owner", cancelledAt: at, cancelMessage: "Ill." }),
];

async function fillAsBefore(db: Db) {
  await migrateUpTo(db, "008-window-keys");
  await writeRows(db, "users", [person("ida"), person("nora")]);
  const orders = [order("LF-LARGE", 900_00), order("LF-SMALL", 60_00), order("LF-OPEN", null), order("LF-FREE", 0)];
  await writeRows(db, "orders", orders);
  const event = { orderId: "LF-LARGE", kind: "credit_added", details: '{"amount":15000}' };
  await writeRows(db, "orderEvents", [
    { ...event, id: "e-1", at, actorId: "ida" },
    { ...event, id: "e-2", at: creditedAt, actorId: "nora" },
  ]);
  await writeRows(db, "consultations", visits);
  await writeRows(db, "heldTimes", [{ quarter: "2099-01-01T11:00:00.000Z", consultationId: "v-early" }]);
}

describe.each(found)("credits of the version before, on %s", (kind) => {
  test("become rows, and nothing else of a visit is lost", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await fillAsBefore(db);
      expect(await migrateToLatest(db)).toContain("009-consultation-credits");
      const credits = await db.selectFrom("consultationCredits").selectAll().orderBy("consultationId").execute();
      expect(credits.map((credit) => Object.values(credit))).toEqual([
        ["v-early", "LF-LARGE", 150_00, creditedAt, "nora"],
        ["v-open", "LF-OPEN", 150_00, paidAt, null],
        ["v-small", "LF-SMALL", 60_00, paidAt, null],
      ]);
      const rows = await db.selectFrom("consultations").selectAll().orderBy("id").execute();
      expect(rows).toEqual(
        visits.map(({ creditedOrderId, ...kept }) => ({
          ...kept,
          ...{ feeCents: 150_00, feeMovedTo: null, creditOrderId: null, creditEarly: creditedOrderId ? 1 : 0 },
        })),
      );
      expect(await db.selectFrom("heldTimes").selectAll().execute()).toEqual([
        { quarter: "2099-01-01T11:00:00.000Z", consultationId: "v-early" },
      ]);
    });
  });

  test("stay where they were promised, and what a small order did not need goes on", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await fillAsBefore(db);
      await migrateToLatest(db);
      await db.updateTable("consultations").set({ endsAt: at }).where("id", "=", "v-early").execute();
      await closeVisits({ db, now: () => new Date(paidAt) });
      const credits = await db.selectFrom("consultationCredits").select(["orderId", "amountCents"]).execute();
      const sums = Map.groupBy(credits, ({ orderId }) => orderId);
      const sumOn = (id: string) => (sums.get(id) ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect([sumOn("LF-SMALL"), sumOn("LF-FREE")]).toEqual([60_00, 0]);
      expect(sumOn("LF-LARGE") + sumOn("LF-OPEN")).toBe(4 * 150_00 - 60_00);
    });
  });
});
