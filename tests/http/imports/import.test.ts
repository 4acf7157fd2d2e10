import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

/* Imports without scripts, and files that make no sense. */
let server: TestServer;
let owner: Visitor;
let office: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
  office = await signedIn(server, "office@example.com", "demo-owner");
});
afterAll(() => server.stop());

const IMPORT = "/admin/dashboard/import";
const HEAD = "Supplier,Name,Color,Family,Color family,Usable width,Ground color\n";

const decode = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("<!-- -->", "").replaceAll("&amp;", "&");

/** As a browser sends a form with a file. */
async function send(file: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}, as = owner) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ kind: "fabrics", source: "", ...fields })) body.set(name, value);
  body.set("file", new Blob([file], { type: "text/csv" }), "mill.csv");
  const response = await as.send(IMPORT, { method: "POST", body, headers: { origin: server.url } });
  return { status: response.status, html: decode(await response.text()), to: response.headers.get("location") ?? "" };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const count = (table: string) => readRows(server, `select id from ${table}`).length;
const pageOf = async (address: string, as = owner) => decode(await (await as.get(address)).text());
const versionOn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";

describe("a file that cannot be read is answered with a sentence, and nothing is kept of it", () => {
  test.each([
    ["no text", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]), "This is not a text file."],
    ["UTF-16 without a mark", new Uint8Array(Buffer.from(HEAD, "utf16le")), "This is UTF-16 without a mark"],
    ["a broken quote", bytes(`${HEAD}New Mill,"Vine,Rye\n`), "The quotation marks in line 2 do not match."],
    ["one cell of 2 MB", bytes(`Name\n${"x".repeat(2 * 1024 * 1024 - 10)}`), "The row in line 2 is too long."],
    ["too many rows", bytes(HEAD + "a,b,c\n".repeat(10_001)), "There are more than 10,000 rows."],
    ["more than 2 MB", new Uint8Array(2 * 1024 * 1024 + 1).fill(65), "This is more than 2 MB."],
    ["no headings", bytes(",,\nNew Mill,Vine,Oat\n"), "The first line has to name the columns"],
    ["an empty one", bytes("\n"), "This file is empty."],
  ])("%s", async (_, file, sentence) => {
    const before = count("imports");
    const { status, html } = await send(file, { source: "Mill & Sons" });
    expect(status).toBe(400);
    expect(html).toContain(sentence);
    expect(html).toMatch(/name="source"[^>]*value="Mill & Sons"/);
    expect(count("imports")).toBe(before);
  });

  test("no file, an unknown kind, and what is larger than any form of ours", async () => {
    expect((await send(new Uint8Array())).html).toContain("Please choose a CSV file.");
    expect((await send(bytes(HEAD), { kind: "orders" })).html).toContain("Please choose what is in the file.");
    expect((await send(new Uint8Array(3 * 1024 * 1024))).status).toBe(413);
  });
});

