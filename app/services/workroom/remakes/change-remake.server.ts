import type { App } from "#app/app.server.ts";
import { addRows, type Db, dropRows, findRow, getRow, setRows } from "#app/db/client.server.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import { whyNoWork } from "#app/domain/orders/progress/missing-for-work.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { partsToRemake, remakeDocument } from "#app/domain/workroom/remakes/remake-document.ts";
import type { NewRemake } from "#app/domain/workroom/remakes/remake-form.ts";
import { faultTexts, freezeFaults } from "#app/domain/workroom/sheet/freeze-faults.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { recordEvent } from "#app/services/orders/record-event.server.ts";
import { type OrderActing, type OrderRecord, withOrder, withOrderIn } from "#app/services/orders/with-order.server.ts";
import { projectStage } from "#app/services/schedule/project-stage.server.ts";
import { noteNotReady, noteReady } from "#app/services/schedule/save-dates.server.ts";
import { draftPacket, findPacket } from "#app/services/workroom/find-packet.server.ts";

const NOTHING_MADE = refusal("refused", "Nothing is frozen for this order yet, so nothing can be made again.");
const PART_GONE = refusal("invalid", "Please choose what is made again.", "part");
const FULL = refusal("refused", "This order has as many remakes as it can have.");
const REMAKE_MISSING = refusal("missing", "There is no such remake.");
const FROZEN = refusal("refused", "Its packet is frozen: it can be finished, and no longer taken back.");
const OVER = refusal("refused", "This remake is done.");
/** More than goes wrong with one order. */
const MOST = 99;

/** Something of an order is to be made again. It changes nothing that the client pays. */
export function openRemake(
  app: Pick<App, "db" | "now">,
  place: OrderActing & { formKey: string },
  remake: NewRemake,
): Promise<Done> {
  const { orderId, actorId, formKey } = place;
  return makeOnce(app, { userId: actorId, purpose: "open-remake", key: formKey }, (tx) =>
    withOrderIn(tx, place, async (db, order): Promise<Done> => {
      const notMade = whyNoWork(order.status);
      if (notMade) return refusal("refused", notMade);
      const found = await findPacket(db, orderId);
      if (found?.state !== "frozen") return NOTHING_MADE;
      const { part, ...rest } = remake;
      const parts = partsToRemake(found.document);
      const made = parts.find(({ windowKey, treatment }) => windowKey === part.window && treatment === part.type);
      if (!made) return PART_GONE;
      const number = (await lastNumber(db, orderId)) + 1;
      if (number > MOST) return FULL;
      const at = app.now().toISOString();
      const { words, ...where } = made;
      const row = { ...rest, ...where, id: `${orderId}-R${number}`, orderId, number, state: "open" as const };
      await addRows(db, "remakes", { ...row, createdBy: actorId, createdAt: at });
      if (order.status === "in progress") await noteNotReady(db, { orderId, actorId, at });
      await told(db, place, { at, kind: "remake_opened", details: { number, window: words } });
      return { ok: true };
    }),
  );
}

/** A number that was taken back is not given again. */
async function lastNumber(db: Db, orderId: string) {
  const row = await db
    .selectFrom("remakes")
    .select(({ fn }) => fn.max("number").as("last"))
    .where("orderId", "=", orderId)
    .executeTakeFirst();
  const told = await db
    .selectFrom("orderEvents")
    .select(({ fn }) => fn.countAll().as("opened"))
    .where("orderId", "=", orderId)
    .where("kind", "=", "remake_opened")
    .executeTakeFirst();
  return Math.max(Number(row?.last ?? 0), Number(told?.opened ?? 0));
}

interface Acting extends OrderActing {
  number: number;
}

type Row = NonNullable<Awaited<ReturnType<typeof findRemake>>>;

function findRemake(db: Db, { orderId, number }: Pick<Acting, "orderId" | "number">) {
  return findRow(db, "remakes", { orderId, number }, ["id", "windowKey", "treatment", "state", "frozenAt"]);
}

/** One act on a remake while its order is locked. */
function withRemake(
  app: Pick<App, "db" | "now">,
  acting: Acting,
  act: (db: Db, remake: Row, now: { at: string; order: OrderRecord }) => Promise<Done>,
): Promise<Done | (Refusal & { faults?: string[] })> {
  return withOrder(app, acting, async (db, order): Promise<Done> => {
    const row = await findRemake(db, acting);
    return row ? act(db, row, { at: app.now().toISOString(), order }) : REMAKE_MISSING;
  });
}

/** Its figures as they come out now, of this part alone: from then on it is cut, bought and labelled by them. */
export function freezeRemake(app: Pick<App, "db" | "now">, acting: Acting): Promise<Done> {
  return withRemake(app, acting, async (db, row, { at, order }) => {
    if (row.frozenAt) return { ok: true };
    if (row.state === "done") return OVER;
    const notMade = whyNoWork(order.status);
    if (notMade) return refusal("refused", notMade);
    const draft = await draftPacket(db, acting.orderId);
    const document = draft && remakeDocument(draft, { window: row.windowKey, type: row.treatment });
    if (!document) return refusal("refused", "This part is no longer in the order. Please take the remake back.");
    const faults = faultTexts(freezeFaults(document));
    if (faults.length > 0) return refusal("refused", `The packet cannot be frozen yet. ${faults.join(" ")}`);
    await setRows(
      db,
      "remakes",
      { id: row.id },
      { document: canonicalJson(document), frozenAt: at, frozenBy: acting.actorId },
    );
    await told(db, acting, { at, kind: "remake_frozen", details: { number: acting.number } });
    return { ok: true };
  });
}

/** As if it had never been, as long as nothing is cut by it. */
export function takeBackRemake(app: Pick<App, "db" | "now">, acting: Acting): Promise<Done> {
  return withRemake(app, acting, async (db, row, { at }) => {
    if (row.frozenAt) return FROZEN;
    if (row.state === "done") return OVER;
    await dropRows(db, "remakes", { id: row.id });
    await told(db, acting, { at, kind: "remake_taken_back", details: { number: acting.number } });
    const { stage } = await getRow(db, "orders", { id: acting.orderId }, ["stage"]);
    if (stage === "ready") await noteReady(db, { ...acting, at });
    return { ok: true };
  });
}

/** It hangs, or is no longer wanted: nothing waits for it. */
export function finishRemake(app: Pick<App, "db" | "now">, acting: Acting): Promise<Done> {
  return withRemake(app, acting, async (db, _, { at }) => {
    await closeRemake(db, acting, at);
    return { ok: true };
  });
}

/** The same inside the transaction of a stop at which it was hung. */
export async function closeRemake(db: Db, { orderId, number, actorId }: Omit<Acting, "userId">, at: string) {
  const closed = await setRows(
    db,
    "remakes",
    { orderId, number, state: "open" },
    { state: "done", doneAt: at, doneBy: actorId },
  );
  if (closed.numUpdatedRows > 0n)
    await told(db, { orderId, actorId }, { at, kind: "remake_done", details: { number } });
}

type Event = Pick<Parameters<typeof recordEvent>[1], "kind" | "at" | "details">;

async function told(db: Db, { orderId, actorId }: Omit<OrderActing, "userId">, event: Event) {
  await recordEvent(db, { orderId, actorId, ...event });
  await projectStage(db, orderId);
}
