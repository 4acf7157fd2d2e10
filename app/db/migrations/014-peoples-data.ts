import { type Kysely, sql } from "kysely";

interface Person {
  orderId: string;
  name: string;
  email: string;
  phoneNumber: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
}
interface Tables {
  documentPeople: { document: string; documentId: string; role: string; person: string };
  retentionRules: Record<string, string | number>;
}

const AT_ONCE = 500;

/** Who a kept order is about, who asked to go and who has gone, how long things are kept, and who looked at what. */
export async function up(database: Kysely<unknown>) {
  const db = database as Kysely<Tables>;
  await createTables(db);
  await db
    .insertInto("retentionRules")
    .values({ id: "house", emailDays: 730, sessionDays: 30, inquiryDays: 365, auditDays: 730, version: 1 })
    .execute();
  await fillPeople(db);
}

async function createTables(db: Kysely<Tables>) {
  await db.schema
    .createTable("documentPeople")
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("documentId", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("person", "text")
    .addColumn("erasedAt", "text")
    .addPrimaryKeyConstraint("documentPeopleKey", ["document", "documentId", "role"])
    .execute();
  await db.schema
    .createTable("deletionRequests")
    .addColumn("userId", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("requestedAt", "text", (column) => column.notNull())
    .execute();
  // Without a reference: the row is about somebody who may no longer have one.
  await db.schema
    .createTable("deletions")
    .addColumn("userId", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("keptOrders", "integer", (column) => column.notNull())
    .addColumn("keptVisits", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("retentionRules")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("emailDays", "integer", (column) => column.notNull())
    .addColumn("sessionDays", "integer", (column) => column.notNull())
    .addColumn("inquiryDays", "integer", (column) => column.notNull())
    .addColumn("auditDays", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sweeps")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("startedAt", "text", (column) => column.notNull())
    .addColumn("leaseUntil", "text", (column) => column.notNull())
    .addColumn("finishedAt", "text")
    .addColumn("removed", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("auditEntries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("actorId", "text")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("subjectId", "text")
    .addColumn("words", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("auditEntriesByDate").on("auditEntries").columns(["at", "id", "kind"]).execute();
}

/** The clients of every order that is kept for good by now, as their accounts have them. */
async function fillPeople(db: Kysely<Tables>) {
  for (let after = ""; ; ) {
    const { rows } = await sql<Person>`
      select orders.id as "orderId", name, email, "phoneNumber", street, city, state, "zipCode"
      from orders join users on users.id = "userId"
      where orders.id > ${after} and exists (
        select 1 from "orderStatusHistory" as turn where turn."orderId" = orders.id and (
          turn."toStatus" not in ('incomplete', 'submitted', 'quoted', 'cancelled')
          or (turn."toStatus" = 'quoted' and turn."totalCents" is not null)
          or turn.confirmation is not null))
      order by orders.id limit ${sql.lit(AT_ONCE)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.orderId;
    await db
      .insertInto("documentPeople")
      .values(
        rows.map(({ orderId, ...person }) => ({
          ...{ document: "order", documentId: orderId, role: "client" },
          person: JSON.stringify(person),
        })),
      )
      .execute();
  }
}
