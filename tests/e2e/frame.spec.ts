import type { Page } from "@playwright/test";
import { expect, logIn, open, signUp, test } from "#tests/support/browser-test.ts";

const client = { email: "client@example.com", password: "demo-client" };
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Client portal" });

test.describe("where data is not spared", () => {
  test.use({ sparing: false });

  test("a link pressed offline leads to a calm page in the portal, which opens by itself when the line is back", async ({
    page,
    context,
  }) => {
    await logIn(page, client);
    await expect(page.locator('link[rel="modulepreload"][href*="/profile-"]')).toHaveCount(1);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("link", { name: "Profile" }).click();
    await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
    await expect(page).toHaveTitle("No connection · Larkfield Drapery");
    await expect(sidebar(page)).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
    await expect(page).toHaveTitle("Profile · Larkfield Drapery");
  });
});

test("a link shows that it is working, and one to nowhere keeps the sidebar", async ({ page }) => {
  await logIn(page, client);
  await expect(page.getByRole("heading", { name: "My Orders" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Here the browser spares data.
  await expect(page.locator('link[rel="modulepreload"][href*="/profile-"]')).toHaveCount(0);
  const answered = Promise.withResolvers<void>();
  await page.route("**/profile.data*", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("progressbar", { name: "Loading..." })).toHaveCSS("opacity", "1");
  await expect(page.getByRole("link", { name: "Profile" })).toHaveCSS("animation-name", "breathe");
  answered.resolve();
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.evaluate("window.__reactRouterDataRouter.navigate('/client/dashboard/nowhere')");
  await expect(page.getByRole("heading", { name: "This page is not here" })).toBeVisible();
  await expect(page).toHaveTitle("Page not found · Larkfield Drapery");
  await expect(sidebar(page)).toBeVisible();
});

test("the public header knows who is signed in, and moves nothing by it", async ({ page }) => {
  const header = page.getByRole("navigation", { name: "Main" });
  const place = async () => (await header.getByRole("link", { name: "Gallery" }).boundingBox())?.x;
  await open(page, "/");
  await expect(header.getByRole("link", { name: "Login" })).toBeVisible();
  const before = await place();
  await signUp(page);
  expect((await page.context().cookies()).find(({ name }) => name === "larkfield.area")?.value).toBe("client");
  // Before any script of the page's own has run.
  await page.goto("/", { waitUntil: "commit" });
  await expect(header.getByRole("link", { name: "My Portal" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Login" })).toBeHidden();
  expect(await place()).toBe(before);
  await header.getByRole("link", { name: "My Portal" }).click();
  await expect(page).toHaveURL(/\/client\/dashboard$/);
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(header.getByRole("link", { name: "Login" })).toBeVisible();
  await expect(header.getByRole("link", { name: "My Portal" })).toBeHidden();
});
