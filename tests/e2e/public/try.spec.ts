import { createKeyboard } from "#tests/support/browser/keyboard.ts";
import { expect, expectAccessible, fillSignUp, newPerson, open, test } from "#tests/support/browser-test.ts";
import { createHand } from "#tests/support/orders/ordering.ts";

const price = /^About \$[\d,]+ to \$[\d,]+$/;

test("from the home page a visitor sees her window and about what it costs, and it is in her first order", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, "/");
  const hand = createHand(page);
  await page.getByRole("main").getByRole("link", { name: "Try one window" }).first().click();
  await hand.arrive("/try");
  const told = page.getByText(price);
  await expect(told).toBeInViewport();
  const usual = await told.textContent();

  // The drawing follows at once, nobody is asked for it but our own files, and it stays in sight.
  const asked: string[] = [];
  page.on("request", (one) => one.url().includes("/assets/") || asked.push(one.url()));
  const drawing = page.getByRole("region", { name: "Your window" }).getByRole("img");
  await page.getByLabel("Which style?").selectOption("Hobbled");
  await expect(drawing).toHaveAccessibleName(/Hobbled/);
  await page.getByText("My own").click();
  await page.getByLabel("Width Of Window").fill("30");
  await page.getByLabel("Height Of Window").fill("40 1/2");
  await expect(page.getByText('Hobbled in flax, 30" wide and 40 1/2" high, to scale')).toBeAttached();
  await page.getByText("Navy velvet").click();
  await expect(drawing).toBeInViewport();
  expect(asked).toEqual([]);
  await hand.click("button", "Show its price");
  await expect(told).toBeInViewport();
  await expect(told).not.toHaveText(usual ?? "");
  await expect(page).toHaveURL(
    "/try?size=own&widthOfWindow=30&heightOfWindow=40+1%2F2&style=soft-shades-hobbled&cloth=navy",
  );
  await expectAccessible(page);

  await hand.click("link", "Sign Up with this window");
  await expect(page.getByText("the window you tried, Hobbled in navy velvet")).toBeVisible();
  await fillSignUp(page, newPerson());
  await hand.click("button", "Sign Up");
  await hand.arrive("/client/dashboard");
  await open(page, "/client/dashboard/create-order");
  await page.getByRole("link", { name: /^Continue/ }).click();
  await expect(page.getByLabel("Number of windows")).toHaveValue("1");
});

test("by keys an answer that cannot stand is said at its field, which is where one is", async ({ page }) => {
  await open(page, "/try?style=pleated-tops-goblet");
  const keyboard = createKeyboard(page);
  await keyboard.tabTo("radio", /^A usual window/);
  await keyboard.arrowTo("My own");
  await keyboard.tabTo("textbox", "Width Of Window");
  await page.keyboard.type("wide");
  await page.keyboard.press("Enter");
  const width = page.getByLabel("Width Of Window");
  await expect(width).toHaveAccessibleDescription(/Please enter inches/);
  await expect(width).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the form answers with the drawing and the price", async ({ page }) => {
    await page.goto("/try");
    await page.getByText("A patio door").click();
    await page.getByLabel("Which style?").selectOption("Ripplefold");
    await page.getByRole("button", { name: "Show my window" }).click();
    await expect(page).toHaveURL(/size=door/);
    await expect(page.getByRole("img", { name: /Ripplefold/ })).toBeVisible();
    await expect(page.getByText(price)).toBeVisible();
  });
});
