import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFine,
  open,
  send,
  signIn,
  signUp,
  test,
  welcome,
} from "#tests/support/browser-test.ts";
import {
  beginOrder,
  createHand,
  measure,
  openCustomized,
  openMeasured,
  openOwnCloth,
} from "#tests/support/orders/ordering.ts";
import { expectRefusalInSight, expectStepInView, phones, tablets } from "#tests/support/orders/step-layout.ts";

for (const { name, width, height, others } of [
  { name: "laptop", width: 1440, height: 900, others: tablets },
  { name: "phone", width: 390, height: 664, others: phones },
]) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test("two windows with drapes, shades and a trimmed top: reuse, copy, hardware, submit", async ({ page }) => {
      await signUp(page);
      const hand = createHand(page);
      const look = () => expectAccessible(page);
      const lookAtStep = async (question: string) => {
        await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
        await expectStepInView(page, others);
        await look();
      };
      await open(page, "/client/dashboard/create-order");
      await look();
      await hand.click("button", "Create New Order");
      await hand.arrive("/windows");
      await lookAtStep("How many windows?");
      await hand.fill("Number of windows", "2");
      await hand.click("button", "Next");
      await hand.arrive("/hardware-choice");
      await lookAtStep("Do you want new hardware?");
      await hand.click("radio", "Yes, I want new hardware");
      await hand.click("button", "Next");
      await hand.arrive("/measure/1");
      await measure(hand, "Living room, left");
      await lookAtStep("Measure window 1");
      await hand.click("button", "Next");
      await hand.arrive("/measure/2");
      await hand.fill("Location / name", "Living room, right");
      await hand.click("button", "Apply");
      await expect(page.getByText("Measurements Applied")).toBeVisible();
      await expect(page.getByLabel("Width Of Window")).toHaveValue("48 3/8");
      await expect(page.getByLabel("Location / name")).toHaveValue("Living room, right");
      await lookAtStep("Measure window 2");
      await hand.click("button", "Next");
      await hand.arrive("/overview");
      await expect(page.getByText("Customize every window first.")).toBeVisible();
      await look();

      await hand.click("link", "Customize Living room, left");
      for (const treatment of ["Drapes", "Shades", "Tops"]) await hand.click("button", treatment);
      await lookAtStep("Choose your treatments");
      await hand.click("button", "Next");
      await hand.arrive("/drapes/style");
      await expectRefusalInSight(page, "Please select a style before proceeding.");
      // Where two cards share a phone, the words of the chosen one are read.
      const words = page.getByText("Round padded cups stand along the heading");
      const wide = async () => ((await words.last().boundingBox())?.width ?? 0) > 100;
      expect(await wide()).toBe(width > 768);
      await hand.click("radio", "Goblet");
      await expect.poll(wide).toBe(true);
      await lookAtStep("Choose a style for your drapes");
      await hand.click("button", "Next");
      await hand.arrive("/drapes/options");
      await hand.click("checkbox", "Interlining");
      // Every answer shows at once.
      await hand.choose("Should the drapes open and close, or stay at the sides?", "Open all to the left");
      await hand.choose("Where should they end?", "Touching the floor");
      await expect(page.getByRole("img", { name: /touching the floor, opening to the left/ })).toBeVisible();
      await lookAtStep("Options for your drapes");
      await hand.click("button", "Next");
      await hand.arrive("/drapes/fabrics");
      await hand.openOwn();
      await hand.fill("Fabric 1 name", "Oat linen");
      await hand.choose("Who buys fabric 1", "I buy it and send it");
      await lookAtStep("Fabrics for your drapes");
      await hand.click("button", "Next");
      await hand.arrive("/shades/style");
      await hand.click("radio", "Hobbled");
      await hand.click("button", "Next");
      await hand.arrive("/shades/options");
      await expectRefusalInSight(page, "Please select a control system before proceeding.");
      // What is missing stands at its group, and goes once it is there.
      const control = page.getByRole("radiogroup", { name: "Control system" });
      const missing = control.getByText("Please select a control system before proceeding.");
      await hand.click("checkbox", "Blackout lining");
      await hand.click("checkbox", "Sheer batiste lining");
      await expect(page.getByRole("checkbox", { name: "Blackout lining" })).not.toBeChecked();
      await expect(missing).toBeVisible();
      await hand.click("radio", "Cordless control");
      await expect(missing).toBeHidden();
      await hand.click("button", "Next");
      await hand.arrive("/shades/fabrics");
      await hand.openOwn();
      await hand.fill("Fabric 1 link", "fabrics.example/ticking");
      await hand.click("button", "Next");
      await hand.arrive("/tops/style");
      await hand.click("link", "Valance");
      await hand.click("radio", "Kennedy");
      await hand.click("button", "Next");
      await hand.arrive("/tops/options");
      await expect(page.getByText("$12 per foot; about 8 feet")).toBeVisible();
      await hand.click("radio", "Yes");
      await hand.choose("How deep should it hang?", "A little deeper");
      await hand.click("button", "Next");
      await hand.arrive("/tops/fabrics");
      await hand.openOwn();
      await hand.fill("Fabric 1 name", "Celadon silk");
      await hand.fill("Trim 1 name", "Tassel");
      await hand.click("button", "Next");
      await hand.arrive("/confirm");
      await expect(page.getByRole("link", { name: "https://fabrics.example/ticking" })).toBeVisible();
      await expect(page.getByText("Open all to the left")).toBeVisible();
      await lookAtStep("Living room, left, as ordered");
      await hand.click("button", "Confirm");
      await hand.arrive("/overview");

      await hand.click("link", "Customize Living room, right");
      const copy = page.getByRole("dialog", { name: "Copy from another window?" });
      await expect(copy).toBeVisible();
      await look();
      await expect(copy.getByRole("link", { name: "Start from scratch" })).toBeVisible();
      await copy.getByRole("button", { name: "Apply" }).click();
      await expect(copy.getByText("Please select a window to copy from.")).toBeVisible();
      await hand.click("radio", "Living room, left");
      await hand.click("button", "Apply");
      await hand.arrive("/overview");

      await expect(page.getByText("You asked for new hardware.")).toBeVisible();
      await hand.click("link", "Add Hardware");
      await hand.arrive("/hardware");
      await lookAtStep("Which hardware?");
      await hand.fill("Hardware 1 name", "Brass rod");
      await hand.click("button", "Save Hardware");
      await hand.arrive("/overview");
      await hand.click("button", "Duplicate Living room, left");
      await expect(page.getByRole("heading", { name: "Living room, left 2" })).toBeVisible();
      await hand.click("button", "Remove Living room, left 2");
      await expect(page.getByRole("button", { name: "Remove this window" })).toBeVisible();
      await look();
      await hand.click("button", "Remove this window");
      await expect(page.getByText("Window removed!")).toBeVisible();
      await look();
      await hand.click("button", "Submit Order for Quote");
      await hand.arrive("/orders");
      await expect(page.getByText("It may be in your Junk folder!")).toBeVisible();
      console.log(`A two-window order with three treatments takes ${hand.presses()} clicks and fields on a ${name}.`);

      await page.getByRole("link", { name: /^View Details/ }).click();
      const order = page.getByRole("dialog", { name: /^Order #LF-/ });
      await expect(order.getByText("No payment link is available yet.")).toBeVisible();
      await expect(order.getByRole("img", { name: /Goblet/ }).first()).toBeVisible();
      // Both windows: what was answered at one was copied to the other.
      await expect(order.getByText("A little deeper")).toHaveCount(2);
      await expect(order.getByRole("list", { name: "Progress" }).locator("[aria-current=step]")).toContainText(
        "Submitted",
      );
      await look();
      // On paper there is all of the order, and nothing behind it.
      await page.emulateMedia({ media: "print" });
      await expect.poll(() => order.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
      expect(await order.evaluate((element) => element.clientHeight)).toBeGreaterThan(height);
      await expect(page.getByRole("columnheader", { name: "Order ID", includeHidden: true })).toBeHidden();
      await page.emulateMedia({ media: null });
      await order.getByRole("button", { name: "Close" }).click();
      await expect(order).toBeHidden();
    });
  });
}

