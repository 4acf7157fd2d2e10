import type { Db } from "#app/db/client.server.ts";
import { receiptNumber } from "#app/domain/ledger/due-words.ts";
import { type EntryRow, findOrderMoney } from "#app/services/ledger/entries/find-order-money.server.ts";
import type { Acknowledged, Walker } from "#tests/support/orders/order-walk.ts";

/**
 * Each payment that was said yes to is there once, with its receipt, the name on it, its event and its e-mail: all of it or
 * nothing. What was accepted is charged, lists say what the ledger says, and no receipt's number is lost or given twice.
 */
export async function inspectMoney(db: Db, walkers: Walker[]) {
  const orders = walkers.flatMap((walker) => walker.orders).filter(({ submitted }) => submitted);
  const faults: string[] = [];
  for (const order of orders) {
    faults.push(...(await inspectOrder(db, order)).map((fault) => `Order ${order.orderId} ${fault}.`));
  }
  faults.push(...(await inspectNumbers(db)));
  const heard = orders.flatMap(({ money }) => money?.entries ?? []).filter((entry) => entry.heard);
  const refunds = heard.filter(({ kind }) => kind === "refund").length;
  const byCard = await db.selectFrom("ledgerEntries").select("id").where("providerRef", "is not", null).execute();
  const facts = [
    `${heard.length - refunds} payments and ${refunds} refunds were recorded, as far as anybody was told; ${byCard.length} of the entries came by card.`,
  ];
  return { faults, facts };
}

async function inspectOrder(db: Db, { orderId, money: asked }: Acknowledged) {
  const faults: string[] = [];
  const row = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const { entries, money } = await findOrderMoney(db, row);
  if (entries.some(({ seq }, index) => seq !== index + 1)) faults.push("has a gap among its entries");
  if (entries.length > 0) {
    const shown = [row.balanceCents, row.chargedCents, row.dueOn, row.moneyBadge, row.heldCents];
    const counted = [money.balanceCents, money.chargedCents, money.dueOn, money.badge, money.heldCents];
    if (JSON.stringify(shown) !== JSON.stringify(counted))
      faults.push(`shows ${shown} where the ledger has ${counted}`);
  }
  const yeses = db.selectFrom("quoteAnswers").select(["totalCents", "at"]).where("orderId", "=", orderId);
  const accepted = (await yeses.where("acceptedOf", "is not", null).orderBy("at").execute()).at(-1);
  if (money.chargedCents !== (accepted?.totalCents ?? 0)) {
    faults.push(`is charged ${money.chargedCents} where ${accepted?.totalCents ?? 0} was accepted`);
  }
  for (const kind of ["payment", "refund"] as const) {
    const there = entries.filter((entry) => entry.kind === kind);
    const wanted = (asked?.entries ?? []).filter((entry) => entry.kind === kind);
    const amounts = there.map(({ amountCents }) => Math.abs(amountCents));
    const isThere = ({ cents }: { cents: number }) => amounts.includes(cents);
    if (wanted.some((entry) => entry.heard && !isThere(entry))) faults.push(`lost a ${kind}`);
    if (there.length > wanted.length) faults.push(`has ${there.length} ${kind}s where ${wanted.length} were sent`);
    faults.push(...(await inspectTraces(db, orderId, kind, there)));
  }
  return faults;
}

const traces = {
  payment: { events: ["payment_recorded", "card_paid"], emails: ["payment_received"] },
  refund: { events: ["refund_recorded", "card_refunded", "settled"], emails: ["refund_sent", "order_settled"] },
} as const;

async function inspectTraces(db: Db, orderId: string, kind: "payment" | "refund", entries: EntryRow[]) {
  const { events: named, emails: kinds } = traces[kind];
  const events = await db.selectFrom("orderEvents").select("kind").where("orderId", "=", orderId).execute();
  const emails = db.selectFrom("emails").select("parameters").where("orderId", "=", orderId).where("kind", "in", kinds);
  const told = (await emails.execute()).map(
    ({ parameters }) => (JSON.parse(parameters) as { receipt: string }).receipt,
  );
  const numbers = entries.map((entry) => entry.receiptNumber ?? "");
  const names = entries.length
    ? await db
        .selectFrom("documentPeople")
        .select("documentId")
        .where("document", "=", "entry")
        .where(
          "documentId",
          "in",
          entries.map(({ id }) => id),
        )
        .execute()
    : [];
  const faults: string[] = [];
  if (JSON.stringify(told.sort()) !== JSON.stringify(numbers.sort())) {
    faults.push(`has e-mails about ${told.join()} where its ${kind}s are ${numbers.join()}`);
  }
  if (events.filter((one) => named.some((name) => name === one.kind)).length !== entries.length)
    faults.push(`has a ${kind} without its event`);
  if (names.length !== entries.length) faults.push(`has a ${kind} whose receipt names nobody`);
  return faults;
}

/** From 1 on, each once, up to where the counter stands. */
async function inspectNumbers(db: Db) {
  const given = await db
    .selectFrom("ledgerEntries")
    .select("receiptNumber")
    .where("receiptNumber", "is not", null)
    .execute();
  const numbers = new Set(given.map((entry) => entry.receiptNumber));
  const counters = await db.selectFrom("counters").selectAll().where("name", "like", "receipt-%").execute();
  const wanted = counters.flatMap(({ name, last }) =>
    Array.from({ length: last }, (_, index) => receiptNumber(name.slice("receipt-".length), index + 1)),
  );
  const lost = wanted.filter((number) => !numbers.has(number));
  const faults = lost.map((number) => `Receipt ${number} is lost.`);
  if (given.length !== wanted.length) faults.push(`${given.length} receipts have ${wanted.length} numbers.`);
  return faults;
}
