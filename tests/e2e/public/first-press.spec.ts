import type { Locator, Page } from "@playwright/test";
import { publicPaths } from "#app/content/public-paths.ts";
import { expect, test } from "#tests/support/browser-test.ts";

const ANSWERED = "button[type=button]:visible:not([popovertarget]):not([commandfor]):not(dialog *)";

/** Pages with buttons that only scripts answer, and that stand there before scripts do. */
const pages = [...publicPaths, "/swatches", "/try", "/ask", "/styles/two-finger-pinch"];

test("a button pressed before scripts have come is answered once, when they have", async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem("welcomeShown", "true");
    // What a button itself hears: neither the one who keeps the press nor a page that is not there yet.
    Object.assign(window, { heard: 0 });
    document.addEventListener("click", () => Object.assign(window, { heard: (window as never as Heard).heard + 1 }));
  });
  const heard = () => page.evaluate(() => (window as never as Heard).heard);
  const tried: string[] = [];
  for (const path of pages) {
    const release = await holdScripts(page);
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

/** Scripts of the page do not come before they are let go. */
async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("a filter pressed before scripts have come filters", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/gallery", { waitUntil: "load" });
  await page.getByRole("button", { name: "Roman Shades" }).click();
  release();
  await expect(page).toHaveURL(/show=roman-shades/);
  await expect(page.getByRole("button", { name: "Roman Shades" })).toHaveAttribute("aria-pressed", "true");
});

const choices: [path: string, choose: (main: Locator) => Promise<unknown>, seen: (page: Page) => Promise<void>][] = [
  [
    "/gallery",
    (main) => main.getByLabel("Room").selectOption("Dining room"),
    (page) => expect(page).toHaveURL(/room=dining/),
  ],
  [
    "/styles",
    (main) => main.getByLabel("Room").selectOption("Dining room"),
    (page) => expect(page).toHaveURL(/room=dining/),
  ],
  [
    "/swatches",
    (main) => main.getByRole("checkbox").nth(1).check(),
    (page) => expect(page.getByRole("status").filter({ hasText: "1 of 5 chosen" })).toBeVisible(),
  ],
  [
    "/try",
    (main) => main.getByRole("radio", { name: "Navy velvet" }).check(),
    (page) => expect(page.getByRole("figure")).toContainText("navy velvet"),
  ],
];

for (const [path, choose, seen] of choices) {
  test(`what is chosen on ${path} before scripts have come is answered when they have`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "load" });
    await choose(page.getByRole("main"));
    release();
    await seen(page);
  });
}

test("on a processor ten times slower a picture pressed at once opens in its page", async ({ page }) => {
  const processor = await page.context().newCDPSession(page);
  const slower = (rate: number) => processor.send("Emulation.setCPUThrottlingRate", { rate });
  for (const wait of [0, 400]) {
    await slower(10);
    await page.goto("/gallery", { waitUntil: "load" });
    const picture = page.getByRole("main").locator("li > a[id]").first();
    const caption = ((await picture.textContent()) ?? "").trim();
    await page.waitForTimeout(wait);
    await picture.click();
    await slower(1);
    await expect(page.getByRole("dialog")).toHaveAccessibleName(caption);
    await expect(page).toHaveURL(/\/gallery\?photo=/);
  }
});
