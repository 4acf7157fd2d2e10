import { expect, test } from "vitest";
import { shippedOffer } from "#app/content/business.ts";
import { shippedSite, shownTerms } from "#app/content/site.ts";
import { MAX_TERMS } from "#app/domain/quotes/quote-limits.ts";
import { firstTerms } from "./quote-settings.ts";

const site = shownTerms(shippedSite)
  .flatMap(({ paragraphs }) => paragraphs)
  .join(" ");

test("the terms of a quote promise what the website promises, in the same words", () => {
  expect(firstTerms).toContain(shippedOffer.cancellation);
  expect(firstTerms).toContain(shippedOffer.refund);
  for (const sentence of [
    "it cannot be returned because you have changed your mind.",
    "After that we keep the cost of fabric and of work done.",
    "Colors on a screen differ from cloth, and natural fibers move a little with the weather. Neither is a fault.",
  ]) {
    expect(firstTerms).toContain(sentence);
    expect(site).toContain(sentence);
  }
  expect(firstTerms.length).toBeLessThan(MAX_TERMS / 5);
});
