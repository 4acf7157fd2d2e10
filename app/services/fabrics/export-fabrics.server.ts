import { setImmediate } from "node:timers/promises";
import type { App } from "#app/app.server.ts";
import { fabricOf } from "./fabric-rows.server.ts";

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
