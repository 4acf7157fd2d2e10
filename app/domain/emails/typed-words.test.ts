import { expect, test } from "vitest";
import { emailKinds } from "./email-kinds.ts";
import { isNotice, templateParameters, withoutTypedWords } from "./typed-words.ts";

const typed = {
  customer_name: "Win a prize at evil.example",
  first_name: "Win a prize",
  customer_email: "i@example.com",
};

test.each(["confirm", "consultation_booked"])("%s to a client leaves out the name they gave", (kind) => {
  expect(withoutTypedWords(kind, typed)).toEqual({ ...typed, customer_name: "", first_name: "" });
});

test.each(["new_order", "quote_confirmed", "consultation_moved_notice"])("%s calls a client by the address", (kind) => {
  expect(withoutTypedWords(kind, typed)).toEqual({ ...typed, customer_name: "i@example.com", first_name: "" });
});

test("of a visit, where it is and what the client noted is left out; what the owner wrote is not", () => {
  const visit = { ...typed, fee: "$150.00", message: "The van is broken." };
  const shown = withoutTypedWords("consultation_cancelled", { ...visit, address: "evil.example", note: "Win!" });
  expect(shown).toEqual({ ...visit, customer_name: "", first_name: "", address: "", note: "" });
});

test("a copy of a quote leaves out what was chosen: the names of windows are the client's", () => {
  expect(withoutTypedWords("quote_copy", { chosen: "Win a prize: Blackout" })).toEqual({ chosen: "" });
});

test("what has no name of a client stays as it is", () => {
  const link = { link: "https://drapery.example/", address: "1 Sample Street" };
  expect(withoutTypedWords("password_reset", link)).toEqual(link);
});

test("whatever is called a notice, but one about a supplier, goes to the business about a client", () => {
  const called = emailKinds.filter((kind) => kind.endsWith("_notice") || kind.endsWith("_asked"));
  expect(called.filter((kind) => !isNotice(kind))).toEqual([]);
  expect(emailKinds.filter(isNotice).length).toBeGreaterThan(called.length);
});

const about = { order_id: "LF-7", customer_name: "Ida Sample", customer_email: "ida@example.com" };

test("a new order says in New York time when it came, as a person writes it", () => {
  const stored = { ...about, submitted_at: "2026-11-15T02:05:00.000Z", window_count: 2 };
  expect(templateParameters("new_order", stored)).toEqual({
    ...about,
    submitted_at: "Nov 14, 2026, 9:05 PM",
    window_count: 2,
  });
});

test("the template of an order that has come gets the names it was given and no other", () => {
  const stored = { ...about, first_name: "Ida", number_of_windows: 1 };
  expect(templateParameters("confirm", stored)).toEqual({ ...about, number_of_windows: 1 });
});

test("any other gets what its message has", () => {
  expect(templateParameters("quote_ready", { ...about, first_name: "Ida" })).toEqual({ ...about, first_name: "Ida" });
});
