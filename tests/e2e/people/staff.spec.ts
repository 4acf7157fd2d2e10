import { demoPasswords } from "#app/demo/demo-people.ts";
import { expect, expectFine, linkInEmailTo, logIn, open, signIn, test } from "#tests/support/browser-test.ts";

const sees = {
  Office: { links: ["View Customers", "View Orders"], refused: "/admin/dashboard/staff" },
  Workroom: { links: [], refused: "/admin/dashboard/orders" },
} as const;

for (const [duty, { links, refused }] of Object.entries(sees)) {
  test(`somebody is invited for the ${duty.toLowerCase()}, logs in and sees their work and no more`, async ({
    page,
    browser,
  }) => {
    const id = crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, "x");
    const email = `${duty.toLowerCase()}.${id}@example.com`;
    await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
    await open(page, "/admin/dashboard/staff");
    await page.getByLabel("First Name").fill("Nell");
    await page.getByLabel("Last Name").fill(`Needle ${id}`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Duty").selectOption(duty.toLowerCase());
    await page.getByLabel("Initials").fill(duty.charAt(0) + id.slice(0, 2));
    await page.getByRole("button", { name: "Add and Invite" }).click();
    await expect(page.getByRole("row", { name: new RegExp(email) })).toContainText("Invited until");
    await expectFine(page);

    const own = await browser.newContext({ baseURL: process.env.LARKFIELD_URL ?? "" });
    const theirs = await own.newPage();
    const link = await linkInEmailTo(email);
    await open(theirs, link.pathname + link.search);
    await theirs.getByLabel("New Password").fill("linen-and-lace");
    await theirs.getByLabel("Confirm Password").fill("linen-and-lace");
    await theirs.getByRole("button", { name: "Save the password" }).click();
    await expect(theirs.getByText("Your password is set.")).toBeVisible();
    await logIn(theirs, { email, password: "linen-and-lace" });
    await theirs.waitForURL("**/admin/dashboard**");
    const sidebar = theirs.getByRole("navigation").first();
    for (const name of ["View Customers", "View Orders"]) {
      await expect(sidebar.getByRole("link", { name })).toHaveCount(links.some((one) => one === name) ? 1 : 0);
    }
    await expect(sidebar.getByRole("link", { name: "Staff" })).toHaveCount(0);
    await open(theirs, refused);
    await expect(theirs.getByText("This page is not part of your work here.")).toBeVisible();
    await expectFine(theirs);
    await own.close();
  });
}