test("by keyboard: Enter means Next even where another button comes first, and Tab goes in the order one sees", async ({
  page,
}) => {
  await signUp(page);
  const hand = createHand(page);
  await beginOrder(page, 2);
  await measure(hand, "Left");
  await page.getByLabel("Location / name").press("Enter");
  await hand.arrive("/measure/2");
  await expect(page.getByRole("button", { name: "Apply" })).toBeVisible();
  await measure(hand, "Right");
  const last = page.getByLabel("Distance From Window Frame To Right Wall");
  await last.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox", { name: "It touches the right wall" })).toBeFocused();
  for (const name of ["Anything special about this window?", "Back", "Save & Exit", "Next"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(new RegExp(`^${RegExp.escape(name)}`));
  }
  await last.press("Enter");
  await hand.arrive("/overview");
});

test("a refusal is always said: no kind of top chosen yet, and a wrong link in the second row", async ({ page }) => {
  await signUp(page);
  const hand = createHand(page);
  await openMeasured(page, "Kitchen");
  await hand.click("link", "Customize Kitchen");
  await hand.click("button", "Tops");
  await hand.click("button", "Next");
  await hand.arrive("/tops/style");
  await hand.click("button", "Next");
  await expect(page.getByRole("alert")).toHaveText("Please select a style before proceeding.");
  await hand.click("link", "Cornice Board");
  await hand.click("radio", "Albany");
  await hand.click("button", "Next");
  await hand.arrive("/tops/options");
  await hand.click("radio", "No");
  await hand.click("button", "Next");
  await hand.arrive("/tops/fabrics");
  await hand.openOwn();
  await hand.fill("Fabric 1 name", "Velvet");
  await hand.click("button", "Add another fabric");
  await hand.openOwn(2);
  await hand.fill("Fabric 2 link", "javascript:alert(1)");
  await hand.click("button", "Next");
  await expect(page.getByText("Please enter a valid link.")).toBeVisible();
  await expect(page.getByLabel("Fabric 2 link")).toBeFocused();
  await expect(page.getByLabel("Fabric 1 name")).toHaveValue("Velvet");
});

test("the sidebar stays as it was left", async ({ page }) => {
  await signUp(page);
  await open(page, "/client/dashboard/contact");
  // A page asked for in the same instant may be asked for without what was just written.
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === "larkfield.sidebar")?.value;
  await page.getByRole("button", { name: "Collapse menu" }).click();
  await expect.poll(kept).toBe("folded");
  await page.reload();
  await expect(page.getByRole("button", { name: "Expand menu" })).toBeVisible();
  await page.getByRole("button", { name: "Expand menu" }).click();
  await expect.poll(kept).toBe("open");
  await page.reload();
  await expect(page.getByRole("button", { name: "Collapse menu" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("treatments can be chosen and taken away, and a refused fabric keeps what was typed", async ({ page }) => {
    await logInPlain(page);
    const wizard = "/client/dashboard/create-order";
    await page.goto(wizard);
    await page.getByRole("button", { name: "Create New Order" }).click();
    await page.getByLabel("Number of windows").fill("1");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("radio", { name: "No, I will use my own" }).check();
    await page.getByRole("button", { name: "Next" }).click();
    await measure(createHand(page), "Plain");
    await page.getByLabel("Width Of Window").fill("101,6 cm");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("status")).toHaveText(/All windows saved! 101,6 cm is 40"\./);
    await page.getByRole("link", { name: "Customize Plain" }).click();
    await page.getByRole("checkbox", { name: "Drapes" }).check();
    await page.getByRole("checkbox", { name: "Tops" }).check();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("checkbox", { name: "Tops" })).toBeChecked();
    await page.getByRole("checkbox", { name: "Tops" }).uncheck();
    await page.getByRole("button", { name: "Next" }).click();
    // What only scripts can open is not offered.
    const before = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 664 });
    await expect(page.getByRole("button", { name: "Enlarge the drawing", includeHidden: true })).toBeHidden();
    if (before) await page.setViewportSize(before);
    await page.getByRole("radio", { name: "Goblet" }).check();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("checkbox", { name: "Interlining" }).check();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Kind").first().selectOption({ label: "Velvet" });
    await page.getByRole("button", { name: "Show these" }).first().click();
    await openOwnCloth(page);
    await page.getByLabel("Fabric 1 name").fill("Oat linen");
    await openOwnCloth(page, 2);
    await page.getByLabel("Fabric 2 link").fill("data:text/html,x");
    const velvet = page.getByRole("radio", { name: "Evening Velvet, Midnight" }).first();
    await velvet.check();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Please enter a valid link.")).toBeVisible();
    await expect(page.getByLabel("Fabric 1 name")).toHaveValue("Oat linen");
    await expect(velvet).toBeChecked();
    await page.getByLabel("Fabric 2 link").fill("shop.example/velvet");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Evening Velvet, Midnight")).toBeVisible();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("link", { name: "Edit Customization Plain" })).toBeVisible();
    await page.getByRole("button", { name: "Submit Order for Quote" }).click();
    await expect(page.getByRole("status")).toHaveText(/It may be in your Junk folder!/);
  });
});

