import { expect, type Page } from "@playwright/test";

export const measurements = {
  "Width Of Window": "48 3/8",
  "Height Of Window": "60",
  "Height From Top Of Window To Floor": "84",
  "Height From Window Frame To Ceiling": "12",
  "Height From Floor To Ceiling": "96",
  "Distance From Window Frame To Left Wall": "24",
  "Distance From Window Frame To Right Wall": "30.5",
};

/** Every press a person makes, counted: clicks, and fields filled as one press each. */
export function createHand(page: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    click: async (role: "button" | "link" | "radio" | "checkbox", name: string, exact = true) => {
      presses += 1;
      await page.getByRole(role, { name, exact }).click();
    },
    fill: async (label: string, text: string) => {
      presses += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
    choose: async (label: string, answer: string) => {
      presses += 1;
      await page.getByLabel(label, { exact: true }).selectOption({ label: answer });
    },
    /** The address changes a moment before the page does, and one window's page has the same fields as the next's. */
    arrive: async (address: string) => {
      await page.waitForURL(`**${address}`);
      const window = /measure\/(\d)$/.exec(address)?.[1];
      if (window) await expect(page.getByRole("heading", { level: 1, name: `Measure window ${window}` })).toBeVisible();
    },
  };
}

export type Hand = ReturnType<typeof createHand>;

export async function beginOrder(page: Page, hand: Hand, windows: number) {
  await page.goto("/client/dashboard/create-order");
  await hand.click("button", "Create New Order");
  await hand.arrive("/windows");
  await hand.fill("Number of windows", String(windows));
  await hand.click("button", "Next");
  await hand.arrive("/hardware-choice");
  await hand.click("radio", "No, I will use my own");
  await hand.click("button", "Next");
  await hand.arrive("/measure/1");
}

export async function measure(hand: Hand, name: string) {
  await hand.fill("Location / name", name);
  for (const [label, inches] of Object.entries(measurements)) await hand.fill(label, inches);
}

/** From the overview to a confirmed flat Roman shade. */
export async function customizeShade(page: Page, hand: Hand, window: string) {
  await hand.click("link", `Customize ${window}`);
  await expect(page).toHaveURL(/treatments/);
  await hand.click("button", "Shades");
  await hand.click("button", "Next");
  await hand.arrive("/shades/style");
  await hand.click("radio", "Flat Roman");
  await hand.click("button", "Next");
  await hand.arrive("/shades/options");
  await hand.click("radio", "Cordless control");
  await hand.click("button", "Next");
  await hand.arrive("/shades/fabrics");
  await hand.fill("Fabric 1 name", "Blue ticking");
  await hand.click("button", "Next");
  await hand.arrive("/confirm");
  await hand.click("button", "Confirm");
  await hand.arrive("/overview");
}
