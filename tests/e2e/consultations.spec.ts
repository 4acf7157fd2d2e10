import type { Browser, Page } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { chooseTime, showNextMonth } from "#tests/support/browser/scheduler.ts";
import {
  expect,
  expectAccessible,
  expectFine,
  open,
  signIn,
  signUp,
  sizes,
  test,
  welcome,
} from "#tests/support/browser-test.ts";

async function asOwner(page: Page) {
  await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
}

/** Somebody else, in a browser of their own. */
async function newClient(browser: Browser) {
  const headers = { "x-forwarded-for": crypto.randomUUID() };
  const context = await browser.newContext({ baseURL: process.env.LARKFIELD_URL ?? "", extraHTTPHeaders: headers });
  const page = await context.newPage();
  await welcome(context);
  return { page, person: await signUp(page) };
}

/** The scheduler in its frame, live. */
async function openScheduler(page: Page) {
  await open(page, "/client/dashboard/consultation?area=yes");
  const frame = page.frameLocator('iframe[title="Book a consultation"]');
  await expect(frame.getByRole("main")).toBeVisible();
  const inner = page.frames().find((one) => one.url().includes("/booking"));
  await inner?.waitForFunction(() => "__reactRouterDataRouter" in window);
  return frame;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test("a client books, moves and cancels a consultation", async ({ page }) => {
    await signUp(page);
    await open(page, "/client/dashboard/consultation");
    await expect(page.getByText("Please select an option above to continue.")).toBeVisible();
    await expect(page.getByText("19103 is in our area.")).toBeVisible();
    const frame = await openScheduler(page);
    await expect(page.getByRole("button", { name: "Yes, I am within the area" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expectFine(page);

    await frame.getByRole("button", { name: "Book this time" }).click();
    await expect(frame.getByText("Please choose a time.")).toBeVisible();
    await showNextMonth(frame);
    const { name } = await chooseTime(frame, 3, 1);
    await frame.getByLabel("Note").fill("Two dogs, both friendly.");
    await expect(frame.getByText("$150.00, credited on your final quote")).toBeVisible();
    await expectFine(page);
    await frame.getByRole("button", { name: "Book this time" }).click();
    await expect(frame.getByText("Your consultation is booked.")).toBeInViewport();
    await expect(frame.getByText(name)).toBeVisible();
    await expect(frame.getByText("Two dogs, both friendly.")).toBeVisible();
    await expect(frame.getByRole("link", { name: "Pay $150.00" })).toHaveAttribute("rel", "noopener noreferrer");
    await expectFine(page);

    // One scrollbar, not two, and nothing to the side.
    const overflow = () =>
      page.evaluate(() => {
        const inner = document.querySelector("iframe")?.contentDocument?.documentElement;
        return [inner && inner.scrollHeight - inner.clientHeight, inner && inner.scrollWidth - inner.clientWidth];
      });
    for (const { width, height } of [...sizes].reverse()) {
      await page.setViewportSize({ width, height });
      await expect.poll(overflow).toEqual([0, 0]);
    }

    await frame.getByRole("link", { name: "Move" }).click();
    await expect(frame.getByRole("heading", { name: "Move your consultation" })).toBeVisible();
    const moved = await chooseTime(frame, 5, 0);
    await expectFine(page);
    await frame.getByRole("button", { name: "Move to this time" }).click();
    await expect(frame.getByText("Your consultation is moved.")).toBeVisible();
    await expect(frame.getByText(moved.name)).toBeVisible();

    await frame.getByRole("link", { name: "Cancel" }).click();
    await expect(frame.getByRole("heading", { name: "Cancel your consultation?" })).toBeVisible();
    await expectFine(page);
    await frame.getByRole("link", { name: "Keep it" }).click();
    await frame.getByRole("link", { name: "Cancel" }).click();
    await frame.getByRole("button", { name: "Cancel the consultation" }).click();
    await expect(frame.getByText("Your consultation is cancelled.")).toBeVisible();
    await expect(frame.getByRole("button", { name: "Book this time" })).toBeVisible();
  });

  test("the owner marks a fee as paid, sees the week and cancels with a message", async ({ page, browser }) => {
    const { page: clientPage, person } = await newClient(browser);
    const frame = await openScheduler(clientPage);
    await showNextMonth(frame);
    const { name, startsAt } = await chooseTime(frame, 6, 0);
    await frame.getByRole("button", { name: "Book this time" }).click();
    await expect(frame.getByText("Your consultation is booked.")).toBeVisible();

    await asOwner(page);
    await open(page, `/admin/dashboard/consultations?week=${startsAt.slice(0, 10)}`);
    await expectFine(page);
    const week = page.getByRole("heading", { level: 2 }).first();
    const label = (await week.textContent()) ?? "";
    await page.getByRole("link", { name: "Next week" }).click();
    await expect(week).not.toHaveText(label);
    await page.getByRole("link", { name: "Previous week" }).click();
    await expect(week).toHaveText(label);
    const visit = page.getByRole("link", { name: `Ida ${person.lastName}` });
    await page.emulateMedia({ media: "print" });
    await expect(visit.getByText(`${person.street}, ${person.city}, ${person.state} ${person.zipCode}`)).toBeVisible();
    await expect(visit).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(visit).toHaveCSS("color", "rgb(35, 38, 42)");
    const day = page.getByRole("listitem").filter({ has: page.getByText("Closed") });
    await expect(day.getByText("Closed")).toHaveCSS("color", "rgb(35, 38, 42)");
    await expect(day).toHaveCSS("border-left-color", "rgb(35, 38, 42)");
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: `Ida ${person.lastName}` }).click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await page.getByRole("button", { name: "Mark as paid" }).click();
    await expect(page.getByText("It is credited once the visit has taken place.")).toBeVisible();
    await page.getByLabel("Credit it before the visit has taken place").check();
    await page.getByRole("button", { name: "Save Credit" }).click();
    await expect(page.getByText("$150.00 waits for the client's next order.")).toBeVisible();
    await expectFine(page);

    await page.getByRole("link", { name: "Go To Customer" }).click();
    await page.getByRole("link", { name: "Create Custom Order" }).click();
    await page.getByLabel("Order Name*").fill("Drapes");
    await page.getByLabel("Description*").fill("Two pairs");
    await page.getByLabel("Total Price ($)*").fill("1000");
    await page.getByRole("button", { name: "Create Order" }).click();
    await page.getByRole("row").nth(1).getByRole("link").click();
    await expect(page.getByText("−\u2060$150.00")).toBeVisible();
    await expect(page.getByText("$850.00")).toBeVisible();
    await expect(page.getByText("Consultation credit of $150.00 added")).toBeVisible();
    await expectFine(page);

    await open(clientPage, "/client/dashboard/orders");
    await clientPage.getByRole("link", { name: /^Confirm/ }).click();
    const overlay = clientPage.getByRole("dialog");
    await expect(overlay.getByText("Consultation credit")).toBeVisible();
    await expect(overlay.getByText("$850.00").first()).toBeVisible();

    await open(page, "/admin/dashboard/consultations");
    await expectFine(page);
    await page.getByRole("row", { name: person.lastName }).getByRole("link").click();
    await page.getByText("Cancel this consultation").click();
    await page.getByRole("button", { name: "Cancel the consultation" }).click();
    await expect(page.getByText("Please write the client a line about why.")).toBeVisible();
    await page.getByLabel("Message to the client").fill("I am ill. Please choose another time.");
    await page.getByRole("button", { name: "Cancel the consultation" }).click();
    await expect(page.getByText(/^Cancelled by you/)).toBeVisible();
    await expect(page.getByText("You cancelled, so it stands for the client's next booking.")).toBeVisible();
    await expectFine(page);
    await open(page, "/admin/dashboard/consultations?show=cancelled");
    await expect(page.getByRole("row", { name: person.lastName })).toContainText("You");
    await clientPage.context().close();
  });
});

