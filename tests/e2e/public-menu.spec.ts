import { expect, open, test } from "#tests/support/browser-test.ts";

test.use({ viewport: { width: 390, height: 664 } });

test("the phone menu works by keyboard alone", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator("summary", { hasText: "Menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link")).toHaveText([
    "Custom Products",
    "Gallery",
    "Partners",
    "About",
    "Login",
    "Get Started",
    "Style Guide",
    "Swatches",
    "Measuring Guide",
    "Ask",
    "(215) 555-0142",
  ]);
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Custom Products" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.locator("summary", { hasText: "Menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(menu).toBeHidden();
});
