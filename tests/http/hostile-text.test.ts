import { afterAll, beforeAll, expect, test } from "vitest";
import { orderPages } from "#app/routes/client/order-paths.ts";
import { getRaw } from "#tests/support/network/raw.ts";
import { measured, postOrder, prepareOrder } from "#tests/support/orders/ordering-posts.ts";
import { calledIn, readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn, signedUp, type Visitor } from "#tests/support/visitor.ts";

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
});
afterAll(async () => {
  await server.stop();
});

const script = `"'><script>alert(1)</script><img src=x onerror=alert(2)>`;
/** Would end the script that hands the page's data over. */
const ending = "</script><svg onload=alert(3)>";
const live = /<script>alert|<img src=x|<svg onload/i;

const hostile = { firstName: script, lastName: ending, street: script, city: ending, state: script };

async function expectHarmless(visitor: Visitor, address: string) {
  const answer = await visitor.get(address);
  expect([address, live.test(await answer.text())]).toEqual([address, false]);
  expect(answer.status).toBeLessThan(500);
}

test("script in every stored text is shown as text, to the client and to the owner", async () => {
  const { visitor, user } = await signedUp(server, hostile);
  const id = await prepareOrder(server, visitor);
  const pages = orderPages(id);
  const fabrics = [
    ["fabricName", script],
    ["trimName", ending],
  ] as [string, string][];
  await postOrder(server, visitor, id, pages.measure(1), [["intent", "next"], ...measured(script, "36")]);
  await postOrder(server, visitor, id, pages.hardware, [["hardwareName", ending]]);
  await postOrder(server, visitor, id, pages.customize(1, "tops", "fabrics"), fabrics);
  await postOrder(server, visitor, id, pages.confirm(1), []);
  const custom = { orderName: script, description: ending, total: "5", paymentLink: "" };
  await owner.post(`/admin/dashboard/custom-order/${user?.id}`, custom);
  const [written] = readRows(server, "select id from orders where orderName = ?", script);
  const steps = ["treatments", "drapes/style", "shades/options", "tops/fabrics", "confirm"];

  const theirs = [
    "/client/dashboard/profile",
    "/client/dashboard/profile?panel=edit",
    "/client/dashboard/create-order",
    `/client/dashboard/orders/${written?.id}`,
    pages.measure(1),
    pages.measure(2),
    pages.overview,
    pages.hardware,
    ...steps.map((step) => `/client/dashboard/create-order/${id}/window/1/${step}`),
  ];
  for (const address of theirs) await expectHarmless(visitor, address);

  await postOrder(server, visitor, id, pages.overview, [["intent", "submit"]]);
  await expectHarmless(visitor, `/client/dashboard/orders/${id}`);
  const owners = [
    "/admin/dashboard",
    "/admin/dashboard/orders",
    "/admin/dashboard/customers",
    `/admin/dashboard/customer/${user?.id}`,
    `/admin/dashboard/custom-order/${user?.id}`,
    `/admin/dashboard/order/${user?.id}/${id}`,
    `/admin/dashboard/order/${user?.id}/${written?.id}`,
  ];
  for (const address of owners) await expectHarmless(owner, address);
  // It did arrive, so there was something to escape.
  expect(await (await owner.get(owners[5] ?? "")).text()).toContain("&lt;script&gt;alert(1)");
});

test.each([
  ["/login?error=P&email=P", "visitor"],
  ["/sign-up?P=P", "visitor"],
  ["/reset-password?token=P", "visitor"],
  ["/P", "visitor"],
  ["/client/dashboard/P", "client"],
  ["/client/dashboard/profile?panel=P", "client"],
  ["/client/dashboard/create-order?delete=P", "client"],
  ["/client/dashboard/orders/P", "client"],
  ["/client/dashboard/create-order/LF-1003/window/1/tops/style?category=P", "client"],
  ["/admin/dashboard/orders?q=P&search=P&status=P&sort=P&page=P", "owner"],
  ["/admin/dashboard/customers?q=P&search=P&page=P", "owner"],
  ["/admin/dashboard/customer/P", "owner"],
  ["/admin/dashboard/order/P/P", "owner"],
])("script in the address %s is not run", async (pattern, who) => {
  const client = who === "client" ? await signedIn(server, "client@example.com", "demo-client") : createVisitor(server);
  const visitor = who === "owner" ? owner : client;
  for (const payload of [script, ending])
    await expectHarmless(visitor, pattern.replaceAll("P", encodeURIComponent(payload)));
});

test("script in a refused form comes back as text", async () => {
  const visitor = createVisitor(server);
  for (const [address, form] of [
    ["/login", { email: script, password: "x" }],
    ["/login", { intent: "reset", email: ending }],
    ["/sign-up", { ...hostile, email: script }],
    ["/reset-password", { email: ending }],
    ["/reset-password", { token: script, newPassword: "changed", confirmPassword: "changed" }],
  ] as const) {
    expect(await (await visitor.post(address, form)).text()).not.toMatch(live);
  }
});

test("a spreadsheet does not run what a customer is called", async () => {
  const { visitor } = await signedUp(server, { firstName: "=HYPERLINK(1)", lastName: "@SUM(1)" });
  const id = await prepareOrder(server, visitor);
  await postOrder(server, visitor, id, orderPages(id).overview, [["intent", "submit"]]);
  const csv = await (await owner.get("/admin/dashboard/orders.csv")).text();
  expect(csv).toContain(`${calledIn(server, id)},'=HYPERLINK(1) @SUM(1),`);
});

test("a line break never becomes a header", async () => {
  for (const path of [
    "/gallery%0d%0aset-cookie:%20stolen=1/",
    "/x%0aset-cookie:stolen=1/",
    "/gallery/?a=%0d%0aset-cookie:stolen=1",
  ]) {
    const answer = await getRaw(server, path);
    expect(answer.split("\r\n\r\n", 1)[0]).not.toMatch(/^set-cookie:/im);
  }
  const visitor = createVisitor(server);
  visitor.cookies.set(
    "larkfield.destination",
    Buffer.from(JSON.stringify("/client/dashboard/\r\nx: y")).toString("base64"),
  );
  const login = await visitor.post("/login", { email: "client@example.com", password: "demo-client" });
  expect(login.headers.get("location")).toBe("/client/dashboard");
});

test("whatever is sent, each log line is one JSON object and nothing else", async () => {
  const forged = '{"level":30,"msg":"forged"}';
  await getRaw(server, `/${encodeURIComponent(`\n${forged}\n`)}`);
  await getRaw(server, `/\x85\xa0"${forged}`);
  await getRaw(server, "/", [`User-Agent: a\x85${forged}`]);
  const { visitor } = await signedUp(server, { firstName: `A\r\n${forged}`, lastName: "B\u2028C" });
  const last = await visitor.get("/client/dashboard?end");
  await server.logged((line) => line.id === last.headers.get("x-request-id"));
  const started = server.lines.findIndex((line) => line.includes("client@example.com / demo-client"));
  // The demo tells what it mails, in lines of its own.
  const isAnnounced = (line: string) => /^(E-mail to \S+: | {2}https?:)/.test(line);
  for (const line of server.lines.slice(started + 1).filter((one) => !isAnnounced(one))) {
    expect(typeof JSON.parse(line)).toBe("object");
    expect(JSON.parse(line).msg).not.toBe("forged");
  }
});
