import { expect, test } from "vitest";
import { openDatabase } from "#app/db/open-database.server.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { chooseSummary, findSummaryTime, queueSummaries } from "#app/services/reminders/queue-summaries.server.ts";
import { findTroubled, listDayNotes } from "#app/services/schedule/find-week-days.server.ts";
import { addTask } from "#app/services/tasks/change-task.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { addOrder } from "#tests/support/orders/orders.ts";

onEachDemo("the morning summary", new Date("2027-03-14T10:59:00.000Z"), (house) => {
  const summaries = async () => {
    const rows = await house().app.db.selectFrom("emails").selectAll().where("kind", "=", "day_summary").execute();
    return rows.map(({ recipientAddress, parameters }) => ({ to: recipientAddress, ...JSON.parse(parameters) }));
  };

  test("6. comes at everybody's hour, once with two servers, with what is theirs, and not on a day that brings nothing", async () => {
    const { app } = house();
    await app.db.deleteFrom("inquiries").execute();
    const client = await addClient(app);
    const late = await addOrder(app, { userId: client.id, status: "completed", totalCents: 120_000 });
    const dates = { promisedShown: 0, fabricOrderedOn: null, fabricExpectedOn: null, fabricArrivedOn: null };
    const row = { ...dates, orderId: late, promisedWeek: "2027-03-01", workStartOn: null, readyOn: "2027-03-16" };
    await app.db
      .insertInto("orderDates")
      .values({ ...row, version: 1, updatedAt: "", updatedBy: "" })
      .execute();
    await app.db.updateTable("orders").set({ stage: "ready", boardOn: "2027-03-05" }).where("id", "=", late).execute();
    const task = { note: "", dueOn: "2027-03-14", orderId: null, customerId: null };
    const doer = { id: demoOwner.id, duty: "owner" as const };
    for (const [title, assigneeId] of [
      ["Sweep", "demo-workroom"],
      ["Call Ada", null],
    ] as const) {
      await addTask(app, { ...task, title, assigneeId }, { doer });
    }
    const off = await addOrder(app, { userId: client.id, status: "cancelled", totalCents: 120_000 });
    const who = { calendar: "house", assigneeId: null, orderId: off, userId: client.id, createdBy: demoOwner.id };
    const when = { startsAt: "2027-03-14T14:00:00.000Z", endsAt: "2027-03-14T15:00:00.000Z", bufferMinutes: 0 };
    const words = { title: "", address: "1 Sample Street", clientNote: "", houseNote: "", closedWords: "" };
    const made = {
      state: "booked" as const,
      sequence: 0,
      version: 1,
      createdAt: "",
      updatedAt: "",
      closedAt: null,
      closedBy: null,
    };
    const stop = { id: "off", kind: "installation" as const, ...who, ...when, ...words, ...made };
    await app.db.insertInto("appointments").values(stop).execute();
    for (const id of [demoOwner.id, "demo-workroom", "demo-installer"]) await chooseSummary(app, id, "07:00");
    expect(await findSummaryTime(app, demoOwner.id)).toBe("07:00");
    await expectNoEffects(app, () => queueSummaries(app));
    house().setNow(new Date("2027-03-14T11:00:00.000Z"));
    // A second server has a database connection of its own; an embedded one has one server.
    const { dataDir, databaseUrl } = app.config;
    const second = databaseUrl ? openDatabase({ dataDir, databaseUrl }) : app.database;
    const servers = [app, { ...app, db: second.db }];
    const { effects } = await effectsOf(app, () => Promise.all(servers.map(queueSummaries)));
    if (second !== app.database) await second.close();
    expect(effects.reminders?.added).toHaveLength(3);
    const mails = await summaries();
    expect(mails.map(({ to }) => to).sort()).toEqual(["owner@example.com", "workroom@example.com"]);
    const [owner, workroom] = ["owner", "workroom"].map((name) => mails.find(({ to }) => to.startsWith(name)));
    expect(owner).toMatchObject({ day: "2027-03-14", tasks: "Call Ada" });
    expect(owner?.stops).toMatch(/^10:00 AM Installation: .+, \S+ \(cancelled\), 1 Sample Street$/);
    expect(owner?.late).toContain("Late since March 5");
    expect(workroom).toMatchObject({ tasks: "Sweep", late: "", at_risk: "", stops: "", inquiries: "" });
    await expectNoEffects(app, () => queueSummaries(app));
    await chooseSummary(app, demoOwner.id, null);
    house().setNow(new Date("2027-03-15T11:00:00.000Z"));
    await queueSummaries(app);
    expect((await summaries()).filter(({ to }) => to === "owner@example.com")).toHaveLength(1);
    expect((await findTroubled(app, 6)).cards.map(({ id }) => id)).toContain(late);
  });

  test("above the week stand promises, ready days, cloth that is expected and payments that are due", async () => {
    const { app } = house();
    const client = await addClient(app);
    const add = async (status: "in progress" | "quoted") => addOrder(app, { userId: client.id, status, totalCents: 1 });
    const [promised, payment, settled] = [await add("in progress"), await add("quoted"), await add("in progress")];
    const set = (id: string, columns: object) =>
      app.db.updateTable("orders").set(columns).where("id", "=", id).execute();
    await set(promised, { stage: "sewing", boardOn: "2027-03-19" });
    await set(payment, { stage: "deposit", dueOn: "2027-03-15", dueCents: 850_00 });
    await set(settled, { stage: "settled", boardOn: "2027-03-19" });
    const days = { promisedShown: 0, fabricOrderedOn: null, fabricArrivedOn: null, workStartOn: null };
    const dates = { ...days, promisedWeek: "2027-03-15", fabricExpectedOn: "2027-03-17", readyOn: "2027-03-18" };
    for (const orderId of [promised, settled]) {
      const row = { ...dates, orderId, version: 1, updatedAt: "", updatedBy: "" };
      await app.db.insertInto("orderDates").values(row).execute();
    }
    const week = { from: "2027-03-14", to: "2027-03-20" };
    const notesOf = async (ids: string[]) =>
      (await listDayNotes(app, week))
        .filter(({ orderId }) => ids.includes(orderId))
        .map(({ day, kind, words }) => [day, kind, words]);
    const name = (words: string, id: string) => expect.stringMatching(new RegExp(`^${words} ${id} `));
    expect(await notesOf([promised, payment, settled])).toEqual([
      ["2027-03-19", "promised", name("Promised", promised)],
      ["2027-03-18", "ready", name("Ready", promised)],
      ["2027-03-17", "fabric", name("Fabric for", promised)],
      ["2027-03-15", "payment", expect.stringMatching(/: \$850\.00$/)],
    ]);
    await app.db
      .updateTable("orderDates")
      .set({ fabricArrivedOn: "2027-03-12" })
      .where("orderId", "=", promised)
      .execute();
    await set(payment, { dueCents: 0 });
    expect((await notesOf([promised, payment])).map(([, kind]) => kind)).toEqual(["promised", "ready"]);
  });
});
