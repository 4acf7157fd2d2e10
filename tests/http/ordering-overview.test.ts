import { beforeAll, expect, inject, test } from "vitest";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { HUB, orderPages } from "#app/routes/client/order-paths.ts";
import { postOrder, prepareOrder, storedOrder } from "#tests/support/orders/ordering-posts.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

const server = inject("demoServer");
let client: Visitor;
beforeAll(async () => {
  client = await signedIn(server, "client@example.com", "demo-client");
});

const windowsOf = (id: string) =>
  readOrderDocuments(storedOrder(server, id) as { windows: string; hardware: string }).windows;
const namesOf = (id: string) => windowsOf(id).map(({ name }) => name);
const page = async (address: string) => (await client.get(address)).text();

/** To the overview of an order, with the version that is stored unless it names one. */
const send = (id: string, form: Record<string, string>) =>
  postOrder(server, client, id, orderPages(id).overview, Object.entries(form));

test("a window is renamed, duplicated, removed and added in the overview, each once however often it is sent", async () => {
  const id = await prepareOrder(server, client);
  const [left, right] = windowsOf(id).map(({ key }) => key);
  const version = String(storedOrder(server, id)?.version);
  const duplicate = { intent: "duplicate", windowKey: left!, version };
  for (const _ of ["first", "again"]) {
    const answer = await send(id, duplicate);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, orderPages(id).overview]);
    expect(namesOf(id)).toEqual(["Left", "Left 2", "Right"]);
  }
  expect((await send(id, { intent: "rename", windowKey: right!, name: "Bay" })).status).toBe(302);
  const copy = windowsOf(id)[1]!.key;
  expect(await page(`${orderPages(id).overview}?remove=${copy}`)).toContain("Remove Left 2?");
  for (const _ of ["first", "again"]) {
    expect((await send(id, { intent: "remove", windowKey: copy })).status).toBe(302);
    expect(namesOf(id)).toEqual(["Left", "Bay"]);
  }
  const add = { intent: "add", version: String(storedOrder(server, id)?.version) };
  for (const _ of ["first", "again"]) {
    expect((await send(id, add)).headers.get("location")).toBe(orderPages(id).measure(3));
    expect(namesOf(id)).toEqual(["Left", "Bay", "Window 3"]);
  }
  expect(await page(orderPages(id).overview)).toContain("7 measurements are");
});

test("a refused name stands at its window with what was typed, and a stale page changes nothing", async () => {
  const id = await prepareOrder(server, client);
  const [left, right] = windowsOf(id).map(({ key }) => key);
  const refused = await send(id, { intent: "rename", windowKey: right!, name: " " });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Please provide a location or name for the window.");
  const version = String(storedOrder(server, id)?.version);
  await send(id, { intent: "rename", windowKey: left!, name: "Den" });
  const before = storedOrder(server, id);
  const stale: Record<string, string>[] = [
    { intent: "rename", windowKey: left!, name: "Attic" },
    { intent: "remove", windowKey: left! },
    { intent: "duplicate", windowKey: left! },
    { intent: "add" },
  ];
  for (const form of stale) {
    const answer = await send(id, { ...form, version });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("This order was changed in another tab or on another device.");
  }
  expect(storedOrder(server, id)).toEqual(before);
});

test("an order of twelve takes no more, and one of one loses none", async () => {
  const id = await prepareOrder(server, client);
  await postOrder(server, client, id, orderPages(id).windowCount, [["windowCount", "12"]]);
  const [first] = windowsOf(id).map(({ key }) => key);
  for (const form of [
    { intent: "add", windowKey: "" },
    { intent: "duplicate", windowKey: first! },
  ]) {
    const answer = await send(id, form);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("You can only enter a maximum of 12 windows.");
  }
  const shown = await page(orderPages(id).overview);
  expect(shown).not.toContain('value="duplicate"');
  expect(shown).toContain("An order has at most 12 windows.");
  await postOrder(server, client, id, orderPages(id).windowCount, [
    ["windowCount", "1"],
    ["dropWindows", "on"],
  ]);
  expect((await send(id, { intent: "remove", windowKey: first! })).status).toBe(400);
  expect(await page(`${orderPages(id).overview}?remove=${first}`)).not.toContain("Remove this window");
  expect(windowsOf(id)).toHaveLength(1);
});

