import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { addRows, type Db, dropRows, nextCount, setRows } from "#app/db/client.server.ts";
import { dayOf } from "#app/domain/calendar.ts";
import type { Draft, TypedLine } from "#app/domain/purchasing/purchase-forms.ts";
import { needId } from "#app/domain/purchasing/purchase-needs.ts";
import { checkOrderAct, costOf, MOST_LINES, purchaseNumber } from "#app/domain/purchasing/purchase-order.ts";
import { clientIn } from "#app/domain/purchasing/purchase-words.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { shareOut } from "#app/domain/share-out.ts";
import {
  NAMED_BY_CLIENTS,
  type PurchaseRow,
  SENT_BY_CLIENTS,
  UNNAMED_SUPPLIER,
} from "#app/domain/workroom/paper/purchase-sheet.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { projectStages } from "#app/services/schedule/project-stage.server.ts";
import {
  about,
  mailOrder,
  ordersOf,
  PURCHASE_MISSING,
  refused,
  type SeenPurchase,
  Undone,
  withPurchase,
} from "./act-on-purchase.server.ts";
import { findPurchase } from "./find-purchase.server.ts";
import { type LoadedPurchase, loadPurchase } from "./find-purchase-orders.server.ts";

type House = Pick<App, "db" | "now">;

interface Ticked {
  actorId: string;
  formKey: string | undefined;
  /** The orders whose list it was, and what was ticked on it. */
  orderIds: readonly string[];
  keys: readonly string[];
  /** The draft that it goes onto; a new one where none is named. */
  onto?: string | undefined;
}

const MEANWHILE = refusal(
  "stale",
  "Some of this is no longer to be bought: it was ordered meanwhile, or its order has changed. Please look at the list again.",
);

/** Where the list does not name who is to be asked. */
const nobody = [UNNAMED_SUPPLIER, NAMED_BY_CLIENTS, "Stock"];

/** A draft of what was ticked, by the list as it is now. No need stands on two open orders, whoever was quicker. */
export async function draftPurchase(app: House, ticked: Ticked): Promise<({ ok: true; id: string } & Done) | Refusal> {
  const { actorId, formKey, orderIds } = ticked;
  const at = app.now().toISOString();
  const keys = new Set(ticked.keys);
  if (keys.size === 0) return refusal("invalid", "Please tick what to order.");
  if (keys.size > MOST_LINES) return refusal("invalid", `Please order at most ${MOST_LINES} lines at once.`);
  try {
    return await makeOnce(app, { userId: actorId, purpose: "draft-purchase", key: formKey }, async (db) => {
      const { groups, orders, closed, fabrics, costs } = await findPurchase({ db }, orderIds);
      if (closed.length > 0) return refusal("refused", `Nothing is bought for ${closed.join(", ")} as it stands.`);
      const chosen = groups.flatMap(({ supplier, rows }) =>
        rows.filter(({ key }) => keys.has(key)).map((row) => ({ supplier, row })),
      );
      if (chosen.length !== keys.size || chosen.some(({ row }) => row.com)) return MEANWHILE;
      const [supplier = SENT_BY_CLIENTS, ...others] = new Set(chosen.map((one) => one.supplier));
      if (others.length > 0) return refusal("invalid", "Please order from one supplier at a time.");
      const packets = new Map(orders.map(({ id, number }) => [id, number]));
      const asked = nobody.includes(supplier) ? "" : supplier;
      const begun = ticked.onto
        ? await openDraft(db, { id: ticked.onto, supplier: asked, more: chosen.length, at })
        : undefined;
      if (begun && !begun.ok) return begun;
      const order = begun?.order ?? (await addOrder(db, { supplier: asked, actorId, at }));
      for (const [index, { row }] of chosen.entries()) {
        const position = (begun?.last ?? -1) + 1 + index;
        await addLine(db, { purchaseOrderId: order.id, position, row, packets, fabrics, costs });
      }
      const words = begun ? "Added to the draft" : "Drafted a purchase order";
      await recordAudit(db, { actorId, at, kind: "changed", ...about(order), words });
      await projectStages(db, orderIds);
      return { ok: true, id: order.id };
    });
  } catch (error) {
    if (error instanceof Undone) return error.refused;
    throw error;
  }
}

const FULL = refusal("refused", `A purchase order has at most ${MOST_LINES} lines. Please begin another one.`);

interface Onto {
  id: string;
  supplier: string;
  /** How many lines go onto it. */
  more: number;
  at: string;
}

