import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { WizardStep } from "#app/domain/orders/draft.ts";

export const HUB = "/client/dashboard/create-order";
export const MY_ORDERS = "/client/dashboard/orders";

type CustomizationStep = "style" | "options" | "fabrics";

/** Every page of building an order has an address of its own, so Back, refresh and a sleeping phone lose nothing. */
export function orderPages(orderId: string) {
  const order = `${HUB}/${orderId}`;
  return {
    windowCount: `${order}/windows`,
    hardwareChoice: `${order}/hardware-choice`,
    measure: (number: number) => `${order}/measure/${number}`,
    overview: `${order}/overview`,
    hardware: `${order}/hardware`,
    treatments: (number: number) => `${order}/window/${number}/treatments`,
    customize: (number: number, type: TreatmentType, step: CustomizationStep) =>
      `${order}/window/${number}/${type}/${step}`,
    confirm: (number: number) => `${order}/window/${number}/confirm`,
  };
}

/** Where Continue leads: the page of the stored step. */
export function pageOfStep(orderId: string, step: WizardStep, windowToMeasure: number) {
  const pages = orderPages(orderId);
  return {
    1: pages.windowCount,
    2: pages.hardwareChoice,
    3: pages.measure(windowToMeasure),
    4: pages.overview,
  }[step];
}
