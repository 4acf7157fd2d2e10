import type { Page } from "@playwright/test";
import { expect, open, test } from "#tests/support/browser-test.ts";

// These tests are about motion, so here the visitor has not asked for less of it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const titles = [
  "Drapery made for your own windows",
  "Made to the eighth of an inch",
  "Your fabric, your style, our hands",
] as const;

const carousel = (page: Page) => page.getByRole("region", { name: "Welcome" });
const dot = (page: Page, slide: 0 | 1 | 2) => carousel(page).getByRole("button", { name: titles[slide] });

async function expectSlide(page: Page, slide: 0 | 1 | 2) {
  await expect(dot(page, slide)).toHaveAttribute("aria-current", "true");
  await expect(carousel(page).getByRole("heading")).toHaveText([titles[slide]]);
}

/** A finger that goes this far to the side. */
async function swipe(page: Page, by: number) {
  const box = await carousel(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 200];
  const finger = { pointerType: "touch", bubbles: true, isPrimary: true };
  const picture = carousel(page).locator("picture").first();
  await picture.dispatchEvent("pointerdown", { ...finger, clientX: x, clientY: y });
  await picture.dispatchEvent("pointerup", { ...finger, clientX: x + by, clientY: y });
}

test("the home page has every part, in order", async ({ page }) => {
  await open(page, "/");
  // Also before what is far down has been laid out.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_000);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    titles[0],
    "Our History",
    "Our Custom Products",
    "How it is made",
    "The same window, dressed",
    "Our Trusted Partners",
    "Mini Gallery",
    "Room by room",
    "What clients say",
    "Contact Us",
  ]);
  const products = page.getByRole("region", { name: "Our Custom Products" }).getByRole("heading", { level: 3 });
  await expect(products).toHaveText(["Top Treatments", "Side Panels & Drapery", "Roman Shades"]);
  const main = page.getByRole("main");
  const leadsTo = (name: string) => main.getByRole("link", { name, exact: true });
  await expect(leadsTo("Get Started")).toHaveAttribute("href", "/contact-us");
  await expect(leadsTo("Meet All Our Partners")).toHaveAttribute("href", "/our-partners");
  await expect(leadsTo("View Full Gallery")).toHaveAttribute("href", "/gallery");
  await expect(leadsTo("Contact Us")).toHaveAttribute("href", "/contact-us");
  await expect(page.getByRole("region", { name: "Our Trusted Partners" }).getByRole("img")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Mini Gallery" }).getByRole("figure")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "What clients say" }).getByRole("blockquote")).toHaveCount(3);
  const bare = page.getByRole("region", { name: "The same window, dressed" }).locator("picture").last();
  const slider = page.getByRole("slider", { name: "How much of the window is bare" });
  await slider.press("End");
  await expect(bare).toHaveCSS("clip-path", "inset(0px 0% 0px 0px)");
  await slider.press("Home");
  await expect(bare).toHaveCSS("clip-path", "inset(0px 100% 0px 0px)");
});

test("the slides move on every five seconds and come round", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await dot(page, 0).click();
  await page.mouse.move(0, 0);
  await page.getByRole("heading", { name: "Our History" }).click();
  for (const slide of [1, 2, 0] as const) {
    await page.clock.runFor(4_900);
    await expectSlide(page, ((slide + 2) % 3) as 0 | 1 | 2);
    await page.clock.runFor(200);
    await expectSlide(page, slide);
    await expect(carousel(page).getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/contact-us");
  }
});

test.describe("the slides hold still", () => {
  test("under the pointer, and go on when it leaves", async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    await page.clock.pauseAt(Date.now() + 60_000);
    await dot(page, 0).hover();
    await dot(page, 0).click();
    await page.getByRole("heading", { name: "Our History" }).focus();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(20_000);
    await expectSlide(page, 0);
    await page.mouse.move(5, 5);
    await page.clock.runFor(5_100);
    await expectSlide(page, 1);
  });

  test("while something in them has focus", async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    await page.clock.pauseAt(Date.now() + 60_000);
    await dot(page, 0).focus();
    await dot(page, 0).press("Enter");
    await page.clock.runFor(20_000);
    await expectSlide(page, 0);
    await page.getByRole("link", { name: "Login" }).focus();
    await page.clock.runFor(5_100);
    await expectSlide(page, 1);
  });

  test("once they are paused", async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    await page.clock.pauseAt(Date.now() + 60_000);
    await dot(page, 2).click();
    await page.getByRole("button", { name: "Pause the slides" }).click();
    await page.mouse.move(0, 0);
    await page.getByRole("link", { name: "Login" }).focus();
    await page.clock.runFor(20_000);
    await expectSlide(page, 2);
    await expect(page.getByRole("button", { name: "Play the slides" })).toBeVisible();
  });

  test("for those who asked for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await open(page, "/");
    // The wish has been heard before time is let run.
    await expect(carousel(page).locator("button[aria-label='Play the slides']")).toBeAttached();
    await page.clock.runFor(20_000);
    await expectSlide(page, 0);
  });
});

test("arrow keys go round both ways", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await carousel(page).getByRole("link", { name: "Get Started" }).focus();
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, 1);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expectSlide(page, 2);
});

test("a swipe counts from 40 pixels, either way", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await swipe(page, -39);
  await expectSlide(page, 0);
  await swipe(page, -40);
  await expectSlide(page, 1);
  await swipe(page, 40);
  await expectSlide(page, 0);
});
