import { expect, type Page } from "@playwright/test";
import { open, send } from "#tests/support/browser-test.ts";
import { measured } from "#tests/support/orders/ordering-posts.ts";

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
  let fields = 0;
  return {
    presses: () => presses,
    /** How many of them were fields to be typed into. */
    fields: () => fields,
    click: async (role: "button" | "link" | "radio" | "checkbox", name: string, exact = true) => {
      presses += 1;
      await page.getByRole(role, { name, exact }).click();
    },
    fill: async (label: string, text: string) => {
      presses += 1;
      fields += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
    /** Own cloth is named behind a line below the book. */
    openOwn: async (row = 1) => {
      presses += 1;
      await openOwnCloth(page, row);
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

export const openOwnCloth = (page: Page, row = 1) =>
  page
    .getByText(/^A cloth of my own/)
    .nth(row - 1)
    .click();

export type Hand = ReturnType<typeof createHand>;

export async function measure(hand: Hand, name: string) {
  await hand.fill("Location / name", name);
  for (const [label, inches] of Object.entries(measurements)) await hand.fill(label, inches);
}

/** A new order of this many windows, made past the pages, which have journeys of their own; at the first one's measuring. */
export async function beginOrder(page: Page, windows: number) {
  const address = await answerSteps(page, windows);
  await open(page, `${address}/measure/1`);
}

/** An order of one window of this name, measured, at its overview. */
export async function openMeasured(page: Page, name: string) {
  const address = await answerSteps(page, 1, [["measure/1", Object.fromEntries(measured(name, "48 3/8"))]]);
  await open(page, `${address}/overview`);
}

/** The same with a flat Roman shade, confirmed. */
export async function openCustomized(page: Page, name: string) {
  const address = await answerSteps(page, 1, [
    ["measure/1", Object.fromEntries(measured(name, "48 3/8"))],
    ["window/1/treatments", { treatment: "shades" }],
    ["window/1/shades/style", { style: "soft-shades/Flat Roman" }],
    ["window/1/shades/options", { control: "cordlessControl" }],
    ["window/1/shades/fabrics", { fabricName: "Blue ticking" }],
    ["window/1/confirm", {}],
  ]);
  await open(page, `${address}/overview`);
}

async function answerSteps(page: Page, windows: number, more: [at: string, form: Record<string, string>][] = []) {
  const created = await send(page, "/client/dashboard/create-order?index", { intent: "create" });
  const address = created.replace(/\/windows$/, "");
  const steps = [
    ["windows", { windowCount: `${windows}` }],
    ["hardware-choice", { hardwareChoice: "own" }],
    ...more,
  ] as const;
  for (const [index, [at, form]] of steps.entries()) {
    await send(page, `${address}/${at}`, { intent: "next", ...form, version: `${index + 1}` });
  }
  return address;
}
