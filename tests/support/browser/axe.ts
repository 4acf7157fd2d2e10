import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Axe as the builder brings it, in its short form: the long one is 1.3 MB, sent to each frame of each page. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const axe = readFileSync(resolve("axe-core/axe.min.js"), "utf8");

/**
 * A page has a dozen colors and axe reads the color of everything below every letter, for a third of its time. So each
 * spelling is read once.
 */
const colorsReadOnce = `{
  const color = axe.commons.color.Color.prototype;
  const parse = color.parseString;
  const known = new Map();
  color.parseString = function (text) {
    if (known.has(text)) return Object.assign(this, known.get(text));
    const { r, g, b, alpha } = parse.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}`;

/**
 * In the page itself, frames of our own included, and without writing up what is in order: half the time. The thread that
 * says a page is on its way is no part of one: React may show it for a moment after the address has changed.
 */
export function lookWithAxe(page: Page) {
  return new AxeBuilder({ page, axeSource: `if (!window.axe) { ${axe}\n${colorsReadOnce} }` })
    .setLegacyMode(true)
    .exclude('[role="progressbar"][aria-label="Loading..."]')
    .options({ resultTypes: ["violations"] })
    .analyze();
}
