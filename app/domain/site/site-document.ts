import type { Business, Offer } from "./site-facts.ts";

export interface TermsPart {
  title: string;
  /** A blank line begins a paragraph. */
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

export const partnerKindNames = ["cloth", "trim", "hardware"] as const;
export type PartnerKind = (typeof partnerKindNames)[number];

export interface PartnerEntry {
  name: string;
  makes: string;
  kind: PartnerKind;
}

export interface Testimonial {
  words: string;
  name: string;
  about: string;
}

/** Who began it and how, as the owner tells it. */
export interface Story {
  firstName: string;
  lastName: string;
  history: string;
  story: string;
  words: string;
  /** A step a paragraph, "When: what"; empty, the way of one order is told. */
  journey?: string;
}

/** A picture of the owner's own: its bytes by their hashes. */
export interface OwnPicture {
  id: string;
  width: number;
  height: number;
  /** By width and format: "960.webp". */
  files: Readonly<Record<string, string>>;
}

export interface GalleryEntry {
  /** The name of one that came along, or the id of one of the owner's own. */
  id: string;
  caption: string;
  alt: string;
  hidden: boolean;
  own?: OwnPicture;
}

export interface StyleEntry {
  slug: string;
  name: string;
  description: string;
}

export interface EmailEntry {
  kind: string;
  subject: string;
  heading: string;
  opening: string;
}

/** What an owner has changed, section by section. What is not in it is as the build ships it. */
export interface SiteDocument {
  business?: Business;
  offer?: Offer;
  story?: Story;
  /** None: read and kept as they came, so that they follow the facts that they name. */
  terms?: readonly TermsPart[];
  faq?: readonly Question[];
  partners?: readonly PartnerEntry[];
  testimonials?: readonly Testimonial[];
  gallery?: readonly GalleryEntry[];
  styles?: readonly StyleEntry[];
  emails?: readonly EmailEntry[];
  logo?: OwnPicture;
}

export type SiteSection = keyof SiteDocument;

/** A section that somebody has written, and not only read and kept as it came. */
export function isWritten(section: SiteDocument[SiteSection]) {
  return section !== undefined && !(Array.isArray(section) && section.length === 0);
}

/** What stands before a step's colon is when, or what it is called. */
export function stepsOf(journey: string) {
  return paragraphsOf(journey).map((step) => {
    const [, when = "", text = step] = /^([^:\n]{1,80}):\s*(\S.*)$/s.exec(step) ?? [];
    return { when, text };
  });
}

export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((part) => part.trim() || []);
}
