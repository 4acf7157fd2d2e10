import { expect, expectFine, logIn, makeOwner, open, sizes, test } from "#tests/support/browser-test.ts";

/** A section for each size, for both run at once on one house. */
const journeys = [
  {
    search: "questions",
    title: "Questions",
    fields: { Question: "Do you hang on a boat?", Answer: "Yes.\n\nBring the boat." },
    shownOn: "/custom-products",
    told: "Bring the boat.",
  },
  {
    search: "partners",
    title: "Partners",
    fields: { Name: "Quay Looms", "What they make": "Sailcloth" },
    shownOn: "/our-partners",
    told: "Sailcloth",
  },
];

for (const [index, { name, width, height }] of sizes.entries()) {
  const journey = journeys[index];
  if (!journey) continue;
  const { search, title, fields, shownOn, told } = journey;
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test(`an owner writes of their ${search}, looks at it first, sees it shown and puts it back`, async ({ page }) => {
      await logIn(page, makeOwner());
      await page.waitForURL("**/admin/dashboard");
      await open(page, `/admin/dashboard/settings?find=${search}`);
      await page.getByRole("list", { name: "Settings found" }).getByRole("link", { name: title }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expectFine(page);

      const last = page.locator("fieldset").last();
      for (const [label, text] of Object.entries(fields))
        await last.getByLabel(label, { exact: false }).first().fill(text);
      const draft = page.waitForEvent("popup");
      await page.getByRole("button", { name: /^See \// }).click();
      const tab = await draft;
      await expect(tab.getByText("Draft. Nothing is saved")).toBeVisible();
      await expect(tab.getByText(told).first()).toBeAttached();
      await tab.close();
      await page.getByRole("button", { name: "Save and Show" }).click();
      await expect(page.getByText("Saved, and shown.")).toBeVisible();

      await open(page, shownOn);
      await expect(page.getByText(told).first()).toBeAttached();
      await open(page, "/admin/dashboard/site");
      await page.getByRole("link", { name: new RegExp(`^${title}`) }).click();
      await page.getByRole("button", { name: "Put All Back as It Came" }).click();
      await expect(page.getByText("Put back as it came.")).toBeVisible();
      await open(page, shownOn);
      await expect(page.getByText(told)).toHaveCount(0);
      await open(page, "/admin/dashboard/site/history");
      await expect(page.getByRole("cell", { name: `${title}, put back` })).toBeVisible();
      await expectFine(page);
    });
  });
}
