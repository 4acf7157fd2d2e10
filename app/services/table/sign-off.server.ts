import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Layer } from "#app/domain/orders/places/layers.ts";
import { whyNoWork } from "#app/domain/orders/progress/missing-for-work.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { initialsOf, type Press, pressBox } from "#app/domain/table/sign-offs.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { ORDER_MISSING } from "#app/services/orders/order-texts.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { lockOrder } from "#app/services/orders/with-order.server.ts";
import { projectStage } from "#app/services/schedule/project-stage.server.ts";
import { noteNotReady, noteReady } from "#app/services/schedule/save-dates.server.ts";
import { countTables, findTable } from "./find-table.server.ts";

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
  const place = await db.selectFrom("orders").select("userId").where("id", "=", orderId).executeTakeFirst();
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
  await db
    .insertInto("signOffs")
    .values(pressed.steps.map((step) => ({ ...row, id: randomUUID(), step, partHash: part.hash, formKey })))
    .execute();
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
  const person = await db.selectFrom("users").select(["initials", "name"]).where("id", "=", actorId).executeTakeFirst();
  return person?.initials || initialsOf(person?.name ?? "");
}
