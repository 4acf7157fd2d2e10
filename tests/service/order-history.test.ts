import { expect, test } from "vitest";
import { findConsents } from "#app/db/consent.server.ts";
import { findKept, wasEverQuoted } from "#app/services/orders/order-history.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";

const day = (number: number) => `2026-10-${String(number).padStart(2, "0")}T12:00:00.000Z`;
const person = (id: string) => ({
  id,
  name: id,
  email: `${id}@example.com`,
  emailVerified: 0,
  image: null,
  firstName: id,
  lastName: "Sample",
  phoneNumber: "",
  street: "",
  city: "",
  state: "",
  zipCode: "",
  role: "client",
  foldedName: id,
  createdAt: day(1),
  updatedAt: day(1),
});
const order = (id: string, status: string, totalCents: number | null, confirmedAt: string | null = null) => ({
  id,
  userId: "ida",
  status,
  totalCents,
  paymentLink: null,
  orderName: null,
  description: null,
  step: 4,
  overviewStep: null,
  hardwareChoice: 0,
  hardware: "[]",
  windows: "[]",
  windowCount: 0,
  version: 1,
  createdAt: day(1),
  updatedAt: day(20),
  submittedAt: null,
  confirmedAt,
});
const history = [
  ["LF-CUSTOM", null, "quoted", 300, null],
  ["LF-CUSTOM", "quoted", "quoted", 300, "given"],
  ["LF-CUSTOM", "quoted", "in progress", 300, null],
  ["LF-DRAFT", null, "incomplete", null, null],
  ["LF-ODD", null, "incomplete", null, null],
  ["LF-ODD", "incomplete", "on-hold", null, null],
  ["LF-SETBACK", null, "incomplete", null, null],
  ["LF-SETBACK", "incomplete", "submitted", null, null],
  ["LF-SETBACK", "submitted", "quoted", 500, null],
  ["LF-SETBACK", "quoted", "quoted", 500, "given"],
  ["LF-SETBACK", "quoted", "quoted", 600, "ended"],
  ["LF-SETBACK", "quoted", "incomplete", null, null],
  ["LF-UNTOLD", null, "delivered", 700, null],
] as const;

const turns = history.map(([orderId, fromStatus, toStatus, totalCents, confirmation], index) => ({
  id: `turn-${index}`,
  orderId,
  fromStatus,
  toStatus,
  totalCents,
  confirmation,
  at: day(index + 1),
  actorId: "nora",
}));

onEachDatabase("the history", (house) => {
  test("of an order says whether it is kept, was ever quoted, and whether a yes has ended", async () => {
    const { db } = house().app;
    await db
      .insertInto("users")
      .values([person("ida"), person("nora")])
      .execute();
    await db
      .insertInto("orders")
      .values([
        order("LF-SETBACK", "incomplete", null),
        order("LF-CUSTOM", "in progress", 300, day(5)),
        order("LF-UNTOLD", "delivered", 700),
        order("LF-ODD", "on-hold", null),
        order("LF-DRAFT", "incomplete", null),
      ])
      .execute();
    await db.insertInto("orderStatusHistory").values(turns).execute();
    const ids = ["LF-CUSTOM", "LF-DRAFT", "LF-ODD", "LF-SETBACK", "LF-UNTOLD"];
    expect([...(await findKept(db, ids))].sort()).toEqual(["LF-CUSTOM", "LF-SETBACK", "LF-UNTOLD"]);
    expect(await Promise.all(ids.map((id) => wasEverQuoted(db, id)))).toEqual([true, false, false, true, false]);
    const agreementOn = await findConsents(db, ids);
    expect(ids.filter((id) => agreementOn(id).consent === "ended")).toEqual(["LF-SETBACK"]);
  });
});
