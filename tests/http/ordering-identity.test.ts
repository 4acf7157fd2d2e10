import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { HUB, orderPages } from "#app/routes/client/order-paths.ts";
import { dataAddress, measured, postOrder, prepareOrder, storedOrder } from "#tests/support/orders/ordering-posts.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

const GONE = "This window is no longer part of the order.";

let server: TestServer;
let client: Visitor;
beforeAll(async () => {
  server = await startServer();
  client = await signedIn(server, "client@example.com", "demo-client");
});
afterAll(() => server.stop());

const windowsOf = (id: string) =>
  readOrderDocuments(storedOrder(server, id) as { windows: string; hardware: string }).windows;

/** An order of two windows without a measurement. */
async function begin() {
  const created = await client.post(`${HUB}?index`, { intent: "create" });
  const id = created.headers.get("location")?.split("/").at(-2) ?? "";
  await postOrder(server, client, id, orderPages(id).windowCount, [["windowCount", "2"]]);
  await postOrder(server, client, id, orderPages(id).hardwareChoice, [["hardwareChoice", "own"]]);
  return id;
}

/** The second window goes, and another one takes its number. */
async function replaceSecondWindow(id: string) {
  for (const count of ["1", "2"]) {
    const answer = await postOrder(server, client, id, orderPages(id).windowCount, [
      ["windowCount", count],
      ["dropWindows", "on"],
    ]);
    expect(answer.status).toBe(302);
  }
}

/** What a page's forms would send by themselves, one record a form. */
async function formsOf(visitor: Visitor, page: string) {
  const html = await (await visitor.get(page)).text();
  return [...html.matchAll(/<form.*?<\/form>/gs)].map(([form]) =>
    Object.fromEntries(
      [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
        /name="([^"]*)"/.exec(input)?.[1] ?? "",
        /value="([^"]*)"/.exec(input)?.[1] ?? "",
      ]),
    ),
  );
}

test("a yes to fewer windows is not a yes to fewer still", async () => {
  const id = await begin();
  await postOrder(server, client, id, orderPages(id).windowCount, [["windowCount", "3"]]);
  for (const number of [2, 3]) {
    await postOrder(server, client, id, orderPages(id).treatments(number), [["treatment", "drapes"]]);
  }
  const typed = (count: string): [string, string][] => [
    ["windowCount", count],
    ["dropWindows", "on"],
    ["dropFor", "2"],
  ];
  const refused = await postOrder(server, client, id, orderPages(id).windowCount, typed("1"));
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Fewer windows would drop Window 2, Window 3");
  expect(windowsOf(id)).toHaveLength(3);
  expect((await postOrder(server, client, id, orderPages(id).windowCount, typed("2"))).status).toBe(302);
  expect(windowsOf(id)).toHaveLength(2);
});

test("a window keeps its key when the count is lowered and raised, and a new one gets its own", async () => {
  const id = await begin();
  const [first, second] = windowsOf(id).map(({ key }) => key);
  expect([first, second]).toEqual([expect.stringMatching(/^[\w-]{12}$/), expect.stringMatching(/^[\w-]{12}$/)]);
  await replaceSecondWindow(id);
  const after = windowsOf(id);
  expect(after.map((window) => window.id)).toEqual([`${id}-1`, `${id}-2`]);
  expect(after[0]?.key).toBe(first);
  expect(after[1]?.key).not.toBe(second);
});

test("a measurement from an old overview does not reach another window under the same number", async () => {
  const id = await begin();
  const overview = orderPages(id).overview;
  const widths = (await formsOf(client, overview)).filter(({ field }) => field === "widthOfWindow");
  expect(widths).toHaveLength(2);
  await replaceSecondWindow(id);
  const before = storedOrder(server, id);
  const answer = await client.post(overview, { ...widths[1], widthOfWindow: "50" });
  expect(await answer.text()).toContain(GONE);
  expect(answer.status).toBe(400);
  expect(storedOrder(server, id)).toEqual(before);
  const kept = await client.post(overview, { ...widths[0], widthOfWindow: "50" });
  expect(kept.status).toBe(200);
  expect(windowsOf(id)[0]?.measurements.widthOfWindow).toBe("50");
});

