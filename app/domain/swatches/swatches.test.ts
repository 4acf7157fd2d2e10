import { expect, test } from "vitest";
import { readAskedFabrics } from "./asked-fabrics.ts";
import { checkSwatchRequest } from "./swatch-request.ts";
import { fabricsInWords, labelLines, MOST_SWATCHES, MOST_SWATCHES_IN_WORDS, swatchList } from "./swatch-words.ts";

const typed = {
  name: " Ida  Sample ",
  email: "Ida@Example.com",
  street: "1 Sample Street",
  city: "Ardmore",
  state: "PA",
  zipCode: "19003",
  fabricIds: ["a", "b", "a"],
  cameFrom: "Ripplefold",
};

test("a request is tidied, and a fabric chosen twice is sent once", () => {
  expect(checkSwatchRequest(typed)).toEqual({
    ok: true,
    value: { ...typed, name: "Ida  Sample", email: "ida@example.com", fabricIds: ["a", "b"] },
  });
});

test.each([
  [{ fabricIds: [] }, "fabric", "Please choose at least one fabric."],
  [
    { fabricIds: ["a", "b", "c", "d", "e", "f"] },
    "fabric",
    "We send up to five swatches at a time. Please choose the five you like best.",
  ],
  [{ name: " \u202e " }, "name", "Please fill out all fields."],
  [{ zipCode: "" }, "zipCode", "Please fill out all fields."],
  [{ email: "ida" }, "email", "Please enter a valid email address."],
  [{ zipCode: "1900" }, "zipCode", "Zip code must be a valid 5-digit number."],
  [{ street: "x".repeat(201) }, "street", "Please keep each field to 200 characters or fewer."],
  [{ name: "Visit http://example.com" }, "name", "Please leave links out of your name and address."],
])("%j is refused beside %s: %s", (change, field, reason) => {
  expect(checkSwatchRequest({ ...typed, ...change })).toEqual({ ok: false, reason, field });
});

test("a name of half a megabyte is cut before it is looked at", () => {
  const verdict = checkSwatchRequest({ ...typed, cameFrom: "x".repeat(500_000) });
  expect(verdict.ok && verdict.value.cameFrom).toHaveLength(200);
});

test("fabrics and an address in words", () => {
  const fabrics = readAskedFabrics(
    '[{"id":"a","name":"Harbor Linen","color":"Oat"},{"id":"b","name":"Ticking","color":""}]',
  );
  expect(fabricsInWords(fabrics)).toBe("Harbor Linen, Oat; Ticking");
  expect(labelLines(typed)).toEqual([" Ida  Sample ", "1 Sample Street", "Ardmore, PA 19003"]);
});

test.each([
  ["", { search: "", state: "to_send", page: 1 }, "/s"],
  ["?state=sent&search=ida&page=2", { search: "ida", state: "sent", page: 2 }, "/s?search=ida&state=sent&page=2"],
  ["?state=lost&page=0", { search: "", state: "to_send", page: 1 }, "/s"],
])("%s is read as %o, and written as %s", (search, query, href) => {
  const read = swatchList.parse(new URLSearchParams(search));
  expect(read).toEqual(query);
  expect(swatchList.href("/s", read, { page: read.page })).toBe(href);
});

test("the number and its word agree", () => {
  expect(["one", "two", "three", "four", "five", "six", "seven", "eight"][MOST_SWATCHES - 1]).toBe(
    MOST_SWATCHES_IN_WORDS,
  );
});
