import { formatDate, noonOf } from "#app/domain/dates.ts";
import { asTyped, type DescribedForm, flatForm, inWords, withUsual } from "#app/domain/forms/described-form.ts";
import { area, choice, day, unlessEmpty } from "#app/domain/forms/field-kinds.ts";
import { readFields } from "#app/domain/read-json.ts";

/** What is asked once for a whole order: about the house and the day, none of it required. */
export interface OrderSite {
  /** A day; empty where there is none. */
  neededBy: string;
  takeDown: "none" | "us";
  wall: "unknown" | "drywall" | "plaster" | "masonry" | "wood" | "tile" | "mixed";
  callAhead: "yes" | "no";
  /** Gate, parking, stairs, pets, alarm, in the client's words. */
  access: string;
}

export const usualSite: OrderSite = { neededBy: "", takeDown: "none", wall: "unknown", callAhead: "yes", access: "" };

export const LONGEST_ACCESS = 500;

/** The questions, in the client's words, each with its usual answer. */
export const siteForm: DescribedForm<OrderSite> = withUsual(
  flatForm<OrderSite>({
    neededBy: {
      ...unlessEmpty(day, ""),
      label: "By when would you like it?",
      optional: true,
      hint: "Leave it empty if there is no hurry.",
      words: (text) => formatDate(noonOf(text)),
    },
    takeDown: {
      ...choice({ none: "Nothing, or we’ll take it down ourselves", us: "Please take down what hangs there" }),
      label: "What hangs there now?",
    },
    wall: {
      ...choice({
        unknown: "I’m not sure",
        drywall: "Drywall",
        plaster: "Plaster",
        masonry: "Brick, stone or concrete",
        wood: "Wood",
        tile: "Tile",
        mixed: "Not the same everywhere",
      }),
      label: "What are your walls made of?",
    },
    callAhead: {
      ...choice({ yes: "Yes, about half an hour before", no: "No need to call" }),
      label: "Shall we call before we come?",
    },
    access: {
      ...area(LONGEST_ACCESS),
      label: "Anything to know about getting in?",
      optional: true,
      hint: "Gate, parking, stairs, pets, an alarm. Please no codes: we’ll ask you for them.",
    },
  }),
  usualSite,
);

/** Whatever is stored can be read: what makes no sense is as most people want it. */
export function readSite(stored: string): OrderSite {
  if (stored === "") return usualSite;
  const given = readFields(stored);
  const read = siteForm.fields.map(({ name, label, read: take }) => {
    const text = given[name];
    const taken = typeof text === "string" ? take(text, label) : undefined;
    return [name, taken?.ok ? taken.value : usualSite[name as keyof OrderSite]];
  });
  return Object.fromEntries(read) as OrderSite;
}

/** Nothing where nobody said anything. */
export function writeSite(site: OrderSite): string {
  const said = Object.entries(site).filter(([name, value]) => value !== usualSite[name as keyof OrderSite]);
  return said.length === 0 ? "" : JSON.stringify(Object.fromEntries(said));
}

export interface SiteLine {
  name: string;
  label: string;
  text: string;
}

/** What was answered other than usual, in words. */
export function siteLines(site: OrderSite): SiteLine[] {
  const typed = asTyped(siteForm, site);
  return siteForm.fields
    .filter(({ name, usual }) => typed[name] !== usual)
    .map((field) => ({ name: field.name, label: field.label, text: inWords(field, typed) }));
}

/** Another order of the same house: its walls and its door are the same, its day is not. */
export function siteAgain({ wall, callAhead, access }: OrderSite): OrderSite {
  return { ...usualSite, wall, callAhead, access };
}
