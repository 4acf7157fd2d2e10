import { expect, type Page } from "@playwright/test";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { newPerson, open, send, signIn, test } from "#tests/support/browser-test.ts";
import { draftForm } from "#tests/support/orders/full-draft.ts";

/** Words that would run if any page took them for markup; in a real browser they would open a dialog. */
const script = `"'><script>alert(1)</script><img src=x onerror=alert(2)>`;
const ending = "</script><svg onload=alert(3)>";
const LIVE = "img[src='x'], svg[onload]";

test("hostile words are words, on every page of the client and of the owner, in mails and on paper", async ({
  page,
  context,
}) => {
  const dialogs: string[] = [];
  context.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  const person = { ...newPerson(), firstName: script, lastName: ending, street: script, city: ending, state: script };
  await send(page, "/sign-up", { ...person, confirmPassword: person.password, terms: "on" });
  const created = await send(page, "/client/dashboard/create-order?index", { intent: "create" });
  const order = created.replace(/\/windows$/, "");
  const id = order.split("/").at(-1) ?? "";
  let version = 1;
  const step = async (at: string, form: Record<string, string>) => {
    await send(page, `${order}/${at}`, { ...form, version: String(version) });
    version += 1;
  };
  await step("windows", { windowCount: "1" });
  await step("hardware-choice", { hardwareChoice: "new" });
  const measurements = {
    ...Object.fromEntries(measurementNames.map((measurement) => [measurement, "60"])),
    heightFromFloorToCeiling: "120",
  };
  await step("measure/1", { intent: "next", name: script, ...measurements });
  await step("hardware", { hardwareName: script, hardwareLink: "https://shop.example/?q=%22%3Cscript%3E" });
  await step("window/1/treatments", { treatment: "tops" });
  await step("window/1/tops/style", { style: "cornice-boards/Albany" });
  await step("window/1/tops/options", { decorativeTrim: "yes" });
  await step("window/1/tops/fabrics", { fabricName: script, trimName: ending });
  await step("window/1/confirm", {});

  const customization = ["treatments", "tops/style", "tops/options", "tops/fabrics", "confirm"];
  const before = ["windows", "measure/1", "overview", "hardware", ...customization.map((at) => `window/1/${at}`)];
  for (const at of before) await look(page, `${order}/${at}`);
  await step("overview", { intent: "submit" });
  const theirs = ["orders", `orders/${id}`, "profile", "profile?panel=edit", "create-order", "consultation"];
  for (const at of theirs) await look(page, `/client/dashboard/${at}`);
  const free = (await (await page.request.get("/client/dashboard/booking")).text()).matchAll(
    /name="startsAt" value="([^"]+)"/g,
  );
  const startsAt = [...free].at(-1)?.[1] ?? "";
  await send(page, "/client/dashboard/booking?index", { startsAt, note: script, kind: "visit" });
  await look(page, "/client/dashboard/booking");

  await signIn(page, { email: "owner@example.com", password: "demo-owner" });
  await open(page, "/admin/dashboard/customers");
  const search = page.getByRole("searchbox", { name: "Search by ID, name, email or phone" });
  await search.fill(person.email);
  await search.press("Enter");
  await page.getByRole("link", { name: script }).first().click();
  await page.waitForURL("**/customer/*");
  const customer = page.url().split("/").at(-1) ?? "";
  await send(page, `/admin/dashboard/custom-order/${customer}`, { orderName: script, description: ending, total: "5" });
  const editor = `/admin/dashboard/order/${customer}/${id}/quote`;
  const words = { "lines[0].label": ending, taxReason: script, discountLabel: script, leadTime: script, note: ending };
  await send(page, editor, { ...draftForm(0, 1, script), ...words, terms: script });
  await look(page, `${editor}/preview`);
  await look(page, editor);
  await page.getByRole("button", { name: "Send Quote" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send Quote" }).click();
  await page.waitForURL(`**/order/${customer}/${id}`);
  const ofOrder = ["", "/quote/1", "/workroom", "/workroom/print", "/workroom/labels"];
  for (const at of [
    ...ofOrder.map((part) => `order/${customer}/${id}${part}`),
    `custom-order/${customer}`,
    `customer/${customer}`,
    `customer/${customer}/delete`,
    "orders",
    "customers",
    "consultations",
    "purchase-list",
    "balances",
    "reports",
    "audit",
    "",
  ]) {
    await look(page, `/admin/dashboard/${at}`);
  }

  await open(page, `/admin/dashboard/emails?search=${encodeURIComponent(person.email)}`);
  const mails = await page
    .locator("a[href^='/admin/dashboard/emails/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(mails.length).toBeGreaterThan(2);
  for (const mail of new Set(mails)) {
    await look(page, mail);
    // As it is in whoever's mailbox.
    await page.goto(`${mail}/page`);
    expect(await page.locator(LIVE).count()).toBe(0);
  }
  for (const paper of ["quote.pdf", "workroom/print.pdf", "workroom/labels.pdf"]) {
    const answer = await page.request.get(`/admin/dashboard/order/${customer}/${id}/${paper}`);
    expect([paper, answer.status(), answer.headers()["content-type"]]).toEqual([paper, 200, "application/pdf"]);
    expect((await answer.body()).toString("latin1")).not.toMatch(/\/(JS|JavaScript|OpenAction|AA|Launch)\b/);
  }
  await page.goto(`/admin/dashboard/customer/${customer}`);
  await expect(page.getByRole("heading", { name: `${script} ${ending}` })).toBeVisible();
  await context.clearCookies();
  await signIn(page, person);
  for (const at of [`orders/${id}`, `orders/${id}/quote`, `orders/${id}/quote/1`])
    await look(page, `/client/dashboard/${at}`);
  expect(dialogs).toEqual([]);
});

test("no text becomes markup, neither on a prerendered page nor on a rendered one", async ({ page, complaints }) => {
  for (const address of ["/gallery", "/login"]) {
    await open(page, address);
    const answer = await page.evaluate(() => {
      try {
        document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
        return "taken";
      } catch (error) {
        return String(error);
      }
    });
    expect(answer).toBe("TypeError: Text is not made into markup here.");
  }
  // The browser says so too.
  complaints.length = 0;
});

/** Opened as a page, so that both the server's markup and what React makes of the data are seen. */
async function look(page: Page, address: string) {
  await open(page, address);
  expect(await page.locator(LIVE).count()).toBe(0);
}
