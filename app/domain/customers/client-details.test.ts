import { expect, test } from "vitest";
import { checkClientDetails, searchedDigits } from "./client-details.ts";

const nothing = {
  firstName: "",
  lastName: "",
  phoneNumber: "",
  email: "",
  street: "",
  city: "",
  state: "",
  zipCode: "",
};
const NOT_ENOUGH = "Please enter a name, and a phone number or an e-mail address.";

test.each([
  [
    { lastName: " Alder ", phoneNumber: "(215) 555-0177" },
    { lastName: "Alder", phoneNumber: "2155550177" },
  ],
  [
    { firstName: "Ann", email: " Ann@Example.COM " },
    { firstName: "Ann", email: "ann@example.com" },
  ],
  [
    { firstName: "Ann", phoneNumber: "2155550177", zipCode: "19103" },
    { firstName: "Ann", phoneNumber: "2155550177", zipCode: "19103" },
  ],
])("%j is enough", (typed, kept) => {
  expect(checkClientDetails({ ...nothing, ...typed })).toEqual({ ok: true, value: { ...nothing, ...kept } });
});

test.each([
  [{}, "firstName", NOT_ENOUGH],
  [{ firstName: "   ", lastName: "​", phoneNumber: "2155550177" }, "firstName", NOT_ENOUGH],
  [{ firstName: "Ann" }, "phoneNumber", NOT_ENOUGH],
  [{ firstName: "Ann", phoneNumber: "215 555" }, "phoneNumber", "Phone number must be 10 digits."],
  [{ firstName: "Ann", phoneNumber: "1".repeat(300) }, "phoneNumber", "Phone number must be 10 digits."],
  [{ firstName: "Ann", email: "ann" }, "email", "Please enter a valid email address."],
  [{ firstName: "Ann", email: "x@no-address.invalid" }, "email", "Please enter a valid email address."],
  [
    { firstName: "Ann", phoneNumber: "2155550177", zipCode: "1910" },
    "zipCode",
    "Zip code must be a valid 5-digit number.",
  ],
  [
    { firstName: "x".repeat(300), phoneNumber: "2155550177" },
    "firstName",
    "Please keep each field to 200 characters or fewer.",
  ],
])("%j is refused at %s", (typed, field, reason) => {
  expect(checkClientDetails({ ...nothing, ...typed })).toEqual({ ok: false, reason, field });
});

test.each([
  ["(215) 555-0187", "2155550187"],
  ["215.555", "215555"],
  ["+1 215", "215"],
  ["+1 (215) 555-0187", "2155550187"],
  ["+12155550187", "2155550187"],
  ["1 215 555 0187", "2155550187"],
  ["+2155550187", "2155550187"],
  ["+1", "1"],
  ["1215", "1215"],
  ["x215", ""],
  ["()", ""],
  ["", ""],
])("%j looks for %j", (search, digits) => {
  expect(searchedDigits(search)).toBe(digits);
});
