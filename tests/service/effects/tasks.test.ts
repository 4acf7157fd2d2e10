import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { listNext } from "#app/services/orders/desk/list-next.server.ts";
import { listBalances } from "#app/services/reports/read-report.server.ts";
import { countWeek } from "#app/services/schedule/count-week.server.ts";
import { findCalendar, findCards } from "#app/services/schedule/find-cards.server.ts";
import { tellProblem } from "#app/services/table/act-at-table.server.ts";
import {
  addTask,
  changeTask,
  type Doer,
  finishPlanAgain,
  finishTask,
  reopenTask,
  writePlanAgain,
  writeTask,
} from "#app/services/tasks/change-task.server.ts";
import { findSubject, findTask, listDoers, listTasks, listTasksDue } from "#app/services/tasks/list-tasks.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { addOrder } from "#tests/support/orders/orders.ts";

const NOW = "2027-03-10T15:00:00.000Z";

onEachDemo("what tasks do", new Date(NOW), (house) => {
  const owner: Doer = { id: demoOwner.id, duty: "owner" };
  const office: Doer = { id: "demo-office", duty: "office" };
  const workroom: Doer = { id: "demo-workroom", duty: "workroom" };
  const blank = { title: "Call back", note: "", dueOn: null, assigneeId: null, orderId: null, customerId: null };

  async function added(changes: Partial<typeof blank | Record<string, string>> = {}, doer = owner) {
    const made = await addTask(house().app, { ...blank, ...changes }, { doer });
    if (!made.ok) throw new Error(made.reason);
    return made.id;
  }

  test("a task about an order is about its client too, and sent twice it is noted once", async () => {
    const { app } = house();
    const client = await addClient(app);
    const orderId = await addOrder(app, { userId: client.id, status: "submitted", totalCents: null });
    const task = { ...blank, orderId, dueOn: "2027-03-12", assigneeId: workroom.id };
    const formKey = crypto.randomUUID();
    const add = () => addTask(app, task, { doer: owner, formKey });
    const { answer, effects } = await effectsOf(app, add);
    const id = answer.ok ? answer.id : "";
    const { dueOn, ...kept } = task;
    const row = { ...kept, id, customerId: client.id, doneAt: null, doneBy: null, createdBy: owner.id };
    expect(effects.tasks).toEqual({ added: [{ ...row, createdAt: NOW, version: 1 }] });
    expect(Object.keys(effects).sort()).toEqual(["formKeys", "tasks"]);
    expect(await expectNoEffects(app, add)).toEqual({ ok: true, id });
    expect(await findSubject(app, { order: orderId, customer: "" })).toMatchObject({ customer: client.id });
    const due = await listTasksDue(app, { from: "2027-03-12", to: "2027-03-12" });
    expect(due).toContainEqual({ id, title: "Call back", dueOn, assigneeId: workroom.id });
    // Who does not plan reads on which order, and not whose.
    expect(await findTask(app, workroom, id)).toMatchObject({ orderId, customerId: null, customer: "" });
    expect(await findTask(app, owner, id)).toMatchObject({
      customerId: client.id,
      customer: expect.stringMatching(/\w/),
    });
  });

  test("what names nobody of ours is refused and changes nothing", async () => {
    const { app } = house();
    for (const [changes, field] of [
      [{ assigneeId: "demo-client" }, "assignee"],
      [{ orderId: "none" }, "title"],
      [{ customerId: owner.id }, "title"],
    ] as const) {
      const refused = await expectNoEffects(app, () => addTask(app, { ...blank, ...changes }, { doer: owner }));
      expect(refused).toMatchObject({ ok: false, code: "invalid", field });
    }
  });

  test("the workroom notes to itself alone, and another's task is not there for it", async () => {
    const { app } = house();
    const own = await added({ assigneeId: owner.id, customerId: "demo-client" }, workroom);
    expect(await findTask(app, owner, own)).toMatchObject({ assigneeId: workroom.id, customerId: null });
    const ours = await added({ assigneeId: owner.id });
    expect(await findTask(app, workroom, ours)).toBeUndefined();
    const seen = { doer: workroom, id: ours, version: 1 };
    for (const act of [() => finishTask(app, seen), () => reopenTask(app, seen), () => changeTask(app, seen, blank)]) {
      expect(await expectNoEffects(app, act)).toMatchObject({ ok: false, code: "missing" });
    }
    const listed = await listTasks(app, workroom, { list: "all", page: 1 });
    expect(listed.rows.map(({ id }) => id)).toContain(own);
    expect(listed.rows.map(({ id }) => id)).not.toContain(ours);
    const everyone = await listTasks(app, office, { list: "all", page: 1 });
    expect(everyone.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([own, ours]));
    expect((await listDoers(app)).map(({ id }) => id)).toEqual(expect.arrayContaining([owner.id, workroom.id]));
  });

  test("done by two at once it is done once, and the second reads who was first; for ten minutes it is taken back", async () => {
    const { app } = house();
    const id = await added({ assigneeId: owner.id, dueOn: "2027-03-09" });
    expect((await listNext(app, owner.id)).map((one) => one.id)).toContain(id);
    const answers = await Promise.all([owner, office].map((doer) => finishTask(app, { doer, id })));
    const names = answers.map((answer) => (answer.ok ? answer.by : answer.reason));
    expect(names.filter((name) => name === null)).toHaveLength(1);
    expect(names.find((name) => name !== null)).toMatch(/\w+ \w+/);
    await expectNoEffects(app, () => finishTask(app, { doer: owner, id }));
    const done = await listTasks(app, owner, { list: "done", page: 1 });
    expect(done.rows.map((row) => row.id)).toContain(id);
    expect((await listNext(app, owner.id)).map((one) => one.id)).not.toContain(id);
    house().setNow(new Date("2027-03-10T15:09:00.000Z"));
    expect(await reopenTask(app, { doer: owner, id })).toEqual({ ok: true });
    await expectNoEffects(app, () => reopenTask(app, { doer: owner, id }));
    await finishTask(app, { doer: owner, id });
    house().setNow(new Date("2027-03-10T15:20:00.000Z"));
    const late = await expectNoEffects(app, () => reopenTask(app, { doer: owner, id }));
    expect(late).toMatchObject({ ok: false, reason: "Ten minutes are over." });
    house().setNow(new Date(NOW));
  });

  test("of two who change a task at once the second is told", async () => {
    const { app } = house();
    const id = await added();
    const seen = { doer: owner, id, version: 1 };
    expect(await changeTask(app, seen, { ...blank, title: "Call Ada", dueOn: "2027-03-15" })).toEqual({ ok: true });
    expect(await findTask(app, owner, id)).toMatchObject({ title: "Call Ada", dueOn: "2027-03-15", version: 2 });
    const late = await expectNoEffects(app, () => changeTask(app, { ...seen, doer: office }, blank));
    expect(late).toMatchObject({ ok: false, code: "stale" });
  });

  test("the desk says what is late before all that is newer", async () => {
    const { app } = house();
    const client = await addClient(app);
    const id = await addOrder(app, { userId: client.id, status: "completed", totalCents: 1 });
    await app.db.updateTable("orders").set({ stage: "ready", boardOn: "2020-03-06" }).where("id", "=", id).execute();
    const [first] = await listNext(app, owner.id);
    expect(first).toMatchObject({ id, kind: "late", what: "Late since March 6, 2020" });
  });
});

