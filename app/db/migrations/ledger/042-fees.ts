import { type Kysely, PostgresAdapter, sql } from "kysely";
import { dayOf } from "#app/domain/calendar.ts";
import { keepEntries } from "./keep-entries.ts";

/**
 * An entry may belong to a visit instead of an order: its fee is money like any other. Fees that were marked as paid before
 * keep their day and get no receipt afterwards; what of them stands on orders is moved there from the visit.
 */
export async function up(db: Kysely<unknown>) {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  if (onPostgres) await sql`alter table "ledgerEntries" alter column "orderId" drop not null`.execute(db);
  else await rebuild(db);
  await sql`
    create unique index "ledgerOfVisits" on "ledgerEntries" ("consultationId", "seq") where "orderId" is null`.execute(
    db,
  );
  await fillFees(db as Kysely<Tables>);
}

/** SQLite cannot take a rule off a column. Nothing refers to this table. */
async function rebuild(db: Kysely<unknown>) {
  await sql`
    create table "newLedger" (
      "id" text primary key,
      "orderId" text references "orders" ("id") on delete restrict,
      "userId" text not null references "users" ("id") on delete restrict,
      "seq" integer not null, "at" text not null, "occurredOn" text not null,
      "actorId" text,
      "kind" text not null, "amountCents" integer not null, "taxCents" integer not null,
      "method" text, "reference" text not null, "note" text not null,
      "receiptNumber" text unique,
      "quoteId" text references "quotes" ("id") on delete restrict,
      "consultationId" text,
      "reversesId" text unique,
      "formKey" text not null unique, "providerRef" text unique,
      "snapshot" text not null,
      unique ("orderId", "seq"))`.execute(db);
  const columns = sql.join(columnNames.map((name) => sql.ref(name)));
  await sql`insert into "newLedger" (${columns}) select ${columns} from "ledgerEntries"`.execute(db);
  await db.schema.dropTable("ledgerEntries").execute();
  await db.schema.alterTable("newLedger").renameTo("ledgerEntries").execute();
  await sql`create index "ledgerByDay" on "ledgerEntries" ("occurredOn", "kind")`.execute(db);
  await sql`
    create index "ledgerVisits" on "ledgerEntries" ("userId") where "consultationId" is not null`.execute(db);
  await keepEntries(db, "sqlite");
}

const columnNames = [
  ...["id", "orderId", "userId", "seq", "at", "occurredOn", "actorId", "kind", "amountCents", "taxCents", "method"],
  ...["reference", "note", "receiptNumber", "quoteId", "consultationId", "reversesId", "formKey", "providerRef"],
  "snapshot",
];

interface Entry {
  id: string;
  orderId: string | null;
  userId: string;
  seq: number;
  at: string;
  occurredOn: string;
  actorId: string | null;
  kind: string;
  amountCents: number;
  consultationId: string | null;
  reversesId: string | null;
}
interface Visit {
  id: string;
  userId: string;
  feeCents: number;
  feePaidAt: string | null;
}
interface Tables {
  ledgerEntries: Entry & Record<"reference" | "note" | "formKey" | "snapshot", string> & { taxCents: number };
  consultations: Visit;
}

const ROWS_AT_ONCE = 400;

async function fillFees(db: Kysely<Tables>) {
  const visits = await db.selectFrom("consultations").select(["id", "userId", "feeCents", "feePaidAt"]).execute();
  const credits = await db
    .selectFrom("ledgerEntries")
    .select(["id", "orderId", "userId", "seq", "at", "occurredOn", "actorId", "kind", "amountCents"])
    .select(["consultationId", "reversesId"])
    .where("consultationId", "is not", null)
    .orderBy("at")
    .orderBy("orderId")
    .orderBy("seq")
    .execute();
  const byVisit = Map.groupBy(credits, ({ consultationId }) => consultationId);
  const rows = visits.flatMap((visit) => entriesOf(visit, byVisit.get(visit.id) ?? []));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto("ledgerEntries")
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

function entriesOf({ id: consultationId, userId, feeCents, feePaidAt }: Visit, credits: Entry[]) {
  const nothing = { orderId: null, taxCents: 0, reference: "", note: "", reversesId: null, snapshot: "{}" };
  const paid = feePaidAt !== null && {
    ...{ ...nothing, id: `${consultationId}-fee`, at: feePaidAt, occurredOn: dayOf(feePaidAt), actorId: null },
    ...{ kind: "payment", amountCents: -feeCents },
  };
  const moved = credits.map(({ id, orderId, at, occurredOn, actorId, kind, amountCents, reversesId }) => ({
    ...{ ...nothing, id: `${id}-fee`, at, occurredOn, actorId, kind, amountCents: 0 - amountCents },
    reversesId: reversesId && `${reversesId}-fee`,
    snapshot: JSON.stringify({ other: { orderId, entryId: id } }),
  }));
  return [...(paid ? [paid] : []), ...moved].map((entry, index) => ({
    ...{ ...entry, userId, consultationId, seq: index + 1, formKey: `fee:${entry.id}` },
  }));
}
