import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSignUp } from "#app/domain/accounts/sign-up.ts";
import { readAnswers } from "./answers.ts";
import { checkAnswer, checkInquiry } from "./inquiry.ts";
import {
  afterAct,
  type InquiryAct,
  type InquiryNow,
  inquiryList,
  inquiryStateLabels,
  inquiryStates,
} from "./inquiry-acts.ts";
import { nameOfStyle, openingOf } from "./inquiry-words.ts";
import { prefillOf } from "./invitation.ts";

const typed = {
  name: " Ida  Sample ",
  email: "Ida@Example.com",
  phoneNumber: "(215) 555-0123",
  zipCode: "19003",
  question: "A bay window.\r\nThree panes.\u202e ",
  style: "ripplefold",
};

test("a question is tidied and keeps its lines", () => {
  expect(checkInquiry(typed)).toEqual({
    ok: true,
    value: {
      name: "Ida  Sample",
      email: "ida@example.com",
      phoneNumber: "2155550123",
      zipCode: "19003",
      question: "A bay window.\nThree panes.",
      style: "Ripplefold",
    },
  });
});

test("what is missing is said in the order of the page", () => {
  const asked = { question: "A bay.", name: "Ida", zipCode: "19003", email: "ida@example.com" };
  let filled = { question: "", name: "", zipCode: "", email: "", phoneNumber: "", style: "" };
  const said = Object.entries(asked).map(([field, text]) => {
    const checked = checkInquiry(filled);
    filled = { ...filled, [field]: text };
    return checked.ok ? undefined : checked.field;
  });
  expect(said).toEqual(["question", "name", "zipCode", "email"]);
  expect(checkInquiry(filled).ok).toBe(true);
});

test.each([{ email: "" }, { phoneNumber: "" }])("one way to answer is enough: without %j", (change) => {
  expect(checkInquiry({ ...typed, ...change })).toMatchObject({ ok: true, value: change });
});

test.each([
  [{ name: " \u202e " }, "name", "Please tell us your name."],
  [{ name: "x".repeat(201) }, "name", "Please keep this to 200 characters."],
  [{ name: "Win at www.example.com" }, "name", "Please leave links out of your name."],
  [
    { email: "", phoneNumber: " " },
    "email",
    "Please give us an e-mail address or a phone number, so that we can answer.",
  ],
  [{ email: "ida" }, "email", "Please enter a valid email address."],
  [{ phoneNumber: "555" }, "phoneNumber", "Phone number must be 10 digits."],
  [{ zipCode: "" }, "zipCode", "Please give us your zip code, so that we know how far it is."],
  [{ question: "\n \u0007" }, "question", "Please write a few words about your windows."],
  [{ question: "x".repeat(2001) }, "question", "Please keep this to 2,000 characters."],
  [
    { question: "Cheap pills: https://example.com" },
    "question",
    "Please leave links out for now. You can add photographs here, and send links when we write back.",
  ],
])("%j is refused beside %s: %s", (change, field, reason) => {
  expect(checkInquiry({ ...typed, ...change })).toEqual({ ok: false, reason, field });
});

test.each([
  [" Yes.\r\nWe do. ", { ok: true, value: "Yes.\nWe do." }],
  [" \n", { ok: false, reason: "Please write an answer first.", field: "answer" }],
  ["x".repeat(4000), { ok: true, value: "x".repeat(4000) }],
  ["x".repeat(500_000), { ok: false, reason: "Please keep this to 4,000 characters.", field: "answer" }],
])("an answer %#", (words, expected) => {
  expect(checkAnswer(words)).toEqual(expected);
});

test.each([
  ["Ripplefold", "Ripplefold"],
  [" two finger pinch ", "Two Finger Pinch"],
  ["board-mount-valances-judith", "Judith"],
  ["Call 555-0199 now", ""],
  ["", ""],
])("%j means the style %j", (text, name) => {
  expect(nameOfStyle(text)).toBe(name);
});

