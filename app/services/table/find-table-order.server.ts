import type { Db } from "#app/db/client.server.ts";
import { shortName } from "#app/domain/accounts/short-name.ts";
import { packetText, workOrderOf } from "#app/domain/workroom/paper/work-order.ts";
import { findLots } from "#app/services/purchasing/find-lots.server.ts";
import { findGone } from "#app/services/workroom/find-gone.server.ts";
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
  const gone = await findGone(db, found.document.cloths);
  const order = workOrderOf(found.document, { number: found.number, at: found.at, customer, gone, lots });
  return {
    called: found.called,
    customer,
    packet: packetText({ number: found.number, at: found.at, customer }),
    windows: order.windows.map((window) => {
      const { windowKey } = window;
      const own = parts.filter((part) => part.windowKey === windowKey);
      return {
        windowKey,
        window,
        parts: own.map(({ treatment, boxes, changes }, at) => ({
          windowKey,
          treatment,
          boxes,
          changes,
          title: window.parts[at]?.title ?? "",
        })),
      };
    }),
  };
}
