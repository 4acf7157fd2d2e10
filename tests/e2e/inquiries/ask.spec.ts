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
  await sendAsPerson(page, send, "We have your question");

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, { email: "owner@example.com", password: "demo-owner" });
  await open(owner, `/admin/dashboard/inquiries?search=${encodeURIComponent(person.email)}`);
  await owner.getByRole("link", { name }).click();
  await expect(owner.getByRole("heading", { name: `Inquiry of ${name}` })).toBeVisible();
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
