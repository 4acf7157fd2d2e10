import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dayOf } from "#app/domain/calendar.ts";
import { type CardDouble, startCardDouble } from "#tests/support/cards/card-double.ts";
import { addAcceptedOrder } from "#tests/support/orders/accepted-order.ts";
import { openDemoHouse } from "#tests/support/orders/quoted-house.ts";
import { changeRows, readRows } from "#tests/support/rows.ts";
import { newFolder, startRefused, startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn, type Visitor } from "#tests/support/visitor.ts";

let double: CardDouble;
let server: TestServer;
let client: Visitor;
let stranger: Visitor;
let owner: Visitor;
let orderId: string;
let secondId: string;
let cents: string;

beforeAll(async () => {
  const dataDir = newFolder();
  const house = await openDemoHouse(dataDir);
  orderId = await addAcceptedOrder(house);
  secondId = await addAcceptedOrder(house);
  await house.close();
  double = await startCardDouble();
  server = await startServer({ dataDir, env: double.env });
  [client, stranger, owner] = await Promise.all([
    signedIn(server, "client@example.com", "demo-client"),
    signedIn(server, "neighbor@example.com", "demo-client"),
    signedIn(server, "owner@example.com", "demo-owner"),
  ]);
  cents = /name="cents" value="(\d+)"/.exec(await (await client.get(orderPage())).text())?.[1] ?? "";
});
afterAll(async () => {
  await server?.stop();
  await double?.stop();
});

const orderPage = () => `/client/dashboard/orders/${orderId}`;
const cardPage = () => `${orderPage()}/card`;
const webhook = () => `${server.url}/webhooks/stripe`;
const textOf = async (answer: Response) =>
  (await answer.text())
    .replaceAll(/<script.*?<\/script>/gs, "")
    .replaceAll(/<!-- -->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/ +/g, " ");
const entries = () => readRows(server, "select * from ledgerEntries where orderId = ? order by seq", orderId);

test("Pay by Card is a form of the page that leads to the provider, and only there may forms lead", async () => {
  for (const page of [orderPage(), `${orderPage()}/quote`]) {
    const answer = await client.get(page);
    expect(answer.headers.get("content-security-policy")).toContain(`form-action 'self' ${double.base};`);
    expect(await answer.text()).toContain(`action="${cardPage()}"`);
  }
  const publicPage = await client.get("/");
  expect(publicPage.headers.get("content-security-policy")).toContain(`form-action 'self' ${double.base};`);
  const presses = await Promise.all([client.post(cardPage(), { cents }), client.post(cardPage(), { cents })]);
  expect(presses.map(({ status }) => status)).toEqual([303, 303]);
  const [location] = new Set(presses.map(({ headers }) => headers.get("location")));
  expect(location).toMatch(`${double.base}/pay/`);
  expect(readRows(server, "select * from cardSessions where orderId = ?", orderId)).toHaveLength(1);
});

test("nonsense, an old amount and somebody else get a sentence or a 404, and nothing is begun", async () => {
  const before = double.asked.length;
  for (const typed of ["", "1", "-1", "1e9", "NaN", "9".repeat(500)]) {
    const answer = await client.post(cardPage(), { cents: typed });
    expect(answer.status).toBe(409);
    expect(await textOf(answer)).toContain("What is due has changed");
  }
  for (const visitor of [stranger, owner, createVisitor(server)]) {
    expect([302, 404]).toContain((await visitor.post(cardPage(), { cents })).status);
    expect([302, 404]).toContain((await visitor.get(cardPage())).status);
  }
  const [session] = readRows(server, "select id from cardSessions where orderId = ?", orderId);
  expect((await stranger.get(`${cardPage()}?payment=${session?.id}`)).status).toBe(404);
  expect((await client.get(`${cardPage()}?payment=nonsense`)).status).toBe(404);
  expect((await client.get(`/client/dashboard/orders/LF-1001/card?payment=${session?.id}`)).status).toBe(404);
  expect((await client.post(cardPage(), { cents: "x".repeat(512 * 1024) })).status).toBe(413);
  expect(double.asked).toHaveLength(before);
});

test("a provider that does not answer is a sentence, and the same press goes through once it does", async () => {
  const page = `/client/dashboard/orders/${secondId}/card`;
  double.manners = "failing";
  const failed = await client.post(page, { cents });
  expect(failed.status).toBe(503);
  expect(await textOf(failed)).toContain("Nothing was taken");
  double.manners = "kind";
  const made = double.checkouts.size;
  expect((await client.post(page, { cents })).status).toBe(303);
  expect(double.checkouts.size).toBe(made + 1);
  expect(readRows(server, "select * from cardSessions where orderId = ?", secondId)).toHaveLength(1);
  expect((await client.post("/client/dashboard/orders/LF-1001/card", { cents })).status).toBe(409);
});

test("a form that changes what is due ends the other way to pay at the provider at once", async () => {
  const [checkout] = [...double.checkouts.values()].slice(-1);
  const order = `/admin/dashboard/order/demo-client/${secondId}`;
  const day = dayOf(new Date());
  const cash = { amount: "1", method: "cash", receivedOn: day, reference: "", note: "" };
  expect((await owner.post(`${order}/acts/record-payment`, cash)).status).toBe(302);
  await vi.waitFor(() => expect(checkout?.status).toBe("expired"), { timeout: 10_000 });
});

