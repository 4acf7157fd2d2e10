import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn, type Visitor } from "#tests/support/visitor.ts";

const leafRoutes = new Map((routes as RouteConfigEntry[]).flatMap((entry) => routesByPath(entry, "")));

const who = ["visitor", "client", "other client", "admin"] as const;
type Who = (typeof who)[number];

/** What each of the four sees: a status, or where they are sent. */
type Row = Record<Who, number | string>;

const everyone = (answer: number | string): Row => ({
  visitor: answer,
  client: answer,
  "other client": answer,
  admin: answer,
});
const clientsOnly: Row = { visitor: "/login", client: 200, "other client": 200, admin: "/login" };
const adminOnly: Row = { visitor: "/login", client: "/login", "other client": "/login", admin: 200 };

/** Somebody else's order is as if it did not exist. */
const ownersDraft: Row = { ...clientsOnly, "other client": 404 };

/** In a frame there is no way to the log-in page, so it says what to do. The appointment is the other client's. */
const framed: Row = { ...clientsOnly, visitor: 401, admin: 401 };
const othersVisit: Row = { ...framed, client: 404 };

/** Every route of the site map, with an address that it answers. A route without a row fails the test below. */
const table: Record<string, { address: string; row: Row }> = {
  "/": { address: "/", row: everyone(200) },
  "/custom-products": { address: "/custom-products", row: everyone(200) },
  "/styles": { address: "/styles", row: everyone(200) },
  "/measuring-guide": { address: "/measuring-guide", row: everyone(200) },
  "/gallery": { address: "/gallery", row: everyone(200) },
  "/our-partners": { address: "/our-partners", row: everyone(200) },
  "/about-us": { address: "/about-us", row: everyone(200) },
  "/contact-us": { address: "/contact-us", row: everyone(200) },
  "/terms": { address: "/terms", row: everyone(200) },
  "/sign-up": {
    address: "/sign-up",
    row: {
      visitor: 200,
      client: "/client/dashboard",
      "other client": "/client/dashboard",
      admin: "/admin/dashboard",
    },
  },
  "/login": { address: "/login", row: everyone(200) },
  "/reset-password": { address: "/reset-password", row: everyone(200) },
  "/logout": { address: "/logout", row: everyone("/") },
  "/*": { address: "/no-such-page", row: everyone(404) },
  "/client/dashboard": { address: "/client/dashboard", row: clientsOnly },
  "/client/dashboard/profile": { address: "/client/dashboard/profile", row: clientsOnly },
  "/client/dashboard/orders": { address: "/client/dashboard/orders", row: clientsOnly },
  "/client/dashboard/orders/:orderId": { address: "/client/dashboard/orders/LF-1001", row: ownersDraft },
  "/client/dashboard/consultation": { address: "/client/dashboard/consultation", row: clientsOnly },
  "/client/dashboard/create-order": { address: "/client/dashboard/create-order", row: clientsOnly },
  "/client/dashboard/create-order/:orderId": {
    address: "/client/dashboard/create-order/LF-1003",
    row: { ...ownersDraft, client: "/client/dashboard/create-order/LF-1003/measure/1" },
  },
  "/client/dashboard/create-order/:orderId/windows": {
    address: "/client/dashboard/create-order/LF-1003/windows",
    row: ownersDraft,
  },
  "/client/dashboard/create-order/:orderId/hardware-choice": {
    address: "/client/dashboard/create-order/LF-1003/hardware-choice",
    row: ownersDraft,
  },
  "/client/dashboard/create-order/:orderId/overview": {
    address: "/client/dashboard/create-order/LF-1003/overview",
    row: ownersDraft,
  },
  "/client/dashboard/create-order/:orderId/hardware": {
    address: "/client/dashboard/create-order/LF-1003/hardware",
    row: ownersDraft,
  },
  "/client/dashboard/create-order/:orderId/measure/:number": {
    address: "/client/dashboard/create-order/LF-1003/measure/1",
    row: ownersDraft,
  },
  "/client/dashboard/create-order/:orderId/window/:number/treatments": {
    address: "/client/dashboard/create-order/LF-1003/window/1/treatments",
    row: ownersDraft,
  },
  "/client/dashboard/create-order/:orderId/window/:number/confirm": {
    address: "/client/dashboard/create-order/LF-1003/window/1/confirm",
    row: ownersDraft,
  },
  "/client/dashboard/create-order/:orderId/window/:number/:treatment/style": {
    address: "/client/dashboard/create-order/LF-1003/window/1/drapes/style",
    row: ownersDraft,
  },
  "/client/dashboard/create-order/:orderId/window/:number/:treatment/options": {
    address: "/client/dashboard/create-order/LF-1003/window/1/drapes/options",
    row: ownersDraft,
  },
  "/client/dashboard/create-order/:orderId/window/:number/:treatment/fabrics": {
    address: "/client/dashboard/create-order/LF-1003/window/1/drapes/fabrics",
    row: ownersDraft,
  },
  "/client/dashboard/booking": { address: "/client/dashboard/booking", row: framed },
  "/client/dashboard/booking/:consultationId/move": {
    address: "/client/dashboard/booking/demo-visit-ashgrove/move",
    row: othersVisit,
  },
  "/client/dashboard/booking/:consultationId/cancel": {
    address: "/client/dashboard/booking/demo-visit-ashgrove/cancel",
    row: othersVisit,
  },
  "/client/dashboard/contact": { address: "/client/dashboard/contact", row: clientsOnly },
  "/admin/dashboard": { address: "/admin/dashboard", row: adminOnly },
  "/admin/dashboard/orders": { address: "/admin/dashboard/orders", row: adminOnly },
  "/admin/dashboard/orders.csv": { address: "/admin/dashboard/orders.csv", row: adminOnly },
  "/admin/dashboard/order/:userId/:orderId": { address: "/admin/dashboard/order/demo-client/LF-1001", row: adminOnly },
  "/admin/dashboard/customer/:id": { address: "/admin/dashboard/customer/demo-client", row: adminOnly },
  "/admin/dashboard/customers": { address: "/admin/dashboard/customers", row: adminOnly },
  "/admin/dashboard/custom-order/:customerId": { address: "/admin/dashboard/custom-order/demo-client", row: adminOnly },
  "/admin/dashboard/emails": { address: "/admin/dashboard/emails", row: adminOnly },
  "/admin/dashboard/emails/:id": { address: "/admin/dashboard/emails/demo-LF-1005-confirm", row: adminOnly },
  "/admin/dashboard/emails/:id/page": { address: "/admin/dashboard/emails/demo-LF-1005-confirm/page", row: adminOnly },
  "/admin/dashboard/consultations": { address: "/admin/dashboard/consultations", row: adminOnly },
  "/admin/dashboard/consultations/:id": {
    address: "/admin/dashboard/consultations/demo-visit-ashgrove",
    row: adminOnly,
  },
  "/admin/dashboard/availability": { address: "/admin/dashboard/availability", row: adminOnly },
  "/admin/dashboard/settings": { address: "/admin/dashboard/settings", row: adminOnly },
  "/sitemap.xml": { address: "/sitemap.xml", row: everyone(200) },
  "/robots.txt": { address: "/robots.txt", row: everyone(200) },
  "/kit": { address: "/kit", row: everyone(200) },
  "/kit/styles": { address: "/kit/styles", row: everyone(200) },
};

