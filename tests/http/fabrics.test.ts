import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

/* The fabric book without scripts. */
let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
});
afterAll(() => server.stop());

const BOOK = "/admin/dashboard/fabrics";

const decode = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("<!-- -->", "").replaceAll("&amp;", "&");

const countFabrics = () => readRows(server, "select id from fabrics").length;

test("a stale edit is refused with both values, and nothing that was typed is lost", async () => {
  const page = `${BOOK}/demo-kiln-linen-brick`;
  const html = await (await owner.get(page)).text();
  const filled = decode(/name="filled" value="([^"]*)"/.exec(html)?.[1] ?? "");
  const form = { ...(JSON.parse(filled) as Record<string, string>), filled, version: "1" };
  expect((await owner.post(page, { ...form, care: "Wash" })).status).toBe(302);
  const stale = await owner.post(page, { ...form, care: "Air", usableWidth: "55" });
  const answer = decode(await stale.text());
  expect(stale.status).toBe(409);
  expect(answer).toContain("Now saved: Wash");
  expect(answer).toMatch(/name="care"[^>]*value="Air"/);
  expect(answer).toMatch(/name="usableWidth"[^>]*value="55"/);
  expect(answer).toMatch(/name="version" value="2"/);
});

test("zero width, a repeat of a mile and a color that is none stand at their fields", async () => {
  const page = `${BOOK}/demo-ferry-linen-slate-blue`;
  const html = await (await owner.get(page)).text();
  const filled = JSON.parse(decode(/name="filled" value="([^"]*)"/.exec(html)?.[1] ?? "{}")) as Record<string, string>;
  const refused = await owner.post(page, { ...filled, version: "1", usableWidth: "0" });
  expect([refused.status, decode(await refused.text())]).toEqual([
    400,
    expect.stringContaining("Please enter a number of inches from 6 to 200."),
  ]);
  const long = await owner.post(page, { ...filled, version: "1", verticalRepeat: "63360" });
  expect(decode(await long.text())).toContain("Please enter a number of inches from 0 to 120.");
  const none = await owner.post(page, { ...filled, version: "1", groundColor: "#12345g" });
  expect(decode(await none.text())).toContain("Please enter a color as # and six digits, such as #c8b79a.");
  expect(readRows(server, "select version from fabrics where id = 'demo-ferry-linen-slate-blue'")).toEqual([
    { version: 1 },
  ]);
});

test("a typed cloth of an order comes into the book with what its sheet says", async () => {
  const sheet = decode(await (await owner.get("/admin/dashboard/order/demo-client/LF-1001/workroom")).text());
  const way = /href="([^"]*fabrics\/new\?[^"]*)"/.exec(sheet)?.[1] ?? "";
  const form = decode(await (await owner.get(way)).text());
  expect(form).toContain("From order LF-1001");
  expect(form).toMatch(/name="supplier"[^>]*value="Sample [^"]+"/);
  expect(form).toMatch(/name="usableWidth"[^>]*value="5\d"/);
});

test("a typed cloth that nobody has looked up is added once, and its order's sheet knows it from then on", async () => {
  const sheet = decode(await (await owner.get("/admin/dashboard/order/demo-client/LF-1002/workroom")).text());
  expect(sheet).toContain("width missing");
  const quote = async () =>
    decode(await (await owner.get("/admin/dashboard/order/demo-client/LF-1002/quote")).text()).replaceAll(
      "<!-- -->",
      "",
    );
  const guess = /Reckoned as 54" wide, until a width is entered.*Blue ticking/;
  expect(await quote()).toMatch(guess);
  const way = /href="([^"]*fabrics\/new\?[^"]*)"/.exec(sheet)?.[1] ?? "";
  const form = await (await owner.get(way)).text();
  // As its drawing looked so far, but for what has to be read from the label.
  expect(form).toMatch(/name="groundColor"[^>]*value="#f4eee2"/);
  expect(form).toMatch(/name="horizontalRepeat"[^>]*value="0"/);
  const formKey = /name="formKey" value="([^"]+)"/.exec(form)?.[1] ?? "";
  const typed = {
    formKey,
    supplier: "New Mill",
    name: "Typed Cloth",
    color: "Oat",
    family: "Linen",
    colorFamily: "Sand",
    usableWidth: "52",
    verticalRepeat: "0",
    horizontalRepeat: "0",
    match: "None",
    direction: "Upright",
    railroadable: "Yes",
    pricePerYard: "61",
    soldIn: "1/2",
    hangs: "Soft",
    weave: "Slub",
    pattern: "None",
    groundColor: "#d8c8a8",
  };
  const before = countFabrics();
  const added = await owner.post(way, typed);
  expect([added.status, (await owner.post(way, typed)).status, countFabrics()]).toEqual([302, 302, before + 1]);
  expect(await quote()).not.toMatch(guess);
  const [row] = readRows(server, "select document from sheets where orderId = ?", "LF-1002");
  expect(JSON.parse(String(row?.document))).toMatchObject({
    width: 52,
    supplier: "New Mill",
    pricePerYard: 6100,
    soldIn: 0.5,
  });
});

