import {
  expect,
  expectAccessible,
  fillSignUp,
  linkInEmailTo,
  logIn,
  makeOwner,
  newPerson,
  open,
  signUp,
  test,
} from "#tests/support/browser-test.ts";

test("sign up, reset the password by e-mail, change it, log out", async ({ page }) => {
  const person = newPerson();
  await open(page, "/sign-up");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL("**/client/dashboard");
  await expect(page.getByText("Registration successful!")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Client portal" })).toBeVisible();
  await page.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL("**/");

  await open(page, "/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("link", { name: "Reset here" }).click();
  await expect(page.getByText("Password reset email sent! Please check your inbox.")).toBeVisible();
  const link = await linkInEmailTo(person.email);
  await open(page, link.pathname + link.search);
  await page.getByLabel("New Password").fill("velvet-evening");
  await page.getByLabel("Confirm Password").fill("velvet-evening");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByText("Password updated successfully!")).toBeVisible();

  await logIn(page, person);
  await expect(page.getByText("Incorrect password. Please try again.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("velvet-evening");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/client/dashboard");
  // The log-out has forgotten that this browser was welcomed.
  await page.getByRole("button", { name: "I Understand" }).click();

  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Current Password")).toBeHidden();
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByLabel("Current Password").fill("wrong");
  await page.getByLabel("New Password", { exact: true }).fill("silk-morning");
  await page.getByLabel("Confirm", { exact: true }).fill("silk-morning");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Current password is incorrect.")).toBeVisible();
  await expect(page.getByLabel("Current Password")).toBeFocused();
  await page.getByLabel("Current Password").fill("velvet-evening");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Password updated successfully!")).toBeVisible();
  await expect(page.getByLabel("Current Password")).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Change Password" })).toBeVisible();
});

test("another address comes by a link, and a device that is signed in is ended from this one", async ({
  page,
  browser,
}) => {
  const person = await signUp(page);
  const moved = { ...person, email: `moved.${person.email}` };
  await open(page, "/client/dashboard/profile");
  await page.getByRole("button", { name: "Change Email" }).click();
  await page.getByLabel("New Email").fill(moved.email);
  await page.getByLabel("Your Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Current password is incorrect.")).toBeVisible();
  await expect(page.getByLabel("Your Password", { exact: true })).toBeFocused();
  await page.getByLabel("Your Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(`We sent a link to ${moved.email}.`)).toBeVisible();
  const waiting = page.getByRole("region", { name: "E-mail address" });
  await expect(waiting).toContainText(`We’ve written to ${moved.email}. Open the link there`);
  const link = await linkInEmailTo(moved.email);
  await open(page, link.pathname + link.search);
  await expect(page.getByText(`${moved.email} is the address of your account now.`)).toBeVisible();
  await expectAccessible(page);

  // Without scripts, as the forms must work too.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const elsewhere = await plain.newPage();
  await elsewhere.goto("/login");
  await elsewhere.getByLabel("Email").fill(moved.email);
  await elsewhere.getByLabel("Password", { exact: true }).fill(moved.password);
  await elsewhere.getByRole("button", { name: "Log in", exact: true }).click();
  await elsewhere.waitForURL("**/client/dashboard");

  await page.getByRole("main").getByRole("link", { name: "My Portal" }).click();
  await page.getByRole("link", { name: "Profile" }).click();
  const devices = page.getByRole("region", { name: "Where you are logged in" }).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText("This device");
  await expectAccessible(page);
  await elsewhere.goto("/client/dashboard/profile");
  await page.getByRole("button", { name: "End this one: Chrome on Linux" }).click();
  await expect(page.getByText("That device is signed out.")).toBeVisible();
  await expect(devices).toHaveCount(1);
  await elsewhere.getByRole("button", { name: "End all others" }).click();
  await elsewhere.waitForURL("**/login");
  await expect(page.getByText(moved.email)).toBeVisible();
  await plain.close();
});

test("the used reset link is refused and offers a new one", async ({ page }) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  await open(page, "/reset-password");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Password reset email sent!")).toBeVisible();
  const link = await linkInEmailTo(person.email);
  await open(page, link.pathname + link.search);
  await page.getByLabel("New Password").fill("velvet-evening");
  await page.getByLabel("Confirm Password").fill("velvet-evening");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByText("Password updated successfully!")).toBeVisible();
  await open(page, link.pathname + link.search);
  await expect(page.getByText("This link has expired or was already used.")).toBeVisible();
  await expect(page.getByLabel("New Password")).toBeHidden();
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("the seven checks speak one at a time, at their field, and keep what was typed", async ({ page }) => {
  const person = newPerson();
  await open(page, "/sign-up");
  const submit = page.getByRole("button", { name: "Sign Up" });
  await submit.click();
  await expect(page.getByText("Please fill out all fields.")).toBeVisible();
  await expect(page.getByLabel("First Name")).toBeFocused();

  await fillSignUp(page, { ...person, email: "nowhere", phoneNumber: "123", password: "abc", zipCode: "1" });
  await page.getByLabel("I agree to the").uncheck();
  await page.getByLabel("Confirm Password").fill("abd");
  const mistakes: [string, () => Promise<void>][] = [
    ["Please enter a valid email address.", () => page.getByLabel("Email").fill(person.email)],
    ["Phone number must be 10 digits.", () => page.getByLabel("Phone Number").fill(person.phoneNumber)],
    [
      "Password should be at least 6 characters long.",
      () => page.getByLabel("Password", { exact: true }).fill(person.password),
    ],
    ["Passwords do not match.", () => page.getByLabel("Confirm Password").fill(person.password)],
    ["Zip code must be a valid 5-digit number.", () => page.getByLabel("Zip Code").fill(person.zipCode)],
    ["You must agree to the terms and conditions.", () => page.getByLabel("I agree to the").check()],
  ];
  for (const [sentence, mend] of mistakes) {
    await submit.click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
    await expect(page.getByLabel("Street")).toHaveValue(person.street);
    await mend();
  }
  await submit.click();
  await page.waitForURL("**/client/dashboard");
});

test("pressing Sign Up twice makes one account", async ({ page }) => {
  const person = newPerson();
  await open(page, "/sign-up");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign Up" }).dblclick();
  await page.waitForURL("**/client/dashboard");
  await expect(page.getByText(person.lastName)).toBeVisible();
});

test("log-in sends each role home and tells what is wrong", async ({ page }) => {
  await logIn(page, { email: "nowhere", password: "x" });
  await expect(page.getByText("Invalid email format.")).toBeVisible();
  await logIn(page, { email: "nobody@example.com", password: "x" });
  await expect(page.getByText("No account found with this email.")).toBeVisible();
  await page.getByLabel("Email").fill("");
  await page.getByRole("link", { name: "Reset here" }).click();
  await expect(page.getByText("Please enter your email to reset your password.")).toBeVisible();
  await logIn(page, { email: "owner@example.com", password: "demo-owner" });
  await page.waitForURL("**/admin/dashboard");
  await expect(page.getByRole("navigation", { name: "Admin portal" })).toBeVisible();
});

test("a guarded page sends the visitor to log in and then back to it", async ({ page }) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  await open(page, "/client/dashboard/contact");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/client/dashboard/contact");
});

test("the wrong role lands on the log-in page, told who is signed in", async ({ page }) => {
  const person = await signUp(page);
  await open(page, "/admin/dashboard");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(`You are signed in as ${person.email}.`)).toBeVisible();
  await page.getByRole("link", { name: "Go to your portal" }).click();
  await page.waitForURL("**/client/dashboard");
});

