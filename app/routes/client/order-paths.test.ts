import { expect, test } from "vitest";
import { emailPath, orderPath } from "#app/routes/admin/paths.ts";
import { movePath } from "./booking/paths.ts";
import { myOrderPath, orderPages, pageOfStep } from "./order-paths.ts";

const ORDER = "/client/dashboard/create-order/LF-1";

test("each page of an order has its address", () => {
  const pages = orderPages("LF-1");
  expect([pages.resume, pages.windowCount, pages.hardwareChoice, pages.overview, pages.hardware]).toEqual([
    ORDER,
    `${ORDER}/windows`,
    `${ORDER}/hardware-choice`,
    `${ORDER}/overview`,
    `${ORDER}/hardware`,
  ]);
  expect(pages.measure(2)).toBe(`${ORDER}/measure/2`);
  expect(pages.treatments(3)).toBe(`${ORDER}/window/3/treatments`);
  expect(pages.customize(3, "tops", "fabrics")).toBe(`${ORDER}/window/3/tops/fabrics`);
  expect(pages.confirm(12)).toBe(`${ORDER}/window/12/confirm`);
});

test("an order that is built for a client has its pages in the owner's portal", () => {
  const pages = orderPages("LF-1", "c/1");
  const order = "/admin/dashboard/customer/c%2F1/create-order/LF-1";
  expect([pages.resume, pages.overview, pages.measure(2)]).toEqual([order, `${order}/overview`, `${order}/measure/2`]);
  expect([pages.hub, pages.shown, pages.handedIn]).toEqual([
    "/admin/dashboard/customer/c%2F1",
    "/admin/dashboard/order/c%2F1/LF-1",
    "/admin/dashboard/order/c%2F1/LF-1",
  ]);
});

test.each([
  [1, `${ORDER}/windows`],
  [2, `${ORDER}/hardware-choice`],
  [3, `${ORDER}/measure/4`],
  [4, `${ORDER}/overview`],
] as const)("the stored step %i is continued at %s", (step, expected) => {
  expect(pageOfStep(orderPages("LF-1"), step, 4)).toBe(expected);
});

test.each(["//evil.example", "\\\\evil.example", "?x", "#x", "a/b"])("the id %s stays one piece of its path", (id) => {
  const paths = [myOrderPath(id), orderPages(id).overview, orderPath(id, id), emailPath(id), movePath(id)];
  for (const path of paths) {
    const url = new URL(path, "https://larkfield.example");
    expect(url.host).toBe("larkfield.example");
    expect(url.pathname).toMatch(/^\/(client|admin)\/dashboard\//);
    expect(url.search + url.hash).toBe("");
    expect(path).not.toContain("//");
  }
});
