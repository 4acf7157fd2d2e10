import type { Db } from "./client.server.ts";

/** Whose house it is: the owner who has been here longest. */
export function firstOwnerOf(db: Db) {
  return db
    .selectFrom("users")
    .where("role", "=", "admin")
    .where("duty", "=", "owner")
    .orderBy("createdAt")
    .orderBy("id")
    .limit(1);
}
