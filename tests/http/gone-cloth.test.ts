import { afterAll, beforeAll, expect, test } from "vitest";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

/* A cloth that is no longer made is said wherever it is sold, made or bought, and another is taken from the book. */
let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
});
afterAll(() => server.stop());

const order = "/admin/dashboard/order/demo-marsh/LF-1005";
const [ticking, chalk] = ["demo-pantry-ticking-barn-red", "demo-orchard-linen-chalk"];
const textOf = async (page: string) => (await (await owner.get(page)).text()).replaceAll("<!-- -->", "");

test("discontinued: its page, the desk, the editor and the work order say so, and lead to the orders", async () => {
  const fabric = `/admin/dashboard/fabrics/${ticking}`;
  expect(await textOf(fabric)).toMatch(/Open orders in it:.*LF-1005/s);
  expect(await textOf("/admin/dashboard")).not.toContain("no longer made");
  expect((await owner.post(fabric, { intent: "discontinue" })).status).toBe(302);
  expect(await textOf("/admin/dashboard")).toMatch(/One open order has a cloth that is no longer made:.*LF-1005/s);
  expect(await textOf(`${order}/quote`)).toContain("Pantry: Pantry Ticking, Barn Red is no longer made.");
  expect(await textOf(`${order}/workroom/print`)).toContain("No longer made: Pantry Ticking, Barn Red");
});

/** What a browser sends of a window whose first fabric alone was changed; what a form does not name stays as it is. */
async function windowForm(changes: Record<string, string>) {
  const html = await textOf(`${order}?edit=LF-1005-key3`);
  expect(html).toContain(`value="${chalk}"`);
  const [row] = readRows(server, "select version, windows, hardware from orders where id = 'LF-1005'");
  const { windows } = readOrderDocuments(row as { windows: string; hardware: string });
  const about = { window: "3", windowKey: "LF-1005-key3", version: String(row?.version) };
  return { ...about, ...windows[2]?.measurements, cordlessControl: "shades", ...changes } as Record<string, string>;
}

function decode(text: string) {
  return text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

const bookOf = () => {
  const [row] = readRows(server, "select windows, hardware from orders where id = 'LF-1005'");
  const { windows } = readOrderDocuments(row as { windows: string; hardware: string });
  const [fabric] = windows[2]?.customizations.shades?.fabrics?.fabrics ?? [];
  return [fabric?.name, fabric?.book?.id];
};

test("another is taken from the book: by the picker, or by a name that is spelled as the book spells it", async () => {
  const picked = await windowForm({ "shades.fabricName": "Orchard Linen, Chalk", "shades.fabricBook:1": chalk });
  expect((await owner.post(`${order}/acts/save-window`, picked)).status).toBe(302);
  expect(bookOf()).toEqual(["Orchard Linen, Chalk", chalk]);
  const own = await windowForm({ "shades.fabricName": "Grandmother’s linen" });
  expect((await owner.post(`${order}/acts/save-window`, own)).status).toBe(302);
  expect(bookOf()).toEqual(["Grandmother’s linen", undefined]);
  const typed = await windowForm({ "shades.fabricName": "Orchard Linen, Chalk" });
  expect((await owner.post(`${order}/acts/save-window`, { ...typed, "shades.fabricBook:1": "nobody" })).status).toBe(
    302,
  );
  expect(bookOf()).toEqual(["Orchard Linen, Chalk", chalk]);
});

test("a draft is priced without scripts, and says what is left", async () => {
  const html = await textOf(`${order}/quote`);
  expect(html).toContain("Price the Open Lines");
  expect(html).toContain("Band fabric, Bone sateen for the banding, has no price per yard.");
  const fields = Object.fromEntries(
    [...html.matchAll(/<input[^>]*name="(lines\[[^"]*|version)"[^>]*>/g)].map(([input, name = ""]) => [
      name,
      decode(/value="([^"]*)"/.exec(input)?.[1] ?? ""),
    ]),
  );
  const answer = await owner.post(`${order}/quote`, { ...fields, detail: "lines", intent: "price" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, `${order}/quote`]);
  expect((await owner.post(`${order}/quote`, { intent: "price:nobody" })).status).not.toBe(500);
});
