import { guides } from "#app/content/guides/guides.ts";
import { publicPaths } from "#app/content/public-paths.ts";
import { expectFingerTargets } from "#tests/support/browser/finger-targets.ts";
import { expect, expectFine, open, signIn, sizes, test } from "#tests/support/browser-test.ts";

const finder = "/styles/finder?kind=each&room=kitchen&look=soft&window=small&cloth=ticking";
/** Made of one page: the first stands for the others. */
const [, ...likeIt] = guides.map(({ path }) => path);
const openPages = [
  ...publicPaths.filter((path) => !likeIt.includes(path)),
  "/styles/soft-shades-hobbled",
  finder,
  "/try?size=own&widthOfWindow=wide",
  "/try",
  "/sign-up",
  "/login",
  "/reset-password",
  "/reset-password?token=x",
  "/no-such-page",
];
const clientPages = [
  "",
  "/profile",
  "/profile?panel=password",
  "/delete-account",
  "/orders",
  "/consultation",
  "/booking",
  "/create-order",
  "/contact",
  "/orders/LF-1001",
];
const adminPages = [
  "",
  "/orders",
  "/customers",
  "/consultations",
  "/availability",
  "/settings",
  "/emails",
  "/order/demo-client/LF-1002",
  "/customer/demo-client",
  "/customer/demo-client/delete",
  "/audit",
  "/retention",
  "/balances",
  "/reports",
  "/set-up",
  "/site/business?set-up=",
  "/site/emails",
  "/site/emails/quote_ready",
];

/** Where a phone's layout ends, and where a list has little room beside the sidebar. */
const between = [
  { name: "tablet", width: 768, height: 1024 },
  { name: "small laptop", width: 1024, height: 768 },
];

// Each looks at pages and changes nothing, so both workers can share them.
test.describe.configure({ mode: "parallel" });

// Loaded for a phone, and looked at for a desk as well: a page is the same document at both.
test.describe("at a phone's and at a desk's size", () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test("the owner's pages are accessible", async ({ page }) => {
    await signIn(page, { email: "owner@example.com", password: "demo-owner" });
    for (const address of adminPages) {
      await open(page, `/admin/dashboard${address}`);
      await expectFingerTargets(page);
      await expectFine(page, ["phone", "desktop"], [...sizes, ...between]);
    }
  });

  test("the client's pages are accessible", async ({ page }) => {
    await signIn(page, { email: "client@example.com", password: "demo-client" });
    for (const address of clientPages) {
      await open(page, `/client/dashboard${address}`);
      await expectFingerTargets(page);
      await expectFine(page);
    }
  });

  for (const address of openPages) {
    test(`${address} is accessible and does not scroll sideways`, async ({ page }) => {
      await open(page, address);
      await expectFine(page);
    });
  }

  test("a refused form is accessible", async ({ page }) => {
    await open(page, "/sign-up");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("Please fill out all fields.")).toBeVisible();
    await expectFine(page);
  });
});

test("an unknown address is a 404 in the public frame with ways back", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This page is not here" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("header links lead on and each page starts at its top", async ({ page }) => {
  await open(page, "/gallery");
  await page.evaluate(() => window.scrollTo(0, 9999));
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("#main")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test("the menu opens, closes on Escape and after a choice", async ({ page }) => {
    await open(page, "/");
    const menu = page.locator("summary", { hasText: "Menu" });
    await menu.click();
    await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await menu.click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gallery" }).click();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  });

  test("the portal's sidebar is closed at first and closes after a choice", async ({ page }) => {
    await signIn(page, { email: "client@example.com", password: "demo-client" });
    await open(page, "/client/dashboard/profile");
    const sidebar = page.getByRole("navigation", { name: "Client portal" });
    await expect(sidebar).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(sidebar).toBeVisible();
    await sidebar.getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(sidebar).toBeHidden();
  });
});

test("the drawer closes when the focus leaves it", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn(page, { email: "client@example.com", password: "demo-client" });
  await open(page, "/client/dashboard/contact");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Log Out" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("navigation", { name: "Client portal" })).toBeHidden();
});

test("the sidebar folds and unfolds on a desktop", async ({ page }) => {
  await signIn(page, { email: "client@example.com", password: "demo-client" });
  await open(page, "/client/dashboard/contact");
  const sidebar = page.getByRole("complementary", { name: "Client portal" });
  const wide = (await sidebar.boundingBox())?.width ?? 0;
  await page.getByRole("button", { name: "Collapse menu" }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeLessThan(wide / 2);
  await page.getByRole("button", { name: "Expand menu" }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(wide);
});
