import type { Db } from "#app/db/client.server.ts";

/** A new password ends what somebody with the old one may have asked for. */
export async function endAddressChange(db: Db, userId: string) {
  await db.deleteFrom("addressLinks").where("userId", "=", userId).where("purpose", "=", "change").execute();
}
