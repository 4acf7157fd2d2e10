import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { HUB, MY_ORDERS, orderPages } from "#app/routes/client/order-paths.ts";
import { measured, postOrder, storedOrder } from "#tests/support/orders/ordering-posts.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

const LONG = "x".repeat(300);
const sizes = Object.fromEntries(measurementNames.map((name) => [name, "60"]));

/** What a version with other limits and another catalogue might have left behind. */
const drapes = {
  style: { name: "Swan Neck", group: "swan-tops", description: "Curved.", image: 7 },
  customizations: { pelmet: true, interlining: true },
  fabrics: {
    fabrics: [
      { name: LONG, link: "" },
      { name: "Silk", link: "javascript:alert(1)" },
      ...Array.from({ length: 24 }, (_, index) => ({ name: `Fabric ${index}`, link: "" })),
    ],
    trims: [{ name: "Cord", link: "trims.example/cord" }],
  },
};
const windowsOfThatTime = [
  { id: "x-1", key: "old-window-1", name: LONG, measurements: { ...sizes, depth: "4" }, customizations: { drapes } },
  {
    id: "x-2",
    key: "old-window-2",
    name: "Kitchen",
    measurements: { ...sizes, widthOfWindow: 1234567, heightOfWindow: "tall" },
    customizations: {
      shades: { customizations: { clutchControl: true, cordlessControl: true } },
      tops: { style: { name: "Albany", group: "cornice-boards", description: "" } },
      rugs: { style: { name: "Round" } },
    },
  },
  ...Array.from({ length: 11 }, (_, index) => ({
    id: `x-${index + 3}`,
    key: `old-window${String(index + 3).padStart(2, "0")}`,
    name: `Room ${index + 3}`,
    measurements: sizes,
    customizations: { drapes: { style: { name: "Goblet", group: "pleated-tops", description: "" } } },
  })),
];
const hardwareOfThatTime = [{ name: "", link: "data:text/html,x" }, { name: LONG, link: "" }, "rod", null];

const draft = "LF-1003";
const submitted = "LF-1002";
const pages = orderPages(draft);
const ownersPage = `/admin/dashboard/order/demo-client/${submitted}`;

let server: TestServer;
let client: Visitor;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  client = await signedIn(server, "client@example.com", "demo-client");
  owner = await signedIn(server, "owner@example.com", "demo-owner");
  const database = new DatabaseSync(path.join(server.dataDir, "larkfield.sqlite"));
  const store = database.prepare(
    "update orders set windows = ?, hardware = ?, hardwareChoice = 1, windowCount = 13, step = 4 where id = ?",
  );
  const wrap = (list: unknown[]) => JSON.stringify({ version: 2, list });
  for (const id of [draft, submitted]) store.run(wrap(windowsOfThatTime), wrap(hardwareOfThatTime), id);
  database.close();
});
afterAll(() => server.stop());

const windowsOf = (id: string) =>
  readOrderDocuments(storedOrder(server, id) as { windows: string; hardware: string }).windows;

test.each([
  HUB,
  pages.overview,
  pages.windowCount,
  pages.hardware,
  pages.measure(1),
  pages.measure(13),
  pages.treatments(1),
  pages.customize(1, "drapes", "style"),
  pages.customize(1, "drapes", "options"),
  pages.customize(1, "drapes", "fabrics"),
  pages.customize(2, "shades", "options"),
  pages.customize(2, "tops", "style"),
  pages.confirm(1),
  `${MY_ORDERS}/${submitted}`,
])("%s is shown to the client, without a link that is none", async (page) => {
  const answer = await client.get(page);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/href="(javascript|data):/);
});

test.each([ownersPage, `${ownersPage}/acts/save-window?edit=1`, `${ownersPage}?edit=2`])(
  "%s is shown to the owner",
  async (page) => {
    const answer = await owner.get(page);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("Room 13");
    expect(html).not.toMatch(/href="(javascript|data):/);
    expect(html).not.toContain("/styles/swan-tops");
  },
);

test("the style reads as it was chosen, on both sides", async () => {
  for (const [visitor, page] of [
    [client, `${MY_ORDERS}/${submitted}`],
    [owner, ownersPage],
  ] as const) {
    const html = await (await visitor.get(page)).text();
    expect(html).toContain("Swan Neck");
    expect(html).toContain("https://trims.example/cord");
  }
});

test("the owner changes a measurement of such a window once its trim is mended, and the rest of it stays", async () => {
  const before = windowsOf(submitted);
  const form = { version: "1", window: "1", windowKey: "old-window-1", ...sizes };
  const typed = { ...form, widthOfWindow: "61 1/8", interlining: "drapes" };
  const refused = await owner.post(`${ownersPage}/acts/save-window?edit=1`, typed);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Trims are named, but decorative trim is not ticked.");
  const answer = await owner.post(`${ownersPage}/acts/save-window?edit=1`, { ...typed, decorativeTrim: "drapes" });
  expect(answer.status).toBe(302);
  const after = windowsOf(submitted);
  expect(after[0]?.measurements.widthOfWindow).toBe("61.125");
  expect(after[0]?.customizations.drapes?.fabrics).toEqual(before[0]?.customizations.drapes?.fabrics);
  expect(after.slice(1)).toEqual(before.slice(1));
});

test("the client mends such an order one thing at a time, and a new fault is refused with its sentence", async () => {
  const send = (page: string, form: [string, string][]) => postOrder(server, client, draft, page, form);
  const refused = await send(pages.measure(1), [["intent", "exit"], ...measured("y".repeat(121), "36")]);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Please keep the name under 120 characters.");
  expect((await send(pages.measure(1), [["intent", "exit"], ...measured("Study", "36")])).status).toBe(302);
  expect(windowsOf(draft)[0]?.name).toBe("Study");

  const style = pages.customize(1, "drapes", "style");
  expect((await send(pages.treatments(1), [["treatment", "drapes"]])).status).toBe(302);
  expect((await send(style, [["style", "pleated-tops/Goblet"]])).status).toBe(302);
  const fabrics = pages.customize(1, "drapes", "fabrics");
  const rows = Array.from({ length: 26 }, (_, index): [string, string] => ["fabricName", `Fabric ${index}`]);
  const many = await send(fabrics, rows);
  expect(many.status).toBe(400);
  expect(await many.text()).toContain("You can add at most 20 fabrics.");
  expect((await send(fabrics, rows.slice(0, 20))).status).toBe(302);
  expect((await send(pages.confirm(1), [])).status).toBe(302);
  const [mended] = windowsOf(draft);
  expect(mended?.customizations.drapes?.style?.name).toBe("Goblet");
  expect(mended?.customizations.drapes?.fabrics?.fabrics).toHaveLength(20);
  expect(
    (
      await send(pages.windowCount, [
        ["windowCount", "12"],
        ["dropWindows", "on"],
      ])
    ).status,
  ).toBe(302);
  expect(windowsOf(draft)).toHaveLength(12);
});
