import type { App } from "#app/app.server.ts";
import { endAddressChange } from "./end-address-change.server.ts";

/** Its holder has thought better of it. Answers which address it was; a change that was carried out stays carried out. */
export async function cancelAddressChange(app: Pick<App, "db">, userId: string) {
  const address = await app.db.transaction().execute((db) => endAddressChange(db, userId));
  return { ok: true as const, address };
}
