import { type Kysely, sql } from "kysely";

interface Tables {
  emails: { id: string; kind: string; parameters: string; userId: string | null };
  consultations: { id: string; userId: string };
}

const aboutOrders = ["confirm", "quote_ready", "quote_accepted", "status_changed"];
const aboutVisits = ["consultation_booked", "consultation_moved", "consultation_cancelled"];
const aboutAccounts = [
  ...["password_reset", "password_changed", "deletion_requested", "verify_address", "address_taken"],
  ...["address_change_requested", "address_changed", "new_sign_in", "second_step"],
];

const AT_ONCE = 500;

/**
 * The account that a message was written to: an address may be another's tomorrow. Notices to the house have none. What was
 * sent before is given to the owner of its order or visit, and else to whoever has had its address ever since; where that
 * cannot be told, to nobody.
 */
export async function up(database: Kysely<unknown>) {
  const db = database as Kysely<Tables>;
  await db.schema
    .alterTable("emails")
    .addColumn("userId", "text", (column) => column.references("users.id").onDelete("set null"))
    .execute();
  await giveByOrder(db);
  await giveByVisit(db);
  await giveByAddress(db);
  await db.schema.createIndex("emailsByAccount").on("emails").columns(["userId", "createdAt", "id"]).execute();
}

async function giveByOrder(db: Kysely<Tables>) {
  await sql`
    update emails set "userId" = (select orders."userId" from orders where orders.id = emails."orderId")
    where kind in (${sql.join(aboutOrders)})`.execute(db);
}

/** Only the parameters say which visit it was. */
async function giveByVisit(db: Kysely<Tables>) {
  const visits = await db.selectFrom("consultations").select(["id", "userId"]).execute();
  const holders = new Map(visits.map(({ id, userId }) => [id, userId]));
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("emails")
      .select(["id", "parameters"])
      .where("kind", "in", aboutVisits)
      .where("id", ">", after)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    for (const { id, parameters } of rows) {
      const userId = holders.get(visitOf(parameters)) ?? null;
      await db.updateTable("emails").set({ userId }).where("id", "=", id).execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function visitOf(parameters: string): string {
  try {
    return String((JSON.parse(parameters) as { consultation_id?: unknown }).consultation_id);
  } catch {
    return "";
  }
}

/** Not what is older than the account, or than the last change of address that this address was told of. */
async function giveByAddress(db: Kysely<Tables>) {
  await sql`
    update emails set "userId" = (
      select users.id from users
      where users.email = emails."recipientAddress" and users."createdAt" <= emails."createdAt"
        and not exists (
          select 1 from emails as change
          where change.kind = 'address_changed' and change."recipientAddress" = emails."recipientAddress"
            and change."createdAt" > emails."createdAt"))
    where kind in (${sql.join(aboutAccounts)})`.execute(db);
}
