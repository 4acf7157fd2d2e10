import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#app/app.server.ts";
import { demoClient } from "#app/demo/demo-people.ts";
import { seedDemo } from "#app/demo/seed-demo.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { tellPayment } from "#app/services/ledger/tell-payment.server.ts";
import { testConfig } from "#tests/support/config.ts";
import { acceptedOrder } from "#tests/support/orders/money.ts";
import { readRows } from "#tests/support/rows.ts";
import { newFolder, startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

interface Place {
  userId: string;
  orderId: string;
}

let server: TestServer;
let owner: Visitor;
let client: Visitor;
let stranger: Visitor;
/** Of $1,272.00 each, half of it due first: one that nothing is recorded on, one that is paid, one whose client says so. */
let orders: Record<"kept" | "paid" | "told", Place>;

beforeAll(async () => {
  const dataDir = newFolder();
  const config = testConfig({ dataDir, databaseUrl: undefined });
  const app = await createApp({ config, log: pino({ level: "silent" }), now: () => new Date() });
  await seedDemo(app);
  const [kept, paid, told] = [await acceptedOrder(app), await acceptedOrder(app), await acceptedOrder(app)];
  await tellPayment(app, { user: told.client, orderId: told.orderId });
  const known = app.db.selectFrom("accounts").select("password").where("userId", "=", demoClient.id);
  const { password } = await known.executeTakeFirstOrThrow();
  await app.db.updateTable("accounts").set({ password }).where("userId", "=", paid.client.id).execute();
  orders = { kept: kept.place, paid: paid.place, told: told.place };
  await app.close();
  server = await startServer({ dataDir });
  [owner, client, stranger] = await Promise.all([
    signedIn(server, "owner@example.com", "demo-owner"),
    signedIn(server, paid.client.email, "demo-client"),
    signedIn(server, "neighbor@example.com", "demo-client"),
  ]);
});
afterAll(() => server.stop());

const today = () => dayOf(new Date());
const dayFrom = (days: number) => Temporal.PlainDate.from(today()).add({ days }).toString();
const pageOf = ({ userId, orderId }: Place, rest = "") => `/admin/dashboard/order/${userId}/${orderId}${rest}`;
const entriesOf = ({ orderId }: Place) =>
  readRows(server, "select * from ledgerEntries where orderId = ? order by seq", orderId) as unknown as {
    id: string;
    kind: string;
    amountCents: number;
    receiptNumber: string | null;
  }[];
const amountsOf = (place: Place) => entriesOf(place).map(({ kind, amountCents }) => [kind, amountCents]);
const payment = () => ({ amount: "636.00", method: "check", receivedOn: today(), reference: "No. 1043", note: "" });
/** The dialogs of the page, and the act that each asks about. */
const asked = {
  payment: "record-payment",
  refund: "record-refund",
  credit: "add-credit",
  "write-off": "write-off",
  reverse: "reverse-entry",
  move: "move-money",
  settle: "settle",
  cancel: "cancel-and-settle",
  "take-over": "take-over",
  remind: "remind-now",
};
const record = (place: Place, ask: keyof typeof asked, fields: Record<string, string>) =>
  owner.post(pageOf(place, `/acts/${asked[ask]}?ask=${ask}`), { formKey: crypto.randomUUID(), ...fields });

const NO_AMOUNT = "Please enter an amount in dollars, such as 1234.50.";
/* One wrong value for each form, and the day that the server's clock decides: all the others are in ledger-acts.test.ts. */
test.each<[string, keyof typeof asked, () => Record<string, string>, number, string]>([
  ["1e9", "payment", () => ({ ...payment(), amount: "1e9" }), 400, NO_AMOUNT],
  [
    ...(["tomorrow", "payment", () => ({ ...payment(), receivedOn: dayFrom(1) }), 400] as const),
    "Please choose today or an earlier day.",
  ],
  [
    ...(["refund above received", "refund", () => ({ ...payment(), purpose: "lower" }), 409] as const),
    "Nothing has come in that could be refunded.",
  ],
  ["refund for nothing", "refund", payment, 400, "Please say what it is for."],
  [
    ...(["a sale that goes on", "settle", () => ({ ...payment(), keep: "0", tax: "share" }), 409] as const),
    "Only an order that was cancelled is settled. Cancel it first.",
  ],
  ["write-off without a word", "write-off", () => ({ amount: "1", note: " " }), 400, "Please say why."],
  [
    ...(["write-off above the balance", "write-off", () => ({ amount: "1272.01", note: "Gone" }), 409] as const),
    "At most $1,272.00 can be written off: that is the balance.",
  ],
  [
    ...(["credit above the charge", "credit", () => ({ amount: "1272.01", note: "Sorry" }), 409] as const),
    "At most $1,272.00 can be credited: what is charged, less what was taken off already.",
  ],
  [
    ...(["a move to nowhere", "move", () => ({ amount: "1", note: "", toOrderId: "LF-1001" }), 400] as const),
    "Please choose another order of this client.",
  ],
  ["no such entry", "reverse", () => ({ entryId: "nobody", note: "Slip" }), 404, "Entry not found."],
])("%s is refused in its own form, and nothing is written", async (_, ask, fields, status, sentence) => {
  const typed = fields();
  const answer = await record(orders.kept, ask, typed);
  expect(answer.status).toBe(status);
  const page = await answer.text();
  expect(page).toContain(sentence);
  // What was typed stays.
  if (typed.amount) expect(page).toContain(`value="${typed.amount}"`);
  expect(amountsOf(orders.kept)).toEqual([["charge", 127_200]]);
});

test("the form is filled with what is due first, today, and names nobody else's client", async () => {
  const page = await (await owner.get(pageOf(orders.kept, "?ask=payment"))).text();
  expect(page).toContain('value="636.00"');
  expect(page).toContain(`value="${today()}"`);
  const other = { userId: orders.told.userId, orderId: orders.kept.orderId };
  expect((await record(other, "payment", payment())).status).toBe(404);
  expect(amountsOf(orders.kept)).toHaveLength(1);
});

test("pressed twice it is recorded once; reversed it is void on both sides, and cannot be reversed again", async () => {
  const { paid } = orders;
  const key = { formKey: crypto.randomUUID() };
  const [first, second] = await Promise.all([
    record(paid, "payment", { ...payment(), ...key }),
    record(paid, "payment", { ...payment(), ...key }),
  ]);
  expect([first.status, second.status]).toEqual([302, 302]);
  expect(amountsOf(paid)).toEqual([
    ["charge", 127_200],
    ["payment", -63_600],
  ]);
  const [, entry] = entriesOf(paid);
  const number = entry?.receiptNumber ?? "";
  expect(number).toMatch(/^R-\d{4}-\d{5}$/);
  const mine = `/client/dashboard/orders/${paid.orderId}/receipts/${number}`;
  const page = await (await client.get(mine)).text();
  expect(page).toContain("We received");
  expect(page).not.toContain("VOID");
  const valid = await client.get(`${mine}/receipt.pdf`);

  const reverse = () => record(paid, "reverse", { entryId: entry?.id ?? "", note: "The check came back." });
  expect((await reverse()).status).toBe(302);
  const again = await reverse();
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("This entry has been reversed already.");
  expect(amountsOf(paid).slice(2)).toEqual([["reversal", 63_600]]);
  for (const [who, address] of [
    [client, mine],
    [owner, pageOf(paid, `/receipts/${number}`)],
    [owner, pageOf(paid)],
  ] as const) {
    expect(await (await who.get(address)).text()).toContain("VOID");
  }
  // Why is between us.
  expect(await (await client.get(mine)).text()).not.toContain("came back");
  const voided = await client.get(`${mine}/receipt.pdf`);
  expect(voided.headers.get("etag")).not.toBe(valid.headers.get("etag"));
});

test("a receipt is its client's and ours, as a page and as a document that stays the same", async () => {
  const { paid } = orders;
  expect((await record(paid, "payment", payment())).status).toBe(302);
  const number = entriesOf(paid).at(-1)?.receiptNumber ?? "";
  const mine = `/client/dashboard/orders/${paid.orderId}/receipts/${number}`;
  const ours = pageOf(paid, `/receipts/${number}`);
  for (const rest of ["", ".data", "/receipt.pdf"]) {
    expect([rest, (await client.get(mine + rest)).status]).toEqual([rest, 200]);
    expect([rest, (await owner.get(ours + rest)).status]).toEqual([rest, 200]);
    expect([rest, (await stranger.get(mine + rest)).status]).toEqual([rest, 404]);
    expect((await owner.get(pageOf(orders.kept, `/receipts/${number}${rest}`))).status).toBe(404);
    expect((await client.get(`${mine.slice(0, -5)}99999${rest}`)).status).toBe(404);
  }
  const [one, two] = [await client.get(`${mine}/receipt.pdf`), await client.get(`${mine}/receipt.pdf`)];
  expect(one.headers.get("content-type")).toBe("application/pdf");
  expect(one.headers.get("content-disposition")).toBe(`inline; filename="${number}.pdf"`);
  const [bytes, again] = [Buffer.from(await one.arrayBuffer()), Buffer.from(await two.arrayBuffer())];
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.equals(again)).toBe(true);
  const headers = { "if-none-match": one.headers.get("etag") ?? "" };
  expect((await client.send(`${mine}/receipt.pdf`, { headers })).status).toBe(304);
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.send(`${mine}/receipt.pdf`, { headers })));
  const late = answers.find(({ status }) => status === 429);
  expect(late?.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await late?.text()).toContain(`<a href="${mine}">Back to the receipt</a>`);
});

