import type { BrowserContext, Page } from "@playwright/test";
import { openDatabase } from "#app/db/open-database.server.ts";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { formatDate } from "#app/domain/dates.ts";
import { createKeyboard } from "#tests/support/browser/keyboard.ts";
import { expect, expectAccessible, open, signIn, test } from "#tests/support/browser-test.ts";
import { addOrderRecord, demoQuote, sendVersion } from "#tests/support/orders/quoted-order.ts";
import { calledIn, readRows } from "#tests/support/rows.ts";
import { signedUp } from "#tests/support/visitor.ts";

const server = () => ({ url: process.env.LARKFIELD_URL ?? "", dataDir: process.env.LARKFIELD_DATA ?? "" });
const now = () => new Date();

/** Somebody of this test's own, logged in, with an order that we have quoted: $2,227.01 as suggested. */
async function quotedClient(context: BrowserContext) {
  const { visitor, user } = await signedUp(server());
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: server().url })));
  const database = openDatabase(server());
  try {
    const order = await addOrderRecord({ db: database.db, now }, { userId: String(user?.id) });
    return { ...order, address: `/client/dashboard/orders/${order.orderId}/quote` };
  } finally {
    await database.close();
  }
}

type Quoted = Awaited<ReturnType<typeof quotedClient>>;

/** Another version, in which the drapes cost $100.00 more. */
async function revise({ orderId, userId, lines }: Quoted) {
  const dearer = lines.map((line) => (line.key === "drapes" ? { ...line, unitCents: 128_000 } : line));
  const database = openDatabase(server());
  try {
    return await sendVersion({ db: database.db, now }, { orderId, userId }, demoQuote({ now }, dearer));
  } finally {
    await database.close();
  }
}

const answersOf = (orderId: string) =>
  readRows(
    server(),
    "select kind, totalCents, chosen, reason from quoteAnswers where orderId = ? order by at",
    orderId,
  );

const totals = (page: Page) => page.getByRole("region", { name: "What it comes to" });

async function sign(page: Page) {
  await page.getByLabel("I agree to the terms above.").check();
  await page.getByLabel("Your full name").fill("Mallory Sample");
  await page.getByRole("button", { name: "Confirm Order" }).click();
}

