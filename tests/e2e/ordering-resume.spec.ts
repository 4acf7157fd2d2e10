import type { Page } from "@playwright/test";
import { expect, open, signUp, test } from "#tests/support/browser-test.ts";
import { createHand, measure, measurements, openOwnCloth } from "#tests/support/orders/ordering.ts";

/** One step of building an order: what is answered there, and how one sees that the answer is still there. */
interface Step {
  at: string;
  answer: (page: Page) => Promise<void>;
  answered: (page: Page) => Promise<void>;
}

const check = (role: "radio" | "checkbox", name: string): Omit<Step, "at"> => ({
  answer: (page) => page.getByRole(role, { name, exact: true }).check(),
  answered: (page) => expect(page.getByRole(role, { name, exact: true })).toBeChecked(),
});
const fill = (label: string, text: string): Omit<Step, "at"> => ({
  answer: (page) => page.getByLabel(label, { exact: true }).fill(text),
  answered: (page) => expect(page.getByLabel(label, { exact: true })).toHaveValue(text),
});
const measured = (name: string, number: number): Omit<Step, "at"> => ({
  answer: async (page) => {
    // The address changes a moment before the page does, and both windows have the same fields.
    await expect(page.getByRole("heading", { name: `Measure window ${number}` })).toBeVisible();
    await measure(createHand(page), name);
  },
  answered: async (page) => {
    await expect(page.getByLabel("Location / name")).toHaveValue(name);
    await expect(page.getByLabel("Distance From Window Frame To Right Wall")).toHaveValue("30 1/2");
  },
});

const wizard: Step[] = [
  { at: "/windows", ...fill("Number of windows", "2") },
  { at: "/hardware-choice", ...check("radio", "No, I will use my own") },
  { at: "/measure/1", ...measured("Study", 1) },
  { at: "/measure/2", ...measured("Hall", 2) },
];

const customization: Step[] = [
  {
    at: "/treatments",
    answer: async (page) => {
      await page.getByRole("button", { name: "Drapes" }).click();
      await page.getByRole("button", { name: "Tops" }).click();
    },
    answered: async (page) => {
      await expect(page.getByRole("button", { name: "Drapes" })).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("button", { name: "Tops" })).toHaveAttribute("aria-pressed", "true");
    },
  },
  { at: "/drapes/style", ...check("radio", "Goblet") },
  { at: "/drapes/options", ...check("checkbox", "Interlining") },
  {
    at: "/drapes/fabrics",
    answer: async (page) => {
      await openOwnCloth(page);
      await page.getByLabel("Fabric 1 name").fill("Oat linen");
    },
    answered: (page) => expect(page.getByLabel("Fabric 1 name")).toHaveValue("Oat linen"),
  },
  {
    at: "/tops/style",
    answer: async (page) => {
      await page.getByRole("link", { name: "Valance" }).click();
      await page.getByRole("radio", { name: "Kennedy", exact: true }).check();
    },
    answered: (page) => expect(page.getByRole("radio", { name: "Kennedy", exact: true })).toBeChecked(),
  },
  { at: "/tops/options", ...check("radio", "Yes") },
  {
    at: "/tops/fabrics",
    answer: async (page) => {
      await openOwnCloth(page);
      await page.getByLabel("Fabric 1 name").fill("Celadon silk");
      await page.getByLabel("Trim 1 name").fill("Tassel");
    },
    answered: async (page) => {
      await expect(page.getByLabel("Fabric 1 name")).toHaveValue("Celadon silk");
      await expect(page.getByLabel("Trim 1 name")).toHaveValue("Tassel");
    },
  },
];

