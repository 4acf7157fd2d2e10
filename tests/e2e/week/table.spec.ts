import { demoPasswords } from "#app/demo/demo-people.ts";
import { expect, expectFine, open, signIn, test } from "#tests/support/browser-test.ts";

test.use({ viewport: { width: 768, height: 1024 } });

test("a part is cut and sewn at the table, through a dead zone, and each press counts once", async ({
  page,
  context,
}) => {
  await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
  await open(page, "/admin/dashboard/table/LF-1004");
  const part = page.getByRole("region", { name: /^Shades/ }).first();
  const box = (name: string) => part.getByRole("button", { name: new RegExp(`^${name}`) });
  await expect(box("Checked")).toHaveAttribute("aria-pressed", "true");
  await expectFine(page);

  await box("Sewn").click();
  await expect(part.getByRole("alert")).toContainText("Cut is not ticked. Tick both?");
  await part.getByRole("button", { name: "Tick All" }).click();
  await expect(box("Sewn")).toHaveAttribute("aria-pressed", "true");
  await expect(box("Cut")).toHaveAttribute("aria-pressed", "true");

  await context.setOffline(true);
  await box("Inspected").click();
  await expect(page.getByText("1 thing waits to be sent")).toBeVisible();
  await expect(box("Inspected")).toContainText("Waits to be sent");
  await context.setOffline(false);
  await expect(box("Inspected")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("waits to be sent")).toHaveCount(0);

  await box("Inspected").click();
  await expect(box("Inspected")).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Larger Text" }).click();
  await expectFine(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a box is a form like any other", async ({ page }) => {
    await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
    await page.goto("/admin/dashboard/table/LF-1004");
    const boxes = page.getByRole("region", { name: /^Shades/ }).first();
    await boxes.getByRole("button", { name: /^Hung/ }).click();
    await expect(page.getByRole("alert")).toContainText("Tick");
    await page.getByRole("button", { name: "Tick All" }).click();
    await expect(boxes.getByRole("button", { name: /^Hung/ })).toHaveAttribute("aria-pressed", "true");
  });
});
