import type { App } from "#app/app.server.ts";
import { dropRows, setRows } from "#app/db/client.server.ts";
import { CUSTOMER_ROLE } from "#app/domain/accounts/role.ts";
import type { ClientDetails } from "#app/domain/customers/client-details.ts";
import { hasAddress, writtenEmail } from "#app/domain/emails/no-address.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { followAddress } from "#app/services/accounts/addresses/address-links.server.ts";
import { writeToBoth } from "#app/services/accounts/addresses/own-address.server.ts";
import { hasCredential } from "#app/services/accounts/invitations/invite-client.server.ts";
import { lockClient } from "#app/services/accounts/lock-client.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { CUSTOMER_MISSING } from "#app/services/orders/with-order.server.ts";
import { columnsOf, findEmailUse, type InUse } from "./add-client.server.ts";

/** A client's details for the form that changes them; `seen` tells whether somebody changed them meanwhile. */
export async function findClientDetails({ db }: Pick<App, "db">, userId: string) {
  const row = await db
    .selectFrom("users")
    .select(["id", "firstName", "lastName", "phoneNumber", "email", "street", "city", "state", "zipCode"])
    .select(["updatedAt", hasCredential().as("hasAccount")])
    .where("id", "=", userId)
    .where("role", "=", CUSTOMER_ROLE)
    .where("mergedInto", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, updatedAt, hasAccount, ...details } = row;
  return {
    id,
    seen: updatedAt,
    hasAccount: Boolean(hasAccount),
    details: { ...details, email: writtenEmail(details.email) } satisfies ClientDetails,
  };
}

/** Asked: the account keeps its address until the link that went to the new one is opened. */
type Edited = { ok: true; asked: string | undefined } | InUse | Refusal;

const STALE = refusal("stale", "Somebody has changed this client since this page was shown. Please look again.");
const KEEPS = refusal("refused", "They log in with this address. Enter another one, or leave it.", "email");

/** Writes down what has changed about a client. Another address of somebody who logs in goes by today's links, told to both. */
export function editClient(
  app: Pick<App, "config" | "db" | "now">,
  { userId, actorId, details, seen }: { userId: string; actorId: string; details: ClientDetails; seen: string },
): Promise<Edited> {
  const at = app.now().toISOString();
  return app.db.transaction().execute(async (db): Promise<Edited> => {
    await lockClient(db, userId);
    const found = await findClientDetails({ db }, userId);
    if (!found) return refusal("missing", CUSTOMER_MISSING);
    const before = found.details;
    const same = (Object.keys(details) as (keyof ClientDetails)[]).every((field) => details[field] === before[field]);
    if (same) return { ok: true, asked: undefined };
    if (found.seen !== seen) return STALE;
    const moves = details.email !== before.email;
    const used = moves ? await findEmailUse(db, details.email, userId) : undefined;
    if (used) return used;
    if (found.hasAccount && moves && details.email === "") return KEEPS;
    const asked = found.hasAccount && moves ? details.email : undefined;
    const { email, ...columns } = columnsOf(details, userId);
    await setRows(
      db,
      "users",
      { id: userId },
      { ...columns, ...(!found.hasAccount && moves && { email, emailVerified: 0 }), updatedAt: at },
    );
    if (asked) await writeToBoth(app, db, userId, asked);
    // An invitation speaks for the address that it was sent to.
    else if (moves) {
      await dropRows(db, "addressLinks", { userId, purpose: "invite" });
      if (hasAddress(email)) await followAddress(db, userId, email);
    }
    const words = asked ? "Asked for another e-mail address of the client" : "Changed the client’s details";
    await recordAudit(db, { actorId, at, kind: "changed", subject: "customer", subjectId: userId, words });
    return { ok: true, asked };
  });
}
