import { afterAll, beforeAll, expect, test } from "vitest";
import { readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, signedUp, type Visitor } from "#tests/support/visitor.ts";

const CONSULTATION = "/client/dashboard/consultation";
const BOOKING = "/client/dashboard/booking";
const AVAILABILITY = "/admin/dashboard/availability";
const LINK = "https://meet.example.com/larkfield";
const OFFER = "We can talk by video instead.";
const SENTENCE = "We currently do not offer consultations outside the service area. Please contact us for assistance.";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

const pageOf = async (visitor: Visitor, path: string) => (await visitor.get(path)).text();
const attribute = (tag: string, name: string) =>
  (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "").replaceAll("&amp;", "&");
const startsOf = (html: string) =>
  [...html.matchAll(/name="startsAt" value="([^"]+)"/g)].map(([, start = ""]) => start);

/** The owner's form as it stands, with another link. */
async function setLink(owner: Visitor, callLink: string) {
  const html = await pageOf(owner, AVAILABILITY);
  const form = html.split("<form").find((one) => one.includes('name="callLink"')) ?? "";
  const fields = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => [attribute(tag, "name"), attribute(tag, "value")]);
  const answer = await owner.post(AVAILABILITY, { ...Object.fromEntries(fields), intent: "schedule", callLink });
  expect(answer.status).toBe(302);
}

test("without scripts, a client far away books, moves and cancels a call that the owner sees as one", async () => {
  const owner = await signedIn(server, "owner@example.com", "demo-owner");
  const { visitor: far, user } = await signedUp(server, { city: "Pittsburgh", zipCode: "15222" });
  const { visitor: near } = await signedUp(server);
  const outside = `${CONSULTATION}?area=no`;
  const off = await pageOf(far, outside);
  expect([off.includes(SENTENCE), off.includes(OFFER)]).toEqual([true, false]);
  const [free = ""] = startsOf(await pageOf(far, BOOKING));
  const form = { startsAt: free, note: "", kind: "call" };
  const early = await far.post(`${BOOKING}?index`, form);
  expect([early.status, await early.text()]).toEqual([409, expect.stringContaining("We do not offer video calls")]);

  await setLink(owner, LINK);
  expect(await pageOf(near, outside)).not.toContain(OFFER);
  expect(await pageOf(near, `${BOOKING}?kind=call`)).toContain("so we come to you. Please book a visit.");
  expect((await near.post(`${BOOKING}?index&kind=call`, form)).status).toBe(409);

  const on = await pageOf(far, outside);
  expect(on.indexOf(OFFER)).toBeGreaterThan(on.indexOf(SENTENCE));
  const [, link = ""] = /<a[^>]*href="([^"]*by=video)"/.exec(on) ?? [];
  const [frame = ""] = /<iframe[^>]*>/.exec(await pageOf(far, link.replaceAll("&amp;", "&"))) ?? [];
  const picker = await pageOf(far, attribute(frame, "src"));
  expect(picker).toContain("Choose a time for a video call");
  expect(picker).not.toContain("$150");
  const [, day = ""] = /href="([^"]*kind=call&amp;day=[^"]*)"/.exec(picker) ?? [];
  const chosen = await pageOf(far, day.replaceAll("&amp;", "&"));
  const action = attribute(/<form[^>]*method="post"[^>]*>/.exec(chosen)?.[0] ?? "", "action");
  expect(action).toContain("kind=call");
  const [startsAt = "", later = ""] = startsOf(chosen);
  const booked = await far.post(action, { startsAt, note: "Two bays.", kind: "call" });
  expect(booked.headers.get("location")).toBe(BOOKING);
  const appointment = await pageOf(far, BOOKING);
  expect(appointment).toContain("Your video call");
  expect(appointment).toContain(`href="${LINK}"`);
  expect(appointment).not.toMatch(/>(Consultation fee|Fee)<|\$150/);
  expect(await pageOf(far, outside)).toContain("<iframe");

  const [row] = readRows(server, "select * from consultations where userId = ?", String(user?.id));
  expect(row).toMatchObject({ kind: "call", address: LINK, feeCents: 0, startsAt });
  expect(await pageOf(owner, "/admin/dashboard/consultations")).toContain("Video call");
  const week = await pageOf(owner, `/admin/dashboard/consultations?week=${startsAt.slice(0, 10)}`);
  expect(week).toContain("Video call");
  const visit = await pageOf(owner, `/admin/dashboard/consultations/${row?.id}`);
  expect([visit.includes("This call has no fee."), visit.includes("Mark as paid")]).toEqual([true, false]);

  const moved = await far.post(`${BOOKING}/${row?.id}/move`, { version: "1", startsAt: later });
  expect(moved.headers.get("location")).toBe(BOOKING);
  const cancelled = await far.post(`${BOOKING}/${row?.id}/cancel`, { version: "2" });
  expect(cancelled.headers.get("location")).toBe(`${BOOKING}?kind=call`);
});
