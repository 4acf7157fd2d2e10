import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeEmptyDatabase } from "#tests/support/empty-database.ts";
import { getRaw } from "#tests/support/network/raw.ts";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, newcomer, signedIn, signedUp } from "#tests/support/visitor.ts";

const folder = mkdtempSync(path.join(tmpdir(), "larkfield-security-"));
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ dataDir: folder, hashing: "slow" });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  "/..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/package.json",
  "/%252e%252e%252fpackage.json",
  "/..%5c..%5cpackage.json",
  "/assets/..%2f..%2fserver%2findex.js",
  "/pictures/..\\..\\package.json",
  "/styles/....//....//package.json",
  "/client/dashboard/orders/..%2f..%2f..%2fadmin%2fdashboard",
  "/client/dashboard/orders/%2e%2e%2f%2e%2e%2fprofile",
  "/client/dashboard/create-order/..%5c..%5cLF-1001/windows",
  "/client/dashboard/orders/LF-1001%00",
  "/client/dashboard/orders/LF-1001%2500",
  "/client/dashboard/orders/LF-1001%20",
  "/client/dashboard/orders/lf-1001",
  "/client/dashboard/orders/LF-1001'%20or%20'1'='1",
  "/client/dashboard/orders/%",
])("%s leads nowhere", async (path) => {
  const client = await signedIn(server, "client@example.com", "demo-client");
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await getRaw(server, path, [`Cookie: ${cookie}`]);
  expect(answer).toMatch(/^HTTP\/1.1 (400|404) /);
  expect(answer).not.toContain('"private": true');
});

test.each([
  "https://elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "https:elsewhere.example",
  "/admin/dashboard",
  "/client/dashboard/../../..//elsewhere.example",
  "javascript:alert(1)",
  { to: "x" },
  null,
])("a sign-in does not lead to %j", async (wanted) => {
  const visitor = createVisitor(server);
  visitor.cookies.set(
    "larkfield.destination",
    encodeURIComponent(Buffer.from(JSON.stringify(wanted)).toString("base64")),
  );
  const answer = await visitor.post("/login?next=//elsewhere.example", {
    email: "client@example.com",
    password: "demo-client",
    redirectTo: "//elsewhere.example",
  });
  expect(answer.headers.get("location")).toBe("/client/dashboard");
});

test("fields of the server's are not taken from a sign-up or a profile", async () => {
  const theirs = { role: "admin", id: "demo-owner", emailVerified: "1", image: "x", createdAt: "2001", name: "Owner" };
  const { visitor, email, user } = await signedUp(server, theirs);
  expect(user).toMatchObject({ role: "client", emailVerified: 0, image: null, name: "Mallory Sample" });
  expect(user?.id).not.toBe("demo-owner");
  const names = ["firstName", "lastName", "phoneNumber", "city", "state", "zipCode"];
  const profile = Object.fromEntries(names.map((name) => [name, String(user?.[name])]));
  await visitor.post("/client/dashboard/profile", {
    ...profile,
    ...theirs,
    intent: "profile",
    street: "2 Sample Street",
    email: "owner@example.com",
    password: "owned",
  });
  const [after] = readRows(server, "select * from users where email = ?", email);
  expect(after).toEqual({ ...user, street: "2 Sample Street", updatedAt: expect.any(String) });
});

