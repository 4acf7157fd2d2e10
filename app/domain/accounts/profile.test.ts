import { expect, test } from "vitest";
import { checkName, checkProfile } from "./profile.ts";

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

test("a name is kept without what cannot be seen", () => {
  expect(checkName({ firstName: " Nora\u0000 ", lastName: "Larkfield" })).toEqual({
    ok: true,
    value: { firstName: "Nora", lastName: "Larkfield" },
  });
});

test.each([
  [{ firstName: " " }, "Please fill out all fields.", "firstName"],
  [{ lastName: "" }, "Please fill out all fields.", "lastName"],
  [{ lastName: "l".repeat(201) }, "Please keep each field to 200 characters or fewer.", "lastName"],
])("a name with %o is refused", (change, reason, field) => {
  expect(checkName({ firstName: "Nora", lastName: "Larkfield", ...change })).toEqual({ ok: false, reason, field });
});
