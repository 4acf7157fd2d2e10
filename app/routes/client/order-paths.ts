import { href } from "react-router";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { WizardStep } from "#app/domain/orders/draft.ts";

export const HUB = href("/client/dashboard/create-order");
export const MY_ORDERS = href("/client/dashboard/orders");

export const myOrderPath = (orderId: string) => href("/client/dashboard/orders/:orderId", { orderId });

/** Its windows as one small picture: the first of them, as many as can be told apart in a list. */
export const DRAWN_WINDOWS = 4;
export const myWindowsPath = (orderId: string) => href("/client/dashboard/orders/:orderId/windows.svg", { orderId });

export const myMessagesPath = (orderId: string) => href("/client/dashboard/orders/:orderId/messages", { orderId });
export const myLatestMessagePath = (orderId: string) =>
  href("/client/dashboard/orders/:orderId/messages/latest", { orderId });

/** Where photographs of it are sent, and each is looked at below. */
export const myPhotosPath = (orderId: string) => href("/client/dashboard/orders/:orderId/photos", { orderId });

/** The quote that an order shows, or one of its versions. */
export const myQuotePath = (orderId: string, number?: number) =>
  href("/client/dashboard/orders/:orderId/quote/:number?", { orderId, number: number?.toString() });
export const myQuotePdfPath = (orderId: string, number: number) =>
  `${href("/client/dashboard/orders/:orderId/quote.pdf", { orderId })}?version=${number}`;

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

/**
 * Every page of building an order has an address of its own, so Back, refresh and a sleeping phone lose nothing. Built by one
 * of us for a client, it has the same pages in the owner's portal.
 */
export function orderPages(orderId: string, customerId?: string) {
  const forClient = customerId !== undefined;
  const place = { id: customerId ?? "", orderId };
  const base = forClient
    ? href("/admin/dashboard/customer/:id/create-order/:orderId", place)
    : href("/client/dashboard/create-order/:orderId", { orderId });
  return {
    /** Where orders are begun and left. */
    hub: forClient ? href("/admin/dashboard/customer/:id", place) : HUB,
    /** Where it stands once it is handed in, and the list that it is in then. */
    shown: forClient
      ? href("/admin/dashboard/order/:userId/:orderId", { ...place, userId: place.id })
      : myOrderPath(orderId),
    handedIn: forClient ? href("/admin/dashboard/order/:userId/:orderId", { ...place, userId: place.id }) : MY_ORDERS,
    /** Where photographs of it are sent, and each is looked at below. */
    photos: forClient
      ? href("/admin/dashboard/order/:userId/:orderId/photos", { ...place, userId: place.id })
      : myPhotosPath(orderId),
    forClient,
    /** Leads on to the stored step. */
    resume: base,
    windowCount: `${base}/windows`,
    hardwareChoice: `${base}/hardware-choice`,
    measure: (number: number) => `${base}/measure/${number}`,
    overview: `${base}/overview`,
    hardware: `${base}/hardware`,
    treatments: (number: number) => `${base}/window/${number}/treatments`,
    customize: (number: number, treatment: TreatmentType, step: CustomizationStep) =>
      `${base}/window/${number}/${treatment}/${step}`,
    confirm: (number: number) => `${base}/window/${number}/confirm`,
  };
}

export type OrderPages = ReturnType<typeof orderPages>;

/** Where Continue leads: the page of the stored step. */
export function pageOfStep(pages: OrderPages, step: WizardStep, windowToMeasure: number) {
  return {
    1: pages.windowCount,
    2: pages.hardwareChoice,
    3: pages.measure(windowToMeasure),
    4: pages.overview,
  }[step];
}

export const myCalendarPath = (orderId: string, appointmentId: string) =>
  href("/client/dashboard/orders/:orderId/appointments/:appointmentId/appointment.ics", { orderId, appointmentId });
