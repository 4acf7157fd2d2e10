import { randomUUID } from "node:crypto";
import type { Updateable } from "kysely";
import type { App } from "#app/app.server.ts";
import { addRows, type Db, setRows, updateVersion } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import type { TypedArrival, TypedChange } from "#app/domain/purchasing/purchase-forms.ts";
import { needId } from "#app/domain/purchasing/purchase-needs.ts";
import {
  checkLineAct,
  checkOrderAct,
  costOf,
  isOpen,
  type LineAct,
  type LineState,
  stateByArrivals,
  stateOfOrder,
} from "#app/domain/purchasing/purchase-order.ts";
import { amountInWords, askedOfSupplier, dayInWords, supplierText } from "#app/domain/purchasing/purchase-words.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { shareOut } from "#app/domain/share-out.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { queueEmail } from "#app/services/emails/queue-email.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { projectStages } from "#app/services/schedule/project-stage.server.ts";
import { type LoadedLine, type LoadedPurchase, loadPurchase } from "./find-purchase-orders.server.ts";

type House = Pick<App, "db" | "now">;

/** Which order, the version of it that somebody saw, and who they are. */
export interface SeenPurchase {
  id: string;
  version: number;
  actorId: string;
  formKey: string | undefined;
}

export const PURCHASE_MISSING = "There is no such purchase order.";
const LINE_MISSING = refusal("missing", "There is no such line on this purchase order.");
const STALE = refusal(
  "stale",
  "Somebody has changed this purchase order since this page was shown. Please look again and repeat it.",
);

/** What was written a moment ago is not, because something else is refused. */
export class Undone extends Error {
  refused: Refusal;
  constructor(refused: Refusal) {
    super(refused.reason);
    this.refused = refused;
  }
}

interface Acting {
  db: Db;
  order: LoadedPurchase;
  at: string;
}

/**
 * One act on a purchase order, whole or not at all: based on the version that its owner saw, told in the audit list, and done
 * once however often its form is sent.
 */
export async function withPurchase(
  app: House,
  { id, version, actorId, formKey }: SeenPurchase,
  purpose: string,
  work: (acting: Acting) => Promise<Done<{ words: string; changes?: Updateable<Database["purchaseOrders"]> }>>,
): Promise<Done> {
  const at = app.now().toISOString();
  try {
    return await makeOnce(app, { userId: actorId, purpose: `purchase ${purpose}`, key: formKey }, async (db) => {
      const order = await loadPurchase(db, id);
      if (!order) return refusal("missing", PURCHASE_MISSING);
      if (order.version !== version) return STALE;
      const acted = await work({ db, order, at });
      if (!acted.ok) throw new Undone(acted);
      const { words, changes = {} } = acted;
      const lines = await db.selectFrom("purchaseLines").select("state").where("purchaseOrderId", "=", id).execute();
      const state = stateOfOrder({ ...order, ...changes }, lines);
      const query = db.updateTable("purchaseOrders").where("id", "=", id);
      if (!(await updateVersion(query, version, { ...changes, state, updatedAt: at }))) throw new Undone(STALE);
      await recordAudit(db, { actorId, at, kind: "changed", ...about(order), words });
      await projectStages(db, ordersOf(order));
      return { ok: true };
    });
  } catch (error) {
    if (error instanceof Undone) return error.refused;
    throw error;
  }
}

/** The orders of clients that something of it is for. */
export function ordersOf({ lines }: Pick<LoadedPurchase, "lines">) {
  return lines.flatMap(({ shares }) => shares.map(({ orderId }) => orderId));
}

export const about = ({ id }: { id: string }) => ({ subject: "purchase order", subjectId: id });

export function refused({ reason, code = "refused", field }: Verdict<never> & { ok: false }): Refusal {
  return refusal(code, reason, field);
}

interface Told {
  by: "mail" | "phone";
  email: string;
}