test("a measurement that was changed elsewhere is answered with what stands there now, and goes through with that", async () => {
  const id = await begin();
  const overview = orderPages(id).overview;
  const [width] = (await formsOf(client, overview)).filter(({ field }) => field === "widthOfWindow");
  const send = (was: string, typed: string) =>
    client.post(dataAddress(overview), { ...width, was, widthOfWindow: typed });
  expect((await send("", "50")).status).toBe(200);
  const refused = await send("", "60");
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(/"was","50"/);
  expect((await send("50", "60")).status).toBe(200);
  expect(windowsOf(id)[0]?.measurements.widthOfWindow).toBe("60");
});

test.each([
  ["measure", (id: string) => orderPages(id).measure(2), measured("Hall", "36")],
  ["treatments", (id: string) => orderPages(id).treatments(2), [["treatment", "drapes"]]],
  ["style", (id: string) => orderPages(id).customize(2, "drapes", "style"), [["style", "pleated-tops/Goblet"]]],
  ["options", (id: string) => orderPages(id).customize(2, "drapes", "options"), [["interlining", "on"]]],
  ["fabrics", (id: string) => orderPages(id).customize(2, "drapes", "fabrics"), [["fabricName", "Linen"]]],
  ["confirm", (id: string) => orderPages(id).confirm(2), []],
])("an old page of %s says that its window is gone, also when another has its number", async (_, page, typed) => {
  const id = await begin();
  await postOrder(server, client, id, orderPages(id).treatments(2), [["treatment", "drapes"]]);
  const [form] = (await formsOf(client, page(id))).filter(({ version }) => version);
  await postOrder(server, client, id, orderPages(id).windowCount, [
    ["windowCount", "1"],
    ["dropWindows", "on"],
  ]);
  for (const count of ["1", "2"]) {
    await postOrder(server, client, id, orderPages(id).windowCount, [["windowCount", count]]);
    const before = storedOrder(server, id);
    const answer = await client.post(page(id), { ...form, intent: "next", ...Object.fromEntries(typed) });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(GONE);
    expect(storedOrder(server, id)).toEqual(before);
  }
});

test("the owner's old page does not edit another window under the same number", async () => {
  const id = await prepareOrder(server, client);
  const owner = await signedIn(server, "owner@example.com", "demo-owner");
  const page = `/admin/dashboard/order/demo-client/${id}`;
  const [form] = (await formsOf(owner, `${page}?edit=2`)).filter(({ base }) => base?.includes("widthOfWindow"));
  await replaceSecondWindow(id);
  const before = storedOrder(server, id);
  const answer = await owner.post(`${page}/acts/save-window?edit=2`, { ...form, widthOfWindow: "50" });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain(GONE);
  expect(storedOrder(server, id)).toEqual(before);
});

