import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeEmptyDatabase } from "#tests/support/empty-database.ts";
import { makeCertificate } from "#tests/support/network/certificate.ts";
import { startProxy } from "#tests/support/network/proxy.ts";
import { freePort } from "#tests/support/postgres.ts";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, newcomer } from "#tests/support/visitor.ts";

/* Production as it stands in the world: a proxy speaks TLS to browsers and plain HTTP to us. */
let server: TestServer;
let proxy: Awaited<ReturnType<typeof startProxy>>;
beforeAll(async () => {
  const tls = makeCertificate();
  setDefaultCACertificates([...getCACertificates(), tls.cert]);
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), "larkfield-tls-"));
  await makeEmptyDatabase(dataDir);
  const env = { NODE_ENV: "production", SITE_URL: `https://localhost:${port}`, AUTH_SECRET: "s".repeat(40) };
  server = await startServer({ dataDir, env });
  proxy = await startProxy([server], { port, tls });
});
afterAll(async () => {
  proxy?.stop();
  await server?.stop();
});

const person = { ...newcomer, email: "mallory@example.com" };

test("somebody signs up, logs out and logs in over TLS, with cookies and addresses for it alone", async () => {
  const visitor = createVisitor(proxy);
  const home = await visitor.get("/");
  expect([home.status, home.headers.get("strict-transport-security")]).toEqual([
    200,
    "max-age=31536000; includeSubDomains",
  ]);
  expect(await home.text()).toContain(`<link rel="canonical" href="${proxy.url}/"`);
  const signUp = await visitor.post("/sign-up", person);
  expect(signUp.status).toBe(302);
  for (const line of signUp.headers.getSetCookie()) expect(line).toMatch(/^__Host-larkfield\..*; Secure/);
  expect((await visitor.get("/client/dashboard")).status).toBe(200);
  await visitor.post("/logout", {});
  const away = await visitor.get("/client/dashboard/orders");
  expect(new URL(away.headers.get("location") ?? "", proxy.url).href).toBe(`${proxy.url}/login`);
  const logIn = await visitor.post("/login", person);
  expect([logIn.status, new URL(logIn.headers.get("location") ?? "", proxy.url).origin]).toEqual([302, proxy.url]);
  expect((await visitor.get("/client/dashboard/orders")).status).toBe(200);
  const slash = await visitor.get("/gallery/");
  expect([slash.status, new URL(slash.headers.get("location") ?? "", proxy.url).href]).toEqual([
    308,
    `${proxy.url}/gallery`,
  ]);
});

test("a form names the address that the browser sees, and no other", async () => {
  const body = () => new URLSearchParams({ email: person.email, password: person.password });
  for (const origin of [server.url, proxy.url.replace("https", "http"), "https://localhost", "null", ""]) {
    const headers = new Headers(origin ? { origin } : {});
    const answer = await createVisitor(proxy).send("/login", { method: "POST", headers, body: body() });
    expect([origin, answer.status]).toEqual([origin, 403]);
  }
});

test("who somebody claims to be before the proxy does not count, and what the proxy says does", async () => {
  const email = "owner@example.com";
  await createVisitor(proxy, "198.51.100.1").post("/login", { email, password: "guess" });
  const counted = readRows(server, "select key from rateLimits").map(({ key }) => String(key));
  expect(counted.some((key) => key.includes("127.0.0.1"))).toBe(true);
  expect(counted.filter((key) => /198\.51\.100|203\.0\.113/.test(key))).toEqual([]);
});
