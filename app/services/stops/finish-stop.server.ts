import type { App } from "#app/app.server.ts";
import { addRows, type Db, findRow } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { kindLabels, nameOf } from "#app/domain/appointments/appointment-kinds.ts";
import { checkBegun } from "#app/domain/appointments/check-appointment.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { HOUSE_HAS_IT, type LateWords, lateNote, overInWords } from "#app/domain/stops/stop-late.ts";
import { checkReport } from "#app/domain/stops/stop-report.ts";
import { checkProblem, readPress } from "#app/domain/table/press-form.ts";
import type { EmailParameters } from "#app/email/email-messages.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { closeFound } from "#app/services/appointments/change-appointment.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { signOff, tellProblem } from "#app/services/table/act-at-table.server.ts";
import { writePlanAgain } from "#app/services/tasks/change-task.server.ts";
import { closeRemake } from "#app/services/workroom/remakes/change-remake.server.ts";
import { findStop, type Viewer } from "./find-stops.server.ts";

const GONE = refusal("missing", "This stop is no longer yours.");
const over = (stop: Stop) => refusal("refused", overInWords(stop));
const NOT_YET = "What the house should know now can be said under Something Is Wrong.";

interface AtStop {
  viewer: Viewer;
  id: string;
  formKey: string;
}

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
): Promise<Done> {
  const stop = await findStop(app, viewer, id);
  if (!stop?.orderId) return GONE;
  if (stop.state !== "booked") return over(stop);
  const press = readPress({ ...part, step: "hung", note: "At the client's", all: "" });
  if (!press) return refusal("invalid", "We could not read what was pressed. Please try again.");
  return signOff(app, { ...press, alone: true, orderId: stop.orderId, actorId: viewer.id, formKey });
}

interface Finishing extends AtStop {
  /** With the windows that hang as the phone knows it. */
  report: Parameters<typeof checkReport>[0] & { hung?: string };
}

/** The end of a stop: signed for, or said why not. Pressed on two phones it is one report. */
export async function finishStop(app: Pick<App, "db" | "now">, finishing: Finishing): Promise<Done> {
  const { viewer, id, formKey } = finishing;
  const told = await makeOnce(app, { userId: viewer.id, purpose: "finish-stop", key: formKey }, (db) =>
    finish({ db, now: app.now }, finishing),
  );
  return orTellLate(app, { viewer, id, formKey }, told, finishing.report);
}

async function finish(app: { db: Db } & Pick<App, "now">, { viewer, id, formKey, report }: Finishing): Promise<Done> {
  const { db } = app;
  await lockStop(db, id);
  const stop = await findStop(app, viewer, id);
  if (!stop) return GONE;
  if (stop.state !== "booked" && !stop.report) return over(stop);
  const windows = stop.work?.windows ?? [];
  const hung = windows.filter(({ parts }) => parts.some((part) => part.hung));
  const checked = checkReport(report, hung.length);
  if (!checked.ok) return refusal("invalid", checked.reason, checked.field);
  const at = app.now().toISOString();
  const { strokes, ...words } = checked.value;
  const acting = { actorId: viewer.id, id, version: stop.version };
  const problem = { ...problemAt(stop), words: words.issues };
  if (stop.report) {
    const more = words.issues !== "" && words.issues !== stop.report.issues;
    if (more) await tellProblem(db, problem, { actorId: viewer.id, at });
    return { ok: true };
  }
  const begun = checkBegun(stop, at, NOT_YET);
  if (!begun.ok) return refusal("refused", begun.reason);
  if (!(await closeFound(db, acting, { state: "done", words: words.issues, found: stop, at }))) return over(stop);
  const row = {
    ...words,
    strokes: JSON.stringify(strokes),
    hung: [...new Set(hung.map(({ key }) => key))].join(" "),
    at,
    by: viewer.id,
    formKey,
  };
  await addRows(db, "stopReports", { ...row, appointmentId: id });
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
  if (words.issues) await tellProblem(db, problem, { actorId: viewer.id, at });
  return { ok: true };
}