test("Continue and Customize open the step where the customization of a window stands", async () => {
  const id = await begin();
  const pages = orderPages(id);
  const send = async (page: string, form: [string, string][]) => {
    expect((await postOrder(server, client, id, page, form)).status).toBe(302);
  };
  const leadsTo = async (page: string) => {
    expect((await client.get(`${HUB}/${id}`)).headers.get("location")).toBe(page);
  };
  await leadsTo(pages.measure(1));
  await send(pages.measure(1), [["intent", "next"], ...measured("Left", "36")]);
  await send(pages.measure(2), [["intent", "next"], ...measured("Right", "40")]);
  await leadsTo(pages.overview);
  const style = pages.customize(2, "drapes", "style");
  await send(pages.treatments(2), [["treatment", "drapes"]]);
  await leadsTo(style);
  const overview = await (await client.get(pages.overview)).text();
  expect(overview).toContain(`href="${style}"`);
  expect(overview).toContain(`href="${pages.treatments(1)}"`);
  await send(style, [
    ["intent", "exit"],
    ["style", "pleated-tops/Goblet"],
  ]);
  await leadsTo(pages.overview);
  expect(await (await client.get(pages.overview)).text()).toContain(`href="${style}"`);
  await send(style, [["style", "pleated-tops/Goblet"]]);
  await leadsTo(pages.customize(2, "drapes", "options"));
  await send(pages.customize(2, "drapes", "options"), [["interlining", "on"]]);
  await leadsTo(pages.customize(2, "drapes", "fabrics"));
  await send(pages.customize(2, "drapes", "fabrics"), [["fabricName", "Linen"]]);
  await leadsTo(pages.confirm(2));
  await send(pages.confirm(2), []);
  await leadsTo(pages.overview);
  expect(storedOrder(server, id)?.overviewStep).toBeNull();
});

test("a page that is only opened is where Continue leads, by Back, at the treatments, at the hardware and in the list", async () => {
  const id = await prepareOrder(server, client);
  const pages = orderPages(id);
  const before = storedOrder(server, id);
  const visited = [
    pages.treatments(1),
    pages.customize(2, "drapes", "fabrics"),
    pages.customize(2, "drapes", "options"),
    pages.customize(2, "drapes", "style"),
    pages.hardware,
    pages.confirm(1),
    pages.overview,
  ];
  for (const page of visited) {
    expect((await client.get(page)).status).toBe(200);
    expect((await client.get(`${HUB}/${id}`)).headers.get("location")).toBe(page);
  }
  // Each window remembers its own step, and being somewhere makes no other page stale.
  const overview = await (await client.get(pages.overview)).text();
  expect(overview).toContain(`href="${pages.confirm(1)}"`);
  expect(overview).toContain(`href="${pages.customize(2, "drapes", "style")}"`);
  const after = storedOrder(server, id);
  expect(after).toEqual({ ...before, overviewStep: after?.overviewStep });
  await postOrder(server, client, id, pages.overview, [["intent", "quit"]]);
  expect((await client.get(`${HUB}/${id}`)).headers.get("location")).toBe(pages.overview);
});

test("the same answer sent from another tab moves on, and makes no other page stale", async () => {
  const id = await prepareOrder(server, client);
  const style = orderPages(id).customize(2, "drapes", "style");
  const before = storedOrder(server, id);
  const form: [string, string][] = [["style", "pleated-tops/Olivia"]];
  expect((await postOrder(server, client, id, style, [["intent", "exit"], ...form])).status).toBe(302);
  const left = storedOrder(server, id);
  expect(left).toEqual({ ...before, overviewStep: left?.overviewStep });
  expect(left?.overviewStep).toMatch(/^list [\w-]{12}\/1\/drapes$/);
  expect((await postOrder(server, client, id, style, form)).status).toBe(302);
  expect(storedOrder(server, id)).toEqual(before);
});

test.each(["hardware", "gone-window-/1/drapes", "nonsense", "KEY/2/tops", "KEY/9"])(
  "a stored place %s never leads astray",
  async (stored) => {
    const id = await prepareOrder(server, client);
    const text = stored.replace("KEY", windowsOf(id)[1]?.key ?? "");
    const database = new DatabaseSync(path.join(server.dataDir, "larkfield.sqlite"));
    database.prepare("update orders set overviewStep = ? where id = ?").run(text, id);
    database.close();
    const address = (await client.get(`${HUB}/${id}`)).headers.get("location") ?? "";
    const pages = orderPages(id);
    const expected = { hardware: pages.hardware, "KEY/2/tops": pages.customize(2, "tops", "options") }[stored];
    expect(address).toBe(expected ?? pages.overview);
    expect((await client.get(address)).status).toBe(200);
    expect((await client.get(pages.overview)).status).toBe(200);
  },
);
