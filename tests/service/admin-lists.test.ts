import { expect, test } from "vitest";
import { emailList } from "#app/domain/emails/email-list.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { meaningOf, orderStatuses } from "#app/domain/orders/order-status.ts";
import { addAccount } from "#app/services/accounts/add-account.server.ts";
import { findCustomer, listCustomers } from "#app/services/customers/list-customers.server.ts";
import { listEmails } from "#app/services/emails/list-emails.server.ts";
import { countDesk } from "#app/services/orders/desk/count-desk.server.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { exportOrders, listOrders } from "#app/services/orders/list-orders.server.ts";
import { isHandedIn } from "#app/services/orders/listed-orders.server.ts";
import { recordTurn } from "#app/services/orders/record-turn.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";

const NEW = "2028-01-01T12:00:00.000Z";
const quoteTurn = { fromStatus: "submitted", toStatus: "quoted", actorId: "demo-owner" };

onEachDemo("the owner's lists", "today", (house) => {
  const list = (search: string) => listOrders(house().app, parseOrderList(new URLSearchParams(search)));
  const ids = async (search: string) => (await list(search)).rows.map((row) => row.id);
  const customers = async (search: string) =>
    (await listCustomers(house().app, { search, page: 1 })).rows.map((row) => row.lastName);

  test("all orders but incomplete ones, newest first, with a count for each status", async () => {
    const { rows, counts, rowCount, pageCount } = await list("");
    expect(rows.map((row) => row.id)).toEqual([
      "LF-1005",
      "LF-1006",
      "LF-1002",
      "LF-1004",
      "LF-1007",
      "LF-1001",
      "LF-1008",
      "LF-1009",
      "LF-1010",
      "LF-1011",
    ]);
    expect({ rowCount, pageCount }).toEqual({ rowCount: 10, pageCount: 1 });
    expect(counts).toEqual({
      submitted: 2,
      quoted: 3,
      "in progress": 1,
      completed: 1,
      shipping: 1,
      delivered: 1,
      cancelled: 1,
    });
    expect(rows[0]).toMatchObject({ firstName: "Imogen", lastName: "Marsh", windowCount: 3, totalCents: null });
    expect(Object.keys(rows[0] ?? {})).not.toContain("windows");
  });

  test.each([
    ["?search=lf-1002", ["LF-1002"]],
    ["?search=whit", ["LF-1002", "LF-1001"]],
    ["?search=clara+WHITFIELD", ["LF-1002", "LF-1001"]],
    ["?search=in+progress", ["LF-1004"]],
    ["?search=incomplete", []],
    ["?search=%25", []],
    ["?search=_", []],
    ["?search=%5C", []],
    ["?search='%3B--", []],
    ["?status=quoted", ["LF-1006", "LF-1007", "LF-1001"]],
    ["?status=quoted&search=whit", ["LF-1001"]],
    ["?status=quoted&only=unconfirmed", ["LF-1006", "LF-1001"]],
    ["?status=quoted&only=confirmed", ["LF-1007"]],
    ["?only=unquoted", ["LF-1005", "LF-1002"]],
    ["?search=%23LF-1005", ["LF-1005"]],
    ["?search=%23+LF-1005", ["LF-1005"]],
    ["?search=Order+%23LF%E2%80%931005", ["LF-1005"]],
    ["?search=Whitfield,+Clara", ["LF-1002", "LF-1001"]],
  ])("%s finds %j", async (search, found) => {
    expect(await ids(search)).toEqual(found);
  });

  test("a search counts what it finds in each status, whichever one is shown", async () => {
    const { counts, rowCount } = await list("?search=whit&status=quoted");
    expect(counts).toEqual({ submitted: 1, quoted: 1 });
    expect(rowCount).toBe(1);
  });

  test.each([
    ["id", "LF-1001", "LF-1011"],
    ["customer", "LF-1004", "LF-1002"],
    ["windows", "LF-1006", "LF-1005"],
    ["status", "LF-1011", "LF-1005"],
    ["total", "LF-1002", "LF-1008"],
  ])("sorted by %s, either way", async (sort, first, last) => {
    const sorted = await ids(`?sort=${sort}`);
    expect([sorted.at(0), sorted.at(-1)]).toEqual([first, last]);
    expect(await ids(`?sort=-${sort}`)).toEqual(sorted.toReversed());
  });

  test("a page that does not exist any more shows the last one", async () => {
    expect(await list("?page=99")).toMatchObject({ page: 1, pageCount: 1, rowCount: 10 });
  });

  test("the export has exactly the filtered rows, in the list's order", async () => {
    const query = parseOrderList(new URLSearchParams("?status=quoted&sort=total"));
    const exported: string[] = [];
    for await (const rows of exportOrders(house().app, query)) exported.push(...rows.map((row) => row.id));
    expect(exported).toEqual(["LF-1006", "LF-1007", "LF-1001"]);
  });

  test.each([
    ["", ["Ashgrove", "Calloway", "Marsh", "Stone", "Whitfield"]],
    ["demo-stone", ["Stone"]],
    ["june c", ["Calloway"]],
    ["CLIENT@EXAMPLE", ["Whitfield"]],
    ["555-0119", ["Ashgrove"]],
    ["(610) 555", ["Ashgrove", "Stone"]],
    ["owner", []],
    ["%", []],
  ])("the directory finds by %j", async (search, found) => {
    expect(await customers(search)).toEqual(found);
  });

  test("the directory counts each customer's orders", async () => {
    const { rows } = await listCustomers(house().app, { search: "whitfield", page: 1 });
    expect(rows).toEqual([
      {
        id: "demo-client",
        firstName: "Clara",
        lastName: "Whitfield",
        email: "client@example.com",
        phoneNumber: "2155550187",
        orderCount: 3,
      },
    ]);
  });

  test("a customer has a history; an admin or a stranger is no customer", async () => {
    const found = await findCustomer(house().app, "demo-client");
    expect(found?.orders.map((order) => order.id)).toEqual(["LF-1003", "LF-1002", "LF-1001"]);
    expect(await findCustomer(house().app, "demo-owner")).toBeUndefined();
    expect(await findCustomer(house().app, "nobody")).toBeUndefined();
  });

  const emails = (search: string) => listEmails(house().app, emailList.parse(new URLSearchParams(search)));

  test.each([
    ["?state=failed", ["demo-LF-1005-confirm"]],
    ["?search=IMOGEN&state=failed", ["demo-LF-1005-confirm"]],
    ["?search=lf-1005", ["demo-LF-1005-new_order", "demo-LF-1005-confirm"]],
    ["?search=no%25body", []],
    ["?state=queued", []],
  ])("e-mails found by %s", async (search, expected) => {
    expect((await emails(search)).rows.map((row) => row.id)).toEqual(expected);
  });

  test("e-mails are counted by state, newest first, and a page past the end is the last", async () => {
    const { rows, counts, rowCount, page } = await emails("?page=9");
    expect(counts).toEqual({ queued: 0, sent: rowCount - 1, failed: 1, dropped: 0 });
    expect(page).toBe(1);
    const dates = rows.map((row) => row.createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test("the desk's figures are those of the lists they lead to", async () => {
    house().setNow(new Date("2026-11-15T12:00:00Z"));
    const desk = await countDesk(house().app);
    expect(desk).toMatchObject({ toQuote: 2, withClient: 2, confirmed: 1, inWork: 1 });
    expect(desk).toMatchObject({
      toQuote: (await ids("?only=unquoted")).length,
      withClient: (await ids("?status=quoted&only=unconfirmed")).length,
      confirmed: (await ids("?status=quoted&only=confirmed")).length,
      inWork: (await ids("?status=in+progress")).length,
    });
    expect(desk.months).toHaveLength(12);
    expect(desk.months.slice(-3)).toEqual([
      { key: "2026-09", label: "Sep 2026", submitted: 1, totalCents: 248000 },
      { key: "2026-10", label: "Oct 2026", submitted: 2, totalCents: 218696 },
      { key: "2026-11", label: "Nov 2026", submitted: 2, totalCents: 38600 },
    ]);
  });

  test("what is written out for the indexes says what the table of statuses says", async () => {
    const { db } = house().app;
    expect(db.selectFrom("orders").select("id").where(isHandedIn).compile().sql).toContain(
      `where "orders"."status" <> 'incomplete'`,
    );
    const like = await db.selectFrom("orders").selectAll().where("id", "=", "LF-1011").executeTakeFirstOrThrow();
    const statuses = [...orderStatuses, "on-hold"];
    const at = "2027-03-05T12:00:00.000Z";
    for (const [index, status] of statuses.entries()) {
      const order = { ...like, id: `LF-T${index}`, userId: "demo-stone", status, totalCents: 10 ** index };
      await db
        .insertInto("orders")
        .values({ ...order, createdAt: at, submittedAt: at })
        .execute();
    }
    // Each was quoted at its total, but for the last, which nobody ever quoted.
    for (const index of statuses.keys()) {
      if (index === statuses.length - 1) continue;
      await recordTurn(db, { ...quoteTurn, orderId: `LF-T${index}`, totalCents: 10 ** index, at });
    }
    const listed = statuses.filter((status) => meaningOf(status).listed);
    expect(listed).toHaveLength(8);
    expect((await list("?search=LF-T")).rows.map(({ status }) => status).sort()).toEqual([...listed].sort());
    const mine = (await listMyOrders(house().app, "demo-stone")).filter(({ id }) => id.startsWith("LF-T"));
    expect(mine.map(({ status }) => status).sort()).toEqual([...listed].sort());

    house().setNow(new Date("2027-03-15T12:00:00Z"));
    // The sum has a digit for each status: neither the incomplete nor the cancelled one is among the revenue.
    const { months } = await countDesk(house().app);
    expect(months.at(-1)).toMatchObject({ key: "2027-03", submitted: 7, totalCents: 1_111_110 });
    await db.deleteFrom("orders").where("id", "like", "LF-T%").execute();
  });

  test("a quote counts on the day it was given, once an order, and a price that was taken back counts no more", async () => {
    const { db } = house().app;
    const like = await db.selectFrom("orders").selectAll().where("id", "=", "LF-1002").executeTakeFirstOrThrow();
    const add = (id: string, changes: object) =>
      db
        .insertInto("orders")
        .values({ ...like, id, createdAt: "2028-01-05T12:00:00.000Z", submittedAt: null, ...changes })
        .execute();
    await add("LF-Q1", { status: "quoted", totalCents: 300_00 });
    await add("LF-Q2", { status: "in progress", totalCents: 75_00 });
    await add("LF-Q3", { status: "quoted", totalCents: null });
    await add("LF-Q4", { status: "submitted", totalCents: null });
    const turn = (orderId: string, at: string, totalCents: number | null, changes: object = {}) =>
      recordTurn(db, { ...quoteTurn, orderId, totalCents, at: `2028-${at}T12:00:00.000Z`, ...changes });
    // Quoted in January, quoted anew in February, confirmed in March.
    await turn("LF-Q1", "01-10", 200_00);
    await turn("LF-Q1", "02-10", 300_00, { fromStatus: "quoted" });
    await turn("LF-Q1", "03-10", 300_00, { fromStatus: "quoted", confirmation: "given" });
    // Quoted at the last moment of January in Pennsylvania; the work itself changed the price later.
    await turn("LF-Q2", "02-01", 50_00, { at: "2028-02-01T04:59:59.000Z" });
    await turn("LF-Q2", "03-02", 75_00, { toStatus: "in progress" });
    await turn("LF-Q3", "01-20", 900_00);
    await turn("LF-Q3", "01-21", null, { fromStatus: "quoted" });
    // Withdrawn, which leaves nothing that the list could show as its price.
    await turn("LF-Q4", "02-11", 700_00);
    await turn("LF-Q4", "02-12", null, { fromStatus: "quoted", toStatus: "submitted" });
    house().setNow(new Date("2028-03-15T12:00:00Z"));
    const desk = await countDesk(house().app);
    expect(desk.months.slice(-3).map(({ label, totalCents }) => [label, totalCents])).toEqual([
      ["Jan 2028", 50_00],
      ["Feb 2028", 300_00],
      ["Mar 2028", 0],
    ]);
    expect(desk).toMatchObject({ toQuote: 4, withClient: 3, confirmed: 1, inWork: 2 });
    expect(await ids("?only=unquoted")).toEqual(["LF-Q4", "LF-Q3", "LF-1005", "LF-1002"]);
    await db.deleteFrom("orders").where("id", "like", "LF-Q%").execute();
  });

  test("names are found and sorted with their accents and without, and so are numbers with the country's 1", async () => {
    const { app } = house();
    const names = [
      ["Zoë", "Éclair"],
      ["Ada", "Eclair"],
      ["Seán", "O’Brien"],
      ["Åsa", "Öberg"],
    ] as const;
    for (const [index, [firstName, lastName]] of names.entries()) {
      const blank = { street: "", city: "", state: "", zipCode: "", role: "client" };
      const person = { ...blank, id: `accent-${index}`, firstName, lastName, phoneNumber: `26755501${index}0` };
      await addAccount(app.db, { ...person, email: `accent-${index}@example.com`, createdAt: NEW }, "none");
    }
    await app.db.updateTable("orders").set({ userId: "accent-0" }).where("id", "=", "LF-1010").execute();
    for (const [search, found] of [
      ["Zoë", ["Éclair"]],
      ["zoe eclair", ["Éclair"]],
      ["ÉCLAIR", ["Eclair", "Éclair"]],
      ["eclair", ["Eclair", "Éclair"]],
      ["O'Brien", ["O’Brien"]],
      ["o’brien", ["O’Brien"]],
      ["obrien", ["O’Brien"]],
      // What leaves nothing to look for finds nobody.
      ["'", []],
      ["+1 267 555", ["Eclair", "Éclair", "Öberg", "O’Brien"]],
      ["+1 (267) 555-0110", ["Eclair"]],
      ["accent-3", ["Öberg"]],
    ] as const) {
      expect([search, await customers(search)]).toEqual([search, found]);
    }
    expect(await customers("")).toEqual([
      "Ashgrove",
      "Calloway",
      "Eclair",
      "Éclair",
      "Marsh",
      "Öberg",
      "O’Brien",
      "Stone",
      "Whitfield",
    ]);
    expect(await ids("?search=zoe")).toEqual(["LF-1010"]);
    expect(await ids("?search=Zo%C3%AB+%C3%89clair")).toEqual(["LF-1010"]);
    // Éclair stands between Calloway and Marsh, on either database.
    expect((await ids("?sort=customer")).slice(3, 5)).toEqual(["LF-1010", "LF-1011"]);
    await app.db.updateTable("orders").set({ userId: "demo-stone" }).where("id", "=", "LF-1010").execute();
    await app.db.deleteFrom("users").where("id", "like", "accent-%").execute();
  });
});
