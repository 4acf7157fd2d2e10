import { expect, test } from "vitest";
import { shippedBusiness, shippedOffer } from "./business.ts";
import {
  missingWords,
  shippedSections,
  shippedSite,
  shownPartners,
  shownStory,
  shownTerms,
  shownTestimonials,
  siteOf,
} from "./site.ts";

const own = { ...shippedBusiness, email: "hello@drapery.com", phone: "2156289000", town: "Media" };

test("as it comes, the site names everything that is not the business's own", () => {
  expect(missingWords(shippedSite)).toEqual([
    "contact details",
    "testimonials",
    "partners",
    "the founder’s story",
    "terms and conditions",
    "pictures of your own",
    "what is promised in your name",
  ]);
  const written = siteOf({ business: own, offer: shippedOffer, terms: [], partners: [], testimonials: [] });
  expect(missingWords(written)).toEqual(["the founder’s story", "pictures of your own"]);
});

test.each([{ email: "hello@larkfield.example" }, { phone: "2155550142" }])(
  "contact details that reach nobody are missing: %o",
  (contact) => {
    expect(missingWords(siteOf({ business: { ...own, ...contact } }))).toContain("contact details");
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
  expect(new Set(said.map(({ name }) => name))).toEqual(new Set(["Larkfield Drapery"]));
  expect(JSON.stringify([said, shownStory(real)])).not.toMatch(/\{\w+\}|Nora|sample/i);
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