async function logInPlain(page: Page) {
  await page.goto("/login");
  await page.getByLabel("Email").fill("neighbor@example.com");
  await page.getByLabel("Password", { exact: true }).fill("demo-client");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

test("unsaved typing outlives a reload and an ended session, and is not left behind without a question", async ({
  page,
  context,
}) => {
  const person = await signUp(page);
  await beginOrder(page, 1);
  const width = page.getByLabel("Width Of Window");
  const back = page.getByText("What you typed here before is back. It has not been saved yet.");
  await width.fill("2' 11\"");
  await page.getByLabel("It touches the ceiling").check();
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(back).toBeVisible();
  await expect(width).toHaveValue("2' 11\"");
  await context.clearCookies();
  await welcome(context);
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL("**/login**");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/measure/1");
  await expect(width).toHaveValue("2' 11\"");
  await expect(page.getByLabel("It touches the ceiling")).toBeChecked();

  await page.getByRole("link", { name: "Back" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(width).toHaveValue("2' 11\"");
  await page.getByRole("link", { name: "Back" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("**/hardware-choice");
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL("**/measure/1");
  await expect(width).toHaveValue("");
});

test("lengths are taken as they are written, and what is not taken stays in sight with a sentence", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await signUp(page);
  const hand = createHand(page);
  await beginOrder(page, 1);
  await measure(hand, "Bay");
  const [width, height] = [page.getByLabel("Width Of Window"), page.getByLabel("Height Of Window", { exact: true })];
  await width.fill("35");
  await page.getByRole("button", { name: "Add 3/8" }).click();
  await expect(width).toHaveValue("35 3/8");
  await expect(width).toBeFocused();
  await height.fill("tall");
  await hand.fill("Height From Top Of Window To Floor", "35.3");
  await expect(page.getByText('Rounded to the nearest 1/8: 35 1/4".')).toBeVisible();
  await expect(page.getByText("Please enter inches, such as 35, 35.375 or 35 3/8.")).toBeVisible();
  await hand.fill("Distance From Window Frame To Left Wall", "0");
  await hand.fill("Height From Top Of Window To Floor", "2,5 m");
  await expect(page.getByLabel("Distance From Window Frame To Left Wall")).toHaveValue("");
  await expect(page.getByText(/^Zero or less is not a measurement, so it was left blank/)).toBeVisible();
  await hand.click("button", "Next");
  await expect(height).toBeFocused();
  await expect(height).toHaveValue("tall");
  await expect(page.getByText("Please fill out all required measurement fields.")).toBeVisible();
  await height.fill("60");
  await expect(page.getByText("Please enter inches, such as 35, 35.375 or 35 3/8.")).toBeHidden();
  await hand.click("checkbox", "It touches the left wall");
  await expect(page.getByText("Please fill out all required measurement fields.")).toBeHidden();
  await hand.click("button", "Next");
  await hand.arrive("/overview");
});

test("a stale tab is refused, keeps what was typed, and the newer work stays", async ({ page, context }) => {
  await signUp(page);
  await beginOrder(page, 1);
  const other = await context.newPage();
  await open(other, page.url());
  await saveName(page, "From the first tab");
  await other.getByLabel("Location / name").fill("From the second tab");
  await other.getByRole("button", { name: "Save & Exit" }).click();
  await expect(other.getByText("This order was changed in another tab or on another device.")).toBeVisible();
  await expect(other.getByLabel("Location / name")).toHaveValue("From the second tab");
  await other.getByRole("link", { name: "Show the newer version" }).click();
  await expect(other.getByLabel("Location / name")).toHaveValue("From the first tab");
  await saveName(other, "From the second tab");
  await page.getByRole("link", { name: /^Continue/ }).click();
  await expect(page.getByLabel("Location / name")).toHaveValue("From the second tab");
});

async function saveName(page: Page, name: string) {
  await page.getByLabel("Location / name").fill(name);
  await page.getByRole("button", { name: "Save & Exit" }).click();
  await page.waitForURL("**/create-order");
}

test.describe("where data is not spared", () => {
  test.use({ sparing: false });

  test("with the network gone a step says so, keeps what was typed, and can be sent again", async ({
    page,
    context,
  }) => {
    await signUp(page);
    await beginOrder(page, 1);
    await page.getByLabel("Location / name").fill("Attic");
    // The code of the portal's other pages is fetched ahead while nothing else goes on.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Save & Exit" }).click();
    await expect(page.getByText("Failed to save window details. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Location / name")).toHaveValue("Attic");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Save & Exit" }).click();
    await page.waitForURL("**/create-order");
  });
});

test("submitted from two tabs, it is one order", async ({ page, context }) => {
  await signUp(page);
  await openCustomized(page, "Kitchen");
  const other = await context.newPage();
  await open(other, page.url());
  await Promise.all([page, other].map((tab) => tab.getByRole("button", { name: "Submit Order for Quote" }).click()));
  await Promise.all([page, other].map((tab) => tab.waitForURL("**/orders")));
  await expect(page.getByRole("link", { name: /^View Details/ })).toHaveCount(1);
});

test("a measurement changed in the overview is saved at once and nonsense is refused", async ({ page }) => {
  await signUp(page);
  await openMeasured(page, "Kitchen");
  await page.getByText("View Measurements").click();
  const width = page.getByLabel("Width Of Window");
  await width.fill("35.37");
  await width.blur();
  await expect(width).toHaveValue("35 3/8");
  await expect(page.getByText('Rounded to the nearest 1/8: 35 3/8".')).toBeVisible();
  await width.fill("35 6/17");
  await width.blur();
  await expect(width).toHaveValue("35 3/8");
  await width.fill("0");
  await width.blur();
  await expect(page.getByText("Zero or less is not a measurement, so what was there is kept.")).toBeVisible();
  await page.getByLabel("Height Of Window").fill("tall");
  await page.getByLabel("Height Of Window").blur();
  await expect(page.getByText("Please enter inches, such as 35, 35.375 or 35 3/8.")).toBeVisible();
  await page.reload();
  await page.getByText("View Measurements").click();
  await expect(page.getByLabel("Width Of Window")).toHaveValue("35 3/8");
  await expect(page.getByLabel("Height Of Window")).toHaveValue("60");
  // What is beyond the seven, such as the opening or a bay, is measured where they are, also once they are all there.
  await page.getByRole("link", { name: "Measure this window" }).click();
  await expect(page.getByRole("heading", { name: "Measure window 1" })).toBeVisible();
});

test("an order in progress is deleted after a question", async ({ page }) => {
  await signUp(page);
  await send(page, "/client/dashboard/create-order?index", { intent: "create" });
  await open(page, "/client/dashboard/create-order");
  await page.getByRole("button", { name: /^Delete order/ }).click();
  await page
    .getByRole("dialog", { name: /^Delete order/ })
    .getByRole("button", { name: "Close" })
    .click();
  await page.getByRole("button", { name: /^Delete order/ }).click();
  await page.getByRole("button", { name: "Delete this order" }).click();
  await expect(page.getByText("No orders in progress")).toBeVisible();
});

test("a quote is confirmed once, and says when", async ({ page }) => {
  await signIn(page, { email: "client@example.com", password: "demo-client" });
  await open(page, "/client/dashboard");
  await page.getByRole("link", { name: /^Confirm order LF-1001/ }).click();
  const order = page.getByRole("dialog", { name: "Order #LF-1001" });
  // The total is $2,480.00; the consultation before it has been paid.
  await expect(order.getByText("−\u2060$150.00")).toBeVisible();
  await expect(order.getByRole("link", { name: /^pay \$2,330.00/ })).toHaveAttribute("rel", "noopener noreferrer");
  await order.getByRole("button", { name: "Confirm Order" }).click();
  await expect(order.getByText(/^Confirmed on /)).toBeVisible();
  await expect(order.getByRole("button", { name: "Confirm Order" })).toBeHidden();
});

test("profile details are changed, refused and cancelled", async ({ page }) => {
  await signUp(page);
  await open(page, "/client/dashboard/profile");
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Zip Code").fill("123");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Zip code must be a valid 5-digit number.")).toBeVisible();
  await page.getByLabel("Zip Code").fill("19063");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(page.getByText("1 Sample Street, Philadelphia, PA, 19063")).toBeVisible();
});

test.describe("a new browser session", () => {
  test.use({ welcomed: false });

  test("is welcomed once, in all its tabs, and not over an order that an e-mail led to", async ({ page, context }) => {
    await signUp(page);
    await open(page, "/client/dashboard");
    const welcome = page.getByRole("dialog", { name: "Welcome to Your Client Portal!" });
    await expect(welcome).toBeVisible();
    await expectFine(page);
    await welcome.getByRole("button", { name: "I Understand" }).click();
    await expect(welcome).toBeHidden();
    // Another tab of the same session.
    const other = await context.newPage();
    await open(other, "/client/dashboard");
    await expect(other.getByRole("heading", { name: "My Orders" })).toBeVisible();
    await expect(other.getByRole("dialog")).toBeHidden();
    await other.close();
    await page.getByRole("button", { name: "Log Out" }).click();
    await page.waitForURL("**/");
    expect(await page.evaluate(() => document.cookie)).not.toContain("larkfield.welcome-seen");
    await page.goto("/client/dashboard/orders/LF-1002");
    await page.getByLabel("Email").fill("client@example.com");
    await page.getByLabel("Password", { exact: true }).fill("demo-client");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Order #LF-1002" })).toBeVisible();
    await expect(welcome).toBeHidden();
  });
});
