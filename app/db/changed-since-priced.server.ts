import { sql } from "kysely";
import { asWritten, type Written } from "#app/domain/orders/agreed/written.ts";
import { readWindows } from "#app/domain/orders/documents/stored-window.ts";
import type { NamedLink } from "#app/domain/orders/window.ts";
import { differencesByWindow, differencesFromPriced, type Priced } from "#app/domain/quotes/priced-windows.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { type Db, findRow, setRows } from "./client.server.ts";
import { readOrderDocuments } from "./order-documents.ts";

/** Its open quote was priced for other windows than it has now, as part of a statement about orders. */
export const isChangedSincePriced = sql<boolean>`("orders"."windowsChangedAt" is not null
  and exists (select 1 from "quotes" where "quotes"."openOf" = "orders"."id"))`;

interface Snapshot {
  engineVersion?: number;
  windows?: object[];
  hardware?: NamedLink[];
}

/** What a version was priced from. One that was made of a total before versions were kept knows nothing of it. */
export function readPriced(snapshot: string | null, names: Readonly<Record<string, string>> = {}): Priced | undefined {
  const { engineVersion, windows = [], hardware = [] } = JSON.parse(snapshot ?? "{}") as Snapshot;
  if (engineVersion === undefined) return undefined;
  // A snapshot keeps no names, and none counts.
  const read = readWindows(windows.map((window) => ({ ...window, name: "Window" })));
  return { windows: read.map((window) => ({ ...window, name: names[window.key] ?? window.name })), hardware };
}

/** After an edit of its windows or hardware, for lists; whoever takes a yes compares again. Inside the transaction of the edit. */
export async function noteChangedSincePriced(db: Db, orderId: string, at: string) {
  const row = await db
    .selectFrom("orders")
    .innerJoin("quotes", "quotes.openOf", "orders.id")
    .select(["windows", "hardware", "snapshot", "windowsChangedAt"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  if (!row) return;
  const then = readPriced(row.snapshot);
  const changed = !then || differencesFromPriced(then, readOrderDocuments(row)).length > 0;
  const windowsChangedAt = changed ? at : null;
  if ((windowsChangedAt === null) === (row.windowsChangedAt === null)) return;
  await setRows(db, "orders", { id: orderId }, { windowsChangedAt });
}

/** What of an order is other than the version in force says, in words, with the key of the window where there is one. */
export async function findOtherThanAgreed(
  db: Db,
  orderId: string,
): Promise<{ window: string | null; words: string }[]> {
  const row = await db
    .selectFrom("orders")
    .innerJoin("quotes", "quotes.id", "orders.acceptedQuoteId")
    .leftJoin("quoteAnswers", "acceptedOf", "quotes.id")
    .leftJoin("documentPeople", (join) =>
      join.onRef("documentId", "=", "quotes.id").on("document", "=", "quote").on("role", "=", "client"),
    )
    .select(["orders.windows", "orders.hardware", "snapshot", "meant", "person"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  return row ? otherThanAgreed(row) : [];
}

/** The same of what a packet was frozen with: what is cut by it is no longer what the order says. */
export async function findOtherThanFrozen(db: Db, { orderId, order }: Pick<PacketDocument, "orderId" | "order">) {
  const row = await findRow(db, "orders", { id: orderId }, ["windows", "hardware"]);
  const then = { windows: readWindows(order.windows), hardware: order.hardware };
  return row ? differencesByWindow(then, readOrderDocuments(row)) : [];
}

interface Agreed {
  windows: string;
  hardware: string;
  /** Of the version in force; nothing without one. */
  snapshot: string | null;
  meant: string | null;
  person: string | null;
}

export function otherThanAgreed(row: Agreed): { window: string | null; words: string }[] {
  const names = (JSON.parse(row.person ?? "{}") as { windows?: Record<string, string> }).windows;
  const priced = readPriced(row.snapshot, names);
  if (!priced) return [];
  const now = readOrderDocuments(row);
  const { written = [] } = JSON.parse(row.meant ?? "{}") as { written?: Written[] };
  const then = { ...priced, windows: asWritten(priced.windows, now.windows, written) };
  return differencesByWindow(then, now);
}
