import { describe, expect, inject, test } from "vitest";
import { migrateToLatest, migrateUpTo } from "#app/db/migrate.server.ts";
import { writeRows } from "#app/db/rows.server.ts";
import { inDatabase, kinds, newPlace } from "#tests/support/places.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);
const day = (number: number) => `2026-10-0${number}T12:00:00.000Z`;

/** As the tables were then, whatever has been added to them since. */
const person = (id: string, email: string, createdAt: string) => ({
  ...{ id, name: id, email, emailVerified: 1, image: null, firstName: id, lastName: "Sample" },
  ...{ foldedName: id, phoneNumber: "", street: "", city: "", state: "", zipCode: "", role: "client" },
  ...{ createdAt, updatedAt: createdAt, firstSignInAt: null, twoFactorEnabled: 0 },
});
const order = (id: string, userId: string) => ({
  ...{ id, userId, status: "submitted", totalCents: null, paymentLink: null },
  ...{ orderName: null, description: null, step: 4, overviewStep: null, hardwareChoice: 0 },
  ...{ hardware: '{"version":2,"list":[]}', windows: '{"version":2,"list":[]}', windowCount: 0, version: 3 },
  ...{ createdAt: day(1), updatedAt: day(1), submittedAt: day(1), confirmedAt: null },
});
const email = (id: string, kind: string, address: string, rest: object = {}) => ({
  ...{ id, kind, recipientName: "", recipientAddress: address, parameters: "{}", orderId: null as string | null },
  ...{ state: "sent", attempts: 1, nextTryAt: day(4), lastError: null, createdAt: day(4), sentAt: day(4) },
  ...{ claimedBy: null, giveUpAt: null, receipt: null, timesAskedAgain: 0, unverified: 0 },
  ...rest,
});

describe.each(found)("e-mails of the version before, on %s", (kind) => {
  test("belong to whom they were written to, and to nobody where that cannot be told", async () => {
    await inDatabase(await newPlace(kind), async (db) => {
      await migrateUpTo(db, "017-workroom");
      await writeRows(db, "users", [
        person("ida", "ida.now@example.com", day(1)),
        person("stranger", "hello@larkfield.example", day(2)),
        person("heir", "ida@example.com", day(5)),
      ]);
      await writeRows(db, "orders", [order("LF-1", "ida")]);
      await writeRows(db, "emails", [
        email("a-order", "confirm", "ida@example.com", { orderId: "LF-1" }),
        email("b-notice", "new_order", "hello@larkfield.example", { orderId: "LF-1" }),
        email("c-gone", "confirm", "ida@example.com"),
        email("d-before", "password_changed", "ida@example.com"),
        email("e-moved", "address_changed", "ida.now@example.com"),
        email("f-since", "password_changed", "ida.now@example.com", { createdAt: day(5) }),
        email("g-unclear", "password_changed", "ida.now@example.com", { createdAt: day(3) }),
        email("h-own", "verify_address", "hello@larkfield.example"),
        email("i-visit", "consultation_booked", "ida@example.com", { parameters: '{"consultation_id":"C-9"}' }),
        email("j-odd", "consultation_booked", "ida@example.com", { parameters: "not json" }),
      ]);
      expect(await migrateToLatest(db)).toContain("018-email-accounts");
      const rows = await db.selectFrom("emails").select(["id", "userId"]).orderBy("id").execute();
      expect(rows.map(({ id, userId }) => [id, userId])).toEqual([
        ["a-order", "ida"],
        ["b-notice", null],
        ["c-gone", null],
        ["d-before", null],
        ["e-moved", "ida"],
        ["f-since", "ida"],
        ["g-unclear", null],
        ["h-own", "stranger"],
        ["i-visit", null],
        ["j-odd", null],
      ]);
    });
  });
});
