import { expect, type Page } from "@playwright/test";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { newPerson, open, send, signIn, test } from "#tests/support/browser-test.ts";

/** Words that would run if any page took them for markup; in a real browser they would open a dialog. */
const script = `"'><script>alert(1)</script><img src=x onerror=alert(2)>`;
const ending = "</script><svg onload=alert(3)>";

test("hostile words are words, on every page of the client and of the owner", async ({ page, context }) => {
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

  await signIn(page, { email: "owner@example.com", password: "demo-owner" });
  await open(page, "/admin/dashboard/customers");
  const search = page.getByRole("searchbox", { name: "Search by ID, name, email or phone" });
  await search.fill(person.email);
  await search.press("Enter");
  await page.getByRole("link", { name: script }).first().click();
  await page.waitForURL("**/customer/*");
  const customer = page.url().split("/").at(-1) ?? "";
  await send(page, `/admin/dashboard/custom-order/${customer}`, { orderName: script, description: ending, total: "5" });
  for (const at of [
    `order/${customer}/${id}`,
    `custom-order/${customer}`,
    `customer/${customer}`,
    "orders",
    "customers",
  ]) {
    await look(page, `/admin/dashboard/${at}`);
  }
  await page.goto(`/admin/dashboard/customer/${customer}`);
  await expect(page.getByRole("heading", { name: `${script} ${ending}` })).toBeVisible();
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
  expect(await page.locator("img[src='x'], svg[onload]").count()).toBe(0);
}
