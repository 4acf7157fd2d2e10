import { type ExpressionBuilder, sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { containing, isNamed } from "#app/db/search-pattern.server.ts";
import { emailKinds, isSecretEmail } from "#app/domain/emails/email-kinds.ts";
import type { EmailListQuery } from "#app/domain/emails/email-list.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";
import { orderNumberIn } from "#app/domain/orders/order-id.ts";
import { composeEmail } from "#app/email/compose-email.ts";
import { findSigner } from "#app/email/find-signer.server.ts";
import type { Picture } from "#app/email/message.ts";
import { sendsMail } from "#app/email/transports/transport-settings.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { logoForMail } from "#app/services/site/read-logo.server.ts";

/** One page of the owner's e-mails, newest first, and how many the search finds in each state. */
export async function listEmails(app: Pick<App, "db">, query: EmailListQuery) {
  const counted = await emailsFound(app.db, query.search)
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const none = { queued: 0, sent: 0, failed: 0, dropped: 0 };
  const counts = { ...none, ...Object.fromEntries(counted.map((row) => [row.state, row.count])) };
  const rowCount = query.state ? counts[query.state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { page, pageCount } = pageWithin(query.page, rowCount);
  const ids = await emailsFound(app.db, query.search)
    .$if(query.state !== null, (emails) => emails.where("state", "=", query.state ?? "sent"))
    .select("id")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows: await findRows(app.db, ids), counts, rowCount, page, pageCount };
}

/** By recipient or order id, in any part of it; by a customer's name with its accents or without. */
function emailsFound(db: Db, search: string) {
  const text = containing(search.toLowerCase().replace(/^#\s*/, ""));
  const customers = db.selectFrom("users").select("email").where(isNamed(search));
  return db.selectFrom("emails").$if(search !== "", (query) =>
    query.where((eb) =>
      eb.or([
        sql<boolean>`lower("recipientName" || ' ' || "recipientAddress" || ' ' || coalesce("orderId", '')) like ${text} escape '\\'`,
        eb("recipientAddress", "in", customers),
        eb(
          "orderId",
          "in",
          eb
            .selectFrom("orders")
            .select("orders.id")
            .where("number", "=", orderNumberIn(search) ?? 0),
        ),
      ]),
    ),
  );
}

/** Found in the index first, read afterwards: a deep page costs no more than fifty rows. */
async function findRows(db: Db, ids: { id: string }[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("emails")
    .leftJoin("orders", "orders.id", "emails.orderId")
    .select(["emails.id", "kind", "recipientName", "recipientAddress", "orderId", "orders.number", "state", "attempts"])
    .select(["nextTryAt", "lastError", "emails.createdAt", "sentAt", "claimedBy", "timesAskedAgain"])
    .where(
      "emails.id",
      "in",
      ids.map(({ id }) => id),
    )
    .orderBy("emails.createdAt", "desc")
    .orderBy("emails.id", "desc")
    .execute();
}

type DrawPicture = (
  about: { kind: string; orderId: string | null; createdAt: string },
  signal: AbortSignal,
) => Promise<Picture | undefined>;

/** Whoever looks at a message does not wait longer for its picture. */
const LONGEST_PICTURE_MS = 5_000;

/** A message as the owner may read it: written out again from what is kept, without the key that a reset carries. */
export async function findEmail(app: Pick<App, "db" | "config" | "files" | "log">, id: string, draw?: DrawPicture) {
  const row = await app.db
    .selectFrom("emails")
    .leftJoin("orders", "orders.id", "emails.orderId")
    .select(["emails.id", "kind", "recipientName", "recipientAddress", "parameters", "orderId", "state", "attempts"])
    .select(["nextTryAt", "lastError", "emails.createdAt", "sentAt"])
    .select(["claimedBy", "receipt", "timesAskedAgain", "unverified"])
    .select(["orders.userId as customerId", "orders.number"])
    .where("emails.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const secret = isSecretEmail(row.kind);
  const shown = secret ? { ...row, parameters: JSON.stringify({ link: "" }) } : row;
  const site = await findSite(app.db, row.sentAt ?? undefined);
  const how = {
    site,
    logo: await logoForMail(app, site),
    sendsMail: sendsMail(app.config.email),
    signer: await findSigner(app.db),
    picture: await draw?.(row, AbortSignal.timeout(LONGEST_PICTURE_MS)).catch(() => undefined),
  };
  return { row: shown, secret, written: composeEmail(shown, app.config.siteUrl, how) };
}

const secretKinds = emailKinds.filter(isSecretEmail);

/**
 * The messages that have not gone out: those that wait, those that have failed and are tried again, and those given up. One
 * that carried a key and was given up is left out: nobody can send it again, and its client asks for a new one.
 */
export async function countUnsentEmails({ db }: Pick<App, "db">) {
  const unsent = db
    .selectFrom("emails")
    .where("state", "in", ["queued", "failed"])
    .where((eb) => eb.or([eb("state", "=", "queued"), eb("kind", "not in", secretKinds)]));
  const { queued, struggling, failed } = await unsent
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("state", "=", "failed").as("failed"),
      eb.fn.countAll<number>().filterWhere(isStruggling).as("struggling"),
      eb.fn.countAll<number>().filterWhere("state", "=", "queued").as("queued"),
    ])
    .executeTakeFirstOrThrow();
  const latest = await unsent
    .select(["id", "kind", "recipientName", "recipientAddress", "lastError"])
    .where("lastError", "is not", null)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return { waiting: queued - struggling, struggling, failed, latest: latest ?? null };
}

/** Tried in vain at least once, and tried again by itself. */
export function isStruggling(eb: ExpressionBuilder<Database, "emails">) {
  return eb.and([eb("state", "=", "queued"), eb("lastError", "is not", null)]);
}
