import { expect, test } from "vitest";
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

  test("comes at everybody's hour, once with two servers, with what is theirs, and not on a day that brings nothing", async () => {
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
    for (const id of [demoOwner.id, "demo-workroom", "demo-installer"]) await chooseSummary(app, id, "07:00");
    expect(await findSummaryTime(app, demoOwner.id)).toBe("07:00");
    await expectNoEffects(app, () => queueSummaries(app));
    house().setNow(new Date("2027-03-14T11:00:00.000Z"));
    const { effects } = await effectsOf(app, () => Promise.all([queueSummaries(app), queueSummaries(app)]));
    expect(effects.reminders?.added).toHaveLength(3);
    const mails = await summaries();
    expect(mails.map(({ to }) => to).sort()).toEqual(["owner@example.com", "workroom@example.com"]);
    const [owner, workroom] = ["owner", "workroom"].map((name) => mails.find(({ to }) => to.startsWith(name)));
    expect(owner).toMatchObject({ day: "2027-03-14", tasks: "Call Ada" });
    expect(owner?.late).toContain("Late since March 5");
    expect(workroom).toMatchObject({ tasks: "Sweep", late: "", at_risk: "", stops: "", inquiries: "" });
    await expectNoEffects(app, () => queueSummaries(app));
    await chooseSummary(app, demoOwner.id, null);
    house().setNow(new Date("2027-03-15T11:00:00.000Z"));
    await queueSummaries(app);
    expect((await summaries()).filter(({ to }) => to === "owner@example.com")).toHaveLength(1);
    expect((await findTroubled(app, 6)).cards.map(({ id }) => id)).toContain(late);
    const notes = await listDayNotes(app, { from: "2027-03-14", to: "2027-03-20" });
    expect(notes).toContainEqual(expect.objectContaining({ day: "2027-03-16", kind: "ready", orderId: late }));
  });
});
