import { afterAll, beforeAll, expect, test } from "vitest";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { addOwnersWindow } from "#app/services/orders/windows/change-windows.server.ts";
import { confirmQuote } from "#app/services/quotes/confirm-quote.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { openDemoHouse } from "#tests/support/orders/quoted-house.ts";
import { addOrderRecord } from "#tests/support/orders/quoted-order.ts";
import { newFolder, startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

let server: TestServer;
let client: Visitor;
let ids: Record<"declined" | "recorded" | "changed" | "unlinked" | "ended", string>;
const LINK = "https://pay.example.com/7";
const CHANGED = "Some windows have changed since this was priced. We’ll send you a new quote.";
const yes = {
  intent: "confirm",
  number: "1",
  "chosen[Lining]": "plain-lining",
  agreeToTerms: "yes",
  signedName: "Clara Whitfield",
  seenTotalCents: "222701",
  seenCreditCents: "0",
};

type House = Awaited<ReturnType<typeof openDemoHouse>>;

beforeAll(async () => {
  const dataDir = newFolder();
  const house = await openDemoHouse(dataDir);
  const plain = async () => {
    const terms = { orderName: "Six pillows", description: "Of linen.", totalCents: 90_000, paymentLink: LINK };
    const made = await createCustomOrder(house, demoOwner.id, demoClient.id, terms);
    if (!made.ok) throw new Error(made.reason);
    return made.id;
  };
  const lined = async () => (await addOrderRecord(house)).orderId;
  ids = {
    declined: await plain(),
    recorded: await plain(),
    changed: await lined(),
    unlinked: await lined(),
    ended: await lined(),
  };
  const said = { actorId: demoOwner.id, userId: demoClient.id, orderId: ids.recorded, number: 1, chosen: [] };
  const day = dayOf(house.now());
  done(await recordAcceptance(house, { ...said, signedName: "Clara Whitfield", how: "phone", day }));
  await house.db.updateTable("orders").set({ paymentLink: LINK }).where("id", "=", ids.changed).execute();
  done(await addOwnersWindow(house, demoOwner.id, await revisionOf(house, ids.changed)));
  await confirm(house, ids.ended);
  for (const status of ["cancelled", "quoted"] as const) {
    const terms = { status, totalCents: 222_701, paymentLink: null };
    done(await updateOrder(house, demoOwner.id, await revisionOf(house, ids.ended), terms));
  }
  await house.close();
  server = await startServer({ dataDir });
  client = await signedIn(server, "client@example.com", "demo-client");
});
afterAll(() => server.stop());

function done(result: { ok: boolean; reason?: string }) {
  if (!result.ok) throw new Error(result.reason);
}

async function revisionOf({ db }: House, orderId: string) {
  const { version } = await db
    .selectFrom("orders")
    .select("version")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return { userId: demoClient.id, orderId, version };
}

async function confirm(house: House, orderId: string) {
  const seen = { totalCents: 222_701, creditCents: 0 };
  const signed = { number: 1, chosen: ["plain-lining"], agreeToTerms: true, signedName: "Clara" };
  done(await confirmQuote(house, { user: demoClient, orderId, ...signed, seen, address: "", userAgent: "" }));
}

const overlayOf = (orderId: string) => `/client/dashboard/orders/${orderId}`;
const shownOn = async (answer: Response) =>
  (await answer.text())
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<(?!dialog)[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test("a quote without lines that was declined asks for no money; before that, confirming comes first", async () => {
  const open = await shownOn(await client.get(overlayOf(ids.declined)));
  expect(open).toMatch(/Confirm first, then pay \$900\.00 \(opens in a new tab\) ?\./);
  expect(open).not.toContain("I Have Paid");
  const no = { intent: "decline", number: "1", reason: "price", message: "" };
  expect((await client.post(overlayOf(ids.declined), no)).status).toBe(302);
  const declined = await shownOn(await client.get(overlayOf(ids.declined)));
  for (const words of ["Pay $", "pay $", "I Have Paid", "Balance", LINK]) expect(declined).not.toContain(words);
  expect(declined).toContain("There is nothing to pay for this order.");
});

test("a yes that we recorded is told where a quote without lines stands", async () => {
  const page = await shownOn(await client.get(overlayOf(ids.recorded)));
  expect(page).toMatch(/Recorded by us on [^:]+: Clara Whitfield said yes by phone\./);
});

test("windows that have changed are told alike in the list, on the order and on the quote, once, and no money is asked", async () => {
  const list = await shownOn(await client.get("/client/dashboard/orders"));
  expect(list.slice(list.indexOf(ids.changed))).toContain(CHANGED);
  const order = await shownOn(await client.get(overlayOf(ids.changed)));
  const dialog = order.slice(order.indexOf("<dialog"));
  expect(dialog).toContain(CHANGED);
  for (const words of ["confirm it", "I Have Paid", "ay online", LINK]) expect(dialog).not.toContain(words);
  const late = await client.post(`${overlayOf(ids.changed)}/quote`, yes);
  expect(late.status).toBe(409);
  expect((await shownOn(late)).split(CHANGED)).toHaveLength(2);
});

test("without a link the order says that none is available yet, before and after the yes", async () => {
  const NONE = "No payment link is available yet. We’ll write to you when there is one.";
  expect(await shownOn(await client.get(overlayOf(ids.unlinked)))).toContain(NONE);
  expect((await client.post(`${overlayOf(ids.unlinked)}/quote`, yes)).status).toBe(302);
  expect(await shownOn(await client.get(overlayOf(ids.unlinked)))).toContain(NONE);
});

test("a yes that has ended is not said to stand, and nothing is said to have taken its place", async () => {
  const again = await shownOn(await client.get(`${overlayOf(ids.ended)}/quote`));
  expect(again).not.toContain("stays your order");
  const first = await shownOn(await client.get(`${overlayOf(ids.ended)}/quote/1`));
  expect(first).toContain("It no longer counts.");
  expect(first).not.toContain("has taken its place");
});
