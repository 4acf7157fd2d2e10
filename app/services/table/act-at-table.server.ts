import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { addRows, type Db, findRow } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Layer } from "#app/domain/orders/places/layers.ts";
import { whyNoWork } from "#app/domain/orders/progress/missing-for-work.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { checkProblem } from "#app/domain/table/press-form.ts";
import { initialsOf, type Press, pressBox } from "#app/domain/table/sign-offs.ts";
import { queueNotice } from "#app/services/emails/queue-email.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { lockOrder, ORDER_MISSING } from "#app/services/orders/with-order.server.ts";
import { projectStage } from "#app/services/schedule/project-stage.server.ts";
import { noteNotReady, noteReady } from "#app/services/schedule/save-dates.server.ts";
import { writeOwnersTask } from "#app/services/tasks/change-task.server.ts";
import { countTables, findTable } from "./find-table.server.ts";

interface Problem {
  orderId: string | null;
  /** How the order is called, or whose stop it is. */
  called: string;
  /** The window that it is about; empty where it is about none. */
  window: string;
  place: "at the table" | "at a stop";
  words: string;
}

interface Reported {
  orderId: string;
  windowKey: string;
  problem: string;
  actorId: string;
  formKey: string;
}

/** Somebody at the table finds something wrong with a window. Sent twice, the house is told once. */
export function reportProblem(
  app: Pick<App, "db" | "now">,
  { orderId, windowKey, problem, actorId, formKey }: Reported,
): Promise<Done> {
  return makeOnce(app, { userId: actorId, purpose: "report-problem", key: formKey }, async (db): Promise<Done> => {
    const words = checkProblem(problem);
    if (!words.ok) return refusal("invalid", words.reason, words.field);
    const found = (await findTable(db, orderId))?.found;
    if (!found) return refusal("missing", ORDER_MISSING);
    const at = app.now().toISOString();
    const index = found.document.inputs.findIndex(({ key }) => key === windowKey);
    const window = found.document.packet.windows[index]?.name ?? "";
    const told = { orderId, called: found.called, window, place: "at the table", words: words.value } as const;
    await tellProblem(db, told, { actorId, at });
    return { ok: true };
  });
}

/** The house is told of something wrong: by mail, in the trail, and as a task that stays until it is done. */
export async function tellProblem(db: Db, problem: Problem, { actorId, at }: { actorId: string; at: string }) {
  const { orderId, called, window, place, words } = problem;
  const about = [called, window].filter(Boolean).join(", ");
  const title = `Problem ${place}: ${about}`.slice(0, 200);
  await writeOwnersTask(db, { title, note: words, dueOn: dayOf(at), orderId }, { actorId, at });
  const details = { ...(window && { window }), field: place };
  if (orderId) await recordEvent(db, { orderId, actorId, at, kind: "problem_reported", details });
  const person = await findRow(db, "users", { id: actorId }, ["name"]);
  await queueNotice(db, {
    kind: "problem_reported",
    parameters: { order_id: orderId ?? "", about, place, told_by: person?.name ?? "", message: words },
    orderId,
    at,
  });
}

const MISSING = refusal("missing", ORDER_MISSING);
const NO_PACKET = refusal("refused", "No packet is frozen for this order yet. There is nothing to tick.");
const PART_GONE = refusal("refused", "This part is no longer in the packet. Please look at it again.");

export interface SigningOff extends Press {
  orderId: string;
  windowKey: string;
  treatment: TreatmentType | Layer;
  /** Of which remake; 0 or nothing for the first making. */
  remake?: number;
  actorId: string;
  formKey: string;
}

type Signed = { ok: true } | (Refusal & { ask?: "both" | "all" | "reason" });

/** A press on a box at the table. Pressed twice, or sent anew out of a dead zone, it counts once. */
export function signOff(app: Pick<App, "db" | "now">, signing: SigningOff): Promise<Signed> {
  const { actorId, formKey } = signing;
  return makeOnce(app, { userId: actorId, purpose: "sign-off", key: formKey }, (db) => press(db, signing, app.now()));
}

async function press(db: Db, signing: SigningOff, now: Date): Promise<Signed> {
  const { orderId, windowKey, treatment, remake = 0, actorId, act, note, formKey } = signing;
  const place = await findRow(db, "orders", { id: orderId }, ["userId"]);
  const order = place && (await lockOrder(db, { userId: place.userId, orderId }));
  if (!order) return MISSING;
  const notMade = whyNoWork(order.status);
  if (notMade) return refusal("refused", notMade);
  const table = await findTable(db, orderId);
  if (!table) return NO_PACKET;
  const part = table.parts.find(
    (one) => one.windowKey === windowKey && one.treatment === treatment && one.remake === remake,
  );
  if (!part) return PART_GONE;
  const pressed = pressBox(part.boxes, signing, now);
  if (!pressed.ok) return pressed;
  if (pressed.steps.length === 0) return { ok: true };
  const at = now.toISOString();
  const { number: packetNumber } = table.found;
  const initials = await findInitials(db, actorId);
  const row = { orderId, packetNumber, windowKey, treatment, remake, act, by: actorId, initials, at, note };
  await addRows(
    db,
    "signOffs",
    pressed.steps.map((step) => ({ ...row, id: randomUUID(), step, partHash: part.hash, formKey })),
  );
  if (pressed.steps.includes("packed")) {
    await (act === "ticked" ? noteAllPacked : noteNotReady)(db, { orderId, actorId, at });
  }
  await projectStage(db, orderId);
  return { ok: true };
}

/** With the last part packed the order is ready. */
async function noteAllPacked(db: Db, { orderId, actorId, at }: { orderId: string; actorId: string; at: string }) {
  const counted = (await countTables(db, [orderId])).get(orderId);
  if (counted?.packed !== counted?.parts) return;
  await recordEvent(db, { orderId, actorId, at, kind: "all_packed" });
  await noteReady(db, { orderId, actorId, at });
}

async function findInitials(db: Db, actorId: string) {
  const person = await findRow(db, "users", { id: actorId }, ["initials", "name"]);
  return person?.initials || initialsOf(person?.name ?? "");
}
