import { createHash } from "node:crypto";
import type { App } from "#app/app.server.ts";

interface PendingSignIn {
  id: string;
  userId: string;
}

/** Whose right password waits for its second step in this browser. Asked of the table itself, which it does not change. */
export async function findPendingSignIn(
  app: Pick<App, "db" | "auth" | "now">,
  headers: Headers,
): Promise<PendingSignIn | undefined> {
  const { pending } = await app.auth.api.readPendingSignIn({ headers });
  if (!pending) return undefined;
  return app.db
    .selectFrom("verifications")
    .innerJoin("users", "users.id", "verifications.value")
    .select(["verifications.id", "users.id as userId"])
    .where("identifier", "=", createHash("sha256").update(pending).digest("base64url"))
    .where("expiresAt", ">", app.now().toISOString())
    .executeTakeFirst();
}

/** Ends the waiting. False when it has ended already: of two answers to one question, one opens a session. */
export async function endPendingSignIn(app: Pick<App, "db">, { id }: PendingSignIn) {
  const { numDeletedRows } = await app.db.deleteFrom("verifications").where("id", "=", id).executeTakeFirst();
  return numDeletedRows === 1n;
}
