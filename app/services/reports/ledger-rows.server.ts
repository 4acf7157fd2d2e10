import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import { isOwing } from "#app/db/money-figures.server.ts";
import type { DayRange } from "#app/domain/calendar.ts";
import type { Due } from "#app/domain/ledger/derive-money.ts";
import type { PaymentMethod } from "#app/domain/ledger/entry-kinds.ts";
import type { PaidEntry, TaxEntry } from "#app/domain/reports/money-reports.ts";
import { findMoneyOfOrders, moneyColumns } from "#app/services/ledger/entries/find-order-money.server.ts";

const ROWS_AT_ONCE = 1_000;

/** What an entry belongs to: both databases sort nothing differently. */
const place = sql`coalesce("orderId", "consultationId")`;

/** The entries of the days of a range, and what they come to: money that came, money that went back, and all of them. */
export async function sumLedger(db: Db, { from, to }: DayRange) {
  const kinds = await db
    .selectFrom("ledgerEntries as entry")
    .leftJoin("ledgerEntries as reversed", "reversed.id", "entry.reversesId")
    .select((eb) => [
      sql<string>`coalesce("reversed"."kind", "entry"."kind")`.as("kind"),
      eb.fn.countAll<number>().as("count"),
      eb.fn.sum<number>("entry.amountCents").as("cents"),
    ])
    .where("entry.occurredOn", ">=", from)
    .where("entry.occurredOn", "<=", to)
    .groupBy(sql`coalesce("reversed"."kind", "entry"."kind")`)
    .execute();
  const of = (...names: string[]) =>
    kinds.filter(({ kind }) => names.includes(kind)).reduce((sum, { cents }) => sum + Number(cents), 0);
  return {
    count: kinds.reduce((sum, { count }) => sum + Number(count), 0),
    sumCents: kinds.reduce((sum, { cents }) => sum + Number(cents), 0),
    chargedCents: of("charge", "change"),
    /** Payments that stand, and refunds that do. */
    cameCents: 0 - of("payment"),
    wentBackCents: of("refund"),
    /** Credits and write-offs; what is moved, between orders or from a visit to an order, is on both. */
    takenOffCents: 0 - of("credit", "write_off"),
  };
}

/** What came and went back in a range, by month and by how; what was taken back does not count. */
export async function findPayments(db: Db, { from, to }: DayRange): Promise<PaidEntry[]> {
  const rows = await db
    .selectFrom("ledgerEntries as entry")
    .leftJoin("ledgerEntries as reversed", "reversed.id", "entry.reversesId")
    .select((eb) => [
      sql<string>`substr("entry"."occurredOn", 1, 7)`.as("month"),
      sql<PaidEntry["kind"]>`coalesce("reversed"."kind", "entry"."kind")`.as("kind"),
      sql<PaymentMethod | null>`coalesce("reversed"."method", "entry"."method")`.as("method"),
      eb.fn.sum<number>("entry.amountCents").as("cents"),
    ])
    .where("entry.occurredOn", ">=", from)
    .where("entry.occurredOn", "<=", to)
    .where(sql<boolean>`coalesce("reversed"."kind", "entry"."kind") in ('payment', 'refund')`)
    .groupBy([
      sql`substr("entry"."occurredOn", 1, 7)`,
      sql`coalesce("reversed"."kind", "entry"."kind")`,
      sql`coalesce("reversed"."method", "entry"."method")`,
    ])
    .execute();
  return rows.map(({ cents, method, ...row }) => ({ ...row, method: method ?? "other", cents: Number(cents) }));
}

