import { afterAll, beforeAll, expect, test } from "vitest";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

/* The owner's editor without scripts, and what a person or a program sends that makes no sense. */
let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
});
afterAll(() => server.stop());

const editorOf = (order: string) => `/admin/dashboard/order/${order}/quote`;
const DRAFTED = editorOf("demo-marsh/LF-1005");

function decode(text: string) {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** Every field of a form as a browser would send it back, by what the form is called. */
function fieldsOf(html: string, name = "Quote"): Record<string, string> {
  const form = new RegExp(`<form[^>]*aria-label="${name}".*?</form>`, "s").exec(html)?.[0] ?? "";
  const named = (tag: string) => decode(/name="([^"]*)"/.exec(tag)?.[1] ?? "");
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    if (tag.includes('type="checkbox"') && !tag.includes("checked")) continue;
    fields[named(tag)] = tag.includes('type="checkbox"') ? "on" : decode(/value="([^"]*)"/.exec(tag)?.[1] ?? "");
  }
  for (const [tag, text = ""] of form.matchAll(/<textarea[^>]*>(.*?)<\/textarea>/gs)) {
    fields[named(tag)] = decode(text).replace(/^\n/, "");
  }
  for (const [tag] of form.matchAll(/<select.*?<\/select>/gs)) {
    const chosen = /<option[^>]*value="([^"]*)"[^>]*selected/.exec(tag) ?? /<option[^>]*value="([^"]*)"/.exec(tag);
    fields[named(tag)] = decode(chosen?.[1] ?? "");
  }
  return fields;
}

const fieldsAt = async (page: string) => fieldsOf(await (await owner.get(page)).text());
const pricesIn = (fields: Record<string, string>) => Object.keys(fields).filter((name) => name.endsWith(".unitPrice"));

test("the demo shows a quote with lines in each of its states", () => {
  const rows = readRows(server, "select distinct state from quotes where kind = 'lines' order by state");
  expect(rows.map(({ state }) => state)).toEqual(["accepted", "declined", "draft", "sent", "superseded", "withdrawn"]);
  const how = "select distinct how from quoteAnswers where kind = 'accepted' and orderId like 'LF-09%' order by how";
  expect(readRows(server, how).map((row) => row.how)).toEqual(["phone", "portal"]);
  const newer = "select id from orders where acceptedQuoteId is not null and acceptedQuoteId <> quoteId";
  expect(readRows(server, newer)).toEqual([{ id: "LF-0910" }]);
});

test("a list that charges one version and a list that shows a newer one both say which the client confirmed", async () => {
  const after = async (path: string) => {
    const page = (await (await owner.get(`/admin/dashboard/${path}`)).text()).replaceAll(/<[^>]*>/g, " ");
    const text = page.replaceAll(/\s+/g, " ");
    return text.slice(text.indexOf("LF-0910")).slice(0, 160);
  };
  const said = "Version 1 confirmed, 2 sent";
  expect(await after("orders?search=LF-0910")).toMatch(new RegExp(`LF-0910.*${said}.*\\$742\\.00`));
  expect(await after("balances")).toMatch(new RegExp(`LF-0910.*${said}.*\\$767\\.44`));
  expect(await after("board")).toMatch(new RegExp(`LF-0910 Sent \\d+ days ago ${said}`));
});

test("a submitted order opens with a line for each treatment", async () => {
  const fields = await fieldsAt(DRAFTED);
  const labels = Object.entries(fields).filter(([name]) => /^lines\[\d+\]\.label$/.test(name));
  expect(labels.map(([, label]) => label)).toEqual(
    expect.arrayContaining(["Drapes, Goblet", "Cornice Board, Savannah", "Shipping"]),
  );
  expect(fields).toMatchObject({
    version: "0",
    taxRate: "Pennsylvania sales tax",
    deposit: "50%",
    detail: "treatments",
  });
});

