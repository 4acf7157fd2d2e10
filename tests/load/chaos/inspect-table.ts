import type { Db } from "#app/db/client.server.ts";
import { findStage } from "#app/services/schedule/project-stage.server.ts";
import { findTable } from "#app/services/table/find-table.server.ts";
import { TABLE_ORDER, type TablePress } from "./table-presses.ts";

/** Each press is there once with all that it ticks, or not at all; the last part packed is in the trail, and the board says what the table says. */
export async function inspectTable(db: Db, presses: TablePress[]) {
  const faults: string[] = [];
  const signOffs = db.selectFrom("signOffs").selectAll().where("orderId", "=", TABLE_ORDER);
  const rows = await signOffs.orderBy("at").orderBy("id").execute();
  const pressed = Map.groupBy(rows, ({ formKey }) => formKey);
  for (const { formKey, act, steps, heard, refused } of presses) {
    const there = (pressed.get(formKey) ?? []).map((row) => `${row.act} ${row.step}`).sort();
    const wanted = steps.map((step) => `${act} ${step}`).sort();
    if (there.length === 0 ? heard : there.join() !== wanted.join())
      faults.push(`A press for ${wanted} wrote ${there.join() || "nothing"}`);
    if (refused) faults.push(`A press for ${wanted} was refused: ${refused}`);
    pressed.delete(formKey);
  }
  if (pressed.size > 0) faults.push(`${pressed.size} presses were made by nobody`);

  const parts = (await findTable(db, TABLE_ORDER))?.parts.length ?? 0;
  const packed = new Set<string>();
  const wanted = rows.flatMap(({ windowKey, treatment, step, act, at }) => {
    if (step !== "packed") return [];
    const part = `${windowKey} ${treatment}`;
    if (act === "unticked") packed.delete(part);
    else packed.add(part);
    return packed.size === parts ? [at] : [];
  });
  const events = db.selectFrom("orderEvents").select("at").where("orderId", "=", TABLE_ORDER);
  const told = (await events.where("kind", "=", "all_packed").orderBy("at").execute()).map(({ at }) => at);
  if (told.join() !== wanted.join()) faults.push(`Its trail was told at ${told} where all was packed at ${wanted}`);
  const dates = db.selectFrom("orderDates").select("readyOn").where("orderId", "=", TABLE_ORDER);
  const ready = Boolean((await dates.executeTakeFirst())?.readyOn);
  if (ready !== (packed.size === parts))
    faults.push(`It is ${ready ? "" : "not "}ready, and ${packed.size} of ${parts} parts are packed`);
  const shown = db.selectFrom("orders").select(["stage", "boardOn", "stageFacts"]).where("id", "=", TABLE_ORDER);
  const [board, table] = [await shown.executeTakeFirst(), await findStage(db, TABLE_ORDER)].map((one) =>
    JSON.stringify(one),
  );
  if (board !== table) faults.push(`The board says ${board} and the table ${table}`);

  const heard = presses.filter((one) => one.heard).length;
  return {
    faults: faults.map((fault) => `The table of ${TABLE_ORDER}: ${fault}.`),
    facts: [
      `${heard} presses were made at the table, as far as anybody was told; all was packed ${wanted.length} times.`,
    ],
  };
}
