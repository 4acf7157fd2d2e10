import { expect, inject, test } from "vitest";
import { createVisitor, signedIn } from "#tests/support/visitor.ts";

const server = inject("demoServer");

const client = { email: "client@example.com", password: "demo-client" };

test.each([
  ["/client/dashboard/create-order/LF-1003/measure/1", "/client/dashboard/create-order/LF-1003/measure/1"],
  ["/client/dashboard/create-order/LF-1003/measure/1.data", "/client/dashboard/create-order/LF-1003/measure/1"],
  ["/client/dashboard/create-order?index", "/client/dashboard/create-order"],
  ["/client/dashboard/profile.data?panel=edit", "/client/dashboard/profile?panel=edit"],
])("a form sent to %s after the session has ended says so and leads back to its page", async (address, page) => {
  const visitor = createVisitor(server);
  await visitor.post(address, { intent: "next", name: "Study" });
  const login = await (await visitor.get("/login")).text();
  expect(login).toContain("What you had saved before is still there.");
  expect(await (await visitor.get("/login")).text()).not.toContain("What you had saved before");
  expect((await visitor.post("/login", client)).headers.get("location")).toBe(page);
});

test("a page that needs a log-in says what for", async () => {
  const visitor = createVisitor(server);
  await visitor.get("/client/dashboard/orders.data");
  expect(await (await visitor.get("/login")).text()).toContain("You must be logged in to view your orders.");
});

test("public pages are told whose portal it is, and that a session has ended", async () => {
  const visitor = createVisitor(server);
  const area = (answer: Response) => answer.headers.getSetCookie().find((line) => line.startsWith("larkfield.area="));
  expect(area(await visitor.post("/login", client))).toMatch(/^larkfield\.area=client; Path=\/; Max-Age=2592000/);
  expect(area(await visitor.get("/client/dashboard"))).toBeUndefined();
  visitor.cookies.delete("larkfield.area");
  expect(area(await visitor.get("/client/dashboard"))).toMatch(/^larkfield\.area=client;/);
  visitor.cookies.delete("larkfield.session_token");
  expect(area(await visitor.get("/client/dashboard"))).toMatch(/^larkfield\.area=; Path=\/; Max-Age=0/);
});

test("who has tried too often is told in how many seconds to try again", async () => {
  const visitor = createVisitor(server);
  for (let guess = 0; guess < 10; guess++) await visitor.post("/login", { ...client, password: `guess-${guess}` });
  for (const address of ["/login", "/login.data"]) {
    const answer = await visitor.post(address, client);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
    expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
    expect(await answer.text()).toContain("Too many attempts. Please try again later.");
  }
});

test("the wait is said for passwords too: forgotten, changed by a client, changed by the owner", async () => {
  const visitor = createVisitor(server);
  const change = { intent: "password", currentPassword: "wrong", newPassword: "changed", confirmPassword: "changed" };
  const neighbour = await signedIn(server, "neighbor@example.com", "demo-client");
  const owner = await signedIn(server, "owner@example.com", "demo-owner");
  const tries: [typeof visitor, string, Record<string, string>, number][] = [
    [visitor, "/reset-password", { email: "client@example.com" }, 5],
    [neighbour, "/client/dashboard/profile", change, 10],
    [owner, "/admin/dashboard/settings", change, 10],
  ];
  for (const [who, address, form, allowed] of tries) {
    for (let time = 0; time < allowed; time++) expect((await who.post(address, form)).status).not.toBe(429);
    const answer = await who.post(address, form);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(60);
  }
});

test("the server draws the sidebar as the browser left it", async () => {
  const visitor = await signedIn(server, client.email, client.password);
  expect(await (await visitor.get("/client/dashboard")).text()).not.toContain('data-folded="true"');
  visitor.cookies.set("larkfield.sidebar", "folded");
  expect(await (await visitor.get("/client/dashboard")).text()).toContain('data-folded="true"');
});
