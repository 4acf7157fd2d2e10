import type { Page } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { expect, expectFine, newPerson, open, send, signIn, signUp, test } from "#tests/support/browser-test.ts";
import { measured } from "#tests/support/orders/ordering-posts.ts";
import { jpegOf } from "#tests/support/photos.ts";
import { changeRows, readRows } from "#tests/support/rows.ts";

const house = () => ({ dataDir: process.env.LARKFIELD_DATA ?? "" });

/** A new client with an order in progress that has a Kitchen window. */
async function begin(page: Page) {
  await signUp(page);
  const at = await send(page, "/client/dashboard/create-order", { intent: "create" });
  const orderId = /create-order\/([^/]+)/.exec(at)?.[1] ?? "";
  const order = `/client/dashboard/create-order/${orderId}`;
  await send(page, `${order}/windows`, { intent: "next", windowCount: "1", version: "1" });
  await send(page, `${order}/hardware-choice`, { intent: "next", hardwareChoice: "own", version: "2" });
  const kitchen = Object.fromEntries(measured("Kitchen", "48"));
  await send(page, `${order}/measure/1`, { intent: "next", ...kitchen, version: "3" });
  const [row] = readRows(house(), "select userId from orders where id = ?", orderId);
  const owners = `/admin/dashboard/order/${row?.userId}/${orderId}`;
  return { orderId, owners, messages: `/client/dashboard/orders/${orderId}/messages` };
}

async function write(page: Page, words: string) {
  await page.getByLabel("Your message").fill(words);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("log").getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("");
}

const noticesOf = (orderId: string) =>
  readRows(
    house(),
    "select id, kind, state, createdAt, nextTryAt, parameters from emails where orderId = ? and kind like 'message%' order by createdAt",
    orderId,
  );

