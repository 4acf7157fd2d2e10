import { sql } from "kysely";
import { expect } from "vitest";
import type { RunningApp } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { tableKeys } from "#app/db/tables.ts";

type Row = Record<string, unknown>;
type Name = keyof Database;
/** Each table's rows, as the text of a JSON array. */
type Snapshot = Record<Name, string>;

const names = Object.keys(tableKeys) as Name[];

/** What happened to a table's rows: those that came, the columns of each that changed with their new values, the keys of those that went. */
interface TableEffects {
  added?: unknown[];
  changed?: Record<string, Row>;
  removed?: string[];
}

/** Tables in which nothing happened are not named, so comparing with this says that nothing else changed anywhere. */
export type Effects = { [Table in Name]?: TableEffects };

/** Columns that hold a document are read, so that a test can say what is in them. */
const documents = new Set(["parameters", "details", "windows", "hardware", "weeklyHours", "person", "removed"]);

/** Money and stage follow from what is done to their order, and are told apart: by allEffectsOf. */
const moneyColumns = new Set([
  "chargedCents",
  "balanceCents",
  "dueOn",
  "dueCents",
  "moneyBadge",
  "ledgerSince",
  "outsideUntil",
  "paidToldAt",
  "cardFlaggedAt",
  "remindersOff",
  "olderDue",
  "heldCents",
  "settledAt",
  "stage",
  "stageFacts",
  "boardOn",
]);

/** Runs a use case and answers with what it said and with everything that it did to the database, but for money and for how it is undone. */
export async function effectsOf<Answer>(app: RunningApp, work: () => Promise<Answer>) {
  const { answer, effects } = await allEffectsOf(app, work);
  const { ledgerEntries: _, undos: __, ...others } = effects;
  const left = Object.entries(others).flatMap(([name, table]) => {
    const kept = withoutMoney(table);
    return kept ? [[name, kept] as const] : [];
  });
  return { answer, effects: Object.fromEntries(left) as Effects };
}

