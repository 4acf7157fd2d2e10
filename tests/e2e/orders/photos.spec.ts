import { expect, expectFine, open, resize, send, signIn, signUp, test } from "#tests/support/browser-test.ts";
import { openCustomized } from "#tests/support/orders/ordering.ts";
import { measured } from "#tests/support/orders/ordering-posts.ts";
import { jpegOf } from "#tests/support/photos.ts";

const owner = { email: "owner@example.com", password: "demo-owner" };

const picture = async (name: string, color: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await jpegOf(color, 1200, 900),
});

test("1. Client at 390 px adds two JPEGs to the Kitchen window in the wizard, captions one, submits; the owner sees both beside the drawing and small on the work order", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await signUp(page);
  await openCustomized(page, "Kitchen window");
  const overview = new URL(page.url()).pathname;
  const order = overview.split("/").at(-2) ?? "";
  await open(page, overview.replace("overview", "measure/1"));
  await page.getByText("Add photos of this window").click();
  const files = [await picture("one.jpg", "#b0a080"), await picture("two.jpg", "#405060")];
  await page.getByLabel("Add photos of Kitchen window").setInputFiles(files);
  const shelf = page.getByRole("region", { name: "Photographs of Kitchen window" });
  await expect(shelf.getByRole("img")).toHaveCount(2);
  await shelf.getByText("Change Photograph 1 of Kitchen window").click();
  await shelf.getByLabel("Caption").first().fill("North side");
  await shelf.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Caption saved.")).toBeVisible();
  await expectFine(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.setViewportSize({ width: 390, height: 664 });

  await open(page, overview);
  await expect(shelf.getByRole("img", { name: "North side" })).toBeVisible();
  await page.getByLabel("Add photos of Kitchen window").setInputFiles({
    name: "page.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("<!doctype html>"),
  });
  await expect(page.getByText("We cannot read that file as a photograph.")).toBeVisible();
  await expectFine(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole("button", { name: "Submit" }).first().click();
  await page.waitForURL("**/client/dashboard/orders**");
  await open(page, `/client/dashboard/orders/${order}`);
  await expect(shelf.getByRole("img")).toHaveCount(2);
  await expectFine(page);

  const house = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 1440, height: 900 } });
  const desk = await house.newPage();
  await signIn(desk, owner);
  await open(desk, `/admin/dashboard/orders/${order}`);
  const beside = desk.getByRole("region", { name: "Photographs of Kitchen window" });
  await expect(beside.getByRole("img", { name: "North side" })).toBeVisible();
  const at = new URL(desk.url()).pathname;
  for (const paper of ["workroom", "workroom/print"]) {
    await open(desk, `${at}/${paper}`);
    await expect(desk.getByRole("list", { name: "Photographs of Kitchen window" }).getByRole("img")).toHaveCount(2);
  }
  const paper = await house.request.get(`${at}/workroom/print.pdf`);
  expect([paper.status(), (await paper.body()).toString("latin1").includes("/DCTDecode")]).toEqual([200, true]);
  await house.close();

  await shelf.getByText("Change Photograph 2 of Kitchen window").click();
  await shelf.getByText("Remove Photograph 2 of Kitchen window").click();
  await shelf.getByRole("button", { name: "Yes, Remove" }).last().click();
  await expect(page.getByText("Photo removed.")).toBeVisible();
  await expect(shelf.getByRole("img")).toHaveCount(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("1. Without scripts the same: two photographs of the window, a caption, and the owner sees both", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await signIn(page, { email: "client@example.com", password: "demo-client" });
    const started = await send(page, "/client/dashboard/create-order", { intent: "create" });
    const order = /create-order\/([^/]+)/.exec(started)?.[1] ?? "";
    const wizard = `/client/dashboard/create-order/${order}`;
    await send(page, `${wizard}/windows`, { intent: "next", windowCount: "1", version: "1" });
    await send(page, `${wizard}/hardware-choice`, { intent: "next", hardwareChoice: "own", version: "2" });
    const kitchen = Object.fromEntries(measured("Kitchen window", "48"));
    await send(page, `${wizard}/measure/1`, { intent: "next", ...kitchen, version: "3" });
    await page.goto(`${wizard}/measure/1`);
    const shelf = page.getByRole("region", { name: "Photographs of Kitchen window" });
    for (const [index, color] of ["#b0a080", "#405060"].entries()) {
      await page.getByText(index === 0 ? "Add photos of this window" : "Photos of this window (1)").click();
      await shelf.getByLabel("Add photos of Kitchen window").setInputFiles(await picture(`${index}.jpg`, color));
      await shelf.getByRole("button", { name: "Send Photo" }).click();
    }
    await page.getByText("Photos of this window (2)").click();
    await expect(shelf.getByRole("img")).toHaveCount(2);
    await shelf.getByText("Change Photograph 1 of Kitchen window").click();
    await shelf.getByLabel("Caption").first().fill("North side");
    await shelf.getByRole("button", { name: "Save" }).first().click();
    const house = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
    const desk = await house.newPage();
    await signIn(desk, owner);
    await desk.goto(`/admin/dashboard/orders/${order}`);
    const beside = desk.getByRole("region", { name: "Photographs of Kitchen window" });
    await expect(beside.getByRole("img", { name: "North side" })).toHaveCount(1);
    await expect(beside.getByRole("img")).toHaveCount(2);
    await house.close();
  });

  test("a photograph is sent, shown and removed", async ({ page }) => {
    await signIn(page, { email: "client@example.com", password: "demo-client" });
    await resize(page, { width: 390, height: 664 });
    await page.goto("/client/dashboard/orders/LF-1001");
    const shelf = page.getByRole("region", { name: /^Photographs of/ }).first();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await shelf.getByLabel("Add photos of").setInputFiles(await picture("plain.jpg", "#807060"));
    await shelf.getByRole("button", { name: "Send Photo" }).click();
    await expect.poll(() => page.content()).toContain("Photo added.");
    await expect(shelf.getByRole("img")).toHaveCount(1);
    await shelf.getByText("Change Photograph 1").click();
    await shelf.getByText("Remove Photograph 1").click();
    await shelf.getByRole("button", { name: "Yes, Remove" }).click();
    await expect.poll(() => page.content()).toContain("Photo removed.");
  });
});
