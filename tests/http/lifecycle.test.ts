import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "#app/db/open-database.server.ts";
import { makeEmptyDatabase } from "#tests/support/empty-database.ts";
import { findPostgres } from "#tests/support/postgres.ts";
import { startRefused, startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn } from "#tests/support/visitor.ts";

const running: TestServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop("SIGKILL");
});

async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options);
  running.push(server);
  return server;
}

function folder() {
  return mkdtempSync(path.join(tmpdir(), "larkfield-life-"));
}

test("it prints where it is and the two demo log-ins", async () => {
  const server = await start();
  await server.printed(`Larkfield is ready at ${server.url}`);
  await server.printed("owner@example.com / demo-owner");
  await server.printed("client@example.com / demo-client");
  expect(server.lines.join("\n")).not.toContain("Warning");
});

test("a request in flight is finished before the process ends with 0", async () => {
  const server = await start();
  const body = "email=nobody%40example.com&password=x";
  const headers = {
    origin: server.url,
    "content-type": "application/x-www-form-urlencoded",
    "content-length": body.length,
    expect: "100-continue",
  };
  const post = request(new URL("/login", server.url), { method: "POST", headers });
  const answer = once(post, "response");
  post.flushHeaders();
  // The server has seen the request, and waits for its body.
  await once(post, "continue");
  const code = server.stop();
  await server.logged((line) => line.msg === "stopping");
  post.end(body);
  const [response] = await answer;
  expect(response.statusCode).toBe(404);
  response.resume();
  expect(await code).toBe(0);
});

test("a session and the demo data survive a kill", async () => {
  const dataDir = folder();
  const first = await start({ dataDir });
  const visitor = await signedIn(first, "client@example.com", "demo-client");
  await first.stop("SIGKILL");
  const second = await start({ dataDir });
  const again = createVisitor(second);
  for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
  expect((await again.get("/client/dashboard")).status).toBe(200);
  rmSync(dataDir, { recursive: true });
});

test("a cookie signed with another secret is nobody's", async () => {
  const dataDir = folder();
  const first = await start({ dataDir });
  const visitor = await signedIn(first, "client@example.com", "demo-client");
  await first.stop();
  const second = await start({ dataDir, env: { AUTH_SECRET: "another-secret-of-at-least-32-characters" } });
  const again = createVisitor(second);
  for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
  const answer = await again.get("/client/dashboard");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/login");
});

test("a second server on the same folder is refused with a sentence", async () => {
  const server = await start();
  const second = await startRefused({ DATA_DIR: server.dataDir });
  expect(second.code).toBe(1);
  expect(second.said).toContain("Another Larkfield server is already using the data folder");
});

test("production names every missing setting at once and does not start", async () => {
  const refused = await startRefused({ NODE_ENV: "production", PORT: "x" });
  expect(refused.code).toBe(1);
  for (const name of ["SITE_URL", "AUTH_SECRET", "PORT"]) expect(refused.said).toContain(`${name}: `);
});

const production = { NODE_ENV: "production", SITE_URL: "https://drapery.example", AUTH_SECRET: "s".repeat(40) };

test("production does not open an empty house in place of the one that was there", async () => {
  const dataDir = folder();
  const refused = await startRefused({ ...production, DATA_DIR: dataDir });
  expect(refused.code).toBe(1);
  expect(refused.said).toContain(`The database that the data folder ${dataDir} holds is empty.`);
  expect(refused.said).toContain("npm run admin -- EMAIL");
});

test("a damaged database is named with its file and what to do next", async () => {
  const dataDir = folder();
  await makeEmptyDatabase(dataDir);
  const file = path.join(dataDir, "larkfield.sqlite");
  const bytes = readFileSync(file);
  bytes.fill(0xaa, 4096, 12_288);
  for (const damaged of [
    bytes,
    Buffer.from("not a database at all, though long enough to be read as the head of one".repeat(9)),
  ]) {
    writeFileSync(file, damaged);
    const refused = await startRefused({ DATA_DIR: dataDir });
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(`The database file ${file} is damaged (`);
    expect(refused.said).toContain("restore the newest backup with: npm run restore -- FILE");
    expect(readFileSync(file)).toEqual(damaged);
  }
});

