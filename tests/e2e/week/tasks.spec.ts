import { demoPasswords } from "#app/demo/demo-people.ts";
import { expect, expectFine, open, signIn, test } from "#tests/support/browser-test.ts";

test.use({ viewport: { width: 390, height: 664 } });

test("a task is noted about an order, stands in its week and on the desk, and is done by a press", async ({ page }) => {
  await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
  await open(page, "/admin/dashboard/orders/LF-1005");
  await page.getByRole("link", { name: "Add Task" }).click();
  await expect(page.getByText("About LF-1005")).toBeVisible();
  await page.getByRole("button", { name: "Add Task" }).click();
  await expect(page.getByText("Please say what is to be done.")).toBeVisible();
  const title = `Ask about the rod ${crypto.randomUUID().slice(0, 8)} by today`;
  await page.getByLabel("What is to be done").fill(title);
  await page.getByRole("button", { name: "Add Task" }).click();
  const task = page.getByRole("listitem").filter({ hasText: title });
  await expect(task.getByText("Due today")).toBeVisible();
  await expectFine(page);
  await open(page, "/admin/dashboard/week");
  await expect(page.getByRole("link", { name: `Task: ${title}` })).toBeVisible();
  await open(page, "/admin/dashboard/tasks");
  await task.getByRole("button", { name: "Done" }).click();
  await expect(task).toHaveCount(0);
  await page.getByRole("link", { name: /^Done/ }).click();
  await task.getByRole("button", { name: "Not Done" }).click();
  await expect(task).toHaveCount(0);
  await open(page, "/admin/dashboard/tasks");
  await task.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectFine(page);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tasks");
});

test("an installer makes a link to their stops, once to be seen, and asks for a summary", async ({ page }) => {
  await signIn(page, { email: "installer@example.com", password: demoPasswords.admin });
  await open(page, "/admin/dashboard/settings");
  await page.getByRole("link", { name: "Calendar" }).click();
  await page.getByRole("button", { name: "Make Link" }).click();
  const link = page.getByText(/\/calendar\/[\w-]{43}\.ics/);
  await expect(link).toBeVisible();
  const calendar = await page.request.get(new URL((await link.textContent())?.trim() ?? "").pathname);
  expect(await calendar.text()).toContain("SUMMARY:Installation");
  await expectFine(page);
  await page.getByLabel("Send it at").selectOption("07:00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(link).toHaveCount(0);
  await expect(page.getByLabel("Send it at")).toHaveValue("07:00");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("button", { name: "Make Link" })).toBeVisible();
});
