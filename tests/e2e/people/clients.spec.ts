import type { Page } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { expect, expectFine, linkInEmailTo, open, send, signIn, test, welcome } from "#tests/support/browser-test.ts";
import { measured } from "#tests/support/orders/ordering-posts.ts";

const asOwner = (page: Page) => signIn(page, { email: "owner@example.com", password: demoPasswords.admin });

/** A client as the telephone gives them; at their page. */
async function addClient(page: Page, lastName: string, phone: string) {
  await open(page, "/admin/dashboard/customers/new");
  await page.getByLabel("Last Name").fill(lastName);
  await page.getByLabel("Phone Number").fill(phone);
  await page.getByRole("button", { name: "Add Client" }).click();
  await expect(page.getByRole("heading", { level: 1, name: lastName })).toBeVisible();
}

/** One window of 48 by 60 with a flat Roman shade, answered past the pages; at the overview. */
async function fillOrder(page: Page) {
  const address = new URL(page.url()).pathname.replace(/\/windows$/, "");
  const steps: [string, Record<string, string>][] = [
    ["windows", { windowCount: "1" }],
    ["hardware-choice", { hardwareChoice: "own" }],
    ["measure/1", Object.fromEntries(measured("Kitchen", "48"))],
    ["window/1/treatments", { treatment: "shades" }],
    ["window/1/shades/style", { style: "soft-shades/Flat Roman" }],
    ["window/1/shades/options", { control: "cordlessControl" }],
    ["window/1/shades/fabrics", { fabricName: "Blue ticking" }],
    ["window/1/confirm", {}],
  ];
  for (const [index, [at, form]] of steps.entries()) {
    await send(page, `${address}/${at}`, { intent: "next", ...form, version: `${index + 1}` });
  }
  await open(page, `${address}/overview`);
}

