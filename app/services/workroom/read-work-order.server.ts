import { findOtherThanFrozen } from "#app/db/changed-since-priced.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { readSite } from "#app/domain/orders/site/site-form.ts";
import type { SignedCopy, Visit } from "#app/domain/workroom/paper/installer-copy.ts";
import { workOrderOf } from "#app/domain/workroom/paper/work-order.ts";
import { sheetDifferences } from "#app/domain/workroom/sheet/sheet-changes.ts";
import { findFrozenPacket } from "./find-frozen-packet.server.ts";
import { findGone } from "./find-gone.server.ts";
import type { FoundPacket } from "./find-packet.server.ts";
import { findSheets } from "./sheets.server.ts";

/** How a packet goes on paper. */
export interface Paper {
  /** The dye lots that have come, by the name of the cloth in small letters. */
  lots: Readonly<Record<string, string>>;
  /** With the page for whoever hangs it: where that is, and how to get in. */
  toHang: boolean;
  /** Who signed for what was hung of the order. */
  signed?: readonly SignedCopy[];
}

/** A packet as it goes on paper, with what is known today of its cloths and of where it is hung. */
export async function readWorkOrder(db: Db, found: FoundPacket, { lots, toHang, signed = [] }: Paper) {
  const { document } = found;
  const gone = await findGone(db, document.cloths);
  const visit = toHang ? await findVisit(db, document.orderId) : undefined;
  const since = await findSince(db, found);
  const order = workOrderOf(document, { ...found, gone, visit, lots, since });
  // Nobody has signed for what was frozen later.
  const own = signed.filter(({ at }) => found.at !== null && found.at <= at);
  return { ...order, ...(order.installer && own.length > 0 && { installer: { ...order.installer, signed: own } }) };
}

/** What of order and sheet is other than in a frozen packet. A draft is as both are, and a remake is made as its part was. */
export async function findSince(
  db: Db,
  { document, number, remake }: Pick<FoundPacket, "document" | "number" | "remake">,
) {
  if (number === null || remake) return [];
  const { sheets } = await findSheets(db, document.orderId);
  return [...(await findOtherThanFrozen(db, document)), ...sheetDifferences(document, sheets)];
}

/** The same of the packet that an order is cut by now, in words; nothing where none is frozen. */
export async function findBehind(db: Db, order: { userId: string; orderId: string }) {
  const packet = await findFrozenPacket(db, order);
  return packet ? (await findSince(db, packet)).map(({ words }) => words) : [];
}

async function findVisit(db: Db, orderId: string): Promise<Visit | undefined> {
  const row = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["name", "phoneNumber", "street", "city", "state", "zipCode", "site"])
    .where("orders.id", "=", orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, phoneNumber: phone, street, city, state, zipCode } = row;
  const town = [city, [state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return { name, phone, address: [street, town].filter(Boolean), site: readSite(row.site) };
}
