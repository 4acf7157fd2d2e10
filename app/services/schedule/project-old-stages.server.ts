import { setImmediate } from "node:timers/promises";
import type { App } from "#app/app.server.ts";
import type { Stage } from "#app/domain/schedule/stage.ts";
import { createWatch } from "#app/services/create-watch.server.ts";
import { projectStage } from "./project-stage.server.ts";

/** In these an order has facts of its own: one without any is from before there was a board. */
const withFacts: Stage[] = ["deposit", "fabric", "cutting", "sewing", "ready", "install"];
const AT_ONCE = 50;
const A_DAY_MS = 86_400_000;

/** Once a start, in the background: what the tables' change could only guess is put right, and stays. */
export function watchOldStages(app: Pick<App, "db" | "log">) {
  let stopped = false;
  const look = async () => {
    const projected = await projectOldStages(app, () => stopped);
    if (projected > 0) app.log.info({ projected }, "stages of older orders written");
  };
  const watch = createWatch(app, { everyMs: A_DAY_MS, look, failed: "stages of older orders cannot be written" });
  return {
    start: () => watch.start(),
    stop: () => {
      stopped = true;
      return watch.stop();
    },
  };
}

/** An order at a time, each in a transaction of its own, so that nobody waits for more than one. Answers how many. */
export async function projectOldStages({ db }: Pick<App, "db">, isOver = () => false): Promise<number> {
  let projected = 0;
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("orders")
      .select("id")
      .where("stage", "in", withFacts)
      .where("stageFacts", "=", "")
      .where("id", ">", after)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    for (const { id } of rows) {
      if (isOver()) return projected;
      await db.transaction().execute((inside) => projectStage(inside, id));
      projected += 1;
      await setImmediate();
    }
    const last = rows.at(-1);
    if (!last) return projected;
    after = last.id;
  }
}
