import type { Db } from "#app/db/client.server.ts";
import { readSite } from "#app/domain/orders/site/site-form.ts";
import type { SignedCopy, Visit } from "#app/domain/workroom/paper/installer-copy.ts";
import { workOrderOf } from "#app/domain/workroom/paper/work-order.ts";
import { findGone } from "./find-gone.server.ts";
import type { FoundPacket } from "./find-packet.server.ts";

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
  const order = workOrderOf(document, { ...found, gone, visit, lots });
  // Nobody has signed for what was frozen later.
  const own = signed.filter(({ at }) => found.at !== null && found.at <= at);
  return { ...order, ...(order.installer && own.length > 0 && { installer: { ...order.installer, signed: own } }) };
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