onEachDemo("what the desk says of this week", new Date("2026-11-18T15:00:00.000Z"), (house) => {
  test("a flaw, what is to be planned again, a promise at risk, what is packed and what is due, however old the rest is", async () => {
    const { app } = house();
    const before = await expectNoEffects(app, () => countWeek(app));
    const at = { actorId: demoOwner.id, at: app.now().toISOString() };
    const told = { orderId: "LF-1004", called: "LF-1004", window: "Study", words: "A slub" };
    await tellProblem(app.db, { ...told, place: "at the table" }, at);
    const again = { what: "Installation", name: "Ada", orderId: null, note: "" };
    await writePlanAgain(app.db, again, at);
    const task = { title: "Call", note: "", dueOn: "2026-11-22", assigneeId: "demo-office" };
    await writeTask(app.db, { ...task, orderId: null, customerId: null }, at);
    await writeTask(app.db, { ...task, dueOn: "2026-11-23", orderId: null, customerId: null }, at);
    const client = await addClient(app);
    const [sewing, packed] = [
      await addOrder(app, { userId: client.id, status: "in progress", totalCents: 1 }),
      await addOrder(app, { userId: client.id, status: "in progress", totalCents: 1 }),
    ];
    const stands = (id: string, columns: object) =>
      app.db.updateTable("orders").set(columns).where("id", "=", id).execute();
    await stands(sewing, { stage: "sewing", boardOn: "2026-11-20" });
    await stands(packed, { stage: "ready" });
    const { late, atRisk, problems, toPlanAgain, tasks, packed: ready } = await countWeek(app);
    expect([late, atRisk, problems, toPlanAgain, tasks, ready]).toEqual([
      before.late,
      before.atRisk + 1,
      before.problems + 1,
      before.toPlanAgain + 1,
      before.tasks + 1,
      before.packed + 1,
    ]);
    await finishPlanAgain(app.db, again, at);
    expect((await countWeek(app)).toPlanAgain).toBe(before.toPlanAgain);
  });
});

onEachDemo("what the desk says of a yes", new Date("2026-11-18T15:00:00.000Z"), (house) => {
  test("an order that the board has waiting for its deposit is not said to be ready to begin", async () => {
    const { app } = house();
    const said = (await listNext(app, demoOwner.id)).filter(({ kind }) => kind === "confirmed" || kind === "deposit");
    expect(said.map(({ kind }) => kind)).toContain("deposit");
    for (const { kind, id } of said) {
      const { stage } = await app.db
        .selectFrom("orders")
        .select("stage")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      expect([id, kind === "deposit"]).toEqual([id, stage === "deposit"]);
    }
  });

  test("the figures of the desk count what the board has in Deposit, and what it says can begin", async () => {
    const { app } = house();
    const quoted = await app.db.selectFrom("orders").select("id").where("status", "=", "quoted").execute();
    const cards = await findCards(
      app.db,
      quoted.map(({ id }) => id),
      await findCalendar(app),
    );
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();
    const figure = async (only: "depositDue" | "readyToStart") =>
      ids((await listBalances(app, { only, page: 1 })).rows);
    expect(await figure("depositDue")).toEqual(ids(cards.filter(({ stage }) => stage === "deposit")));
    expect(await figure("readyToStart")).toEqual(ids(cards.filter(({ blocks }) => blocks.includes("Work can begin"))));
    // Nothing of it is a deposit: all of it was due two weeks after the yes.
    expect(await figure("depositDue")).toEqual(["LF-1007"]);
  });
});
