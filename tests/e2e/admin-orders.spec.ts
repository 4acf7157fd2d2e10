import type { Browser, Page } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import {
  expect,
  expectAccessible,
  expectFine,
  open,
  send,
  signIn,
  test,
  welcome,
} from "#tests/support/browser-test.ts";
import { calledIn, readRows } from "#tests/support/rows.ts";

async function asOwner(page: Page) {
  await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
}

/** A custom order of its own for each test, at its page: two at once must not meet in one. */
async function newCustomOrder(page: Page) {
  const orderName = `Pillows ${crypto.randomUUID().slice(0, 8)}`;
  await send(page, "/admin/dashboard/custom-order/demo-calloway", {
    orderName,
    description: "Two, 20 inch",
    total: "180.50",
  });
  const house = { dataDir: process.env.LARKFIELD_DATA ?? "" };
  const [made] = readRows(house, "select id from orders where orderName = ?", orderName);
  await open(page, `/admin/dashboard/order/demo-calloway/${made?.id}`);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test("a custom order is written, corrected, priced and followed", async ({ page }) => {
    await asOwner(page);
    await open(page, "/admin/dashboard/custom-order/demo-calloway");
    await page.getByLabel("Order Name*").fill("Pillows");
    await page.getByRole("button", { name: "Create Order" }).click();
    await expect(page.getByText("Please fill in all required fields.")).toBeVisible();
    await expect(page.getByLabel("Description*")).toBeFocused();
    await expectFine(page);

    const name = `Pillows ${crypto.randomUUID().slice(0, 8)}`;
    await page.getByLabel("Order Name*").fill(name);
    await page.getByLabel("Description*").fill("Two, 20 inch");
    await page.getByLabel("Total Price ($)*").fill("180.50");
    await page.getByRole("button", { name: "Create Order" }).click();
    await expect(page.getByText("Custom order created successfully!")).toBeVisible();
    await expect(page).toHaveURL(/\/customer\/demo-calloway$/);
    await page.getByRole("row").nth(1).getByRole("link").click();
    await expect(page.getByRole("heading", { name: /^Order #LF-/ })).toBeVisible();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.getByText("No windows found.")).toBeVisible();
    await page.getByLabel("Order Total").fill("-5");
    await page.getByRole("button", { name: "Save Order Changes" }).click();
    await expect(page.getByText("Please enter an amount in dollars, such as 1234.50.")).toBeVisible();
    await page.getByLabel("Order Total").fill("1,250");
    await expect(page.getByText("Please enter an amount in dollars, such as 1234.50.")).toBeHidden();
    await page.getByLabel("Payment Link").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Save Order Changes" }).click();
    await expect(page.getByText("Please enter a valid link.")).toBeVisible();
    await expect(page.getByLabel("Order Total")).toHaveValue("1,250");
    await page.getByLabel("Payment Link").fill("pay.example.com/1");
    await page.getByLabel("Order Status").selectOption("In progress");
    await expect(page.getByText("Saving e-mails June Calloway: the order is now in progress.")).toBeVisible();
    await expect(page.getByText("This cannot be undone.")).toBeVisible();
    await page.getByLabel("Yes, it is agreed").check();
    await page.getByLabel("Your own line in this e-mail").fill("The velvet has come in.");
    await page.getByRole("button", { name: "Save Order Changes" }).click();
    await expect(page.getByText("Order updated successfully!")).toBeVisible();
    await expect(page.getByLabel("Your own line in this e-mail")).toBeHidden();
    await expect(page.getByLabel("Order Total")).toHaveValue("1250.00");
    await expect(page.getByLabel("Payment Link")).toHaveValue("https://pay.example.com/1");
    await expect(page.getByText("Status changed from Quoted to In progress")).toBeVisible();
    await expect(page.getByText("Total changed from $180.50 to $1,250.00")).toBeVisible();
    await page.getByLabel("Order Status").selectOption("Cancelled");
    await expect(page.getByText("Work on this order stops.")).toBeVisible();
    await page.getByRole("button", { name: "Save Order Changes" }).click();
    await expect(page.getByText("Please say yes to this first.")).toBeVisible();
    await expect(page.getByLabel("Yes, cancel this order")).toBeFocused();
    await expectFine(page);
    await page.getByLabel("Yes, cancel this order").check();
    await page.getByRole("button", { name: "Save Order Changes" }).click();
    await expect(page.getByText("Status changed from In progress to Cancelled")).toBeVisible();
  });

  test("a window is added, edited and removed, and nothing typed on the way is dropped", async ({ page }) => {
    await asOwner(page);
    await newCustomOrder(page);
    await page.getByRole("button", { name: "Add a window" }).click();
    await page.getByLabel("Location / name").fill("Landing");
    await page.getByLabel("Width Of Window", { exact: true }).fill("36");
    await page.getByLabel("Height Of Window", { exact: true }).fill("900");
    await expect(page.getByText('Height Of Window of 900" is unusually large.')).toBeVisible();
    await page.getByLabel("Shades style").selectOption("Hobbled");
    for (const way of ["Go To Customer", "Change hardware"]) {
      await page.getByRole("link", { name: way }).click();
      await page
        .getByRole("dialog", { name: "Leave without saving?" })
        .getByRole("button", { name: "Stay here" })
        .click();
      // Closing gives focus back, and what is typed meanwhile would land there.
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await page.getByLabel("Order Total").fill("190");
    await page.getByRole("button", { name: "Save Order Changes" }).click();
    await expect(page.getByText("Total changed from $180.50 to $190.00")).toBeVisible();
    await expect(page.getByLabel("Location / name")).toHaveValue("Landing");

    await page.getByLabel("Height Of Window", { exact: true }).fill("60");
    await page.getByRole("button", { name: "Save Window" }).click();
    await expect(page.getByText("Please select a control system before proceeding.")).toBeVisible();
    await page.getByRole("group", { name: "Shades" }).getByLabel("Cordless control").check();
    await page.getByRole("group", { name: "Shades" }).getByLabel("Fabric 1 name").fill("Oat linen");
    await expectFine(page);
    await page.getByRole("button", { name: "Save Window" }).click();
    await expect(page.getByText("Window updated successfully!")).toBeVisible();
    await expect(page.getByText("Oat linen", { exact: true })).toBeVisible();

    await page.getByRole("link", { name: "Edit Landing" }).click();
    await page.getByRole("button", { name: "Remove window" }).click();
    await expect(page.getByText("Please say yes to this first.")).toBeVisible();
    await page.getByLabel("Removing Landing drops everything entered for it.").check();
    await page.getByRole("button", { name: "Remove window" }).click();
    await expect(page.getByText("No windows found.")).toBeVisible();
    await page.getByRole("link", { name: "Change hardware" }).click();
    await page.getByLabel("Hardware 1 name").fill("Brass rod");
    await page.getByRole("button", { name: "Save Hardware" }).click();
    await expect(page.getByText("Hardware changed · none to Brass rod")).toBeVisible();
  });
});

test("windows open, one is edited at a time, and the edit is kept", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const order = "demo-stone/LF-1010";
  await asOwner(page);
  await open(page, "/admin/dashboard/order/demo-marsh/LF-1005");
  await expect(page.getByText("Category: Cornice Board")).toBeVisible();
  const bay = page.locator("summary").filter({ hasText: "Dining room, bay" });
  await bay.click();
  await expect(page.getByText("Category: Cornice Board")).toBeHidden();
  await bay.click();
  await expect(page.getByRole("link", { name: /Brass bead fringe/ }).first()).toHaveAttribute(
    "rel",
    "noopener noreferrer",
  );
  await expect(page.getByRole("img", { name: /window/i }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Edit Pantry" }).click();
  await expect(page.getByRole("button", { name: "Save Window" })).toHaveCount(1);
  await page.getByRole("link", { name: "Edit Dining room, side" }).click();
  await expect(page.getByRole("button", { name: "Save Window" })).toHaveCount(1);
  await page.getByRole("link", { name: "Cancel Dining room, side" }).click();
  await expect(page.getByRole("button", { name: "Save Window" })).toHaveCount(0);

  await open(page, `/admin/dashboard/order/${order}`);
  await page.getByRole("link", { name: /^Edit / }).click();
  await page.getByLabel("Width Of Window", { exact: true }).fill("wide");
  await page.getByRole("button", { name: "Save Window" }).click();
  await expect(page.getByText("Please enter inches, such as 35, 35.375 or 35 3/8.")).toBeVisible();
  await page.getByLabel("Width Of Window", { exact: true }).fill("70 3/8");
  await page.getByRole("group", { name: "Drapes" }).getByLabel("Inset edge banding").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Window" }).click();
  await expect(page.getByText("Window updated successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Window" })).toHaveCount(0);
  await expect(page.getByText('70 3/8"', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/changed · Width Of Window 71 7\/8" to 70 3\/8"/)).toBeVisible();
});

/** The customer of those orders, at her own machine, with one of them open. */
async function asCustomer(browser: Browser, baseURL: string | undefined, orderId: string) {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": crypto.randomUUID() } });
  const page = await context.newPage();
  await welcome(page.context());
  await signIn(page, { email: "june.calloway@example.com", password: demoPasswords.client });
  await open(page, "/client/dashboard/orders");
  const called = calledIn({ dataDir: process.env.LARKFIELD_DATA ?? "" }, orderId);
  await page.getByRole("link", { name: `order ${called}` }).click();
  return { page, order: page.getByRole("dialog", { name: `Order #${called}` }) };
}

async function saveOrder(page: Page, change: () => Promise<unknown>) {
  await open(page, page.url());
  await change();
  await page.getByRole("button", { name: "Save Order Changes" }).click();
  await expect(page.getByText("Order updated successfully!")).toBeVisible();
}

test("quoted without a total, the price is still to come on both sides; with one, it is a quote", async ({
  page,
  browser,
  baseURL,
}) => {
  await asOwner(page);
  await newCustomOrder(page);
  await saveOrder(page, () => page.getByLabel("Order Total").fill(""));
  await expect(page.getByText("The price is still to come. Without a total this is no quote yet")).toBeVisible();
  await expectAccessible(page);

  const id = page.url().split("/").at(-1) ?? "";
  const client = await asCustomer(browser, baseURL, id);
  await expect(
    client.page.getByRole("link", {
      name: `View Details order ${calledIn({ dataDir: process.env.LARKFIELD_DATA ?? "" }, id)}`,
    }),
  ).toBeVisible();
  await expect(client.order.getByText("The price is still to come. We write to you when your quote")).toBeVisible();
  await expect(client.order.getByRole("button", { name: "Confirm Order" })).toHaveCount(0);
  await expectAccessible(client.page);

  await saveOrder(page, () => page.getByLabel("Order Total").fill("200"));
  await expect(page.getByText(/The price is still to come/)).toHaveCount(0);
  await client.page.reload();
  await expect(client.order.getByRole("button", { name: "Confirm Order" })).toBeVisible();
  await client.page.context().close();
});

test("another total in work is confirmed again, and only the one that the client saw", async ({
  page,
  browser,
  baseURL,
}) => {
  await asOwner(page);
  await newCustomOrder(page);
  const { page: theirs, order } = await asCustomer(browser, baseURL, page.url().split("/").at(-1) ?? "");
  await order.getByRole("button", { name: "Confirm Order" }).click();
  await expect(order.getByText(/^Confirmed on /)).toBeVisible();

  await saveOrder(page, async () => {
    await page.getByLabel("Order Status").selectOption("In progress");
    await page.getByLabel("Yes, begin the work").check();
  });
  await saveOrder(page, () => page.getByLabel("Order Total").fill("260"));
  await expect(
    page.getByText("Total changed from $180.50 to $260.00; the client is asked to confirm again"),
  ).toBeVisible();
  await theirs.reload();
  await expect(order.getByText("This is not the quote that you confirmed before.")).toBeVisible();
  await saveOrder(page, () => page.getByLabel("Order Total").fill("270"));
  await order.getByRole("button", { name: "Confirm Order" }).click();
  await expect(order.getByText("The quote has changed since you opened it. Please look at it again.")).toBeVisible();
  await expect(order.getByText("$270.00")).toBeVisible();
  await order.getByRole("button", { name: "Confirm Order" }).click();
  await expect(order.getByText(/^Confirmed on /)).toBeVisible();
  await theirs.context().close();
});

test("of two owners the slower is told, sees the newer values beside the typed ones, and may still save", async ({
  page,
  context,
}) => {
  await asOwner(page);
  await newCustomOrder(page);
  const other = await context.newPage();
  await open(other, page.url());
  await other.getByLabel("Order Total").fill("300");
  await other.getByRole("button", { name: "Save Order Changes" }).click();
  await expect(other.getByText("Order updated successfully!")).toBeVisible();

  await page.getByLabel("Order Total").fill("250");
  await page.getByRole("button", { name: "Save Order Changes" }).click();
  await expect(page.getByText(/changed in another tab or on another device/)).toBeVisible();
  await expect(page.getByText("Now: $300.00")).toBeVisible();
  await expect(page.getByText(/^Now: /)).toHaveCount(1);
  await expect(page.getByLabel("Order Total")).toHaveValue("250");
  await page.getByRole("button", { name: "Save Order Changes" }).click();
  await expect(page.getByText("Total changed from $300.00 to $250.00")).toBeVisible();
});

test.describe("where data is not spared", () => {
  test.use({ sparing: false });

  test("a lost network keeps what was typed and says so", async ({ page, context, complaints }) => {
    await asOwner(page);
    await newCustomOrder(page);
    await page.getByLabel("Order Total").fill("333");
    // What a portal's forms need is fetched ahead while nothing else goes on, as it is where a person types.
    await page.locator('link[rel="modulepreload"][href*="save-order"]').first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Save Order Changes" }).click();
    await expect(page.getByText("Failed to update the order. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Order Total")).toHaveValue("333");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Save Order Changes" }).click();
    await expect(page.getByText("Order updated successfully!")).toBeVisible();
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text)));
  });
});

