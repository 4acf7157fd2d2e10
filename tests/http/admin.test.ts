import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn, type Visitor } from "#tests/support/visitor.ts";

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
});
afterAll(async () => {
  await server.stop();
});

const order = "/admin/dashboard/order/demo-stone/LF-1007";
const save = `${order}/acts/save-order`;
const saveWindow = `${order}/acts/save-window`;
const terms = { version: "1", status: "quoted", total: "1640.00", paymentLink: "" };
const edit = { version: "1", window: "1" };

test.each([
  [{ total: "-1" }, "Please enter an amount in dollars, such as 1234.50."],
  [{ total: "a lot" }, "Please enter an amount in dollars, such as 1234.50."],
  [{ total: "10000000.01" }, "Please enter an amount of at most $10,000,000.00."],
  [{ paymentLink: "javascript:alert(1)" }, "Please enter a valid link."],
  [{ status: "lost" }, "Please choose one of the order statuses."],
])("an order with %j is a 400 with its sentence", async (change, sentence) => {
  const answer = await owner.post(save, { ...terms, ...change });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(sentence);
});

test.each([
  [save, { ...terms, version: "7" }, 409, "changed in another tab"],
  [saveWindow, { ...edit, version: "7", widthOfWindow: "30" }, 409, "changed in another tab"],
  [saveWindow, { ...edit, widthOfWindow: "wide" }, 400, "Please enter inches"],
  [saveWindow, { ...edit, window: "99" }, 404, "Order #"],
  [order, { ...terms, intent: "burn" }, 400, "We could not read what was sent."],
  [order, terms, 400, "We could not read what was sent."],
  ["/admin/dashboard/order/demo-stone/LF-9999/acts/save-order", terms, 404, "Order not found."],
  ["/admin/dashboard/order/demo-client/LF-1007/acts/save-order", terms, 404, "Order not found."],
  ["/admin/dashboard/custom-order/nobody", custom("5"), 404, "Customer not found."],
  ["/admin/dashboard/custom-order/demo-stone", custom("-5"), 400, "Please enter an amount"],
  ["/admin/dashboard/custom-order/demo-stone", custom(""), 400, "Please fill in all required fields."],
])("%s %j answers %s", async (address, form, status, sentence) => {
  const answer = await owner.post(address, form);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(sentence);
});

test("a client's request changes nothing, however it comes", async () => {
  const client = await signedIn(server, "client@example.com", "demo-client");
  for (const visitor of [client, createVisitor(server)]) {
    for (const address of [save, `${save}.data`]) await visitor.post(address, { ...terms, total: "1" });
  }
  expect(await (await owner.get(order)).text()).toContain('value="1640.00"');
});

test.each([
  ["LF-1007", order, 200, "Order #LF-1007"],
  ["LF-9999", "/admin/dashboard/order/nobody/LF-9999", 404, "Order not found."],
])("the link of an e-mail about %s leads to %s", async (id, leadsTo, status, sentence) => {
  const answer = await owner.get(`/admin/dashboard/orders/${id}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, leadsTo]);
  const page = await owner.get(leadsTo);
  expect(page.status).toBe(status);
  expect(await page.text()).toContain(sentence);
});

test("the list ships little, and the CSV is a file", async () => {
  const list = await owner.get("/admin/dashboard/orders.data");
  expect((await list.arrayBuffer()).byteLength).toBeLessThan(60 * 1024);
  const csv = await owner.get("/admin/dashboard/orders.csv?status=shipping");
  expect(csv.headers.get("content-disposition")).toContain("orders.csv");
  expect(await csv.text()).toMatch(/^Order ID,.*\r\nLF-1009,Imogen Marsh,1,Shipping,546.96,[^\n]*\r\n$/);
});

test("the files of orders and balances say, last, which version a sum is of", async () => {
  for (const [file, before, other] of [
    ["orders.csv", "Consultation credit", "Confirmed"],
    ["balances.csv", "Due on,Due", ""],
  ]) {
    const csv = await (await owner.get(`/admin/dashboard/${file}`)).text();
    const [header, ...lines] = csv.trimEnd().split("\r\n");
    expect(header).toMatch(new RegExp(`,${before},Confirmation$`));
    expect(lines.find((line) => line.startsWith("LF-0910,"))).toMatch(/,"Version 1 confirmed, 2 sent"$/);
    expect(lines.find((line) => line.startsWith("LF-1007,"))).toMatch(new RegExp(`,${other}$`));
  }
});

test("the desk says of one full mailbox that one e-mail did not arrive, and one press sends it again", async () => {
  const desk = "/admin/dashboard";
  const trouble = "One e-mail did not arrive";
  const page = await (await owner.get(desk)).text();
  expect(page).toContain(trouble);
  expect(page).not.toContain("E-mail is not getting through");
  const said = page.replaceAll(/<!--.*?-->|<[^>]*>/g, "");
  expect(said).toContain("1 given up: Order received, for Imogen Marsh. Last answer:");
  expect(page).toContain("550 mailbox is full");
  const answer = await owner.post(`${desk}?index`, {});
  expect([answer.status, answer.headers.get("location")]).toEqual([302, desk]);
  const after = await (await owner.get(desk)).text();
  expect(after).toContain("1 e-mail is on its way.");
  expect(after).not.toContain(trouble);
});

test("the log of e-mails says first that none of them leaves a server without a mail server", async () => {
  const page = await (await owner.get("/admin/dashboard/emails")).text();
  expect(page).toContain("whether it went out. No e-mail leaves this server yet: each is kept on it as a file.");
});

test("an admin's name is changed in Settings, and refused when it is not whole", async () => {
  const settings = "/admin/dashboard/settings";
  const refused = await owner.post(settings, { intent: "name", firstName: "Nora", lastName: " " });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Please fill out all fields.");
  expect((await owner.post(settings, { intent: "name", firstName: "Honora", lastName: "Larkfield" })).status).toBe(302);
  const page = await (await owner.get(settings)).text();
  expect(page).toContain("Name updated successfully.");
  expect(page).toContain("<dd>Honora Larkfield</dd>");
});

function custom(total: string) {
  return { orderName: "Pillows", description: "Two", total, paymentLink: "" };
}

test("an order is known by its first window, and at the head of its page by its first three", async () => {
  const widthOf = async (query: string) => {
    const drawn = await (await owner.get(`/admin/dashboard/orders/LF-1001/windows.svg${query}`)).text();
    return Number(/width="(\d+)"/.exec(drawn)?.[1]);
  };
  expect([await widthOf(""), await widthOf("?more")]).toEqual([200, 400]);
});

test("a picture that is asked for after the session has ended is not where a log-in leads", async () => {
  const picture = "/admin/dashboard/orders/LF-1001/windows.svg";
  const asked = (dest: string) => createVisitor(server).send(picture, { headers: { "sec-fetch-dest": dest } });
  const [part, page] = [await asked("image"), await asked("document")];
  expect([part.status, part.headers.get("set-cookie")]).toEqual([401, null]);
  expect([page.status, page.headers.get("location")]).toEqual([302, "/login"]);
  expect(page.headers.get("set-cookie")).toContain("larkfield.destination");
});
