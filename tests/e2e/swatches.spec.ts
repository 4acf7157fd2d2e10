import { expect, expectAccessible, newPerson, open, sendAsPerson, signIn, test } from "#tests/support/browser-test.ts";

test("a visitor asks for swatches on a phone, and the owner sends them", async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, "/styles/ripplefold-ripplefold");
  await page.getByRole("main").getByRole("link", { name: "Send me swatches" }).first().click();
  await expect(page.getByText("For Ripplefold.")).toBeVisible();
  await expectAccessible(page);
  // Nothing to go on with yet, so nothing covers the cloth.
  const goOn = page.getByRole("link", { name: "Continue" });
  await expect(goOn).toBeHidden();
  for (const name of ["Evening Velvet Midnight", "Kiln Linen Brick"])
    await page.getByRole("checkbox", { name }).check();
  await expect(page.getByRole("status").filter({ hasText: "2 of 5 chosen" })).toBeVisible();
  await expect(goOn).toHaveText("2 of 5 chosen. Continue");
  const send = page.getByRole("button", { name: "Send Me Swatches" });
  await send.click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  const person = newPerson();
  const name = `${person.firstName} ${person.lastName}`;
  const typed = { Name: name, Email: person.email, Street: "1 Sample Street", City: "Ardmore", State: "PA" };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("Zip Code").fill("19003");
  await sendAsPerson(page, send, "We have your request");

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, { email: "owner@example.com", password: "demo-owner" });
  await open(owner, `/admin/dashboard/swatches?search=${encodeURIComponent(person.email)}`);
  await owner.getByRole("link", { name }).click();
  await expect(owner.getByText("Came from: Ripplefold.")).toBeVisible();
  await expectAccessible(owner);
  // A label printer is given one label.
  const label = (await owner.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(label.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await owner.getByRole("button", { name: "Mark as Sent" }).click();
  await expect(owner.getByText(/^Sent /)).toBeVisible();
  await open(owner, `/admin/dashboard/emails?search=${encodeURIComponent(person.email)}`);
  await expect(owner.getByRole("row").filter({ hasText: "Swatches sent" })).toHaveCount(1);
});