test("production has no sample data, no pages for development and no printed log-ins", async () => {
  const dataDir = folder();
  await makeEmptyDatabase(dataDir);
  const server = await start({ dataDir, env: production });
  expect(server.lines.join("\n")).not.toContain("demo-owner");
  await server.printed("Warning: no e-mail leaves this machine.");
  const visitor = createVisitor(server);
  // No supplier, client or founder that nobody has stands on a page as if it were real.
  for (const path of ["/", "/our-partners", "/about-us", "/_.data"]) {
    expect(await (await visitor.get(path)).text()).not.toMatch(/Alder (&amp;|&) Vale|sample client|Nora Larkfield/i);
  }
  const page = await visitor.get("/kit");
  expect(page.status).toBe(404);
  expect(page.headers.get("strict-transport-security")).toContain("max-age=31536000");
  const answer = await visitor.send("/login", {
    method: "POST",
    headers: { origin: "https://drapery.example" },
    body: new URLSearchParams({ email: "owner@example.com", password: "demo-owner" }),
  });
  expect(answer.status).toBe(404);
});

test("a host that others can reach is warned about", async () => {
  const server = await start({ env: { HOST: "0.0.0.0" } });
  expect(await server.printed("Warning: HOST is 0.0.0.0")).toContain("other machines can reach this demo");
});

test.skipIf(!inject("postgresUrl") || process.env.TEST_DATABASE_URL)(
  "when the database goes away, /readyz says so and pages show an id that is in the log",
  async () => {
    const postgres = await findPostgres();
    if (!postgres) throw new Error("no PostgreSQL");
    const server = await start({ env: { DATABASE_URL: postgres.url } });
    await server.printed("Several servers on one database need the same one: set AUTH_SECRET.");
    const visitor = await signedIn(server, "client@example.com", "demo-client");
    await postgres.stop();

    const ready = await visitor.get("/readyz");
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: "unavailable" });
    expect((await visitor.get("/healthz")).status).toBe(200);
    expect((await visitor.get("/gallery")).status).toBe(200);

    const page = await visitor.get("/client/dashboard");
    const html = await page.text();
    expect(page.status).toBe(503);
    expect(html).toContain("Something went wrong on our side");
    const id = page.headers.get("x-request-id") ?? "";
    expect(html).toContain(id);
    expect(html).not.toMatch(/ECONNREFUSED|at .*\.js:\d+/);
    expect(await server.logged((line) => line.requestId === id)).toMatchObject({ msg: "request failed" });

    const login = await visitor.post("/login", { email: "client@example.com", password: "demo-client" });
    expect(login.status).toBe(503);
    expect(await login.text()).toContain("Failed to sign in. Please try again later.");
  },
);

test.skipIf(!inject("postgresUrl") || process.env.TEST_DATABASE_URL)(
  "while the database stands still with its connections open, /readyz and pages say so, and afterwards all is well",
  async () => {
    const postgres = await findPostgres();
    if (!postgres?.pause) throw new Error("no PostgreSQL");
    onTestFinished(postgres.stop);
    const server = await start({ env: { DATABASE_URL: postgres.url } });
    const visitor = await signedIn(server, "client@example.com", "demo-client");
    const goOn = postgres.pause();
    const asked = ["/readyz", "/gallery", "/client/dashboard"].map((page) => visitor.get(page));
    const form = visitor.post("/client/dashboard/create-order", { intent: "create" });
    expect((await Promise.all([...asked, form])).map(({ status }) => status)).toEqual([503, 200, 503, 503]);
    goOn();
    expect((await visitor.get("/readyz")).status).toBe(200);
    expect((await visitor.get("/client/dashboard")).status).toBe(200);
  },
);

test("on a full disk it starts, serves what it has and refuses the rest with a sentence", async () => {
  const dataDir = folder();
  const first = await start({ dataDir });
  const visitor = await signedIn(first, "client@example.com", "demo-client");
  await first.stop("SIGKILL");
  // What the last process held must be let go of, which is a write.
  const { db, close } = openDatabase({ dataDir });
  await db.updateTable("emails").set({ state: "queued", claimedBy: "gone" }).execute();
  await close();
  // No file may grow beyond 32 KB, which the database needs to open at all: that is how a program meets a full disk.
  const second = await start({ dataDir, under: "trap '' XFSZ; ulimit -f 64;" });
  const again = createVisitor(second);
  for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
  expect((await again.get("/client/dashboard/orders")).status).toBe(200);
  const create = () => again.post("/client/dashboard/create-order", { intent: "create" });
  let answer = await create();
  for (let tries = 0; answer.status === 302 && tries < 20; tries++) answer = await create();
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("Failed to create a new order. Please try again.");
  // The cause is in the log, not the failed attempt to undo what was already undone.
  const id = answer.headers.get("x-request-id");
  const { err } = await second.logged((line) => line.requestId === id);
  expect(err).toMatchObject({ message: expect.stringMatching(/disk/) });
  const ready = await again.get("/readyz");
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: "unavailable" });
  await second.stop("SIGKILL");
  rmSync(dataDir, { recursive: true });
});