test("what is too much reads In credit, and goes back or to another order", async () => {
  const { paid } = orders;
  await record(paid, "payment", { ...payment(), amount: "686" });
  expect(await (await owner.get(pageOf(paid))).text()).toContain("In credit");
  const page = await (await owner.get(pageOf(paid, "?ask=refund"))).text();
  expect(page).toContain('value="50.00"');
  expect((await record(paid, "refund", { ...payment(), amount: "50", purpose: "overpaid" })).status).toBe(302);
  const [, , , , , refund] = entriesOf(paid);
  expect(refund).toMatchObject({ kind: "refund", amountCents: 5_000, receiptNumber: expect.stringMatching(/^R-/) });
  expect(readRows(server, "select balanceCents, moneyBadge from orders where id = ?", paid.orderId)).toEqual([
    { balanceCents: 0, moneyBadge: "paid" },
  ]);
});

test("a cancelled order asks at once what becomes of its money, and is settled in that form", async () => {
  const { kept } = orders;
  await record(kept, "payment", payment());
  const [row] = readRows(server, "select version, totalCents from orders where id = ?", kept.orderId);
  const terms = { status: "cancelled", total: "1272.00", paymentLink: "", version: String(row?.version) };
  const saved = await owner.post(pageOf(kept, "/acts/save-order"), { ...terms, agreed: "cancelled" });
  expect(saved.headers.get("location")).toBe(pageOf(kept, "?ask=settle"));
  const page = await (await owner.get(pageOf(kept, "?ask=settle"))).text();
  for (const text of ["To settle", "We keep", 'value="636.00"', "Tax of what is kept"]) expect(page).toContain(text);
  const settling = { ...payment(), keep: "200", tax: "share", note: "The cloth was cut", amount: "400" };
  expect(page).toContain("Of the price nothing stays, and $72.00 of tax comes off with it. $636.00 goes back.");
  const [button = ""] = /<noscript>.*?<\/noscript>/s.exec(page.slice(page.indexOf("We keep"))) ?? [];
  expect(button).toContain('name="foresee"');
  const shown = await record(kept, "settle", { ...settling, amount: "436", foresee: "yes" });
  expect(shown.status).toBe(200);
  const foreseen = await shown.text();
  expect(foreseen).toContain(
    "Of the price $200.00 stays, $11.32 of it tax; $60.68 of tax comes off. $436.00 goes back.",
  );
  for (const typed of ['value="200"', 'value="436"', "The cloth was cut"]) expect(foreseen).toContain(typed);
  expect(amountsOf(kept)).toHaveLength(2);
  const refused = await record(kept, "settle", settling);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("do not make the $636.00 that was received.");
  expect((await record(kept, "settle", { ...settling, amount: "436" })).status).toBe(302);
  expect(await (await owner.get(pageOf(kept))).text()).toContain("Settled");
  expect(readRows(server, "select balanceCents, heldCents from orders where id = ?", kept.orderId)).toEqual([
    { balanceCents: 0, heldCents: 20_000 },
  ]);
});

