import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf } from "#app/domain/calendar.ts";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor, signedIn } from "#tests/support/visitor.ts";

const BOOKING = "/client/dashboard/booking";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { SCHEDULING_URL: "https://book.example/visit?of=us" } });
});
afterAll(async () => {
  await server.stop();
});

async function newClient(number: number) {
  const visitor = createVisitor(server);
  const answer = await visitor.post("/sign-up", {
    firstName: "Ida",
    lastName: `Sample ${number}`,
    phoneNumber: "2155550133",
    email: `ida.${number}@example.com`,
    password: "linen-and-lace",
    confirmPassword: "linen-and-lace",
    street: "1 Sample Street",
    city: "Media",
    state: "PA",
    zipCode: "19063",
    terms: "on",
  });
  expect(answer.headers.get("location")).toBe("/client/dashboard");
  return visitor;
}

const startsOf = (html: string) =>
  [...html.matchAll(/name="startsAt" value="([^"]+)"/g)].map(([, start = ""]) => start);

test("only the booking pages may stand in a frame, and only in one of ours", async () => {
  const client = await signedIn(server, "client@example.com", "demo-client");
  const booking = await client.get(BOOKING);
  expect(booking.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(booking.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  for (const path of ["/", "/login", "/client/dashboard", "/client/dashboard/bookings", "/nowhere", "/%00"]) {
    const answer = await client.get(path);
    expect([path, answer.headers.get("x-frame-options")]).toEqual([path, "DENY"]);
    expect([path, answer.headers.get("content-security-policy")]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
  }
});

test("an outside scheduler stands in the frame, and every page from which one can go there allows it", async () => {
  const client = await signedIn(server, "client@example.com", "demo-client");
  const asked = await (await client.get("/client/dashboard/consultation")).text();
  expect(asked).toContain("Please select an option above to continue.");
  expect(asked).not.toContain("<iframe");
  const page = await client.get("/client/dashboard/consultation?area=yes");
  expect(await page.text()).toContain('src="https://book.example/visit?of=us"');
  for (const path of ["/", "/login", "/client/dashboard", "/client/dashboard/consultation"]) {
    const policy = (await client.get(path)).headers.get("content-security-policy");
    expect(policy).toContain("frame-src 'self' https://book.example;");
  }
});

test("of fifty clients who send the form for one time at once, one books it", async () => {
  const clients = await Promise.all(Array.from({ length: 50 }, (_, number) => newClient(number)));
  const [startsAt = ""] = startsOf(await ((await clients[0]?.get(BOOKING))?.text() ?? ""));
  expect(startsAt).toMatch(/^20/);
  const answers = await Promise.all(clients.map((client) => client.post(`${BOOKING}?index`, { startsAt, note: "" })));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([302, ...Array.from({ length: 49 }, () => 409)]);
  const lost = clients[answers.findIndex(({ status }) => status === 409)];
  const again = await lost?.post(`${BOOKING}?index`, { startsAt, note: "Side door." });
  const page = (await again?.text()) ?? "";
  expect(page).toContain("That time has just been taken. Please choose another.");
  expect(page).toContain("Side door.");
  expect(startsOf(page)).not.toContain(startsAt);
});

test.each([
  ["", "Please choose a time."],
  ["yesterday", "That time is not offered. Please choose another."],
  ["2020-01-06T14:00:00.000Z", "That time is not offered. Please choose another."],
])("a form for the time %j is refused with a sentence", async (startsAt, sentence) => {
  const client = await signedIn(server, "client@example.com", "demo-client");
  const answer = await client.post(`${BOOKING}?index`, { startsAt, note: "" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(sentence);
});

test("a fee that is paid has its receipt on the page of the visit, outside of the frame", async () => {
  const owner = await signedIn(server, "owner@example.com", "demo-owner");
  const client = await newClient(99);
  const startsAt = startsOf(await (await client.get(BOOKING)).text()).at(-1) ?? "";
  expect((await client.post(`${BOOKING}?index`, { startsAt, note: "" })).status).toBe(302);
  expect(await (await client.get(BOOKING)).text()).not.toContain("See your receipt");
  const visits = `select consultations.id, consultations.version from consultations join users on users.id = userId
    where email = 'ida.99@example.com'`;
  const [booked] = readRows(server, visits);
  const visit = `/admin/dashboard/consultations/${booked?.id}`;
  const version = String(booked?.version);
  const paid = { version, method: "cash", receivedOn: dayOf(new Date()) };
  expect((await owner.post(`${visit}/acts/mark-paid`, paid)).status).toBe(302);
  const page = await (await client.get(BOOKING)).text();
  const [link = ""] = /<a[^>]*\/receipts\/[^>]*>/.exec(page) ?? [];
  expect(page).toContain("See your receipt");
  expect(link).toContain('target="_top"');
  const receipt = await client.get(/href="([^"]+)"/.exec(link)?.[1] ?? "");
  expect([receipt.status, (await receipt.text()).includes("$150.00")]).toEqual([200, true]);
});

test("somebody else's consultation is not there to be changed", async () => {
  const client = await signedIn(server, "client@example.com", "demo-client");
  for (const change of ["move", "cancel"]) {
    const form = { version: "1", startsAt: "2026-11-30T14:00:00.000Z" };
    expect((await client.post(`${BOOKING}/demo-visit-ashgrove/${change}`, form)).status).toBe(404);
  }
  const neighbour = await signedIn(server, "neighbor@example.com", "demo-client");
  expect(await (await neighbour.get(BOOKING)).text()).toContain("Please ring at the side door.");
});