/** Whoever finds the stop closed, or another's, has been there all the same: the house reads what they sent, once. */
async function orTellLate(
  app: Pick<App, "db" | "now">,
  { viewer, id, formKey }: AtStop,
  told: Done,
  words: LateWords,
): Promise<Done> {
  if (told.ok || (told.code !== "refused" && told.code !== "missing")) return told;
  const late = await makeOnce(app, { userId: viewer.id, purpose: "late-at-stop", key: formKey }, async (db) => {
    const stop = await findStop({ now: app.now, db }, { ...viewer, duty: "owner" }, id);
    if (!stop || (told.code === "refused" && stop.state === "booked")) return { ok: false };
    const note = lateNote(words, told.code === "missing" ? "given to another" : "closed");
    await tellProblem(db, { ...problemAt(stop), words: note }, { actorId: viewer.id, at: app.now().toISOString() });
    return { ok: true };
  });
  return late.ok ? { ...told, reason: `${told.reason} ${HOUSE_HAS_IT}` } : told;
}

/** Two phones finish one after the other, the second finding what the first has written. */
async function lockStop(db: Db, id: string) {
  const row = await findRow(db, "appointments", { id }, ["userId"]);
  if (row?.userId) await lockClient(db, row.userId);
}

type Stop = NonNullable<Awaited<ReturnType<typeof findStop>>>;

function problemAt(stop: Stop) {
  return { orderId: stop.orderId, called: nameOf(stop), window: "", place: "at a stop" as const };
}

/** Something is wrong, said before the stop is over or after it. Sent twice, the house is told once. */
export function reportAtStop(
  app: Pick<App, "db" | "now">,
  { viewer, id, formKey, windowKey, problem }: AtStop & { windowKey: string; problem: string },
): Promise<Done> {
  return makeOnce(app, { userId: viewer.id, purpose: "report-at-stop", key: formKey }, async (db): Promise<Done> => {
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

interface Leaving extends AtStop {
  reason: string;
}

/** Nothing came of it: why, so that it is planned again. */
export async function leaveStop(app: Pick<App, "db" | "now">, leaving: Leaving): Promise<Done> {
  const { viewer, id, formKey, reason } = leaving;
  const told = await makeOnce(app, { userId: viewer.id, purpose: "leave-stop", key: formKey }, (db) =>
    leave({ db, now: app.now }, leaving),
  );
  return orTellLate(app, { viewer, id, formKey }, told, { reason });
}

async function leave(app: { db: Db } & Pick<App, "now">, { viewer, id, reason }: Leaving): Promise<Done> {
  const { db } = app;
  await lockStop(db, id);
  const stop = await findStop(app, viewer, id);
  if (!stop) return GONE;
  const words = reason.trim().slice(0, 1000);
  // Pressed twice.
  if (stop.state === "not done" && stop.closedWords === words) return { ok: true };
  if (stop.state !== "booked") return over(stop);
  if (!words) return refusal("invalid", "Please say why it was not done.", "reason");
  const at = app.now().toISOString();
  const begun = checkBegun(stop, at, NOT_YET);
  if (!begun.ok) return refusal("refused", begun.reason);
  const acting = { actorId: viewer.id, id, version: stop.version };
  if (!(await closeFound(db, acting, { state: "not done", words, found: stop, at }))) return over(stop);
  const about = {
    what: kindLabels[stop.kind],
    name: stop.title || stop.customer,
    orderId: stop.orderId,
    note: words,
  };
  await writePlanAgain(db, about, { actorId: viewer.id, at });
  return { ok: true };
}

/** To the client, in the transaction of the one report that a stop has: so it is written once. */
async function tellHung(
  db: Db,
  appointmentId: string,
  { hung, signed_name, hung_at }: Pick<EmailParameters<"installation_done">, "hung" | "signed_name" | "hung_at">,
) {
  const row = await db
    .selectFrom("appointments")
    .innerJoin("users", "users.id", "appointments.userId")
    .select(["orderId", "userId", "firstName", "lastName", "email"])
    .where("appointments.id", "=", appointmentId)
    .executeTakeFirst();
  if (!row) return;
  const { orderId, userId, email } = row;
  const customer = { customer_name: fullName(row), first_name: row.firstName, customer_email: email };
  await queueEmail(db, {
    kind: "installation_done",
    to: { name: customer.customer_name, address: email },
    userId,
    parameters: { ...customer, appointment_id: appointmentId, order_id: orderId ?? "", hung, signed_name, hung_at },
    orderId,
    at: hung_at,
  });
}
