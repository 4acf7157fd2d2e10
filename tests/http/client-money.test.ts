import { afterAll, beforeAll, expect, test } from "vitest";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { findMoneySettings, saveMoneySettings } from "#app/services/ledger/money-settings.server.ts";
import { recordPayment } from "#app/services/ledger/record-money.server.ts";
import { addAcceptedOrder } from "#tests/support/orders/accepted-order.ts";
import { openDemoHouse } from "#tests/support/orders/quoted-house.ts";
import { readRows } from "#tests/support/rows.ts";
import { newFolder, startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

let server: TestServer;
let client: Visitor;
let stranger: Visitor;
let owner: Visitor;
let orderId: string;
let receipt: string;

beforeAll(async () => {
  const dataDir = newFolder();
  const house = await openDemoHouse(dataDir);
  orderId = await addAcceptedOrder(house);
  const link = { paymentLink: "https://pay.example.com/7" };
  await house.db.updateTable("orders").set(link).where("id", "=", orderId).execute();
  const paid = await recordPayment(
    house,
    { actorId: demoOwner.id, userId: demoClient.id, orderId },
    {
      amount: "500",
      method: "check",
      receivedOn: dayOf(house.now()),
      reference: "=1+1",
      note: "SECRET-NOTE",
    },
  );
  if (!paid.ok) throw new Error(paid.reason);
  receipt = paid.receiptNumber ?? "";
  const { version } = await findMoneySettings(house.db);
  const words = { payByCheck: "Make it out to us.\n12 Workroom Lane", reminders: true };
  await saveMoneySettings(house, { actorId: demoOwner.id, version, ...words });
  await house.close();
  server = await startServer({ dataDir });
  [client, stranger, owner] = await Promise.all([
    signedIn(server, "client@example.com", "demo-client"),
    signedIn(server, "neighbor@example.com", "demo-client"),
    signedIn(server, "owner@example.com", "demo-owner"),
  ]);
});
afterAll(() => server.stop());

const orderPage = () => `/client/dashboard/orders/${orderId}`;
const entriesOf = () => readRows(server, "select * from ledgerEntries where orderId = ?", orderId);
const textOf = async (visitor: Visitor, address: string) => {
  const html = await (await visitor.get(address)).text();
  return html
    .slice(html.indexOf("<body"))
    .replaceAll(/<script.*?<\/script>/gs, "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
};

test("the order and the confirmed quote say what was charged, what has come and what is left, and nothing of our notes", async () => {
  for (const address of [orderPage(), `${orderPage()}/quote`]) {
    const text = await textOf(client, address);
    expect(text).toMatch(/Charged \$[\d,.]+ Received \$500.00 Left to pay \$[\d,.]+/);
    expect(text).toMatch(/Deposit of \$[\d,.]+: due on/);
    expect(text).toContain("12 Workroom Lane");
    const html = await (await client.get(address)).text();
    expect(html).toContain(`href="${orderPage()}/receipts/${receipt}"`);
    expect(html).toContain("https://pay.example.com/7");
    expect(html).not.toContain("SECRET-NOTE");
  }
  const loaded = await (await client.get(`${orderPage()}.data`)).text();
  expect(loaded).toContain(receipt);
  expect(loaded).not.toMatch(/SECRET-NOTE|=1\+1/);
});

test("I Have Paid is a word: said twice it is said once, and no figure changes; somebody else’s order is none", async () => {
  expect((await stranger.post(orderPage(), { intent: "paid" })).status).toBe(404);
  const before = entriesOf();
  expect(await textOf(client, orderPage())).toContain("I Have Paid");
  for (const _ of [1, 2]) expect((await client.post(orderPage(), { intent: "paid" })).status).toBe(302);
  expect(await textOf(client, orderPage())).toMatch(/You told us on \w+ \d+, \d{4}/);
  expect(await textOf(client, orderPage())).not.toContain("I Have Paid");
  expect(entriesOf()).toEqual(before);
  expect(readRows(server, "select * from emails where orderId = ? and kind = 'payment_told'", orderId)).toHaveLength(1);
  expect(await textOf(owner, "/admin/dashboard/balances?only=paidToCheck")).toContain(orderId);
});

const linesOf = async (address: string) => {
  const file = await owner.get(address);
  expect(file.status).toBe(200);
  const [header = "", ...lines] = (await file.text()).replace("\uFEFF", "").trim().split("\r\n");
  const names = header.split(",");
  // None of the demo's cells has a comma.
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, index) => [names[index], cell])));
};
const dollarsOf = (text: string | undefined) => Number((text ?? "").replace("−\u2060", "-").replaceAll(/[$,]/g, ""));
const sumOf = (rows: Record<string, string>[], name: string) =>
  Math.round(100 * rows.reduce((sum, row) => sum + Number(row[name]), 0)) / 100;

test("the sums of the files are the figures of the pages, and no cell is a formula", async () => {
  const report = await textOf(owner, "/admin/dashboard/reports");
  const entries = await linesOf("/admin/dashboard/reports/ledger.csv");
  expect(sumOf(entries, "Amount")).toBe(dollarsOf(/Sum of all entries (\S+)/.exec(report)?.[1]));
  expect(entries.find(({ Receipt }) => Receipt === receipt)).toMatchObject({
    Order: orderId,
    Contact: "client@example.com",
    Kind: "Payment",
    Method: "Check",
    Reference: "'=1+1",
    Amount: "-500",
    Day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  const balances = await textOf(owner, "/admin/dashboard/balances");
  const owed = await linesOf("/admin/dashboard/balances.csv");
  expect(sumOf(owed, "Balance")).toBe(dollarsOf(/All balances: (\S+)/.exec(balances)?.[1]));
  expect(owed.map(({ Order }) => Order)).toContain(orderId);
  const quotes = await linesOf("/admin/dashboard/reports/quotes.csv");
  const [, sent, dollars] = /Total (\d+) \d+ \d+ \S+ (\S+)/.exec(report) ?? [];
  expect([quotes.length, sumOf(quotes, "Total")]).toEqual([Number(sent), dollarsOf(dollars)]);
});

test.each([
  "reports?from=2026-13-01&to=x",
  "reports?from=9999-01-01",
  "reports/ledger.csv?from=%00&to=2026-99-99",
  "reports/quotes.csv?from=2030-01-01&to=2020-01-01",
  "balances?only=toString&page=-4",
  "balances.csv?only=__proto__",
])("what an address says wrongly is as if it did not say it: %s", async (address) => {
  expect((await owner.get(`/admin/dashboard/${address}`)).status).toBe(200);
});
