import ICAL from "ical.js";
import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { checkAppointment } from "#app/domain/appointments/check-appointment.ts";
import { removeStaff } from "#app/services/accounts/staff/change-staff.server.ts";
import { bookAppointment } from "#app/services/appointments/book-appointment.server.ts";
import { findFeed, makeFeed, readFeed, removeFeed } from "#app/services/appointments/calendar-feed.server.ts";
import { cancelAppointment, moveAppointment } from "#app/services/appointments/change-appointment.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf } from "#tests/support/effects.ts";
import { addOrder } from "#tests/support/orders/orders.ts";

const NOW = "2027-03-10T15:00:00.000Z";

onEachDemo("the private link to the calendar", new Date(NOW), (house) => {
  const owner = { id: demoOwner.id, duty: "owner" as const };
  const installer = { id: "demo-installer", duty: "installer" as const };
  const by = { actorId: demoOwner.id, tell: true, anyway: "outside-hours" };

  async function booked({ day, assignee = "" }: { day: string; assignee?: string }) {
    const client = await addClient(house().app);
    const orderId = await addOrder(house().app, { userId: client.id, status: "completed", totalCents: 120_000 });
    const typed = { kind: "installation", order: orderId, customer: "", assignee, day, from: "09:00", minutes: "120" };
    const words = { buffer: "30", title: "", address: "7 Feed Lane", clientNote: "for-client", houseNote: "for-house" };
    const plan = checkAppointment({ ...typed, ...words }, house().app.now());
    if (!plan.ok) throw new Error(plan.reason);
    const made = await bookAppointment(house().app, { ...plan.value, kind: "installation" }, by);
    if (!made.ok) throw new Error(made.reason);
    return { id: made.id, client, orderId };
  }

  async function made(person: Parameters<typeof makeFeed>[1]) {
    const answer = await makeFeed(house().app, person);
    if (!answer.ok) throw new Error(answer.reason);
    return tokenIn(answer.link);
  }

  const tokenIn = (link: string) => /\/calendar\/([\w-]{43})\.ics$/.exec(link)?.[1] ?? "";

  async function eventsIn(token: string) {
    const feed = await readFeed(house().app, token);
    if (!feed.ok) throw new Error(feed.reason);
    const calendar = new ICAL.Component(ICAL.parse(feed.content));
    return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  }

  const eventOf = async (token: string, id: string) =>
    (await eventsIn(token)).filter(({ uid }) => uid.startsWith(`${id}@`));

  test("6. Feed: a link is kept as a hash alone, and New Link makes the old one 404", async () => {
    const { app } = house();
    const { answer, effects } = await effectsOf(app, () => makeFeed(app, owner));
    const first = answer.ok ? tokenIn(answer.link) : "";
    expect(first).not.toBe("");
    expect(JSON.stringify(effects)).not.toContain(first);
    expect(effects.calendarFeeds?.added).toMatchObject([{ userId: owner.id, createdAt: NOW, lastReadAt: null }]);
    expect(Object.keys(effects).sort()).toEqual(["auditEntries", "calendarFeeds"]);
    expect((await readFeed(app, first)).ok).toBe(true);
    expect(await findFeed(app, owner.id)).toEqual({ createdAt: NOW, lastReadAt: NOW });
    const second = await made(owner);
    expect(await readFeed(app, first)).toMatchObject({ ok: false, status: 404 });
    expect((await readFeed(app, second)).ok).toBe(true);
    const gone = await effectsOf(app, () => removeFeed(app, owner.id));
    expect(Object.keys(gone.effects).sort()).toEqual(["auditEntries", "calendarFeeds"]);
    expect((await effectsOf(app, () => removeFeed(app, owner.id))).effects).toEqual({});
    expect(await readFeed(app, second)).toMatchObject({ ok: false, status: 404 });
  });

  test("6. Feed: one event per appointment; moved it has sequence 1, cancelled it says so for thirty days", async () => {
    const { app } = house();
    const token = await made(owner);
    const { id, client, orderId } = await booked({ day: "2027-03-16" });
    const [event, ...more] = await eventOf(token, id);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ location: "7 Feed Lane", sequence: 0, uid: `${id}@${app.config.siteUrl.hostname}` });
    expect(event?.startDate.toJSDate().toISOString()).toBe("2027-03-16T13:00:00.000Z");
    const { name, email } = await app.db
      .selectFrom("users")
      .select(["name", "email"])
      .where("id", "=", client.id)
      .executeTakeFirstOrThrow();
    expect(event?.summary).toBe(`Installation: ${name}`);
    const before = await readFeed(app, token);
    expect(await readFeed(app, token)).toEqual(before);
    const slot = { startsAt: "2027-03-17T13:00:00.000Z", endsAt: "2027-03-17T15:00:00.000Z" };
    expect(await moveAppointment(app, { ...by, id, version: 1, slot })).toMatchObject({ ok: true });
    const [moved] = await eventOf(token, id);
    expect(moved).toMatchObject({ sequence: 1 });
    expect(moved?.startDate.toJSDate().toISOString()).toBe(slot.startsAt);
    const feed = await readFeed(app, token);
    const text = feed.ok ? feed.content.replaceAll("\r\n\t", "").replaceAll("\r\n ", "") : "";
    expect(text).toContain(orderId);
    for (const secret of [email, "for-client", "for-house", "1200.00", "120000"]) expect(text).not.toContain(secret);
    await cancelAppointment(app, { ...by, id, version: 2, message: "Over." });
    expect((await eventOf(token, id))[0]?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    house().setNow(new Date("2027-04-10T15:00:00.000Z"));
    expect(await eventOf(token, id)).toEqual([]);
    house().setNow(new Date(NOW));
  });

  test("an installer reads their own stops alone, with the way to their own page; the workroom has no calendar", async () => {
    const { app } = house();
    const theirs = await booked({ day: "2027-03-18", assignee: installer.id });
    const ours = await booked({ day: "2027-03-19" });
    const token = await made(installer);
    const uids = (await eventsIn(token)).map(({ uid }) => uid.split("@")[0]);
    expect(uids).toContain(theirs.id);
    expect(uids).not.toContain(ours.id);
    expect((await eventOf(token, theirs.id))[0]?.description).toContain(`/admin/dashboard/stops/${theirs.id}`);
    const refused = await makeFeed(app, { id: "demo-workroom", duty: "workroom" });
    expect(refused).toMatchObject({ ok: false, status: 409 });
    expect(await removeStaff(app, { userId: installer.id, actorId: owner.id })).toEqual({ ok: true });
    expect(await readFeed(app, token)).toMatchObject({ ok: false, status: 404 });
  });

  test("a link is read sixty times an hour", async () => {
    const { app } = house();
    const token = await made(owner);
    for (let time = 0; time < 60; time += 1) expect((await readFeed(app, token)).ok).toBe(true);
    expect(await readFeed(app, token)).toMatchObject({ ok: false, status: 429 });
    house().setNow(new Date("2027-03-10T16:01:00.000Z"));
    expect((await readFeed(app, token)).ok).toBe(true);
    house().setNow(new Date(NOW));
  });
});
