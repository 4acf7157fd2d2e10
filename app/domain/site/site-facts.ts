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
  /** Of where: its name, Philadelphia, PA, and the zip code that is measured from. Empty: where the business is. */
  center: string;
  centerZip: string;
  /** The towns and counties that this comes to, in a sentence of the owner's; empty: by the miles alone. */
  visits: string;
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

/** The owner's logo as pages draw it. */
export interface Logo {
  /** Its width for a height of one. */
  aspect: number;
  small: string;
  large: string;
  full: string;
}

/** The business as pages, mails and papers speak of it. */
export interface SiteFacts {
  business: Omit<Business, "notices"> & { phoneLink: string; location: string };
  offer: Offer;
  /** The owner's own; without one the mark that we ship. */
  logo?: Logo;
}

export function factsOf({ notices: _, ...business }: Business, offer: Offer, logo?: Logo): SiteFacts {
  const center = offer.center || `${business.town}, ${business.region}`;
  const centerZip = offer.centerZip || (offer.center ? "" : business.zip);
  return {
    ...(logo && { logo }),
    business: {
      ...business,
      phone: formatPhone(business.phone),
      phoneLink: `tel:+1${business.phone}`,
      location: `${business.town}, ${business.state}`,
    },
    offer: { ...offer, center, centerZip },
  };
}

/** Whom our own notices are for. */
export function houseOf({ name, email, notices }: Business) {
  return { name, address: notices || email };
}

/** As on an envelope; where the owner has not entered a street, nobody is to take the town for the address. */
export function shipToLines({ street, town, region, zip, location }: SiteFacts["business"]): string[] {
  return street ? [street, `${town}, ${region} ${zip}`] : [location, "Please ask us for the street before you ship"];
}

const COMMONWEALTHS = ["KY", "MA", "PA", "VA"];

/** What a text may leave open, by the word in its braces. */
export function wordsOf({ business, offer }: SiteFacts) {
  const { name, shortName, email, phone, location, street, town, state, hours } = business;
  const { visitFee, miles, center, visits, ...promises } = offer;
  const years = business.yearsInBusiness > 1 ? `${business.yearsInBusiness} years` : "a year";
  const near = center.replace(/,[^,]*$/, "");
  const area = `${miles} miles of ${near}`;
  const plain = { name, shortName, email, phone, location, town, state, hours };
  return {
    ...plain,
    ...promises,
    /** Where a parcel goes, as far as the owner has entered it. */
    shipTo: shipToLines(business).join(street ? ", " : ". "),
    stateInFull: `the ${COMMONWEALTHS.includes(business.region) ? "Commonwealth" : "State"} of ${state}`,
    years: `over ${years}`,
    Years: `Over ${years}`,
    fee: formatMoney(visitFee).replace(".00", ""),
    near,
    area,
    visits: visits || `Everywhere within ${area}.`,
  };
}

/** A text of ours, or anything made of such texts, with the facts in their places: "Call {phone}." */
export function say<Text>(text: Text, facts: SiteFacts): Text {
  return fill(text, wordsOf(facts)) as Text;
}

function fill(value: unknown, words: Readonly<Record<string, string>>): unknown {
  // A name may end with a full stop, as in Bell & Co., and the sentence with it.
  if (typeof value === "string")
    return value.replaceAll(/\{(\w+)\}(\.?)/g, (whole, word, end) => {
      const said = words[word];
      return said === undefined ? whole : said.endsWith(".") ? said : said + end;
    });
  if (Array.isArray(value)) return value.map((one) => fill(one, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, words)]));
}
