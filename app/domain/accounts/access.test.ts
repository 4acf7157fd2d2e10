import { expect, test } from "vitest";
import { guardedPaths, homePageOf, mayRead, mayWrite } from "./access.ts";
import { type Ability, abilitiesOf, type Duty, duties } from "./staff/duty.ts";

test.each<[Duty, Ability[]]>([
  ["owner", ["sell", "money", "reports", "settings", "plan", "cut", "tick", "stops"]],
  ["office", ["sell", "money", "plan", "cut", "tick", "stops"]],
  ["workroom", ["tick"]],
  ["installer", ["stops"]],
])("what %s may do", (duty, abilities) => {
  expect(abilitiesOf(duty)).toEqual(abilities);
});

test("an owner may read and write everywhere, and whoever may write may read", () => {
  for (const path of guardedPaths) {
    expect([path, mayRead("owner", path), mayWrite("owner", path)]).toEqual([path, true, true]);
    for (const duty of duties) if (mayWrite(duty, path)) expect([path, mayRead(duty, path)]).toEqual([path, true]);
  }
});

test("nobody sees a page without a line, whatever its name", () => {
  const acts = ["/order/:userId/:orderId/acts/new", "/week/acts/new", "/tasks/acts/new/one"];
  const pages = ["/new-page", "/constructor", ...acts].map((path) => `/admin/dashboard${path}`);
  for (const path of [...pages, "/admin", "/client/dashboard", ""]) {
    for (const duty of duties) expect([path, mayRead(duty, path), mayWrite(duty, path)]).toEqual([path, false, false]);
  }
});

test("the workroom reads the purchase list and does not buy", () => {
  const path = "/admin/dashboard/purchase-list";
  expect([mayRead("workroom", path), mayWrite("workroom", path)]).toEqual([true, false]);
  expect([mayRead("office", path), mayWrite("office", path)]).toEqual([true, true]);
  const act = "/admin/dashboard/purchase-orders/:id/acts/change-line";
  expect([mayWrite("workroom", act), mayWrite("office", act)]).toEqual([false, true]);
});

test.each<[Duty, string]>([
  ["owner", "/admin/dashboard"],
  ["office", "/admin/dashboard"],
  ["workroom", "/admin/dashboard/table"],
  ["installer", "/admin/dashboard/stops"],
])("the first page of %s is %s, and is theirs", (duty, path) => {
  expect(homePageOf(duty)).toBe(path);
  expect(mayRead(duty, path)).toBe(true);
});
