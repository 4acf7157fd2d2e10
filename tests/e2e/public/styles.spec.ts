import { createKeyboard } from "#tests/support/browser/keyboard.ts";
import { expect, fillSignUp, newPerson, open, test } from "#tests/support/browser-test.ts";
import { createHand, openMeasured } from "#tests/support/orders/ordering.ts";

test("a style is found by the filter, dressed, started with, and stands chosen in the first order", async ({
  page,
}) => {
  await open(page, "/styles");
  const hand = createHand(page);
  const count = page.getByRole("main").getByRole("status");
  await expect(count).toHaveText("All 59 styles");
  const asked: string[] = [];
  // But for drawings that come into sight, and the icon, which the browser asks for with each address.
  page.on("request", (one) => one.url().endsWith(".svg") || asked.push(one.url()));
  await hand.click("button", "Shades");
  await expect(count).toHaveText("7 of 59 styles");
  await hand.click("button", "Formal");
  await expect(count).toHaveText("1 of 59 styles");
  await hand.choose("Room", "Kitchen");
  await expect(page.getByText("None of our styles is all of that.")).toBeVisible();
  await expect(page).toHaveURL("/styles?kind=shades&look=formal&room=kitchen");
  await hand.click("button", "Without Kitchen");
  await expect(count).toHaveText("1 of 59 styles");
  expect(asked).toEqual([]);
  // Whoever is sent the address sees the same.
  await open(page, page.url());
  await expect(count).toHaveText("1 of 59 styles");

  await hand.click("link", "Hobbled");
  await expect(page.getByRole("heading", { level: 1, name: "Hobbled" })).toBeVisible();
  await hand.click("button", "Navy velvet");
  const drawing = page.locator('use[href="#soft-shades-hobbled"]');
  await expect(drawing).toHaveCount(2);
  await expect(page).toHaveURL("/styles/soft-shades-hobbled?cloth=navy");
  await expect(page.getByRole("link", { name: "Slouch", exact: true })).toHaveAttribute("href", /\?cloth=navy$/);

  await hand.click("link", "Start with this style");
  await expect(page.getByText("Your first order will start with Hobbled.")).toBeVisible();
  await fillSignUp(page, newPerson());
  await hand.click("button", "Sign Up");
  await hand.arrive("/client/dashboard");
  await openMeasured(page, "Parlor");
  await hand.click("link", "Customize Parlor");
  await expect(page.getByRole("button", { name: "Shades", pressed: true })).toBeVisible();
  await hand.click("button", "Next");
  await hand.arrive("/shades/style");
  await expect(page.getByRole("radio", { name: "Hobbled", exact: true })).toBeChecked();
});

test("the finder is answered by keys, and its address brings the same three", async ({ page }) => {
  await open(page, "/styles/finder");
  const keyboard = createKeyboard(page);
  await keyboard.tabTo("radio", "Drapes");
  await keyboard.press("Space");
  await keyboard.tabTo("radio", "Living room");
  await keyboard.arrowTo("Dining room");
  await keyboard.tabTo("radio", "Tailored");
  await keyboard.arrowTo("Formal");
  await keyboard.tabTo("radio", "Ordinary");
  await keyboard.arrowTo("Tall");
  await keyboard.tabTo("button", "Show me three");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Three for your window, in flax" })).toBeFocused();
  const names = page.getByRole("region", { name: /^Three for/ }).getByRole("heading", { level: 3 });
  await expect(names).toHaveText(["Monarch", "Goblet", "Three Finger Pinch"]);
  await keyboard.tabTo("link", "Navy velvet");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Three for your window, in navy velvet" })).toBeVisible();
  await open(page, page.url());
  await expect(names).toHaveText(["Monarch", "Goblet", "Three Finger Pinch"]);
  await expect(page.getByRole("radio", { name: "Tall" })).toBeChecked();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the guide shows all with a way to each kind, and the finder answers", async ({ page }) => {
    await page.goto("/styles");
    await expect(page.getByRole("group", { name: "Show only" })).toBeHidden();
    await page.getByRole("navigation", { name: "Kinds" }).getByRole("link", { name: "Tops" }).click();
    await expect(page).toHaveURL(/#tops$/);
    await expect(page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 })).toHaveCount(59);
    await page.goto("/styles/finder");
    for (const answer of ["Shades", "Kitchen", "Soft", "Wide"]) await page.getByRole("radio", { name: answer }).check();
    await page.getByRole("button", { name: "Show me three" }).click();
    await expect(
      page
        .getByRole("region", { name: /^Three for/ })
        .getByRole("listitem")
        .locator("svg"),
    ).not.toHaveCount(0);
    await expect(page.getByText("Soft, as you asked; at home in a kitchen.")).toBeVisible();
  });
});
