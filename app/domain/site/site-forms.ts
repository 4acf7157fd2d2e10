import { isZipCode, phoneDigits } from "#app/domain/accounts/contact-details.ts";
import { formatPhone } from "#app/domain/accounts/phone.ts";
import { type DescribedForm, type FieldKind, fieldsOf, flatForm } from "#app/domain/forms/described-form.ts";
import { area, choice, line, money, unlessEmpty, wholeNumber } from "#app/domain/forms/field-kinds.ts";
import type { SiteDocument, Story, StyleEntry } from "./site-document.ts";
import type { Business, Offer } from "./site-facts.ts";

const BLANK = "Please fill out all fields.";

/** May not be left empty. */
function required(kind: FieldKind<string>): FieldKind<string> {
  return {
    ...kind,
    read: (text, label) => {
      const read = kind.read(text, label);
      return read.ok && read.value === "" ? { ok: false, reason: BLANK } : read;
    },
  };
}

/** What nobody sees, and marks that turn the direction of what follows. */
const unseen = /[\u202a-\u202e\u2066-\u2069\u200b\ufeff]|(?!\n)\p{Cc}/gu;

/** Text in paragraphs: a blank line begins the next. */
export function paragraphs(longest: number): FieldKind<string> {
  const kind = area(longest);
  return { ...kind, read: (text, label) => kind.read(text.replaceAll("\r\n", "\n").replaceAll(unseen, ""), label) };
}

/** Without the whole validator, which browsers need not load for it. */
const plainAddress = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const email: FieldKind<string> = {
  control: "text",
  attributes: { type: "email", maxLength: 200 },
  read(text) {
    const address = text.toLowerCase();
    return address.length <= 200 && plainAddress.test(address)
      ? { ok: true, value: address }
      : { ok: false, reason: "Please enter a valid email address." };
  },
  write: (address) => address,
};

const phone: FieldKind<string> = {
  control: "text",
  attributes: { type: "tel", maxLength: 40 },
  read(text) {
    const digits = phoneDigits(text.slice(0, 40));
    return digits === undefined
      ? { ok: false, reason: "Phone number must be 10 digits." }
      : { ok: true, value: digits };
  },
  write: formatPhone,
};

const zip: FieldKind<string> = {
  control: "text",
  attributes: { inputMode: "numeric", maxLength: 5 },
  read: (text) =>
    isZipCode(text) ? { ok: true, value: text } : { ok: false, reason: "Zip code must be a valid 5-digit number." },
  write: (text) => text,
};

const region: FieldKind<string> = {
  control: "text",
  attributes: { maxLength: 2 },
  read: (text) =>
    /^[A-Za-z]{2}$/.test(text)
      ? { ok: true, value: text.toUpperCase() }
      : { ok: false, reason: "Please enter two letters, such as PA." },
  write: (text) => text,
};

/** As search engines read them: Mo-Fr 09:00-17:00. */
const openingHours: FieldKind<string> = {
  control: "text",
  attributes: { maxLength: 80 },
  read: (text) =>
    text.length <= 80 &&
    /^((Mo|Tu|We|Th|Fr|Sa|Su)([-,](Mo|Tu|We|Th|Fr|Sa|Su))* ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d(, ?|$))+$/.test(
      text,
    )
      ? { ok: true, value: text }
      : { ok: false, reason: "Please write them as in Mo-Fr 09:00-17:00." },
  write: (text) => text,
};

const CONTACT = "How people reach you";
const PLACE = "Where you are";

export const businessForm = flatForm<Business>({
  name: { label: "Name", section: CONTACT, ...required(line(80)) },
  shortName: {
    label: "Short name",
    hint: "Beside the mark, where the whole name is too long.",
    section: CONTACT,
    ...required(line(80)),
  },
  email: { label: "E-mail", section: CONTACT, ...email },
  notices: {
    label: "Notices go to",
    hint: "New orders, questions and payments. Empty: the address above.",
    optional: true,
    section: CONTACT,
    ...unlessEmpty(email, ""),
  },
  phone: { label: "Phone", section: CONTACT, ...phone },
  hours: { label: "Hours", section: CONTACT, ...required(line(80)) },
  openingHours: {
    label: "Hours for search engines",
    hint: "As in Mo-Fr 09:00-17:00.",
    section: CONTACT,
    ...openingHours,
  },
  yearsInBusiness: {
    label: "In business",
    section: CONTACT,
    ...wholeNumber({ least: 1, most: 200, unit: "years" }),
  },
  street: { label: "Street", optional: true, section: PLACE, ...line(120) },
  town: { label: "Town", section: PLACE, ...required(line(80)) },
  region: { label: "State, two letters", section: PLACE, ...region },
  state: { label: "State", hint: "Whose law the terms name.", section: PLACE, ...required(line(80)) },
  zip: { label: "Zip code", optional: true, section: PLACE, ...unlessEmpty(zip, "") },
});

