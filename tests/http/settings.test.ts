import { afterAll, beforeAll, expect, test } from "vitest";
import { settingsGroups } from "#app/routes/admin/settings/registry.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

const SETTINGS = "/admin/dashboard/settings";
let server: TestServer;
let owner: Visitor;

beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
});
afterAll(async () => {
  await server.stop();
});

const decode = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

test.each(settingsGroups.flatMap(({ pages }) => pages).map((page) => [page.to, page] as const))(
  "what is found on %s stands there, under its id",
  async (to, { settings }) => {
    const html = decode(await (await owner.get(to)).text());
    const missing = settings.filter(({ at }) => at && !html.includes(`id="${at}"`));
    expect(missing).toEqual([]);
    const unread = settings.filter(({ at, label }) => at && !html.includes(label.split(",")[0] ?? ""));
    expect(unread).toEqual([]);
    for (const { to: own } of settings) if (own) expect((await owner.get(own)).status).toBe(200);
  },
);

test("name, e-mail and Change Password come first, then every page of settings", async () => {
  const html = await (await owner.get(SETTINGS)).text();
  expect(html).toMatch(/Nora Larkfield.*owner@example\.com.*Change Password.*All settings.*Change Name/s);
  for (const { to } of settingsGroups.flatMap(({ pages }) => pages)) expect(html).toContain(`href="${to}"`);
});

test("a search works without scripts, leads to the field, and keeps what was typed", async () => {
  const html = await (await owner.get(`${SETTINGS}?find=deposit+due`)).text();
  expect(html).toContain('href="/admin/dashboard/prices-and-terms#set-depositDays"');
  expect(html).toMatch(/name="find"[^>]*value="deposit due"|value="deposit due"[^>]*name="find"/);
  expect(html).toContain("3 settings found.");
  // What was found stands alone; where nothing was, the index helps.
  expect(html).toMatch(/<div hidden="">.*id="all-settings"/s);
  expect(await (await owner.get(`${SETTINGS}?find=zzz`)).text()).not.toContain('<div hidden="">');
});

test.each(["zzz", "<script>alert(1)</script>", "x".repeat(5_000), "%00%ff"])("%.20s finds nothing", async (typed) => {
  const answer = await owner.get(`${SETTINGS}?find=${encodeURIComponent(typed)}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain("No setting is called");
  expect(html).not.toContain("<script>alert(1)");
});

test("somebody of another duty finds what is theirs alone", async () => {
  const workroom = await signedIn(server, "workroom@example.com", "demo-owner");
  const html = await (await workroom.get(`${SETTINGS}?find=deposit`)).text();
  expect(html).not.toContain("prices-and-terms");
  expect(await (await workroom.get(SETTINGS)).text()).not.toContain("Rate card");
});
