import type { Page } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { createKeyboard } from "#tests/support/browser/keyboard.ts";
import { expect, expectFine, open, signIn, test } from "#tests/support/browser-test.ts";

const ORDER = "/admin/dashboard/order/demo-calloway/LF-0907";

test("a deposit comes by check, is taken back, comes again with too much, and the rest goes back", async ({ page }) => {
  await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
  await open(page, ORDER);
  const money = page.getByRole("region", { name: "Money" });
  const figure = (term: string) => money.locator(`xpath=.//dt[.="${term}"]/following-sibling::dd[1]`);
  const dialog = page.getByRole("dialog");
  const rows = money.getByRole("table", { name: "Entries" }).getByRole("row");
  await expect(money.getByText("Unpaid")).toBeVisible();
  await expect(money.getByText("Deposit of $383.72, was due on Apr 28, 2026")).toBeVisible();
  await expect(money.getByText("Overdue: $383.72")).toBeVisible();

  // By keyboard alone: what is due stands there already.
  const { press, write, tabTo } = createKeyboard(page);
  await money.getByRole("link", { name: "Write Off" }).focus();
  await tabTo("link", "Record Payment");
  await press("Enter");
  await expect(page.getByLabel("Amount")).toBeFocused();
  await expect(page.getByLabel("Amount")).toHaveValue("383.72");
  await expectFine(page, ["phone"]);
  await tabTo("combobox", "Method");
  await press("ArrowDown");
  await tabTo("textbox", "Reference (optional)");
  await write("No. 1043");
  await press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(money.getByText("Deposit paid")).toBeVisible();
  await expect(figure("Balance")).toHaveText("$383.72");
  const receipt = money.getByRole("link", { name: /^R-\d{4}-\d{5}$/ });
  const number = (await receipt.textContent()) ?? "";
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText("Check · No. 1043");
  await expect(page.getByText(/^E-mail "Payment received" .*june\.calloway@example\.com/)).toBeVisible();

  await money.getByRole("link", { name: "Reverse payment of $383.72" }).click();
  await dialog.getByRole("button", { name: "Reverse" }).click();
  await expect(dialog.getByText("Please say why.")).toBeVisible();
  await dialog.getByLabel("Why").fill("The check came back.");
  await dialog.getByRole("button", { name: "Reverse" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows.nth(2)).toContainText("VOID");
  await expect(figure("Balance")).toHaveText("$767.44");

  // Pressed twice, $50 too much.
  await money.getByRole("link", { name: "Record Payment" }).click();
  await dialog.getByLabel("Amount").fill("817.44");
  await dialog.getByLabel("Method").selectOption("Bank transfer");
  // At once: between two clicks of a mouse the dialog may be gone, and the second would meet what is behind it.
  await dialog.getByRole("button", { name: "Record Payment" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(dialog).toHaveCount(0);
  await expect(figure("In credit")).toHaveText("$50.00");
  await expect(rows).toHaveCount(5);
  await expectFine(page);

  await money.getByRole("link", { name: "Record Refund" }).click();
  await expect(dialog.getByLabel("Amount")).toHaveValue("50.00");
  await dialog.getByLabel("Method").selectOption("Cash");
  await dialog.getByRole("button", { name: "Record Refund" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(figure("Balance")).toHaveText("$0.00");
  await expect(rows).toHaveCount(6);

  await money.getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Receipt ${number}` })).toBeVisible();
  await expect(page.getByText("VOID")).toBeVisible();
  await expectFine(page, ["desktop"]);
});

test.describe("without scripts, at twice the size", () => {
  // What is left of 1440 by 900.
  test.use({ javaScriptEnabled: false, viewport: { width: 720, height: 450 } });

  const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

  test("money is recorded, read and printed", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill("owner@example.com");
    await page.getByLabel("Password", { exact: true }).fill(demoPasswords.admin);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL("**/admin/dashboard");
    await page.goto("/admin/dashboard/order/demo-calloway/LF-0893");
    const money = page.getByRole("region", { name: "Money" });
    await expect(money.getByText("Overdue: $383.72")).toBeVisible();
    await money.getByRole("link", { name: "Record Payment" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Record Payment" }).click();
    await expect(dialog.getByText("Please choose how it was paid.")).toBeVisible();
    await dialog.getByLabel("Amount").fill("83.72");
    await dialog.getByLabel("Method").selectOption("Cash");
    expect(await widthOf(page)).toBeLessThanOrEqual(720);
    await dialog.getByRole("button", { name: "Record Payment" }).click();
    await expect(money.getByText("Overdue: $300.00")).toBeVisible();
    await money.getByRole("link", { name: /^R-/ }).last().click();
    await expect(page.getByRole("heading", { level: 1, name: /^Receipt R-/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("We received")).toBeVisible();
    await expect(page.getByRole("link", { name: "Open PDF" })).toBeHidden();
    await page.emulateMedia({ media: null });
    // Tables scroll inside; the page does not.
    for (const [width, height] of [
      [720, 450],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const address of ["reports", "balances", "order/demo-calloway/LF-0893"]) {
        await page.goto(`/admin/dashboard/${address}`);
        expect([address, await widthOf(page)]).toEqual([address, width]);
      }
    }
  });
});
