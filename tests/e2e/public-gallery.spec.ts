import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, resize, sizes, test } from "#tests/support/browser-test.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const thumbnail = (page: Page, index: number) => page.getByRole("main").locator("li > a[id]").nth(index);
const captionOf = async (page: Page, index: number) => ((await thumbnail(page, index).textContent()) ?? "").trim();

async function swipe(page: Page, by: number) {
  const finger = { pointerType: "touch", bubbles: true, isPrimary: true };
  const photo = dialog(page).locator("picture");
  await photo.dispatchEvent("pointerdown", { ...finger, clientX: 200, clientY: 300 });
  await photo.dispatchEvent("pointerup", { ...finger, clientX: 200 + by, clientY: 300 });
}

test("thirty pictures, each with a caption and a description of its own", async ({ page }) => {
  await open(page, "/gallery");
  const links = page.getByRole("main").locator("li > a[id]");
  await expect(links).toHaveCount(30);
  const captions = (await links.allInnerTexts()).map((text) => text.trim());
  expect(new Set(captions).size).toBe(30);
  const described = await links
    .locator("img")
    .evaluateAll((all) => all.map((image) => image.getAttribute("alt") ?? ""));
  expect(new Set(described).size).toBe(30);
  for (const alt of described) expect(alt.length).toBeGreaterThan(40);
});

test("a kind and a room are looked for, and an open picture says what hangs there", async ({ page }) => {
  await open(page, "/gallery?room=study");
  const count = page.getByRole("main").getByRole("status");
  await expect(count).toHaveText("2 of 30 pictures");
  await page.getByRole("button", { name: "Roman Shades" }).click();
  await expect(page).toHaveURL(/show=roman-shades/);
  await expect(count).toHaveText("1 of 30 pictures");
  await thumbnail(page, 0).click();
  await expect(dialog(page)).toHaveAccessibleName("A hobbled Roman in ticking stripe, above a study desk");
  await dialog(page).getByText("Hobbled", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hobbled" })).toBeVisible();
});

test("a picture opens large and closes by its button, with focus where it was", async ({ page }) => {
  await open(page, "/gallery");
  const caption = await captionOf(page, 2);
  await thumbnail(page, 2).press("Enter");
  await expect(dialog(page)).toHaveAccessibleName(caption);
  await expect(page).toHaveURL(/\/gallery\?photo=/);
  await expect(dialog(page).getByText("3 of 30")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(thumbnail(page, 2)).toBeFocused();
});

test("it closes on Escape, on a click and on Back, and the page stays where it was", async ({ page }) => {
  await open(page, "/gallery");
  await thumbnail(page, 8).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const leave = [
    () => page.keyboard.press("Escape"),
    () => dialog(page).locator("picture").click(),
    () => page.goBack(),
  ];
  for (const away of leave) {
    await thumbnail(page, 8).click();
    await expect(dialog(page)).toBeVisible();
    await away();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/gallery$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  }
});

test("arrow keys, arrows and swipes go from one to the next and round the end", async ({ page }) => {
  await open(page, "/gallery");
  await thumbnail(page, 0).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page)).toHaveAccessibleName(await captionOf(page, 1));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog(page).getByText("30 of 30")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Next photo" }).click();
  await expect(dialog(page).getByText("1 of 30", { exact: true })).toBeVisible();
  await swipe(page, -39);
  await expect(dialog(page).getByText("1 of 30", { exact: true })).toBeVisible();
  await swipe(page, -40);
  await expect(dialog(page).getByText("2 of 30", { exact: true })).toBeVisible();
  await swipe(page, 60);
  await expect(dialog(page).getByText("1 of 30", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test("a link to a photo opens it, and closing leads to its place in the gallery", async ({ page }) => {
  await open(page, "/gallery?photo=study-hobbled-stripe-overcast");
  await expect(dialog(page)).toHaveAccessibleName("A hobbled Roman in ticking stripe, above a study desk");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(page.locator("#study-hobbled-stripe-overcast")).toBeFocused();
});

test("a photo that is not there is simply the gallery", async ({ page }) => {
  await open(page, "/gallery?photo=no-such-photo");
  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

for (const { name, width, height } of sizes) {
  test(`an open photo fills a ${name} and is accessible`, async ({ page }) => {
    await resize(page, { width, height });
    await open(page, "/gallery?photo=dining-goblet-linen-noon");
    await expect(dialog(page)).toBeVisible();
    const photo = await dialog(page).locator("picture").boundingBox();
    expect(photo?.height).toBeGreaterThan(height / 2);
    await expectAccessible(page);
  });
}