/** The entries of the days of a range, by day, each with what its order, or the fee of its visit, came to with it, some at a time. */
export async function* exportLedger(db: Db, { from, to }: DayRange) {
  const ids = await db
    .selectFrom("ledgerEntries")
    .select("id")
    .where("occurredOn", ">=", from)
    .where("occurredOn", "<=", to)
    .orderBy("occurredOn")
    .orderBy(place)
    .orderBy("seq")
    .execute();
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const portion = ids.slice(start, start + ROWS_AT_ONCE).map(({ id }) => id);
    yield await db
      .selectFrom("ledgerEntries as entry")
      .innerJoin("users", "users.id", "entry.userId")
      .select(["entry.id", "occurredOn", "receiptNumber", "orderId", "firstName", "lastName", "email", "entry.kind"])
      .select(["method", "reference", "amountCents", "taxCents"])
      .select(
        sql<number>`coalesce(
          (select cast(sum("before"."amountCents") as integer) from "ledgerEntries" as "before"
            where "before"."orderId" = "entry"."orderId" and "before"."seq" <= "entry"."seq"),
          (select cast(sum("before"."amountCents") as integer) from "ledgerEntries" as "before"
            where "before"."orderId" is null and "before"."consultationId" = "entry"."consultationId"
              and "before"."seq" <= "entry"."seq"))`.as("balanceCents"),
      )
      .where("entry.id", "in", portion)
      .orderBy("occurredOn")
      .orderBy(place)
      .orderBy("seq")
      .execute();
  }
}

export type ExportedEntry = (ReturnType<typeof exportLedger> extends AsyncGenerator<infer Rows> ? Rows : never)[number];

/** What has tax in it, of every order that has such an entry in the range: at which rate depends on what came before. */
export async function findTaxEntries(db: Db, { from, to }: DayRange): Promise<TaxEntry[]> {
  const rows = await db
    .selectFrom("ledgerEntries as entry")
    .leftJoin("quotes", "quotes.id", "entry.quoteId")
    .select(["entry.orderId", "occurredOn", "entry.taxCents", "taxLabel", "taxRate"])
    .$narrowType<{ orderId: string }>()
    .where("entry.taxCents", "<>", 0)
    .where("occurredOn", "<=", to)
    .where(
      "entry.orderId",
      "in",
      db
        .selectFrom("ledgerEntries")
        .select("orderId")
        .where("occurredOn", ">=", from)
        .where("occurredOn", "<=", to)
        .where("taxCents", "<>", 0),
    )
    .orderBy("entry.orderId")
    .orderBy("entry.seq")
    .execute();
  return rows.map(({ orderId, occurredOn, taxCents, taxLabel, taxRate }) => ({
    orderId,
    on: occurredOn,
    taxCents,
    rate: taxRate === null ? null : { label: taxLabel ?? "", rate: taxRate },
  }));
}

/**
 * What each order owes, and when. Lists know the first day on which something is due; of an order that is late and owes more
 * than that, the ledger itself is asked, since the rest may be late as well.
 */
export async function findOwed(db: Db, today: string) {
  const rows = await db
    .selectFrom("orders")
    .select([...moneyColumns, "balanceCents", "dueOn", "dueCents"])
    .where(isOwing)
    .execute();
  const owed = rows.map((order) => ({
    ...order,
    balanceCents: order.balanceCents ?? 0,
    dueCents: order.dueCents ?? 0,
  }));
  const more = owed.filter(
    ({ balanceCents, dueOn, dueCents }) => dueOn !== null && dueOn < today && dueCents < balanceCents,
  );
  const dues = new Map<string, Pick<Due, "cents" | "on">[]>();
  for (let start = 0; start < more.length; start += ROWS_AT_ONCE) {
    const portion = more.slice(start, start + ROWS_AT_ONCE);
    const found = await findMoneyOfOrders(db, portion);
    for (const [index, { money }] of found.entries()) dues.set(portion[index]?.id ?? "", money.dues);
  }
  return owed.map(({ id, balanceCents, dueOn, dueCents }) => ({
    balanceCents,
    dues: balanceCents < 0 ? [] : (dues.get(id) ?? [{ cents: dueCents, on: dueOn }]),
  }));
}