/** The same pages asked for by the framework's own data requests, by route id too. Prerendered pages have none. */
const withData = Object.entries(table)
  .filter(([, { address }]) => /^\/(client|admin|sign-up|login|reset-password|kit)/.test(address))
  .map(([path, { address, row }]) => ({ address, row, routeId: leafRoutes.get(path) ?? "" }));
const actions = [
  "/client/dashboard/profile",
  "/admin/dashboard/settings",
  "/admin/dashboard/order/demo-client/LF-1001",
  "/admin/dashboard/custom-order/demo-client",
  "/admin/dashboard/emails/demo-LF-1005-confirm",
  "/admin/dashboard/consultations/demo-visit-ashgrove",
  "/admin/dashboard/availability",
];

let server: TestServer;
let people: Record<Who, Visitor>;
beforeAll(async () => {
  server = await startServer();
  people = {
    visitor: createVisitor(server),
    client: await signedIn(server, "client@example.com", "demo-client"),
    "other client": await signedIn(server, "neighbour@example.com", "demo-client"),
    admin: await signedIn(server, "owner@example.com", "demo-owner"),
  };
});
afterAll(async () => {
  await server.stop();
});

test("every route of the site map has a row", () => {
  expect(Object.keys(table).sort()).toEqual([...leafRoutes.keys()].sort());
});

