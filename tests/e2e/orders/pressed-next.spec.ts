import { expect, signUp, test } from "#tests/support/browser-test.ts";
import { beginOrder, createHand, measure } from "#tests/support/orders/ordering.ts";

test.use({ viewport: { width: 390, height: 664 } });

test("a press on Next counts though what stood below the last field goes as it is left", async ({ page }) => {
  await signUp(page);
  await beginOrder(page, 1);
  await page.getByText("Inside the frame", { exact: true }).first().click();
  await measure(createHand(page), "Bath");
  await page.getByLabel("Depth of the opening").fill("3");
  // Near the end of the page, where the bar stands in its place and not at the foot of the screen.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 70));
  const box = await page.getByRole("button", { name: "Next", exact: true }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 77, (box?.y ?? 0) + 24);
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.up();
  await expect(page).not.toHaveURL(/\/measure\/1$/);
});
