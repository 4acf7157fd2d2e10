import { setImmediate } from "node:timers/promises";
import { type Insertable, type Selectable, sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import type { Database } from "#app/db/schema.ts";
import { containing } from "#app/db/search-pattern.server.ts";
import {
  type BookFabric,
  type ClientFabric,
  type ColorFamily,
  type FabricDetails,
  type FabricListQuery,
  type Family,
  priceClassOf,
} from "#app/domain/fabrics/book-fabric.ts";
import { foldedFabric } from "#app/domain/fabrics/read-fabric-details.ts";
import { foldText } from "#app/domain/fold-text.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";

/** One page of the book, by name, and how many cloths the search finds of each family and of each state. */
export async function listBookFabrics(app: Pick<App, "db">, query: FabricListQuery) {
  const counted = await fabricsFound(app.db, query.search)
    .select((eb) => ["family", "active", eb.fn.countAll<number>().as("count")])
    .groupBy(["family", "active"])
    .execute();
  const active = Number(query.state === "active");
  const sum = (rows: typeof counted) => rows.reduce((total, { count }) => total + count, 0);
  const ofState = counted.filter((row) => row.active === active);
  const families = Object.fromEntries(ofState.map(({ family, count }) => [family, count]));
  const rowCount = sum(ofState.filter(({ family }) => query.family === null || family === query.family));
  const { page, pageCount } = pageWithin(query.page, rowCount);
  const rows = await fabricsFound(app.db, query.search)
    .selectAll()
    .where("active", "=", active)
    .$if(query.family !== null, (found) => found.where("family", "=", query.family ?? ""))
    .orderBy("folded")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const states = { active: sum(counted.filter((row) => row.active === 1)), discontinued: 0 };
  states.discontinued = sum(counted) - states.active;
  return { rows: rows.map(fabricOf), families, states, all: sum(ofState), rowCount, page, pageCount };
}

/** Each word of the search stands somewhere in the name, the color or the supplier. */
function fabricsFound(db: Db, search: string) {
  const words = search === "" ? [] : search.split(/\s+/).map((word) => containing(foldText(word)));
  return db
    .selectFrom("fabrics")
    .where((eb) => eb.and(words.map((word) => sql<boolean>`"folded" like ${word} escape '\\'`)));
}

/** Every cloth that can be chosen, by name, as a client may see it. */
export async function listClientFabrics(app: Pick<App, "db">): Promise<ClientFabric[]> {
  const rows = await app.db.selectFrom("fabrics").selectAll().where("active", "=", 1).orderBy("folded").execute();
  return rows.map((row) => {
    const fabric = fabricOf(row);
    const { id, name, color, family, colorFamily, rooms, look, care, hangs } = fabric;
    return { id, name, color, family, colorFamily, rooms, look, care, hangs, priceClass: priceClassOf(fabric) };
  });
}

export async function findBookFabric(db: Db, id: string): Promise<BookFabric | undefined> {
  const row = await findRow(db, "fabrics", { id });
  return row && fabricOf(row);
}

/** Which of these are no longer made. */
export async function findDiscontinued(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await findBookFabrics(db, ids);
  return new Set(found.filter(({ active }) => !active).map(({ id }) => id));
}

/** Those of these that the book has, in no order. */
export async function findBookFabrics(db: Db, ids: readonly string[]): Promise<BookFabric[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("fabrics")
    .selectAll()
    .where("id", "in", [...new Set(ids)])
    .execute();
  return rows.map(fabricOf);
}

/** On its page; the audit list has all of them. */
const SHOWN = 20;

/** What was done to a cloth of the book, the newest first. */
export function listFabricHistory(db: Db, id: string) {
  return db
    .selectFrom("auditEntries")
    .leftJoin("users", "users.id", "auditEntries.actorId")
    .select(["auditEntries.id", "at", "words", "users.name as by"])
    .where("subject", "=", "fabric")
    .where("subjectId", "=", id)
    .orderBy("at", "desc")
    .orderBy("auditEntries.id", "desc")
    .limit(SHOWN)
    .execute();
}

const ROWS_AT_ONCE = 500;

/** The whole book by name, what is discontinued too, some at a time. */
export async function* exportFabrics(app: Pick<App, "db">) {
  let after = "";
  for (;;) {
    const rows = await app.db
      .selectFrom("fabrics")
      .selectAll()
      .where("folded", ">", after)
      .orderBy("folded")
      .limit(ROWS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(fabricOf);
    after = last.folded;
    await setImmediate();
  }
}

type Row = Selectable<Database["fabrics"]>;

/** What a row stores of what its owner wrote: columns for what lists ask for, the rest as one document. */
export function fabricRow(details: FabricDetails) {
  const { supplier, name, color, family, colorFamily, ...rest } = details;
  return {
    supplier,
    name,
    color,
    family,
    colorFamily,
    folded: foldedFabric(details),
    document: JSON.stringify(rest),
  } satisfies Partial<Insertable<Database["fabrics"]>>;
}

/** Only rules of ours wrote it, and each of them checked it. */
type InColumns = "supplier" | "name" | "color" | "family" | "colorFamily";
/** What was written before costs were kept has none. */
type Costs = "costPerYardCents" | "markup";
type StoredDetails = Omit<FabricDetails, InColumns | Costs> & Partial<Pick<FabricDetails, Costs>>;

export function fabricOf(row: Row): BookFabric {
  const { id, supplier, name, color, family, colorFamily, active, document, version, updatedAt } = row;
  const rest = JSON.parse(document) as StoredDetails;
  return {
    id,
    supplier,
    name,
    color,
    family: family as Family,
    colorFamily: colorFamily as ColorFamily,
    costPerYardCents: null,
    markup: null,
    ...rest,
    active: active === 1,
    version,
    updatedAt,
  };
}

export function detailsOf({ id: _, active: __, version: ___, updatedAt: ____, ...details }: BookFabric): FabricDetails {
  return details;
}
