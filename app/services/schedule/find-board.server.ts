import type { App } from "#app/app.server.ts";
import { countFound } from "#app/db/client.server.ts";
import { addDays } from "#app/domain/calendar.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";
import { type BoardQuery, DUE_DAYS, MOST_DUE } from "#app/domain/schedule/board-list.ts";
import { type Stage, stages } from "#app/domain/schedule/stage.ts";
import { findCalendar, findCards } from "./find-cards.server.ts";

const open = stages.filter((stage) => stage !== "settled");

/** Every column with its count and one page of its cards, late ones first; and above them what is late or promised within a week. */
export async function findBoard(app: Pick<App, "db" | "now">, { column, page: asked }: BoardQuery) {
  const calendar = await findCalendar(app);
  const { today } = calendar;
  const counts = await countStages(app, today);
  const pages = stages.map((stage) => {
    const { page, pageCount } = pageWithin(stage === column ? asked : 1, counts.get(stage) ?? 0);
    return { stage, count: counts.get(stage) ?? 0, page, pageCount };
  });
  const dueIds = await dueOrders(app, today).select("id").orderBy("boardOn").orderBy("id").limit(MOST_DUE).execute();
  const count = await dueOrders(app, today).$call(countFound);
  const shown = [];
  for (const place of pages) shown.push({ ...place, ids: place.count > 0 ? await listIds(app, place, today) : [] });
  const ids = new Set([...dueIds.map(({ id }) => id), ...shown.flatMap((one) => one.ids)]);
  const cards = new Map((await findCards(app.db, [...ids], calendar)).map((card) => [card.id, card]));
  const cardsOf = (of: readonly string[]) => of.flatMap((id) => cards.get(id) ?? []);
  return {
    today,
    columns: shown.map(({ ids: of, ...one }) => ({ ...one, cards: cardsOf(of) })),
    due: { cards: cardsOf(dueIds.map(({ id }) => id)), count },
  };
}

/** Those that left the board are not counted. */
async function countStages({ db }: Pick<App, "db">, today: string) {
  const rows = await db
    .selectFrom("orders")
    .select((eb) => ["stage", eb.fn.countAll<number>().as("count")])
    .where("stage", "in", open)
    .groupBy("stage")
    .execute();
  const { settled } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("settled"))
    .where("stage", "=", "settled")
    .where("boardOn", ">=", today)
    .executeTakeFirstOrThrow();
  return new Map<Stage | null, number>([
    ...rows.map(({ stage, count }) => [stage, Number(count)] as const),
    ["settled", Number(settled)],
  ]);
}

/** By the promised day, so that what is late comes first and what nobody promised last; of what is settled the newest first. */
async function listIds({ db }: Pick<App, "db">, { stage, page }: { stage: Stage; page: number }, today: string) {
  const way = stage === "settled" ? "desc" : "asc";
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where("stage", "=", stage)
    .$if(stage === "settled", (query) => query.where("boardOn", ">=", today))
    .orderBy("boardOn", way)
    .orderBy("id", way)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Late, or promised for a day within the next week. */
export function dueOrders({ db }: Pick<App, "db">, today: string) {
  return db.selectFrom("orders").where("stage", "in", open).where("boardOn", "<=", addDays(today, DUE_DAYS));
}