async function expectNoSideways(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test("what is chosen moves the figures at once, is confirmed once, and is what is cut", async ({
  browser,
  page,
  context,
}) => {
  const { orderId, userId, address } = await quotedClient(context);
  const called = calledIn({ dataDir: process.env.LARKFIELD_DATA ?? "" }, orderId);
  await open(page, "/client/dashboard/orders");
  await page.getByRole("link", { name: `Confirm order ${called}` }).click();
  const overlay = page.getByRole("dialog", { name: `Order #${called}` });
  await expect(overlay).toContainText("$2,227.01");
  await overlay.getByRole("link", { name: "Confirm Order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Quote ${called}, version 1` })).toBeVisible();
  await expect(totals(page)).toContainText("$1,113.51");
  await expect(totals(page).getByRole("link", { name: "Go to Confirm" })).toBeInViewport();
  await expectAccessible(page);

  await page.getByRole("radio", { name: "Blackout lining" }).check();
  await expect(totals(page)).toContainText("$2,292.46");
  await page.getByRole("checkbox", { name: "Tassel tiebacks" }).check();
  await expect(totals(page)).toContainText("$2,357.92");
  await expect(totals(page)).toContainText("$123.52");
  await expect(totals(page)).toContainText("$1,178.96");

  const [same, other] = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([open(same, address), open(other, address)]);
  await same.getByRole("radio", { name: "Blackout lining" }).check();
  await same.getByRole("checkbox", { name: "Tassel tiebacks" }).check();

  const yes = page.getByRole("button", { name: "Confirm Order" });
  await yes.click();
  await expect(page.getByText("You must agree to the terms.")).toBeVisible();
  await expect(page.getByLabel("I agree to the terms above.")).toBeFocused();
  await page.getByLabel("I agree to the terms above.").check();
  await yes.click();
  await expect(page.getByText("Please type your name.")).toBeVisible();
  await expect(page.getByLabel("Your full name")).toBeFocused();
  await page.getByLabel("Your full name").fill("Mallory Sample");
  await yes.click();
  const today = formatDate(now().toISOString());
  const confirmed = `Confirmed on ${today} and signed by Mallory Sample.`;
  await expect(page.getByText(confirmed)).toBeVisible();
  await expect(yes).toHaveCount(0);

  await sign(same);
  await expect(same.getByText(confirmed)).toBeVisible();
  await sign(other);
  await expect(other.getByRole("alert")).toHaveText(
    `This quote was confirmed on ${today} for $2,357.92. Ask us if you would like to change it.`,
  );
  await expect(totals(other)).toContainText("$2,357.92");
  expect(answersOf(orderId)).toEqual([
    { kind: "accepted", totalCents: 235_792, chosen: '["dark-lining","tassels"]', reason: "" },
  ]);
  const told = readRows(server(), "select kind from emails where orderId = ? order by kind", orderId);
  expect(told.map(({ kind }) => kind)).toEqual(["quote_confirmed", "quote_copy", "quote_ready"]);

  // What was chosen is what is made: the client's window, the sheet and the paper to cut from say so.
  await open(page, `/client/dashboard/orders/${orderId}`);
  await expect(page.locator("main")).toContainText("Blackout lining");
  const workroom = `/admin/dashboard/order/${userId}/${orderId}/workroom`;
  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, { email: "owner@example.com", password: demoPasswords.admin });
  await open(owner, workroom);
  const sheet = (window: string) => owner.getByRole("article", { name: `${window}, Drapes: Three Finger Pinch` });
  await expect(sheet("Living room, left").getByRole("definition").getByText("Blackout", { exact: true })).toBeVisible();
  await expect(sheet("Living room, right").getByText("Blackout")).toHaveCount(0);
  await expect(sheet("Living room, left").getByText("Agreed on the quote: Tassel tiebacks")).toBeVisible();
  await open(owner, `${workroom}/print`);
  await expect(owner.getByText("Blackout lining").first()).toBeVisible();
  await expect(owner.getByText(/Tassel tiebacks/).first()).toBeVisible();
});

test("on a phone it is read, chosen and confirmed by keyboard alone, also twice as large", async ({
  page,
  context,
}) => {
  const { orderId, address } = await quotedClient(context);
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, address);
  await expectAccessible(page);
  const { press, write, tabTo, arrowTo } = createKeyboard(page);
  await tabTo("radio", "Cotton sateen lining");
  await arrowTo("Blackout lining");
  await tabTo("checkbox", "Tassel tiebacks");
  await press("Space");
  const running = page.getByText("Total with what you chose").locator("..");
  await expect(running).toContainText("$2,357.92");
  // The way to the yes is as near as the sum.
  await page.getByRole("link", { name: "Go to Confirm" }).click();
  await expect(page.getByRole("heading", { name: "Say yes to this quote" })).toBeInViewport();
  await expect(page.getByRole("checkbox", { name: "Tassel tiebacks" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Tassel tiebacks" }).focus();
  // Nothing is cut where a phone shows everything twice as large, nor where a desktop does.
  await expectNoSideways(page, 195, 332);
  await expectNoSideways(page, 720, 450);
  await tabTo("checkbox", "I agree to the terms above.");
  await press("Space");
  await tabTo("textbox", "Your full name");
  await write("Mallory Sample");
  await tabTo("button", "Confirm Order");
  await press("Enter");
  await expect(page.getByText("signed by Mallory Sample.")).toBeVisible();
  await expectAccessible(page);
  expect(answersOf(orderId)).toMatchObject([{ kind: "accepted", totalCents: 235_792 }]);
});

test("changes are asked for line by line, the newer version says what changed, and may be declined", async ({
  page,
  context,
}) => {
  const quoted = await quotedClient(context);
  await open(page, quoted.address);
  await page.getByText("Ask for Changes").first().click();
  await page.getByRole("button", { name: "Ask for Changes" }).click();
  await expect(page.getByText("Please tell us what you would like to change.")).toBeVisible();
  await page.getByLabel("What would you like to change?").fill("Nearly there.");
  await page.getByText("About one line").click();
  await page.locator('[name="lineMessages[shade]"]').fill("Could the shade be a little wider?");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ask for Changes" }).click();
  const note = page.getByRole("status").filter({ hasText: "You asked for changes on" });
  await expect(note).toContainText("Flat Roman shade: Could the shade be a little wider?");
  await expect(page.getByRole("button", { name: "Confirm Order" })).toBeVisible();
  await expectAccessible(page);

  await revise(quoted);
  await open(page, quoted.address);
  const changed = page.getByRole("region", { name: "What changed since version 1" });
  await expect(changed).toContainText("Drapes for Living room, left: $1,280.00, was $1,180.00");
  await expect(changed).toContainText("Total as suggested: $2,327.71, was $2,227.01");
  await page.getByText("Decline Quote").first().click();
  await page.getByRole("button", { name: "Decline Quote" }).click();
  await expect(page.getByText("Please choose a reason.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Not now").check();
  await page
    .locator("form")
    .filter({ hasText: "What is the reason?" })
    .locator('[name="message"]')
    .fill("Next spring.");
  await page.getByRole("button", { name: "Decline Quote" }).click();
  await expect(page.getByText("You declined this quote on")).toBeVisible();
  await expect(page.getByText("Deposit", { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  expect(answersOf(quoted.orderId)).toMatchObject([{ kind: "changes_asked" }, { kind: "declined", reason: "not now" }]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the total follows once it is asked for, and the order is confirmed", async ({ page, context }) => {
    const { orderId, address } = await quotedClient(context);
    await page.goto(address);
    await page.getByRole("radio", { name: "Blackout lining" }).check();
    await page.getByRole("button", { name: "Update Total" }).click();
    await expect(totals(page)).toContainText("$2,292.46");
    await expect(page.getByRole("radio", { name: "Blackout lining" })).toBeChecked();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await sign(page);
    await expect(page.getByText("signed by Mallory Sample.")).toBeVisible();
    expect(answersOf(orderId)).toMatchObject([{ kind: "accepted", totalCents: 229_246 }]);
  });
});
