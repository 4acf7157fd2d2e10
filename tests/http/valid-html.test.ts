import { HtmlValidate } from "html-validate";
import { expect, inject, test } from "vitest";
import { publicPaths, stylePaths } from "#app/content/public-paths.ts";
import { createVisitor, signedIn } from "#tests/support/visitor.ts";

const server = inject("demoServer");

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

const pages = {
  visitor: [
    ...publicPaths,
    ...stylePaths.filter((_, index) => index % 20 === 0),
    "/styles/finder",
    "/styles/finder?kind=each&room=hall&look=soft&window=tall&cloth=vine",
    "/try",
    "/try?size=own&widthOfWindow=wide",
    "/styles/no-such-style",
    "/no-such-page",
    "/ask?style=Ripplefold",
    "/ask?done",
    "/login",
    "/sign-up?style=pleated-tops-goblet",
    "/sign-up?invitation=x",
    "/reset-password",
    "/reset-password?token=x",
  ],
  client: [
    "/client/dashboard",
    "/client/dashboard/orders/LF-1001",
    "/client/dashboard/profile?panel=edit",
    "/client/dashboard/consultation",
    "/client/dashboard/booking",
    "/client/dashboard/contact",
    "/client/dashboard/create-order",
    "/client/dashboard/create-order/LF-1003/windows",
    "/client/dashboard/create-order/LF-1003/hardware-choice",
    "/client/dashboard/create-order/LF-1003/measure/1",
    "/client/dashboard/create-order/LF-1003/overview",
    "/client/dashboard/create-order/LF-1003/hardware",
    "/client/dashboard/create-order/LF-1003/window/1/treatments",
    "/client/dashboard/create-order/LF-1003/window/1/drapes/style",
    "/client/dashboard/create-order/LF-1003/window/1/drapes/options",
    "/client/dashboard/create-order/LF-1003/window/1/drapes/fabrics",
    "/client/dashboard/create-order/LF-1003/window/1/confirm",
    "/client/dashboard/no-such-page",
  ],
  admin: [
    "/admin/dashboard",
    "/admin/dashboard/orders",
    "/admin/dashboard/order/demo-client/LF-1002",
    "/admin/dashboard/order/demo-calloway/LF-0907?ask=payment",
    "/admin/dashboard/prices-and-terms",
    "/admin/dashboard/customers",
    "/admin/dashboard/customer/demo-client",
    "/admin/dashboard/custom-order/demo-client",
    "/admin/dashboard/consultations",
    "/admin/dashboard/consultations?week=2026-11-16",
    "/admin/dashboard/availability",
    "/admin/dashboard/emails",
    "/admin/dashboard/inquiries",
    "/admin/dashboard/inquiries/demo-inquiry-new",
    "/admin/dashboard/settings",
  ],
};

const people = {
  visitor: async () => createVisitor(server),
  client: () => signedIn(server, "client@example.com", "demo-client"),
  admin: () => signedIn(server, "owner@example.com", "demo-owner"),
};

test.each(["visitor", "client", "admin"] as const)("the pages of a %s are valid HTML", async (name) => {
  const person = await people[name]();
  const faults = [];
  for (const address of pages[name]) {
    const { results } = await validator.validateString(await (await person.get(address)).text());
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) faults.push(`${address} ${ruleId}: ${message} ${selector}`);
    }
  }
  expect(faults).toEqual([]);
});
