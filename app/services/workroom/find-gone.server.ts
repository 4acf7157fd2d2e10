import type { Db } from "#app/db/client.server.ts";
import type { Cloth } from "#app/domain/workroom/sheet/cloths.ts";
import { findDiscontinued } from "#app/services/fabrics/read-book.server.ts";

/** Which of the book's cloths in packets are no longer made, as of now. */
export function findGone(db: Db, cloths: readonly Cloth[]): Promise<ReadonlySet<string>> {
  return findDiscontinued(
    db,
    cloths.flatMap(({ book }) => book ?? []),
  );
}
