import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { type Db, dropRows, getRow, setRows } from "#app/db/client.server.ts";
import { type ClientDetails, clientFields } from "#app/domain/customers/client-details.ts";
import { type Choice, checkMerge, mergeDetails } from "#app/domain/customers/merge/merge-rules.ts";
import { hasAddress, noAddressOf } from "#app/domain/emails/no-address.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { followAddress } from "#app/services/accounts/addresses/address-links.server.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { closeVisitOf, markUpcoming } from "#app/services/consultations/close-visits.server.ts";
import { columnsOf } from "#app/services/customers/add-client.server.ts";
import { recordEvents } from "#app/services/orders/record-event.server.ts";
import { CUSTOMER_MISSING } from "#app/services/orders/with-order.server.ts";
import { noteUndo, SINCE, type Taker, withUndo } from "#app/services/undos/undos.server.ts";
import { findMergeSide } from "./find-merging.server.ts";
import { type Moved, moveAll, moveBack } from "./move-rows.server.ts";

interface Merge {
  staysId: string;
  goesId: string;
  actorId: string;
  /** Of what both have differently: "own" or "other". */
  chosen: (choice: Choice) => string;
  /** When each had last changed, as the page showed them. */
  seen: { stays: string; goes: string };
}

type Merged = Done<{ undoId: string | null }>;

const STALE = refusal("stale", "One of the two has changed since this page was shown. Please look again.");

/**
 * Makes one client of two. What the second had goes over; what says who somebody was stays as it was written, and their row stays
 * too, so that an old address and an old log-in lead somewhere.
 */
export function mergeClients(
  app: Pick<App, "db" | "now">,
  { staysId, goesId, actorId, chosen, seen }: Merge,
): Promise<Merged> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Merged> => {
    for (const id of [staysId, goesId].sort()) await lockClient(db, id);
    const stays = await findMergeSide(db, staysId, at);
    const goes = await findMergeSide(db, goesId, at);
    if (!stays || !goes) return refusal("missing", CUSTOMER_MISSING);
    // Pressed twice.
    if (goes.mergedInto === staysId) return { ok: true, undoId: null };
    const may = checkMerge(stays, goes);
    if (!may.ok) return refusal("refused", may.reason);
    if (stays.seen !== seen.stays || goes.seen !== seen.goes) return STALE;
    const before = { stays: await columnsNow(db, staysId), goes: await columnsNow(db, goesId) };
    for (const id of [staysId, goesId]) await closeVisitOf(db, id, at);
    await setRows(db, "consultations", { upcomingOf: goesId }, { upcomingOf: null });
    const moved = await moveAll(db, goesId, staysId);
    await markUpcoming(db, staysId, at);
    // Whoever became part of them before is part of the one who stays.
    const earlier = await db
      .updateTable("users")
      .set({ mergedInto: staysId })
      .where("mergedInto", "=", goesId)
      .returning("id")
      .execute();
    const details = mergeDetails(stays, goes, chosen);
    await writeDetails(db, { staysId, goesId, before, details, at });
    await setRows(db, "users", { id: goesId }, { mergedInto: staysId, updatedAt: at });
    await dropRows(db, "sessions", { userId: goesId });
    await tell(db, moved, { actorId, at });
    const audit = { actorId, at, kind: "changed", subject: "customer" } as const;
    const words = { stays: `Made one of this client and ${goesId}`, goes: `Made this client part of ${staysId}` };
    await recordAudit(
      db,
      { ...audit, subjectId: staysId, words: words.stays },
      { ...audit, subjectId: goesId, words: words.goes },
    );
    const undoId = await noteUndo(db, {
      kind: "merge",
      actorId,
      subjectId: staysId,
      words: `Merged ${goes.name} into ${stays.name}`,
      before: { ...before, moved, earlier: earlier.map(({ id }) => id) } satisfies Before,
      after: { goesId, stays: await columnsNow(db, staysId), marks: await marksOf(db, moved) } satisfies After,
      at,
    });
    return { ok: true, undoId };
  });
}

type Columns = ReturnType<typeof columnsOf> & { emailVerified: number };

interface Before {
  stays: Columns;
  goes: Columns;
  moved: Moved;
  /** Who had been part of the second one before. */
  earlier: string[];
}

interface After {
  goesId: string;
  stays: Columns;
  marks: string;
}

function columnsNow(db: Db, id: string): Promise<Columns> {
  return getRow(db, "users", { id }, ["name", "foldedName", "emailVerified", ...clientFields]);
}

