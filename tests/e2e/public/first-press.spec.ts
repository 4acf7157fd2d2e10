import { publicPaths } from "#app/content/public-paths.ts";
import { expect, test } from "#tests/support/browser-test.ts";

const ANSWERED = "button[type=button]:visible:not([popovertarget]):not([commandfor]):not(dialog *)";

/** Pages with buttons that only scripts answer, and that stand there before scripts do. */
const pages = [...publicPaths, "/swatches", "/try", "/ask", "/styles/two-finger-pinch"];

test("a button pressed before scripts have come is answered once, when they have", async ({ page }) => {
  let release = () => {};
  await page.addInitScript(() => {
    sessionStorage.setItem("welcomeShown", "true");
    // What a button itself hears: neither the one who keeps the press nor a page that is not there yet.
    Object.assign(window, { heard: 0 });
    document.addEventListener("click", () => Object.assign(window, { heard: (window as never as Heard).heard + 1 }));
  });
  const heard = () => page.evaluate(() => (window as never as Heard).heard);
  const tried: string[] = [];
  for (const path of pages) {
    const held = new Promise<void>((go) => {
      release = go;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "load" });
    const buttons = page.locator("main").locator(ANSWERED);
    if ((await buttons.count()) > 0) {
      await buttons.first().click();
      expect(await heard(), path).toBe(0);
      release();
      await expect.poll(heard, { message: path }).toBe(1);
      tried.push(path);
    }
    release();
    await page.unrouteAll({ behavior: "wait" });
  }
  expect(tried).toContain("/gallery");
  expect(tried.length).toBeGreaterThan(1);
});

interface Heard {
  heard: number;
}

test("a filter pressed before scripts have come filters", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/gallery", { waitUntil: "load" });
  await page.getByRole("button", { name: "Roman Shades" }).click();
  release();
  await expect(page).toHaveURL(/show=roman-shades/);
  await expect(page.getByRole("button", { name: "Roman Shades" })).toHaveAttribute("aria-pressed", "true");
});
