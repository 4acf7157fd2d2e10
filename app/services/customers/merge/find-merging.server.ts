import type { App } from "#app/app.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import { CUSTOMER_ROLE } from "#app/domain/accounts/role.ts";
import type { Merging } from "#app/domain/customers/merge/merge-rules.ts";
import { writtenEmail } from "#app/domain/emails/no-address.ts";
import { hasCredential } from "#app/services/accounts/invitations/invite-client.server.ts";
import { countAll } from "./move-rows.server.ts";

/** One side of a merge, and when it last changed. */
export type MergeSide = Merging & { seen: string; mergedInto: string | null };

export async function findMergeSide(db: Db, id: string, at: string): Promise<MergeSide | undefined> {
  const row = await db
    .selectFrom("users")
    .select(["id", "name", "email", "firstName", "lastName", "phoneNumber", "street", "city", "state", "zipCode"])
    .select(["updatedAt", "mergedInto", hasCredential().as("hasAccount")])
    .select((eb) => [
      eb
        .exists(eb.selectFrom("deletionRequests").select("userId").whereRef("deletionRequests.userId", "=", "users.id"))
        .as("askedToGo"),
      eb
        .exists(
          eb
            .selectFrom("consultations")
            .select("consultations.id")
            .whereRef("consultations.userId", "=", "users.id")
            .where("state", "=", "booked")
            .where("endsAt", ">", at),
        )
        .as("visitAhead"),
      eb
        .exists(
          eb
            .selectFrom("cardSessions")
            .select("cardSessions.id")
            .whereRef("cardSessions.userId", "=", "users.id")
            .where("cardSessions.state", "in", ["starting", "open", "ending"]),
        )
        .as("paying"),
    ])
    .where("users.id", "=", id)
    .where("role", "=", CUSTOMER_ROLE)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, email, updatedAt, mergedInto, hasAccount, askedToGo, visitAhead, paying, id: userId, ...rest } = row;
  return {
    id: userId,
    name: name || "N/A",
    details: { ...rest, email: writtenEmail(email) },
    seen: updatedAt,
    mergedInto,
    merged: mergedInto !== null,
    hasAccount: Boolean(hasAccount),
    askedToGo: Boolean(askedToGo),
    visitAhead: Boolean(visitAhead),
    paying: Boolean(paying),
  };
}

/** Both, with how much the one has that would go over. */
export async function findMerging({ db, now }: Pick<App, "db" | "now">, staysId: string, goesId: string) {
  const at = now().toISOString();
  const stays = await findMergeSide(db, staysId, at);
  const goes = await findMergeSide(db, goesId, at);
  return stays && goes && { stays, goes, counts: await countAll(db, goesId) };
}

/** Which client somebody is part of by now, so that old addresses lead there. */
export async function findMergedInto({ db }: Pick<App, "db">, userId: string): Promise<string | undefined> {
  const row = await findRow(db, "users", { id: userId }, ["mergedInto"]);
  return row?.mergedInto ?? undefined;
}

/** Who may be the same person: by phone, by name, and not the one whom we come from. */
export async function findAlike({ db }: Pick<App, "db">, userId: string) {
  const one = await findRow(db, "users", { id: userId }, ["phoneNumber", "foldedName"]);
  if (!one) return [];
  const { phoneNumber, foldedName } = one;
  return db
    .selectFrom("users")
    .select(["id", "firstName", "lastName", "phoneNumber", "email"])
    .where("id", "<>", userId)
    .where("role", "=", CUSTOMER_ROLE)
    .where("mergedInto", "is", null)
    .where((eb) =>
      eb.or([
        ...(phoneNumber ? [eb("phoneNumber", "=", phoneNumber)] : []),
        ...(foldedName ? [eb("foldedName", "=", foldedName)] : []),
        eb("id", "=", ""),
      ]),
    )
    .orderBy("foldedName")
    .orderBy("id")
    .limit(10)
    .execute();
}
