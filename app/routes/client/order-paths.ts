import { href } from "react-router";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { WizardStep } from "#app/domain/orders/draft.ts";

export const HUB = href("/client/dashboard/create-order");
export const MY_ORDERS = href("/client/dashboard/orders");

export const myOrderPath = (orderId: string) => href("/client/dashboard/orders/:orderId", { orderId });

/** Its windows as one small picture: the first of them, as many as can be told apart in a list. */
export const DRAWN_WINDOWS = 4;
export const myWindowsPath = (orderId: string) => href("/client/dashboard/orders/:orderId/windows.svg", { orderId });

/** The quote that an order shows, or one of its versions. */
export const myQuotePath = (orderId: string, number?: number) =>
  href("/client/dashboard/orders/:orderId/quote/:number?", { orderId, number: number?.toString() });
export const myQuotePdfPath = (orderId: string, number: number) =>
  `${href("/client/dashboard/orders/:orderId/quote.pdf", { orderId })}?version=${number}`;

/** Paying by card, and coming back from it. */
export const myCardPath = (orderId: string) => href("/client/dashboard/orders/:orderId/card", { orderId });

export const CONSULTATION = href("/client/dashboard/consultation");

/** Of an order, or of the fee of a visit. */
export const myReceiptPath = (orderId: string | undefined, number: string) =>
  orderId
    ? href("/client/dashboard/orders/:orderId/receipts/:number", { orderId, number })
    : href("/client/dashboard/consultation/receipts/:number", { number });
export const myReceiptPdfPath = (orderId: string | undefined, number: string) =>
  `${myReceiptPath(orderId, number)}/receipt.pdf`;

type CustomizationStep = "style" | "options" | "fabrics";

/** Every page of building an order has an address of its own, so Back, refresh and a sleeping phone lose nothing. */
export function orderPages(orderId: string) {
  const window = (number: number) => ({ orderId, number: String(number) });
  return {
    /** Leads on to the stored step. */
    resume: href("/client/dashboard/create-order/:orderId", { orderId }),
    windowCount: href("/client/dashboard/create-order/:orderId/windows", { orderId }),
    hardwareChoice: href("/client/dashboard/create-order/:orderId/hardware-choice", { orderId }),
    measure: (number: number) => href("/client/dashboard/create-order/:orderId/measure/:number", window(number)),
    overview: href("/client/dashboard/create-order/:orderId/overview", { orderId }),
    hardware: href("/client/dashboard/create-order/:orderId/hardware", { orderId }),
    treatments: (number: number) =>
      href("/client/dashboard/create-order/:orderId/window/:number/treatments", window(number)),
    customize: (number: number, treatment: TreatmentType, step: CustomizationStep) =>
      href(`/client/dashboard/create-order/:orderId/window/:number/:treatment/${step}`, {
        ...window(number),
        treatment,
      }),
    confirm: (number: number) => href("/client/dashboard/create-order/:orderId/window/:number/confirm", window(number)),
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

export const myCalendarPath = (orderId: string, appointmentId: string) =>
  href("/client/dashboard/orders/:orderId/appointments/:appointmentId/appointment.ics", { orderId, appointmentId });
