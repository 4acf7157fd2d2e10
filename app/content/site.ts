import { styles } from "#app/domain/catalogue/catalogue.ts";
import type { Style } from "#app/domain/catalogue/style.ts";
import { styleSlug } from "#app/domain/catalogue/style-image.ts";
import {
  type PartnerEntry,
  paragraphsOf,
  type Question,
  type SiteDocument,
  type SiteSection,
  type Story,
  type StyleEntry,
  type Testimonial,
} from "#app/domain/site/site-document.ts";
import { factsOf, houseOf, type SiteFacts, say } from "#app/domain/site/site-facts.ts";
import { founder, shippedHistory } from "./about.ts";
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
  const offer = { ...shippedOffer, ...document.offer };
  return { version, document, facts: factsOf(business, offer), house: houseOf(business), samples };
}

export const shippedSite = siteOf({});

interface ShownPart {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

export function shownTerms({ document, facts }: Site): readonly ShownPart[] {
  if (!document.terms) return say(terms, facts);
  return document.terms.map(({ title, text }, index) => ({
    id: `part-${index + 1}`,
    title,
    paragraphs: paragraphsOf(text),
  }));
}

export function shownQuestions({ document, facts }: Site): readonly Question[] {
  return document.faq ?? say(questions, facts);
}

/** A supplier on a page: with what it makes, and where it has one, its name. */
export interface ShownPartner extends PartnerEntry {
  id: string;
  letters: "serif" | "capitals" | "sans";
  /** What is drawn for it, in app/content/drawings/goods. */
  goods: string;
}

/** Suppliers that nobody has must not be named as if we bought from them. */
export function shownPartners({ document, samples }: Site): { partners: readonly ShownPartner[]; sample: boolean } {
  const sample = !document.partners && samples;
  if (sample) return { partners: partners.map((one) => ({ ...one, goods: one.id })), sample };
  const letters = ["serif", "capitals", "sans"] as const;
  const own = (document.partners ?? kindsOfGoods).map((one, index) => {
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
  const said: readonly Testimonial[] = document.testimonials ?? (sample ? testimonials : say(promisesOfOurs, facts));
  return { said, sample };
}

/** Who began it, and how; without a person where nobody has written of one. */
export function shownStory({ document, samples, facts }: Site) {
  const told = document.story ?? (samples ? founderStory : undefined);
  if (!told) {
    return {
      title: "The workroom",
      history: say(shippedHistory.plain, facts),
      paragraphs: say(shippedHistory.workroom, facts),
      words: founder.words,
      name: facts.business.name,
    };
  }
  const { firstName, lastName, history, story, words } = told;
  const title = document.story ? "Who began it" : founder.title;
  return {
    title,
    history: say(history, facts),
    paragraphs: paragraphsOf(story),
    words,
    name: `${`${firstName} ${lastName}`.trim()}, founder`,
  };
}

const founderStory: Story = {
  firstName: founder.firstName,
  lastName: founder.lastName,
  history: shippedHistory.sample,
  story: founder.story.join("\n\n"),
  words: founder.words,
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

const NOBODY: Story = { firstName: "", lastName: "", history: "", story: "", words: "" };

/**
 * The sections as the build ships them, with the facts of the day in their places: what a form shows, and Put Back brings. A
 * sample in the form of a real business would be said in its name by the next save.
 */
export function shippedSections({ facts, samples }: Pick<Site, "facts" | "samples">) {
  return {
    business: shippedBusiness,
    offer: shippedOffer,
    story: samples ? say(founderStory, facts) : NOBODY,
    terms: say(terms, facts).map(({ title, paragraphs }) => ({ title, text: paragraphs.join("\n\n") })),
    faq: say(questions, facts) as readonly Question[],
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
  gallery: "pictures of your own",
  offer: "what is promised in your name",
};

export function missingWords({ document, facts }: Site): string[] {
  const { email, phone } = facts.business;
  const contact = email.endsWith(".example") || phone.includes("555-01") ? ["contact details"] : [];
  const sections = Object.entries(ownWords) as [SiteSection, string][];
  const written = { ...document, gallery: document.gallery?.find(({ own }) => own) };
  return [...contact, ...sections.flatMap(([section, words]) => (written[section] ? [] : [words]))];
}
