/** Somebody at the table ticks every part of an order until it is packed, unticks it all again, and begins anew. */
import type { Db } from "#app/db/client.server.ts";
import type { Step } from "#app/domain/table/sign-offs.ts";
import { tablePath } from "#app/routes/admin/paths.ts";
import { findTable } from "#app/services/table/find-table.server.ts";
import { FORM_KEY } from "#app/web/form-key.ts";
import type { Manner } from "#tests/support/orders/order-walk.ts";
import { pause } from "./pause.ts";
import type { Owner } from "./turns.ts";

/** The one of the demo that is in work. */
export const TABLE_ORDER = "LF-1004";

export interface TablePress {
  formKey: string;
  act: "ticked" | "unticked";
  /** What one press writes, together. */
  steps: Step[];
  /** Its answer was a yes that was heard. */
  heard: boolean;
  /** What was said instead: at a table of one's own nothing is refused. */
  refused?: string;
}

const ticks: Step[][] = [["cut"], ["sewn"], ["inspected", "packed"]];
const unticks: Step[][] = [["packed"], ["inspected"], ["sewn"], ["cut"]];

interface AtTable {
  owner: Owner;
  db: Db;
  presses: TablePress[];
  manner: Manner;
  ended(): boolean;
}

export async function walkTable({ owner, db, presses, manner, ended }: AtTable) {
  const { parts } = (await findTable(db, TABLE_ORDER)) ?? { parts: [] };
  const press = async (part: (typeof parts)[number], act: TablePress["act"], steps: Step[]) => {
    const tried: TablePress = { formKey: crypto.randomUUID(), act, steps, heard: false };
    presses.push(tried);
    const { windowKey, treatment, remake } = part;
    const box = { windowKey, treatment, remake: String(remake), step: steps.at(-1) ?? "" };
    owner.aim("ticking");
    const answer = await manner.send(owner.visitor, `${tablePath(TABLE_ORDER)}/sign-off`, {
      ...box,
      act,
      all: "on",
      note: act === "unticked" ? "The wrong thread" : "",
      [FORM_KEY]: tried.formKey,
    });
    tried.heard = answer.ok;
    const said = await answer.text();
    if (!answer.ok) tried.refused = said;
    await pause(100);
  };
  const round = [
    ...parts.flatMap((part) => ticks.map((steps) => () => press(part, "ticked", steps))),
    ...parts.flatMap((part) => unticks.map((steps) => () => press(part, "unticked", steps))),
  ];
  for (let count = 0; !ended(); count += 1) await round[count % round.length]?.();
}
