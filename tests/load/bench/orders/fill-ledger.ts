import type { Insertable } from "kysely";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { deriveMoney } from "#app/domain/ledger/derive-money.ts";
import { receiptNumber } from "#app/domain/ledger/due-words.ts";

type Entry = Insertable<Database["ledgerEntries"]>;

const AT_ONCE = 500;
/** Few enough for the number of values that one statement may have on either database. */
const ROWS_AT_ONCE = 400;

interface Accepted {
  id: string;
  userId: string;
  status: string;
  quoteId: string | null;
  at: string;
  totalCents: number;
}

/**
 * What ten years leave in the ledger: every yes is charged, and nearly all of it was paid in two or three parts. Of what is not
 * done yet some owe nothing but the rest, some the deposit too, and some are late. Answers how many entries there are.
 */
export async function fillLedger(db: Db): Promise<number> {
  let count = 0;
  let seen = 0;
  for (let after = ""; ; ) {
    const orders = await db
      .selectFrom("orders")
      .innerJoin("quoteAnswers", "quoteAnswers.acceptedOf", "orders.acceptedQuoteId")
      .select(["orders.id", "userId", "status", "acceptedQuoteId as quoteId", "quoteAnswers.at"])
      .select("quoteAnswers.totalCents")
      .where("orders.id", ">", after)
      .where("ledgerSince", "is", null)
      .where("quoteAnswers.totalCents", ">", 0)
      .orderBy("orders.id")
      .limit(AT_ONCE)
      .execute();
    const last = orders.at(-1);
    if (!last) return count;
    after = last.id;
    const books = orders.map((order, index) => bookOf(order, seen + index));
    seen += orders.length;
    const entries = books.flatMap(({ entries: rows }) => rows);
    for (const [index, entry] of entries.entries()) {
      if (entry.kind === "payment") entry.receiptNumber = receiptNumber(entry.at.slice(0, 4), count + index + 1);
    }
    count += entries.length;
    await db.transaction().execute(async (tx) => {
      for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
        const portion = entries.slice(start, start + ROWS_AT_ONCE);
        await tx.insertInto("ledgerEntries").values(portion).execute();
      }
      for (const { id, values } of books) await tx.updateTable("orders").set(values).where("id", "=", id).execute();
    });
  }
}

/** The entries of one order, and where lists read them. */
function bookOf({ id, userId, status, quoteId, at, totalCents }: Accepted, number: number) {
  const deposit = Math.round(totalCents / 2);
  const parts = partsOf(status, number, totalCents);
  const entry = (kind: Entry["kind"], amountCents: number, seq: number) => ({
    id: `${id}-${seq}`,
    orderId: id,
    userId,
    seq,
    at,
    occurredOn: dayOf(at),
    actorId: null,
    kind,
    amountCents,
    taxCents: kind === "charge" ? Math.round(totalCents * 0.06) : 0,
    method: kind === "payment" ? ("check" as const) : null,
    reference: "",
    note: "",
    receiptNumber: null as string | null,
    quoteId: kind === "charge" ? quoteId : null,
    consultationId: null,
    reversesId: null,
    formKey: `${id}-${seq}`,
    providerRef: null,
    snapshot: JSON.stringify({ chargedCents: totalCents, receivedCents: 0, balanceCents: totalCents }),
  });
  const entries = [entry("charge", totalCents, 1), ...parts.map((cents, index) => entry("payment", -cents, index + 2))];
  const plan = {
    dated: true,
    depositCents: deposit,
    depositDays: 7,
    balanceWhen: "completed" as const,
    balanceDays: 14,
    acceptedOn: dayOf(at),
    reachedOn: status === "quoted" || status === "in progress" ? null : dayOf(at),
  };
  const { badge: moneyBadge, ...money } = deriveMoney(entries, plan);
  const { chargedCents, balanceCents, heldCents, dueOn, dueCents } = money;
  const values = { chargedCents, balanceCents, heldCents, dueOn, dueCents, moneyBadge, ledgerSince: at };
  return { id, entries, values };
}

/** What came in, part by part. Who has the cloth has paid, but for one in two hundred. */
function partsOf(status: string, number: number, totalCents: number): number[] {
  const deposit = Math.round(totalCents / 2);
  const rest = totalCents - deposit;
  if (status === "quoted") return number % 3 === 0 ? [] : [deposit];
  if (status === "in progress" || number % 200 === 0) return [deposit];
  const [first, second] = [Math.round(rest / 2), rest - Math.round(rest / 2)];
  return number % 3 === 0 ? [deposit, rest] : [deposit, first, second];
}
