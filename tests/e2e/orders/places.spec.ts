import { expect, expectAccessible, signUp, test } from "#tests/support/browser-test.ts";
import { beginOrder, createHand, type Hand, measure } from "#tests/support/orders/ordering.ts";

const SPECIAL = "Anything special about this window?";

/** Drapes from the choice of treatments to the confirmation. */
async function hangDrapes(hand: Hand, answers: () => Promise<void>, fabrics: string[]) {
  await hand.click("radio", "Three Finger Pinch");
  await hand.click("button", "Next");
  await hand.arrive("/drapes/options");
  await hand.click("checkbox", "Standard lining");
  await answers();
  await hand.click("button", "Next");
  await hand.arrive("/drapes/fabrics");
  for (const [index, fabric] of fabrics.entries()) {
    await hand.openOwn(index + 1);
    await hand.fill(`Fabric ${index + 1} name`, fabric);
  }
  await hand.click("button", "Next");
  await hand.arrive("/confirm");
}

for (const { name, width, height } of [
  { name: "laptop", width: 1440, height: 900 },
  { name: "phone", width: 390, height: 664 },
]) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test("a bay with sheers, a café curtain and two windows under one rod", async ({ page }) => {
      await signUp(page);
      const hand = createHand(page);
      await beginOrder(page, 4);

      await measure(hand, "Bay");
      await hand.fill("Width Of Window", "120");
      await expect(page.getByLabel("Is it a bay?")).toBeHidden();
      await page.getByText(SPECIAL).click();
      await hand.choose("Is it a bay?", "Yes, with the usual corners");
      for (const [label, inches] of [
        ["Left part, along the wall", "30"],
        ["Middle part", "60"],
        ["Right part", "400"],
      ] as const) {
        await hand.fill(label, inches);
      }
      await hand.click("button", "Next");
      await expect(
        page.getByText("A part of a bay is from 4 inches to 30 feet wide. Please measure again."),
      ).toBeVisible();
      await hand.fill("Right part", "31");
      await expectAccessible(page);
      await hand.click("button", "Next");
      await hand.arrive("/measure/2");

      await measure(hand, "Kitchen");
      await hand.click("button", "Next");
      await hand.arrive("/measure/3");

      await measure(hand, "Living 1");
      await page.getByText(SPECIAL).click();
      await hand.fill("From this frame to the frame of Window 4", "14");
      await hand.click("button", "Next");
      await hand.arrive("/measure/4");
      await expect(page.getByText("Shares its rod with Living 1.")).toBeVisible();
      await measure(hand, "Living 2");
      await hand.click("button", "Next");
      await hand.arrive("/overview");
      await expect(page.getByText("Shares its rod with Living 1")).toBeVisible();
      await expect(
        page.getByText('The three parts of the bay come to 121", and the window is 120" wide.'),
      ).toBeVisible();
      await expect(page.getByText("Still open: “Bay”, “Kitchen”, “Living 1”.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Customize Living 2" })).toHaveCount(0);
      await expectAccessible(page);

      await hand.click("link", "Customize Bay");
      await hand.click("button", "Drapes");
      await hand.click("button", "Next");
      await hand.arrive("/drapes/style");
      await hangDrapes(hand, async () => {
        await expect(page.getByLabel("Whole window, or the lower half?")).toBeHidden();
        await hand.choose("Sheers behind them?", "Yes, on a rod behind theirs");
        await expectAccessible(page);
      }, ["Oat linen", "White voile"]);
      await expect(page.getByText("Two Finger Pinch, open and close, meeting in the middle")).toBeVisible();
      await hand.click("button", "Confirm");
      await hand.arrive("/overview");

      await hand.click("link", "Customize Kitchen");
      await page.waitForURL("**/treatments?copy");
      await hand.click("link", "Start from scratch");
      await hand.click("button", "Drapes");
      await hand.click("button", "Next");
      await hand.arrive("/drapes/style");
      await hangDrapes(hand, async () => {
        await hand.choose("Where should they end?", "At the sill");
        await hand.choose("Whole window, or the lower half?", "The lower half only, as a café curtain");
        await hand.fill("From the top of the frame to the top of the sill", "56");
        await expect(page.getByLabel("From the top of the frame down to the rod")).toBeVisible();
      }, ["Gingham"]);
      await hand.click("button", "Confirm");
      await hand.arrive("/overview");

      await hand.click("link", "Customize Living 1");
      await page.waitForURL("**/treatments?copy");
      await hand.click("link", "Start from scratch");
      await hand.click("button", "Drapes");
      await hand.click("button", "Next");
      await hand.arrive("/drapes/style");
      await hangDrapes(hand, async () => {
        await hand.choose("Should the drapes open and close, or stay at the sides?", "Stay at the sides");
        await expect(page.getByLabel("How wide should each side look?")).toContainText('About 18": 1 width of fabric');
      }, ["Oat linen"]);
      await hand.click("button", "Confirm");
      await hand.arrive("/overview");
      await expect(page.getByText("Still open:")).toHaveCount(0);

      await page.getByRole("button", { name: "Remove Living 1" }).click();
      await expect(page.getByRole("dialog")).toContainText(
        "Living 2 would no longer share a rod, and would have to be customized again.",
      );
      await expectAccessible(page);
      await hand.click("button", "Remove this window");
      await expect(page.getByText("Window removed!")).toBeVisible();
      await expect(page.getByRole("link", { name: "Customize Living 2" })).toBeVisible();
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what is special is opened and said as well, and what belongs to another answer is not read", async ({
    page,
  }) => {
    await signUp(page);
    await page.goto("/client/dashboard/create-order");
    await page.getByRole("button", { name: "Create New Order" }).click();
    await page.getByLabel("Number of windows").fill("1");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("radio", { name: "Yes, I want new hardware" }).check();
    await page.getByRole("button", { name: "Next" }).click();
    await measure(createHand(page), "Bay");
    await page.getByText(SPECIAL).click();
    await page.getByLabel("Has it an arched or slanted top?").selectOption("below");
    await page.getByLabel("How high is the curve or the slant?").fill("20");
    await page.getByLabel("Left part, along the wall").fill("nonsense");
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForURL("**/overview");
    await expect(page.getByText('20", hung below the curve')).toBeVisible();
    await page.goto(page.url().replace("overview", "measure/1"));
    await expect(page.getByLabel("How high is the curve or the slant?")).toHaveValue("20");
  });
});
