import type { Db } from "#app/db/client.server.ts";
import type { Sheets } from "#app/domain/workroom/sheet/compute-draft.ts";
import { type FabricFacts, readFabricFacts } from "#app/domain/workroom/sheet/fabric-facts.ts";
import {
  type Measure,
  readMeasure,
  readSheetPart,
  readTreatmentSheet,
  type TreatmentSheet,
} from "#app/domain/workroom/sheet/sheet-document.ts";

export interface FoundSheets {
  sheets: Sheets;
  /** By part; a part that nobody has edited has none, and is edited from 0. */
  versions: Readonly<Record<string, number>>;
}

/** What the owner decided about an order. */
export async function findSheets(db: Db, orderId: string): Promise<FoundSheets> {
  return (await findSheetsOf(db, [orderId]))(orderId);
}

/** The same about several. */
export async function findSheetsOf(db: Db, orderIds: readonly string[]): Promise<(orderId: string) => FoundSheets> {
  const rows = await db
    .selectFrom("sheets")
    .select(["orderId", "part", "document", "version"])
    .where("orderId", "in", orderIds)
    .orderBy("part")
    .execute();
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return (orderId) => readSheets(byOrder.get(orderId) ?? []);
}

function readSheets(rows: { part: string; document: string; version: number }[]): FoundSheets {
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
