import { expect, test } from "vitest";
import { type Area, checkRole, homeOf, isOpenTo, may, mayEnter, type Role, rolesThatMay } from "./role.ts";
import { duties } from "./staff/duty.ts";

test.each<[Role, Area, boolean]>([
  ["client", "client", true],
  ["client", "admin", false],
  ["admin", "admin", true],
  ["admin", "client", false],
])("%s enters the area %s: %s", (role, area, expected) => {
  expect(mayEnter(role, area)).toBe(expected);
});

test("an owner is no customer, and a customer manages nothing", () => {
  expect(may("client", "order")).toBe(true);
  expect(may("client", "manage")).toBe(false);
  expect(may("admin", "order")).toBe(false);
  expect(may("admin", "manage")).toBe(true);
  expect(rolesThatMay("order")).toEqual(["client"]);
  expect(rolesThatMay("manage")).toEqual(["admin"]);
});

test("a log-in leads home", () => {
  expect(homeOf("client")).toBe("/client/dashboard");
  expect(homeOf("admin")).toBe("/admin/dashboard");
});

test.each<[Role, string, boolean]>([
  ["client", "/client/dashboard", true],
  ["client", "/client/dashboard/orders/LF-1", true],
  ["client", "/client/dashboards", false],
  ["client", "/admin/dashboard", false],
  ["client", "/", false],
  ["admin", "/admin/dashboard/orders", true],
  ["admin", "/client/dashboard", false],
])("to %s the path %s is open: %s", (role, path, expected) => {
  expect(isOpenTo(role, path)).toBe(expected);
});

test.each([
  ["client", { ok: true, value: { role: "client", duty: null } }],
  [null, { ok: false, reason: "User role not found. Please contact support.", code: "forbidden" }],
  ["", { ok: false, reason: "User role not found. Please contact support.", code: "forbidden" }],
  [
    "superuser",
    { ok: false, reason: "Invalid role assigned to this account. Please contact support.", code: "forbidden" },
  ],
  [
    "constructor",
    { ok: false, reason: "Invalid role assigned to this account. Please contact support.", code: "forbidden" },
  ],
])("the stored role %j is read as %o", (role, expected) => {
  expect(checkRole({ role, duty: "owner" })).toEqual(expected);
});

test("of nobody there is no role", () => {
  expect(checkRole(undefined)).toMatchObject({ ok: false, reason: "User role not found. Please contact support." });
});

test.each(duties)("an admin may be %s", (duty) => {
  expect(checkRole({ role: "admin", duty })).toEqual({ ok: true, value: { role: "admin", duty } });
});

test.each(["seamstress", "Owner", "constructor", "", null, undefined])(
  "an admin whose duty is %j stays out",
  (duty) => {
    expect(checkRole({ role: "admin", duty: duty as string | null })).toMatchObject({
      ok: false,
      reason: "Invalid role assigned to this account. Please contact support.",
    });
  },
);