describe("sessions", () => {
  test("the cookie is not for scripts and not for other sites' forms, and is new at each sign-in", async () => {
    const visitor = createVisitor(server);
    const tokens = [];
    for (let time = 0; time < 2; time++) {
      const answer = await visitor.post("/login", { email: "neighbor@example.com", password: "demo-client" });
      const line = answer.headers.getSetCookie().find((one) => one.startsWith("larkfield.session_token=")) ?? "";
      expect(line).toMatch(/; HttpOnly/i);
      expect(line).toMatch(/; SameSite=Lax/i);
      tokens.push(line.split(";", 1)[0]);
    }
    expect(tokens[0]).not.toBe(tokens[1]);
    const old = await createVisitor(server).send("/client/dashboard", { headers: { cookie: tokens[0] ?? "" } });
    expect(old.headers.get("location")).toBe("/login");
  });

  test("a changed password ends the other sessions, and a log-out ends this one for good", async () => {
    const { visitor, email, password } = await signedUp(server);
    const elsewhere = await signedIn(server, email, password);
    const change = {
      intent: "password",
      currentPassword: password,
      newPassword: "changed",
      confirmPassword: "changed",
    };
    await visitor.post("/client/dashboard/profile", change);
    expect((await elsewhere.get("/client/dashboard")).headers.get("location")).toBe("/login");
    expect((await visitor.get("/client/dashboard")).status).toBe(200);
    const kept = new Map(visitor.cookies);
    await visitor.post("/logout", {});
    for (const [name, value] of kept) visitor.cookies.set(name, value);
    expect((await visitor.get("/client/dashboard")).headers.get("location")).toBe("/login");
  });
});

test("another's order and one that does not exist are answered with the same bytes", async () => {
  const client = await signedIn(server, "client@example.com", "demo-client");
  for (const place of [
    "orders/ID",
    "orders/ID.data",
    "create-order/ID/overview",
    "create-order/ID/window/1/confirm.data",
  ]) {
    const answers = [];
    // LF-1005 is a draft or an order of somebody else; the other id was never given.
    for (const id of ["LF-1005", "LF-9ZZZ"]) {
      const answer = await client.get(`/client/dashboard/${place.replace("ID", id)}`);
      const text = (await answer.text()).replaceAll(id, "ID");
      answers.push({ status: answer.status, text: text.replace(/nonce="[^"]*"/g, "").replace(/[\da-f-]{36}/g, "") });
    }
    expect(answers[0]?.status).toBe(404);
    expect(answers[0]).toEqual(answers[1]);
  }
});

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};

/** One of each kind of answer: page, file, redirect, data, refusals by the shell and by the application, health. */
async function everyKind(from: TestServer, origin: string) {
  const visitor = createVisitor(from);
  const page = await visitor.get("/");
  const asset = /\/assets\/[\w.-]+\.js/.exec(await page.clone().text())?.[0] ?? "";
  const post = (path: string, from: string, body: string) =>
    visitor.send(path, {
      method: "POST",
      headers: { origin: from, "content-type": "application/x-www-form-urlencoded" },
      body,
    });
  return {
    page,
    unchanged: await visitor.send("/", { headers: { "if-none-match": page.headers.get("etag") ?? "" } }),
    asset: await visitor.get(asset),
    picture: await visitor.get("/favicon.svg"),
    rendered: await visitor.get("/login"),
    data: await visitor.get("/login.data"),
    redirect: await visitor.get("/client/dashboard"),
    "data redirect": await visitor.get("/client/dashboard.data"),
    slash: await visitor.get("/gallery/"),
    missing: await visitor.get("/nowhere"),
    "missing data": await visitor.get("/nowhere.data"),
    unreadable: await visitor.get("/%E0%A4%A"),
    method: await visitor.send("/login", { method: "PUT" }),
    foreign: await post("/login", "https://elsewhere.example", ""),
    large: await post("/login", origin, "x".repeat(600 * 1024)),
    refused: await post("/login", origin, "email=x"),
    broken: await post("/login", origin, "email=%FF"),
    health: await visitor.get("/healthz"),
    ready: await visitor.get("/readyz"),
  };
}

test("every kind of answer carries the standing headers, and none says what made it", async () => {
  for (const [kind, answer] of Object.entries(await everyKind(server, server.url))) {
    const headers = Object.fromEntries(answer.headers);
    expect([kind, headers]).toEqual([kind, expect.objectContaining(always)]);
    for (const name of ["server", "x-powered-by", "strict-transport-security"])
      expect([kind, name, headers[name]]).toEqual([kind, name, undefined]);
    if (headers["content-type"]?.includes("text/html")) {
      expect([kind, headers["content-security-policy"]]).toEqual([
        kind,
        expect.stringMatching(/frame-ancestors 'none'/),
      ]);
      expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers["content-security-policy"]).toContain(
        "; require-trusted-types-for 'script'; trusted-types default ",
      );
    }
  }
});

