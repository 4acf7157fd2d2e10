import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { isEmailAddress } from "#app/domain/accounts/contact-checks.ts";
import { isZipCode, phoneDigits, plainText } from "#app/domain/accounts/contact-details.ts";
import { destinationFor } from "#app/domain/accounts/destination.ts";
import { checkSignIn } from "#app/domain/accounts/sign-in-rules.ts";
import { checkText } from "#app/domain/consultations/consultation-rules.ts";
import { tidyLink } from "#app/domain/link.ts";
import { parseSearch } from "#app/domain/list-query.ts";
import { readLength } from "#app/domain/measuring/inches.ts";
import { readWrittenLength } from "#app/domain/measuring/written-length.ts";
import { parseMoney } from "#app/domain/money.ts";
import { oneLine } from "#app/domain/one-line.ts";
import { checkWindowCount } from "#app/domain/orders/window-count.ts";
import { withoutOuterSlashes } from "./outer-slashes.ts";

/** Every function that looks into what a person typed. */
const readers: Record<string, (text: string) => unknown> = {
  readLength,
  readWrittenLength,
  parseMoney,
  tidyLink,
  checkWindowCount,
  isEmailAddress,
  isZipCode,
  phoneDigits,
  plainText,
  oneLine,
  checkText: (text) => checkText(text, "note"),
  checkSignIn: (text) => checkSignIn({ email: text, password: text }),
  parseSearch: (text) => parseSearch(new URLSearchParams({ search: text })),
  withoutOuterSlashes,
  destinationFor: (text) => destinationFor("client", text),
};

/** What makes a careless pattern begin again at every character. */
const fillings: Record<string, (length: number) => string> = {
  spaces: (length) => `1${" ".repeat(length)}1`,
  digits: (length) => `${"1".repeat(length)}x`,
  slashes: (length) => `/${"/".repeat(length)}x`,
  fractions: (length) => `${"1/".repeat(length / 2)}x`,
  commas: (length) => `${"1,".repeat(length / 2)}x`,
  thousands: (length) => `1${",111".repeat(length / 4)}x`,
  dots: (length) => `a@${"a.".repeat(length / 2)}`,
  signs: (length) => `${"a@".repeat(length / 2)}`,
  feet: (length) => `${"1' ".repeat(length / 3)}x`,
  hyphens: (length) => `a@a${"-".repeat(length)}`,
  "words before a scheme": (length) => `${"a".repeat(length)}\u0000`,
  "control characters": (length) => `${"\u0001 ".repeat(length / 2)}x`,
};

const SHORT = 4_000;
const GROWTH = 8;

/** The least of several, so that another process on the same core does not count. */
function milliseconds(work: () => unknown) {
  const times = Array.from({ length: 3 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}

test.each(Object.keys(readers))("%s takes no more than its share of time for a text eight times as long", (name) => {
  const read = readers[name] ?? expect.unreachable();
  const slow = Object.keys(fillings).filter((filling) => {
    const fill = fillings[filling] ?? expect.unreachable();
    const [short, long] = [fill(SHORT), fill(SHORT * GROWTH)];
    // Linear work grows eightfold, quadratic work sixty-four fold. Under half a millisecond there is nothing to compare.
    return (
      milliseconds(() => read(long)) >
      Math.max(
        0.5,
        milliseconds(() => read(short)),
      ) *
        GROWTH *
        3
    );
  });
  expect(slow).toEqual([]);
});