/** The mail to a supplier: the order as it stands, and nothing of a client. */
export async function mailOrder({ db, order, at }: Acting, email: string): Promise<Refusal | undefined> {
  if (email === "") return refusal("invalid", "Please enter the supplier’s e-mail address first.", "email");
  const lines = (await loadPurchase(db, order.id))?.lines ?? [];
  const { id: number, supplier, note, revision } = order;
  await queueEmail(db, {
    kind: "purchase_order",
    to: { name: supplier, address: email },
    parameters: {
      number,
      note,
      change: revision > 1 ? "yes" : "",
      items: supplierText(lines),
      asked: askedOfSupplier(number, lines),
    },
    userId: null,
    at,
  });
  return undefined;
}

/** The supplier is told what has changed since the order: by mail, or by the owner on the telephone. */
export function tellChange(app: House, seen: SeenPurchase, { by, email }: Told): Promise<Done> {
  return withPurchase(app, seen, "tell-change", async (acting) => {
    const { order } = acting;
    const allowed = checkOrderAct({ ...order, lines: order.lines.length }, "send-change");
    if (!allowed.ok) return refused(allowed);
    const unsent = by === "mail" ? await mailOrder(acting, email) : undefined;
    if (unsent) return unsent;
    const words = by === "mail" ? "Sent the change to the supplier" : "Told the supplier of the change by telephone";
    return { ok: true, words, changes: { toldRevision: order.revision, orderedBy: by, ...(email && { email }) } };
  });
}

export function acknowledgePurchase(app: House, seen: SeenPurchase): Promise<Done> {
  return withPurchase(app, seen, "acknowledge", async ({ order, at }) => {
    const allowed = checkOrderAct({ ...order, lines: order.lines.length }, "acknowledge");
    if (!allowed.ok) return refused(allowed);
    return { ok: true, words: "The supplier acknowledged it", changes: { acknowledgedAt: at } };
  });
}

interface SeenLine extends SeenPurchase {
  lineId: string;
}

/** One act on one line of it. */
function withLine(
  app: House,
  { lineId, ...seen }: SeenLine,
  act: LineAct,
  work: (acting: Acting & { line: LoadedLine }) => Promise<Done<{ words: string; revised?: boolean }>>,
): Promise<Done> {
  return withPurchase(app, seen, `${act} ${lineId}`, async (acting) => {
    const { order } = acting;
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) return LINE_MISSING;
    const allowed = checkLineAct(line, act);
    if (!allowed.ok) return refused(allowed);
    const acted = await work({ ...acting, line });
    if (!acted.ok) return acted;
    const { words, revised } = acted;
    return { ok: true, words, ...(revised && { changes: { revision: order.revision + 1 } }) };
  });
}

/** When it is to come, as the supplier says. */
export function expectLine(app: House, seen: SeenLine, { expectedOn }: { expectedOn: string | undefined }) {
  return withLine(app, seen, "expect", async ({ db, line }) => {
    const expected = { expectedOn: expectedOn ?? null };
    await setRows(db, "purchaseLines", { id: line.id }, expected);
    const when = expectedOn ? dayInWords(expectedOn) : "no known day";
    return { ok: true, words: `${line.name}: expected on ${when}` };
  });
}

/** What was ordered stays as it was, and is cancelled; another line takes its place and its needs. */
export function changeLine(app: House, seen: SeenLine, typed: TypedChange) {
  return withLine(app, seen, "change", async ({ db, line, order }) => {
    const { quantityMilli, priceCents = null, expectedOn = null } = typed;
    await moveLine(db, line, "cancelled", "Changed");
    const { shares, arrivals: _, cameMilli: __, faultyMilli: ___, goodMilli: ____, sidemark: _____, ...row } = line;
    const id = randomUUID();
    const position = Math.max(...order.lines.map((other) => other.position)) + 1;
    const costCents = costOf(quantityMilli, priceCents);
    const figures = { quantityMilli, priceCents, costCents, expectedOn };
    await addRows(db, "purchaseLines", { ...row, ...figures, id, position, replacesId: line.id });
    const parts = shareOut(
      quantityMilli,
      shares.map(({ needMilli }) => needMilli),
    );
    const copies = shares.map((share, index) => ({
      ...share,
      id: randomUUID(),
      lineId: id,
      shareMilli: parts[index] ?? 0,
      held: needId(share),
    }));
    if (copies.length > 0) await addRows(db, "purchaseShares", copies);
    const [before, after] = [line.quantityMilli, quantityMilli].map((milli) => amountInWords(milli, line.unit));
    return { ok: true, words: `${line.name}: ${after} instead of ${before}`, revised: true };
  });
}

