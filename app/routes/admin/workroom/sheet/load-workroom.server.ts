import type { App } from "#app/app.server.ts";
import { quoteLines } from "#app/domain/workroom/buying/quote.ts";
import { asTyped } from "#app/domain/workroom/forms/document-form.ts";
import type { Cloth } from "#app/domain/workroom/sheet/cloths.ts";
import { isMeasured } from "#app/domain/workroom/sheet/compute-draft.ts";
import { countDifferences } from "#app/domain/workroom/sheet/count-differences.ts";
import { fabricForm, unknownFacts } from "#app/domain/workroom/sheet/fabric-form.ts";
import { freezeFaults } from "#app/domain/workroom/sheet/freeze-faults.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { writeSheetPart } from "#app/domain/workroom/sheet/sheet-part.ts";
import { showTreatments } from "#app/domain/workroom/sheet/show-sheet.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { showFields } from "#app/routes/admin/workroom/versions/document-fields.ts";
import { findOrderSaid } from "#app/services/workroom/find-order-said.server.ts";
import { draftPacket, findPacket, listPackets } from "#app/services/workroom/find-packet.server.ts";
import { findSheets } from "#app/services/workroom/find-sheets.server.ts";
import { sizeLines } from "./size-lines.ts";

/** Everything the workroom page of an order shows; undefined where this customer has no such order. */
export async function loadWorkroom({ db }: Pick<App, "db">, userId: string, orderId: string) {
  const order = await findOrderSaid(db, orderId);
  const draft = order?.userId === userId ? await draftPacket(db, orderId) : undefined;
  if (!order || !draft) return undefined;
  const { versions } = await findSheets(db, orderId);
  const seen = { order: draft.order, sheets: draft.sheets, rules: draft.rules.value, measureEdge: measureTopEdge };
  const windows = draft.order.windows.map((window, index) => {
    const measurePart = writeSheetPart({ kind: "measure", window: window.key });
    const measure = draft.sheets.measures[window.key];
    return {
      key: window.key,
      name: window.name || `Window ${index + 1}`,
      sizes: sizeLines(window),
      measure: {
        part: measurePart,
        version: versions[measurePart] ?? 0,
        given: measure,
        counts: isMeasured(window, measure),
      },
      note: draft.inputs[index]?.note ?? "",
      treatments: showTreatments(window, index, draft, seen).map((treatment) => ({
        ...treatment,
        version: versions[treatment.part] ?? 0,
      })),
    };
  });
  return {
    order: { id: orderId, userId, status: order.status, customer: order.customer },
    rulesVersion: draft.rules.version,
    windows,
    cloths: draft.cloths.map((cloth) => showCloth(cloth, versions)),
    faults: freezeFaults(draft),
    unwaved: countUnwaved(windows),
    estimate: estimateOf(draft),
    packets: await showPackets({ db }, draft),
  };
}

export type WorkroomData = NonNullable<Awaited<ReturnType<typeof loadWorkroom>>>;

function showCloth(cloth: Cloth, versions: Readonly<Record<string, number>>) {
  const { key, name, uses, com, facts } = cloth;
  const part = writeSheetPart({ kind: "fabric", fabric: key });
  const typed = asTyped(fabricForm, facts ?? { ...unknownFacts, com });
  const [section] = showFields(fabricForm.fields, typed);
  return {
    ...{ key, name, uses, part, version: versions[part] ?? 0, fields: section?.fields ?? [] },
    known: facts?.width !== undefined,
    set: facts && { by: facts.by, at: facts.at },
  };
}

function countUnwaved(
  windows: readonly { treatments: readonly { checks: readonly { level: string; waved?: unknown }[] }[] }[],
) {
  const checks = windows.flatMap(({ treatments }) => treatments.flatMap((treatment) => treatment.checks));
  return checks.filter(({ level, waved }) => level === "wave" && !waved).length;
}

function estimateOf({ packet, rateCard }: PacketDocument) {
  const { cents, missing } = quoteLines(packet, rateCard.value);
  return { cents, missing, version: rateCard.version };
}

/** The frozen ones, newest first, and how far the latest is behind. */
async function showPackets({ db }: Pick<App, "db">, draft: PacketDocument) {
  const frozen = await listPackets(db, draft.orderId);
  const latest = frozen.length > 0 ? await findPacket(db, draft.orderId) : undefined;
  if (!latest) return { frozen, changed: undefined };
  const now = JSON.parse(JSON.stringify(draft)) as PacketDocument;
  const { document } = latest;
  return {
    frozen,
    changed: {
      order: countDifferences(document.order, now.order),
      sheets: countDifferences(document.sheets, now.sheets),
      rules: document.rules.version === now.rules.version ? null : now.rules.version,
    },
  };
}