test("in production every answer asks for https from now on, and every cookie travels over it alone", async () => {
  const env = { NODE_ENV: "production", SITE_URL: "https://drapery.example", AUTH_SECRET: "s".repeat(40) };
  const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-production-"));
  await makeEmptyDatabase(dataDir);
  const production = await startServer({ dataDir, env });
  try {
    for (const [kind, answer] of Object.entries(await everyKind(production, "https://drapery.example"))) {
      expect([kind, answer.headers.get("strict-transport-security")]).toEqual([
        kind,
        "max-age=31536000; includeSubDomains",
      ]);
    }
    const visitor = createVisitor(production);
    const headers = { origin: "https://drapery.example" };
    const form = { ...newcomer, email: "mallory@example.com" };
    const signUp = await visitor.send("/sign-up", { method: "POST", headers, body: new URLSearchParams(form) });
    const away = await createVisitor(production).get("/client/dashboard/orders");
    const lines = [...signUp.headers.getSetCookie(), ...away.headers.getSetCookie()];
    expect(lines.map((line) => line.split("=", 1)[0])).toEqual(
      expect.arrayContaining([
        "__Host-larkfield.session_token",
        "__Host-larkfield.device",
        "__Host-larkfield.toast",
        "__Host-larkfield.destination",
      ]),
    );
    for (const line of lines) {
      expect(line).toMatch(/^__Host-larkfield\.[^;]*(;[^;]*)*; Path=\//i);
      expect(line).not.toMatch(/; Domain=/i);
      expect(line).toMatch(/; Secure/i);
      // One is for scripts too: it says whose portal it was, and nothing else.
      if (line.startsWith("__Host-larkfield.area=")) expect(line).toMatch(/^__Host-larkfield\.area=client; /);
      else expect(line).toMatch(/; HttpOnly/i);
      expect(line).toMatch(/; SameSite=Lax/i);
    }
    // The browser's own cookie opens the portal; under a name that another host of the domain could set it opens nothing.
    expect((await visitor.get("/client/dashboard")).status).toBe(200);
    const token = visitor.cookies.get("__Host-larkfield.session_token") ?? "";
    const planted = await createVisitor(production).send("/client/dashboard", {
      headers: { cookie: `larkfield.session_token=${token}` },
    });
    expect(planted.headers.get("location")).toBe("/login");
  } finally {
    await production.stop();
  }
});

test("guessing is slowed per account and per sender, and a restart forgets nothing", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-guess-"));
  const guess = async (at: TestServer, sender: string, email: string) =>
    (await createVisitor(at, sender).post("/login", { email, password: "guess" })).status;
  const reset = async (at: TestServer, sender: string) =>
    (await createVisitor(at, sender).post("/reset-password", { email: "client@example.com" })).status;
  const before = await startServer({ dataDir });
  for (let time = 0; time < 10; time++) expect(await guess(before, "one", "client@example.com")).toBe(401);
  for (let time = 0; time < 60; time++) expect(await guess(before, "two", `guess${time}@example.com`)).toBe(404);
  for (let time = 0; time < 5; time++) expect(await reset(before, "one")).toBe(200);
  await before.stop("SIGKILL");
  const after = await startServer({ dataDir });
  expect(await guess(after, "one", "client@example.com")).toBe(429);
  expect(await guess(after, "two", "owner@example.com")).toBe(429);
  expect(await reset(after, "one")).toBe(429);
  // Somebody else is not shut out by it.
  expect(await guess(after, "three", "client@example.com")).toBe(401);
  await after.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
