import { expect, test } from "vitest";
import { checkNewStaff, checkPlace, type TypedStaff } from "./staff-form.ts";

const mabel: TypedStaff = {
  firstName: " Mabel ",
  lastName: "Thorne",
  email: "Mabel.Thorne@Example.com",
  duty: "workroom",
  initials: "mt",
};

test("what is typed is tidied, and initials are capitals", () => {
  expect(checkNewStaff(mabel)).toEqual({
    ok: true,
    value: {
      firstName: "Mabel",
      lastName: "Thorne",
      email: "mabel.thorne@example.com",
      duty: "workroom",
      initials: "MT",
    },
  });
});

test.each<[Partial<TypedStaff>, string, string]>([
  [{ firstName: "  " }, "Please fill out all fields.", "firstName"],
  [{ email: "" }, "Please fill out all fields.", "email"],
  [{ email: "mabel" }, "Please enter a valid email address.", "email"],
  [{ lastName: "x".repeat(201) }, "Please keep each field to 200 characters or fewer.", "lastName"],
  [{ duty: "seamstress" }, "Please choose a duty.", "duty"],
  [{ duty: "constructor" }, "Please choose a duty.", "duty"],
  [{ initials: "MTXX" }, "Initials are one to three letters.", "initials"],
  [{ initials: "M2" }, "Initials are one to three letters.", "initials"],
  [{ initials: "M T" }, "Initials are one to three letters.", "initials"],
  [{ initials: "x".repeat(2_000_000) }, "Please keep each field to 200 characters or fewer.", "initials"],
])("%o is refused", (change, reason, field) => {
  expect(checkNewStaff({ ...mabel, ...change })).toEqual({ ok: false, reason, field });
});

test.each([
  ["é", "É"],
  ["abc", "ABC"],
  ["e\u0301", "É"],
])("the initials %j are %j", (initials, expected) => {
  expect(checkPlace({ duty: "office", initials })).toEqual({ ok: true, value: { duty: "office", initials: expected } });
});
