import type { App } from "#app/app.server.ts";
import { addAccount } from "#app/services/accounts/add-account.server.ts";
import { newAccount } from "./people.ts";

/** A client of the test's own, as the database has them. The password is not one that opens anything. */
export async function addClient(app: Pick<App, "db">) {
  const { password: _, ...account } = newAccount();
  const id = crypto.randomUUID();
  await addAccount(app.db, { ...account, id, role: "client", createdAt: "2026-10-01T12:00:00.000Z" }, "no password");
  return { id, ...account, name: `${account.firstName} ${account.lastName}` };
}