test.each([
  ["lines[0].unitPrice", "1e9"],
  ["lines[0].unitPrice", "-1"],
  ["lines[0].unitPrice", "NaN"],
  ["lines[0].unitPrice", "٣"],
  ["lines[0].unitPrice", "1,23"],
  ["lines[0].unitPrice", "9007199254740992"],
  ["lines[0].quantity", "0.0004"],
  ["lines[0].quantity", "1e3"],
  ["lines[0].label", "x".repeat(300)],
  ["lines[0].cost", "1e9"],
  ["lines[0].cost", "-1"],
  ["lines[0].discount", "1,23"],
  ["lines[0].ownerNote", "x".repeat(1_001)],
  ["discount", "NaN"],
  ["deposit", "-1"],
  ["deposit", "٣%"],
  ["discount", "200%"],
  ["deposit", "half"],
  ["validUntil", "2026-02-30"],
  ["taxRate", "none of ours"],
])("%s of %j is refused beside it, kept as typed, and nothing is stored", async (name, typed) => {
  const fields = await fieldsAt(DRAFTED);
  const refused = await owner.post(DRAFTED, { ...fields, [name]: typed, intent: "save" });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toMatch(/aria-invalid="true"/);
  expect(fieldsOf(html)[name]).toBe(typed);
  expect(readRows(server, "select id from quotes where orderId = 'LF-1005'")).toEqual([]);
});

test("without scripts a line is added and removed by buttons, and what was typed stays", async () => {
  const fields = await fieldsAt(DRAFTED);
  const count = pricesIn(fields).length;
  const added = await owner.post(DRAFTED, { ...fields, "lines[0].unitPrice": "77", add: "LF-1005-key3" });
  const more = fieldsOf(await added.text());
  expect(pricesIn(more)).toHaveLength(count + 1);
  expect(more["lines[0].unitPrice"]).toBe("77");
  const removed = fieldsOf(await (await owner.post(DRAFTED, { ...more, remove: "1" })).text());
  expect(pricesIn(removed)).toHaveLength(count);
  expect(removed["lines[1].label"]).toBe(fields["lines[2].label"]);
});

test("a note and a cost of our own are kept with the line, and not shown to its client", async () => {
  const page = editorOf("demo-calloway/LF-0901");
  const fields = await fieldsAt(page);
  const ours = { "lines[0].ownerNote": "Bolt in\nthe attic", "lines[0].cost": "61.50" };
  expect((await owner.post(page, { ...fields, ...ours, intent: "save" })).status).toBe(302);
  expect(await fieldsAt(page)).toMatchObject(ours);
  const preview = await (await owner.get(`${page}/preview`)).text();
  expect(preview).toContain("Not priced yet");
  for (const secret of ["attic", "61.50", "6150"]) expect(preview).not.toContain(secret);
});

test("a label is text, a line of another quote is none of this one, and a posted total is nothing", async () => {
  const fields = await fieldsAt(DRAFTED);
  const before = readRows(server, "select * from quoteLines where quoteId <> '' order by id");
  const posted = { "lines[0].label": "<b>=cmd</b>", "lines[0].key": "shade", totalCents: "1", state: "accepted" };
  expect((await owner.post(DRAFTED, { ...fields, ...posted, intent: "save" })).status).toBe(302);
  const html = await (await owner.get(DRAFTED)).text();
  expect(html).not.toContain("<b>=cmd");
  expect(fieldsOf(html)).toMatchObject({ "lines[0].label": "<b>=cmd</b>", version: "1" });
  const ids = new Set(readRows(server, "select id from quotes where orderId = 'LF-1005'").map(({ id }) => id));
  const others = readRows(server, "select * from quoteLines order by id").filter(({ quoteId }) => !ids.has(quoteId));
  expect(others).toEqual(before);
  expect(readRows(server, "select state from quotes where orderId = 'LF-1005'")).toEqual([{ state: "draft" }]);
});

test("who comes second keeps what was typed, reads a sentence and what is newer", async () => {
  const fields = await fieldsAt(DRAFTED);
  await owner.post(DRAFTED, { ...fields, "lines[0].unitPrice": "500", intent: "save" });
  const late = await owner.post(DRAFTED, { ...fields, "lines[0].unitPrice": "640", intent: "save" });
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toContain("This draft was changed in another tab or on another device.");
  expect(decode(html)).toContain("<b>=cmd</b>: $500.00 in the newer draft.");
  expect(fieldsOf(html)["lines[0].unitPrice"]).toBe("640");
  expect((await owner.post(DRAFTED, { ...fieldsOf(html), intent: "save" })).status).toBe(302);
});