test("on paper an order is a work order, one window to a page", async ({ page }) => {
  await asOwner(page);
  await open(page, "/admin/dashboard/order/demo-marsh/LF-1005");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Work order")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Order Changes" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Admin portal" })).toBeHidden();
  for (const drawing of await page.locator("#windows ~ div svg[role=img]").all()) await expect(drawing).toBeVisible();
  const sheets = await page.locator("article > svg > style").textContent();
  expect(sheets).toContain('Order LF\\2d 1005 \\b7  Imogen Marsh"');
  expect(sheets).toContain("counter(page)");
  const linkAfter = (link: Element) => getComputedStyle(link, "::after").content;
  expect(await page.getByRole("link", { name: "Brass bead fringe" }).first().evaluate(linkAfter)).toBe(
    '" https://trims.example/brass-bead"',
  );
  const paper = (await page.pdf({ format: "Letter" })).toString("latin1");
  // A page with the order's own lines, then one for each of its three windows.
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an order is saved and a window edited", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill("owner@example.com");
    await page.getByLabel("Password", { exact: true }).fill(demoPasswords.admin);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.goto("/admin/dashboard/order/demo-marsh/LF-1009");
    await page.getByLabel("Order Total").fill("absurd");
    await page.getByRole("button", { name: "Save Order Changes" }).click();
    await expect(page.getByText("Please enter an amount in dollars, such as 1234.50.")).toBeVisible();
    await expect(page.getByLabel("Order Total")).toHaveValue("absurd");
    await page.goto("/admin/dashboard/order/demo-marsh/LF-1009?edit=1");
    await page.getByLabel("Height Of Window", { exact: true }).fill("39");
    await page.getByRole("button", { name: "Save Window" }).click();
    await expect(page).toHaveURL(/show=1/);
    await expect(page.getByText(/Height Of Window 38 1\/2" to 39"/).first()).toBeVisible();
  });
});

test("what is empty takes one line, and beside a broad drawing stands what it has room for", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await asOwner(page);
  await open(page, "/admin/dashboard/orders/LF-1005");
  for (const [heading, line] of [
    ["Quote", "Nothing is sent yet."],
    ["Money", "Nothing is charged and nothing has come in."],
  ] as const) {
    const section = page.getByRole("region", { name: heading, exact: true });
    const title = await section.getByRole("heading", { name: heading, exact: true }).boundingBox();
    const said = await section.getByText(line).boundingBox();
    expect(said?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
    expect(said?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  }
  const bay = page.locator("#window-1");
  const drawing = await bay.getByRole("img").first().boundingBox();
  const drapes = await bay.getByRole("article", { name: "Drapes" }).boundingBox();
  expect(drapes?.y).toBeGreaterThanOrEqual((drawing?.y ?? 0) + (drawing?.height ?? 0));
  expect(drapes?.width).toBeGreaterThan((drawing?.width ?? 0) * 2);
});