/** The one client's details. Where they get the other's address, the other keeps theirs, so that neither is lost. */
async function writeDetails(db: Db, { staysId, goesId, before, details, at }: Written) {
  const { stays, goes } = before;
  const own = { ...columnsOf(details, staysId), emailVerified: stays.emailVerified };
  if (own.email === stays.email) return writeColumns(db, { [staysId]: own }, at);
  const left = hasAddress(stays.email)
    ? { email: stays.email, emailVerified: stays.emailVerified }
    : { email: noAddressOf(goesId), emailVerified: 0 };
  const taken = { ...own, emailVerified: goes.emailVerified };
  await writeColumns(db, { [staysId]: taken, [goesId]: { ...goes, ...left } }, at);
  // An invitation speaks for the address that it was sent to.
  await dropRows(db, "addressLinks", { userId: staysId, purpose: "invite" });
  await followAddress(db, staysId, own.email);
}

interface Written {
  staysId: string;
  goesId: string;
  before: { stays: Columns; goes: Columns };
  details: ClientDetails;
  at: string;
}

/** No two rows may have one address, not even for a moment. */
async function writeColumns(db: Db, rows: Record<string, Columns>, at: string) {
  for (const id of Object.keys(rows)) {
    await setRows(db, "users", { id }, { email: noAddressOf(id) });
  }
  for (const [id, columns] of Object.entries(rows)) {
    await setRows(db, "users", { id }, { ...columns, updatedAt: at });
  }
}

async function tell(db: Db, { orders }: Moved, { actorId, at }: { actorId: string; at: string }) {
  await recordEvents(
    db,
    orders.map((orderId) => ({ orderId, kind: "client_merged" as const, actorId, at })),
  );
}

/** Money and credits of what went over: they differ as soon as somebody has acted on it as the one client's. */
async function marksOf(db: Db, { orders, consultations }: Moved): Promise<string> {
  const some = (ids: string[]) => (ids.length > 0 ? ids : [""]);
  const versions = await db
    .selectFrom("orders")
    .select(["id", "version"])
    .where("id", "in", some(orders))
    .orderBy("id")
    .execute();
  const entries = await db
    .selectFrom("ledgerEntries")
    .select("id")
    .where((eb) => eb.or([eb("orderId", "in", some(orders)), eb("consultationId", "in", some(consultations))]))
    .orderBy("id")
    .execute();
  const credits = await db
    .selectFrom("consultationCredits")
    .select(["orderId", "consultationId", "amountCents"])
    .where((eb) => eb.or([eb("orderId", "in", some(orders)), eb("consultationId", "in", some(consultations))]))
    .orderBy("orderId")
    .orderBy("consultationId")
    .execute();
  return createHash("sha256")
    .update(JSON.stringify([versions, entries, credits]))
    .digest("base64url");
}

/** Gives each row back to whom it was, while nothing of it has been acted on as the one client's. */
export function undoMerge(app: Pick<App, "db" | "now">, asked: Taker & { id: string }): Promise<Done> {
  return withUndo<Before, After>(app, "merge", asked, async (db, { subjectId: staysId, before, after, at }) => {
    const { goesId } = after;
    for (const id of [staysId, goesId].sort()) await lockClient(db, id);
    const stays = await findMergeSide(db, staysId, at);
    const goes = await findMergeSide(db, goesId, at);
    if (!stays || stays.merged || stays.askedToGo || goes?.mergedInto !== staysId) return SINCE;
    const now = await columnsNow(db, staysId);
    const same = (Object.keys(now) as (keyof Columns)[]).every((column) => now[column] === after.stays[column]);
    if (!same || (await marksOf(db, before.moved)) !== after.marks) return SINCE;
    await setRows(db, "consultations", { upcomingOf: staysId }, { upcomingOf: null });
    await moveBack(db, before.moved, { from: staysId, to: goesId });
    for (const id of [staysId, goesId]) await markUpcoming(db, id, at);
    await writeColumns(db, { [staysId]: before.stays, [goesId]: before.goes }, at);
    await setRows(db, "users", { id: goesId }, { mergedInto: null });
    if (before.earlier.length > 0) {
      await db.updateTable("users").set({ mergedInto: goesId }).where("id", "in", before.earlier).execute();
    }
    await recordEvents(
      db,
      before.moved.orders.map((orderId) => ({ orderId, kind: "client_parted" as const, actorId: asked.actorId, at })),
    );
    const audit = { actorId: asked.actorId, at, kind: "changed", subject: "customer" } as const;
    await recordAudit(
      db,
      ...[staysId, goesId].map((subjectId) => ({
        ...audit,
        subjectId,
        words: "Took back that two clients were made one",
      })),
    );
    return { ok: true };
  });
}
