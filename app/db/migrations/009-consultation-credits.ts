import { type Kysely, sql } from "kysely";

interface Visit {
  id: string;
  creditedOrderId: string | null;
  feePaidAt: string | null;
  updatedAt: string;
}
interface Tables {
  formerConsultations: Visit;
  formerHeldTimes: { quarter: string; consultationId: string };
  consultations: Record<string, unknown>;
  heldTimes: { quarter: string; consultationId: string };
  consultationCredits: Record<string, unknown>;
  orders: { id: string; totalCents: number | null };
  orderEvents: { orderId: string; kind: string; at: string; actorId: string | null };
}

const FEE_CENTS = 150_00;
/** The columns that stay as they are. */
const kept = [
  ...["id", "userId", "upcomingOf", "startsAt", "endsAt", "state", "note", "address", "sequence", "version"],
  ...["feePaidAt", "cancelledAt", "cancelledBy", "cancelMessage", "createdAt", "updatedAt"],
];

/**
 * What each visit gave to which order becomes a table of its own. The column that held one order for each visit goes, and
 * because SQLite cannot drop a unique column, both tables are written anew.
 */
export async function up(database: Kysely<unknown>) {
  const db = database as Kysely<Tables>;
  await db.schema.alterTable("heldTimes").renameTo("formerHeldTimes").execute();
  await db.schema.alterTable("consultations").renameTo("formerConsultations").execute();
  await createTables(db);
  const columns = sql.join(kept.map((name) => sql.ref(name)));
  await sql`insert into consultations (${columns}) select ${columns} from "formerConsultations"`.execute(db);
  await sql`insert into "heldTimes" (quarter, "consultationId")
    select quarter, "consultationId" from "formerHeldTimes"`.execute(db);
  await copyCredits(db);
  await db.schema.dropTable("formerHeldTimes").execute();
  await db.schema.dropTable("formerConsultations").execute();
  await createIndexes(db);
}

async function createTables(db: Kysely<Tables>) {
  await db.schema
    .createTable("consultations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("restrict"))
    .addColumn("upcomingOf", "text", (column) => column.unique())
    .addColumn("startsAt", "text", (column) => column.notNull())
    .addColumn("endsAt", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("feeCents", "integer", (column) => column.notNull().defaultTo(FEE_CENTS))
    .addColumn("feePaidAt", "text")
    .addColumn("feeMovedTo", "text")
    .addColumn("creditOrderId", "text", (column) => column.references("orders.id").onDelete("set null"))
    .addColumn("creditEarly", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("cancelledAt", "text")
    .addColumn("cancelledBy", "text")
    .addColumn("cancelMessage", "text")
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("heldTimes")
    .addColumn("quarter", "text", (column) => column.primaryKey())
    .addColumn("consultationId", "text", (column) =>
      column.notNull().references("consultations.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createTable("consultationCredits")
    .addColumn("consultationId", "text", (column) =>
      column.notNull().references("consultations.id").onDelete("restrict"),
    )
    .addColumn("orderId", "text", (column) => column.notNull().references("orders.id").onDelete("cascade"))
    .addColumn("amountCents", "integer", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("actorId", "text", (column) => column.references("users.id").onDelete("set null"))
    .addPrimaryKeyConstraint("consultationCreditsKey", ["consultationId", "orderId"])
    .execute();
}

/** An order of less than the fee has used no more than its total; the rest waits from now on. */
async function copyCredits(db: Kysely<Tables>) {
  const credited = await db
    .selectFrom("formerConsultations")
    .innerJoin("orders", "orders.id", "creditedOrderId")
    .select([
      "formerConsultations.id",
      "orders.id as orderId",
      "totalCents",
      "feePaidAt",
      "formerConsultations.updatedAt",
    ])
    .execute();
  for (const { id, orderId, totalCents, feePaidAt, updatedAt } of credited) {
    // It was promised, whether the visit has taken place or not.
    await db.updateTable("consultations").set({ creditEarly: 1 }).where("id", "=", id).execute();
    const amountCents = Math.min(FEE_CENTS, totalCents ?? FEE_CENTS);
    if (amountCents <= 0) continue;
    const event = await db
      .selectFrom("orderEvents")
      .select(["at", "actorId"])
      .where("orderId", "=", orderId)
      .where("kind", "=", "credit_added")
      .orderBy("at", "desc")
      .executeTakeFirst();
    const { at, actorId } = event ?? { at: feePaidAt ?? updatedAt, actorId: null };
    const credit = { consultationId: id, orderId, amountCents, at, actorId };
    await db.insertInto("consultationCredits").values(credit).execute();
  }
}

async function createIndexes(db: Kysely<Tables>) {
  await db.schema.createIndex("consultationsByStart").on("consultations").columns(["state", "startsAt"]).execute();
  await db.schema.createIndex("consultationsByUser").on("consultations").columns(["userId", "startsAt"]).execute();
  await db.schema.createIndex("heldTimesByConsultation").on("heldTimes").column("consultationId").execute();
  await db.schema.createIndex("consultationCreditsByOrder").on("consultationCredits").column("orderId").execute();
}
