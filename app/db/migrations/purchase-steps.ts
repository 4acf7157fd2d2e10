import { aborts, type Step } from "./step.ts";

const ORDERED = "What was ordered is never changed.";
const ARRIVED = "What has arrived is never changed.";

/** Where each thing stands may change, never what it says. */
const fixed = {
  purchaseOrders: ["id", "supplier", "createdBy", "createdAt", "orderedAt"],
  purchaseLines: [
    "id",
    "purchaseOrderId",
    "position",
    "part",
    "name",
    "color",
    "unit",
    "quantityMilli",
    "priceCents",
    "costCents",
    "replacesId",
    "ordered",
  ],
  purchaseShares: ["id", "lineId", "orderId", "need", "packet", "needMilli", "shareMilli"],
  purchaseArrivals: ["id", "lineId", "day", "quantityMilli", "faultyMilli", "lot", "note", "actorId", "at"],
};

const guards = [
  { table: "purchaseOrders" as const, when: `old."orderedAt" is not null`, sentence: ORDERED },
  { table: "purchaseLines" as const, when: `old."ordered" = 1`, sentence: ORDERED },
  {
    table: "purchaseShares" as const,
    when: `exists (select 1 from "purchaseLines" where "id" = old."lineId" and "ordered" = 1)`,
    sentence: ORDERED,
  },
  { table: "purchaseArrivals" as const, when: "true", sentence: ARRIVED },
];

/** Orders to suppliers. The database itself refuses to alter what was ordered, and lets a need stand on one open order. */
export const purchaseOrders: Step = {
  both: [
    `create table "purchaseOrders" (
      "id" text primary key, "supplier" text not null, "email" text not null,
      "note" text not null, "state" text not null, "revision" integer not null, "toldRevision" integer not null,
      "orderedAt" text, "orderedBy" text, "acknowledgedAt" text, "version" integer not null,
      "createdBy" text not null, "createdAt" text not null, "updatedAt" text not null)`,
    `create index "purchaseOrdersByState" on "purchaseOrders" ("state", "createdAt", "id")`,
    `create table "purchaseLines" (
      "id" text primary key,
      "purchaseOrderId" text not null references "purchaseOrders" ("id") on delete cascade,
      "position" integer not null, "part" text not null, "name" text not null, "color" text not null,
      "unit" text not null, "quantityMilli" integer not null check ("quantityMilli" > 0),
      "priceCents" integer, "costCents" integer, "expectedOn" text, "state" text not null, "reason" text not null,
      "replacesId" text, "ordered" integer not null)`,
    `create index "purchaseLinesByOrder" on "purchaseLines" ("purchaseOrderId", "position")`,
    `create table "purchaseShares" (
      "id" text primary key,
      "lineId" text not null references "purchaseLines" ("id") on delete cascade,
      "orderId" text not null, "need" text not null, "packet" integer,
      "needMilli" integer not null, "shareMilli" integer not null, "held" text unique)`,
    `create index "purchaseSharesByLine" on "purchaseShares" ("lineId")`,
    `create index "purchaseSharesByOrder" on "purchaseShares" ("orderId")`,
    `create table "purchaseArrivals" (
      "id" text primary key,
      "lineId" text not null references "purchaseLines" ("id") on delete restrict,
      "day" text not null, "quantityMilli" integer not null check ("quantityMilli" > 0),
      "faultyMilli" integer not null check ("faultyMilli" >= 0 and "faultyMilli" <= "quantityMilli"),
      "lot" text not null, "note" text not null, "actorId" text not null, "at" text not null, "voidedAt" text)`,
    `create index "purchaseArrivalsByLine" on "purchaseArrivals" ("lineId")`,
  ],
  sqlite: guards.flatMap(({ table, when, sentence }) => [
    `create trigger "${table}Frozen" before update on "${table}"
      when ${when} and (${fixed[table].map((column) => `new."${column}" is not old."${column}"`).join(" or ")})
      ${aborts(sentence)}`,
    `create trigger "${table}Kept" before delete on "${table}" when ${when} ${aborts(sentence)}`,
  ]),
  postgres: guards.flatMap(({ table, when, sentence }) => [
    `create or replace function "refuse_${table}"() returns trigger language plpgsql as $$ begin
      if ${when} then
        if tg_op = 'DELETE' then raise exception '${sentence}'; end if;
        if ${fixed[table].map((column) => `new."${column}" is distinct from old."${column}"`).join(" or ")} then
          raise exception '${sentence}';
        end if;
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$`,
    `create trigger "${table}Frozen" before update or delete on "${table}"
      for each row execute function "refuse_${table}"()`,
  ]),
};

const fixedWithBolt = ["id", "lineId", "day", "quantityMilli", "faultyMilli", "lot", "bolt", "note", "actorId", "at"];

/** Which bolt of its lot an arrival is; the database keeps it as it keeps the rest. */
export const bolts: Step = {
  both: [`alter table "purchaseArrivals" add column "bolt" text not null default ''`],
  sqlite: [
    `drop trigger "purchaseArrivalsFrozen"`,
    `create trigger "purchaseArrivalsFrozen" before update on "purchaseArrivals"
      when ${fixedWithBolt.map((name) => `new."${name}" is not old."${name}"`).join(" or ")}
      begin select raise(abort, '${ARRIVED}'); end`,
  ],
  postgres: [
    `create or replace function "refuse_purchaseArrivals"() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then raise exception '${ARRIVED}'; end if;
      if ${fixedWithBolt.map((name) => `new."${name}" is distinct from old."${name}"`).join(" or ")} then
        raise exception '${ARRIVED}';
      end if;
      return new;
    end $$`,
  ],
};
