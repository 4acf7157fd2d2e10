import { expect, test } from "vitest";
import { promises } from "#app/content/promises.ts";
import { terms } from "#app/content/terms.ts";
import { MAX_TERMS } from "#app/domain/quotes/quote-limits.ts";
import { firstTerms } from "./first-terms.ts";

const site = terms.flatMap(({ paragraphs }) => paragraphs).join(" ");

test("the terms of a quote promise what the website promises, in the same words", () => {
  expect(firstTerms).toContain(promises.cancellation);
  expect(firstTerms).toContain(promises.refund);
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
