import { isDeepStrictEqual } from "node:util";
import type { App } from "#app/app.server.ts";
import { type Db, findRow, setRows } from "#app/db/client.server.ts";
import { type OrderContent, WINDOW_GONE } from "#app/domain/orders/draft.ts";
import { addWindow, editHardware, removeWindow } from "#app/domain/orders/owner/owner-windows.ts";
import { namesOf, windowChanges } from "#app/domain/orders/owner/window-changes.ts";
import { editWindow, type WindowEdit } from "#app/domain/orders/owner/window-edit.ts";
import { questionBeforeUnsharing, settleShared, UNSHARE, unshared } from "#app/domain/orders/places/shared-rod.ts";
import type { NamedLink, Window } from "#app/domain/orders/window.ts";
import { withRod } from "#app/domain/orders/window-details.ts";
import { settleWindows } from "#app/domain/orders/window-identity.ts";
import type { Done, Refusal } from "#app/domain/refusal.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { newWindowKey, type OrderRevision } from "#app/services/orders/edit-order.server.ts";
import { noteUndo, SINCE, type Taker, withUndo } from "#app/services/undos/undos.server.ts";
import { editDocuments, editDocumentsIn } from "./edit-documents.server.ts";

type AddResult = { ok: true; version: number /** Of the new window. */; key: string } | Refusal;

/** The owner adds an empty window at the end of an order, to be filled in next. */
export async function addOwnersWindow(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: OrderRevision,
  formKey?: string,
): Promise<AddResult> {
  const form = { userId: actorId, purpose: "add-owners-window", key: formKey };
  return makeOnce(app, form, async (db): Promise<AddResult> => {
    const added = await editDocumentsIn(db, { actorId, at: app.now() }, revision, (stored) => {
      const longer = addWindow(stored.windows, revision.orderId);
      if (!longer.ok) return longer;
      const windows = settleWindows(longer.value, revision.orderId, newWindowKey);
      const event = { kind: "window_added" as const, details: { window: windows.at(-1)?.name } };
      return { ok: true, value: { documents: { ...stored, windows }, event } };
    });
    if (!added.ok) return added;
    return { ok: true, version: added.version, key: added.documents.windows.at(-1)?.key ?? "" };
  });
}

type UpdateResult =
  | {
      ok: true;
      version: number;
      /** Where the window stands, counted from 1. */
      number: number;
    }
  | (Refusal & {
      /** What somebody else stored meanwhile. */
      newer?: { window: Window; version: number; confirmedAt: string | null };
    });

interface WindowRevision extends OrderRevision {
  /** The number of the window, counted from 1. */
  number: number;
  /** The key of the window that the owner saw under this number. */
  key?: string | undefined;
}

/** The owner edits one window of an order, if nobody changed the order since they saw it. */
export async function updateWindow(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: WindowRevision,
  typed: WindowEdit,
): Promise<UpdateResult> {
  const result = await editDocuments(app, actorId, revision, (stored) => {
    const index = indexOf(stored.windows, revision);
    const before = stored.windows[index];
    if (!before) return { ok: false, code: "missing", reason: WINDOW_GONE };
    const edited = editWindow(before, typed);
    if (!edited.ok) return edited;
    const placed = { ...stored, windows: stored.windows.with(index, edited.value) };
    const hung = typed.place ? withRod(placed, index + 1, before, typed.place) : { ok: true as const, value: placed };
    if (!hung.ok) return hung;
    const documents = hung.value;
    const changes = windowChanges(before, documents.windows[index] ?? edited.value);
    if (changes.length === 0) return { ok: true, value: { documents: stored } };
    const lost = typed.place?.[UNSHARE] ? [] : unshared(stored.windows, settleShared(documents.windows));
    if (lost.length > 0) return { ok: false, reason: questionBeforeUnsharing(lost), field: UNSHARE };
    const event = { kind: "window_changed" as const, details: { window: before.name, changes } };
    return { ok: true, value: { documents, event } };
  });
  if (result.ok) {
    const number = indexOf(result.documents.windows, revision) + 1;
    return { ok: true, version: result.version, number };
  }
  const { newer, ...refused } = result;
  const window = newer?.windows[indexOf(newer.windows, revision)];
  return newer && window
    ? { ...refused, newer: { window, version: newer.version, confirmedAt: newer.confirmedAt } }
    : refused;
}

