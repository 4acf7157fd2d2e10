import { expect as patience, test } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { complaintsOf, logIn, open, sizes } from "#tests/support/browser-test.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

/** Every save makes all pages anew: two seconds of a processor, and many more where the other tests have them. */
const expect = patience.configure({ timeout: 60_000 });

/** A site of its own: the words of the one that the other tests share are looked at by them. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server?.stop());

for (const { name, width, height } of sizes) {
  test(`an owner is led to their phone number, sees it shown, and words an e-mail (${name})`, async ({ browser }) => {
    test.slow();
    const look = { baseURL: server.url, viewport: { width, height } };
    const context = await browser.newContext(look);
    const page = await context.newPage();
    const complaints = complaintsOf(page, server.url);
    await logIn(page, { email: "owner@example.com", password: demoPasswords.admin });
    await page.waitForURL("**/admin/dashboard");

    await open(page, "/admin/dashboard/set-up");
    await page.getByRole("link", { name: "Business name, phone and hours" }).click();
    await expect(page.getByText("Step 1 of 6: Business.")).toBeVisible();
    await page.getByLabel("Phone").fill("610.555.0177");
    // Enter saves, though buttons that look at a draft or put back stand before Save.
    await page.keyboard.press("Enter");
    await expect(page.getByText("Step 2 of 6: Logo.")).toBeInViewport();
    expect(context.pages()).toHaveLength(1);

    const withoutScripts = await browser.newContext({ ...look, javaScriptEnabled: false });
    const before = await withoutScripts.newPage();
    await before.goto("/contact-us");
    await open(page, "/contact-us");
    for (const shown of [before, page]) {
      await expect(shown.getByRole("main").getByRole("link", { name: "(610) 555-0177" }).first()).toBeVisible();
      await expect(shown.getByText("555-0142")).toHaveCount(0);
    }
    await withoutScripts.close();
    // Where the line breaks, no page stands under the name of another business.
    await open(page, "/linings");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "Care" }).click();
    await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("(610) 555-0177");
    await context.setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "No connection" })).toHaveCount(0);

    await open(page, "/admin/dashboard/site/business");
    await page.getByLabel("Town").press("Enter");
    await expect(page.getByText("Nothing has been changed.")).toBeVisible();
    await page.getByRole("button", { name: "Put Back Phone" }).click();
    await expect(page.getByText("Saved, and shown.")).toBeVisible();
    await expect(page.getByLabel("Phone")).toHaveValue("(215) 555-0142");

    await open(page, "/admin/dashboard/site/emails");
    await page.getByLabel("Search the wording").fill("quote rea");
    await expect(page.getByRole("region", { name: /^To / }).getByRole("link")).toHaveText(["Quote ready"]);
    await page.getByLabel("Search the wording").fill("quote zzz");
    await expect(page.getByText("No e-mail is called “quote zzz”.")).toBeVisible();
    await page.getByLabel("Search the wording").fill("");
    // Whoever is asked to work here is no client.
    const house = page.getByRole("region", { name: "To us and whoever works here" });
    await expect(house.getByRole("link", { name: "Invitation to work here" })).toBeVisible();
    await expect(house.getByRole("link", { name: "Invitation to the portal" })).toHaveCount(0);
    await page
      .getByRole("region", { name: "To clients and suppliers" })
      .getByRole("link", { name: "Quote" })
      .first()
      .click();
    const subject = page.getByLabel("Subject");
    const shipped = await subject.inputValue();
    await subject.fill("{first_name}, here is what it costs");
    await page.getByLabel("Heading").fill("{nobody}");
    await page.keyboard.press("Enter");
    await expect(page.getByText("There is no {nobody} in this e-mail.")).toBeVisible();
    await page.getByLabel("Heading").fill("What it costs");
    const draft = page.waitForEvent("popup");
    await page.getByRole("button", { name: "See the e-mail with this" }).click();
    const tab = await draft;
    await expect(tab.getByText("Draft. Nothing is saved")).toBeVisible();
    await expect(tab.getByText("What it costs").first()).toBeVisible();
    await tab.close();
    await subject.press("Enter");
    await expect(page.getByText("Saved, for every e-mail from now on.")).toBeVisible();
    await page.getByRole("button", { name: "Put Back Subject" }).click();
    await expect(subject).toHaveValue(shipped);
    await expect(page.getByLabel("Heading")).toHaveValue("What it costs");
    await page.getByRole("button", { name: "Put All Back as It Came" }).click();
    await expect(page.getByText("Put back as it came.")).toBeVisible();
    await open(page, "/admin/dashboard/site/emails");
    await expect(page.getByText("changed", { exact: true })).toHaveCount(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
