import { describe, expect, inject, test } from "vitest";
import { migrateToLatest, migrateUpTo } from "#app/db/migrate.server.ts";
import { writeRows } from "#app/db/rows.server.ts";
import { inDatabase, kinds, newPlace } from "#tests/support/places.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);
const at = "2026-10-01T12:00:00.000Z";

/** As the tables were then, whatever has been added to them since. */
const person = (id: string, role = "client") => ({
  ...{ id, name: id, email: `${id}@example.com`, emailVerified: 0, image: null, firstName: id, lastName: "Sample" },
  ...{ foldedName: id, phoneNumber: "", street: "", city: "", state: "", zipCode: "", role },
  ...{ createdAt: at, updatedAt: at },
});
const order = (id: string, userId: string, submittedAt: string | null) => ({
  ...{ id, userId, status: submittedAt ? "cancelled" : "incomplete", totalCents: null, paymentLink: null },
  ...{ orderName: null, description: null, step: 4, overviewStep: null, hardwareChoice: 0 },
  ...{ hardware: '{"version":2,"list":[]}', windows: '{"version":2,"list":[]}', windowCount: 0, version: 3 },
  ...{ createdAt: at, updatedAt: at, submittedAt, confirmedAt: null },
});
const email = {
  ...{ id: "e-1", kind: "confirm", recipientName: "ida", recipientAddress: "ida@example.com", parameters: "{}" },
  ...{ orderId: "LF-1", state: "queued", attempts: 0, nextTryAt: at, lastError: null, createdAt: at, sentAt: null },
  ...{ claimedBy: null, giveUpAt: at, receipt: null, timesAskedAgain: 0 },
};

describe.each(found)("accounts of the version before, on %s", (kind) => {
  test("count as verified if they have submitted, run the house or are the demo's", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await migrateUpTo(db, "010-folded-names");
      const people = [
        person("ida"),
        person("nora", "admin"),
        person("demo-client"),
        person("new"),
        person("demolition"),
      ];
      await writeRows(db, "users", people);
      await writeRows(db, "orders", [order("LF-1", "ida", at), order("LF-2", "ida", null), order("LF-3", "new", null)]);
      await writeRows(db, "emails", [email]);
      expect(await migrateToLatest(db)).toContain("012-addresses");
      const users = await db
        .selectFrom("users")
        .select(["id", "emailVerified", "firstSignInAt"])
        .orderBy("id")
        .execute();
      expect(users).toEqual([
        { id: "demo-client", emailVerified: 1, firstSignInAt: at },
        { id: "demolition", emailVerified: 0, firstSignInAt: at },
        { id: "ida", emailVerified: 1, firstSignInAt: at },
        { id: "new", emailVerified: 0, firstSignInAt: at },
        { id: "nora", emailVerified: 1, firstSignInAt: at },
      ]);
      expect(await db.selectFrom("emails").selectAll().execute()).toEqual([{ ...email, unverified: 0, userId: "ida" }]);
      expect(await db.selectFrom("addressLinks").selectAll().execute()).toEqual([]);
    });
  });
});