test("a look writes nothing; then the good rows are written, once, taken back, and a formula goes out as text", async () => {
  const csv = `${HEAD}New Mill,"=HYPERLINK(""https://evil.example"")",Rye,Linen,Sand,54,#d0b890
New Mill,Zero,Rye,Linen,Sand,0,#d0b890
Fernhollow Linens,Orchard Linen,Oat,Linen,Sand,55,#d8c8a8
`;
  const before = count("fabrics");
  const { status, to } = await send(bytes(csv));
  expect([status, to, count("fabrics")]).toEqual([302, expect.stringMatching(/^\/admin\/dashboard\/import\//), before]);
  const shown = await pageOf(to);
  expect(shown).toContain("1 new, 1 changed, 0 unchanged, 1 refused.");
  expect(shown).toContain("Usable width: Please enter a number of inches from 6 to 200.");
  expect(await pageOf(`${to}?show=changed`)).toMatch(/Usable width: <del[^>]*>54<\/del> <ins[^>]*>55<\/ins>/);
  const version = versionOn(shown);
  const write = (stale = "") => owner.post(`${to}/acts/write-import`, { version: version + stale });
  const late = await write("9");
  expect([late.status, count("fabrics")]).toEqual([409, before]);
  expect(decode(await late.text())).toContain("Somebody has changed this import since this page was shown.");
  expect([(await write()).status, (await write()).status, count("fabrics")]).toEqual([302, 302, before + 1]);

  const exported = await (await owner.get("/admin/dashboard/fabrics.csv")).text();
  expect(exported).toContain(`New Mill,"'=HYPERLINK(""https://evil.example"")",Rye`);
  const back = await send(bytes(exported));
  expect(await pageOf(back.to)).toContain(`0 new, 0 changed, ${before + 1} unchanged, 0 refused.`);

  const undone = await owner.post(`${to}/acts/undo-import`, { version: versionOn(await pageOf(to)) });
  expect([undone.status, count("fabrics")]).toEqual([302, before]);
  expect(await pageOf(to)).toContain("Undone on");
});

test("clients go out and come back, and an import writes to nobody", async () => {
  const exported = await owner.get("/admin/dashboard/customers.csv");
  expect(exported.headers.get("content-disposition")).toBe('attachment; filename="clients.csv"');
  const text = await exported.text();
  expect(text).toContain("ID,First Name,Last Name,Phone Number,Email,Street,City,State,Zip Code");
  const [emails, users] = [count("emails"), count("users")];
  const more = `${text},Ida,Stone,6105550102,ida.stone@example.com,,,,\r\n`;
  const { to } = await send(bytes(more), { kind: "clients" }, office);
  const shown = await pageOf(to, office);
  expect(shown).toMatch(/1 new, 0 changed, \d+ unchanged, 0 refused\./);
  const written = await office.post(`${to}/acts/write-import`, { version: versionOn(shown) });
  expect([written.status, count("users"), count("emails")]).toEqual([302, users + 1, emails]);
});

test("a price list is the owner's", async () => {
  const list = bytes("Fabric,Net price\nOrchard Linen,33\n");
  expect((await send(list, { kind: "prices" }, office)).status).toBe(400);
  expect(await pageOf(IMPORT, office)).not.toContain("Price list");
  const { to } = await send(list, { kind: "prices", source: "Fernhollow Linens" });
  expect(await pageOf(to)).toContain("0 new, 2 changed");
  expect((await office.get(to)).status).toBe(404);
  expect((await office.post(`${to}/acts/write-import`, { version: "2" })).status).toBe(404);
  expect(await pageOf(IMPORT, office)).not.toContain(to);
});

test("columns that cannot be guessed are asked for, and a choice that is not enough keeps what was chosen", async () => {
  const { to } = await send(bytes("Qual.;Shade;;Shade\nCompass;Rye;54;x\n"), { source: "New Mill" });
  const shown = await pageOf(to);
  expect(shown).toContain("Column 3, without a heading");
  const look = (columns: string[], more = {}) =>
    owner.post(`${to}/acts/look-at-import`, {
      version: versionOn(shown),
      ...Object.fromEntries(columns.map((field, column) => [`column-${column}`, field])),
      ...more,
    });
  const twice = await look(["color", "color", "usableWidth", ""]);
  expect([twice.status, decode(await twice.text())]).toEqual([
    400,
    expect.stringContaining("Two columns go to Color."),
  ]);
  const usual = { "usual-family": "Linen", "usual-colorFamily": "Sand", "usual-groundColor": "#d0b890" };
  expect((await look(["name", "color", "usableWidth", ""], usual)).status).toBe(302);
  expect(await pageOf(to)).toContain("1 new, 0 changed, 0 unchanged, 0 refused.");
  const gone = await owner.post(`${to}/acts/discard-import`, { version: versionOn(await pageOf(to)) });
  expect([gone.status, (await owner.get(to)).status]).toEqual([302, 404]);
});