test.describe("a client on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test("4. Client writes three messages in two minutes: one notice five minutes later; read before that, none; unread 1 to 0 on looking; a read one stays", async ({
    page,
    browser,
  }) => {
    const { orderId, owners, messages } = await begin(page);
    await open(page, "/client/dashboard/create-order");
    await page.getByRole("link", { name: "Messages" }).click();
    await expect(page.getByText("Nothing has been written yet.")).toBeVisible();
    for (const words of ["Hello", "How long does it take?"]) await write(page, words);
    await page.getByLabel("Your message").fill("See https://example.com/room.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("link", { name: "https://example.com/room" })).toBeVisible();
    await expectFine(page);
    const [notice, ...more] = noticesOf(orderId);
    expect(more).toEqual([]);
    expect(JSON.parse(`${notice?.parameters}`)).toMatchObject({ order_id: orderId, count: 3 });
    expect(Date.parse(`${notice?.nextTryAt}`) - Date.parse(`${notice?.createdAt}`)).toBe(300_000);

    // Who has it open reads what comes.
    await open(page, "/client/dashboard/create-order");
    const ours = await browser.newContext({ baseURL: process.env.LARKFIELD_URL ?? "" });
    const owner = await ours.newPage();
    await signIn(owner, { email: "owner@example.com", password: demoPasswords.admin });
    await open(owner, "/admin/dashboard");
    await owner.getByRole("link", { name: /Messages to read/ }).click();
    await owner.waitForURL("**/messages?state=unread");
    await owner.getByRole("searchbox").fill(orderId);
    await owner.keyboard.press("Enter");
    await expect(owner.getByText("3 unread")).toBeVisible();
    await expectFine(owner);
    await open(owner, owners);
    const panel = owner.getByRole("region", { name: "Messages" });
    await expect(panel.getByText("How long does it take?")).toBeVisible();
    // Looked at before it went: it is dropped when its time comes.
    changeRows(house(), `update emails set nextTryAt = createdAt where id = '${notice?.id}'`);
    await expect.poll(() => noticesOf(orderId)[0]?.state, { timeout: 60_000 }).toBe("dropped");
    await panel.getByText("About a window or a line of the quote").click();
    await panel.getByLabel("Window").selectOption("Kitchen");
    const picture = { name: "sample.jpg", mimeType: "image/jpeg", buffer: await jpegOf("#667755", 900, 600) };
    await panel.locator("input[type=file]").first().setInputFiles(picture);
    await expect(panel.getByRole("img", { name: "Photograph 1 of this message" })).toBeVisible();
    await write(owner, "Six weeks");
    await expect(panel.getByRole("log").getByText("Kitchen", { exact: true })).toBeVisible();
    await expectFine(owner);

    await open(page, "/client/dashboard/create-order");
    await page.getByRole("link", { name: "Messages (1 new)" }).click();
    await expect(page.getByText("Six weeks")).toBeVisible();
    const shown = page.getByRole("img", { name: /^Photograph 1 from/ });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(480);
    await expectFine(page);
    await expect(page.getByText(/^Read at /)).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Take Back" })).toHaveCount(0);
    await open(page, "/client/dashboard/create-order");
    await expect(page.getByRole("link", { name: /^Messages about/ })).toBeVisible();

    // What the owner sees as unread by then was read meanwhile.
    const [answer] = readRows(house(), "select id from messages where orderId = ? and side = 'house'", orderId);
    const taking = { headers: { origin: process.env.LARKFIELD_URL ?? "" }, form: { messageId: `${answer?.id}` } };
    const refused = await owner.request.post(`${owners}/acts/take-back-message`, taking);
    expect([refused.status(), await refused.text()]).toEqual([
      409,
      expect.stringContaining("It has been read already."),
    ]);

    // Their open page would read the next one within seconds.
    await ours.close();
    await open(page, messages);
    await write(page, "Never mind");
    await page.getByRole("button", { name: "Take Back" }).click();
    await expect(page.getByText("Message taken back", { exact: true })).toBeVisible();
    await expect(page.getByText("Never mind")).toHaveCount(0);
  });

  test("what is written without a line is kept and sent once, and what came meanwhile stands above it", async ({
    page,
    context,
  }) => {
    const { orderId, messages } = await begin(page);
    await open(page, messages);
    await page.getByLabel("Your message").fill("Written in a tunnel");
    await page.reload();
    await expect(page.getByLabel("Your message")).toHaveValue("Written in a tunnel");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("You are offline. We’ll send it when you are back.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("log").getByText("Written in a tunnel")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByLabel("Your message")).toHaveValue("");
    const bodies = () => readRows(house(), "select body from messages where orderId = ? order by sentAt", orderId);
    expect(bodies()).toEqual([{ body: "Written in a tunnel" }]);

    await page.getByLabel("Your message").fill("Which day?");
    changeRows(
      house(),
      `insert into messages (id, orderId, side, authorId, body, sentAt, formKey)
       values ('m-${orderId}', '${orderId}', 'house', 'demo-owner', 'We come on Monday', '${new Date().toISOString()}', 'm-${orderId}')`,
    );
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("A new message came while you were writing.")).toBeVisible();
    await expect(page.getByText("We come on Monday")).toBeVisible();
    await expect(page.getByLabel("Your message")).toHaveValue("Which day?");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByLabel("Your message")).toHaveValue("");
    expect(bodies()).toHaveLength(3);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent, refused with its sentence, and taken back", async ({ page }) => {
    const { messages } = await begin(page);
    await page.goto(messages);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Please write something, or add a photograph.")).toBeVisible();
    const buffer = await jpegOf("#335577", 900, 600);
    await page.locator("input[type=file]").setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: "Send Photo" }).click();
    await expect(page.getByRole("img", { name: "Photograph 1 of this message" })).toBeVisible();
    await page.getByRole("button", { name: "Remove photograph 1" }).click();
    await expect(page.getByRole("img", { name: "Photograph 1 of this message" })).toHaveCount(0);
    await page.locator("input[type=file]").setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: "Send Photo" }).click();
    await page.getByLabel("Your message").fill(`Plain ${newPerson().email}`);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("log").getByText(/^Plain ida/)).toBeVisible();
    await expect(page.getByRole("img", { name: "Photograph 1 from you" })).toBeVisible();
    await page.getByRole("button", { name: "Take Back" }).click();
    await expect(page.getByText("Message taken back", { exact: true })).toBeVisible();
    await expect(page.getByRole("img", { name: "Photograph 1 from you" })).toHaveCount(0);
  });
});
