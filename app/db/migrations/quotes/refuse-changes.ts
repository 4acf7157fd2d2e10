import { type Kysely, sql } from "kysely";

/** What may still change on a version that was sent: where it stands, never what it says. */
const movable = ["state", "openOf", "updatedAt", "firstSeenAt", "changesAskedAt", "closedAt"];

const fixed = [
  ...["id", "orderId", "number", "draftOf", "kind", "detail", "basedOnOrderVersion", "taxLabel", "taxRate", "taxRule"],
  ...["taxReason", "discountLabel", "discountRate", "discountCents", "depositRate", "depositCents", "depositDays"],
  ...["balanceWhen", "balanceDays", "validUntil", "leadTime", "note", "terms", "subtotalCents", "discountTotalCents"],
  ...["taxBaseCents", "taxCents", "totalCents", "depositTotalCents", "snapshot", "contentHash", "version", "createdBy"],
  ...["createdAt", "sentAt"],
];

const SENT = "A quote that was sent is never changed.";
const ANSWERED = "An answer to a quote is never changed.";

/**
 * The database itself refuses to alter what was sent or answered, whatever program asks. Rows may be added freely, so that a
 * backup restores.
 */
export async function refuseChanges(db: Kysely<unknown>, kind: "sqlite" | "postgres") {
  for (const statement of kind === "sqlite" ? onSqlite() : onPostgres()) await sql.raw(statement).execute(db);
}

function onSqlite() {
  const changed = fixed.map((column) => `new."${column}" is not old."${column}"`).join(" or ");
  const sent = (row: string) => `exists (select 1 from "quotes" where "id" = ${row}."quoteId" and "state" <> 'draft')`;
  return [
    `create trigger "quotesFrozen" before update on "quotes"
      when old."state" <> 'draft' and (new."state" = 'draft' or ${changed})
      begin select raise(abort, '${SENT}'); end`,
    `create trigger "quotesKept" before delete on "quotes" when old."state" <> 'draft'
      begin select raise(abort, '${SENT}'); end`,
    `create trigger "quoteLinesFrozen" before update on "quoteLines" when ${sent("old")} or ${sent("new")}
      begin select raise(abort, '${SENT}'); end`,
    `create trigger "quoteLinesKept" before delete on "quoteLines" when ${sent("old")}
      begin select raise(abort, '${SENT}'); end`,
    `create trigger "quoteAnswersFrozen" before update on "quoteAnswers" begin select raise(abort, '${ANSWERED}'); end`,
    `create trigger "quoteAnswersKept" before delete on "quoteAnswers" begin select raise(abort, '${ANSWERED}'); end`,
  ];
}

function onPostgres() {
  const names = movable.map((column) => `'${column}'`).join(", ");
  const sent = (row: string) => `exists (select 1 from "quotes" where "id" = ${row}."quoteId" and "state" <> 'draft')`;
  return [
    `create or replace function "refuseQuoteChange"() returns trigger language plpgsql as $$
      begin
        if old."state" <> 'draft' and (tg_op = 'DELETE' or new."state" = 'draft'
          or to_jsonb(new) - array[${names}] <> to_jsonb(old) - array[${names}]) then
          raise exception '${SENT}';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $$`,
    `create or replace function "refuseQuoteLineChange"() returns trigger language plpgsql as $$
      begin
        if ${sent("old")} then raise exception '${SENT}'; end if;
        if tg_op = 'DELETE' then return old; end if;
        if ${sent("new")} then raise exception '${SENT}'; end if;
        return new;
      end $$`,
    `create or replace function "refuseAnswerChange"() returns trigger language plpgsql as $$
      begin raise exception '${ANSWERED}'; end $$`,
    `create trigger "quotesFrozen" before update or delete on "quotes"
      for each row execute function "refuseQuoteChange"()`,
    `create trigger "quoteLinesFrozen" before update or delete on "quoteLines"
      for each row execute function "refuseQuoteLineChange"()`,
    `create trigger "quoteAnswersFrozen" before update or delete on "quoteAnswers"
      for each row execute function "refuseAnswerChange"()`,
  ];
}
