import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { build, preview } from "vite";
import { test as base, expect, expectAccessible, resize, sizes } from "#tests/support/browser-test.ts";

/** The kit is no part of what is served, so it is built and served for its tests alone. */
const test = base.extend<object, { kit: string }>({
  kit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a test needs from this pattern.
    async ({}, use) => {
      const root = path.resolve(import.meta.dirname, "../../dev/kit");
      const outDir = mkdtempSync(path.join(tmpdir(), "larkfield-kit-"));
      await build({ root, logLevel: "error", build: { outDir } });
      const server = await preview({ root, build: { outDir }, preview: { port: 0, open: false } });
      await use(server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "");
      await server.close();
      rmSync(outDir, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ kit }, use) => use(kit),
});

/** Drawn by scripts, so once it is there it is live. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("main").first()).toBeVisible();
}

for (const { name, width, height } of sizes) {
  test(`its pages are accessible on a ${name} and do not scroll sideways`, async ({ page }) => {
    await resize(page, { width, height });
    for (const address of ["/kit", "/kit?show=shell", "/kit?show=heading", "/kit?show=404", "/kit?show=500"]) {
      await open(page, address);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test("every style is drawn on a sheet", async ({ page }) => {
  await open(page, "/kit/styles");
  await expect(page.getByRole("heading", { name: "Every style, drawn" })).toBeVisible();
});

test.describe("toasts", () => {
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

  test("on a phone a tap on its words goes to what lies below it, and a finger sends it off", async ({ page }) => {
    await resize(page, { width: 390, height: 664 });
    await page.getByRole("button", { name: "Success toast" }).click();
    const words = page.getByText(saved);
    const { x, y, width, height } = await words.evaluate((element) => element.getBoundingClientRect().toJSON());
    const finger = { x: x + width / 4, y: y + height / 2 };
    const hit = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest("[data-toast]"), finger);
    expect(hit).toBeNull();
    const touch = await page.context().newCDPSession(page);
    const points = [[finger], [{ ...finger, x: finger.x + 60 }], []];
    for (const [index, type] of (["touchStart", "touchMove", "touchEnd"] as const).entries()) {
      await touch.send("Input.dispatchTouchEvent", { type, touchPoints: points[index] ?? [] });
    }
    await expect(words).toBeHidden();
    await page.getByRole("button", { name: "Success toast" }).click();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(words).toBeHidden();
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
});
