import { demoPasswords } from "#app/demo/demo-people.ts";
import { expect, expectAccessible, open, signIn, test } from "#tests/support/browser-test.ts";

const LINES = `Qual.;Shade;Inches;EK
Compass;Rye;54;31,50
Compass;Ash;0;31,50
`;

for (const [width, height] of [
  [390, 664],
  [1440, 900],
] as const) {
  test(`a mill's file is read, its columns are named, looked at, written and undone at ${width} px`, async ({
    page,
  }) => {
    const mill = `Journey Mill ${width}`;
    await page.setViewportSize({ width, height });
    await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
    await open(page, "/admin/dashboard/fabrics");
    await page.getByRole("link", { name: "Import CSV" }).click();
    await expect(page.getByLabel("What is in it")).toHaveValue("fabrics");
    await page.getByRole("button", { name: "Read the file" }).click();
    await expect(page.getByText("Please choose a CSV file.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Supplier or program").fill(mill);
    await page
      .getByLabel("CSV file")
      .setInputFiles({ name: "mill.csv", mimeType: "text/csv", buffer: Buffer.from(LINES) });
    await page.getByRole("button", { name: "Read the file" }).click();
    await expect(page.getByRole("heading", { name: "mill.csv" })).toBeVisible();
    await expect(page.getByLabel("Shade")).toHaveValue("color");
    await page.getByRole("button", { name: "Show what will change" }).click();
    await expect(page.getByText("Please say which column holds the name of the fabric.")).toBeVisible();
    await page.getByLabel("Qual.").selectOption("Name");
    await page.getByLabel("Inches").selectOption("Usable width");
    await page.getByLabel("EK").selectOption("Cost per yard");
    await page.getByLabel("Family", { exact: true }).selectOption("Linen");
    await page.getByLabel("Color family").selectOption("Sand");
    await page.getByLabel("Ground color").fill("#d0b890");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Show what will change" }).click();
    await expect(page.getByText("1 new, 0 changed, 0 unchanged, 1 refused.")).toBeVisible();
    await expect(page.getByText("Usable width: Please enter a number of inches from 6 to 200.")).toBeVisible();
    await page.getByRole("button", { name: "Write 1 fabric" }).click();
    await expect(page.getByText(": 1 fabric.").first()).toBeVisible();
    await page.getByRole("link", { name: "New 1" }).click();
    await page.getByRole("link", { name: "Compass, Rye" }).click();
    await expect(page.getByLabel("Cost per yard")).toHaveValue("31.50");
    // The same mill again: its columns are known.
    await open(page, "/admin/dashboard/import?kind=fabrics");
    await page.getByLabel("Supplier or program").fill(mill);
    await page.getByLabel("CSV file").setInputFiles({
      name: "mill-2.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(LINES.replaceAll("31,50", "33")),
    });
    await page.getByRole("button", { name: "Read the file" }).click();
    await expect(page.getByText("0 new, 1 changed, 0 unchanged, 1 refused.")).toBeVisible();
    await page.getByRole("button", { name: "Discard the file" }).click();
    await expect(page.getByRole("heading", { name: "Imports so far" })).toBeVisible();
    await page.getByRole("row", { name: mill }).getByRole("link", { name: "mill.csv" }).click();
    await page.getByRole("button", { name: "Undo the whole import" }).click();
    await expect(page.getByText("Undone on").first()).toBeVisible();
    await expectAccessible(page);
    await open(page, `/admin/dashboard/fabrics?search=${encodeURIComponent(mill)}`);
    await expect(page.getByText("No fabrics found")).toBeVisible();
  });
}