test("the session survives a restart of the browser", async ({ page, browser, baseURL }) => {
  await signUp(page);
  // What a browser keeps on disk: only cookies with a date.
  const kept = (await page.context().cookies()).filter((cookie) => cookie.expires > Date.now() / 1000 + 3600);
  const restarted = await browser.newContext({ baseURL });
  await restarted.addCookies(kept);
  const again = await restarted.newPage();
  await again.goto("/client/dashboard");
  await expect(again).toHaveURL(/\/client\/dashboard$/);
  await restarted.close();
});

test("with the network gone the person keeps the page, the sentence and what they typed", async ({ page, context }) => {
  const person = newPerson();
  await open(page, "/sign-up");
  await fillSignUp(page, person);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Failed to sign up. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Street")).toHaveValue(person.street);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(person.password);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL("**/client/dashboard");
});

test("the owner changes their own password in Settings", async ({ page }) => {
  // Not the demo's owner: a new password ends every other session, and other tests are signed in as them.
  const owner = makeOwner();
  await logIn(page, owner);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Please enter your current password.")).toBeVisible();
  await page.getByLabel("Current Password").fill(owner.password);
  await page.getByLabel("New Password", { exact: true }).fill(owner.password);
  await page.getByLabel("Confirm", { exact: true }).fill("other");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await page.getByLabel("Confirm", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Show passwords" }).click();
  await expect(page.getByLabel("Current Password")).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Password updated successfully.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a person can sign up, be corrected, and log out", async ({ page }) => {
    const person = newPerson();
    await page.goto("/sign-up");
    await fillSignUp(page, { ...person, zipCode: "abc" });
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("Zip code must be a valid 5-digit number.")).toBeVisible();
    await expect(page.getByLabel("Street")).toHaveValue(person.street);
    await fillSignUp(page, person);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page).toHaveURL(/\/client\/dashboard$/);
    // Playwright stops scripts without telling the page, so what a noscript holds is there but not drawn.
    await expect.poll(() => page.content()).toContain("Registration successful!");
    await page.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("Reset here leads to a page that asks for the address", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Reset here" }).click();
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("No account found with this email.")).toBeVisible();
  });
});
