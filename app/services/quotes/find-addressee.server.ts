import type { App } from "#app/app.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { writtenEmail } from "#app/domain/emails/no-address.ts";

/** Whom a sent quote is told to, and where; for the owner, before it is sent. */
export async function findAddressee({ db }: Pick<App, "db">, userId: string) {
  const client = await db
    .selectFrom("users")
    .select(["firstName", "lastName", "email", "city"])
    .where("id", "=", userId)
    .executeTakeFirst();
  const name = (client && fullName(client)) || "the client";
  return { name, email: writtenEmail(client?.email ?? ""), city: client?.city ?? "" };
}
