import { afterAll, beforeAll, expect, test } from "vitest";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

const HUB = "/client/dashboard/create-order";
const LIST = "/admin/dashboard/purchase-list?order=LF-1005";

let server: TestServer;
let client: Visitor;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  client = await signedIn(server, "client@example.com", "demo-client");
  owner = await signedIn(server, "owner@example.com", "demo-owner");
});
afterAll(() => server.stop());

async function keyIn(visitor: Visitor, page: string) {
  const html = await (await visitor.get(page)).text();
  const found = /name="formKey" value="([^"]+)"/.exec(html)?.[1];
  if (!found) throw new Error(`No key in ${page}`);
  return found;
}
const ids = () => readRows(server, "select id from orders").map(({ id }) => id);

test("the page of every form that makes something brings a key, a new one each time", async () => {
  const pages: [Visitor, string][] = [
    [client, HUB],
    [client, "/client/dashboard/orders/LF-1001"],
    [client, `${HUB}/LF-1003/overview`],
    [owner, "/admin/dashboard/custom-order/demo-client"],
    [owner, "/admin/dashboard/order/demo-client/LF-1001"],
    [owner, LIST],
    [owner, "/admin/dashboard/purchase-orders/PO-2026-0001"],
  ];
  for (const [visitor, page] of pages) {
    expect(await keyIn(visitor, page)).not.toBe(await keyIn(visitor, page));
  }
});

test("Create New Order pressed twice makes one order and leads to it both times", async () => {
  const before = ids().length;
  const formKey = await keyIn(client, HUB);
  const press = () => client.post(`${HUB}?index`, { intent: "create", formKey });
  const answers = await Promise.all([press(), press()]);
  const places = answers.map((answer) => answer.headers.get("location"));
  expect(places[0]).toMatch(/\/create-order\/LF-[0-9A-Z]{7}\/windows$/);
  expect(places[1]).toBe(places[0]);
  expect((await press()).headers.get("location")).toBe(places[0]);
  expect(ids()).toHaveLength(before + 1);
});

test("Order again, Add a window and the owner's forms are made once too", async () => {
  const again = { intent: "again", formKey: await keyIn(client, "/client/dashboard/orders/LF-1001") };
  const orderAgain = async () => (await client.post("/client/dashboard/orders/LF-1001", again)).headers.get("location");
  const draft = await orderAgain();
  expect(draft).toMatch(/\/overview$/);
  expect(await orderAgain()).toBe(draft);

  const html = await (await client.get(draft ?? "")).text();
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";
  const add = { intent: "add", version, formKey: await keyIn(client, draft ?? "") };
  const addWindow = async () => (await client.post(draft ?? "", add)).headers.get("location");
  expect(await addWindow()).toMatch(/\/measure\/3$/);
  expect(await addWindow()).toMatch(/\/measure\/3$/);

  const page = "/admin/dashboard/custom-order/demo-client";
  const custom = {
    orderName: "Pillows",
    description: "Two",
    total: "90",
    paymentLink: "",
    formKey: await keyIn(owner, page),
  };
  const before = ids().length;
  for (let time = 0; time < 2; time++) expect((await owner.post(page, custom)).status).toBe(302);
  expect(ids()).toHaveLength(before + 1);
});

test("Order What Is Ticked pressed twice makes one draft, and leads to it both times", async () => {
  const html = await (await owner.get(LIST)).text();
  const decoded = (text = "") => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const line = decoded(
    /name="line"[^>]* value="([^"]+)"|value="([^"]+)"[^>]* name="line"/.exec(html)?.slice(1).join(""),
  );
  const formKey = await keyIn(owner, LIST);
  const orders = () => readRows(server, "select id from purchaseOrders").length;
  const before = orders();
  const press = async () => (await owner.post(LIST, { line, formKey, onto: "" })).headers.get("location");
  const place = await press();
  expect(place).toMatch(/\/purchase-orders\/PO-\d{4}-\d{4}$/);
  expect(await press()).toBe(place);
  expect(orders()).toBe(before + 1);
});

test("a client with twenty orders in progress is told what to do instead of getting another", async () => {
  const create = () => client.post(`${HUB}?index`, { intent: "create" });
  let answer = await create();
  for (let made = 1; made < 20 && answer.status === 302; made++) answer = await create();
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("Please submit or delete one of them first.");
  const { headers } = await client.post(`${HUB}.data?index`, { intent: "create" });
  expect(headers.get("location")).toBeNull();
  const again = await client.post("/client/dashboard/orders/LF-1001", { intent: "again" });
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("Please submit or delete one of them first.");
});
