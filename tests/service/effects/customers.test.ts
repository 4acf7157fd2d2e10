import { expect, test } from "vitest";
import { findCustomer, listCustomers } from "#app/services/customers/list-customers.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { expectNoEffects } from "#tests/support/effects.ts";

onEachDemo("what the directory does", "today", (house) => {
  test("looking a customer up changes nothing and shows no more than the page needs", async () => {
    const found = await expectNoEffects(house().app, () => findCustomer(house().app, "demo-client"));
    expect(found?.customer).toEqual({
      id: "demo-client",
      emailVerified: 1,
      hasAccount: true,
      invitedAt: null,
      firstName: "Clara",
      lastName: "Whitfield",
      email: "client@example.com",
      phoneNumber: "2155550187",
      street: "48 Sample Street",
      city: "Philadelphia",
      state: "PA",
      zipCode: "19103",
    });
    expect(found?.orders[0]).toEqual({
      id: "LF-1003",
      number: null,
      userId: "demo-client",
      windowCount: 1,
      status: "incomplete",
      totalCents: null,
      createdAt: "2026-11-10T21:02:00.000Z",
      submittedAt: null,
      isEntry: false,
    });
    expect(await expectNoEffects(house().app, () => findCustomer(house().app, "demo-owner"))).toBeUndefined();
  });

  test("the directory changes nothing", async () => {
    const list = await expectNoEffects(house().app, () => listCustomers(house().app, { search: "", page: 1 }));
    expect(list).toMatchObject({ rowCount: 5, page: 1, pageCount: 1 });
  });

  test.each([
    ["215-555-0187", ["Whitfield"]],
    ["215 555 0187", ["Whitfield"]],
    ["+2155550187", ["Whitfield"]],
    ["x215", []],
    ["215x", []],
    ["()", []],
  ])("a phone number is found however it is punctuated: %j", async (search, found) => {
    const { rows } = await listCustomers(house().app, { search, page: 1 });
    expect(rows.map(({ lastName }) => lastName)).toEqual(found);
  });
});
