import { type SiteFacts, wordsOf } from "#app/domain/site/site-facts.ts";

/** What search engines read: https://schema.org in JSON. The prerendered page carries it, nobody sees it. */
const context = "https://schema.org";
const businessId = (origin: string) => `${origin}/#business`;

export function localBusiness(origin: string, facts: SiteFacts) {
  const { business, logo } = facts;
  return {
    "@context": context,
    "@type": "HomeAndConstructionBusiness",
    "@id": businessId(origin),
    name: business.name,
    url: `${origin}/`,
    email: business.email,
    telephone: business.phoneLink.replace("tel:", ""),
    image: `${origin}/pictures/social-card.jpg`,
    logo: origin + (logo?.full ?? "/icon-512.png"),
    address: {
      "@type": "PostalAddress",
      ...(business.street && { streetAddress: business.street }),
      addressLocality: business.town,
      addressRegion: business.region,
      ...(business.zip && { postalCode: business.zip }),
      addressCountry: "US",
    },
    areaServed: { "@type": "City", name: wordsOf(facts).near },
    openingHours: business.openingHours,
  };
}

const METERS_PER_MILE = 1609;

/** What a page offers to people near us, and how far we come. */
export function localService(
  origin: string,
  { business, offer }: SiteFacts,
  page: { path: string; title: string; description: string },
) {
  return {
    "@context": context,
    "@type": "Service",
    name: page.title,
    description: page.description,
    url: origin + page.path,
    provider: { "@id": businessId(origin), "@type": "HomeAndConstructionBusiness", name: business.name },
    areaServed: {
      "@type": "GeoCircle",
      ...(offer.centerZip && { postalCode: offer.centerZip }),
      addressCountry: "US",
      geoRadius: offer.miles * METERS_PER_MILE,
    },
  };
}

export interface Crumb {
  title: string;
  path: string;
}

/** The way to a page, from home to itself. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]) {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: [{ title: "Home", path: "/" }, ...crumbs].map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}

export function productGroup(origin: string, { id, name, text }: { id: string; name: string; text: string }) {
  return {
    "@context": context,
    "@type": "ProductGroup",
    "@id": `${origin}/custom-products#${id}`,
    productGroupID: id,
    name,
    description: text,
    url: `${origin}/custom-products#${id}`,
    brand: { "@id": businessId(origin) },
    variesBy: ["https://schema.org/size", "https://schema.org/pattern", "https://schema.org/material"],
  };
}

export function questionList(questions: readonly { question: string; answer: string }[]) {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