describe("a cloth that is no longer made", () => {
  const VINE = "demo-climbing-vine-fern";
  const step = "/client/dashboard/create-order/LF-1003/window/1/drapes/fabrics";
  const chosen = new RegExp(`<input[^>]*name="fabricBook:1"[^>]*checked=""[^>]*value="${VINE}"`);
  const pageFor = async (visitor: Visitor, address: string) => decode(await (await visitor.get(address)).text());
  let client: Visitor;
  beforeAll(async () => {
    client = await signedIn(server, "client@example.com", "demo-client");
    for (const id of [VINE, "demo-evening-velvet-forest"])
      expect((await owner.post(`${BOOK}/${id}`, { intent: "discontinue" })).status).toBe(302);
  });

  test("stays chosen on its draft, whatever the list beside it shows, and says so", async () => {
    for (const address of [step, `${step}?family=velvet`]) {
      const page = await pageFor(client, address);
      expect(page).toMatch(chosen);
      expect(page).toContain("Climbing Vine, Fern is no longer made. Please choose another or ask us.");
    }
    expect(await pageFor(client, "/client/dashboard/create-order/LF-1003/overview")).toContain(
      "Bedroom: Climbing Vine, Fern is no longer made. Please choose another or ask us.",
    );
  });

  test("is marked for the owner on the order, its sheet and the list of what to buy", async () => {
    const order = "/admin/dashboard/order/demo-marsh/LF-1005";
    expect(await pageFor(owner, order)).toContain("Dining room, bay: Evening Velvet, Forest is no longer made.");
    expect(await pageFor(owner, `${order}/workroom`)).toContain("no longer made");
    const list = "/admin/dashboard/purchase-list";
    expect(await pageFor(owner, `${list}?order=LF-1005`)).toMatch(/Evening Velvet, Forest<span[^>]*>no longer made/);
    const [, ...lines] = (await pageFor(owner, `${list}.csv?order=LF-1005`)).trim().split("\r\n");
    expect(lines.filter((line) => line.includes(",yes,,")).map((line) => line.split('"')[1])).toEqual([
      "Evening Velvet, Forest",
    ]);
  });

  test("is not marked where nothing of it is to be made any more", async () => {
    expect(await pageFor(owner, "/admin/dashboard/order/demo-calloway/LF-1008")).not.toContain("no longer made");
  });
});

test("a repeat that is longer than the window is drawn, and said", async () => {
  const mural = {
    supplier: "New Mill",
    name: "Mural Vine",
    color: "Rye",
    family: "Print",
    colorFamily: "Green",
    usableWidth: "54",
    verticalRepeat: "110",
    horizontalRepeat: "54",
    match: "None",
    direction: "Upright",
    railroadable: "No",
    soldIn: "1",
    hangs: "Soft",
    weave: "Plain",
    pattern: "Vine",
    groundColor: "#f1ebdc",
    patternColor1: "#5f7d54",
  };
  expect((await owner.post(`${BOOK}/new`, mural)).status).toBe(302);
  const [row] = readRows(server, "select id from fabrics where name = 'Mural Vine'");
  const client = await signedIn(server, "client@example.com", "demo-client");
  const page = "/client/dashboard/create-order/LF-1003/window/1/drapes/fabrics";
  const form = await (await client.get(page)).text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? "";
  const chosen = await client.post(page, {
    version: hidden("version"),
    windowKey: hidden("windowKey"),
    fabricName: "",
    fabricLink: "",
    fabricRole: "main",
    fabricBuyer: "us",
    "fabricBook:1": String(row?.id),
    leaving: "exit",
  });
  expect(chosen.status).toBe(302);
  expect(decode(await (await client.get(page)).text())).toContain(
    "The pattern repeats every 110 inches: this window shows part of it.",
  );
});

test("a fabric that nobody has is missing", async () => {
  expect((await owner.get(`${BOOK}/nobody`)).status).toBe(404);
});
