import { randomUUID } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { type Db, findRow, updateVersion } from "#app/db/client.server.ts";
import { foldedName, fullName } from "#app/domain/accounts/full-name.ts";
import { CUSTOMER_ROLE } from "#app/domain/accounts/role.ts";
import type { ClientDetails } from "#app/domain/customers/client-details.ts";
import { inquiryLetters } from "#app/domain/emails/email-kinds.ts";
import { noAddressOf } from "#app/domain/emails/no-address.ts";
import { type Done, type Refusal, refusal } from "#app/domain/refusal.ts";
import { queueInvitation } from "#app/services/accounts/invitations/invite-client.server.ts";
import { recordAudit } from "#app/services/audit/record-audit.server.ts";
import { makeOnce } from "#app/services/form-keys.server.ts";
import { handOverPhotos } from "#app/services/inquiries/inquiry-photos.server.ts";
import { isOurs } from "#app/services/site/find-site.server.ts";

/** Somebody whom we have already, for the form to lead to. */
export interface Known {
  id: string;
  name: string;
  isClient: boolean;
}

export type InUse = Refusal & { known: Known };

interface NewClient {
  details: ClientDetails;
  /** Whoever of us adds them. */
  actorId: string;
  /** Send them an invitation, where they have an address. */
  invite: boolean;
  /** The number of somebody else is meant. */
  phoneMeant: boolean;
  /** The inquiry that they are added from, and the version of it that was seen. */
  inquiry: { id: string; version: number } | undefined;
  formKey: string | undefined;
}

type Added = { ok: true; id: string; invited: boolean };

/** A client by name and telephone or address. They have no account until they are invited and choose a password. */
export function addClient(
  app: Pick<App, "config" | "db" | "now">,
  { details, actorId, invite, phoneMeant, inquiry, formKey }: NewClient,
): Promise<Added | InUse | Refusal> {
  return makeOnce(app, { userId: actorId, purpose: "add-client", key: formKey }, async (db) => {
    const used = (await findEmailUse(db, details.email)) ?? (phoneMeant ? undefined : await findPhoneUse(db, details));
    if (used) return used;
    const [id, at] = [randomUUID(), app.now().toISOString()];
    const { email } = details;
    const row = {
      ...columnsOf(details, id),
      id,
      emailVerified: 0,
      image: null,
      role: CUSTOMER_ROLE,
      enteredBy: actorId,
      createdAt: at,
      updatedAt: at,
    };
    // Somebody may sign up with the address at this moment.
    const added = await db
      .insertInto("users")
      .values(row)
      .onConflict((conflict) => conflict.column("email").doNothing())
      .executeTakeFirst();
    if (Number(added.numInsertedOrUpdatedRows ?? 0) === 0) return (await findEmailUse(db, email)) ?? TAKEN;
    const words = "Added the client";
    await recordAudit(db, { actorId, at, kind: "changed", subject: "customer", subjectId: id, words });
    const joined = inquiry ? await joinInquiry(db, { ...inquiry, userId: id, at }) : { ok: true as const };
    if (!joined.ok) throw new InquiryMoved();
    const invited = invite && email !== "";
    if (invited) await queueInvitation(app, db, { id, name: row.name, email });
    return { ok: true as const, id, invited };
  }).catch((error: unknown) => {
    if (error instanceof InquiryMoved) return MOVED;
    throw error;
  });
}

/** Undoes the client that was just written. */
class InquiryMoved extends Error {}

const MOVED = refusal("stale", "Somebody has changed this inquiry since this page was shown. Please look again.");
const TAKEN = refusal("refused", "This e-mail address is in use already.", "email");

/** What is written of a client's details: how they are called, and an address that is nobody's where they have none. */
export function columnsOf(details: ClientDetails, userId: string) {
  return {
    ...details,
    name: fullName(details),
    foldedName: foldedName(details),
    email: details.email === "" ? noAddressOf(userId) : details.email,
  };
}

export async function findEmailUse(db: Db, email: string, except = ""): Promise<InUse | Refusal | undefined> {
  if (email === "") return undefined;
  if (await isOurs(db, email)) return refusal("refused", "That is our own e-mail address.", "email");
  const known = await db
    .selectFrom("users")
    .select(["id", "name", "role"])
    .where("email", "=", email)
    .where("id", "<>", except)
    .executeTakeFirst();
  return known && inUse(known, "has this e-mail address already.", "email");
}

async function findPhoneUse(db: Db, { phoneNumber }: ClientDetails): Promise<InUse | undefined> {
  if (phoneNumber === "") return undefined;
  const known = await db
    .selectFrom("users")
    .select(["id", "name", "role"])
    .where("phoneNumber", "=", phoneNumber)
    .where("role", "=", CUSTOMER_ROLE)
    .where("mergedInto", "is", null)
    .orderBy("createdAt")
    .executeTakeFirst();
  return known && inUse(known, "has this phone number already. Is this somebody else?", "phoneNumber");
}

function inUse({ id, name, role }: { id: string; name: string; role: string | null }, does: string, field: string) {
  const known = { id, name: name || "N/A", isClient: role === CUSTOMER_ROLE };
  return { ...refusal("refused", `${known.name} ${does}`, field), known };
}

interface Joining {
  id: string;
  version: number;
  userId: string;
  at: string;
}

/** What they asked, and our letters about it, are theirs from now on. */
async function joinInquiry(db: Db, { id, version, userId, at }: Joining): Promise<Done> {
  const asked = await findRow(db, "inquiries", { id }, ["email", "userId"]);
  if (!asked || asked.userId !== null) return MOVED;
  const query = db.updateTable("inquiries").where("id", "=", id);
  if (!(await updateVersion(query, version, { userId, updatedAt: at }))) return MOVED;
  await handOverPhotos(db, [id], userId);
  if (asked.email === "") return { ok: true };
  await db
    .updateTable("emails")
    .set({ userId })
    .where("recipientAddress", "=", asked.email)
    .where("kind", "in", inquiryLetters)
    .where("userId", "is", null)
    .execute();
  return { ok: true };
}