test.each(Object.values(table))("$address shows each what is meant for them", async ({ address, row }) => {
  for (const name of who) {
    const answer = await people[name].get(address);
    expect([name, answer.headers.get("location") ?? answer.status]).toEqual([name, row[name]]);
  }
});

test.each(withData)("$address.data shows no more than the page", async ({ address, row, routeId }) => {
  for (const name of who) {
    for (const query of ["", `?_routes=${encodeURIComponent(routeId)}`]) {
      const answer = await people[name].get(`${address}.data${query}`);
      const text = await answer.text();
      const expected = row[name];
      if (typeof expected === "string") {
        expect([name, answer.status]).toEqual([name, 202]);
        expect(text).toContain(`"${expected}"`);
        expect(text).not.toMatch(/@example\.com/);
      } else expect([name, answer.status]).toEqual([name, expected]);
    }
  }
});

test.each(actions)("a form sent to %s by someone of another role changes nothing", async (address) => {
  for (const name of who.filter((one) => rowOf(address)?.[one] === "/login")) {
    const form = { currentPassword: "demo-client", newPassword: "changed", confirmPassword: "changed" };
    for (const target of [address, `${address}.data`]) {
      const answer = await people[name].post(target, form);
      expect([302, 202]).toContain(answer.status);
      expect(answer.headers.get("location") ?? (await answer.text())).toContain("/login");
    }
  }
  await signedIn(server, "client@example.com", "demo-client");
  await signedIn(server, "owner@example.com", "demo-owner");
});

test("a private page is never kept by a cache", async () => {
  for (const address of ["/client/dashboard", "/client/dashboard.data"]) {
    expect((await people.client.get(address)).headers.get("cache-control")).toBe("private, no-store");
  }
});

test("a sign-in that a data request asked for leads to the page, not to its data", async () => {
  const visitor = createVisitor(server);
  await visitor.get("/client/dashboard/profile.data?_routes=routes%2Fclient%2Fprofile");
  const answer = await visitor.post("/login", { email: "client@example.com", password: "demo-client" });
  expect(answer.headers.get("location")).toBe("/client/dashboard/profile");
});

test.each([{ id: 1, message: { a: 1 }, kind: "success" }, { id: "x", message: "m", kind: "zzz" }, "nonsense", [1, 2]])(
  "a forged toast %j is not shown and breaks nothing",
  async (toast) => {
    const visitor = await signedIn(server, "client@example.com", "demo-client");
    visitor.cookies.set("larkfield.toast", encodeURIComponent(Buffer.from(JSON.stringify(toast)).toString("base64")));
    expect((await visitor.get("/client/dashboard")).status).toBe(200);
  },
);

test("a page that names the person signed in is never kept by a cache", async () => {
  for (const address of ["/login", "/login.data", "/sign-up", "/no-such-page"]) {
    expect((await people.visitor.get(address)).headers.get("cache-control")).toBe("private, no-store");
  }
});

test("fields that belong to the server are ignored when a visitor sends them", async () => {
  const visitor = createVisitor(server);
  const answer = await visitor.post("/sign-up", {
    firstName: "Mallory",
    lastName: "Sample",
    phoneNumber: "2155550133",
    email: "mallory@example.com",
    password: "let-me-in",
    confirmPassword: "let-me-in",
    street: "1 Sample Street",
    city: "Media",
    state: "PA",
    zipCode: "19063",
    terms: "on",
    role: "admin",
    id: "demo-owner",
    emailVerified: "true",
  });
  expect(answer.headers.get("location")).toBe("/client/dashboard");
  expect((await visitor.get("/client/dashboard")).status).toBe(200);
  expect((await visitor.get("/admin/dashboard")).headers.get("location")).toBe("/login");
});

function rowOf(address: string) {
  return Object.values(table).find((entry) => entry.address === address)?.row;
}

/** Every path of the site map with the id of the route that shows it: the innermost where several share one. */
function routesByPath(entry: RouteConfigEntry, parent: string): [string, string][] {
  const path = entry.path ? `${parent}/${entry.path}` : parent;
  const children = entry.children?.flatMap((child) => routesByPath(child, path)) ?? [];
  // A layout without a path of its own is not a place.
  return entry.path || entry.index ? [[path || "/", entry.file.replace(/\.tsx$/, "")], ...children] : children;
}
