import { expect, test } from "vitest";
import { say, wordsOf } from "#app/domain/site/site-facts.ts";
import { journeyOfAnOrder } from "./about.ts";
import { shippedBusiness, shippedOffer } from "./business.ts";
import { guides } from "./guides/guides.ts";
import * as products from "./products.ts";
import {
  missingWords,
  shippedSections,
  shippedSite,
  shownPartners,
  shownQuestions,
  shownStory,
  shownTerms,
  shownTestimonials,
  siteOf,
  withOpenPlaces,
} from "./site.ts";
import { footerLinks } from "./site-links.ts";

const own = { ...shippedBusiness, email: "hello@drapery.com", phone: "2156289000", town: "Media" };

test("as it comes, the site names everything that is not the business's own", () => {
  expect(missingWords(shippedSite)).toEqual([
    "an e-mail address and a phone number that reach you",
    "testimonials",
    "partners",
    "the founder’s story",
    "terms and conditions",
    "your logo",
    "pictures of your own",
    "what is promised in your name",
  ]);
  const written = siteOf({ business: own, offer: shippedOffer, terms: [], partners: [], testimonials: [] });
  expect(missingWords(written)).toEqual(["the founder’s story", "your logo", "pictures of your own"]);
});

test.each([{ email: "hello@larkfield.example" }, { phone: "2155550142" }])(
  "contact details that reach nobody are missing: %o",
  (contact) => {
    expect(missingWords(siteOf({ business: { ...own, ...contact } }))).toContain(
      "an e-mail address and a phone number that reach you",
    );
  },
);

test("a fact that is changed is said wherever a text of ours leaves it open", () => {
  const site = siteOf({ business: { ...own, name: "Bell & Daughters" }, offer: { ...shippedOffer, visitFee: 175_50 } });
  const said = JSON.stringify(shownTerms(site));
  expect(said).toContain("between you and Bell & Daughters");
  expect(said).toContain("A consultation costs $175.50.");
  expect(said).not.toMatch(/\{\w+\}|Larkfield/);
});

test("outside the demo no sample stands as if it were real", () => {
  const real = siteOf({}, { samples: false });
  const { partners, sample } = shownPartners(real);
  expect(sample).toBe(false);
  expect(partners.map(({ kind, name }) => [kind, name])).toEqual([
    ["cloth", ""],
    ["trim", ""],
    ["hardware", ""],
  ]);
  const { said } = shownTestimonials(real);
  expect(said).toHaveLength(3);
  // What nobody said is nobody's quotation.
  const story = shownStory(real);
  expect([...said, story].map(({ name }) => name)).toEqual(["", "", "", ""]);
  expect(JSON.stringify([said, story])).not.toMatch(/\{\w+\}|Nora|sample|Main Line/i);
});

test("where the owner says that there is nobody, no section stands empty", () => {
  const none = siteOf({ partners: [], testimonials: [] });
  expect(shownPartners(none).partners.map(({ name }) => name)).toEqual(["", "", ""]);
  expect(shownTestimonials(none)).toMatchObject({ title: "What we promise", sample: false });
});

test("a business of another town visits the houses around itself until it says from where", () => {
  const business = { ...own, town: "Pittsburgh", region: "PA", zip: "15222" };
  const around = siteOf({ business }, { samples: false });
  expect(around.facts.offer).toMatchObject({ center: "Pittsburgh, PA", centerZip: "15222" });
  const words = wordsOf(around.facts);
  expect([words.area, words.visits]).toEqual(["45 miles of Pittsburgh", "Everywhere within 45 miles of Pittsburgh."]);
  const everything = [guides, journeyOfAnOrder, shownStory(around), shownTestimonials(around), footerLinks, products];
  expect(JSON.stringify(say(everything, around.facts))).not.toMatch(
    /Philadelphia|Main Line|Wilmington|Ardmore|\{\w+\}/,
  );
  expect(shippedSections(around).offer.center).toBe("");

  const offer = { ...shippedOffer, center: "Canton, OH", centerZip: "", visits: "Stark County." };
  const elsewhere = siteOf({ business, offer }, { samples: false });
  expect(elsewhere.facts.offer).toMatchObject({ center: "Canton, OH", centerZip: "" });
  expect(wordsOf(elsewhere.facts)).toMatchObject({ near: "Canton", visits: "Stark County." });
  // As it comes, and in the demo, it is the specified one.
  expect(wordsOf(shippedSite.facts).area).toBe("45 miles of Philadelphia");
  expect(siteOf({ business: { ...shippedBusiness, phone: own.phone } }).facts.offer.center).toBe("Philadelphia, PA");
});