/** All by telephone: a price, their yes to it, and the deposit that it asks for. */
async function agreeAndPay(page: Page) {
  const order = new URL(page.url()).pathname;
  await open(page, `${order}/quote`);
  for (const price of await page.locator('[name$=".unitPrice"]').all()) await price.fill("640");
  await page.getByRole("button", { name: "Send Quote" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send Quote" }).click();
  await expect(page.getByText("Version 1 · Waiting for the client")).toBeVisible();
  await page.getByRole("link", { name: "Record Acceptance" }).click();
  await dialog.getByLabel("Who said yes").fill("Tess Telephone");
  await dialog.getByLabel("How").selectOption("phone");
  await dialog.getByRole("button", { name: "Record Acceptance" }).click();
  await expect(dialog).toHaveCount(0);
  const money = page.getByRole("region", { name: "Money" });
  await money.getByRole("link", { name: "Record Payment" }).click();
  await dialog.getByLabel("Method").selectOption("Check");
  await dialog.getByRole("button", { name: "Record Payment" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(money.getByText("Deposit paid")).toBeVisible();
}

test("3. a client by telephone: an order entered and handed in, acceptance and a deposit recorded, later invited, sees it and says it is right", async ({
  page,
  browser,
}) => {
  await asOwner(page);
  await addClient(page, "Telephone", "(215) 555-0177");
  await expect(page.getByText("They have no e-mail address")).toBeVisible();
  await expect(page.getByRole("link", { name: "(215) 555-0177" })).toHaveAttribute("href", "tel:2155550177");
  const client = page.url();
  await page.getByRole("button", { name: "Create Order for Telephone" }).click();
  await page.waitForURL("**/windows");
  await fillOrder(page);
  await page.getByRole("button", { name: "Submit Order for Quote" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/LF-10\d\d/);
  const number = /LF-\d+/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0] ?? "";
  await agreeAndPay(page);
  // Nobody can be e-mailed: the house is told to tell them.
  await open(page, client);
  await expect(page.getByRole("region", { name: "E-mails" })).toContainText("Not e-mailed: tell them");
  await expectFine(page);

  const email = `telephone.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByLabel("First Name").fill("Tess");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Invite to the Portal" }).click();
  await expect(page.getByText("Invited to the portal on")).toBeVisible();

  const own = await browser.newContext({ baseURL: process.env.LARKFIELD_URL ?? "" });
  await welcome(own);
  const theirs = await own.newPage();
  const link = await linkInEmailTo(email);
  await open(theirs, link.pathname + link.search);
  await expect(theirs.getByLabel("Last Name")).toHaveValue("Telephone");
  await theirs.getByLabel("Password", { exact: true }).fill("linen-and-lace");
  await theirs.getByLabel("Confirm Password").fill("linen-and-lace");
  await theirs.getByLabel("Street").fill("1 Sample Street");
  await theirs.getByLabel("City").fill("Ambler");
  await theirs.getByLabel("State").fill("PA");
  await theirs.getByLabel("Zip Code").fill("19002");
  await theirs.getByLabel("I agree to the").check();
  await theirs.getByRole("button", { name: "Sign Up" }).click();
  await theirs.waitForURL("**/client/dashboard");
  await open(theirs, "/client/dashboard/orders");
  await theirs.getByRole("link", { name: number }).first().click();
  // The list behind says it too.
  await expect(theirs.getByRole("region", { name: "Please check" })).toContainText("We entered this for you on");
  await theirs.getByRole("button", { name: "These Are Right" }).click();
  // The button is away while it is being sent, too: only its answer says that it has come.
  await expect(theirs.getByText("Thank you. We go on with these windows.")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "These Are Right" })).toHaveCount(0);
  await own.close();

  await open(page, `/admin/dashboard/orders/${number}`);
  await expect(page.getByText("The client says that what we entered is right").first()).toBeVisible();
});

test("somebody entered twice becomes one client, and two again by a press", async ({ page }) => {
  await asOwner(page);
  const name = `Twice ${crypto.randomUUID().slice(0, 6)}`;
  await addClient(page, name, "(215) 555-0181");
  const other = new URL(page.url()).pathname;
  await page.getByRole("button", { name: `Create Order for ${name}` }).click();
  await page.waitForURL("**/windows");
  await addClient(page, name, "(215) 555-0182");
  const stays = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Merge", exact: true }).click();
  await expect(page.getByRole("heading", { name: "They have the same name or phone number" })).toBeVisible();
  await expectFine(page);
  await page.getByRole("link", { name: "Look at both" }).click();
  await expect(page.getByText(`What goes over to ${name}: 1 order.`)).toBeVisible();
  await page.getByRole("radiogroup", { name: "Phone" }).getByText("(215) 555-0181").click();
  await expectFine(page);
  await page.getByRole("button", { name: "Merge Them" }).click();
  await page.waitForURL(`**${stays}`);
  await expect(page.getByRole("link", { name: "(215) 555-0181" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Order History" }).getByRole("row")).toHaveCount(2);
  await expectFine(page);

  // An old address leads on, by a link and by data.
  await open(page, `${other}/edit`);
  await expect(page).toHaveURL(`${process.env.LARKFIELD_URL}${stays}/edit`);
  await open(page, stays);
  await page.getByRole("region", { name: "Last changes" }).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone: Merged").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "(215) 555-0182" })).toBeVisible();
  await open(page, other);
  await expect(page).toHaveURL(`${process.env.LARKFIELD_URL}${other}`);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test("a status saved by a slip goes back from the toast", async ({ page }) => {
    await asOwner(page);
    await open(page, "/admin/dashboard/orders/LF-1004");
    const status = page.getByLabel("Order Status");
    await expect(status).toHaveValue("in progress");
    await status.selectOption("completed");
    await page.locator("[name=leaveOut]").check();
    await page.getByRole("button", { name: "Save Order Changes" }).click();
    await expect(page.getByRole("region", { name: "Last changes" })).toContainText("In progress became Completed");
    await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Undone: Status").first()).toBeVisible();
    await expect(page.getByLabel("Order Status")).toHaveValue("in progress");
  });
});
