import { type Kysely, PostgresAdapter, sql } from "kysely";
import { firstQuoteSettings } from "#app/domain/quotes/settings/quote-settings.ts";
import { createMoney } from "./baseline/create-money.ts";
import { createOrders } from "./baseline/create-orders.ts";
import { createPeople } from "./baseline/create-people.ts";
import { refuseChanges } from "./baseline/refuse-changes.ts";

/** Every table as it stood when the first houses opened; what came before made the same, step by step, up to 042. */
export async function up(db: Kysely<unknown>) {
  const kind = db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
  const statements = [...createPeople, ...createOrders, ...createMoney, ...differing[kind], ...refuseChanges[kind]];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await writeFirstRows(db as Kysely<Record<string, Record<string, string | number | null>>>);
}

const differing = {
  sqlite: [`create index "ledgerByDay" on "ledgerEntries" ("occurredOn", "kind")`],
  postgres: [
    // Both compare this column letter by letter; by itself PostgreSQL would go by the language of its machine.
    `alter table "users" alter column "foldedName" type text collate "C"`,
    `create index "ledgerByDay" on "ledgerEntries" ("occurredOn", "kind", "amountCents", "reversesId")`,
  ],
};

/** What a new house begins with; the owner changes it as they like. `filledByMigration` names these tables. */
async function writeFirstRows(db: Kysely<Record<string, Record<string, string | number | null>>>) {
  const weekday = [{ from: "09:00", to: "17:00" }];
  const saturday = [{ from: "09:00", to: "13:00" }];
  const schedule = {
    id: "consultations",
    weeklyHours: JSON.stringify([weekday, weekday, weekday, weekday, weekday, saturday, []]),
    lengthMinutes: 60,
    bufferMinutes: 30,
    noticeHours: 24,
    daysAhead: 60,
    paymentLink: null,
    version: 1,
  };
  await db.insertInto("schedules").values(schedule).execute();
  const retention = { emailDays: 730, sessionDays: 30, inquiryDays: 365, auditDays: 730 };
  await db
    .insertInto("retentionRules")
    .values({ id: "house", ...retention, version: 1 })
    .execute();
  const document = JSON.stringify(firstQuoteSettings);
  await db.insertInto("quoteSettings").values({ id: "house", document, version: 1 }).execute();
  await db.insertInto("moneySettings").values({ id: "house", payByCheck: "", reminders: 1, version: 1 }).execute();
}
