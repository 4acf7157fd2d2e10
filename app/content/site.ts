import { canonicalJson } from "#app/domain/canonical-json.ts";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { type Style, styleSlug } from "#app/domain/catalogue/style.ts";
import { logoOf } from "#app/domain/site/logo.ts";
import {
  type PartnerEntry,
  paragraphsOf,
  type Question,
  type SiteDocument,
  type SiteSection,
  type Story,
  type StyleEntry,
  stepsOf,
  type Testimonial,
} from "#app/domain/site/site-document.ts";
import { factsOf, houseOf, type SiteFacts, say } from "#app/domain/site/site-facts.ts";
import { customers, founder, journeyOfAnOrder, sampleJourney, shippedHistory } from "./about.ts";
import { shippedBusiness, shippedOffer } from "./business.ts";
import { questions } from "./faq.ts";
import { kindsOfGoods, partners } from "./partners.ts";
import { terms } from "./terms.ts";
import { promisesOfOurs, testimonials } from "./testimonials.ts";

/** The site as it is shown: what the owner has written, and where they have not, what the build ships. */
export interface Site {
  /** 0 is what the build ships. */
  version: number;
  document: SiteDocument;
  facts: SiteFacts;
  /** Whom our own notices are for. */
  house: { name: string; address: string };
  /** Whether samples may stand where the owner has written nothing: in the demo alone. */
  samples: boolean;
}

export function siteOf(document: SiteDocument, { version = 0, samples = true } = {}): Site {
  // A fact that this build knows and an older version does not is as shipped.
  const business = { ...shippedBusiness, ...document.business };
  const offer = { ...offerThatComes(document), ...document.offer };
  return {
    version,
    document,
    facts: factsOf(business, offer, document.logo && logoOf(document.logo)),
    house: houseOf(business),
    samples,
  };
}

/** Wherever an own business is, nobody has said that it visits the houses around Philadelphia: it visits those around itself. */
function offerThatComes({ business = shippedBusiness }: SiteDocument) {
  const isThere = business.town === shippedBusiness.town && business.region === shippedBusiness.region;
  return isThere ? shippedOffer : { ...shippedOffer, center: "", centerZip: "", visits: "" };
}

export const shippedSite = siteOf({});