test.each([
  ["visit", "I would like a home visit."],
  ["Call 555-0199 now", ""],
  ["constructor", ""],
  ["", ""],
])("a link about %j begins with %j", (about, words) => {
  expect(openingOf(about)).toBe(words);
});

const now: InquiryNow = { state: "new", email: "ida@example.com", answers: 0, invitedAt: null, hasAccount: false };
const at = "2026-11-15T12:00:00.000Z";

test.each<[Partial<InquiryNow>, InquiryAct, string]>([
  [{}, "answer", "answered"],
  [{ state: "answered", answers: 1 }, "answer", "answered"],
  [{ state: "invited", invitedAt: at }, "answer", "invited"],
  [{ state: "closed" }, "answer", "This inquiry is closed. Reopen it first."],
  [{ state: "answered", answers: 20 }, "answer", "This has had many answers. Please go on by e-mail."],
  [{ email: "" }, "answer", "answered"],
  [{}, "invite", "invited"],
  [{ state: "invited", invitedAt: at }, "invite", "invited"],
  [{ state: "closed" }, "invite", "This inquiry is closed. Reopen it first."],
  [{ email: "" }, "invite", "They left no e-mail address, so there is nowhere to send an invitation."],
  [{ hasAccount: true }, "invite", "This address has an account already, so there is nothing to invite to."],
  [{}, "close", "closed"],
  [{ state: "closed" }, "close", "closed"],
  [{ state: "closed" }, "reopen", "new"],
  [{ state: "closed", answers: 1 }, "reopen", "answered"],
  [{ state: "closed", answers: 1, invitedAt: at }, "reopen", "invited"],
  [{ state: "answered", answers: 1 }, "reopen", "answered"],
])("%j: to %s it leads to %s", (change, act, expected) => {
  const after = afterAct({ ...now, ...change }, act);
  expect(after.ok ? after.value : after.reason).toBe(expected);
});

test("every state has its word, and the list shows what waits unless its address says otherwise", () => {
  expect(inquiryStates.map((state) => inquiryStateLabels[state])).toEqual(["New", "Answered", "Invited", "Closed"]);
  expect(inquiryList.parse(new URLSearchParams("state=lost&search= ida &page=2"))).toEqual({
    search: "ida",
    state: "new",
    page: 2,
  });
  const query = inquiryList.parse(new URLSearchParams("state=closed&search=ida&page=2"));
  expect(inquiryList.href("/i", query, { state: "answered" })).toBe("/i?search=ida&state=answered");
  expect(inquiryList.href("/i", query, { state: "new" })).toBe("/i?search=ida");
});

test.each([
  ["Ida Sample", "Ida", "Sample"],
  ["Ida Maria van der Sample", "Ida Maria van der", "Sample"],
  ["Ida", "Ida", ""],
])("%s signs up as %s and %s", (name, firstName, lastName) => {
  const { email, phoneNumber, zipCode } = typed;
  expect(prefillOf({ name, email, phoneNumber, zipCode })).toEqual({
    firstName,
    lastName,
    email,
    phoneNumber,
    zipCode,
  });
});

test("what an invitation fills in is never refused by the sign-up page for itself", () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(words, (names) => {
      const inquiry = checkInquiry({ ...typed, name: names.join(" ") });
      if (!inquiry.ok) return;
      const prefill = prefillOf(inquiry.value);
      const rest = { password: "linen-and-lace", confirmPassword: "linen-and-lace", terms: true };
      const place = { street: "1 Sample Street", city: "Ardmore", state: "PA" };
      const full = {
        firstName: "",
        lastName: "",
        email: "",
        phoneNumber: "",
        zipCode: "",
        ...place,
        ...rest,
        ...prefill,
      };
      const verdict = checkSignUp({ ...full, lastName: full.lastName || "Sample" });
      expect(verdict).toMatchObject({ ok: true });
    }),
  );
});

test("answers are read as they were written", () => {
  expect(readAnswers(JSON.stringify([{ at, words: "Yes." }]))).toEqual([{ at, words: "Yes." }]);
  expect(() => readAnswers('[{"at":1}]')).toThrow();
});
