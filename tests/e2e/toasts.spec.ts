import { expect, open, test } from "#tests/support/browser-test.ts";

const saved = "Profile updated successfully!";
const failed = "Failed to save your progress. Please try again.";

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await open(page, "/kit");
});

test("a toast is said politely, an error at once, and each goes after its time", async ({ page }) => {
  await page.getByRole("button", { name: "Success toast" }).click();
  await page.getByRole("button", { name: "Error toast" }).click();
  const region = page.getByRole("region", { name: "Notifications" });
  await expect(region.getByRole("status").getByText(saved)).toBeVisible();
  await expect(region.locator("[aria-live=assertive]").getByText(failed)).toBeVisible();
  await page.clock.fastForward(3_100);
  await expect(region.getByText(saved)).toBeHidden();
  await expect(region.getByText(failed)).toBeHidden();
});

test("it waits while it is pointed at, and goes when the pointer has left", async ({ page }) => {
  await page.getByRole("button", { name: "Success toast" }).click();
  await page.getByText(saved).hover();
  await page.clock.fastForward(60_000);
  await expect(page.getByText(saved)).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.fastForward(3_100);
  await expect(page.getByText(saved)).toBeHidden();
});

test("F6 goes to it and it waits; Escape closes it and gives the focus back", async ({ page }) => {
  const button = page.getByRole("button", { name: "Success toast" });
  await button.click();
  await expect(page.getByText(saved)).toBeVisible();
  await page.keyboard.press("F6");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeFocused();
  await page.clock.fastForward(60_000);
  await expect(page.getByText(saved)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(saved)).toBeHidden();
  await expect(button).toBeFocused();
  // Nothing holds the next one.
  await page.mouse.move(10, 10);
  await page.keyboard.press("Enter");
  await expect(page.getByText(saved)).toBeVisible();
  await page.clock.fastForward(3_100);
  await expect(page.getByText(saved)).toBeHidden();
});

test("Dismiss closes that one alone, and Escape from anywhere the newest", async ({ page }) => {
  for (const name of ["Success toast", "Info toast", "Ten seconds"]) await page.getByRole("button", { name }).click();
  const toast = (text: string) => page.locator("[data-toast]").filter({ hasText: text });
  await toast(saved).getByRole("button", { name: "Dismiss" }).click();
  await expect(toast(saved)).toBeHidden();
  await expect(toast("Measurements Applied")).toBeVisible();
  await page.mouse.move(10, 10);
  await page.keyboard.press("Escape");
  await expect(toast("Junk folder")).toBeHidden();
  await expect(toast("Measurements Applied")).toBeVisible();
});

test("inside an open dialog it can be read, and Escape is for the dialog", async ({ page }) => {
  await open(page, "/kit?show=dialog");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Confirm Order" }).click();
  await expect(dialog.getByText("Order confirmed")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Order confirmed")).toBeVisible();
});