const VISIT = "Home visits";
const PROMISES = "What you promise";
const promise = (label: string, hint: string) => ({ label, hint, section: PROMISES, ...required(paragraphs(2_000)) });

const offerFields = flatForm<Offer>({
  visitFee: {
    label: "Consultation fee",
    hint: "For bookings from now on.",
    section: VISIT,
    ...money({ least: 0, most: 100_000 }),
  },
  miles: {
    label: "How far you come",
    section: VISIT,
    ...wholeNumber({ least: 1, most: 500, unit: "miles" }),
  },
  center: {
    label: "From where",
    hint: "Town and state, as on an envelope. Empty: your own town.",
    optional: true,
    section: VISIT,
    ...line(80),
  },
  centerZip: {
    label: "Its zip code",
    hint: "Miles are measured from it.",
    optional: true,
    section: VISIT,
    ...unlessEmpty(zip, ""),
  },
  visits: {
    label: "Where you visit",
    hint: "The towns and counties around you. Empty: by the miles alone.",
    optional: true,
    section: VISIT,
    ...paragraphs(2_000),
  },
  leadTime: promise("Lead time", "Most orders are ready … after payment."),
  answer: promise("An answer comes", "One of us will write back, …"),
  quote: promise("A quote comes", "Your quote comes by e-mail, …"),
  remake: promise("When it does not fit", "If what we made does not match your measurements, …"),
  refund: promise("When it is not as ordered", "In the terms: If it does not match your order, …"),
  cancellation: promise("Canceling", "A sentence of the terms, and of the first terms of a quote."),
  hems: promise("Hems", "Pleats are folded and tacked by hand, … and patterns meet at every seam."),
  onePerson: promise("Who follows an order", "A sentence."),
  careLabel: promise("Care", "Most lined work should be cleaned by a specialist; …"),
  childSafety: promise("Children", "The loop of a clutch control …"),
  nothingUnpaid: promise("Before anything is cut", "A sentence."),
});

export const offerForm: DescribedForm<Offer> = {
  ...offerFields,
  check: ({ center, centerZip }): Record<string, string> =>
    center && !centerZip ? { centerZip: "Please give its zip code: miles are measured from it." } : {},
};

export const storyForm = flatForm<Story>({
  firstName: { label: "Founder’s first name", ...required(line(80)) },
  lastName: { label: "Founder’s last name", ...required(line(80)) },
  history: { label: "Our History, on the home page", ...required(paragraphs(2_000)) },
  story: { label: "The story, on About Us", hint: "A blank line begins a paragraph.", ...required(paragraphs(10_000)) },
  words: { label: "A sentence of theirs", ...required(paragraphs(2_000)) },
  journey: {
    label: "Our journey, on About Us",
    hint: "A step a paragraph, as in 2009: The first table. Empty: the way of one order.",
    optional: true,
    ...paragraphs(5_000),
  },
});

type RowFields = Record<string, FieldKind<unknown> & { label: string; hint?: string; optional?: boolean }>;

interface Rows {
  fields: RowFields;
  /** What one of them is called. */
  one: string;
  most: number;
}

/** Rows that are offered empty below those that are there. */
const SPARE = 2;
const PLACE_FIELD = "place";

/**
 * A list as a form: a row of fields for each entry and two empty ones. A row whose texts are all empty is none; the places
 * that were typed put the others in order.
 */
export function rowsForm<Row extends object>(
  { fields, one, most }: Rows,
  count: number,
): DescribedForm<readonly Row[]> {
  const rows = Math.min(count, most);
  const place = {
    label: "Place",
    ...unlessEmpty(
      wholeNumber({ least: 1, most: 999, unit: "", refusal: "Please enter a number from 1 to 999." }),
      undefined,
    ),
  };
  const names = Object.keys(fields);
  const texts = names.filter((name) => fields[name]?.control !== "choice" && fields[name]?.control !== "checkbox");
  const inRow = (index: number) =>
    fieldsOf(
      Object.fromEntries(
        Object.entries({ [PLACE_FIELD]: place, ...fields }).map(([name, field]) => [
          `${index}.${name}`,
          // What holds for every row is said once.
          { heard: `${one} ${index + 1}`, ...field, ...(index > 0 && { hint: "" }) },
        ]),
      ),
      String(index),
    );
  const isEmpty = (flat: Readonly<Record<string, unknown>>, index: number) =>
    texts.every((name) => (flat[`${index}.${name}`] ?? "") === "");
  const indexes = Array.from({ length: rows }, (_, index) => index);
  return {
    fields: indexes.flatMap(inRow),
    flatten: (list) =>
      Object.fromEntries(
        list.flatMap((row, index) => [
          [`${index}.${PLACE_FIELD}`, index + 1] as [string, unknown],
          ...names.map((name): [string, unknown] => [`${index}.${name}`, (row as Record<string, unknown>)[name]]),
        ]),
      ),
    check: (flat) => {
      const faults: Record<string, string> = {};
      // A heading over nothing is no page; whoever wants what came with the site puts it back.
      if (rows > 0 && indexes.every((index) => isEmpty(flat, index))) faults[`0.${texts[0]}`] = BLANK;
      for (const index of indexes) {
        if (isEmpty(flat, index)) continue;
        for (const name of texts) {
          if (!fields[name]?.optional && flat[`${index}.${name}`] === "") faults[`${index}.${name}`] = BLANK;
        }
      }
      return faults;
    },
    build: (flat) =>
      indexes
        .filter((index) => !isEmpty(flat, index))
        .map((index) => ({
          place: Number(flat[`${index}.${PLACE_FIELD}`] ?? most + index),
          row: {
            ...Object.fromEntries(names.map((name) => [name, flat[`${index}.${name}`]])),
          } as Row,
        }))
        .sort((a, b) => a.place - b.place)
        .map(({ row }) => row),
  };
}

