import { type Db, findRow } from "#app/db/client.server.ts";
import { readOrderDocuments, writeOrderDocuments } from "#app/db/order-documents.ts";
import { type AgreedLine, agree, type MeaningLine } from "#app/domain/orders/agreed/agree.ts";
import { undoWritten, type Written } from "#app/domain/orders/agreed/written.ts";
import { windowChanges } from "#app/domain/orders/owner/window-changes.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { type OrderEvent, recordEvents } from "#app/services/orders/record-event.server.ts";

interface Act {
  orderId: string;
  actorId: string | null;
  at: string;
}

interface Order {
  windows: string;
  hardware: string;
  hardwareChoice: number | null;
  acceptedQuoteId: string | null;
}

/** The windows for whoever writes the order, and what the trail says of them. */
interface Changed {
  columns: { windows?: string };
  events: OrderEvent[];
}

/**
 * What was chosen becomes the windows. Answers what is to be kept with the acceptance, what is to be written, and what the trail
 * is to say. Called inside its transaction, with the order locked.
 */
export async function planAgreed(
  db: Db,
  { order, lines, chosen, ...act }: Act & { order: Order; lines: readonly MeaningLine[]; chosen: readonly string[] },
): Promise<Changed & { meant: Meant }> {
  const earlier = order.acceptedQuoteId === null ? undefined : await findMeant(db, act.orderId);
  const stands = earlier?.quoteId === order.acceptedQuoteId ? earlier?.written : undefined;
  const { windows: before } = readOrderDocuments(order);
  const { windows, written, agreed } = agree(before, lines, chosen, stands);
  return {
    meant: { written, agreed },
    ...changeWindows(order, { before, windows }, { ...act, kind: "choices_written" }),
  };
}

/**
 * A consent ends, and with it what its acceptance wrote into the windows, as far as nobody has changed it since. Once a packet is
 * frozen nothing changes by itself: the workroom's page says so instead.
 */
export async function takeBackAgreed(db: Db, order: Order, act: Act): Promise<{ windows?: string }> {
  if (order.acceptedQuoteId === null) return {};
  const meant = await findMeant(db, act.orderId);
  if (meant?.quoteId !== order.acceptedQuoteId || meant.written.length === 0) return {};
  const frozen = await findRow(db, "packets", { orderId: act.orderId }, ["id"]);
  if (frozen) return {};
  const { windows: before } = readOrderDocuments(order);
  const windows = undoWritten(before, meant.written);
  const { columns, events } = changeWindows(order, { before, windows }, { ...act, kind: "choices_taken_back" });
  await recordEvents(db, events);
  return columns;
}

function changeWindows(
  order: Order,
  { before, windows }: { before: readonly Window[]; windows: Window[] },
  act: Act & { kind: "choices_written" | "choices_taken_back" },
): Changed {
  const changes = windows.flatMap((window, index) => {
    const changed = windowChanges(before[index] ?? window, window);
    return changed.length > 0 ? [`${window.name || `Window ${index + 1}`}: ${changed.join(", ")}`] : [];
  });
  if (changes.length === 0) return { columns: {}, events: [] };
  const stored = readOrderDocuments(order);
  const content = {
    windows,
    hardware: stored.hardware,
    hardwareChoice: order.hardwareChoice === null ? null : order.hardwareChoice === 1,
  };
  const { windows: written } = writeOrderDocuments(content, stored);
  return { columns: { windows: written }, events: [{ ...act, details: { changes } }] };
}

/** What is kept with an acceptance of what it meant for the windows. */
export interface Meant {
  written: Written[];
  agreed: AgreedLine[];
}

/** Of the newest acceptance of an order, in force or ended; none where there was none, or it is from before this was kept. */
export async function findMeant(db: Db, orderId: string): Promise<(Meant & { quoteId: string }) | undefined> {
  const row = await db
    .selectFrom("quoteAnswers")
    .innerJoin("quotes", "quotes.id", "quoteAnswers.acceptedOf")
    .select(["quoteId", "meant"])
    .where("quoteAnswers.orderId", "=", orderId)
    .orderBy("quotes.number", "desc")
    .executeTakeFirst();
  return readMeant(row);
}

export function readMeant(row: { quoteId: string | null; meant: string | null } | undefined) {
  return row?.quoteId && row.meant ? { quoteId: row.quoteId, ...(JSON.parse(row.meant) as Meant) } : undefined;
}
