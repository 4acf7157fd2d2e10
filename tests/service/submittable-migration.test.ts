import { describe, expect, inject, test } from "vitest";
import { migrateUpTo } from "#app/db/migrate.server.ts";
import { writeRows } from "#app/db/rows.server.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { inDatabase, kinds, newPlace } from "#tests/support/places.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);
const at = "2026-10-01T12:00:00.000Z";

const person = {
  ...{ id: "ida", name: "Ida", email: "ida@example.com", emailVerified: 0, image: null, firstName: "Ida" },
  ...{ lastName: "Sample", foldedName: "ida sample", phoneNumber: "", street: "", city: "", state: "", zipCode: "" },
  ...{ role: "client", createdAt: at, updatedAt: at },
};
const measurements = Object.fromEntries(measurementNames.map((name) => [name, "60"]));
const whole = { id: "w", key: "AbC-_1234567", name: "Study", measurements, customizations: { shades: {} } };
const order = (id: string, hardwareChoice: number | null, windows: unknown, status = "incomplete") => ({
  ...{ id, userId: "ida", status, totalCents: null, paymentLink: null, orderName: null, description: null },
  ...{ step: 4, overviewStep: null, hardwareChoice, hardware: '{"version":2,"list":[]}', windowCount: 1, version: 3 },
  ...{ windows: typeof windows === "string" ? windows : JSON.stringify({ version: 2, list: windows }) },
  ...{ createdAt: at, updatedAt: at, submittedAt: null, confirmedAt: null },
});

describe.each(found)("orders of the version before, on %s", (kind) => {
  test("say whether they could be submitted, and nothing else of them changes", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await migrateUpTo(db, "010-folded-names");
      await writeRows(db, "users", [person]);
      const orders = [
        order("LF-BROKEN", 0, "no JSON"),
        order("LF-EMPTY", 0, []),
        order("LF-READY", 0, [whole]),
        order("LF-SUBMITTED", 0, [whole], "submitted"),
        order("LF-UNASKED", null, [whole]),
        order("LF-UNMEASURED", 0, [{ ...whole, measurements: {} }]),
        order("LF-WANTS-RODS", 1, [whole]),
      ];
      await writeRows(db, "orders", orders);
      await migrateUpTo(db, "011-drafts-and-form-keys");
      const rows = await db.selectFrom("orders").selectAll().orderBy("id").execute();
      expect(rows.filter(({ submittable }) => submittable === 1).map(({ id }) => id)).toEqual([
        "LF-READY",
        "LF-SUBMITTED",
      ]);
      const before = [...orders].sort((a, b) => (a.id < b.id ? -1 : 1));
      expect(rows.map(({ submittable: _, ...row }) => row)).toEqual(before);
    });
  });
});
