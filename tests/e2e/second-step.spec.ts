import type { Page } from "@playwright/test";
import { expect, expectAccessible, logIn, makeOwner, open, test } from "#tests/support/browser-test.ts";
import { changeRows } from "#tests/support/rows.ts";
import { createAuthenticator } from "#tests/support/second-step/authenticator.ts";

/** A device that has a finger on it whenever it is asked. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const code = (page: Page) => page.getByLabel("Code", { exact: true });

test("an owner sets up codes and a passkey, and is asked for them at sign-in and before a payment link", async ({
  page,
}) => {
  // Five sign-ins, each with a password to be checked, on a machine that may be busy.
  const owner = makeOwner();
  await addDevice(page);
  await logIn(page, owner);
  await page.waitForURL("**/admin/dashboard");
  await open(page, "/admin/dashboard/settings");
  await page.getByRole("link", { name: "Set up", exact: true }).click();
  // Settings asks for a current password as well, and stands a moment longer than its address.
  await expect(page.getByRole("heading", { level: 1, name: "Second step" })).toBeVisible();
  await page.getByLabel("Current Password").fill(owner.password);
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectAccessible(page);
  const link = page.getByRole("link", { name: "Open in an app on this device" });
  const phone = createAuthenticator((await link.getAttribute("href")) ?? "");
  await code(page).fill("letters");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("A code has six digits.")).toBeVisible();
  await expect(code(page)).toBeFocused();
  await code(page).fill(phone.next());
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("region", { name: "Your recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const [recoveryCode = ""] = await codes.allTextContents();

  // By password and code, typed as the app shows it.
  await page.getByRole("button", { name: "Log Out" }).click();
  await logIn(page, owner);
  await page.waitForURL("**/login/second-step");
  await expectAccessible(page);
  await code(page).fill(phone.next().replace(/^.../, "$& "));
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/admin/dashboard");

  // By a recovery code, once.
  for (const works of [true, false]) {
    await page.context().clearCookies();
    await logIn(page, owner);
    await code(page).fill(recoveryCode);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    if (works) await page.waitForURL("**/admin/dashboard");
    else await expect(page.getByText("That code is not right, or was used already.")).toBeVisible();
  }
  await code(page).fill(phone.next());
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/admin/dashboard");

  await open(page, "/admin/dashboard/settings/second-step");
  await expect(page.getByText("9 codes are left.")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Please give the passkey a name, such as Laptop.")).toBeVisible();
  await page.getByLabel("Name of the passkey").fill("Laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkey added.")).toBeVisible();
  await expect(page.getByText(/^Added .* Not used yet\.$/)).toBeVisible();

  // By the passkey alone.
  await page.context().clearCookies();
  await open(page, "/login");
  const byPasskey = page.getByRole("button", { name: "Log in with a passkey" });
  // As a stranger's, which nobody here knows.
  change(`update passkeys set id = 'x' || id where userId = ${userId(owner.email)}`);
  await byPasskey.click();
  await expect(page.getByText("This passkey did not work here.")).toBeVisible();
  change(`update passkeys set id = substr(id, 2) where userId = ${userId(owner.email)}`);
  await byPasskey.click();
  await page.waitForURL("**/admin/dashboard");

  // As if twelve hours had gone by.
  change(`update sessions set secondStepAt = '2026-01-01T00:00:00.000Z' where userId = ${userId(owner.email)}`);
  await open(page, "/admin/dashboard/custom-order/demo-calloway");
  await page.getByLabel("Order Name*").fill("Pillows");
  await page.getByLabel("Description*").fill("Two, 20 inch");
  await page.getByLabel("Total Price ($)*").fill("180.50");
  await page.getByLabel("Payment Link").fill("pay.example.com/1");
  await page.getByRole("button", { name: "Create Order" }).click();
  await expect(page.getByLabel("Code from your authenticator app")).toBeFocused();
  await expect(page.getByLabel("Payment Link")).toHaveValue("pay.example.com/1");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByText("Custom order created successfully!")).toBeVisible();

  await open(page, "/admin/dashboard/settings/second-step");
  await page.getByRole("button", { name: "Remove Laptop" }).click();
  await expect(page.getByText("No passkeys yet.")).toBeVisible();
});

const userId = (email: string) => `(select id from users where email = '${email}')`;

function change(statement: string) {
  changeRows({ dataDir: process.env.LARKFIELD_DATA ?? "" }, statement);
}
