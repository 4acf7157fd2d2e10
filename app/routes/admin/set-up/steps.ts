import { redirect } from "react-router";
import { sitePages } from "#app/domain/site/site-forms.ts";
import { PRICES_AND_TERMS, RATE_CARD, SET_UP, SITE_LOGO, sitePath } from "#app/routes/admin/paths.ts";

/** What a new business is led through, each on its own page of settings and by its name. */
export const setUpSteps = [
  {
    key: "business",
    title: sitePages.business.title,
    what: "name, phone and hours",
    to: sitePath("business"),
    minutes: 2,
  },
  { key: "logo", title: "Logo", what: "on pages, e-mails and papers", to: SITE_LOGO, minutes: 1 },
  {
    key: "offer",
    title: sitePages.offer.title,
    what: "the fee, how far you come, lead time",
    to: sitePath("offer"),
    minutes: 2,
  },
  { key: "tax", title: "Prices and Terms", what: "tax, deposit and payments", to: PRICES_AND_TERMS, minutes: 1 },
  { key: "terms", title: sitePages.terms.title, what: "those of the site", to: sitePath("terms"), minutes: 2 },
  { key: "rates", title: "Rate card", what: "what you charge for each thing", to: RATE_CARD, minutes: 2 },
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

/** For whoever is being led, a page left as it is was looked at; anybody else reads that nothing was changed. */
export function ledOn(request: Request) {
  const at = stepAt(new URL(request.url));
  return at && { thrown: { unchanged: () => redirect(at.next) } };
}
