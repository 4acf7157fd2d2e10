import { CompiledQuery } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { isMoneyFigure } from "#app/db/money-figures.server.ts";
import { emailList } from "#app/domain/emails/email-list.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import { addAccount } from "#app/services/accounts/add-account.server.ts";
import { listConsultations } from "#app/services/consultations/list-consultations.server.ts";
import { listCustomers } from "#app/services/customers/list-customers.server.ts";
import { listEmails } from "#app/services/emails/list-emails.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { listOrders } from "#app/services/orders/list-orders.server.ts";
import { listedOrders } from "#app/services/orders/listed-orders.server.ts";
import { onEachDatabase } from "#tests/support/databases.ts";
import { addOrder, addWaitingCredit } from "#tests/support/orders/orders.ts";
import { newAccount } from "#tests/support/people.ts";

const ROWS = 53;

onEachDatabase("lists of more than a page", (house) => {
  beforeAll(async () => {
    const { app } = house();
    for (let nth = 1; nth <= ROWS; nth++) {
      const number = String(nth).padStart(2, "0");
      const at = `2026-10-01T12:${number}:00.000Z`;
      const { password: _, ...account } = newAccount({ lastName: `Sample ${number}` });
      await addAccount(app.db, { ...account, id: `client-${number}`, role: "client", createdAt: at }, "no password");
      await addOrder(app, { userId: `client-${number}`, status: "submitted", totalCents: null, createdAt: at });
      await addWaitingCredit(app, `client-${number}`);
      const to = { name: account.lastName, address: account.email };
      await queueEmail(app.db, { kind: "password_changed", to, parameters: { at }, userId: null, at });
    }
    // Every consultation at a time of its own.
    await app.db
      .updateTable("consultations")
      .set((eb) => ({ startsAt: eb.fn("replace", ["userId", eb.val("client-"), eb.val("2026-10-05T12:")]) }))
      .execute();
  });

  const first = { page: 1, pageCount: 2 };
  const second = { page: 2, pageCount: 2 };

  test("of customers, by name", async () => {
    const page = (wanted: number) => listCustomers(house().app, { search: "", page: wanted });
    const names = async (wanted: number) => (await page(wanted)).rows.map(({ lastName }) => lastName);
    expect(await page(1)).toMatchObject({ rowCount: 53, ...first });
    expect(await names(1)).toHaveLength(50);
    expect(await page(2)).toMatchObject(second);
    expect(await names(2)).toEqual(["Sample 51", "Sample 52", "Sample 53"]);
    expect(await names(3)).toEqual(["Sample 51", "Sample 52", "Sample 53"]);
  });

  test("of orders, the oldest at the end", async () => {
    const page = (wanted: number) =>
      listOrders(house().app, parseOrderList(new URLSearchParams({ page: String(wanted) })));
    expect(await page(1)).toMatchObject({ rowCount: 53, ...first });
    expect((await page(1)).rows).toHaveLength(50);
    const { rows, ...at } = await page(2);
    expect(at).toMatchObject(second);
    expect(rows.map(({ userId }) => userId)).toEqual(["client-03", "client-02", "client-01"]);
  });

  test("orders are searched in an index alone, without the text of their windows", async ({ skip }) => {
    const { app } = house();
    if (app.database.kind !== "sqlite") skip();
    const found = listedOrders(app, { search: "LF-10", only: null }).select("orders.id").compile();
    const plan = CompiledQuery.raw(`explain query plan ${found.sql}`, [...found.parameters]);
    const { rows } = await app.db.executeQuery<{ detail: string }>(plan);
    const scans = rows.map(({ detail }) => detail).filter((detail) => detail.startsWith("SCAN orders"));
    expect(scans).toEqual(["SCAN orders USING COVERING INDEX ordersListedById"]);
  });

  test.for(["depositDue", "readyToStart"] as const)("%s is counted in an index alone", async (figure, { skip }) => {
    const { app } = house();
    if (app.database.kind !== "sqlite") skip();
    const orders = app.db.selectFrom("orders").select((eb) => eb.fn.countAll<number>().as("count"));
    const found = orders.where(isMoneyFigure(figure, "2026-10-05")).compile();
    const plan = CompiledQuery.raw(`explain query plan ${found.sql}`, [...found.parameters]);
    const { rows } = await app.db.executeQuery<{ detail: string }>(plan);
    expect(rows.map(({ detail }) => detail)).toEqual([expect.stringContaining("USING COVERING INDEX ordersToStart")]);
  });

  test("of e-mails, the oldest at the end", async () => {
    const page = (wanted: number) =>
      listEmails(house().app, emailList.parse(new URLSearchParams({ page: String(wanted) })));
    expect(await page(1)).toMatchObject({ rowCount: 53, ...first });
    const { rows, ...at } = await page(2);
    expect(at).toMatchObject(second);
    expect(rows.map(({ recipientName }) => recipientName)).toEqual(["Sample 03", "Sample 02", "Sample 01"]);
  });

  test("of consultations that are over, the oldest at the end", async () => {
    const page = (wanted: number) => listConsultations(house().app, "past", wanted);
    expect(await page(1)).toMatchObject({ counts: { upcoming: 0, past: 53, cancelled: 0 }, ...first });
    const { rows, ...at } = await page(2);
    expect(at).toMatchObject(second);
    expect(rows.map(({ lastName }) => lastName)).toEqual(["Sample 03", "Sample 02", "Sample 01"]);
  });
});