test("what cancelling would do to price and tax is shown before it is done", async () => {
  const { told } = orders;
  const shown = await record(told, "cancel", { keep: "50", tax: "none", amount: "0", foresee: "yes" });
  expect(await shown.text()).toContain(
    "Of the price $50.00 stays, none of it tax; $72.00 of tax comes off. Nothing goes back, and $50.00 is owed.",
  );
  expect(readRows(server, "select status from orders where id = ?", told.orderId)).toEqual([{ status: "quoted" }]);
});

test("a client's word is shown until we have looked", async () => {
  const { told } = orders;
  const page = await (await owner.get(pageOf(told))).text();
  expect(page).toContain("Not Received");
  expect((await owner.post(pageOf(told, "/acts/not-received"), {})).status).toBe(302);
  expect(await (await owner.get(pageOf(told))).text()).not.toContain("Not Received");
  expect((await owner.post(pageOf(told, "/acts/set-reminders"), { off: "yes" })).status).toBe(302);
  expect(await (await owner.get(pageOf(told))).text()).toContain("Reminders of what is due are off for this order.");
  expect(amountsOf(told)).toEqual([["charge", 127_200]]);
});

test("an order from before the ledger says so, takes nothing, and is taken over with what has come", async () => {
  const [old] = readRows(
    server,
    "select id as orderId, userId from orders where outsideUntil is not null and totalCents is not null limit 1",
  ) as unknown as Place[];
  if (!old) throw new Error("The demo has no such order.");
  expect(await (await owner.get(pageOf(old))).text()).toMatch(
    /Money before [A-Z][a-z]{2} \d+, \d{4} was kept elsewhere/,
  );
  const early = await record(old, "payment", payment());
  expect(early.status).toBe(409);
  expect(await early.text()).toContain("Take the order over first.");
  expect((await record(old, "take-over", { amount: "" })).status).toBe(400);
  expect(entriesOf(old)).toEqual([]);
  expect((await record(old, "take-over", { amount: "10" })).status).toBe(400);
  expect((await record(old, "take-over", { amount: "10", receivedOn: "2026-03-04" })).status).toBe(302);
  expect(amountsOf(old)).toContainEqual(["payment", -1_000]);
  expect(await (await owner.get(pageOf(old))).text()).not.toContain("was kept elsewhere");
});

test("how to pay and whether we remind are the owner's own, saved beside prices and terms", async () => {
  const page = "/admin/dashboard/prices-and-terms";
  const settings = () => readRows(server, "select payByCheck, reminders, version from moneySettings");
  const [before] = settings();
  const save = (payByCheck: string, version = String(before?.version)) =>
    owner.post(page, { intent: "payments", payByCheck, version });
  const long = await save(`Made out to us. ${"x".repeat(1_000)}`);
  expect(long.status).toBe(400);
  const shown = await long.text();
  expect(shown).toContain("Please keep this to 1,000 characters.");
  expect(shown).toContain("Made out to us.");
  expect(settings()).toEqual([before]);
  expect((await save("To Larkfield Drapery,\r\nArdmore")).status).toBe(302);
  expect(settings()).toMatchObject([{ payByCheck: "To Larkfield Drapery,\nArdmore", reminders: 0 }]);
  // The order says so, too, and offers no switch that would do nothing.
  const order = await (await owner.get(pageOf(orders.told))).text();
  expect(order).toContain("Nobody is reminded of what is due");
  expect(order).not.toContain("Turn Reminders Off");
  const stale = await save("Another word");
  expect(stale.status).toBe(409);
  expect(await stale.text()).toContain("Another word");
});
