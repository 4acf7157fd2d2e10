import { afterAll, beforeAll, expect, test } from "vitest";
import { readPageData } from "#tests/support/page-data.ts";
import { calledIn, readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

let server: TestServer;
let owner: Visitor;
let client: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
  client = await signedIn(server, "client@example.com", "demo-client");
});
afterAll(async () => {
  await server.stop();
});

const MINE = "/client/dashboard/orders";
const HUB = "/client/dashboard/create-order";
const owners = (id: string) => `/admin/dashboard/order/demo-client/${id}`;
const stored = (id: string) => readRows(server, "select * from orders where id = ?", id)[0];

/** The owner saves; what is not named stays as it is stored. */
async function save(id: string, terms: { status?: string; total?: string; paymentLink?: string }) {
  const { version, status, totalCents, paymentLink } = stored(id) ?? {};
  const total = totalCents == null ? "" : String(Number(totalCents) / 100);
  const answer = await owner.post(`${owners(id)}/acts/save-order`, {
    version: `${version}`,
    status: `${status}`,
    total,
    paymentLink: `${paymentLink ?? ""}`,
    agreed: terms.status ?? `${status}`,
    ...terms,
  });
  expect(answer.status).toBe(302);
}

/** A new order of the client that the owner has written for them. */
async function customOrder() {
  const orderName = `Pillows ${crypto.randomUUID()}`;
  const form = { orderName, description: "Two", total: "100", paymentLink: "https://pay.example.com/1" };
  expect((await owner.post("/admin/dashboard/custom-order/demo-client", form)).status).toBe(302);
  return `${readRows(server, "select id from orders where orderName = ?", orderName)[0]?.id}`;
}

