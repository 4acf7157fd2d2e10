import { afterAll, beforeAll, expect, test } from "vitest";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

/*
 * The owner's order page without scripts: what a save sends and asks is then said by the answer, and after a conflict the
 * answer has the fields as they are to be saved.
 */
let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
});
afterAll(() => server.stop());

const page = (id: string) => `/admin/dashboard/order/demo-client/${id}`;
const stored = (id: string) => readRows(server, "select * from orders where id = ?", id)[0];
const windowsOf = (id: string) => readOrderDocuments(stored(id) as { windows: string; hardware: string }).windows;

async function customOrder() {
  const orderName = `Pillows ${crypto.randomUUID()}`;
  const form = { orderName, description: "Two", total: "100", paymentLink: "" };
  expect((await owner.post("/admin/dashboard/custom-order/demo-client", form)).status).toBe(302);
  return `${readRows(server, "select id from orders where orderName = ?", orderName)[0]?.id}`;
}

const messages = (id: string) =>
  readRows(server, "select parameters from emails where orderId = ? and kind = 'status_changed'", id).map(
    ({ parameters }) => JSON.parse(`${parameters}`).message,
  );

/** A form of the page as its own hidden fields fill it, those that only a browser without scripts sends included. */
async function hiddenFields(html: string, act: string) {
  const form = [...html.matchAll(/<form.*?<\/form>/gs)]
    .map(([text]) => text)
    .find((text) => text.includes(`/acts/${act}`));
  const fields = [...(form ?? "").matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? "",
    decode(/value="([^"]*)"/.exec(input)?.[1] ?? ""),
  ]);
  return Object.fromEntries(fields) as Record<string, string>;
}