test("a text that is kept as it came follows the next change of a fact", () => {
  const offer = { ...shippedOffer, visitFee: 95_00, leadTime: "four weeks" };
  const site = siteOf({ terms: [], faq: [], offer });
  expect(JSON.stringify(shownTerms(site))).toContain("A consultation costs $95.");
  expect(JSON.stringify(shownQuestions(site))).toContain("ready four weeks after payment");
});

test("of a list of which one text was changed the others go on to follow the facts", () => {
  const before = siteOf({ offer: { ...shippedOffer, visitFee: 95_00 } });
  const { faq, terms } = shippedSections(before);
  const written = faq.map((one, at) => (at === 2 ? { ...one, answer: "Of course, {name}." } : one)).toReversed();
  const stored = { faq: withOpenPlaces("faq", written, [before.facts]) as typeof faq };
  const after = siteOf({ ...stored, offer: { ...shippedOffer, visitFee: 120_00, leadTime: "four weeks" } });
  const shown = shownQuestions(after).map(({ answer }) => answer);
  expect(shown[0]).toContain("A consultation is $120 and");
  expect(shown.at(-1)).toContain("ready four weeks after");
  expect(shown[3]).toBe("Of course, {name}.");
  expect(withOpenPlaces("terms", terms, [after.facts, before.facts])).toEqual([]);
});

test.each([
  ["PA", "Pennsylvania", 20, "The law of the Commonwealth of Pennsylvania", "over 20 years"],
  ["OH", "Ohio", 1, "The law of the State of Ohio", "over a year"],
])("%s is called as it calls itself", (region, state, yearsInBusiness, law, years) => {
  const site = siteOf({ business: { ...own, name: "Bell & Co.", region, state, yearsInBusiness } });
  const said = JSON.stringify(shownTerms(site));
  expect(said).toContain(law);
  expect(said).toContain("Bell & Co.");
  expect(said).not.toContain("Co..");
  expect(wordsOf(site.facts).years).toBe(years);
});

test("an own story brings its own journey, or none that somebody else had", () => {
  const story = { firstName: "Una", lastName: "Vale", history: "One.", story: "Two.", words: "Three." };
  const steps = "2009: The first table.\n\nA window: it was large.\nAnd tall.\n\nToday";
  expect(shownStory(siteOf({ story: { ...story, journey: steps } })).journey).toEqual([
    { when: "2009", text: "The first table." },
    { when: "A window", text: "it was large.\nAnd tall." },
    { when: "", text: "Today" },
  ]);
  expect(shownStory(siteOf({ story })).journey.map(({ when }) => when)).toContain("Cut once");
  expect(shownStory(shippedSite).journey.map(({ when }) => when)).toContain("Beyond Pennsylvania");
});

test("outside the demo no sample is in a form, where the next save would say it in the owner's name", () => {
  const { partners, testimonials, story } = shippedSections(siteOf({}, { samples: false }));
  expect([partners, testimonials, Object.values(story).join("")]).toEqual([[], [], ""]);
  expect(shippedSections(shippedSite).testimonials.length).toBeGreaterThan(2);
});

test("what the owner has written stands in the place of a sample, with its paragraphs", () => {
  const site = siteOf({
    terms: [{ title: "One", text: "First.\n\nSecond\nline." }],
    partners: [{ name: "Own Mill", makes: "Linen", kind: "cloth" }],
  });
  expect(shownTerms(site)).toEqual([{ id: "part-1", title: "One", paragraphs: ["First.", "Second\nline."] }]);
  expect(shownPartners(site)).toMatchObject({ sample: false, partners: [{ name: "Own Mill", goods: "alder-vale" }] });
});
