import type { App } from "#app/app.server.ts";
import { addRows, type Db, findRow, setRows } from "#app/db/client.server.ts";
import { canonicalJson } from "#app/domain/canonical-json.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import type { Sheets } from "#app/domain/workroom/sheet/compute-draft.ts";
import { type FabricFacts, readFabricFacts } from "#app/domain/workroom/sheet/fabric-facts.ts";
import {
  type Measure,
  readMeasure,
  readSheetPart,
  readTreatmentSheet,
  type TreatmentSheet,
} from "#app/domain/workroom/sheet/sheet-document.ts";
import { type OrderActing, withOrder } from "#app/services/orders/with-order.server.ts";

const STALE = refusal(
  "stale",
  "Somebody else has changed this since you opened it. Please look at both and save again.",
);

interface SheetEdit extends OrderActing {
  part: string;
  /** The version that was on the screen; 0 where nobody had edited the part yet. */
  version: number;
}

type SaveResult = { ok: true; version: number } | (Refusal & { newer?: { document: unknown; version: number } });

/** Writes what the owner decided about one part of an order, if nobody changed that part since they saw it. */
export async function saveSheet(
  app: Pick<App, "db" | "now">,
  { userId, orderId, part, version, actorId }: SheetEdit,
  document: object,
): Promise<SaveResult> {
  const text = canonicalJson(document);
  const at = app.now().toISOString();
  return withOrder(app, { userId, orderId }, async (db): Promise<SaveResult> => {
    const stored = await findRow(db, "sheets", { orderId, part }, ["document", "version"]);
    const was: unknown = stored && JSON.parse(stored.document);
    // The same save sent again, because its answer was lost on the way, has been made already.
    if (stored && withoutTimes(was) === withoutTimes(document)) return { ok: true, version: stored.version };
    if ((stored?.version ?? 0) !== version) {
      return { ...STALE, newer: { document: was ?? {}, version: stored?.version ?? 0 } };
    }
    const values = { document: text, version: version + 1, actorId, at };
    if (stored) {
      await setRows(db, "sheets", { orderId, part }, values);
    } else {
      await addRows(db, "sheets", { orderId, part, ...values });
    }
    return { ok: true, version: version + 1 };
  });
}

function withoutTimes(document: unknown): string {
  return canonicalJson(JSON.parse(JSON.stringify(document, (name, value) => (name === "at" ? undefined : value))));
}

interface FoundSheets {
  sheets: Sheets;
  /** By part; a part that nobody has edited has none, and is edited from 0. */
  versions: Readonly<Record<string, number>>;
}

/** What the owner decided about an order. */
export async function findSheets(db: Db, orderId: string): Promise<FoundSheets> {
  const rows = await db
    .selectFrom("sheets")
    .select(["part", "document", "version"])
    .where("orderId", "=", orderId)
    .orderBy("part")
    .execute();
  return readSheets(rows);
}

export function readSheets(rows: { part: string; document: string; version: number }[]): FoundSheets {
  const treatments: Record<string, TreatmentSheet> = {};
  const measures: Record<string, Measure> = {};
  const fabrics: Record<string, FabricFacts> = {};
  for (const { part: written, document } of rows) {
    const part = readSheetPart(written);
    const stored: unknown = JSON.parse(document);
    if (part?.kind === "treatment") treatments[written] = readTreatmentSheet(stored);
    if (part?.kind === "measure") {
      const measure = readMeasure(stored);
      if (measure) measures[part.window] = measure;
    }
    if (part?.kind === "fabric") {
      const facts = readFabricFacts(stored);
      if (facts) fabrics[part.fabric] = facts;
    }
  }
  const versions = Object.fromEntries(rows.map(({ part, version }) => [part, version]));
  return { sheets: { treatments, measures, fabrics }, versions };
}
