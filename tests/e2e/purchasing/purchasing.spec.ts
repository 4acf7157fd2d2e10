import type { Page } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { expectFingerTargets } from "#tests/support/browser/finger-targets.ts";
import { expect, expectAccessible, open, signIn, test } from "#tests/support/browser-test.ts";

const asOwner = (page: Page) => signIn(page, { email: "owner@example.com", password: demoPasswords.admin });

test.describe("at 1440, by keyboard", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the owner orders what is ticked, changes a line, and types what arrived", async ({ page }) => {
    await asOwner(page);
    await open(page, "/admin/dashboard/purchase-list?order=LF-1001");
    const linen = page.getByRole("checkbox", { name: "Oat linen, plain" });
    await linen.focus();
    await page.keyboard.press("Space");
    await expect(linen).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^PO-\d{4}-\d{4}$/);
    const number = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await expect(page.getByLabel("Supplier", { exact: true })).toHaveValue("Sample Linen Mill");
    await expect(page.getByLabel("Quantity (yards)")).toHaveValue("18");
    await expect(page.getByLabel("Price per yard")).toHaveValue("31.00");
    await expectAccessible(page);

    await page.getByLabel("Quantity (yards)").fill("none");
    await page.getByLabel("Note to the supplier").fill("For Clara Whitfield");
    await page.getByRole("button", { name: "Send To Supplier" }).press("Enter");
    await expect(page.getByText("Please enter yards from 1/8 to 100000, such as 12 1/2.")).toBeVisible();
    await page.getByLabel("Quantity (yards)").fill("18 1/2");
    await page.getByLabel("Supplier’s e-mail").fill("orders@mill.example");
    await page.getByRole("button", { name: "Send To Supplier" }).press("Enter");
    await expect(page.getByText("The supplier would read “Clara Whitfield”.")).toBeVisible();
    await page.getByLabel("Note to the supplier").fill("One lot, please.");
    await page.getByRole("button", { name: "Send To Supplier" }).press("Enter");
    await expect(page.getByText("The order is on its way to the supplier.").first()).toBeVisible();
    await expect(page.getByText(/^Ordered from Sample Linen Mill on .* by e-mail\.$/)).toBeVisible();

    await page.locator("summary", { hasText: "Record an arrival" }).press("Enter");
    await page.getByLabel("Quantity (yards)").first().fill("18 1/2");
    await page.getByLabel("Dye lot").fill("B-77");
    await page.getByLabel("Bolt").fill("4");
    await page.getByRole("button", { name: "Record Arrival" }).press("Enter");
    await expect(page.getByText("The arrival is recorded.").first()).toBeVisible();
    await expect(page.getByText(/18 1\/2 yards, lot B-77, bolt 4/)).toBeVisible();
    await expectAccessible(page);

    await open(page, "/admin/dashboard/order/demo-client/LF-1001");
    const waits = page.getByRole("table", { name: "Ordered from suppliers" });
    await expect(
      waits.getByRole("row", { name: new RegExp(`Oat linen.*${number}.*Arrived.*Lot B-77, bolt 4`) }),
    ).toBeVisible();
    await open(page, "/admin/dashboard/purchase-list?order=LF-1001");
    await expect(page.getByRole("checkbox", { name: "Oat linen, plain" })).toHaveCount(0);
  });
});

test.describe("at 390, without scripts", () => {
  test.use({ viewport: { width: 390, height: 664 }, javaScriptEnabled: false });

  test("the owner orders by telephone, and what does not come is on the list again", async ({ page }) => {
    await asOwner(page);
    await page.goto("/admin/dashboard/purchase-list?order=LF-1007");
    await page.getByRole("checkbox", { name: "Chalk stripe" }).check();
    await page
      .getByRole("region", { name: "Sample Stripes" })
      .getByRole("button", { name: "Order What Is Ticked" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^PO-/);
    await expectFingerTargets(page);
    await page.getByRole("button", { name: "Mark As Ordered By Telephone" }).click();
    await expect(page.getByText(/^Ordered from Sample Stripes on .* by telephone\.$/)).toBeVisible();
    await page.getByText("Change or cancel").click();
    await page.getByRole("button", { name: "Cancel Line" }).click();
    await expect(page.getByText("Please say why it is cancelled.")).toBeVisible();
    await page.getByLabel("Why").fill("Sold out");
    await page.getByRole("button", { name: "Cancel Line" }).click();
    await expect(page.getByText("The supplier has not been told of the last change.")).toBeVisible();
    await page.getByRole("button", { name: "Told By Telephone" }).click();
    await expect(page.getByText(/^Closed; ordered from Sample Stripes/)).toBeVisible();
    await page.goto("/admin/dashboard/purchase-list?order=LF-1007");
    await expect(page.getByRole("checkbox", { name: "Chalk stripe" })).toBeVisible();
  });
});