function withoutMoney({ added, changed = {}, removed }: TableEffects): TableEffects | undefined {
  const without = (row: Row) => Object.fromEntries(Object.entries(row).filter(([name]) => !moneyColumns.has(name)));
  const rows = Object.entries(changed).map(([key, row]) => [key, without(row)] as const);
  const left = rows.filter(([, row]) => Object.keys(row).length > 0);
  const kept: TableEffects = {
    ...(added && { added: (added as Row[]).map(without) }),
    ...(left.length > 0 && { changed: Object.fromEntries(left) }),
    ...(removed && { removed }),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** Everything, money included. */
export async function allEffectsOf<Answer>(app: RunningApp, work: () => Promise<Answer>) {
  const before = await readAll(app);
  const answer = await work();
  const after = await readAll(app);
  const effects: Effects = {};
  for (const name of names) {
    if (before[name] === after[name]) continue;
    const table = compareRows(rowsOf(name, before), rowsOf(name, after));
    if (table) effects[name] = table;
  }
  return { answer, effects };
}

/** For a question, and for a request that is refused: it is answered so, and not one row of any table is touched. */
export async function expectNoEffects<Answer>(app: RunningApp, work: () => Promise<Answer>) {
  const { answer, effects } = await allEffectsOf(app, work);
  expect(effects).toEqual({});
  return answer;
}

/** In one statement, because the whole house is read before and after each use case. */
async function readAll({ db, database: { kind } }: RunningApp): Promise<Snapshot> {
  statements[kind] ??= askForAll(kind, db);
  const { rows } = await sql.raw<Snapshot>(await statements[kind]).execute(db);
  return rows[0]!;
}

const statements: { [Kind in "sqlite" | "postgres"]?: Promise<string> } = {};

async function askForAll(kind: "sqlite" | "postgres", db: Db) {
  const texts = names.map(async (name) => {
    if (kind === "postgres") return `(select coalesce(json_agg(one), '[]')::text from "${name}" as one) as "${name}"`;
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${name})`.execute(db);
    const columns = rows.map((column) => `'${column.name}', "${column.name}"`);
    return `(select json_group_array(json_object(${columns})) from "${name}") as "${name}"`;
  });
  return `select ${await Promise.all(texts)}`;
}

function rowsOf(name: Name, snapshot: Snapshot) {
  const rows: Row[] = JSON.parse(snapshot[name]);
  return new Map(rows.map((row) => [keyOf(name, row), row]));
}

function keyOf(name: Name, row: Row) {
  return tableKeys[name].map((column) => row[column]).join("/");
}

function compareRows(before: Map<string, Row>, after: Map<string, Row>): TableEffects | undefined {
  const added = [...after].filter(([key]) => !before.has(key)).map(([, row]) => readDocuments(row));
  added.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const removed = [...before.keys()].filter((key) => !after.has(key)).sort();
  const changed: Record<string, Row> = {};
  for (const [key, row] of after) {
    const columns = changedColumns(before.get(key) ?? row, row);
    if (Object.keys(columns).length > 0) changed[key] = columns;
  }
  const effects: TableEffects = {
    ...(added.length > 0 && { added }),
    ...(Object.keys(changed).length > 0 && { changed }),
    ...(removed.length > 0 && { removed }),
  };
  return Object.keys(effects).length > 0 ? effects : undefined;
}

/** New rows mostly have a random id, so they stand in the order of what follows it, such as their kind. */
function sortKey({ id: _, ...row }: Row) {
  return JSON.stringify(row);
}

function changedColumns(before: Row, after: Row): Row {
  return readDocuments(Object.fromEntries(Object.entries(after).filter(([column, value]) => value !== before[column])));
}

function readDocuments(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      documents.has(column) && typeof value === "string" && /^[[{]/.test(value) ? JSON.parse(value) : value,
    ]),
  );
}

const anyText = expect.any(String);

interface ExpectedEmail {
  kind: string;
  to: { name: string; address: string };
  parameters: object;
  orderId?: string;
  at: string;
  giveUpAt: string;
  unverified?: number;
  userId?: string | null;
}

/** The row of a message that has just been queued, whole: one to us is tied to no account, any other to its recipient's. */
export function queuedEmail({ kind, to, parameters, orderId, at, giveUpAt, unverified = 0, ...rest }: ExpectedEmail) {
  const userId = to.address === "hello@larkfield.example" ? null : anyText;
  return {
    id: anyText,
    kind,
    recipientName: to.name,
    recipientAddress: to.address,
    parameters,
    orderId: orderId ?? null,
    state: "queued",
    attempts: 0,
    nextTryAt: at,
    lastError: null,
    createdAt: at,
    sentAt: null,
    claimedBy: null,
    giveUpAt,
    receipt: null,
    timesAskedAgain: 0,
    unverified,
    userId,
    ...rest,
  };
}

interface ExpectedEvent {
  orderId: string;
  kind: string;
  actorId: string;
  at: string;
  details?: object;
}

/** The row of something that has just happened to an order, whole. */
export function recordedEvent({ details = {}, ...event }: ExpectedEvent) {
  return { id: anyText, ...event, details };
}

interface ExpectedTurn {
  orderId: string;
  fromStatus: string | null;
  toStatus: string;
  totalCents: number | null;
  confirmation?: "given" | "ended";
  actorId: string;
  at: string;
}

/** The row of a turn in the life of an order, whole. */
export function recordedTurn({ confirmation, ...turn }: ExpectedTurn) {
  return { id: anyText, ...turn, confirmation: confirmation ?? null };
}

interface Named {
  name: string;
  email: string;
  phoneNumber: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
}

/** The row that says whom a kept order is about, whole. */
export function documentPerson(orderId: string, { name, email, phoneNumber, street, city, state, zipCode }: Named) {
  const person = { name, email, phoneNumber, street, city, state, zipCode };
  return { document: "order", documentId: orderId, role: "client", person, erasedAt: null };
}

interface ExpectedAudit {
  actorId: string | null;
  at: string;
  kind: string;
  subject: string;
  subjectId?: string;
  words: string;
}

/** The row of the audit list, whole. */
export function audited({ subjectId, ...entry }: ExpectedAudit) {
  return { id: anyText, ...entry, subjectId: subjectId ?? null };
}
