import { expect, test } from "vitest";
import { describeSamples } from "./samples.ts";

const own = { email: "hello@drapery.com", phone: "(215) 628-9000" };
const none = { testimonials: false, partners: false, founder: false, terms: false, pictures: false, promises: false };

test("as it comes, the site names all of its sample content in one line", () => {
  expect(describeSamples()).toBe(
    "Sample content is still in place: contact details, testimonials, partners, the founder's story, terms and conditions, " +
      "rendered rooms, promises without the owner's word. See app/content/samples.ts.",
  );
});

test("what has been replaced is not named any more", () => {
  expect(describeSamples({ ...none, partners: true }, own)).toBe(
    "Sample content is still in place: partners. See app/content/samples.ts.",
  );
  expect(describeSamples(none, own)).toBeUndefined();
});

test.each([[{ ...own, email: "hello@larkfield.example" }], [{ ...own, phone: "(215) 555-0142" }]])(
  "contact details that reach nobody are sample content: %o",
  (contact) => {
    expect(describeSamples(none, contact)).toContain("contact details");
  },
);