test("Send Quote is refused beside the first line without a price, then asks once and sends", async () => {
  const fields = await fieldsAt(DRAFTED);
  const empty = pricesIn(fields).find((name) => fields[name] === "") ?? "";
  const refused = await owner.post(DRAFTED, { ...fields, intent: "send" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Please enter a price.");
  expect(empty).not.toBe("");
  const priced = Object.fromEntries(pricesIn(fields).map((name) => [name, fields[name] || "100"]));
  const again = { ...(await fieldsAt(DRAFTED)), ...priced };
  const asked = await (await owner.post(DRAFTED, { ...again, intent: "send" })).text();
  expect(asked).toContain("imogen.marsh@example.com");
  const dialog = /<dialog.*?<\/dialog>/s.exec(asked)?.[0] ?? "";
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(dialog)?.[1] ?? "";
  const sending = { intent: "send-now", quoteId: hidden("quoteId"), version: hidden("version") };
  expect((await owner.post(DRAFTED, sending)).status).toBe(302);
  expect((await owner.post(DRAFTED, sending)).status).toBe(302);
  expect(readRows(server, "select status from orders where id = 'LF-1005'")).toEqual([{ status: "quoted" }]);
  expect(readRows(server, "select number, state from quotes where orderId = 'LF-1005'")).toEqual([
    { number: 1, state: "sent" },
  ]);
  expect(readRows(server, "select kind from emails where orderId = 'LF-1005' and kind = 'quote_ready'")).toHaveLength(
    1,
  );
});

test("Send Quote says what is no longer made, what has changed since it was priced, and that nobody could pay", async () => {
  const ask = async () => {
    const answer = await owner.post(DRAFTED, { ...(await fieldsAt(DRAFTED)), intent: "send" });
    return /<dialog.*?<\/dialog>/s.exec(decode(await answer.text()).replaceAll("<!-- -->", ""))?.[0] ?? "";
  };
  const before = await ask();
  expect(before).toContain("No way to pay is set: this order has no payment link");
  for (const notice of ["No longer made", "Changed since it was priced"]) expect(before).not.toContain(notice);
  const page = "/admin/dashboard/order/demo-marsh/LF-1005";
  const [row] = readRows(server, "select version, windows, hardware from orders where id = 'LF-1005'");
  const { windows } = readOrderDocuments(row as { windows: string; hardware: string });
  const third = windows[2];
  const width = { widthOfWindow: String(Number(third?.measurements?.widthOfWindow) + 6) };
  const changed = { ...third?.measurements, ...width, cordlessControl: "shades" } as Record<string, string>;
  const about = { window: "3", windowKey: third?.key ?? "", version: String(row?.version) };
  expect((await owner.post(`${page}/acts/save-window`, { ...changed, ...about })).status).toBe(302);
  await owner.post("/admin/dashboard/fabrics/demo-pantry-ticking-barn-red", { intent: "discontinue" });
  const after = await ask();
  expect(after).toMatch(/No longer made.*Pantry Ticking, Barn Red \(Pantry\)/s);
  expect(after).toMatch(/Something has changed since this was priced.*Pantry, Shades.*: \$628.88, \$752.88 now/s);
});

test("another customer's order is not there, nor one that cannot be quoted", async () => {
  expect((await owner.get(editorOf("demo-client/LF-1005"))).status).toBe(404);
  const cancelled = await (await owner.get(editorOf("demo-marsh/LF-1011"))).text();
  expect(cancelled).toContain("An order that is incomplete or cancelled cannot be quoted.");
});

test("prices and terms are saved once, and a late save is refused with a way to the newer", async () => {
  const page = "/admin/dashboard/prices-and-terms";
  const fields = fieldsOf(await (await owner.get(page)).text(), "Prices and terms");
  expect((await owner.post(page, { ...fields, depositDays: "x" })).status).toBe(400);
  expect((await owner.post(page, { ...fields, leadTime: "Ten weeks", taxRule: "pennsylvania" })).status).toBe(302);
  expect((await owner.post(page, { ...fields, leadTime: "Nine weeks" })).status).toBe(409);
  expect(await fieldsAt(editorOf("demo-client/LF-1002"))).toMatchObject({ leadTime: "Ten weeks" });
});

test("a draft is discarded once, and whoever comes second reads so where its dialog was", async () => {
  const page = "/admin/dashboard/order/demo-calloway/LF-0907";
  expect((await owner.post(`${page}/acts/revise-quote`, { number: "1" })).status).toBe(302);
  const html = await (await owner.get(`${page}?ask=discard`)).text();
  expect(html).toContain("A draft of $767.44");
  const version = /name="version" value="(\d+)"/.exec(/<dialog.*?<\/dialog>/s.exec(html)?.[0] ?? "")?.[1] ?? "";
  const discard = () => owner.post(`${page}/acts/discard-draft?ask=discard`, { number: "0", version });
  expect((await discard()).status).toBe(302);
  const late = await discard();
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("There is no draft of a quote for this order.");
  expect(readRows(server, "select state from quotes where orderId = 'LF-0907'")).toEqual([{ state: "accepted" }]);
});