test("heights that do not add up are said in the overview, and Submit asks once, without scripts", async () => {
  const id = await prepareOrder(server, client);
  const room = { intent: "measure", window: "1", field: "heightFromFloorToCeiling", was: "96" };
  await send(id, { ...room, heightFromFloorToCeiling: "110" });
  expect(await page(orderPages(id).overview)).toContain("but floor to ceiling is 110&quot;. Please check these three.");
  const asked = await send(id, { intent: "submit" });
  expect(asked.status).toBe(409);
  const question = await asked.text();
  expect(question).toContain("Something about the measurements of “Left” may not be right");
  const seen = /name="doubtsSeenAt" value="(\d+)"/.exec(question)?.[1] ?? "";
  expect(seen).toBe(String(storedOrder(server, id)?.version));
  // A yes to the order as it was is none to what it is now.
  await send(id, { intent: "rename", windowKey: windowsOf(id)[0]!.key, name: "Den" });
  expect((await send(id, { intent: "submit", doubtsSeenAt: seen })).status).toBe(409);
  const version = String(storedOrder(server, id)?.version);
  expect((await send(id, { intent: "submit", version, doubtsSeenAt: version })).status).toBe(302);
  expect(storedOrder(server, id)?.status).toBe("submitted");
});

test("an order without doubts is submitted at once", async () => {
  const id = await prepareOrder(server, client);
  expect(await page(orderPages(id).overview)).toContain("Your quote comes by e-mail");
  expect((await send(id, { intent: "submit" })).status).toBe(302);
});

test("Order again leads to a new draft, once for each page that was opened", async () => {
  const mine = "/client/dashboard/orders/LF-1002";
  const formKey = /name="formKey" value="([^"]+)"/.exec(await page(mine))?.[1] ?? "";
  const answers = [];
  for (const _ of ["first", "again"]) answers.push((await client.post(mine, { intent: "again", formKey })).headers);
  const [first, again] = answers.map((headers) => headers.get("location"));
  expect(first).toMatch(/^\/client\/dashboard\/create-order\/LF-[0-9A-Z]{7}\/overview$/);
  expect(again).toBe(first);
  expect(await page(HUB)).toContain(first?.split("/").at(-2));
});

test("hardware left to us is a detail like any other", async () => {
  const id = await prepareOrder(server, client);
  const hardware = orderPages(id).hardware;
  const answer = await postOrder(server, client, id, hardware, [
    ["suggestHardware", "on"],
    ["hardwareName", ""],
  ]);
  expect(answer.status).toBe(302);
  expect(await page(orderPages(id).overview)).toContain("Please suggest");
  expect(await page(hardware)).toMatch(/name="suggestHardware"[^>]*checked=""|checked=""[^>]*name="suggestHardware"/);
});

const house = { neededBy: "2026-12-24", takeDown: "us", wall: "plaster", callAhead: "no", access: "Two cats" };
const siteOf = (id: string) => JSON.parse(String(storedOrder(server, id)?.site) || "{}");

test("what is asked about the house is kept by every button, once, and never by a page that is out of date", async () => {
  const id = await prepareOrder(server, client);
  expect(await page(orderPages(id).overview)).toContain("About your home and the day (optional)");
  const saved = await send(id, { intent: "site", ...house });
  expect(saved.headers.get("location")).toBe(orderPages(id).overview);
  expect(siteOf(id)).toEqual(house);
  const version = String(storedOrder(server, id)?.version);
  expect((await send(id, { intent: "site", ...house, version: String(Number(version) - 1) })).status).toBe(302);
  const late = await send(id, { intent: "site", ...house, wall: "wood", version: String(Number(version) - 1) });
  expect(late.status).toBe(409);
  expect(siteOf(id)).toEqual(house);
  const wrong = await send(id, { intent: "submit", ...house, wall: "glass", access: "x".repeat(501) });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("Please keep this to 500 characters.");
  expect((await send(id, { intent: "quit", ...house, access: "Three cats" })).headers.get("location")).toBe(HUB);
  expect(siteOf(id).access).toBe("Three cats");
  // A form that says nothing of the house leaves it as it is.
  await send(id, { intent: "quit" });
  expect(siteOf(id).access).toBe("Three cats");
  const cleared = { neededBy: "", takeDown: "none", wall: "unknown", callAhead: "yes", access: "" };
  await send(id, { intent: "site", ...cleared });
  expect(storedOrder(server, id)?.site).toBe("");
});

test("an order is submitted with what was typed about the house, and its owner reads it", async () => {
  const id = await prepareOrder(server, client);
  const answer = await send(id, { intent: "submit", ...house, doubtsSeenAt: String(storedOrder(server, id)?.version) });
  expect([answer.status, storedOrder(server, id)?.status]).toEqual([302, "submitted"]);
  const owner = await signedIn(server, "owner@example.com", "demo-owner");
  const found = await owner.get(`/admin/dashboard/orders/${id}`);
  const shown = await (await owner.get(found.headers.get("location") ?? "")).text();
  for (const words of ["The house and the day", "Dec 24, 2026", "Plaster", "Two cats"]) expect(shown).toContain(words);
  expect((await send(id, { intent: "site", ...house, access: "Later" })).status).toBe(409);
  expect(siteOf(id).access).toBe("Two cats");
});
