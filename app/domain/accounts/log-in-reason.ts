const LOG_IN_AGAIN = "Please log in again.";
const KEPT = "What you had saved before is still there.";

/** The reason by the page that needed a log-in; the first pattern that matches counts. */
const toSee: [page: RegExp, reason: string][] = [
  [/\/profile(\?|$)/, "No user is logged in."],
  [/\/orders(\/|\?|$)/, "You must be logged in to view your orders."],
  [/\/create-order\/[^/]+\/(measure|window)\//, "You must be logged in to fetch window details."],
];
const toSend: [page: RegExp, reason: string][] = [
  [/\/profile(\?|$)/, "No user is logged in."],
  [/\/create-order\?(.+&)?delete=/, "You must be logged in to delete an order."],
  [/\/create-order\/[^/]+\/window\/\d+\/confirm(\?|$)/, "You must be logged in to save an order."],
  [/\/create-order(\?|$)/, "You must be logged in to create an order."],
  [/\/custom-order\/[^/]+$/, "You must be logged in to create an order."],
  [/\/create-order\/[^/]+\/(windows|hardware-choice)(\?|$)/, "You must be logged in to update the order."],
  [/\/create-order\/[^/]+\/(measure|window)\//, "You must be logged in to save changes."],
  [/\/create-order\/[^/]+\/hardware(\?|$)/, "You must be logged in to submit hardware details."],
  [/\/create-order\/[^/]+\/overview(\?|$)/, "You must be logged in to complete an order."],
];

/** Why somebody finds themselves at the log-in page. A form that came too late was not saved; what came before it was. */
export function logInReason(page: string, method: string): string | undefined {
  if (method === "GET") return toSee.find(([pattern]) => pattern.test(page))?.[1];
  return `${toSend.find(([pattern]) => pattern.test(page))?.[1] ?? LOG_IN_AGAIN} ${KEPT}`;
}
