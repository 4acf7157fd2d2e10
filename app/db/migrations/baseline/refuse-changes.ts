/*
 * The database itself refuses to alter what was sent, answered, entered or told, whatever program asks. Rows may be
 * added freely, so that a backup restores.
 */

/** No row of these ever changes. `guard` begins the names of its triggers. */
const kept = [
  {
    table: "quoteAnswers",
    guard: "quoteAnswers",
    refuse: "refuseAnswerChange",
    sentence: "An answer to a quote is never changed.",
  },
  {
    table: "ledgerEntries",
    guard: "ledger",
    refuse: "refuseLedgerChange",
    sentence: "An entry of the ledger is never changed.",
  },
  {
    table: "providerEvents",
    guard: "providerEvents",
    refuse: "refuseEventChange",
    sentence: "An event of a provider is never changed.",
  },
];

const SENT = "A quote that was sent is never changed.";
const BOUND = "What a card payment is for is never changed.";
const bound = named(["id", "orderId", "userId", "quoteId", "purpose", "cents", "createdAt", "expiresAt"], '"');

/** What may still change on a version that was sent: where it stands, never what it says. */
const movable = named(["state", "openOf", "updatedAt", "firstSeenAt", "changesAskedAt", "closedAt"], "'");

const fixed = [
  "id",
  "orderId",
  "number",
  "draftOf",
  "kind",
  "detail",
  "basedOnOrderVersion",
  "taxLabel",
  "taxRate",
  "taxRule",
  "taxReason",
  "discountLabel",
  "discountRate",
  "discountCents",
  "depositRate",
  "depositCents",
  "depositDays",
  "balanceWhen",
  "balanceDays",
  "validUntil",
  "leadTime",
  "note",
  "terms",
  "subtotalCents",
  "discountTotalCents",
  "taxBaseCents",
  "taxCents",
  "totalCents",
  "depositTotalCents",
  "snapshot",
  "contentHash",
  "version",
  "createdBy",
  "createdAt",
  "sentAt",
];

function named(columns: string[], quote: string) {
  return columns.map((column) => quote + column + quote).join(", ");
}

/** Whether this row of a quote's lines belongs to a version that was sent. */
const sent = (row: "old" | "new") =>
  `exists (select 1 from "quotes" where "id" = ${row}."quoteId" and "state" <> 'draft')`;

const aborts = (sentence: string) => `begin select raise(abort, '${sentence}'); end`;

const onSqlite = [
  `create trigger "quotesFrozen" before update on "quotes"
    when old."state" <> 'draft' and (new."state" = 'draft' or
      ${fixed.map((column) => `new."${column}" is not old."${column}"`).join(" or ")})
    ${aborts(SENT)}`,
  `create trigger "quotesKept" before delete on "quotes" when old."state" <> 'draft' ${aborts(SENT)}`,
  `create trigger "quoteLinesFrozen" before update on "quoteLines" when ${sent("old")} or ${sent("new")}
    ${aborts(SENT)}`,
  `create trigger "quoteLinesKept" before delete on "quoteLines" when ${sent("old")} ${aborts(SENT)}`,
  ...kept.flatMap(({ table, guard, sentence }) => [
    `create trigger "${guard}Frozen" before update on "${table}" ${aborts(sentence)}`,
    `create trigger "${guard}Kept" before delete on "${table}" ${aborts(sentence)}`,
  ]),
  `create trigger "cardSessionsBound" before update of ${bound} on "cardSessions" ${aborts(BOUND)}`,
];

const makeFunction = (name: string, body: string) =>
  `create or replace function "${name}"() returns trigger language plpgsql as $$ ${body} $$`;

const onPostgres = [
  makeFunction(
    "refuseQuoteChange",
    `begin
      if old."state" <> 'draft' and (tg_op = 'DELETE' or new."state" = 'draft'
        or to_jsonb(new) - array[${movable}] <> to_jsonb(old) - array[${movable}]) then
        raise exception '${SENT}';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end`,
  ),
  makeFunction(
    "refuseQuoteLineChange",
    `begin
      if ${sent("old")} then raise exception '${SENT}'; end if;
      if tg_op = 'DELETE' then return old; end if;
      if ${sent("new")} then raise exception '${SENT}'; end if;
      return new;
    end`,
  ),
  makeFunction("refuseCardChange", `begin raise exception '${BOUND}'; end`),
  `create trigger "quotesFrozen" before update or delete on "quotes"
    for each row execute function "refuseQuoteChange"()`,
  `create trigger "quoteLinesFrozen" before update or delete on "quoteLines"
    for each row execute function "refuseQuoteLineChange"()`,
  `create trigger "cardSessionsBound" before update of ${bound} on "cardSessions"
    for each row execute function "refuseCardChange"()`,
  ...kept.flatMap(({ table, guard, refuse, sentence }) => [
    makeFunction(refuse, `begin raise exception '${sentence}'; end`),
    `create trigger "${guard}Frozen" before update or delete on "${table}"
      for each row execute function "${refuse}"()`,
  ]),
];

export const refuseChanges = { sqlite: onSqlite, postgres: onPostgres };
