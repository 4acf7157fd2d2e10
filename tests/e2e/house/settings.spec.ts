import { expect, expectFine, logIn, makeOwner, open, sizes, test } from "#tests/support/browser-test.ts";
import { createAuthenticator } from "#tests/support/second-step/authenticator.ts";

for (const { name, width, height } of sizes) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test("an owner finds a setting by its label, makes a backup, and takes it away with a fresh code", async ({
      page,
    }) => {
      const owner = makeOwner();
      await logIn(page, owner);
      await page.waitForURL("**/admin/dashboard");
      await open(page, "/admin/dashboard/settings");
      await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Change Password");
      await expectFine(page);
      if (width > 1024) {
        // They begin on the first screen, and use the sheet.
        expect((await page.getByRole("heading", { name: "All settings" }).boundingBox())?.y).toBeLessThan(height);
        const columns = ["Your account", "Business and site"].map((name) =>
          page.getByRole("heading", { name, exact: true }).boundingBox(),
        );
        const [left, right] = await Promise.all(columns);
        expect(right?.y).toBe(left?.y);
        expect(right?.x).toBeGreaterThan((left?.x ?? width) + (left?.width ?? width));
      }

      // As one types, into a part of a page that is folded.
      await page.getByLabel("Search all settings").pressSequentially("zipper zzz");
      await expect(page.getByText("No setting is called “zipper zzz”.")).toBeVisible();
      await page.getByLabel("Search all settings").fill("retention e-mails");
      await page.getByRole("link", { name: "E-mails Retention" }).click();
      await page.waitForURL("**/retention#set-emailDays");
      await expect(page.getByLabel("E-mails")).toBeInViewport();
      await open(page, "/admin/dashboard/settings?find=shop+rules+skirt");
      const hit = page.getByRole("list", { name: "Settings found" }).getByRole("link").last();
      const at = decodeURIComponent((await hit.getAttribute("href"))?.split("#")[1] ?? "");
      await hit.click();
      await page.waitForURL("**/shop-rules#**");
      await expect(page.locator(`[id="${at}"]`)).toBeVisible();

      await open(page, "/admin/dashboard/settings");
      await page.getByRole("link", { name: "Backups" }).click();
      await page.getByRole("button", { name: "Back Up Now" }).click();
      const kept = page.getByRole("table", { name: "Backups on the server" });
      await expect(kept.getByText("Sealed", { exact: true }).last()).toBeVisible();
      await expect(page.getByRole("button", { name: "Back Up Now" })).toBeVisible();
      await expectFine(page);

      await page.getByRole("link", { name: "set up your second step" }).click();
      await page.getByLabel("Current Password").fill(owner.password);
      await page.getByRole("button", { name: "Set up" }).click();
      const app = page.getByRole("link", { name: "Open in an app on this device" });
      const phone = createAuthenticator((await app.getAttribute("href")) ?? "");
      await page.getByLabel("Code", { exact: true }).fill(phone.next());
      await page.getByRole("button", { name: "Turn on" }).click();
      await expect(page.getByRole("region", { name: "Your recovery codes" })).toBeVisible();
      await open(page, "/admin/dashboard/backups");
      const download = page.waitForEvent("download");
      await page
        .getByRole("link", { name: /^Download the backup of/ })
        .first()
        .click();
      expect((await download).suggestedFilename()).toMatch(/^larkfield-.*Z\.sealed$/);
      await expectFine(page);
    });
  });
}
