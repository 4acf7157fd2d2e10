import { afterAll, beforeAll, expect, test } from "vitest";
import { changeRows } from "#tests/support/rows.ts";
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

const workroom = "/admin/dashboard/order/demo-neighbor/LF-1004/workroom";

test.each([
  ["print.pdf", "LF-1004-work-order"],
  ["labels.pdf", "LF-1004-labels"],
])("%s is a document that stays the same, byte for byte, and is not sent twice", async (name, title) => {
  const first = await owner.get(`${workroom}/${name}?packet=1`);
  expect([first.status, first.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(first.headers.get("content-disposition")).toBe(`inline; filename="${title}-packet-1.pdf"`);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const again = await owner.get(`${workroom}/${name}?packet=1`);
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
  const tag = first.headers.get("etag") ?? "";
  const known = await owner.send(`${workroom}/${name}?packet=1`, { headers: { "if-none-match": tag } });
  expect(known.status).toBe(304);
});

test("twenty documents a minute are enough for one person", async () => {
  const second = await signedIn(server, "owner@example.com", "demo-owner");
  const statuses = [];
  for (let i = 0; i < 21; i += 1) statuses.push((await second.get(`${workroom}/labels.pdf`)).status);
  expect(statuses.at(-1)).toBe(429);
});

test("the work order ends with the installer's copy: the client's address as a link, and no price", async () => {
  const page = await (await owner.get("/admin/dashboard/order/demo-client/LF-1001/workroom/print")).text();
  const copy = page.slice(page.indexOf('id="installer"'), page.indexOf("<script", page.indexOf('id="installer"')));
  for (const words of ["Installer’s copy", "Getting in", "The dog is friendly", "Load:", "Fix:", "Ladder"]) {
    expect(copy).toContain(words);
  }
  expect(copy).toMatch(
    /href="https:\/\/www\.openstreetmap\.org\/search[^"]*" target="_blank" rel="noopener noreferrer"/,
  );
  expect(copy).not.toMatch(/\$\d/);
  expect(page).toContain("Marking strip");
});

test.each([
  `${workroom}/print?packet=9`,
  `${workroom}/print?packet=nonsense`,
  `${workroom}/print.pdf?packet=-1`,
  "/admin/dashboard/order/demo-stone/LF-1001/workroom/print",
  "/admin/dashboard/order/demo-client/LF-9999/workroom/labels.pdf",
])("%s is not there", async (address) => {
  expect((await owner.get(address)).status).toBe(404);
});

test("the code on a label leads to the window at the table, and a stranger to the log-in page", async () => {
  const page = await (await owner.get(`${workroom}/labels`)).text();
  expect(page).toContain("Code that opens this piece");
  expect(page).toMatch(/Hardware bag, drapes|Remnant of LF-1004/);
  const key = /([\w-]+)\.(?:drapes|shades|tops)\.1/.exec(page)?.[1];
  const code = `/admin/dashboard/table/LF-1004?part=${key}.drapes.1`;
  expect((await owner.get(code)).headers.get("location")).toMatch(/\/table\/LF-1004#sheet-\d+$/);
  const unknown = await owner.get("/admin/dashboard/table/LF-1004?part=%00nonsense");
  expect(unknown.status).toBe(200);
  expect((await owner.get("/admin/dashboard/table/LF-9999?part=a.tops")).status).toBe(404);
  const stranger = await createVisitor(server).get(code);
  expect(stranger.headers.get("location")).toMatch(/^\/login/);
});

test("the list names each supplier's things once, and as a file it is for a spreadsheet", async () => {
  const list = "/admin/dashboard/purchase-list";
  const page = await (await owner.get(`${list}?order=LF-1001&order=LF-1001&order=LF-9999`)).text();
  expect(page.match(/<label[^>]*>Lining, blackout/g)).toHaveLength(1);
  const file = await owner.get(`${list}.csv?order=LF-1001`);
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="purchase-list.csv"');
  const [titles, ...lines] = (await file.text()).trim().split("\r\n");
  expect(titles).toBe("Supplier,Item,To order,Needed,Sold in,For,Client sends,No longer made,Received,Dye lot,Bolt");
  expect(lines).toContainEqual(expect.stringContaining('"Lining, blackout",16 yards,16 yards'));
});

test("an order that has gone on since its packet was frozen says so on its own page, and what is other", async () => {
  const order = async () => (await owner.get("/admin/dashboard/order/demo-neighbor/LF-1004")).text();
  const said = "The order or its sheet has changed since its packet was frozen:";
  expect(await order()).not.toContain(said);
  changeRows(
    server,
    "update orders set windows = json_set(windows, '$.list[0].measurements.widthOfWindow', 99) where id = 'LF-1004'",
  );
  expect(await order()).toMatch(new RegExp(`${said}.*99.*The frozen packet does not`));
});

test("who buys a cloth, said on the sheet otherwise than on the order, stands where the order is read and quoted", async () => {
  const order = "/admin/dashboard/order/demo-calloway/LF-0906";
  const pages = async () => [await (await owner.get(order)).text(), await (await owner.get(`${order}/quote`)).text()];
  const said = "The order says that we buy Burgundy wool, and it says under Fabrics that the client sends it";
  for (const page of await pages()) expect(page).not.toContain(said);
  const facts = JSON.stringify({ width: 54, repeat: 0, match: "straight", direction: "upright", com: true });
  changeRows(
    server,
    `insert into sheets ("orderId", part, document, version, "actorId", at)
      values ('LF-0906', 'fabric:burgundy wool', '${facts}', 1, 'demo-owner', '2026-11-01T12:00:00.000Z')`,
  );
  for (const page of await pages()) expect(page).toContain(said);
});