test("while the provider says nothing, 64 presses keep nobody else waiting", async () => {
  const order = `/client/dashboard/orders/${secondId}`;
  const due = /name="cents" value="(\d+)"/.exec(await (await client.get(order)).text())?.[1] ?? "";
  const before = double.asked.length;
  double.manners = "silent";
  const press = () => client.post(`${order}/card`, { cents: due });
  const first = press();
  await vi.waitFor(() => expect(double.asked.length).toBeGreaterThan(before), { timeout: 10_000 });
  const presses = Array.from({ length: 63 }, press);
  // Who finds the line full hears it at once.
  expect((await Promise.race(presses)).status).toBe(503);
  const visitor = createVisitor(server);
  const sooner = await Promise.race([visitor.get("/ask"), first.then(() => undefined)]);
  expect(sooner?.status).toBe(200);
  double.manners = "kind";
  expect((await first).status).toBe(503);
  // Who still stood in the line gets the one page to pay at.
  expect(new Set((await Promise.all(presses)).map(({ status }) => status))).toEqual(new Set([303, 503]));
});

test("only the webhook takes what comes from elsewhere: bounded, and only signed", async () => {
  const body = double.event("customer.created", { id: "cus_1" });
  expect((await double.deliver(webhook(), body)).status).toBe(200);
  expect((await double.deliver(webhook(), body, "t=1,v1=0")).status).toBe(400);
  const headers = { "content-type": "application/json" };
  expect((await fetch(webhook(), { method: "POST", body, headers })).status).toBe(400);
  expect((await fetch(webhook(), { method: "POST", body: new URLSearchParams({ body }) })).status).toBe(415);
  const large = double.event("customer.created", { id: "x".repeat(512 * 1024) });
  expect((await double.deliver(webhook(), large)).status).toBe(413);
  const many = double.event("customer.created", { id: "&".repeat(2_000) });
  expect((await double.deliver(webhook(), many)).status).toBe(200);
  for (const address of ["/webhooks/stripe.data", "/webhooks/stripe/x", "/webhooks", "/login", cardPage()]) {
    expect((await double.deliver(`${server.url}${address}`, body)).status, address).toBe(403);
  }
  expect((await fetch(webhook())).status).toBe(404);
  expect(readRows(server, "select * from providerEvents")).toEqual([]);
});

test("coming back says what is known: on its way, nothing paid, or here with its receipt", async () => {
  const [checkout] = double.checkouts.values();
  const back = new URL(checkout?.success_url ?? "");
  const cancelled = new URL(checkout?.cancel_url ?? "");
  expect(back.origin).toBe(server.url);
  expect(await textOf(await client.get(back.pathname + back.search))).toContain("Your bank’s answer is on its way");
  expect(await textOf(await client.get(cancelled.pathname + cancelled.search))).toContain("Nothing was paid");
  expect(entries()).toHaveLength(1);
  const paymentId = double.pay(checkout?.id ?? "");
  // Its address alone makes nobody have paid.
  expect(await textOf(await client.get(back.pathname + back.search))).toContain("Your bank’s answer is on its way");
  const event = double.paidEvent(checkout?.id ?? "");
  // A database that fails is to be told again.
  changeRows(server, "alter table counters rename to away");
  expect((await double.deliver(webhook(), event)).status).toBe(500);
  expect(entries()).toHaveLength(1);
  changeRows(server, "alter table away rename to counters");
  const told = await Promise.all(Array.from({ length: 20 }, () => double.deliver(webhook(), event)));
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
  expect(entries()).toMatchObject([
    { kind: "charge" },
    { kind: "payment", providerRef: paymentId, amountCents: -Number(cents) },
  ]);
  for (const address of [back, cancelled]) {
    expect(await textOf(await client.get(address.pathname + address.search))).toMatch(/We have it: \$[\d,.]+\./);
  }
  const mails = "select * from emails where orderId = ? and kind = 'payment_received'";
  expect(readRows(server, mails, orderId)).toHaveLength(1);
});

test("the owner reads the payment with its reference, how money goes back, and what is to be checked", async () => {
  const page = `/admin/dashboard/order/demo-client/${orderId}`;
  const [, payment] = entries() as { providerRef?: string; receiptNumber?: string }[];
  const text = await textOf(await owner.get(page));
  expect(text).toContain(`Card · ${payment?.providerRef}`);
  expect(text).toContain("Money goes back to a card at the card provider");
  expect(text).not.toContain("Card money to check");
  const dispute = { id: "dp_1", amount: 100, currency: "usd", payment_intent: payment?.providerRef, status: "lost" };
  await double.deliver(webhook(), double.event("charge.dispute.created", dispute));
  expect(await textOf(await owner.get(page))).toContain(`Card money to check, $1.00: ${payment?.providerRef}`);
  expect(await textOf(await owner.get("/admin/dashboard/balances?only=paidToCheck"))).toContain(orderId);
  const seenAt = /name="seenAt" value="([^"]+)"/.exec(await (await owner.get(page)).text())?.[1] ?? "";
  expect((await owner.post(`${page}/acts/check-card-money`, { seenAt })).status).toBe(302);
  expect(await textOf(await owner.get("/admin/dashboard/balances?only=paidToCheck"))).not.toContain(orderId);
});

test("half of the settings stop the server at its start with a sentence", async () => {
  const { code, said } = await startRefused({ STRIPE_SECRET_KEY: "sk_test_0123456789" });
  expect(code).not.toBe(0);
  expect(said).toContain("STRIPE_WEBHOOK_SECRET: required");
  expect(said).not.toContain("sk_test_0123456789");
});