export const rowCount = (listed: number, most: number) => Math.min(listed + SPARE, most);

const termsRows: Rows = {
  one: "Part",
  most: 20,
  fields: {
    title: { label: "Title", ...line(80) },
    text: { label: "Text", hint: "A blank line begins a paragraph.", ...paragraphs(10_000) },
  },
};

const questionRows: Rows = {
  one: "Question",
  most: 60,
  fields: {
    question: { label: "Question", ...line(200) },
    answer: {
      label: "Answer",
      hint: "{trim price} is what your rate card asks for trim.",
      ...paragraphs(2_000),
    },
  },
};

const partnerRows: Rows = {
  one: "Partner",
  most: 40,
  fields: {
    name: { label: "Name", ...line(80) },
    makes: { label: "What they make", ...line(80) },
    kind: {
      label: "Shown under",
      ...choice({ cloth: "Cloth", trim: "Trim and lining", hardware: "Rods, poles and tracks" }),
    },
  },
};

const testimonialRows: Rows = {
  one: "Testimonial",
  most: 30,
  fields: {
    words: { label: "What they said", ...paragraphs(2_000) },
    name: { label: "Name", hint: "With their leave.", ...line(80) },
    about: { label: "Room and town", optional: true, ...line(120) },
  },
};

/** The names and descriptions of styles as they are shown; what is stored and ordered keeps the catalogue's. */
export function stylesForm(shipped: readonly StyleEntry[]): DescribedForm<readonly StyleEntry[]> {
  const fields = shipped.flatMap(({ slug, name }) =>
    fieldsOf(
      {
        [`${slug}.name`]: { label: "Name", heard: name, ...required(line(80)) },
        [`${slug}.description`]: { label: "Description", heard: name, ...required(paragraphs(2_000)) },
      },
      slug,
    ),
  );
  return {
    fields,
    flatten: (entries) =>
      Object.fromEntries(
        shipped.flatMap((one) => {
          const own = entries.find(({ slug }) => slug === one.slug) ?? one;
          return [[`${one.slug}.name`, own.name] as const, [`${one.slug}.description`, own.description] as const];
        }),
      ),
    // Only what differs is kept: a style that the next build describes better is shown so.
    build: (flat) =>
      shipped
        .map(({ slug }) => ({
          slug,
          name: String(flat[`${slug}.name`]),
          description: String(flat[`${slug}.description`]),
        }))
        .filter(
          ({ name, description }, index) =>
            name !== shipped[index]?.name || description !== shipped[index]?.description,
        ),
  };
}

export const listForms = {
  terms: termsRows,
  faq: questionRows,
  partners: partnerRows,
  testimonials: testimonialRows,
} as const;

export type ListSection = keyof typeof listForms;

export const isListSection = (section: string): section is ListSection => Object.hasOwn(listForms, section);

/** What each section is called, what stands above its form, and a page that shows it. */
export const sitePages = {
  business: {
    title: "Business",
    lead: "Name, address, phone and hours, wherever they are said.",
    shownOn: "/contact-us",
  },
  offer: {
    title: "Visits and promises",
    lead: "What a home visit costs, how far you come, and what is promised in your name.",
    shownOn: "/custom-products",
  },
  story: { title: "Your story", lead: "Who began it, and how.", shownOn: "/about-us" },
  terms: { title: "Terms", lead: "The parts of /terms, in their order.", shownOn: "/terms" },
  faq: { title: "Questions", lead: "What people ask, and what you answer.", shownOn: "/custom-products" },
  partners: {
    title: "Partners",
    lead: "Whom you buy from. The first three stand on the home page.",
    shownOn: "/our-partners",
  },
  testimonials: {
    title: "Testimonials",
    lead: "What clients have said, and let you repeat. The first three are shown.",
    shownOn: "/",
  },
  styles: {
    title: "Styles",
    lead: "Names and descriptions as visitors read them. What is ordered keeps the catalogue’s name.",
    shownOn: "/styles",
  },
} as const satisfies Partial<Record<keyof SiteDocument, { title: string; lead: string; shownOn: string }>>;

export type SitePage = keyof typeof sitePages;
