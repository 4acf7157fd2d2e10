import { createHash } from "node:crypto";
import { addRows, type Db, findRow, getRow } from "#app/db/client.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { addressFields } from "#app/domain/accounts/contact-details.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import { writtenEmail } from "#app/domain/emails/no-address.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { readWindows } from "#app/domain/orders/documents/stored-window.ts";
import type { NamedLink, Window } from "#app/domain/orders/window.ts";
import type { PacketWords } from "#app/domain/quotes/document/treatment-sentence.ts";
import { hashedContent } from "#app/domain/quotes/hashed-content.ts";
import { isNamedHardware } from "#app/domain/quotes/price-again.ts";
import { pricedWindows } from "#app/domain/quotes/priced-windows.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { ENGINE_VERSION } from "#app/domain/workroom/packet.ts";
import { clientLineOf, type StoredVersion, termsOf, totalsOf } from "./quote-rows.server.ts";

/** What a version keeps of its order: all that its windows are drawn from. Whatever is edited later, it stays. */
interface Snapshot {
  format: 1;
  engineVersion: number;
  windows: Window[];
  hardware: NamedLink[];
  /** By which they hang, where the owner had changed any. */
  rules: ChangedPlacement;
  /** What the packet says of each treatment. */
  words: PacketWords;
  /** By the key of each window that was seen on its wall: what its picture is called. */
  pictures?: Record<string, string>;
}

/** Nobody's words are in it: what a window is called stands with the names. */
export function takeSnapshot(
  order: { windows: string; hardware: string },
  { rules, words, pictures = {} }: Pick<Snapshot, "rules" | "words" | "pictures">,
): string {
  const { hardware } = readOrderDocuments(order);
  // A version without pictures reads as it did before there were any.
  const seen = Object.keys(pictures).length > 0 ? { pictures } : {};
  const format = { format: 1, engineVersion: ENGINE_VERSION };
  return canonicalJson({ ...format, windows: unnamed(order), hardware, rules, words, ...seen });
}

function unnamed(order: { windows: string; hardware: string }) {
  const { windows } = readOrderDocuments(order);
  return windows.map(({ draft: _, name: __, note: ___, nearbyNote: ____, ...window }) => window);
}

/** The newest composed picture of each window; the version keeps it, whatever becomes of the view. */
export async function keepPictures(db: Db, quoteId: string, orderId: string): Promise<Record<string, string>> {
  const views = await db
    .selectFrom("wallViews")
    .select(["windowKey", "rendered", "renderedBytes"])
    .where("orderId", "=", orderId)
    .where("rendered", "is not", null)
    .orderBy("updatedAt")
    .execute();
  const newest = new Map(views.map((view) => [view.windowKey, view]));
  for (const { windowKey, rendered, renderedBytes } of newest.values()) {
    const picture = { quoteId, windowKey, sha256: rendered ?? "", bytes: renderedBytes };
    await addRows(db, "quotePictures", picture);
  }
  return Object.fromEntries([...newest].map(([key, { rendered }]) => [key, rendered ?? ""]));
}

/** The windows whose pictures a version names, and whether each is still there. */
export async function findPictures(db: Db, { id, snapshot }: { id: string; snapshot: string | null }) {
  const { pictures = {} } = JSON.parse(snapshot ?? "{}") as Partial<Snapshot>;
  const keys = Object.keys(pictures);
  if (keys.length === 0) return [];
  const rows = await db.selectFrom("quotePictures").select("windowKey").where("quoteId", "=", id).execute();
  return keys.map((windowKey) => ({ windowKey, there: rows.some((row) => row.windowKey === windowKey) }));
}

interface Kept {
  order: { windows: string; hardware: string };
  lines: readonly OwnerLine[];
  /** The draft as it was kept last, and its lines. */
  before?: StoredVersion | undefined;
  linesThen: readonly OwnerLine[];
  /** The windows that were priced anew. */
  pricedAgain?: readonly string[] | undefined;
  /** The windows that stay flagged as changed. */
  unsettled?: readonly string[] | undefined;
}

/** What a draft keeps of its order: each window as it was when its lines were last changed, and so its hardware. */
export function draftSnapshot({ order, lines, before, linesThen, pricedAgain, unsettled }: Kept): string {
  const now = unnamed(order);
  const { windows: then, hardware: namedThen } = JSON.parse(before?.row.snapshot ?? "{}") as Partial<Snapshot>;
  const windows = then ? pricedWindows<{ key: string }>({ then, linesThen, now, lines, pricedAgain, unsettled }) : now;
  const named = (all: readonly OwnerLine[]) => canonicalJson(all.filter(isNamedHardware));
  const touched = pricedAgain !== undefined || named(lines) !== named(linesThen);
  const hardware = (touched ? undefined : namedThen) ?? readOrderDocuments(order).hardware;
  return canonicalJson({ format: 1, windows, hardware });
}

/** The windows of a version as they were, with the names that are still known. */
export function readSnapshot(snapshot: string | null, names: Readonly<Record<string, string>>) {
  const { windows = [], hardware = [], rules = {}, words = {} } = JSON.parse(snapshot ?? "{}") as Partial<Snapshot>;
  const named = windows.map((window, index) => ({ ...window, name: names[window.key] ?? `Window ${index + 1}` }));
  return { windows: readWindows(named), hardware, rules, words };
}

export function hashOf({ row, lines }: StoredVersion): string {
  const text = hashedContent({
    orderId: row.orderId,
    number: row.number,
    terms: termsOf(row),
    totals: totalsOf(row),
    lines: lines.map((line) => ({
      ...clientLineOf(line),
      grossCents: line.grossCents,
      netCents: line.netCents,
      shareCents: line.shareCents,
    })),
    snapshot: row.snapshot ?? "",
  });
  return createHash("sha256").update(text).digest("hex");
}

/** Whom a version is about and what they call their windows, apart from it, so that a person can be forgotten. */
export interface QuoteNames {
  name: string;
  email: string;
  phoneNumber: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  /** By the key of each window. */
  windows: Record<string, string>;
}

export async function writeNames(
  db: Db,
  quoteId: string,
  order: { userId: string; windows: string; hardware: string },
) {
  const person = await getRow(db, "users", { id: order.userId }, ["name", "email", "phoneNumber", ...addressFields]);
  const windows = Object.fromEntries(readOrderDocuments(order).windows.map(({ key, name }) => [key, name]));
  await addRows(db, "documentPeople", {
    document: "quote",
    documentId: quoteId,
    role: "client",
    person: JSON.stringify({ ...person, email: writtenEmail(person.email), windows } satisfies QuoteNames),
  });
}

export function namesIn(row: { person: string | null } | undefined): QuoteNames | undefined {
  return row?.person ? (JSON.parse(row.person) as QuoteNames) : undefined;
}

export async function readNames(db: Db, quoteId: string): Promise<QuoteNames | undefined> {
  const row = await findRow(db, "documentPeople", { document: "quote", documentId: quoteId }, ["person"]);
  return namesIn(row);
}
