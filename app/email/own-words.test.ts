import { expect, test } from "vitest";
import { shippedFacts } from "#app/content/business.ts";
import { shippedSite, siteOf } from "#app/content/site.ts";
import { isSecretEmail } from "#app/domain/emails/email-kinds.ts";
import { takeTyped } from "#app/domain/forms/described-form.ts";
import { fillWords, ownWordsForm } from "#app/domain/site/email-words.ts";
import { composeEmail } from "./compose-email.ts";
import { emailSamples, order } from "./email-samples.ts";
import { placeholdersOf, shippedWords, type Wording, wordings } from "./own-words.ts";

const url = new URL("https://drapery.example");
const said = { subject: "About {order_id}", heading: "For {first_name}", opening: "Call {our_phone}.\n\nOr write." };

function written(kind: string, parameters: object, site = shippedSite) {
  const stored = { id: "id-1", recipientName: "Ida", recipientAddress: "ida@example.com", timesAskedAgain: 0 };
  const at = { createdAt: "2026-11-15T12:00:00.000Z", unverified: 0 };
  const made = composeEmail({ ...stored, ...at, kind, parameters: JSON.stringify(parameters) }, url, { site });
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}
const wording = (key: string) => wordings.find((one) => one.key === key) as Wording;
const own = (kind: string, words = said) => siteOf({ emails: [{ kind, ...words }] }, { version: 1 });

test.each(wordings.map((one) => [one.key, one] as const))(
  "%s says the same in the words that its form begins with",
  (key, one) => {
    const { words } = shippedWords(one, shippedFacts);
    const plain = written(one.kind, one.sample);
    const same = written(one.kind, one.sample, own(key, words));
    expect([same.subject, same.html, same.text]).toEqual([plain.subject, plain.html, plain.text]);
    expect(Object.values(words).join()).not.toMatch(/LF-7|Ida|1,640|2026|undefined/);
  },
);

test("what is another sentence in another case is no template", () => {
  expect(shippedWords(wording("confirm"), shippedFacts)).toMatchObject({
    words: { subject: "We have your order {order_id}", opening: "" },
    example: { opening: expect.stringContaining("12 windows") },
  });
  expect(shippedWords(wording("consultation_booked"), shippedFacts).words).toEqual({
    subject: "",
    heading: "",
    opening: "",
  });
});

test("the owner's words stand in the place of ours, and facts, button and parameters stay", () => {
  const parameters = emailSamples.confirm;
  const [plain, mine] = [written("confirm", parameters), written("confirm", parameters, own("confirm"))];
  expect([mine.subject, mine.link, mine.parameters]).toEqual(["About LF-7", plain.link, plain.parameters]);
  expect(mine.text).toMatch(
    /^For Ida\n\nDear Ida,\n\nCall \(215\) 555-0142\.\n\nOr write\.\n\nOrder: LF-7\nWindows: 12\n/,
  );
  expect(mine.html).toContain("For Ida</h1>");
});

test("of news about an order each is worded by itself", () => {
  const site = own("status_changed.in-progress");
  expect(written("status_changed", { ...order, status: "in progress" }, site).subject).toBe("About LF-7");
  expect(written("status_changed", { ...order, status: "shipping" }, site).subject).toBe(
    "Your order LF-7 is on its way",
  );
});

test.each(wordings.filter(({ kind }) => isSecretEmail(kind)))(
  "$key keeps its button, and its key is in no text",
  (one) => {
    const mine = written(one.kind, one.sample, own(one.key, { ...said, opening: "Here you go." }));
    expect(mine.link).toBe(written(one.kind, one.sample).link);
    expect(placeholdersOf(one.kind).join()).not.toContain("link");
  },
);

test("what somebody typed is filled in once, and an answer of ours is not lost", () => {
  expect(fillWords("{a} {b} {c}", { a: "{b}", b: "2" })).toBe("{b} 2 ");
  const answered = written("inquiry_answered", emailSamples.inquiry_answered, own("inquiry_answered"));
  expect(answered.text).toMatch(/Or write\.\n\nYes, with a bent rod\./);
});

test("a test is the e-mail in the owner's words, filled with a sample; without one it says that mail goes out", () => {
  expect(written("test_message", { wording: "confirm" }, own("confirm"))).toMatchObject({
    subject: "Test: About LF-7",
  });
  expect(written("test_message", { wording: "" }).subject).toBe("A test from Larkfield Drapery");
});

test.each([
  ["{total}", "There is no {total} in this e-mail. You can use {order_id}, {first_name}."],
  ["{{", "There is no {{ in this e-mail. You can use {order_id}, {first_name}."],
  ["Yours}", "There is no } in this e-mail. You can use {order_id}, {first_name}."],
  ["x".repeat(151), "Please keep this to 150 characters."],
])("the subject %s is refused beside it", (subject, reason) => {
  const { check } = takeTyped(ownWordsForm(["order_id", "first_name"]), (name) => (name === "subject" ? subject : ""));
  expect(check).toMatchObject({ ok: false, field: "subject", reason });
});