const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();
const exit = (page: Page) => page.getByRole("button", { name: "Save & Exit" }).click();

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test("Save & Exit keeps each step, Continue opens it again, and Back and Forward find it", async ({ page }) => {
    await signUp(page);
    await open(page, "/client/dashboard/create-order");
    await page.getByRole("button", { name: "Create New Order" }).click();
    for (const step of wizard) {
      await page.waitForURL(`**${step.at}`);
      // Nothing answered yet is something to come back to as well.
      if (!step.at.includes("measure")) {
        // The address changes a moment before the page does, and both have the button.
        await expect(page.getByText(`Step ${wizard.indexOf(step) + 1} of 4`, { exact: true })).toBeVisible();
        await exit(page);
        await page.waitForURL("**/create-order");
        await page.getByRole("link", { name: /^Continue/ }).click();
        await page.waitForURL(`**${step.at}`);
      }
      await step.answer(page);
      await exit(page);
      await page.waitForURL("**/create-order");
      await expect(page.getByText("Progress saved!").first()).toBeVisible();
      await page.getByRole("link", { name: /^Continue/ }).click();
      // A window with all its measurements is done, so Continue goes on to the next one.
      if (step.at === "/measure/1") {
        await page.waitForURL("**/measure/2");
        await page.getByRole("link", { name: "Back" }).click();
      }
      await page.waitForURL(`**${step.at}`);
      await step.answered(page);
      await page.reload();
      await step.answered(page);
      await next(page);
    }

    await page.waitForURL("**/overview");
    await page.goBack();
    await page.waitForURL("**/measure/2");
    await wizard[3]?.answered(page);
    await page.goForward();
    await page.waitForURL("**/overview");

    await page.getByRole("link", { name: "Customize Study" }).click();
    for (const step of customization) {
      await page.waitForURL(`**${step.at}`);
      await step.answer(page);
      await exit(page);
      await page.waitForURL("**/overview");
      await expect(page.getByText("Progress saved!").first()).toBeVisible();
      await page.getByRole("link", { name: "Customize Study" }).click();
      await page.waitForURL(`**${step.at}`);
      await step.answered(page);
      await next(page);
    }
    await page.waitForURL("**/confirm");
    const confirmation = page.url();
    await open(page, "/client/dashboard/create-order");
    await page.getByRole("link", { name: /^Continue/ }).click();
    await page.waitForURL(confirmation);
    await open(page, confirmation.replace("confirm", "treatments"));
    for (const step of customization) {
      await page.waitForURL(`**${step.at}`);
      await step.answered(page);
      await next(page);
    }

    await page.waitForURL("**/confirm");
    await page.reload();
    await expect(page.getByRole("img", { name: /Goblet.*Kennedy/ })).toBeVisible();
    await page.getByRole("link", { name: "Back" }).click();
    await page.waitForURL("**/tops/fabrics");
    await customization[6]?.answered(page);
    await page.goBack();
    await page.waitForURL("**/confirm");
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL("**/overview");
    await expect(page.getByRole("link", { name: "Edit Customization Study" })).toBeVisible();
  });
});

test("a finished window that is changed again counts as it was until the change is confirmed", async ({ page }) => {
  await signUp(page);
  await open(page, "/client/dashboard/create-order");
  await page.getByRole("button", { name: "Create New Order" }).click();
  const steps = [{ ...wizard[0]!, ...fill("Number of windows", "1") }, wizard[1]!, wizard[2]!];
  for (const step of steps) {
    await page.waitForURL(`**${step.at}`);
    await step.answer(page);
    await next(page);
  }
  await page.waitForURL("**/overview");
  await page.getByRole("link", { name: "Customize Study" }).click();
  for (const step of customization) {
    await page.waitForURL(`**${step.at}`);
    await step.answer(page);
    await next(page);
  }
  await page.waitForURL("**/confirm");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("link", { name: "Edit Customization Study" }).click();
  await next(page);
  await page.waitForURL("**/drapes/style");
  await page.getByRole("radio", { name: "Monarch" }).check();
  await exit(page);
  await page.waitForURL("**/overview");
  await expect(page.getByText("Drapes: Goblet")).toBeVisible();
  await expect(page.getByText("Your changes are kept, but they do not count yet.")).toBeVisible();
});

test("only as many measurements as were taken bring one back to that window", async ({ page }) => {
  await signUp(page);
  await open(page, "/client/dashboard/create-order");
  await page.getByRole("button", { name: "Create New Order" }).click();
  for (const step of wizard.slice(0, 2)) {
    await page.waitForURL(`**${step.at}`);
    await step.answer(page);
    await next(page);
  }
  await page.waitForURL("**/measure/1");
  await page.getByLabel("Width Of Window").fill(measurements["Width Of Window"]);
  await exit(page);
  await page.waitForURL("**/create-order");
  await page.getByRole("link", { name: /^Continue/ }).click();
  await page.waitForURL("**/measure/1");
  await expect(page.getByLabel("Width Of Window")).toHaveValue("48 3/8");
});
