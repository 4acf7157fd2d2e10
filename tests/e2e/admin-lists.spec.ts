import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { expect, expectAccessible, open, signIn, test } from "#tests/support/browser-test.ts";

const sizes = [
  { name: "1440", width: 1440, height: 900 },
  { name: "390", width: 390, height: 664 },
];

async function asOwner(page: Page) {
  await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
}

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

for (const { name, width, height } of sizes) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport: { width, height } });

    test("the desk shows what waits, and each figure leads to its orders", async ({ page }) => {
      await asOwner(page);
      await open(page, "/admin/dashboard");
      await expect(page.getByRole("heading", { name: "All Orders" })).toBeVisible();
      const nav = page.getByRole("navigation", { name: "Admin portal" });
      if (width <= 768) {
        await page.getByRole("button", { name: "Open menu" }).click();
        await expect(nav.getByRole("link", { name: "Consultations" })).toBeVisible();
        await expect(nav.getByRole("link", { name: "E-mail" })).toBeHidden();
        await nav.getByText("Workroom").click();
      }
      // On a desk, too, where the screen is not high.
      await nav.getByText("Cloth", { exact: true }).click();
      await nav.getByText("Money").click();
      await nav.getByText("House").click();
      await expect(nav.getByRole("link")).toHaveText([
        "View Customers",
        "View Orders",
        "Settings",
        "Desk",
        "Board",
        "Messages",
        "Inquiries",
        "Week",
        "Tasks",
        "Consultations",
        "Table",
        "Stops",
        "Purchase list",
        "Purchase orders",
        "Fabric Book",
        "Swatches",
        "Balances",
        "Reports",
        "E-mail",
        "Audit",
      ]);
      await nav.getByRole("link", { name: "View Customers" }).click();
      await expect(page).toHaveURL(/\/customers$/);
      await page.getByRole("link", { name: "Larkfield" }).click();
      await expect(page).toHaveURL(/\/admin\/dashboard$/);
      await page.getByText("Figures by month").click();
      await expect(page.getByRole("columnheader", { name: "Quoted totals" })).toBeVisible();
      await page.getByRole("link", { name: "waiting for the client" }).click();
      await expect(page).toHaveURL(/\/orders\?status=quoted&only=unconfirmed$/);
      await expect(rowOf(page, "LF-1001")).toBeVisible();
      if (width <= 768) {
        const height = async () => (await rowOf(page, "LF-1001").boundingBox())?.height ?? Number.POSITIVE_INFINITY;
        await expect.poll(height).toBeLessThan(100);
      }
      await page.getByRole("link", { name: "Remove the filter" }).click();
      await expect(page).toHaveURL(/\/orders\?status=quoted$/);
      await expect(rowOf(page, "LF-1007")).toContainText("Quoted Confirmed");
    });

    test("orders are searched as one types, filtered, sorted, and all of it is in the address", async ({ page }) => {
      await asOwner(page);
      await open(page, "/admin/dashboard/orders");
      const search = page.getByRole("searchbox", { name: "Search by Order ID, Customer, or Status" });
      await search.pressSequentially("marsh", { delay: 40 });
      await expect(page).toHaveURL(/\?search=marsh$/);
      await expect(page.getByText("3 orders", { exact: true })).toBeVisible();
      await expect(search).toBeFocused();
      await expect(search).toHaveValue("marsh");
      await page.getByRole("link", { name: "Shipping 1" }).click();
      await expect(page).toHaveURL(/search=marsh&status=shipping/);
      await expect(rowOf(page, "LF-1009")).toContainText("$546.96");
      await page.goBack();
      await expect(page.getByText("3 orders", { exact: true })).toBeVisible();
      await search.fill("zzzz");
      await expect(page.getByText("No orders found")).toBeVisible();
      await page.getByRole("link", { name: "Show all orders" }).click();
      await expect(search).toHaveValue("");
      await expect(rowOf(page, "LF-1005")).toContainText("Submitted Waits for a price");
      if (width > 768) {
        await page.getByRole("link", { name: "Total", exact: true }).click();
        await expect(page.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", "ascending");
      } else await page.getByLabel("Sort by").selectOption("Lowest total");
      await expect(page).toHaveURL(/sort=total/);
      await expectAccessible(page);
    });

    test("a customer is found in the directory and has a history", async ({ page }) => {
      await asOwner(page);
      await open(page, "/admin/dashboard/customers");
      await page.getByRole("searchbox").fill("484-555");
      await expect(page.getByText("1 customer", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Imogen Marsh" }).click();
      await expect(page.getByRole("heading", { name: "Imogen Marsh" })).toBeVisible();
      await expect(page).toHaveTitle("Imogen Marsh · Larkfield Drapery");
      await expect(rowOf(page, "LF-1005").getByText("Nov 12, 2026")).toBeVisible();
      await expect(rowOf(page, "LF-1005")).toContainText("Submitted Waits for a price");
      await expect(page.getByText("310 Sample Mill Road, Wayne, PA, 19087")).toBeVisible();
      await page.getByRole("link", { name: "LF-1005" }).click();
      await expect(page.getByRole("heading", { name: "Order #LF-1005" })).toBeVisible();
      await expect(page).toHaveTitle("Order #LF-1005, Imogen Marsh · Larkfield Drapery");
      await page.getByRole("link", { name: "Go To Customer" }).click();
      await page.getByRole("link", { name: "Back to Directory" }).click();
      await expect(page).toHaveURL(/\/customers$/);
    });
  });
}

test("who types and goes elsewhere at once is not called back", async ({ page }) => {
  await asOwner(page);
  await open(page, "/admin/dashboard/orders");
  await page.getByRole("searchbox").fill("marsh");
  await page.getByRole("link", { name: "View Customers" }).click();
  await expect(page.getByRole("heading", { name: "Customer Directory" })).toBeVisible();
  // Longer than a pause in typing, after which a search begins.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/customers$/);
});

test("the CSV has exactly the filtered orders", async ({ page }) => {
  await asOwner(page);
  await open(page, "/admin/dashboard/orders?search=marsh&sort=id");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const file = await (await download).path();
  const lines = (await readFile(file, "utf8")).trimEnd().split("\r\n");
  expect(lines.map((line) => line.split(",").slice(0, 5).join(","))).toEqual([
    "\uFEFFOrder ID,Customer,Windows,Status,Total",
    "LF-1005,Imogen Marsh,3,Submitted,N/A",
    "LF-1009,Imogen Marsh,1,Shipping,546.96",
    "LF-1011,Imogen Marsh,1,Cancelled,1120.00",
  ]);
});

test("what does not exist is said, inside the portal", async ({ page }) => {
  await asOwner(page);
  for (const [address, sentence] of [
    ["/admin/dashboard/order/demo-client/LF-9999", "Order not found."],
    ["/admin/dashboard/order/demo-neighbor/LF-1001", "Order not found."],
    ["/admin/dashboard/customer/nobody", "Customer not found."],
    ["/admin/dashboard/custom-order/demo-owner", "Customer not found."],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is searched and filtered", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill("owner@example.com");
    await page.getByLabel("Password", { exact: true }).fill(demoPasswords.admin);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("searchbox").fill("stone");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/search=stone/);
    await page.getByRole("link", { name: "Delivered 1" }).click();
    await expect(rowOf(page, "LF-1010")).toBeVisible();
  });
});
