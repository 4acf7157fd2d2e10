import { type Browser, type Page, expect as patience, test } from "@playwright/test";
import sharp from "sharp";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { complaintsOf, expectFine, logIn, open, sizes } from "#tests/support/browser-test.ts";
import { jpegOf } from "#tests/support/photos.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

/** Every save makes all pages anew: two seconds of a processor, and many more where the other tests have them. */
const expect = patience.configure({ timeout: 60_000 });

/** A site of its own: the mark and the gallery of the one that the other tests share are looked at by them. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server?.stop());

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#7a2e3acc" } })
    .png()
    .toBuffer();
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel("Picture").setInputFiles({ name, mimeType: "image/png", buffer });

const newPage = async (browser: Browser, viewport: { width: number; height: number }) => {
  const context = await browser.newContext({ baseURL: server.url, viewport });
  const page = await context.newPage();
  const complaints = complaintsOf(page, server.url);
  await logIn(page, { email: "owner@example.com", password: demoPasswords.admin });
  await page.waitForURL("**/admin/dashboard");
  return { context, page, complaints };
};

for (const { name, width, height } of sizes) {
  /** It has arrived, is drawn in its own shape, and stands within its line. */
  const expectLogo = async (page: Page, heard: string) => {
    const logo = page.getByRole("link", { name: heard, exact: true }).first().locator("img[data-logo]");
    await expect(logo).toBeVisible();
    const drawn = await logo.evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      const { naturalWidth, naturalHeight } = img;
      const { width, height } = img.getBoundingClientRect();
      return { own: naturalWidth / naturalHeight, drawn: width / height, height };
    });
    expect(drawn.drawn).toBeCloseTo(drawn.own, 1);
    expect(Math.round(drawn.height)).toBe(32);
  };

  test(`an owner gives the house a logo of their own, and takes it back (${name})`, async ({ browser }) => {
    test.slow();
    const { context, page, complaints } = await newPage(browser, { width, height });
    await open(page, "/admin/dashboard/site/business");
    await page.getByRole("link", { name: "a page of its own" }).click();
    await choose(page, "logo.png", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
    await page.getByRole("button", { name: "Save and Show" }).click();
    const unread = "We cannot read that file as a picture. Please choose a JPEG or a PNG.";
    await expect(page.getByLabel("Picture")).toHaveAccessibleDescription(new RegExp(unread));
    await expectFine(page);

    await choose(page, "logo.png", await png(900, 300));
    const popup = page.waitForEvent("popup");
    await page.getByRole("button", { name: "See the home page with this" }).click();
    const draft = await popup;
    await expect(draft.getByText("Draft. Nothing is saved")).toBeVisible();
    await expectLogo(draft, "Larkfield");
    await draft.close();
    await expect(page.locator("header img[data-logo]")).toHaveCount(0);

    await choose(page, "logo.png", await png(900, 300));
    await page.getByRole("button", { name: "Save and Show" }).click();
    await expect(page.getByText("Saved, and shown.")).toBeVisible();
    await expectFine(page);
    await open(page, "/contact-us");
    await expectLogo(page, "Larkfield");
    await expectFine(page);
    await page.getByRole("contentinfo").locator("img[data-logo]").scrollIntoViewIfNeeded();

    // One that is about as high as wide stands beside the name, in the portal too.
    await open(page, "/admin/dashboard/site/logo");
    await choose(page, "square.png", await png(300, 300));
    await page.getByRole("button", { name: "Save and Show" }).click();
    await expect(page.getByText("Saved, and shown.")).toBeVisible();
    await expectLogo(page, "Larkfield");
    await expect(page.getByRole("link", { name: "Larkfield", exact: true }).first()).toHaveText("Larkfield");

    await page.getByRole("button", { name: "Put Back as It Came" }).click();
    await expect(page.getByText("Put back as it came.")).toBeVisible();
    await open(page, "/contact-us");
    await expect(page.locator("img[data-logo]")).toHaveCount(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test("an owner fills the gallery: adds, words, orders, hides and removes a picture", async ({ browser }) => {
  const { context, page, complaints } = await newPage(browser, { width: 390, height: 664 });
  const caption = "Our own bay";
  const alt = "Three windows of a bay, dressed in linen.";
  await open(page, "/admin/dashboard/site/gallery");
  await expectFine(page);
  // A contact sheet: neither the form of a new one nor that of any other is open.
  await expect(page.getByLabel("Caption")).toHaveCount(31);
  for (const field of await page.getByLabel("Caption").all()) await expect(field).toBeHidden();
  await page.getByText("Add a Picture").press("Enter");
  const add = page.getByRole("form", { name: "Add a picture" });
  const jpeg = { name: "bay.jpg", mimeType: "image/jpeg", buffer: await jpegOf("#607080", 1800, 1200) };
  await add.getByLabel("Picture").setInputFiles(jpeg);
  await add.getByLabel("Caption").fill(caption);
  await add.getByRole("button", { name: "Add and Show" }).click();
  // The sentence is required: the browser asks for it, and the server where somebody writes spaces.
  await expect(add.getByLabel("What it shows")).toBeFocused();
  await add.getByLabel("What it shows").fill("   ");
  await add.getByRole("button", { name: "Add and Show" }).click();
  await expect(page.getByText("Please say in a sentence what the picture shows.")).toBeVisible();
  await add.getByLabel("Picture").setInputFiles(jpeg);
  await add.getByLabel("Caption").fill(caption);
  await add.getByLabel("What it shows").fill(alt);
  await add.getByRole("button", { name: "Add and Show" }).click();

  const own = page.getByRole("main").getByRole("listitem").filter({ hasText: caption });
  await expect(own).toHaveCount(1);
  const first = page.getByRole("main").getByRole("listitem").first();
  await expect(first).toContainText(caption);
  await own.locator("summary").press("Enter");
  await own.getByRole("button", { name: `Move Down ${caption}` }).click();
  await expect(first).not.toContainText(caption);
  // It stays open, and closed it keeps what was typed.
  await own.getByLabel("What it shows").fill("A bay in linen, in the morning.");
  await own.locator("summary").click();
  await expect(own.getByText("not saved yet")).toBeVisible();
  await expect(own.getByLabel("What it shows")).toBeHidden();
  await own.locator("summary").click();
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await own.getByRole("button", { name: `Save ${caption}` }).click();
  await saved;
  await expect(own.getByText("not saved yet")).toHaveCount(0);
  await expect(own.getByLabel("What it shows")).toHaveValue("A bay in linen, in the morning.");
  await expectFine(page);

  const visitor = await context.newPage();
  const shown = visitor.getByRole("img", { name: "A bay in linen, in the morning." });
  await open(visitor, "/gallery");
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((img: HTMLImageElement) => img.decode().then(() => img.currentSrc))).toContain("/media/");
  await own.getByRole("button", { name: `Hide ${caption}` }).click();
  await expect(own.getByText("Hidden: visitors do not see it.")).toBeVisible();
  await open(visitor, "/gallery");
  await expect(shown).toHaveCount(0);
  await own.getByRole("button", { name: `Remove ${caption}` }).click();
  await expect(own).toHaveCount(0);
  expect(complaints).toEqual([]);
  await context.close();
});