function decode(text: string) {
  return text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

const fieldValue = (html: string, name: string) =>
  decode(new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? "");

test("a save that e-mails says so first, then goes with the owner's line, or without the e-mail", async () => {
  const id = await customOrder();
  const html = await (await owner.get(page(id))).text();
  const terms = { ...(await hiddenFields(html, "save-order")), status: "quoted", total: "120", paymentLink: "" };
  const asked = await owner.post(`${page(id)}/acts/save-order`, terms);
  const question = await asked.text();
  expect(asked.status).toBe(409);
  expect(question).toContain("Saving e-mails Clara Whitfield: a new quote of $120.00 is waiting.");
  expect(stored(id)?.version).toBe(1);

  const again = { ...(await hiddenFields(question, "save-order")), status: "quoted", paymentLink: "" };
  // A yes to one e-mail is not a yes to another.
  expect((await owner.post(`${page(id)}/acts/save-order`, { ...again, total: "130" })).status).toBe(409);
  expect(
    (await owner.post(`${page(id)}/acts/save-order`, { ...again, total: "120", line: "As we agreed." })).status,
  ).toBe(302);
  expect(messages(id)).toEqual(["As we agreed."]);
  const silent = {
    version: "2",
    status: "shipping",
    total: "120",
    paymentLink: "",
    leaveOut: "on",
    agreed: "shipping",
  };
  expect((await owner.post(`${page(id)}/acts/save-order`, silent)).status).toBe(302);
  expect(messages(id)).toHaveLength(1);
  expect(await (await owner.get(page(id))).text()).toContain("The client was not e-mailed about this");
});

test.each([
  ["incomplete", ""],
  ["cancelled", ""],
  ["in progress", "This cannot be undone."],
  ["delivered", "This cannot be undone."],
])("moving an order to %s asks first, and takes only a yes to that", async (status, last) => {
  const id = await customOrder();
  const terms = { version: "1", status, total: "100", paymentLink: "" };
  for (const agreed of ["", "on", "submitted"]) {
    const answer = await owner.post(`${page(id)}/acts/save-order`, { ...terms, agreed });
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain("Please say yes to this first.");
    expect(html).toContain(last);
    expect(html).toContain(`value="${status}" selected`);
  }
  expect(stored(id)?.status).toBe("quoted");
  expect((await owner.post(`${page(id)}/acts/save-order`, { ...terms, agreed: status })).status).toBe(302);
  expect(stored(id)?.status).toBe(status);
});

test("what freezes or binds outside of a save says beforehand that it cannot be undone", async () => {
  const made = "/admin/dashboard/order/demo-neighbor/LF-1004";
  const part = /<option value="([\w-]+\.\w+)"/.exec(await (await owner.get(made)).text())?.[1] ?? "";
  const remake = { part, reason: "sewn", fault: "ours", costCents: "", note: "", extraInches: "" };
  expect((await owner.post(`${made}/acts/open-remake`, remake)).status).toBe(302);
  const [sent] = readRows(server, "select userId from orders where id = 'LF-0902'");
  const asking = {
    "Start Work": `${page("LF-1001")}/workroom`,
    "Revise the Packet": `${made}/workroom`,
    "Freeze R1": made,
    "Record Acceptance": `/admin/dashboard/order/${sent?.userId}/LF-0902?ask=accept`,
  };
  for (const [label, address] of Object.entries(asking)) {
    const html = await (await owner.get(address)).text();
    const forms = [...html.matchAll(/<form.*?<\/form>/gs)].map(([form]) => form);
    const form = forms.find((one) => new RegExp(`<button[^>]*>(<[^>]*>)*${label}<`).test(one));
    expect([label, form?.includes("This cannot be undone.")]).toEqual([label, true]);
  }
});

test("after a conflict the untouched total follows the newer one, and a second save keeps it", async () => {
  const id = await customOrder();
  const html = await (await owner.get(page(id))).text();
  const hidden = await hiddenFields(html, "save-order");
  const other = { version: "1", status: "quoted", total: "300", paymentLink: "" };
  expect((await owner.post(`${page(id)}/acts/save-order`, other)).status).toBe(302);

  const typed = { status: "quoted", total: "100.00", paymentLink: "pay.example.com/1" };
  const refused = await owner.post(`${page(id)}/acts/save-order`, { ...hidden, ...typed });
  const answer = await refused.text();
  expect(refused.status).toBe(409);
  expect(answer).not.toContain("Now: ");
  expect([fieldValue(answer, "total"), fieldValue(answer, "paymentLink")]).toEqual(["300.00", "pay.example.com/1"]);
  const second = { ...(await hiddenFields(answer, "save-order")), ...typed, total: fieldValue(answer, "total") };
  expect((await owner.post(`${page(id)}/acts/save-order`, second)).status).toBe(302);
  expect(stored(id)).toMatchObject({ totalCents: 30_000, paymentLink: "https://pay.example.com/1" });
});

test("a client's confirmation meanwhile is named as what happened", async () => {
  const id = await customOrder();
  const hidden = await hiddenFields(await (await owner.get(page(id))).text(), "save-order");
  const client = await signedIn(server, "client@example.com", "demo-client");
  const confirmed = await client.post(`/client/dashboard/orders/${id}`, {
    version: "1",
    seenTotalCents: "10000",
    seenCreditCents: "0",
  });
  expect(confirmed.status).toBe(302);
  const typed = { status: "in progress", total: "100.00", paymentLink: "" };
  const refused = await owner.post(`${page(id)}/acts/save-order`, { ...hidden, ...typed });
  expect(refused.status).toBe(409);
  const said = /The client confirmed this order[^.]*\./.exec(await refused.text())?.[0];
  expect(said).toMatch(/on \w+ \d+, \d+, while this page was open\.$/);
});

test("of a window only what both changed is named, and windows are added, shown by key, and removed", async () => {
  const id = "LF-1001";
  const html = await (await owner.get(`${page(id)}?edit=2`)).text();
  const hidden = await hiddenFields(html, "save-window");
  const [first, second] = windowsOf(id);
  const base = JSON.parse(hidden.base ?? "{}");
  const sizes = Object.fromEntries(Object.keys(second?.measurements ?? {}).map((name) => [name, base[name]]));
  const ticked = { blackoutLining: "drapes", interlining: "drapes" };
  const send = (changes: object) =>
    owner.post(`${page(id)}/acts/save-window?edit=2`, {
      ...hidden,
      name: second?.name ?? "",
      ...sizes,
      ...ticked,
      ...changes,
    });
  expect((await send({ widthOfWindow: "37", heightOfWindow: "61" })).headers.get("location")).toBe(
    `${page(id)}?show=2`,
  );

  const refused = await send({ widthOfWindow: "39" });
  const answer = await refused.text();
  expect(refused.status).toBe(409);
  expect(answer.match(/Now: [^<]*/g)).toEqual(["Now: 37&quot;"]);
  expect([fieldValue(answer, "widthOfWindow"), fieldValue(answer, "heightOfWindow")]).toEqual(["39", "61"]);

  const remove = { windowKey: first?.key ?? "", version: "2" };
  const asked = await owner.post(`${page(id)}/acts/remove-window?edit=1`, remove);
  expect(asked.status).toBe(409);
  expect(await asked.text()).toContain("drops everything entered for it.");
  expect((await owner.post(`${page(id)}/acts/remove-window?edit=1`, { ...remove, removeWindow: "on" })).status).toBe(
    302,
  );
  // The second window is the first now: its form, filled before, still finds it by its key.
  const moved = await send({ version: "3", widthOfWindow: "40" });
  expect(moved.headers.get("location")).toBe(`${page(id)}?show=1`);
  const added = await owner.post(`${page(id)}/acts/add-window?edit=new`, { version: "4" });
  expect(added.headers.get("location")).toBe(`${page(id)}?edit=${windowsOf(id).at(-1)?.key}`);
});
