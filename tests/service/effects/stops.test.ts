import { expect, test } from "vitest";
import { demoNeighbor, demoOwner } from "#app/demo/demo-people.ts";
import { findStop, listReports, listSigned, listStops, type Viewer } from "#app/services/stops/find-stops.server.ts";
import { finishStop, leaveStop, reportAtStop, tickHung } from "#app/services/stops/finish-stop.server.ts";
import { findPacket } from "#app/services/workroom/find-packet.server.ts";
import { readWorkOrder } from "#app/services/workroom/read-work-order.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { expectNoEffects } from "#tests/support/effects.ts";

const NOW = new Date("2026-11-20T15:00:00.000Z");
const owner = { id: demoOwner.id, duty: "owner" } as const;
const installer = { id: "demo-installer", duty: "installer" } as const;
const other = { id: demoOwner.id, duty: "installer" } as const;
const key = () => crypto.randomUUID();

onEachDemo("stops", NOW, (house) => {
  const add = async (id: string, more: object = {}) => {
    const at = NOW.toISOString();
    const base = { kind: "installation", calendar: "house", assigneeId: installer.id, orderId: "LF-1004" } as const;
    const times = { startsAt: "2026-11-20T14:00:00.000Z", endsAt: "2026-11-20T16:00:00.000Z", bufferMinutes: 30 };
    const words = { title: "", address: "7 Example Avenue", clientNote: "", houseNote: "", closedWords: "" };
    const kept = { sequence: 0, version: 1, createdBy: owner.id, createdAt: at, updatedAt: at };
    const row = { ...base, ...times, ...words, ...kept, userId: demoNeighbor.id, state: "booked" as const };
    await house()
      .app.db.insertInto("appointments")
      .values({ ...row, closedAt: null, closedBy: null, id, ...more })
      .execute();
  };

  test("an installer has their own stops, whoever plans has all, and nobody's money is in them", async () => {
    await add("stop-1");
    await add("stop-2", { assigneeId: other.id, startsAt: "2026-11-21T14:00:00.000Z" });
    await add("far", { startsAt: "2026-12-20T14:00:00.000Z", endsAt: "2026-12-20T15:00:00.000Z" });
    const { app } = house();
    expect((await expectNoEffects(app, () => listStops(app, installer))).map(({ id }) => id)).toEqual(["stop-1"]);
    expect((await listStops(app, owner)).map(({ id }) => id)).toEqual(["stop-1", "stop-2"]);
    expect(await findStop(app, installer, "stop-2")).toBe(undefined);
    const stop = await expectNoEffects(app, () => findStop(app, installer, "stop-1"));
    expect(stop).toMatchObject({ customer: "Theo Ashgrove", work: { windows: [{ name: "Study", parts: [{}] }] } });
    expect(JSON.stringify(stop)).not.toMatch(/@example|546\.96|54696|cents/i);
  });

  const partOf = async () => {
    const stop = await findStop(house().app, installer, "stop-1");
    const part = stop?.work?.windows[0]?.parts[0];
    if (!part) throw new Error("nothing to hang");
    return part;
  };

  test("what hangs is ticked by whose stop it is, whatever stands open at the table", async () => {
    const { app } = house();
    const { windowKey, treatment } = await partOf();
    const part = { windowKey, treatment, remake: "0", act: "ticked" };
    const stranger = { viewer: other, id: "stop-1", formKey: key(), part };
    expect(await expectNoEffects(app, () => tickHung(app, stranger))).toMatchObject({
      status: 404,
      reason: "This stop is no longer yours.",
    });
    expect(await tickHung(app, { viewer: installer, id: "stop-1", formKey: key(), part })).toEqual({ ok: true });
    expect((await partOf()).hung).toBeDefined();
  });

  const mailsOf = (kind: string) => house().app.db.selectFrom("emails").selectAll().where("kind", "=", kind).execute();
  const tasksOf = () => house().app.db.selectFrom("tasks").select(["title", "note", "assigneeId"]).execute();

  test("what is wrong is told once, by mail, in the trail and as a task of the owner", async () => {
    const { app } = house();
    const { windowKey } = await partOf();
    const formKey = key();
    const say = (problem: string, viewer: Viewer = installer) =>
      reportAtStop(app, { viewer, id: "stop-1", formKey, windowKey, problem });
    expect(await expectNoEffects(app, () => say("  "))).toMatchObject({ field: "problem" });
    expect(await expectNoEffects(app, () => say("Crooked", other))).toMatchObject({ status: 404 });
    expect([await say("The rod is bent."), await say("The rod is bent.")]).toEqual([{ ok: true }, { ok: true }]);
    expect(await tasksOf()).toEqual([
      { title: "Problem at a stop: Theo Ashgrove, Study", note: "The rod is bent.", assigneeId: demoOwner.id },
    ]);
    expect(await mailsOf("problem_reported")).toHaveLength(1);
    const trail = await app.db
      .selectFrom("orderEvents")
      .select("details")
      .where("kind", "=", "problem_reported")
      .execute();
    expect(trail).toEqual([{ details: '{"window":"Study","field":"at a stop"}' }]);
  });

  const report = { signedName: "Theo Ashgrove", strokes: "[[1,2,3,4]]", unsignedReason: "", issues: "" };

  test("nothing is closed before it has begun", async () => {
    const { app } = house();
    const at = { viewer: installer, id: "stop-1", formKey: key() };
    const begins = (startsAt: string) =>
      app.db.updateTable("appointments").set({ startsAt }).where("id", "in", ["stop-1", "stop-2"]).execute();
    await begins("2026-11-20T15:00:01.000Z");
    const reason = expect.stringMatching(/^It has not begun yet\./);
    expect(await expectNoEffects(app, () => finishStop(app, { ...at, report }))).toMatchObject({ status: 409, reason });
    const left = () => leaveStop(app, { ...at, reason: "Nobody opened" });
    expect(await expectNoEffects(app, left)).toMatchObject({ status: 409, reason });
    await begins(NOW.toISOString());
  });

  test("8. a stop is finished once, on two phones at once too", async () => {
    const { app } = house();
    const unsigned = { viewer: installer, id: "stop-1", formKey: key(), report: { ...report, signedName: "" } };
    expect(await expectNoEffects(app, () => finishStop(app, unsigned))).toMatchObject({ field: "signedName" });
    const finish = () => finishStop(app, { viewer: installer, id: "stop-1", formKey: key(), report });
    const answers = await Promise.all([finish(), finish()]);
    expect([...answers, await finish()]).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await mailsOf("installation_done")).toMatchObject([
      { recipientAddress: demoNeighbor.email, parameters: expect.stringContaining('"hung":"Study"') },
    ]);
    expect(await app.db.selectFrom("stopReports").select("signedName").execute()).toEqual([
      { signedName: "Theo Ashgrove" },
    ]);
    const stop = await findStop(app, installer, "stop-1");
    expect(stop).toMatchObject({ state: "done", report: { strokes: [[1, 2, 3, 4]] } });
    const reports = await expectNoEffects(app, () => listReports(app, "LF-1004"));
    expect(reports).toMatchObject([{ id: "stop-1", signedName: "Theo Ashgrove", strokes: [[1, 2, 3, 4]] }]);
    const signed = await expectNoEffects(app, () => listSigned(app, "LF-1004"));
    expect(signed).toEqual([{ name: "Theo Ashgrove", at: NOW.toISOString(), strokes: [[1, 2, 3, 4]] }]);
    const found = await findPacket(app.db, "LF-1004");
    if (!found) throw new Error("no packet");
    const paper = (more: object) => readWorkOrder(app.db, found, { lots: {}, toHang: true, signed, ...more });
    expect((await paper({})).installer?.signed).toEqual(signed);
    expect(await paper({ toHang: false })).not.toHaveProperty("installer.signed");
    const before = [{ name: "Theo Ashgrove", at: "2020-01-01T12:00:00.000Z", strokes: [] }];
    expect(await paper({ signed: before })).not.toHaveProperty("installer.signed");
    const { windowKey, treatment } = await partOf();
    const late = {
      viewer: installer,
      id: "stop-1",
      formKey: key(),
      part: { windowKey, treatment, remake: "0", act: "unticked" },
    };
    expect(await tickHung(app, late)).toMatchObject({
      reason: expect.stringMatching(/ closed it .* done. It is over and can no longer be changed.$/),
    });
  });

  test("one that came to nothing says why, and waits to be planned again", async () => {
    const { app } = house();
    const leave = (reason: string) => leaveStop(app, { viewer: owner, id: "stop-2", formKey: key(), reason });
    expect(await expectNoEffects(app, () => leave(" "))).toMatchObject({ field: "reason" });
    expect([await leave("Nobody opened"), await leave("Nobody opened")]).toEqual([{ ok: true }, { ok: true }]);
    expect((await tasksOf()).map(({ title }) => title)).toContain("Plan again: Installation, Theo Ashgrove");
    expect(await tasksOf()).toHaveLength(2);
    expect(await findStop(app, owner, "stop-2")).toMatchObject({ state: "not done", closedWords: "Nobody opened" });
  });

  test("who comes too late reads who closed it, and the house has what they sent, once", async () => {
    const { app } = house();
    const reason = `${demoOwner.firstName} ${demoOwner.lastName} closed it Fri, Nov 20, 2026, 10:00 AM: not done. It is over and can no longer be changed. The house has what you sent.`;
    const typed = { ...report, issues: "The rod is bent.", hung: "Study" };
    const finishing = { viewer: owner, id: "stop-2", formKey: key(), report: typed };
    for (const _ of ["first", "sent again"]) {
      expect(await finishStop(app, finishing)).toMatchObject({ status: 409, reason });
    }
    const [, , late, ...more] = await app.db
      .selectFrom("tasks")
      .select(["title", "note"])
      .orderBy("createdAt")
      .execute();
    expect(more).toEqual([]);
    expect(late).toEqual({
      title: "Problem at a stop: Theo Ashgrove",
      note: "Sent after it was closed.\nSigned by: Theo Ashgrove\nSomething is wrong: The rod is bent.\nHung: Study",
    });
    expect(await findStop(app, owner, "stop-2")).toMatchObject({ state: "not done" });
    expect(await app.db.selectFrom("stopReports").select("appointmentId").execute()).toHaveLength(1);
  });

  test("a stop given to another while somebody was there: the house has what they sent", async () => {
    const { app } = house();
    await add("stop-3", { assigneeId: other.id });
    const finishing = { viewer: installer, id: "stop-3", formKey: key(), report };
    expect(await finishStop(app, finishing)).toMatchObject({
      status: 404,
      reason: "This stop is no longer yours. The house has what you sent.",
    });
    const told = (await tasksOf()).filter(({ note }) => note.startsWith("Sent after it was given to another."));
    expect(told).toMatchObject([{ assigneeId: demoOwner.id }]);
    const nowhere = () => finishStop(app, { ...finishing, id: "none", formKey: key() });
    expect(await expectNoEffects(app, nowhere)).toMatchObject({ reason: "This stop is no longer yours." });
  });

  test("what a second phone found wrong is told too, though the stop has its report", async () => {
    const { app } = house();
    const before = (await tasksOf()).length;
    const again = {
      viewer: installer,
      id: "stop-1",
      formKey: key(),
      report: { ...report, issues: "A screw is left." },
    };
    expect(await finishStop(app, again)).toEqual({ ok: true });
    expect(await tasksOf()).toHaveLength(before + 1);
  });
});