async function text(visitor: Visitor, path: string) {
  const answer = await visitor.get(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Confirms as the form on the client's page would, but for these fields. */
async function confirm(id: string, changes: Record<string, string> = {}) {
  const page = await text(client, `${MINE}/${id}`);
  const fields = page.matchAll(/<input type="hidden" name="(version|seen\w+)" value="(\d*)"/g);
  const form = Object.fromEntries([...fields].map(([, name = "", value = ""]) => [name, value]));
  return client.post(`${MINE}/${id}`, { ...form, ...changes });
}

const keysOf = (data: unknown) => Object.keys(data ?? {}).sort();
const windowKeys = ["customizations", "id", "key", "measurements", "name"];

test("the client's order page gets what it shows and nothing else", async () => {
  const data = await readPageData(client, `${MINE}/LF-1001`);
  const page = data["routes/client/order"] as {
    order: { windows: object[]; hardware: object[] };
    payments: object;
  };
  expect(keysOf(page)).toEqual([
    "appointments",
    "dates",
    "estimate",
    "formKey",
    "order",
    "payments",
    "photos",
    "plain",
    "quote",
    "rules",
    "unread",
    "waiting",
  ]);
  expect(keysOf(page.payments)).toEqual([
    "badge",
    "balanceCents",
    "chargedCents",
    "dueCents",
    "dueOn",
    "dues",
    "entries",
    "givenBackCents",
    "known",
    "laterCents",
    "leftCents",
    "nowCents",
    "over",
    "overdueCents",
    "paidToldAt",
    "payAt",
    "payByCheck",
    "payable",
    "receivedCents",
    "takenOffCents",
    "tellable",
  ]);
  expect(keysOf(page.order)).toEqual([
    "confirmedAt",
    "createdAt",
    "creditCents",
    "description",
    "hardware",
    "id",
    "number",
    "orderName",
    "payable",
    "paymentLink",
    "progress",
    "quote",
    "quoteKind",
    "repeatable",
    "status",
    "submittedAt",
    "toCheck",
    "totalCents",
    "version",
    "windowCount",
    "windows",
  ]);
  expect(keysOf(page.order.windows[0])).toEqual(windowKeys);
  const list = data["routes/client/orders"] as { orders: object[] };
  expect(keysOf(list.orders[0])).toEqual([
    "about",
    "agreed",
    "createdAt",
    "id",
    "nextStep",
    "number",
    "stages",
    "status",
    "submittedAt",
    "toCheck",
    "totalCents",
    "unread",
    "version",
    "windowCount",
  ]);
});

test("the owner's order page gets what it shows and nothing else", async () => {
  const data = await readPageData(owner, "/admin/dashboard/order/demo-client/LF-1001");
  const page = data["routes/admin/orders/order"] as {
    order: { windows: object[]; customer: object; credit: object; creditFacts: object; trail: object[] };
  };
  expect(keysOf(page)).toEqual(["order", "undos"]);
  expect(keysOf(page.order)).toEqual([
    "before",
    "behind",
    "buyers",
    "cards",
    "cloths",
    "confirmedAt",
    "createdAt",
    "credit",
    "creditFacts",
    "creditMovedTo",
    "customer",
    "description",
    "entry",
    "formKey",
    "gone",
    "hardware",
    "id",
    "missing",
    "money",
    "notes",
    "now",
    "number",
    "orderName",
    "paymentLink",
    "photos",
    "quotes",
    "remakes",
    "reports",
    "rules",
    "schedule",
    "site",
    "status",
    "stillBooked",
    "submittedAt",
    "thread",
    "today",
    "totalCents",
    "trail",
    "userId",
    "version",
    "waiting",
    "waits",
    "windows",
  ]);
  // What a save would tell about the client's other orders is worked out while the owner types.
  expect(keysOf(page.order.creditFacts)).toEqual(["orders", "placed", "visits"]);
  expect(keysOf(page.order.windows[0])).toEqual(windowKeys);
  expect(keysOf(page.order.customer)).toEqual(["name", "reachable"]);
  expect(keysOf(page.order.credit)).toEqual(["cents", "visits"]);
  expect(keysOf(page.order.trail[0])).toEqual(["at", "email", "failed", "id", "text", "who"]);
});

test("the owner's pages of a visit and of an e-mail get what they show and nothing else", async () => {
  const visit = await readPageData(owner, "/admin/dashboard/consultations/demo-visit-whitfield");
  const { consultation } = visit["routes/admin/consultations/consultation"] as { consultation: object };
  expect(keysOf(consultation)).toEqual([
    "address",
    "cancelMessage",
    "cancelledAt",
    "cancelledBy",
    "createdAt",
    "creditEarly",
    "creditOrderId",
    "email",
    "endsAt",
    "feeCents",
    "feeMovedTo",
    "feePaidAt",
    "firstName",
    "foundWords",
    "kind",
    "lastName",
    "note",
    "phoneNumber",
    "startsAt",
    "state",
    "time",
    "userId",
    "version",
  ]);
  const message = await readPageData(owner, "/admin/dashboard/emails/demo-LF-1005-confirm");
  const { email } = message["routes/admin/emails/email"] as { email: object };
  expect(keysOf(email)).toEqual([
    "attempts",
    "calendar",
    "createdAt",
    "customerId",
    "id",
    "kind",
    "lastError",
    "nextTryAt",
    "number",
    "orderId",
    "problem",
    "receipt",
    "recipientAddress",
    "recipientName",
    "secret",
    "sentAt",
    "state",
    "subject",
    "text",
    "timesAskedAgain",
    "underWay",
  ]);
});

test("quoted without a total, both sides read that the price is still to come, and nothing is to be confirmed", async () => {
  const id = await customOrder();
  await save(id, { total: "" });
  const mine = await text(client, `${MINE}/${id}`);
  expect(mine).toContain("The price is still to come.");
  expect(mine).not.toContain("Confirm Order");
  expect(mine).not.toContain("https://pay.example.com/1");
  expect(mine).toContain("No payment link is available yet. We’ll send one with your quote.");
  expect(mine).toContain(`View Details<span class="sr-only"> order <!-- -->${calledIn(server, id)}`);
  expect(await text(owner, owners(id))).toContain("The price is still to come.");
  expect((await confirm(id, { version: `${stored(id)?.version}` })).status).toBe(409);
  await save(id, { total: "100" });
  expect(await text(client, `${MINE}/${id}`)).toContain("Confirm Order");
  expect(await text(owner, owners(id))).not.toContain("The price is still to come.");
});

test("another total on a confirmed order in work is asked of the client again", async () => {
  const id = await customOrder();
  expect((await confirm(id)).status).toBe(302);
  await save(id, { status: "in progress" });
  expect(await text(client, `${MINE}/${id}`)).not.toContain("Confirm Order");
  await save(id, { total: "130" });
  const page = await text(client, `${MINE}/${id}`);
  expect(page).toContain("This is not the quote that you confirmed before. Please look at it again.");
  expect(page).toContain("Confirm Order");
  expect(await text(owner, owners(id))).toContain("the client is asked to confirm again");
  expect((await confirm(id)).status).toBe(302);
  const confirmed = await text(client, `${MINE}/${id}`);
  expect(confirmed).toContain("Confirmed on");
  expect(confirmed).not.toContain("Confirm Order");
  expect(confirmed).toMatch(/aria-current="step"[^>]*>.*In the workroom/s);
});

test("a confirmed quote says so beside its status, and a link to an order that is open again leads on to it", async () => {
  const id = await customOrder();
  const row = new RegExp(`${calledIn(server, id)}</a>.*?</tr>`, "s");
  expect(row.exec(await text(client, MINE))?.[0]).not.toContain(">Confirmed<");
  await confirm(id);
  expect(row.exec(await text(client, MINE))?.[0]).toContain(">Confirmed<");
  await save(id, { status: "incomplete" });
  const answer = await client.get(`${MINE}/${id}`);
  expect(answer.status).toBe(404);
  const page = await answer.text();
  expect(page).toContain("This order is open for changes. Continue it, and submit it when it is ready.");
  expect(page).toContain(`href="${HUB}/${id}"`);
});

test.each<Record<string, string>>([
  { version: "" },
  { version: "NaN" },
  { version: "1e9" },
  { version: "1000000000" },
  { version: "-1" },
  { version: "2.5" },
  { version: "2" },
  { seenTotalCents: "" },
  { seenTotalCents: "9999" },
  { seenTotalCents: "99999999999999999999" },
  { seenCreditCents: "15000" },
  { seenCreditCents: "" },
])("a confirmation with %j is refused with a sentence", async (changes) => {
  const id = await customOrder();
  const answer = await confirm(id, changes);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("The quote has changed since you opened it. Please look at it again.");
  expect(stored(id)?.confirmedAt).toBeNull();
});

test("a cancelled order offers no payment link", async () => {
  const id = await customOrder();
  expect(await text(client, `${MINE}/${id}`)).toContain("https://pay.example.com/1");
  await save(id, { status: "cancelled" });
  const page = await text(client, `${MINE}/${id}`);
  expect(page).not.toContain("https://pay.example.com/1");
  expect(page).toContain("There is nothing to pay for this order.");
  expect(await text(owner, owners(id))).toContain("https://pay.example.com/1");
});

test("an order that was quoted is set back, offers no Delete, and refuses one", async () => {
  const id = await customOrder();
  await save(id, { status: "incomplete", total: "" });
  const [row] = readRows(server, "select number from orders where id = ?", id);
  const called = `LF-${String(row?.number)}`;
  for (const address of [HUB, `${HUB}?delete=${id}`]) {
    const hub = await text(client, address);
    expect(hub).toContain(`Order #<!-- -->${called}`);
    expect(hub).not.toContain(`Delete<span class="sr-only"> order <!-- -->${called}`);
    expect(hub).not.toContain("Delete this order");
  }
  const answer = await client.post(HUB, { intent: "delete", orderId: id });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("This order has been quoted, so it is kept and can no longer be deleted.");
  expect(stored(id)?.status).toBe("incomplete");
});