/** A draft that more goes onto, held until that is done; whoever has it open is told that it has changed. */
async function openDraft(db: Db, { id, supplier, more, at }: Onto) {
  const held = await setRows(
    db,
    "purchaseOrders",
    { id: id.slice(0, 40), state: "draft" },
    { version: sql<number>`"version" + 1`, updatedAt: at },
  );
  const order = held.numUpdatedRows > 0n ? await loadPurchase(db, id) : undefined;
  if (!order) return refusal("stale", "That draft is ordered or gone by now. Please look at the list again.");
  if (order.supplier !== "" && supplier !== "" && order.supplier !== supplier) {
    return refusal("invalid", `${id} is for ${order.supplier}. Please order from one supplier at a time.`);
  }
  if (order.lines.length + more > MOST_LINES) return FULL;
  return { ok: true as const, order, last: Math.max(-1, ...order.lines.map(({ position }) => position)) };
}

async function addOrder(db: Db, { supplier, actorId, at }: { supplier: string; actorId: string; at: string }) {
  const last = await db
    .selectFrom("purchaseOrders")
    .select("email")
    .where("supplier", "=", supplier)
    .where("email", "<>", "")
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  const order = {
    id: await nextNumber(db, at),
    supplier,
    email: supplier === "" ? "" : (last?.email ?? ""),
    note: "",
    state: "draft" as const,
    revision: 1,
    toldRevision: 0,
    orderedAt: null,
    orderedBy: null,
    acknowledgedAt: null,
    version: 1,
    createdBy: actorId,
    createdAt: at,
    updatedAt: at,
  };
  await addRows(db, "purchaseOrders", order);
  return order;
}

async function nextNumber(db: Db, at: string) {
  const year = dayOf(at).slice(0, 4);
  return purchaseNumber(year, await nextCount(db, `purchase-${year}`));
}

interface NewLine {
  purchaseOrderId: string;
  position: number;
  row: PurchaseRow;
  /** The packet of each order by which it is bought. */
  packets: ReadonlyMap<string, number | null>;
  fabrics: readonly { name: string; color: string }[];
  /** What a yard of a cloth costs us. */
  costs: ReadonlyMap<string, number>;
}

async function addLine(db: Db, { purchaseOrderId, position, row, packets, fabrics, costs }: NewLine) {
  const { part, item, unit, milli, need, needs } = row;
  const booked = fabrics.find(({ name, color }) => color !== "" && `${name}, ${color}` === item);
  const priceCents = (unit === "yard" ? costs.get(item) : undefined) ?? null;
  const id = randomUUID();
  await addRows(db, "purchaseLines", {
    id,
    purchaseOrderId,
    position,
    part,
    name: booked?.name ?? item,
    color: booked?.color ?? "",
    unit,
    quantityMilli: milli,
    priceCents,
    costCents: costOf(milli, priceCents),
    expectedOn: null,
    state: "draft",
    reason: "",
    replacesId: null,
    ordered: 0,
  });
  const shareMilli = shareOut(
    milli,
    needs.map((one) => one.milli),
  );
  const shares = needs.map(({ orderId, milli: needMilli }, index) => ({
    id: randomUUID(),
    lineId: id,
    orderId,
    need,
    packet: packets.get(orderId) ?? null,
    needMilli,
    shareMilli: shareMilli[index] ?? 0,
    held: needId({ orderId, need }),
  }));
  // On PostgreSQL who comes second waits here until the first is done.
  const held = await db
    .insertInto("purchaseShares")
    .values(shares)
    .onConflict((conflict) => conflict.column("held").doNothing())
    .executeTakeFirst();
  if (Number(held.numInsertedOrUpdatedRows ?? 0) !== shares.length) throw new Undone(MEANWHILE);
}

/** Something that no order needs, on a draft. */
export function addPurchaseLine(app: House, seen: SeenPurchase, typed: TypedLine): Promise<Done> {
  return withPurchase(app, seen, "add-line", async ({ db, order }) => {
    const allowed = checkOrderAct(nowOf(order), "save");
    if (!allowed.ok) return refused(allowed);
    if (order.lines.length >= MOST_LINES) return FULL;
    const { supplier, note } = order;
    const { name, color, unit, quantityMilli, priceCents = null } = typed;
    const read = await refuseClients(db, order, { supplier, note, lines: [{ name, color }] });
    if (read) return refusal("invalid", read.reason, "name");
    await addRows(db, "purchaseLines", {
      id: randomUUID(),
      purchaseOrderId: order.id,
      position: Math.max(-1, ...order.lines.map(({ position }) => position)) + 1,
      part: "other",
      name,
      color,
      unit,
      quantityMilli,
      priceCents,
      costCents: costOf(quantityMilli, priceCents),
      expectedOn: null,
      state: "draft",
      reason: "",
      replacesId: null,
      ordered: 0,
    });
    return { ok: true, words: "Added a line", changes: {} };
  });
}

