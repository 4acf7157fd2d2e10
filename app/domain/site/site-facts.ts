import { formatPhone } from "#app/domain/accounts/phone.ts";
import { formatMoney } from "#app/domain/money.ts";

/** What the owner writes of the business itself. */
export interface Business {
  name: string;
  shortName: string;
  email: string;
  /** Where notices to us go; empty: to the address that clients know. */
  notices: string;
  /** Ten digits. */
  phone: string;
  street: string;
  town: string;
  /** As on an envelope, PA, and in words. */
  region: string;
  state: string;
  zip: string;
  /** As pages say them, and as search engines read them. */
  hours: string;
  openingHours: string;
  yearsInBusiness: number;
}

/** What a home visit costs, how far we come, and what the site promises in the owner's name. */
export interface Offer {
  /** In cents. */
  visitFee: number;
  miles: number;
  answer: string;
  quote: string;
  leadTime: string;
  remake: string;
  refund: string;
  cancellation: string;
  hems: string;
  onePerson: string;
  careLabel: string;
  childSafety: string;
  nothingUnpaid: string;
}

/** The business as pages, mails and papers speak of it. */
export interface SiteFacts {
  business: Omit<Business, "notices"> & { phoneLink: string; location: string };
  offer: Offer;
}

export function factsOf({ notices: _, ...business }: Business, offer: Offer): SiteFacts {
  return {
    business: {
      ...business,
      phone: formatPhone(business.phone),
      phoneLink: `tel:+1${business.phone}`,
      location: `${business.town}, ${business.state}`,
    },
    offer,
  };
}

/** Whom our own notices are for. */
export function houseOf({ name, email, notices }: Business) {
  return { name, address: notices || email };
}

/** What a text may leave open, by the word in its braces. */
export function wordsOf({ business, offer }: SiteFacts) {
  const { name, shortName, email, phone, location, town, state, hours } = business;
  const { visitFee, miles, ...promises } = offer;
  const plain = { name, shortName, email, phone, location, town, state, hours };
  return {
    ...plain,
    ...promises,
    years: `over ${business.yearsInBusiness} years`,
    Years: `Over ${business.yearsInBusiness} years`,
    fee: formatMoney(visitFee).replace(".00", ""),
    area: `${miles} miles of Philadelphia`,
  };
}

/** A text of ours, or anything made of such texts, with the facts in their places: "Call {phone}." */
export function say<Text>(text: Text, facts: SiteFacts): Text {
  return fill(text, wordsOf(facts)) as Text;
}

function fill(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") return value.replaceAll(/\{(\w+)\}/g, (whole, word) => words[word] ?? whole);
  if (Array.isArray(value)) return value.map((one) => fill(one, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, words)]));
}
