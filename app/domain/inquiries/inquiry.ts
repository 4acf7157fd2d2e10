import { isEmailAddress } from "#app/domain/accounts/contact-checks.ts";
import { isZipCode, MAX_FIELD_LENGTH, phoneDigits, plainText } from "#app/domain/accounts/contact-details.ts";
import { hasLink } from "#app/domain/public-forms/public-form.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type InquiryField, inquiryFields, MAX_ANSWER, MAX_QUESTION, nameOfStyle } from "./inquiry-words.ts";

/** What somebody asks, with what we need to answer it: an e-mail address, a phone number, or both. */
export type Inquiry = Record<InquiryField, string> & {
  /** The style that they came from, as our catalogue calls it; empty for none. */
  style: string;
};

type Fault = { reason: string; field: InquiryField };

export function checkInquiry(typed: Record<InquiryField | "style", string>): Verdict<Inquiry, InquiryField> {
  const inquiry = tidy(typed);
  const fault = faultOf(inquiry);
  if (fault) return { ok: false, ...fault };
  const { email, phoneNumber } = inquiry;
  return {
    ok: true,
    value: { ...inquiry, email: email.toLowerCase(), phoneNumber: phoneNumber && (phoneDigits(phoneNumber) ?? "") },
  };
}

/** What the owner writes back, or notes of a call. */
export function checkAnswer(typed: string): Verdict<string, "answer"> {
  const answer = lines(typed, MAX_ANSWER);
  if (answer === "") return { ok: false, reason: "Please write an answer first.", field: "answer" };
  if (answer.length > MAX_ANSWER) return { ok: false, reason: keepTo(MAX_ANSWER), field: "answer" };
  return { ok: true, value: answer };
}

function tidy(typed: Record<InquiryField | "style", string>): Inquiry {
  const short = inquiryFields.map((field) => [field, plainText(typed[field].slice(0, MAX_FIELD_LENGTH + 1))]);
  return {
    ...(Object.fromEntries(short) as Record<InquiryField, string>),
    question: lines(typed.question, MAX_QUESTION),
    style: nameOfStyle(typed.style),
  };
}

/** A few plain lines, cut before they are looked at, though not so short that nobody would be told. */
function lines(typed: string, most: number): string {
  return typed
    .slice(0, 2 * most)
    .replaceAll("\r\n", "\n")
    .replace(/[^\P{C}\n]+/gu, " ")
    .trim();
}

const keepTo = (most: number) => `Please keep this to ${most.toLocaleString("en-US")} characters.`;

/** In the order of the page: whoever sends it empty is told of what stands on top. */
function faultOf({ name, email, phoneNumber, zipCode, question }: Inquiry): Fault | undefined {
  if (question === "") return { reason: "Please write a few words about your windows.", field: "question" };
  if (question.length > MAX_QUESTION) return { reason: keepTo(MAX_QUESTION), field: "question" };
  if (hasLink(question)) return { reason: NO_LINKS, field: "question" };
  if (name === "") return { reason: "Please tell us your name.", field: "name" };
  if (name.length > MAX_FIELD_LENGTH) return { reason: keepTo(MAX_FIELD_LENGTH), field: "name" };
  if (hasLink(name)) return { reason: "Please leave links out of your name.", field: "name" };
  if (zipCode === "")
    return { reason: "Please give us your zip code, so that we know how far it is.", field: "zipCode" };
  if (!isZipCode(zipCode)) return { reason: "Zip code must be a valid 5-digit number.", field: "zipCode" };
  if (email === "" && phoneNumber === "") return { reason: NO_WAY_BACK, field: "email" };
  if (email !== "" && !isEmailAddress(email)) return { reason: "Please enter a valid email address.", field: "email" };
  if (phoneNumber !== "" && !phoneDigits(phoneNumber))
    return { reason: "Phone number must be 10 digits.", field: "phoneNumber" };
  return undefined;
}

const NO_WAY_BACK = "Please give us an e-mail address or a phone number, so that we can answer.";
/** What asks for one is mostly an advertisement. */
const NO_LINKS = "Please leave links out for now. You can add photographs here, and send links when we write back.";
