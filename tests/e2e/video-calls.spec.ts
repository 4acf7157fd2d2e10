import { createKeyboard } from "#tests/support/browser/keyboard.ts";
import { chooseTime, showNextMonth } from "#tests/support/browser/scheduler.ts";
import { expect, expectFine, open, signUp, test, welcome } from "#tests/support/browser-test.ts";
import { changeRows } from "#tests/support/rows.ts";

const LINK = "https://meet.example.com/larkfield";
const FAR = { city: "Pittsburgh", zipCode: "15222" };

test.use({ viewport: { width: 390, height: 664 } });

test.beforeAll(() => {
  changeRows({ dataDir: process.env.LARKFIELD_DATA ?? "" }, `update schedules set callLink = '${LINK}'`);
});

test("a client too far away for a visit books and cancels a call, by keyboard", async ({ page }) => {
  await signUp(page, FAR);
  await open(page, "/client/dashboard/consultation");
  await expect(page.getByText(/^15222 is about \d+ miles from .*, outside our area\.$/)).toBeVisible();
  const outside = createKeyboard(page);
  await outside.tabTo("button", "No, I am outside the area");
  await outside.press("Enter");
  await expect(page.getByText("We currently do not offer consultations outside the service area.")).toBeVisible();
  await expectFine(page);
  await outside.tabTo("link", "We can talk by video instead.");
  await outside.press("Enter");

  const frame = page.frameLocator('iframe[title="Book a consultation"]');
  await expect(frame.getByRole("heading", { name: "Choose a time for a video call" })).toBeVisible();
  await expect(frame.getByText("$150")).toHaveCount(0);
  await expectFine(page);
  const inside = createKeyboard(page, frame);
  const month = frame.getByRole("heading", { level: 2 });
  const before = (await month.textContent()) ?? "";
  await inside.tabTo("link", "Next month");
  await inside.press("Enter");
  await expect(month).not.toHaveText(before);
  const day = frame.getByRole("link", { name: /, \d+ times?$/ }).nth(12);
  await expect(day).toBeVisible();
  const name = (await day.getAttribute("aria-label")) ?? "";
  await inside.tabTo("link", name);
  await inside.press("Enter");
  await expect(frame.getByRole("group", { name: name.replace(/, \d+ times?$/, "") })).toBeVisible();
  await inside.tabTo("textbox", "Note (optional)");
  await inside.write("Two bays.");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await expect(frame.getByRole("radio", { checked: true })).toHaveCount(1);
  await inside.tabTo("button", "Book this time");
  await inside.press("Enter");
  await expect(frame.getByRole("heading", { name: "Your video call" })).toBeVisible();
  await expect(frame.getByRole("link", { name: LINK })).toHaveAttribute("href", LINK);
  await expect(frame.getByText("Two bays.")).toBeVisible();
  await expectFine(page);

  await inside.tabTo("link", "Cancel");
  await inside.press("Enter");
  await expect(frame.getByRole("heading", { name: /^Cancel/ })).toBeVisible();
  await inside.tabTo("button", /^Cancel/);
  await inside.press("Enter");
  await expect(frame.getByRole("heading", { name: "Choose a time for a video call" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the same call is booked", async ({ page, context }) => {
    await welcome(context);
    await signUp(page, FAR);
    await page.goto("/client/dashboard/consultation");
    await page.getByRole("button", { name: "No, I am outside the area" }).click();
    await page.getByRole("link", { name: "We can talk by video instead." }).click();
    const frame = page.frameLocator('iframe[title="Book a consultation"]');
    await showNextMonth(frame);
    await chooseTime(frame, 13, 2);
    await frame.getByRole("button", { name: "Book this time" }).click();
    await expect(frame.getByRole("heading", { name: "Your video call" })).toBeVisible();
  });
});