interface ShownPart {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

export function shownTerms({ document, facts }: Site): readonly ShownPart[] {
  if (!document.terms?.length) return say(terms, facts);
  return withFacts("terms", document.terms, facts).map(({ title, text }, index) => ({
    id: `part-${index + 1}`,
    title,
    paragraphs: paragraphsOf(text),
  }));
}

export function shownQuestions({ document, facts }: Site): readonly Question[] {
  return withFacts("faq", document.faq?.length ? document.faq : questions, facts);
}

/** Texts that name facts of the business. */
const openTexts = {
  terms: terms.map(({ title, paragraphs }) => ({ title, text: paragraphs.join("\n\n") })),
  faq: questions as readonly Question[],
};

/**
 * Rows as they are stored, of a list that was filled in with these facts: one that was left as it came keeps its places open and
 * goes on to follow them. Where all were, none is the owner's.
 */
export function withOpenPlaces(section: keyof typeof openTexts, rows: readonly object[], filledWith: SiteFacts[]) {
  const open: readonly object[] = openTexts[section];
  const isAsItCame = (row: object, one: object) =>
    filledWith.some((facts) => canonicalJson(say(one, facts)) === canonicalJson(row));
  const stored = rows.map((row) => open.find((one) => isAsItCame(row, one)) ?? row);
  return canonicalJson(stored) === canonicalJson(open) ? [] : stored;
}

/** Such rows with the facts of the day in their places. What an owner has written has none: it is said to the letter. */
export function withFacts<Row extends object>(section: keyof typeof openTexts, rows: readonly Row[], facts: SiteFacts) {
  const open = openTexts[section].map((one) => canonicalJson(one));
  return rows.map((row) => (open.includes(canonicalJson(row)) ? say(row, facts) : row));
}

/** A supplier on a page: with what it makes, and where it has one, its name. */
export interface ShownPartner extends PartnerEntry {
  id: string;
  letters: "serif" | "capitals" | "sans";
  /** What is drawn for it: a cloth, or one of app/content/drawings/goods. */
  goods: string;
}

/** Suppliers that nobody has must not be named as if we bought from them. */
export function shownPartners({ document, samples }: Site): { partners: readonly ShownPartner[]; sample: boolean } {
  const sample = !document.partners && samples;
  if (sample) return { partners: partners.map((one) => ({ ...one, goods: one.id })), sample };
  const letters = ["serif", "capitals", "sans"] as const;
  const own = (document.partners?.length ? document.partners : kindsOfGoods).map((one, index) => {
    const drawn = partners.filter(({ kind }) => kind === one.kind);
    return {
      ...one,
      id: `partner-${index + 1}`,
      letters: letters[index % 3] ?? "serif",
      goods: drawn[index % drawn.length]?.id ?? "alder-vale",
    };
  });
  return { partners: own, sample };
}

/** What nobody has said must not stand as if a client had: until they have, what we promise. */
export function shownTestimonials({ document, samples, facts }: Site) {
  const sample = !document.testimonials && samples;
  const own = document.testimonials?.length ? document.testimonials : undefined;
  const promised = !own && !sample;
  const said: readonly Testimonial[] = own ?? (sample ? testimonials : say(promisesOfOurs, facts));
  return { title: promised ? "What we promise" : "What clients say", said, sample };
}

/** Who began it, and how; without a person where nobody has written of one. */
export function shownStory({ document, samples, facts }: Site) {
  const told = document.story ?? (samples ? founderStory : undefined);
  if (!told) {
    return {
      title: "The workroom",
      display: shippedHistory.display.plain,
      history: say(shippedHistory.plain, facts),
      paragraphs: say(shippedHistory.workroom, facts),
      words: founder.words,
      name: "",
      journey: say(journeyOfAnOrder, facts),
      customers: say(customers.plain, facts),
    };
  }
  const { firstName, lastName, history, story, words, journey } = told;
  const isOwn = document.story !== undefined;
  return {
    title: isOwn ? "Who began it" : founder.title,
    display: shippedHistory.display[isOwn ? "own" : "sample"],
    history: say(history, facts),
    paragraphs: paragraphsOf(story),
    words,
    name: `${`${firstName} ${lastName}`.trim()}, founder`,
    journey: say(journey ? stepsOf(journey) : journeyOfAnOrder, facts),
    customers: say(customers[isOwn ? "plain" : "sample"], facts),
  };
}

const founderStory: Story = {
  firstName: founder.firstName,
  lastName: founder.lastName,
  history: shippedHistory.sample,
  story: founder.story.join("\n\n"),
  words: founder.words,
  journey: sampleJourney.map(({ when, text }) => `${when}: ${text}`).join("\n\n"),
};

const shippedStyles: readonly StyleEntry[] = styles.map((style) => ({
  slug: styleSlug(style),
  name: style.name,
  description: style.description,
}));

/** A style as visitors read of it; what is ordered keeps the catalogue's name. */
export function styleWords({ document }: Site, style: Style): Pick<Style, "name" | "description"> {
  const own = document.styles?.find(({ slug }) => slug === styleSlug(style));
  return own ?? style;
}

const NOBODY: Story = { firstName: "", lastName: "", history: "", story: "", words: "", journey: "" };

/**
 * The sections as the build ships them, with the facts of the day in their places: what a form shows, and Put Back brings. A
 * sample in the form of a real business would be said in its name by the next save.
 */
export function shippedSections({ document, facts, samples }: Omit<Site, "version" | "house">) {
  return {
    business: shippedBusiness,
    offer: offerThatComes(document),
    story: samples ? say(founderStory, facts) : NOBODY,
    ...say(openTexts, facts),
    partners: samples ? partners.map(({ name, makes, kind }) => ({ name, makes, kind })) : [],
    testimonials: samples ? (testimonials as readonly Testimonial[]) : [],
    styles: shippedStyles,
  } satisfies SiteDocument;
}

/** What a business of its own still has to write, in the words of the desk. */
const ownWords: Partial<Record<SiteSection, string>> = {
  testimonials: "testimonials",
  partners: "partners",
  story: "the founder’s story",
  terms: "terms and conditions",
  logo: "your logo",
  gallery: "pictures of your own",
  offer: "what is promised in your name",
};

export function missingWords({ document, facts }: Site): string[] {
  const { email, phone } = facts.business;
  const contact =
    email.endsWith(".example") || phone.includes("555-01")
      ? ["an e-mail address and a phone number that reach you"]
      : [];
  const sections = Object.entries(ownWords) as [SiteSection, string][];
  const written = { ...document, gallery: document.gallery?.find(({ own }) => own) };
  return [...contact, ...sections.flatMap(([section, words]) => (written[section] ? [] : [words]))];
}
