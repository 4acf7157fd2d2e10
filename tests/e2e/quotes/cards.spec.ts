import { type Browser, type BrowserContext, test as base, expect } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { expectAccessible, logIn } from "#tests/support/browser-test.ts";
import { type CardDouble, startCardDouble } from "#tests/support/cards/card-double.ts";
import { addAcceptedOrder } from "#tests/support/orders/accepted-order.ts";
import { openDemoHouse } from "#tests/support/orders/quoted-house.ts";
import { newFolder, startServer, type TestServer } from "#tests/support/server.ts";

/** A site of its own, where cards are taken: the one that the other tests share takes none. */
let server: TestServer;
let double: CardDouble;
let orderId: string;

base.beforeAll(async () => {
  const dataDir = newFolder();
  const house = await openDemoHouse(dataDir);
  orderId = await addAcceptedOrder(house);
  await house.close();
  double = await startCardDouble();
  server = await startServer({ dataDir, env: double.env });
  double.webhook = `${server.url}/webhooks/stripe`;
});
base.afterAll(async () => {
  await server?.stop();
  await double?.stop();
});

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** On a phone; without scripts where somebody is signed in already. */
async function pageIn(browser: Browser, signedIn?: State) {
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: !signedIn,
    viewport: { width: 390, height: 664 },
    extraHTTPHeaders: { "x-forwarded-for": crypto.randomUUID() },
    ...(signedIn && { storageState: signedIn }),
  });
  await context.addCookies([{ name: "larkfield.welcome-seen", value: "yes", url: server.url }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  return { page, complaints };
}

base(
  "a client comes back from the card page without paying, then goes there again and has paid",
  async ({ browser }) => {
    const { page, complaints } = await pageIn(browser);
    await logIn(page, { email: "client@example.com", password: demoPasswords.client });
    await page.waitForURL("**/client/dashboard");

    const { page: plain } = await pageIn(browser, await page.context().storageState());
    await plain.goto(`/client/dashboard/orders/${orderId}`);
    await plain.getByRole("button", { name: "Pay by Card" }).click();
    await plain.getByRole("link", { name: "Back" }).click();
    await expect(plain.getByRole("heading", { name: "Nothing was paid" })).toBeVisible();

    await page.goto(`/client/dashboard/orders/${orderId}/quote`);
    await page.getByRole("button", { name: "Pay by Card" }).click();
    await expect(page.getByRole("heading", { name: /^Pay \d+$/ })).toBeVisible();
    expect(double.checkouts.size).toBe(1);
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await expect(page.getByText(/^We have it: \$[\d,.]+\./)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("link", { name: "See the Receipt" }).click();
    await expect(page.getByRole("heading", { name: /^Receipt R-\d{4}-\d{5}$/ })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