/** It is not to come. What it was for is on the purchase list again. */
export function cancelLine(app: House, seen: SeenLine, { reason }: { reason: string }) {
  return withLine(app, seen, "cancel", async ({ db, line }) => {
    await moveLine(db, line, "cancelled", reason);
    return { ok: true, words: `${line.name}: cancelled`, revised: true };
  });
}

export function recordArrival(app: House, seen: SeenLine, arrival: TypedArrival) {
  return withLine(app, seen, "arrive", async ({ db, line, at }) => {
    const { day, quantityMilli, faultyMilli = 0, lot, bolt, note } = arrival;
    const row = {
      id: randomUUID(),
      lineId: line.id,
      day,
      quantityMilli,
      faultyMilli,
      lot,
      bolt,
      note,
      at,
      voidedAt: null,
    };
    await addRows(db, "purchaseArrivals", { ...row, actorId: seen.actorId });
    if (stateByArrivals(line.quantityMilli, [...line.arrivals, row]) === "arrived") await moveLine(db, line, "arrived");
    return { ok: true, words: `${line.name}: ${amountInWords(quantityMilli, line.unit)} arrived` };
  });
}

/** What was entered by mistake counts no more. A line that lacks something waits again, unless that is on order elsewhere. */
export function takeBackArrival(app: House, seen: SeenLine, { arrivalId }: { arrivalId: string }) {
  return withLine(app, seen, "take-back", async ({ db, line, at }) => {
    const arrival = line.arrivals.find(({ id, voidedAt }) => id === arrivalId && voidedAt === null);
    if (!arrival) return refusal("refused", "This arrival was taken back already.");
    await setRows(db, "purchaseArrivals", { id: arrivalId }, { voidedAt: at });
    const left = line.arrivals.filter(({ id }) => id !== arrivalId);
    if (line.state === "arrived" && stateByArrivals(line.quantityMilli, left) === "waiting") {
      await moveLine(db, line, (await isHeldElsewhere(db, line)) ? "short" : "waiting");
    }
    return { ok: true, words: `${line.name}: an arrival was taken back` };
  });
}

async function isHeldElsewhere(db: Db, { shares }: LoadedLine) {
  if (shares.length === 0) return false;
  const query = db.selectFrom("purchaseShares").select("id").where("held", "in", shares.map(needId));
  return (await query.executeTakeFirst()) !== undefined;
}

/** No more of it comes: what is missing is bought elsewhere, or what came will do. */
export function settleLine(app: House, seen: SeenLine, { missing }: { missing: "short" | "enough" }) {
  return withLine(app, seen, "settle", async ({ db, line }) => {
    await moveLine(db, line, missing);
    const came = amountInWords(line.goodMilli, line.unit);
    const words = `${line.name}: no more comes than ${came} of ${amountInWords(line.quantityMilli, line.unit)}`;
    return { ok: true, words };
  });
}

/** An open line holds what it is for; any other lets it go. */
async function moveLine(db: Db, line: LoadedLine, state: LineState, reason = "") {
  await setRows(db, "purchaseLines", { id: line.id }, { state, reason });
  for (const share of line.shares) {
    const held = isOpen(state) ? needId(share) : null;
    await setRows(db, "purchaseShares", { id: share.id }, { held });
  }
}
