import { expect, expectAccessible, signUp, test } from "#tests/support/browser-test.ts";
import { createHand, openMeasured } from "#tests/support/orders/ordering.ts";

const PRINT = "Climbing Vine, Fern";

test("a client names a cloth, has it drawn otherwise, chooses one from the book, and every drawing wears it", async ({
  page,
}) => {
  await signUp(page);
  const hand = createHand(page);
  await openMeasured(page, "Parlor");
  await hand.click("link", "Customize Parlor");
  await hand.click("button", "Shades");
  await hand.click("button", "Next");
  await hand.arrive("/shades/style");
  await hand.click("radio", "Flat Roman");
  await hand.click("button", "Next");
  await hand.arrive("/shades/options");
  await hand.click("radio", "Cordless control");
  await hand.click("button", "Next");
  await hand.arrive("/shades/fabrics");

  const drawing = page.getByRole("main").getByRole("img", { name: /Flat Roman shade/ });
  await hand.openOwn();
  await hand.fill("Fabric 1 name", "Navy velvet");
  await expect(drawing.locator('[fill="#24324F"]').first()).toBeAttached();
  await page.getByText("Ticking", { exact: true }).click();
  await expect(drawing.locator('pattern[width="2.25"]')).toBeAttached();

  await hand.choose("Kind", "Print");
  await expect(page.getByText("Flax", { exact: true })).toBeVisible();
  const prints = page.getByRole("group", { name: /inches of cloth/ }).getByRole("radio");
  await expect(prints).toHaveCount(6);
  await expect(page.getByLabel("Fabric 1 name")).toHaveValue("Navy velvet");
  await page.getByRole("radio", { name: PRINT }).check();
  await expect(page.getByLabel("Fabric 1 name")).toHaveValue(PRINT);
  const repeat = drawing.locator('pattern[height="27"]');
  await expect(repeat).toBeAttached();
  // A list of other cloths still holds the chosen one.
  await hand.choose("Kind", "Velvet");
  await expect(page.getByRole("radio", { name: "Parlor Velvet, Honey" })).toBeVisible();
  await expect(page.getByRole("radio", { name: PRINT })).toBeChecked();
  await expect(prints).toHaveCount(7);
  await expect(page.getByText("The one you chose comes first")).toBeVisible();
  await hand.choose("Kind", "Any kind");
  await expect(page.getByRole("radio", { name: "Kiln Linen, Brick" })).toBeVisible();
  await expectAccessible(page);

  await hand.click("button", "Next");
  await hand.arrive("/confirm");
  await expect(repeat).toBeAttached();
  await hand.click("button", "Confirm");
  await hand.arrive("/overview");
  await expect(repeat).toBeAttached();
  await expect(page.getByText(PRINT, { exact: true })).toBeVisible();
});
