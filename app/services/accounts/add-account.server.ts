import type { Insertable } from "kysely";
import { addRows, type Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { foldedName, fullName } from "#app/domain/accounts/full-name.ts";

type UserValues = Insertable<Database["users"]>;
type AccountDetails = Omit<UserValues, "name" | "foldedName" | "emailVerified" | "image" | "updatedAt">;

/**
 * Writes a user with a password that is already hashed: for seeds and the first admin, never for a browser. Whoever runs
 * the house vouches for the address.
 */
export async function addAccount(db: Db, details: AccountDetails, passwordHash: string) {
  const { id, createdAt } = details;
  await addRows(db, "users", {
    ...details,
    name: fullName(details),
    foldedName: foldedName(details),
    emailVerified: 1,
    image: null,
    updatedAt: createdAt,
  });
  await addRows(db, "accounts", {
    id: `${id}-password`,
    accountId: id,
    providerId: "credential",
    userId: id,
    password: passwordHash,
    createdAt,
    updatedAt: createdAt,
  });
}
