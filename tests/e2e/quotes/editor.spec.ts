import type { Page } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { createKeyboard } from "#tests/support/browser/keyboard.ts";
import { expect, expectAccessible, open, signIn, test } from "#tests/support/browser-test.ts";

async function expectDialog(page: Page, address: string, name: string) {
  await open(page, address);
  await expect(page.getByRole("dialog", { name }).getByRole("button", { name })).toBeVisible();
  await expectAccessible(page);
}

test("three windows are priced and sent by keyboard alone", async ({ page }) => {
  await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
  const order = "/admin/dashboard/order/demo-calloway/LF-0901";
  await expectDialog(page, `${order}?ask=discard`, "Discard Draft");
  await open(page, `${order}/quote`);
  const { press, write, tabTo } = createKeyboard(page);
  const cell = (index: number, name: string) => page.locator(`[name="lines[${index}].${name}"]`);
  const totals = page.getByRole("region", { name: "Totals" });
  await expect(totals.getByText("3 not priced yet")).toBeVisible();

  // The price of the first line by Tab, then down the column.
  await cell(0, "label").focus();
  for (const _ of ["quantity", "unit", "unitPrice"]) await press("Tab");
  await write("420");
  await press("ArrowDown");
  await write("385.50");
  await press("ArrowDown");
  await write("460");
  await expect(totals.getByText("$1,341.43")).toBeVisible();

  // Tab in the last cell begins a new line under the same window; Alt with an arrow moves it.
  await press("Tab");
  await expect(cell(3, "label")).toBeFocused();
  await write("Installation");
  await press("Tab");
  await write("2");
  await press("Tab");
  await press("Tab");
  await write("85");
  await expect(totals.getByText("$1,521.63")).toBeVisible();
  await press("Alt+ArrowUp");
  await expect(cell(2, "label")).toHaveValue("Installation");
  await expect(cell(2, "unitPrice")).toBeFocused();
  await expect(page.getByText("With installation, Pennsylvania's home improvement law")).toBeVisible();
  await press("Control+Enter");
  await expect(totals.getByRole("status")).toHaveText(/^Saved/);
  await expectAccessible(page);

  // Also where a desktop or a phone shows everything twice as large, no cell is cut and none is too small to read.
  for (const [width, height] of [[720, 450] as const, [195, 332] as const, [390, 664] as const]) {
    await page.setViewportSize({ width, height });
    // The page is laid out anew once it has heard of its size.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const cells = page.locator('[name$=".unitPrice"], [name$=".quantity"]');
    expect(Math.min(...(await cells.evaluateAll((all) => all.map((one) => one.clientWidth))))).toBeGreaterThan(72);
  }
  await expectAccessible(page);

  await tabTo("button", "Send Quote");
  await press("Enter");
  const dialog = page.getByRole("dialog", { name: "Send Quote" });
  await expect(dialog).toContainText("$1,521.63");
  await expect(dialog).toContainText("june.calloway@example.com");
  await expect(dialog.getByRole("button", { name: "Send Quote" })).toBeFocused();
  await expectAccessible(page);
  await press("Enter");
  await page.waitForURL("**/order/demo-calloway/LF-0901");
  await expect(page.getByText("Version 1 · Waiting for the client")).toBeVisible();
  await expectAccessible(page);
  await expectDialog(page, `${order}?ask=withdraw`, "Withdraw Quote");
  await expectDialog(page, `${order}?ask=accept`, "Record Acceptance");
  await expectDialog(page, `${order}?ask=reopen`, "Reopen for the Client");
});

test("what is pressed while a save is under way is carried out once it is through", async ({ page }) => {
  await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
  await open(page, "/admin/dashboard/order/demo-calloway/LF-0908/quote");
  const editor = page.getByRole("form", { name: "Quote" });
  const totals = page.getByRole("region", { name: "Totals" });
  const unpriced = page.getByText("not priced yet", { exact: true });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/LF-0908/quote.data*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });

  // The first save is under way when a line is added, typed and the quote is sent.
  await page.locator('[name="note"]').fill("From one bolt.");
  await expect(totals.getByRole("status")).toHaveText("Saving");
  for (const cell of await page.locator('[name$=".unitPrice"]').all()) await cell.fill("100");
  await expect(unpriced).toHaveCount(0);
  await editor.getByRole("button", { name: "Add Line to The whole order" }).click();
  await page.keyboard.type("Cushions");
  await page.locator("[name$='.unitPrice']").last().fill("40");
  await totals.getByRole("button", { name: "Send Quote" }).click();
  release();

  const dialog = page.getByRole("dialog", { name: "Send Quote" });
  await expect(dialog).toBeVisible();
  const total = await totals
    .locator("dt", { hasText: /^Total$/ })
    .locator("+ dd")
    .textContent();
  await expect(dialog).toContainText(total ?? "none");
  await dialog.getByRole("button", { name: "Send Quote" }).click();
  await page.waitForURL("**/order/demo-calloway/LF-0908");
  await page.getByRole("link", { name: "Version 2" }).click();
  await expect(page.getByRole("heading", { name: "Quote LF-0908, version 2" })).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: /^Cushions$/ })).toBeVisible();
  await expect(page.getByText("From one bolt.", { exact: true })).toBeVisible();
});
