import { expect, test } from "vitest";
import { checkProfile } from "./profile.ts";

const profile = {
  firstName: "Clara",
  lastName: "Whitfield",
  phoneNumber: "(215) 555-0187",
  street: "48 Sample Street",
  city: "Philadelphia",
  state: "PA",
  zipCode: "19103",
};

test("a complete profile is kept with its phone as digits", () => {
  expect(checkProfile(profile)).toEqual({ ok: true, value: { ...profile, phoneNumber: "2155550187" } });
});

test.each([
  [{ city: " " }, "Please fill out all fields.", "city"],
  [{ phoneNumber: "555" }, "Phone number must be 10 digits.", "phoneNumber"],
  [{ zipCode: "1910" }, "Zip code must be a valid 5-digit number.", "zipCode"],
  [{ street: "s".repeat(201) }, "Please keep each field to 200 characters or fewer.", "street"],
])("%o is refused", (change, reason, field) => {
  expect(checkProfile({ ...profile, ...change })).toEqual({ ok: false, reason, field });
});