export function saveDraftPurchase(app: House, seen: SeenPurchase, draft: Draft): Promise<Done> {
  return withPurchase(app, seen, "save-draft", async ({ db, order }) => {
    const allowed = checkOrderAct(nowOf(order), "save");
    if (!allowed.ok) return refused(allowed);
    const written = await writeDraft(db, order, draft);
    return written ?? { ok: true, words: "Changed the draft", changes: headOf(draft) };
  });
}

/** What was typed is saved, and the supplier is told: by our mail, or by the owner on the telephone. From now on it is frozen. */
export function placePurchase(
  app: House,
  seen: SeenPurchase,
  { by, ...draft }: Draft & { by: "mail" | "phone" },
): Promise<Done> {
  return withPurchase(app, seen, "place", async ({ db, order, at }) => {
    const left = draft.lines.filter(({ leaveOut }) => !leaveOut).length;
    const allowed = checkOrderAct({ ...nowOf(order), supplier: draft.supplier, lines: left }, "order");
    if (!allowed.ok) return refused(allowed);
    const unwritten = await writeDraft(db, order, draft);
    if (unwritten) return unwritten;
    await setRows(db, "purchaseLines", { purchaseOrderId: order.id }, { state: "waiting", ordered: 1 });
    const head = headOf(draft);
    const unsent = by === "mail" ? await mailOrder({ db, order: { ...order, ...head }, at }, head.email) : undefined;
    if (unsent) return unsent;
    return {
      ok: true,
      words: by === "mail" ? "Sent to the supplier" : "Ordered by telephone",
      changes: { ...head, orderedAt: at, orderedBy: by, toldRevision: order.revision },
    };
  });
}

/** A draft that nobody was told of goes without a trace but for its number; what it was for is on the purchase list again. */
export async function discardPurchase(app: House, { id, version, actorId }: SeenPurchase): Promise<Done> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Done> => {
    const order = await loadPurchase(db, id);
    if (!order) return refusal("missing", PURCHASE_MISSING);
    const allowed = checkOrderAct(nowOf(order), "discard");
    if (!allowed.ok) return refused(allowed);
    const gone = await dropRows(db, "purchaseOrders", { id, version, state: "draft" });
    if (gone.numDeletedRows === 0n) {
      return refusal("stale", "Somebody has changed this draft since this page was shown. Please look again.");
    }
    await recordAudit(db, { actorId, at, kind: "deleted", ...about(order), words: "Discarded the draft" });
    await projectStages(db, ordersOf(order));
    return { ok: true };
  });
}

const headOf = ({ supplier, email, note }: Draft) => ({ supplier, email, note });
const nowOf = (order: LoadedPurchase) => ({ ...order, lines: order.lines.length });

/** Nothing where all is written; what a supplier would read of a client is refused. */
async function writeDraft(db: Db, order: LoadedPurchase, draft: Draft): Promise<Refusal | undefined> {
  const named = await refuseClients(db, order, draft);
  if (named) return named;
  for (const line of draft.lines) {
    const stored = order.lines.find(({ id }) => id === line.id);
    if (!stored) continue;
    if (line.leaveOut) {
      await dropRows(db, "purchaseLines", { id: line.id });
      continue;
    }
    const { name, color, quantityMilli, priceCents = null, expectedOn = null } = line;
    const figures = { quantityMilli, priceCents, costCents: costOf(quantityMilli, priceCents), expectedOn };
    await setRows(db, "purchaseLines", { id: line.id }, { name, color, ...figures });
    const shares = shareOut(
      quantityMilli,
      stored.shares.map(({ needMilli }) => needMilli),
    );
    for (const [index, { id }] of stored.shares.entries()) {
      const share = { shareMilli: shares[index] ?? 0 };
      await setRows(db, "purchaseShares", { id }, share);
    }
  }
  return undefined;
}

interface Read extends Pick<Draft, "supplier" | "note"> {
  lines: readonly { id?: string; name: string; color: string }[];
}

async function refuseClients(db: Db, order: LoadedPurchase, draft: Read) {
  const orderIds = ordersOf(order);
  if (orderIds.length === 0) return undefined;
  const people = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["users.name", "lastName", "email", "phoneNumber", "street"])
    .where("orders.id", "in", orderIds)
    .execute();
  const texts: [field: string, text: string][] = [
    ["supplier", draft.supplier],
    ["note", draft.note],
    ...draft.lines.flatMap(({ id, name, color }): [string, string][] => [
      [`name-${id}`, name],
      [`color-${id}`, color],
    ]),
  ];
  for (const [field, text] of texts) {
    const said = clientIn(text, people);
    if (said) return refusal("invalid", `The supplier would read “${said}”. Please leave the client out.`, field);
  }
  return undefined;
}
