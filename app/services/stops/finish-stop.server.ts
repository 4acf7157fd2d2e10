import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { kindLabels } from "#app/domain/appointments/appointment-kinds.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { checkReport } from "#app/domain/stops/stop-report.ts";
import { checkProblem } from "#app/domain/table/check-problem.ts";
import { readPress } from "#app/domain/table/press-form.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { closeFound } from "#app/services/appointments/change-appointment.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { tellProblem } from "#app/services/table/report-problem.server.ts";
import { signOff } from "#app/services/table/sign-off.server.ts";
import { writePlanAgain } from "#app/services/tasks/write-task.server.ts";
import { closeRemake } from "#app/services/workroom/remakes/change-remake.server.ts";
import { findStop, type Viewer } from "./find-stops.server.ts";
import { tellHung } from "./tell-hung.server.ts";

const GONE = refusal("missing", "This stop is no longer yours.");
const OVER = refusal("refused", "It is over and can no longer be changed.");

interface AtStop {
  viewer: Viewer;
  id: string;
  formKey: string;
}

type Told = { ok: true } | Refusal;

interface HungPart {
  windowKey: string;
  treatment: string;
  remake: string;
  act: string;
}

/** A part hangs, or does not after all. */
export async function tickHung(
  app: Pick<App, "db" | "now">,
  { viewer, id, formKey, part }: AtStop & { part: HungPart },
): Promise<Told> {
  const stop = await findStop(app, viewer, id);
  if (!stop?.orderId) return GONE;
  if (stop.state !== "booked") return OVER;
  const press = readPress({ ...part, step: "hung", note: "At the client's", all: "" });
  if (!press) return refusal("invalid", "We could not read what was pressed. Please try again.");
  return signOff(app, { ...press, alone: true, orderId: stop.orderId, actorId: viewer.id, formKey });
}

interface Finishing extends AtStop {
  report: Parameters<typeof checkReport>[0];
}

/** The end of a stop: signed for, or said why not. Pressed on two phones it is one report. */
export function finishStop(app: Pick<App, "db" | "now">, { viewer, id, formKey, report }: Finishing): Promise<Told> {
  return makeOnce(app, { userId: viewer.id, purpose: "finish-stop", key: formKey }, async (db): Promise<Told> => {
    await lockStop(db, id);
    const stop = await findStop({ now: app.now, db }, viewer, id);
    if (!stop) return GONE;
    if (stop.report) return { ok: true };
    const windows = stop.work?.windows ?? [];
    const hung = windows.filter(({ parts }) => parts.some((part) => part.hung));
    const checked = checkReport(report, hung.length);
    if (!checked.ok) return refusal("invalid", checked.reason, checked.field);
    const at = app.now().toISOString();
    const { strokes, ...words } = checked.value;
    if (stop.state !== "booked") return OVER;
    const acting = { actorId: viewer.id, id, version: stop.version };
    if (!(await closeFound(db, acting, { state: "done", words: words.issues, found: stop, at }))) return OVER;
    const row = {
      ...words,
      strokes: JSON.stringify(strokes),
      hung: [...new Set(hung.map(({ key }) => key))].join(" "),
      at,
      by: viewer.id,
      formKey,
    };
    await db
      .insertInto("stopReports")
      .values({ ...row, appointmentId: id })
      .execute();
    const again = hung.flatMap(({ parts }) =>
      parts.flatMap(({ remake, hung: done }) => (remake && done ? [remake] : [])),
    );
    for (const number of stop.orderId ? again : []) {
      await closeRemake(db, { orderId: stop.orderId ?? "", number, actorId: viewer.id }, at);
    }
    if (stop.kind === "installation" && hung.length > 0) {
      const names = [...new Set(hung.map(({ room }) => room))].join(", ");
      await tellHung(db, id, { hung: names, signed_name: words.signedName, hung_at: at });
    }
    if (words.issues) await tellProblem(db, { ...problemAt(stop), words: words.issues }, { actorId: viewer.id, at });
    return { ok: true };
  });
}

/** Two phones finish one after the other, the second finding what the first has written. */
async function lockStop(db: Db, id: string) {
  const row = await db.selectFrom("appointments").select("userId").where("id", "=", id).executeTakeFirst();
  if (row?.userId) await lockClient(db, row.userId);
}

type Stop = NonNullable<Awaited<ReturnType<typeof findStop>>>;

function problemAt({ orderId, title, customer, kind }: Stop) {
  return { orderId, called: title || customer || kind, window: "", place: "at a stop" as const };
}

interface ProblemHere extends AtStop {
  windowKey: string;
  problem: string;
}

/** Something is wrong, said before the stop is over or after it. Sent twice, the house is told once. */
export function reportAtStop(
  app: Pick<App, "db" | "now">,
  { viewer, id, formKey, windowKey, problem }: ProblemHere,
): Promise<Told> {
  return makeOnce(app, { userId: viewer.id, purpose: "report-at-stop", key: formKey }, async (db): Promise<Told> => {
    const stop = await findStop({ now: app.now, db }, viewer, id);
    if (!stop) return GONE;
    const words = checkProblem(problem);
    if (!words.ok) return refusal("invalid", words.reason, words.field);
    const window = stop.work?.windows.find(({ key }) => key === windowKey)?.name ?? "";
    const at = app.now().toISOString();
    await tellProblem(db, { ...problemAt(stop), window, words: words.value }, { actorId: viewer.id, at });
    return { ok: true };
  });
}

/** Nothing came of it: why, so that it is planned again. */
export function leaveStop(
  app: Pick<App, "db" | "now">,
  { viewer, id, formKey, reason }: AtStop & { reason: string },
): Promise<Told> {
  return makeOnce(app, { userId: viewer.id, purpose: "leave-stop", key: formKey }, async (db): Promise<Told> => {
    await lockStop(db, id);
    const stop = await findStop({ now: app.now, db }, viewer, id);
    if (!stop) return GONE;
    if (stop.state === "not done") return { ok: true };
    const words = reason.trim().slice(0, 1000);
    if (!words) return refusal("invalid", "Please say why it was not done.", "reason");
    if (stop.state !== "booked") return OVER;
    const acting = { actorId: viewer.id, id, version: stop.version };
    const at = app.now().toISOString();
    if (!(await closeFound(db, acting, { state: "not done", words, found: stop, at }))) return OVER;
    const about = {
      what: kindLabels[stop.kind],
      name: stop.title || stop.customer,
      orderId: stop.orderId,
      note: words,
    };
    await writePlanAgain(db, about, { actorId: viewer.id, at });
    return { ok: true };
  });
}
