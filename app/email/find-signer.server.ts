import type { Db } from "#app/db/client.server.ts";
import { firstOwnerOf } from "#app/db/first-owner.server.ts";
import { isUnnamed } from "#app/domain/accounts/full-name.ts";
import { oneLine } from "#app/domain/one-line.ts";

/** The first name of the owner as Settings has it: of the first account of an owner, or nothing. */
export async function findSigner(db: Db): Promise<string> {
  const owner = await firstOwnerOf(db).select(["firstName", "lastName"]).executeTakeFirst();
  return owner && !isUnnamed(owner) ? oneLine(owner.firstName).trim() : "";
}