test("the owner sets the hours and blocks days", async ({ page, browser }) => {
  await asOwner(page);
  await open(page, "/admin/dashboard/availability");
  await expectAccessible(page);
  await page.getByLabel("From Sunday", { exact: true }).fill("10:00");
  await page.getByRole("button", { name: "Save Availability" }).click();
  await expect(page.getByText("Sunday: please enter a time on the quarter hour")).toBeVisible();
  await expect(page.getByLabel("To Sunday", { exact: true })).toBeFocused();
  await page.getByLabel("To Sunday", { exact: true }).fill("12:00");

  // Somebody saves in another tab meanwhile.
  const other = await page.context().newPage();
  await open(other, "/admin/dashboard/availability");
  await other.getByLabel("Payment link for the fee").fill(`pay.example.com/visit-hours`);
  await other.getByRole("button", { name: "Save Availability" }).click();
  await expect(other.getByText("Availability saved.")).toBeVisible();
  await expect(other.getByLabel("Payment link for the fee")).toHaveValue(`https://pay.example.com/visit-hours`);
  await other.close();
  await page.getByRole("button", { name: "Save Availability" }).click();
  await expect(page.getByText("These hours were changed in another tab")).toBeVisible();
  await expect(page.getByLabel("To Sunday", { exact: true })).toHaveValue("12:00");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show the newer version" }).click();
  await expect(page.getByLabel("To Sunday", { exact: true })).toHaveValue("");

  const { page: clientPage } = await newClient(browser);
  const frame = await openScheduler(clientPage);
  await showNextMonth(frame);
  const { name, startsAt } = await chooseTime(frame, 4, 0);
  const day = startsAt.slice(0, 10);
  await open(page, "/admin/dashboard/availability");
  await page.getByLabel("Day", { exact: true }).fill(day);
  await page.getByRole("button", { name: "Block" }).click();
  await expect(page.getByText(/^The day is blocked\./)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  await expectAccessible(page);
  // The client still has the old page open.
  await frame.getByRole("button", { name: "Book this time" }).click();
  await expect(frame.getByText("That time is not offered. Please choose another.")).toBeVisible();
  await expect(frame.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveCount(0);
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(page.getByText("The day is free for bookings again.")).toBeVisible();
  await clientPage.context().close();
});

test("the area is suggested by the zip code, and a client may answer otherwise", async ({ page }) => {
  await signUp(page, { zipCode: "10001", city: "New York", state: "NY" });
  await open(page, "/client/dashboard/consultation");
  await expect(page.getByText("10001 is about 83 miles from Philadelphia, PA, outside our area.")).toBeVisible();
  await expect(page.getByText("Please select an option above to continue.")).toBeVisible();
  await page.getByRole("button", { name: "Yes, I am within the area" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Choose a time" })).toBeVisible();
});

test("an unknown zip code just asks", async ({ page }) => {
  await signUp(page, { zipCode: "00000" });
  await open(page, "/client/dashboard/consultation");
  await expect(page.getByText("Please select an option above to continue.")).toBeVisible();
  await expect(page.getByText("00000")).toHaveCount(0);
  await page.getByRole("button", { name: "No, I am outside the area" }).click();
  await expect(page.getByText("We currently do not offer consultations outside the service area.")).toBeVisible();
});

test("when the session ends, the frame leads out of itself to the log-in", async ({ page }) => {
  await signUp(page);
  const frame = await openScheduler(page);
  await page.context().clearCookies();
  await frame.getByRole("link", { name: "Next month" }).click();
  await frame.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("a frame that has only just begun to load does no harm", async ({ page }) => {
  await signUp(page);
  // What a browser may show at the first look: a document with no element in it yet.
  await page.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "contentDocument");
    let looks = 0;
    Object.defineProperty(HTMLIFrameElement.prototype, "contentDocument", {
      get() {
        looks += 1;
        return looks === 1 ? { URL: location.href, documentElement: null } : real?.get?.call(this);
      },
    });
  });
  const frame = await openScheduler(page);
  await expect(page.getByRole("heading", { name: "Consultation" })).toBeVisible();
  await frame.locator("html").evaluate(() => location.reload());
  const height = () => page.getByTitle("Book a consultation").evaluate((element) => element.style.height);
  await expect.poll(height).toMatch(/^\d+px$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a consultation is booked and cancelled", async ({ page }) => {
    await signUp(page);
    await page.goto("/client/dashboard/consultation");
    await page.getByRole("button", { name: "Yes, I am within the area" }).click();
    const frame = page.frameLocator("iframe");
    await showNextMonth(frame);
    await chooseTime(frame, 7, 0);
    await frame.getByRole("button", { name: "Book this time" }).click();
    await expect(frame.getByText("Your consultation is booked.")).toBeVisible();
    await frame.getByRole("link", { name: "Cancel" }).click();
    await frame.getByRole("button", { name: "Cancel the consultation" }).click();
    await expect(frame.getByText("Your consultation is cancelled.")).toBeVisible();
  });
});
