import { type Kysely, sql } from "kysely";
import { addDays, dayOf } from "#app/domain/calendar.ts";

type Row = Record<string, string | number | null>;

interface Tables {
  orders: Row;
  ledgerEntries: Row;
}

interface Accepted {
  id: string;
  userId: string;
  quoteId: string;
  actorId: string;
  acceptedAt: string;
  totalCents: number;
  /** JSON, as the answer has it. */
  totals: string;
  kind: string;
  depositDays: number;
  balanceWhen: string;
  balanceDays: number;
}

interface Credit {
  consultationId: string;
  orderId: string;
  amountCents: number;
  at: string;
  actorId: string | null;
}

const AT_ONCE = 1_000;
/** Few enough for the number of values that one statement may have on either database. */
const ROWS_AT_ONCE = 400;

/**
 * Charges each order that was accepted, is still quoted and is not in the ledger, less the fees of visits that stand on it,
 * and marks those that are in work or done: their money was kept elsewhere. No order's version is touched.
 */
export async function fillLedger<Any>(database: Kysely<Any>, now: string) {
  const db = database as unknown as Kysely<Tables>;
  await sql`
    update orders set "outsideUntil" = ${dayOf(now)}
    where "ledgerSince" is null and "outsideUntil" is null
      and status not in ('incomplete', 'submitted', 'quoted', 'cancelled')`.execute(db);
  for (let after = ""; ; ) {
    const { rows } = await sql<Accepted>`
      select orders.id, "userId", quotes.id as "quoteId", answer."actorId", answer.at as "acceptedAt",
        answer."totalCents", answer.totals, quotes.kind, "depositDays", "balanceWhen", "balanceDays"
      from orders join quotes on quotes.id = "acceptedQuoteId"
        join "quoteAnswers" as answer on answer."acceptedOf" = quotes.id
      where orders.id > ${after} and status = 'quoted' and "ledgerSince" is null
      order by orders.id limit ${sql.lit(AT_ONCE)}`.execute(db);
    const last = rows.at(-1);
    if (!last) break;
    const { rows: credits } = await sql<Credit>`
      select "consultationId", "orderId", "amountCents", at, "actorId" from "consultationCredits"
      where "orderId" > ${after} and "orderId" <= ${last.id}
      order by at, "consultationId"`.execute(db);
    after = last.id;
    const byOrder = Map.groupBy(credits, ({ orderId }) => orderId);
    await insert(
      db,
      rows.flatMap((order) => entriesOf(order, byOrder.get(order.id) ?? [])),
    );
    for (const order of rows) {
      const values = projectionOf(order, byOrder.get(order.id) ?? []);
      await db.updateTable("orders").set(values).where("id", "=", order.id).execute();
    }
  }
}

async function insert(db: Kysely<Tables>, rows: Row[]) {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto("ledgerEntries")
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

const nothing = {
  ...{ method: null, reference: "", note: "", receiptNumber: null, quoteId: null, consultationId: null },
  ...{ reversesId: null, providerRef: null, snapshot: "{}", taxCents: 0 },
};

function entriesOf(order: Accepted, credits: Credit[]): Row[] {
  const { id: orderId, userId, quoteId, acceptedAt, totalCents } = order;
  const charge = {
    ...{ ...nothing, id: `${orderId}-charge`, orderId, userId, at: acceptedAt, occurredOn: dayOf(acceptedAt) },
    ...{
      actorId: order.actorId || null,
      kind: "charge",
      amountCents: totalCents,
      taxCents: readTotals(order).taxCents,
    },
    ...{ quoteId, formKey: `accepted:${quoteId}` },
  };
  const fees = credits.map(({ consultationId, amountCents, at, actorId }) => ({
    ...{ ...nothing, id: `${orderId}-visit-${consultationId}`, orderId, userId, at, occurredOn: dayOf(at), actorId },
    ...{ kind: "consultation", amountCents: -amountCents, consultationId },
    formKey: `visit:${orderId}-visit-${consultationId}`,
  }));
  return [...(totalCents > 0 ? [charge] : []), ...fees].map((entry, index) => ({ ...entry, seq: index + 1 }));
}

/** As the ledger's rules had it when this was written. */
function projectionOf(order: Accepted, credits: Credit[]): Row {
  const { totalCents, acceptedAt, balanceWhen } = order;
  const received = credits.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const balanceCents = totalCents - received;
  const deposit = Math.min(readTotals(order).depositTotalCents, totalCents);
  const first = Math.max(0, Math.min(deposit - received, balanceCents));
  const dated = order.kind === "lines";
  const dues = [
    { cents: first, on: dated ? addDays(dayOf(acceptedAt), order.depositDays) : null },
    {
      cents: Math.max(0, balanceCents) - first,
      on: dated && balanceWhen === "accepted" ? addDays(dayOf(acceptedAt), order.balanceDays) : null,
    },
  ]
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => ((a.on ?? "9") < (b.on ?? "9") ? -1 : 1));
  const dueOn = dues[0]?.on ?? null;
  const open = deposit > 0 && received >= deposit ? "deposit_paid" : "unpaid";
  return {
    ...{ chargedCents: totalCents, balanceCents, dueOn, ledgerSince: acceptedAt },
    dueCents: dues.filter(({ on }) => on === dueOn).reduce((sum, { cents }) => sum + cents, 0),
    moneyBadge: balanceCents < 0 ? "in_credit" : balanceCents === 0 ? "paid" : open,
  };
}

function readTotals({ totals }: Accepted): { taxCents: number; depositTotalCents: number } {
  const { taxCents = 0, depositTotalCents = 0 } = JSON.parse(totals) as Record<string, number>;
  return { taxCents, depositTotalCents };
}
