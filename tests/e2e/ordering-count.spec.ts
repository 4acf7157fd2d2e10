import type { Page } from "@playwright/test";
import { expect, open, signUp, test } from "#tests/support/browser-test.ts";
import { createHand } from "#tests/support/orders/ordering.ts";

/** The first time that somebody ordered these three windows on a phone, it took 59 taps and 36 typed fields. */
const BEFORE = { taps: 59, fields: 36 };

const seven = [
  "Width Of Window",
  "Height Of Window",
  "Height From Top Of Window To Floor",
  "Height From Window Frame To Ceiling",
  "Height From Floor To Ceiling",
  "Distance From Window Frame To Left Wall",
  "Distance From Window Frame To Right Wall",
];

const opening = {
  "Width inside, at the top": "30",
  "Width inside, in the middle": "30",
  "Width inside, at the bottom": "30",
  "Height inside, at the left": "40",
  "Height inside, in the middle": "40",
  "Height inside, at the right": "40",
  "Depth of the opening": "3",
};

test.use({ viewport: { width: 390, height: 664 } });

test("three quite different windows take fewer taps and fewer fields than they did", async ({ page }) => {
  await signUp(page);
  const hand = createHand(page);
  let more = 0;
  /** A card or a chip, by what it says. */
  const tap = async (text: string | RegExp) => {
    more += 1;
    await page.getByText(text, { exact: true }).first().click();
  };
  const next = () => hand.click("button", "Next");
  const measure = async (name: string, inches: string[]) => {
    await hand.fill("Location / name", name);
    for (const [index, label] of seven.entries()) await hand.fill(label, inches[index] ?? "");
  };
  const fromBook = (cloth: string) => hand.click("radio", cloth);
  await open(page, "/client/dashboard/create-order");
  await hand.click("button", "Create New Order");
  await hand.arrive("/windows");
  await expectToastBeside(page, "New order created!");
  await hand.fill("Number of windows", "3");
  await next();
  await hand.arrive("/hardware-choice");
  await hand.click("radio", "Yes, I want new hardware");
  await next();

  await hand.arrive("/measure/1");
  await tap("To the sill");
  await measure("Kitchen", ["36", "48", "84", "12", "96", "20", "24"]);
  await hand.fill("From the top of the frame to the top of the sill", "46");
  await next();
  await hand.arrive("/measure/2");
  await tap("To the floor");
  await measure("Living room", ["120", "60", "84", "12", "96", "24", "30"]);
  await next();
  await hand.arrive("/measure/3");
  await tap("Inside the frame");
  await measure("Bathroom", ["30", "40", "76", "20", "96", "12", "40"]);
  for (const [label, inches] of Object.entries(opening)) await hand.fill(label, inches);
  await next();
  await hand.arrive("/overview");

  // What was said to hang there is chosen already.
  await hand.click("link", "Customize Kitchen");
  await next();
  await hand.arrive("/drapes/style");
  await hand.click("radio", "Rod Pocket Top Only");
  await next();
  await hand.arrive("/drapes/options");
  await hand.click("checkbox", "Standard lining");
  await next();
  await hand.arrive("/drapes/fabrics");
  await fromBook("Orchard Linen, Oat");
  await next();
  await hand.arrive("/confirm");
  await hand.click("button", "Confirm");
  await hand.arrive("/overview");

  await hand.click("link", "Customize Living room");
  await hand.click("link", "Start from scratch");
  await hand.click("button", "Tops");
  await next();
  await hand.arrive("/drapes/style");
  await hand.click("radio", "Three Finger Pinch");
  await next();
  await hand.arrive("/drapes/options");
  for (const option of ["Standard lining", "Interlining"]) await hand.click("checkbox", option);
  await next();
  await hand.arrive("/drapes/fabrics");
  await fromBook("Climbing Vine, Fern");
  await next();
  await hand.arrive("/tops/style");
  await hand.click("link", "Cornice Board");
  await hand.click("radio", "Albany");
  await next();
  await hand.arrive("/tops/options");
  await hand.click("radio", "Yes");
  await next();
  await hand.arrive("/tops/fabrics");
  await hand.click("button", "Same as the drapes");
  await expect(page.getByLabel("Fabric 1 name")).toHaveValue("Climbing Vine, Fern");
  await hand.fill("Trim 1 name", "Tassel");
  await next();
  await hand.arrive("/confirm");
  await hand.click("button", "Confirm");
  await hand.arrive("/overview");

  await hand.click("link", "Customize Bathroom");
  await hand.click("link", "Start from scratch");
  await next();
  await hand.arrive("/shades/style");
  await hand.click("radio", "Flat Roman");
  await next();
  await hand.arrive("/shades/options");
  await hand.click("radio", "Cordless control");
  await next();
  await hand.arrive("/shades/fabrics");
  await fromBook("Kiln Linen, Brick");
  await next();
  await hand.arrive("/confirm");
  await hand.click("button", "Confirm");
  await hand.arrive("/overview");

  await expectToastBeside(page, /saved|confirmed/i);
  await hand.click("link", "Add Hardware");
  await hand.arrive("/hardware");
  await hand.click("checkbox", "Please suggest");
  await hand.click("button", "Save Hardware");
  await hand.arrive("/overview");
  await hand.click("button", "Submit Order for Quote");
  await hand.arrive("/orders");
  const taken = { taps: hand.presses() - hand.fields() + more, fields: hand.fields() };
  console.log(`Three different windows take ${taken.taps} taps and ${taken.fields} fields on a phone.`);
  expect(taken.taps).toBeLessThan(BEFORE.taps);
  expect(taken.fields).toBeLessThan(BEFORE.fields);
});

/** What is said covers neither the heading nor the buttons that go on. */
async function expectToastBeside(page: Page, said: string | RegExp) {
  await expect(page.locator("[data-toast]").filter({ hasText: said }).first()).toBeVisible();
  const covered = () =>
    page.evaluate(() => {
      const toasts = [...document.querySelectorAll("[data-toast]")].map((one) => one.getBoundingClientRect());
      const others = [...document.querySelectorAll("h1, [data-step-actions], header button")];
      return others.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return toasts.some((toast) => toast.top < bottom && toast.bottom > top);
      }).length;
    });
  await expect.poll(covered).toBe(0);
}
