import { readFile } from "node:fs/promises";
import { expect, open, signIn, signUp, test } from "#tests/support/browser-test.ts";
import { unzip } from "#tests/support/data/unzip.ts";

test("a client takes their data along, has the account deleted, and the owner finds both in the audit list", async ({
  page,
}) => {
  const { email, password, lastName } = await signUp(page);

  await open(page, "/client/dashboard/profile");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^larkfield-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzip(await readFile(await download.path()));
  expect(JSON.parse(files.get("profile.json") ?? "[]")).toMatchObject([{ email, lastName }]);

  await page.getByRole("link", { name: "Delete my account" }).click();
  const deleteIt = page.getByRole("button", { name: "Delete my account" });
  await page.getByLabel("Password", { exact: true }).fill("not-mine");
  await deleteIt.click();
  await expect(page.getByText("Current password is incorrect.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await deleteIt.click();
  await page.waitForURL("**/login");
  await expect(page.getByText("Your account was deleted.")).toBeVisible();
  await page.goto("/client/dashboard");
  await expect(page).toHaveURL(/\/login$/);

  await signIn(page, { email: "owner@example.com", password: "demo-owner" });
  await open(page, "/admin/dashboard");
  await page.getByRole("navigation", { name: "Admin portal" }).getByText("House").click();
  await page.getByRole("link", { name: "Audit" }).click();
  await expect(page.getByRole("heading", { name: "Audit" })).toBeVisible();
  await page.getByRole("link", { name: /^Deleted/ }).click();
  const deleted = page.getByRole("row", { name: /Deleted the account/ }).first();
  await expect(deleted).toContainText("Deleted client");
  await expect(page.locator("main")).not.toContainText(lastName);
});
