import { type Kysely, sql } from "kysely";

/**
 * What is held of a client's money is written into the order beside what is owed, so that what has to go back is counted, too.
 * A cancelled order owes nothing until the owner has said what is kept of it; one that was settled by entries is settled.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable("orders").addColumn("heldCents", "integer").execute();
  await db.schema.alterTable("orders").addColumn("settledAt", "text").execute();
  await sql`
    update "orders" set "heldCents" = ${sumOf("payment", "refund", "transfer")} where "ledgerSince" is not null`.execute(
    db,
  );
  const closed = sql`"ledgerSince" is not null and "status" in ('cancelled', 'incomplete')`;
  const takenOff = sql`exists (select 1 from "ledgerEntries" as "entry" where "entry"."orderId" = "orders"."id"
    and "entry"."snapshot" like '%"settles":true%'
    and not exists (select 1 from "ledgerEntries" as "reversal" where "reversal"."reversesId" = "entry"."id"))`;
  await sql`
    update "orders" set "moneyBadge" = case
      when "balanceCents" <> 0 or ("heldCents" <> 0 and not ${takenOff}) then 'to_settle'
      else 'settled' end
    where ${closed} and "moneyBadge" is not null`.execute(db);
  await sql`
    update "orders" set "moneyBadge" = 'partly_paid'
    where "moneyBadge" = 'unpaid' and ${sumOf("payment", "refund", "transfer", "consultation")} > 0`.execute(db);
  // What waits for something to happen is not to be paid yet.
  await sql`
    update "orders" set "dueCents" = 0 where "dueOn" is null and "dueCents" > 0
    and exists (select 1 from "quotes" where "quotes"."id" = "orders"."acceptedQuoteId" and "quotes"."kind" = 'lines')`.execute(
    db,
  );
  for (const index of ["ordersToSettle", "ordersOwing"]) await db.schema.dropIndex(index).execute();
  await sql`create index "ordersToSettle" on "orders" ("id", "balanceCents") where "moneyBadge" = 'to_settle'`.execute(
    db,
  );
  await sql`
    create index "ordersOwing" on "orders" (coalesce("dueOn", '9'), "id", "balanceCents")
    where "balanceCents" <> 0 and "moneyBadge" <> 'to_settle'`.execute(db);
}

/** What entries of these kinds, with their reversals, have brought in. */
function sumOf(...kinds: string[]) {
  return sql`(select cast(coalesce(0 - sum("entry"."amountCents"), 0) as integer) from "ledgerEntries" as "entry"
    left join "ledgerEntries" as "reversed" on "reversed"."id" = "entry"."reversesId"
    where "entry"."orderId" = "orders"."id" and coalesce("reversed"."kind", "entry"."kind") in (${sql.join(kinds)}))`;
}
