import { afterAll, beforeAll, expect, test } from "vitest";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { textOf } from "#tests/support/data/pdf.ts";
import { unzip } from "#tests/support/data/unzip.ts";
import { openDemoHouse } from "#tests/support/orders/quoted-house.ts";
import { addOrderRecord, demoQuote } from "#tests/support/orders/quoted-order.ts";
import { readRows } from "#tests/support/rows.ts";
import { newFolder, startServer, type TestServer } from "#tests/support/server.ts";
import { readSiteMap } from "#tests/support/site-map.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

/** What a thing costs us, what is added to it, who sells it, and by which rate: none of it for a client, in whatever form. */
const COST = 76_543_21;
const CLOTH_COST = 9_876_54;
const MARKUP = 432.19;
const hushed = /HUSHED|7,?654,?321|76,?543\.21|987,?654|9,?876\.54|432\.19|costCents|costPerYard|marginCents|rateId/;

let server: TestServer;
let client: Visitor;
let owner: Visitor;
let orderIds: string[];

beforeAll(async () => {
  const dataDir = newFolder();
  const house = await openDemoHouse(dataDir);
  const { db } = house;
  for (const { id, document } of await db.selectFrom("fabrics").select(["id", "document"]).execute()) {
    const costs = { costPerYardCents: CLOTH_COST, markup: MARKUP };
    const planted = JSON.stringify({ ...(JSON.parse(document) as object), ...costs });
    await db.updateTable("fabrics").set({ supplier: "HUSHED MILL", document: planted }).where("id", "=", id).execute();
  }
  const part = { label: "Making", quantityMilli: 1_000, unit: "width", unitCents: 60_000, grossCents: 60_000 };
  const ours = { costCents: COST, rateId: "HUSHED/rate", basis: "HUSHED basis" };
  const withCosts = (lines: OwnerLine[]) =>
    lines.map((line) => ({
      ...line,
      ...ours,
      ownerNote: "HUSHED note",
      parts: [
        { ...part, ...ours },
        { ...part, ...ours, label: "Rod" },
      ],
    }));
  const sent = async (detail: "lines" | "treatments" | "windows" | "total") => {
    const order = await addOrderRecord(house, { terms: { detail } });
    await order.send(demoQuote(house, withCosts(order.lines), { detail }));
    return order.orderId;
  };
  const stored = await db
    .selectFrom("orders")
    .select("id")
    .where("userId", "=", "demo-client")
    .where("status", "in", ["incomplete", "submitted", "quoted"])
    .execute();
  const before = stored.map(({ id }) => id);
  orderIds = [...before, await sent("lines"), await sent("treatments"), await sent("windows"), await sent("total")];
  await house.close();
  server = await startServer({ dataDir });
  [client, owner] = await Promise.all([
    signedIn(server, "client@example.com", "demo-client"),
    signedIn(server, "owner@example.com", "demo-owner"),
  ]);
});
afterAll(() => server.stop());

/** Every address of the site that a client can open, for each of their orders; what asks for another name is left out. */
function addresses(): string[] {
  const places = readSiteMap()
    .map((place) => place.path)
    .filter((place) => !place.startsWith("/admin") && !place.includes("*"));
  const filled = places.flatMap((place) =>
    orderIds.flatMap((orderId) =>
      ["1", "2"].map((number) => place.replace(":orderId", orderId).replace(":number", number)),
    ),
  );
  return [...new Set(filled)].filter((place) => !place.includes(":"));
}

/** What an answer says, unpacked: a document by its letters, an archive by its files. */
async function saidBy(response: Response): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  const body = Buffer.from(await response.arrayBuffer());
  if (type.includes("pdf")) return `${textOf({ ok: true, pdf: body })} of ${body.length} bytes`;
  if (type.includes("zip")) return [...unzip(body)].flat().join("\n");
  return body.toString("utf8");
}

test("nothing that a client can open holds what a thing costs us, who sells it or what we add", async () => {
  const kinds = new Map<string, number>();
  const found: string[] = [];
  for (const address of addresses()) {
    for (const way of [address, `${address === "/" ? "/_root" : address}.data`]) {
      const response = await client.get(way);
      if (response.status !== 200) continue;
      const [kind = ""] = (response.headers.get("content-type") ?? "").split(";");
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      const [mark] = hushed.exec(await saidBy(response)) ?? [];
      if (mark) found.push(`${way}: ${mark}`);
    }
  }
  expect(found).toEqual([]);
  // It has looked into each of them.
  expect(Object.fromEntries(kinds)).toMatchObject({
    "text/html": expect.any(Number),
    "text/x-script": expect.any(Number),
    "application/pdf": expect.any(Number),
    "application/zip": expect.any(Number),
  });
  expect(kinds.get("application/pdf")).toBeGreaterThanOrEqual(4);
});

test("no file of ours, and no paper for a supplier, opens for a client", async () => {
  const files = readSiteMap()
    .map((place) => place.path)
    .filter((place) => place.startsWith("/admin") && /\.(csv|pdf)$|[/-](csv|pdf)$/.test(place))
    .map((place) => place.replace(":id", "PO-2026-0001").replace(":userId", "demo-client"))
    .map((place) => place.replace(":orderId", orderIds[0] ?? "").replace(/:\w+/g, "1"));
  expect(files.filter((place) => place.includes("purchase")).length).toBeGreaterThanOrEqual(3);
  for (const file of files) {
    const response = await client.get(file);
    expect([file, response.status === 200, hushed.exec(await saidBy(response))]).toEqual([file, false, null]);
  }
});

test("neither does any letter to a client", async () => {
  const rows = readRows(server, "select id, parameters from emails where recipientAddress = ?", "client@example.com");
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const { id, parameters } of rows) {
    const page = await owner.get(`/admin/dashboard/emails/${String(id)}/page`);
    expect(page.status).toBe(200);
    expect([id, hushed.exec(`${String(parameters)} ${await page.text()}`)]).toEqual([id, null]);
  }
});

test("where the owner shows lines, the client reads what each comes to; and the owner reads all of it", async () => {
  const [shown] = orderIds.slice(-4);
  const text = await saidBy(await client.get(`/client/dashboard/orders/${shown}/quote`));
  expect(text).toContain("Making, 1 width: $600.00");
  const rows = readRows(server, "select costCents from quoteCostLines where costCents = ?", String(COST));
  expect(rows.length).toBeGreaterThan(0);
  const version = await saidBy(await owner.get(`/admin/dashboard/order/demo-client/${shown}/quote/2`));
  expect(version).toContain("$76,543.21");
  expect(version.replaceAll("<!-- -->", "")).toMatch(/before tax, cost \$[\d,.]+, margin −\u2060\$[\d,.]+/);
  const book = await saidBy(await owner.get("/admin/dashboard/fabrics"));
  expect(book).toContain("HUSHED MILL");
});
