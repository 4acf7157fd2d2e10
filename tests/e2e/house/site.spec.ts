import { expect, test } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { expectFine, logIn, open, sizes } from "#tests/support/browser-test.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

/** A site of its own: the words of the one that the other tests share are looked at by them. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server?.stop());

/** A section for each size. */
const journeys = [
  {
    search: "questions",
    title: "Questions",
    one: "Question",
    fields: { question: "Do you hang on a boat?", answer: "Yes.\n\nBring the boat." },
    shownOn: "/custom-products",
    told: "Bring the boat.",
  },
  {
    search: "partners",
    title: "Partners",
    one: "Partner",
    fields: { name: "Quay Looms and Wharf Works", makes: "Sailcloth" },
    shownOn: "/our-partners",
    told: "Sailcloth",
  },
];

for (const [index, { name, width, height }] of sizes.entries()) {
  const journey = journeys[index];
  if (!journey) continue;
  const { search, title, one, fields, shownOn, told } = journey;
  test.describe(name, () => {
    test(`an owner writes of their ${search}, looks at it first, sees it shown and puts it back`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ baseURL: server.url, viewport: { width, height } });
      const page = await context.newPage();
      await logIn(page, { email: "owner@example.com", password: demoPasswords.admin });
      await page.waitForURL("**/admin/dashboard");
      await open(page, `/admin/dashboard/settings?find=${search}`);
      await page.getByRole("list", { name: "Settings found" }).getByRole("link", { name: title }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expectFine(page);

      // Every entry is a line that opens. Closed again it keeps what was typed, and says so.
      const lines = page.getByRole("main").locator("details");
      const added = lines.filter({ has: page.getByText(`Add a ${one}`) }).first();
      await expect(page.getByRole("group", { name: one })).toHaveCount(0);
      await added.locator("summary").press("Enter");
      const [begun = ["", ""], asked = ["", ""]] = Object.entries(fields);
      await added.locator(`[name$=".${begun[0]}"]`).fill(begun[1]);
      await added.locator("summary").press("Enter");
      await expect(added.getByText("not saved yet")).toBeVisible();
      await expect(added.locator(`[name$=".${begun[0]}"]`)).toBeHidden();
      // What is refused in it opens it, where it is asked for.
      await page.getByRole("button", { name: "Save and Show" }).click();
      const lacking = added.locator(`[name$=".${asked[0]}"]`);
      await expect(lacking).toBeFocused();
      await expect(lacking).toHaveAccessibleDescription(/Please fill out all fields\./);
      await expect(added.locator(`[name$=".${begun[0]}"]`)).toHaveValue(begun[1]);
      await expectFine(page);
      await lacking.fill(asked[1]);
      const draft = page.waitForEvent("popup");
      await page.getByRole("button", { name: /^See \// }).click();
      const tab = await draft;
      await expect(tab.getByText("Draft. Nothing is saved")).toBeVisible();
      await expect(tab.getByText(told).first()).toBeAttached();
      await tab.close();
      await page.getByRole("button", { name: "Save and Show" }).click();
      await expect(page.getByText("Saved, and shown.")).toBeVisible();
      const saved = lines.filter({ has: page.locator("summary", { hasText: begun[1] }) });
      await expect(saved.getByText("yours", { exact: true })).toBeVisible();
      await expect(saved.getByRole("group")).toHaveCount(0);

      await open(page, shownOn);
      await expect(page.getByText(told).first()).toBeAttached();
      // A name is never cut off by the drawing that it is.
      const names = page.getByRole("main").locator("svg:has(title) > text");
      const room = await names.evaluateAll((all) =>
        all.map((text) => {
          const drawn = text as SVGTextElement;
          return (drawn.ownerSVGElement?.viewBox.baseVal.width ?? 0) - drawn.getBBox().width;
        }),
      );
      expect(room.filter((left) => left < 0)).toEqual([]);
      await open(page, "/admin/dashboard/site");
      await page.getByRole("link", { name: new RegExp(`^${title}`) }).click();
      await page.getByRole("button", { name: "Put All Back as It Came" }).click();
      await expect(page.getByText("Put back as it came.")).toBeVisible();
      await open(page, shownOn);
      await expect(page.getByText(told)).toHaveCount(0);
      await open(page, "/admin/dashboard/site/history");
      await expect(page.getByRole("cell", { name: `${title}, put back` })).toBeVisible();
      await expectFine(page);
      await context.close();
    });
  });
}
