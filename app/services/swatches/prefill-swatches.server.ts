import type { App } from "#app/app.server.ts";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { MOST_SWATCHES, type SwatchAddress } from "#app/domain/swatches/swatch-words.ts";

/** What we know of whoever is signed in, so that they need not type it. */
export async function findSwatchAddress(app: Pick<App, "db">, userId: string): Promise<SwatchAddress | undefined> {
  const user = await app.db
    .selectFrom("users")
    .select(["firstName", "lastName", "email", "street", "city", "state", "zipCode"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user) return undefined;
  const { firstName, lastName, ...address } = user;
  return { ...address, name: fullName({ firstName, lastName }) };
}

/** The first cloths of the fabric book in an order of theirs; none where it is somebody else's. */
export async function findFabricsOfOrder(
  app: Pick<App, "db">,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<string[]> {
  const row = await app.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!row) return [];
  const entries = readOrderDocuments(row).windows.flatMap(({ customizations, draft }) =>
    Object.values({ ...customizations, ...draft?.customizations }).flatMap((entry) => entry?.fabrics?.fabrics ?? []),
  );
  const ids = entries.flatMap(({ book }) => (book ? [book.id] : []));
  return [...new Set(ids)].slice(0, MOST_SWATCHES);
}
