import {
  expect,
  expectAccessible,
  linkInEmailTo,
  newPerson,
  open,
  sendAsPerson,
  signIn,
  test,
} from "#tests/support/browser-test.ts";
import { jpegOf } from "#tests/support/photos.ts";

test("a visitor asks on a phone, the owner answers and invites, and the sign-up is filled in", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, "/ask?style=ripplefold");
  await expect(page.getByText("You are asking about Ripplefold.")).toBeVisible();
  await expectAccessible(page);
  const send = page.getByRole("button", { name: "Send Your Question" });
  await send.click();
  await expect(page.getByLabel("Your question")).toBeFocused();
  const person = newPerson();
  const name = `${person.firstName} ${person.lastName}`;
  await page.getByLabel("Your question").fill("A bay window.\nThree panes.");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Zip Code").fill("19003");
  await page.getByLabel("Email").fill(person.email);
  const picture = { name: "bay.jpg", mimeType: "image/jpeg", buffer: await jpegOf("#8899aa", 800, 600) };
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([picture, { ...picture, name: "bay-2.jpg" }]);
  await expect(page.getByText("Added")).toHaveCount(2);
  await page.getByRole("button", { name: "Remove bay-2.jpg" }).click();
  await expectAccessible(page);
  await sendAsPerson(page, send, "We have your question");
  await expect(page.getByText("One photograph has arrived.")).toBeVisible();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ ...picture, buffer: await jpegOf("#445566", 800, 600) });
  await expect(page.getByText("2 photographs have arrived.")).toBeVisible();
  await expectAccessible(page);

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, { email: "owner@example.com", password: "demo-owner" });
  await open(owner, `/admin/dashboard/inquiries?search=${encodeURIComponent(person.email)}`);
  await owner.getByRole("link", { name }).click();
  await expect(owner.getByRole("heading", { name: `Inquiry of ${name}` })).toBeVisible();
  const photographs = owner.getByRole("list", { name: `Photographs of ${name}` }).getByRole("img");
  await expect(photographs).toHaveCount(2);
  await expect
    .poll(() => photographs.first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(480);
  await expectAccessible(owner);
  await owner.getByLabel("Your answer").fill("Yes, with a bent track.");
  await owner.getByRole("button", { name: "Send Answer" }).click();
  await expect(owner.getByRole("heading", { name: "What you wrote" })).toBeVisible();
  await expect(owner.getByLabel("Your answer")).toHaveValue("");
  await owner.getByRole("button", { name: "Invite to Sign Up" }).click();
  await expect(owner.getByRole("button", { name: "Invite Again" })).toBeVisible();

  const link = await linkInEmailTo(person.email);
  await open(page, link.pathname + link.search);
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByLabel("First Name")).toHaveValue("Ida Sample");
  await expect(page.getByLabel("Zip Code")).toHaveValue("19003");
});
