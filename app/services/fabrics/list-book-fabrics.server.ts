import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { containing } from "#app/db/search-pattern.server.ts";
import type { FabricListQuery } from "#app/domain/fabrics/fabric-list.ts";
import { foldText } from "#app/domain/fold-text.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";
import { fabricOf } from "./fabric-rows.server.ts";

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
