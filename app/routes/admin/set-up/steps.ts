import { redirect } from "react-router";
import { PRICES_AND_TERMS, RATE_CARD, SET_UP, sitePath } from "#app/routes/admin/paths.ts";

/** What a new business is led through, each on its own page of settings. */
export const setUpSteps = [
  { key: "business", title: "Name, phone and hours", to: sitePath("business"), minutes: 2 },
  { key: "offer", title: "Consultation fee and promises", to: sitePath("offer"), minutes: 2 },
  { key: "tax", title: "Tax and deposit", to: PRICES_AND_TERMS, minutes: 1 },
  { key: "terms", title: "Terms", to: sitePath("terms"), minutes: 2 },
  { key: "rates", title: "Rate card", to: RATE_CARD, minutes: 2 },
] as const;

const MARK = "set-up";
export const inSetUp = (page: string) => `${page}?${MARK}=`;

/** Which of them this address is, for whoever is being led. */
export function stepAt({ pathname, search }: { pathname: string; search: string }) {
  // A form sent by scripts asks for data.
  const page = pathname.replace(/\.data$/, "");
  const index = new URLSearchParams(search).has(MARK) ? setUpSteps.findIndex(({ to }) => to === page) : -1;
  const step = setUpSteps[index];
  const next = setUpSteps[index + 1];
  return step && { step, number: index + 1, next: next ? inSetUp(next.to) : SET_UP };
}

/** Where a save leads: to the next step for whoever is being led, else back to its page. */
export const afterSave = (request: Request, page: string) => stepAt(new URL(request.url))?.next ?? page;

/** Back to its page, and to being led there: the page has another form, and that one leads on. */
export const staying = (request: Request, page: string) => (stepAt(new URL(request.url)) ? inSetUp(page) : page);

/** For whoever is being led, a page left as it is was looked at; anybody else reads that nothing was changed. */
export function ledOn(request: Request) {
  const at = stepAt(new URL(request.url));
  return at && { thrown: { unchanged: () => redirect(at.next) } };
}
