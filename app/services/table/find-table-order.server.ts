import type { Db } from "#app/db/client.server.ts";
import { shortName } from "#app/domain/accounts/full-name.ts";
import { packetText, workOrderOf } from "#app/domain/workroom/paper/work-order.ts";
import { remakeName } from "#app/domain/workroom/remakes/remake-form.ts";
import { findLots } from "#app/services/purchasing/find-purchase-orders.server.ts";
import { findGone } from "#app/services/workroom/find-gone.server.ts";
import { findSince } from "#app/services/workroom/read-work-order.server.ts";
import { findTable } from "./find-table.server.ts";

/** An order as whoever makes it reads it: no address, no money, and of the client no more than a name. */
export async function findTableOrder(db: Db, orderId: string) {
  const table = await findTable(db, orderId);
  if (!table) return undefined;
  const { found, parts } = table;
  const person = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.userId")
    .select(["firstName", "lastName"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  const customer = shortName(person);
  const lots = await findLots(db, orderId);
  const first = { document: found.document, at: found.at, number: found.number, remake: 0 };
  const packets = [...table.remakes.map((one) => ({ ...one, number: one.remake })), first];
  const shown = await Promise.all(
    packets.map(async ({ document, at, number, remake }) => {
      const paper = { number, at, customer, remake };
      const gone = await findGone(db, document.cloths);
      const since = await findSince(db, { document, number, remake });
      return workOrderOf(document, { ...paper, gone, lots, since }).windows.map((window) => {
        const { windowKey } = window;
        const own = parts.filter((part) => part.windowKey === windowKey && part.remake === remake);
        return {
          windowKey,
          remake,
          window,
          packet: packetText(paper),
          parts: own.map(({ treatment, boxes, changes }, index) => ({
            windowKey,
            treatment,
            remake,
            boxes,
            changes,
            title: `${remake ? `${remakeName(remake)}: ` : ""}${window.parts[index]?.title ?? ""}`,
          })),
        };
      });
    }),
  );
  return {
    called: found.called,
    customer,
    packet: packetText({ number: found.number, at: found.at, customer }),
    windows: shown.flat(),
  };
}
