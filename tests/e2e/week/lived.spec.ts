import type { Browser } from "@playwright/test";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { expect, expectFine, open, signIn, test, welcome } from "#tests/support/browser-test.ts";
import { changeRows, readRows } from "#tests/support/rows.ts";

const house = () => ({ dataDir: process.env.LARKFIELD_DATA ?? "" });

/** Somebody at a screen of their own. */
async function at(browser: Browser, width: number, email: string, password: string = demoPasswords.admin) {
  const context = await browser.newContext({
    baseURL: process.env.LARKFIELD_URL ?? "",
    viewport: { width, height: 900 },
    extraHTTPHeaders: { "x-forwarded-for": crypto.randomUUID() },
  });
  await welcome(context);
  const page = await context.newPage();
  await signIn(page, { email, password });
  return page;
}

test("12. A week lived as owner, seamstress, installer and client: planned, cut, hung and seen", async ({
  page,
  browser,
}) => {
  // A client by telephone, whom nothing can be e-mailed to.
  await signIn(page, { email: "owner@example.com", password: demoPasswords.admin });
  await open(page, "/admin/dashboard/customers/new");
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Last Name").fill("Lived");
  await page.getByLabel("Phone").fill("2155550163");
  await page.getByRole("button", { name: "Add Client" }).click();
  await page.getByRole("link", { name: "Book a Visit" }).click();
  await expect(page.getByText("Ada Lived has no e-mail address. Not e-mailed: tell them.")).toBeVisible();
  await expect(page.getByLabel(/^E-mail Ada/)).toHaveCount(0);

  // An installation for an order that is made.
  await open(page, "/admin/dashboard/orders/LF-1008");
  await page.getByRole("link", { name: "Plan Installation" }).click();
  await page.getByLabel("Day").fill("2027-06-15");
  await page.getByLabel("From").fill("11:15");
  await page.getByLabel("Who goes").selectOption("demo-installer");
  await page.getByLabel("For us alone").fill("Lived");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  const anyway = page.getByRole("button", { name: "Book Anyway" });
  const card = page.getByRole("link", { name: /11:15 AM to/ });
  await expect(anyway.or(card)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(card).toBeVisible();
  await expectFine(page);

  const client = await at(browser, 390, "june.calloway@example.com", demoPasswords.client);
  await open(client, "/client/dashboard/orders/LF-1008");
  await expect(client.getByText("11:15 AM").first()).toBeVisible();
  await expectFine(client);

  // At the table a press counts once, and is taken back by another.
  const seamstress = await at(browser, 768, "workroom@example.com");
  await open(seamstress, "/admin/dashboard/table/LF-1004");
  const cut = seamstress.getByRole("button", { name: /^Cut/ }).first();
  await cut.click();
  await expect(cut).toHaveAttribute("aria-pressed", "true");
  await seamstress.reload();
  await expect(cut).toHaveAttribute("aria-pressed", "true");
  await cut.click();
  await expect(cut).toHaveAttribute("aria-pressed", "false");

  // The day has come.
  const [stop] = readRows(house(), "select id from appointments where houseNote = 'Lived'");
  const now = new Date().toISOString();
  changeRows(house(), `update appointments set startsAt = '${now}', endsAt = '${now}' where id = '${stop?.id}'`);
  const installer = await at(browser, 390, "installer@example.com");
  await open(installer, `/admin/dashboard/stops/${stop?.id}`);
  for (const part of [/^Hung: .*drapes$/, /^Hung: .*shades$/])
    await installer.getByRole("button", { name: part }).click();
  await expect(installer.getByRole("button", { name: /^Hung, / })).toHaveCount(2);
  await installer.getByLabel("The client’s name").fill("June Calloway");
  await installer.getByRole("button", { name: "Finish" }).click();
  await expect(installer.getByRole("heading", { name: /^Finished / })).toBeVisible();

  await open(page, "/admin/dashboard/orders/LF-1008");
  await expect(page.getByText("Confirmed by name, without a signature: June Calloway")).toBeVisible();
  expect(readRows(house(), "select signedName from stopReports where appointmentId = ?", `${stop?.id}`)).toEqual([
    { signedName: "June Calloway" },
  ]);
  const told = readRows(house(), "select parameters from emails where kind = 'installation_done'");
  expect(told.filter(({ parameters }) => String(parameters).includes(`${stop?.id}`))).toHaveLength(1);
  for (const one of [client, seamstress, installer]) await one.context().close();
});
