import type { Page } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { expect, expectAccessible, open, resize, signIn, signUp, sizes, test } from "#tests/support/browser-test.ts";
import { openCustomized } from "#tests/support/orders/ordering.ts";

const EMAILS = "/admin/dashboard/emails";

async function asOwner(page: Page) {
  await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
}

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

for (const { name, width, height } of sizes) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test("the owner finds an e-mail and reads it as its recipient does", async ({ page }) => {
      await asOwner(page);
      await open(page, EMAILS);
      await expect(page.getByRole("heading", { name: "E-mail", exact: true })).toBeVisible();
      const message = page.getByRole("row").getByRole("link").first();
      await message.evaluate((link) => link.replaceChildren("Consultation cancelled (to us)"));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const search = page.getByRole("searchbox", { name: "Search by recipient or Order ID" });
      await search.pressSequentially("lf-1007", { delay: 30 });
      await expect(page).toHaveURL(/\?search=lf-1007$/);
      await expect(page.getByText("5 e-mails", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Quote ready" }).click();
      await expect(page.getByRole("heading", { name: "Your quote for order LF-1007 is ready" })).toBeVisible();
      const frame = page.frameLocator("iframe");
      await expect(frame.getByRole("heading", { name: "Your quote is ready" })).toBeVisible();
      await expect(frame.getByText("$1,640.00", { exact: true })).toBeVisible();
      await page.getByText("As plain text").click();
      await expect(page.getByText("Total: $1,640.00")).toBeVisible();
      const { height: shown } = (await page.locator("iframe").boundingBox()) ?? { height: 0 };
      const written = await frame.locator("body").evaluate((body) => body.getBoundingClientRect().height);
      expect(Math.abs(shown - written)).toBeLessThan(8);
      await page.getByRole("link", { name: "LF-1007" }).click();
      await page.getByRole("link", { name: 'E-mail "quote ready" sent to' }).click();
      await expect(page).toHaveURL(/demo-LF-1007-quote_ready$/);
    });

    test("a message stands on its own: no sideways scrolling, axe clean", async ({ page }) => {
      await asOwner(page);
      await open(page, `${EMAILS}/demo-LF-1007-confirm`);
      await expect(page.frameLocator("iframe").getByRole("heading")).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${EMAILS}/demo-LF-1007-confirm/page`);
      await resize(page, { width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page);
    });
  });
}

test("a failed e-mail leads from the desk to its list, is sent again once, and is gone from there", async ({
  page,
}) => {
  await asOwner(page);
  await open(page, "/admin/dashboard");
  await page.getByRole("link", { name: "E-mails not sent" }).click();
  await expect(page).toHaveURL(/\/emails\?state=failed$/);
  await expect(rowOf(page, "LF-1005")).toContainText("550 mailbox is full");
  await rowOf(page, "LF-1005").getByRole("button", { name: "Send Again" }).dblclick();
  await expect(page.getByText("The e-mail is on its way.")).toBeVisible();
  await expect(page.getByText("No e-mail has failed")).toBeVisible();
  await open(page, `${EMAILS}/demo-LF-1005-confirm`);
  await expect(page.getByText(/^Written to .*demo-LF-1005-confirm\.1\.eml$/)).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Sent" })).toBeVisible();
});

test("a client's order sends its two e-mails, and the owner's steps tell the client", async ({ page, browser }) => {
  const person = await signUp(page);
  await openCustomized(page, "Bay");
  await page.getByRole("button", { name: "Submit Order for Quote" }).click();
  await expect(page.getByText("Please check your email for confirmation.")).toBeVisible();

  const desk = await browser.newPage({ baseURL: process.env.LARKFIELD_URL ?? "" });
  await asOwner(desk);
  await open(desk, `${EMAILS}?search=${encodeURIComponent(person.email)}`);
  await expect(desk.getByText("1 e-mail", { exact: true })).toBeVisible();
  await expect(rowOf(desk, "Order received")).toContainText("Sent");
  const orderId = (await rowOf(desk, "Order received").getByText(/^LF-/).textContent()) ?? "";
  await open(desk, `${EMAILS}?search=${orderId}`);
  await expect(rowOf(desk, "New order")).toContainText("hello@larkfield.example");
  await desk.getByRole("link", { name: "New order" }).click();
  await desk.getByRole("link", { name: orderId }).click();
  await desk.getByLabel("Order Status").selectOption("Quoted");
  await desk.getByLabel("Order Total").fill("480");
  await desk.getByRole("button", { name: "Save Order Changes" }).click();
  await expect(desk.getByText("Order updated successfully!")).toBeVisible();
  // It goes out with its picture, which takes a moment.
  await expect(async () => {
    await open(desk, `${EMAILS}?search=${orderId}&state=sent`);
    await expect(desk.getByRole("link", { name: "Quote ready" })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await desk.getByRole("link", { name: "Quote ready" }).click();
  await expect(desk.frameLocator("iframe").getByText("$480.00", { exact: true })).toBeVisible();
  await desk.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("Send Again is a form like any other", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill("owner@example.com");
    await page.getByLabel("Password", { exact: true }).fill(demoPasswords.admin);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.goto(`${EMAILS}/demo-LF-1010-quote_confirmed`);
    await page.getByRole("button", { name: "Send Again" }).click();
    await expect(page).toHaveURL(/demo-LF-1010-quote_confirmed$/);
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByText(/^Written to .*quote_confirmed\.1\.eml$/).count();
      })
      .toBe(1);
  });
});