/** A window that has moved is found where it is now; another one under its number is not taken for it. */
function indexOf(windows: readonly Window[], { number, key }: WindowRevision) {
  return key ? windows.findIndex((window) => window.key === key) : number - 1;
}

interface Removal {
  key: string;
  /** The owner has said yes to losing what the window holds. */
  agreed: boolean;
}

/** The owner takes a window out of an order; those behind it move up, and stay the same windows. */
export async function removeOwnersWindow(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: OrderRevision,
  { key, agreed }: Removal,
) {
  const now = app.now();
  const { orderId } = revision;
  return app.db.transaction().execute(async (db) => {
    const checked = await findChecked(db, orderId);
    let before: { windows: OrderContent["windows"]; name: string } | undefined;
    const removed = await editDocumentsIn(db, { actorId, at: now }, revision, (stored) => {
      const left = removeWindow(stored.windows, key, agreed);
      if (!left.ok) return left;
      const windows = settleWindows(left.value, orderId, newWindowKey);
      const name = stored.windows.find((window) => window.key === key)?.name ?? "";
      before = { windows: stored.windows, name };
      const event = { kind: "window_removed" as const, details: { window: name } };
      return { ok: true, value: { documents: { ...stored, windows }, event } };
    });
    if (!removed.ok || !before) return removed;
    const undoId = await noteUndo(db, {
      kind: "window",
      actorId,
      subjectId: orderId,
      words: `Removed ${before.name || "a window"}`,
      before: { ...before, checked } satisfies Before,
      after: { version: removed.version } satisfies After,
      at: now.toISOString(),
    });
    return { ...removed, undoId };
  });
}

interface Before {
  windows: OrderContent["windows"];
  /** Of the one that was removed. */
  name: string;
  checked: Awaited<ReturnType<typeof findChecked>>;
}

interface After {
  version: number;
}

/** Whether the client has said that what we entered is right. */
function findChecked(db: Db, orderId: string) {
  const order = db.selectFrom("orders").select(["clientCheckedAt", "clientCheckedHow"]).where("id", "=", orderId);
  return order.executeTakeFirst();
}

/** The same window with its key, so that what is kept beside the document is about it again. */
export function undoRemoval(app: Pick<App, "db" | "now">, asked: Taker & { id: string }): Promise<Done> {
  return withUndo<Before, After>(app, "window", asked, async (db, { subjectId: orderId, before, after }) => {
    const order = await findRow(db, "orders", { id: orderId }, ["userId"]);
    if (!order) return SINCE;
    const by = { actorId: asked.actorId, at: app.now() };
    const revision = { userId: order.userId, orderId, version: after.version };
    const put = await editDocumentsIn(db, by, revision, (stored) => {
      const event = { kind: "window_restored" as const, details: { window: before.name } };
      return { ok: true, value: { documents: { ...stored, windows: before.windows }, event } };
    });
    if (!put.ok) return put.code === "stale" ? SINCE : put;
    if (before.checked) await setRows(db, "orders", { id: orderId }, before.checked);
    return { ok: true };
  });
}

/** The owner names the hardware of an order. With some named, the order has new hardware, whatever its client chose. */
export async function updateHardware(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: OrderRevision,
  typed: NamedLink[],
) {
  return editDocuments(app, actorId, revision, (stored) => {
    const edited = editHardware(typed);
    if (!edited.ok) return edited;
    const hardware = edited.value;
    if (isDeepStrictEqual(hardware, stored.hardware)) return { ok: true, value: { documents: stored } };
    const details = { changes: [`${namesOf(stored.hardware)} to ${namesOf(hardware)}`] };
    const event = { kind: "hardware_changed" as const, details };
    const hardwareChoice = hardware.length > 0 ? true : stored.hardwareChoice;
    return { ok: true, value: { documents: { ...stored, hardware, hardwareChoice }, event } };
  });
}
