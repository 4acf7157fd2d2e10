import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";

type Row = Record<string, string | number | null>;

/** As far as this migration knows them. */
export interface OldOrders {
  orders: Row;
  quoteSettings: Row;
  quotes: Row;
  quoteLines: Row;
  quoteAnswers: Row;
  documentPeople: Row;
}

interface Priced {
  id: string;
  userId: string;
  status: string;
  totalCents: number;
  orderName: string | null;
  description: string | null;
  version: number;
  updatedAt: string;
  confirmedAt: string | null;
  name: string;
  /** When it was last quoted at this total, if its history tells. */
  quotedAt: string | null;
  /** An earlier confirmation has ended: its client is being asked again. */
  ended: number;
}

const AT_ONCE = 1_000;
/** Few enough for the number of values that one statement may have on either database. */
const ROWS_AT_ONCE = 400;

/**
 * Each order with a total, and without a quote so far, gets it as plain version 1: accepted where its client confirmed, sent
 * where it waits for an answer, withdrawn where it was stopped, a draft where it is still to be quoted, and otherwise accepted
 * because work has begun. No order's version is touched. What its windows were when it was quoted nobody knows, so none is
 * claimed.
 */
export async function fillQuotes<Tables>(database: Kysely<Tables>) {
  const db = database as unknown as Kysely<OldOrders>;
  for (let after = ""; ; ) {
    const { rows } = await sql<Priced>`
      select orders.id, "userId", status, "totalCents", "orderName", description, version,
        orders."updatedAt", "confirmedAt", users.name,
        (select max(at) from "orderStatusHistory" as turn where turn."orderId" = orders.id and turn."toStatus" = 'quoted'
          and turn."totalCents" = orders."totalCents" and turn.confirmation is null) as "quotedAt",
        (select count(*) from "orderStatusHistory" as turn
          where turn."orderId" = orders.id and turn.confirmation = 'ended') as ended
      from orders join users on users.id = "userId"
      where orders.id > ${after} and "totalCents" is not null
        and not exists (select 1 from quotes where quotes."orderId" = orders.id)
      order by orders.id limit ${sql.lit(AT_ONCE)}`.execute(db);
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    const made = rows.map(quoteOf);
    await insert(
      db,
      "quotes",
      made.map(({ quote }) => quote),
    );
    await insert(
      db,
      "quoteLines",
      made.map(({ line }) => line),
    );
    await insert(
      db,
      "quoteAnswers",
      made.flatMap(({ answer }) => answer),
    );
    await insert(
      db,
      "documentPeople",
      made.flatMap(({ signer }) => signer),
    );
  }
  await sql`
    update orders set
      "quoteId" = (select id from quotes where quotes."orderId" = orders.id),
      "quotedAt" = (select "sentAt" from quotes where quotes."orderId" = orders.id),
      "acceptedQuoteId" = (select id from quotes where quotes."orderId" = orders.id and state = 'accepted')
    where "quoteId" is null and exists (
      select 1 from quotes where quotes."orderId" = orders.id and number = 1 and state <> 'draft')`.execute(db);
}

async function insert(db: Kysely<OldOrders>, table: keyof OldOrders, rows: Row[]) {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

function stateOf({ status, confirmedAt, ended }: Priced) {
  if (status === "submitted") return "draft";
  if (status === "cancelled" || status === "incomplete") return "withdrawn";
  if (confirmedAt !== null) return "accepted";
  return status === "quoted" || Number(ended) > 0 ? "sent" : "accepted";
}

const terms = {
  ...{ kind: "plain", detail: "total", taxLabel: "", taxRate: 0, taxRule: "nearest", taxReason: "" },
  ...{ discountLabel: "", discountRate: null, discountCents: null, depositRate: null, depositCents: null },
  ...{ depositDays: 0, balanceWhen: "accepted", balanceDays: 0, validUntil: null, leadTime: "", note: "", terms: "" },
};

function quoteOf(order: Priced) {
  const { id: orderId, userId, totalCents, confirmedAt, updatedAt } = order;
  const state = stateOf(order);
  const sent = state !== "draft";
  const id = `${orderId}-1`;
  const number = sent ? 1 : 0;
  const sentAt = sent ? (order.quotedAt ?? confirmedAt ?? updatedAt) : null;
  const acceptedAt = confirmedAt ?? updatedAt;
  const totals = {
    ...{ subtotalCents: totalCents, discountTotalCents: 0, taxBaseCents: 0, taxCents: 0, totalCents },
    depositTotalCents: 0,
  };
  const said = {
    ...{ key: "total", windowKey: null, treatment: null, kind: "plain" },
    ...{
      label: (order.orderName ?? "Your order").slice(0, 120),
      description: (order.description ?? "").slice(0, 1_000),
    },
    ...{ quantityMilli: 1_000, unit: "", unitCents: totalCents, discountRate: null, discountCents: null },
    ...{ role: "fixed", choiceGroup: "", grossCents: totalCents, netCents: totalCents, shareCents: 0 },
  };
  const snapshot = sent ? '{"format":1,"windows":[]}' : null;
  const seen = {
    ...{ format: 1, orderId, number, terms, totals },
    lines: [{ ...said, taxed: false, suggested: true }],
  };
  const contentHash = sent
    ? createHash("sha256")
        .update(sorted({ ...seen, snapshot }))
        .digest("hex")
    : null;
  const quote: Row = {
    ...{ id, orderId, number, draftOf: sent ? null : orderId, openOf: state === "sent" ? orderId : null, state },
    ...{ ...terms, basedOnOrderVersion: order.version, ...totals, snapshot, contentHash, version: 1 },
    ...{ createdBy: "", createdAt: sentAt ?? updatedAt, updatedAt, sentAt, firstSeenAt: null, changesAskedAt: null },
    closedAt: state === "accepted" ? acceptedAt : state === "withdrawn" ? updatedAt : null,
  };
  const line: Row = {
    ...{ id: `${id}-total`, quoteId: id, position: 0, ...said, taxed: 0, suggested: 1 },
    ...{ rateId: null, basis: "", ownerNote: "", costCents: null },
  };
  if (state !== "accepted") return { quote, line, answer: [], signer: [] };
  const client = confirmedAt !== null;
  const answer: Row = {
    ...{ id: `${id}-yes`, quoteId: id, orderId, at: acceptedAt, kind: "accepted", acceptedOf: id },
    ...{ by: client ? "client" : "owner", how: client ? "portal" : "work begun", actorId: client ? userId : "" },
    ...{ chosen: "[]", totals: sorted(totals), totalCents, contentHash, reason: "" },
  };
  const person = JSON.stringify({ signedName: order.name, address: "", userAgent: "", message: "", lineMessages: {} });
  const signer = { document: "answer", documentId: `${id}-yes`, role: "signer", person };
  return { quote, line, answer: [answer], signer: client ? [signer] : [] };
}

/** JSON with its names in order, as it was when this was written. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
