import type { Db } from "#app/db/client.server.ts";
import { findVersionById } from "#app/services/quotes/versions/quote-rows.server.ts";
import { hashOf } from "#app/services/quotes/versions/take-snapshot.server.ts";
import type { Acknowledged, Walker } from "#tests/support/orders/order-walk.ts";

/** Of each version its state, lines, answer, the order's own figures and the e-mails agree: all of an act is there, or none. */
export async function inspectQuotes(db: Db, walkers: Walker[]) {
  const orders = walkers.flatMap((walker) => walker.orders).filter(({ submitted }) => submitted);
  const faults: string[] = [];
  let [sent, accepted] = [0, 0];
  for (const order of orders) {
    const found = await inspectOrder(db, order);
    faults.push(...found.faults.map((fault) => `Order ${order.orderId} ${fault}.`));
    sent += found.sent;
    accepted += found.accepted;
  }
  const lined = orders.filter((order) => order.lined);
  const signed = lined.filter(({ confirmed }) => confirmed).length;
  return {
    faults,
    facts: [
      `${sent} versions were sent and ${accepted} accepted; with lines and choices ${lined.length} and ${signed}, as far as anybody was told.`,
    ],
  };
}

async function inspectOrder(db: Db, { orderId }: Acknowledged) {
  const faults: string[] = [];
  const row = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const quotes = await db.selectFrom("quotes").selectAll().where("orderId", "=", orderId).orderBy("number").execute();
  const answers = await db.selectFrom("quoteAnswers").selectAll().where("orderId", "=", orderId).execute();
  const emails = await db.selectFrom("emails").select("kind").where("orderId", "=", orderId).execute();
  const mailed = (kind: string) => emails.filter((email) => email.kind === kind).length;
  const sent = quotes.filter(({ state }) => state !== "draft");
  if (sent.some(({ number }, index) => number !== index + 1)) faults.push("has a gap in the numbers of its versions");
  for (const quote of sent) {
    const of = `, version ${quote.number},`;
    const stored = await findVersionById(db, quote.id);
    if (!stored || hashOf(stored) !== quote.contentHash) faults.push(`${of} is not what was sent`);
    if (stored?.lines.length !== (quote.kind === "lines" ? 4 : 1)) faults.push(`${of} has lost a line`);
    if ((quote.state === "sent") !== (quote.openOf === orderId)) faults.push(`${of} is ${quote.state} and open or not`);
    const yeses = answers.filter(({ acceptedOf }) => acceptedOf === quote.id);
    if (yeses.length !== Number(quote.state === "accepted")) faults.push(`${of} has ${yeses.length} yeses`);
    for (const { id, by } of yeses.filter((yes) => yes.by === "client")) {
      const signer = await db.selectFrom("documentPeople").select("person").where("documentId", "=", id).execute();
      if (quote.kind === "lines" && signer.length !== 1) faults.push(`${of} has a yes by the ${by} without a name`);
    }
  }
  const open = sent.find(({ openOf }) => openOf === orderId);
  // Cancelled, none is in force: taken up again, the order needs a new quote.
  const inForce = row.status === "cancelled" ? undefined : sent.findLast(({ state }) => state === "accepted");
  if (row.acceptedQuoteId !== (inForce?.id ?? null)) faults.push("names another version as in force");
  const total = open?.totalCents ?? answers.find(({ acceptedOf }) => acceptedOf === inForce?.id)?.totalCents;
  if (total !== undefined && row.totalCents !== total) faults.push(`shows ${row.totalCents} instead of ${total}`);
  const own = answers.filter(({ kind, by }) => kind === "accepted" && by === "client");
  const withLines = own.filter(({ quoteId }) => sent.find(({ id }) => id === quoteId)?.kind === "lines").length;
  const wanted = {
    quote_confirmed: own.length,
    quote_copy: withLines,
    quote_accepted: own.length - withLines,
    ...(sent.some(({ kind }) => kind === "lines") && { quote_ready: 1 }),
  };
  for (const [kind, count] of Object.entries(wanted)) {
    if (mailed(kind) !== count) faults.push(`has ${mailed(kind)} ${kind} instead of ${count}`);
  }
  return { faults, sent: sent.length, accepted: answers.filter(({ acceptedOf }) => acceptedOf !== null).length };
}
