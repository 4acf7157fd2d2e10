import type { App } from "#app/app.server.ts";
import { asTyped } from "#app/domain/forms/described-form.ts";
import { formatInches, parseInchesOrZero } from "#app/domain/measuring/inches.ts";
import { measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import { sizeLabels } from "#app/domain/orders/answers/further-sizes.ts";
import { sharingInWords } from "#app/domain/orders/places/shared-rod.ts";
import { isBeforeWork } from "#app/domain/orders/progress/missing-for-work.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { clothLabels } from "#app/domain/workroom/buying/price.ts";
import { quoteLines } from "#app/domain/workroom/buying/quote.ts";
import { type WindowNote, windowNotes } from "#app/domain/workroom/paper/window-notes.ts";
import { changedRules } from "#app/domain/workroom/rules/changed-rules.ts";
import { type Cloth, factsToType } from "#app/domain/workroom/sheet/cloths.ts";
import { isMeasured, seenSizes } from "#app/domain/workroom/sheet/compute-draft.ts";
import { freezeFaults } from "#app/domain/workroom/sheet/freeze-faults.ts";
import { openChecks } from "#app/domain/workroom/sheet/open-checks.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { countChangedFigures, countDifferences, countNewWaves } from "#app/domain/workroom/sheet/sheet-changes.ts";
import { writeSheetPart } from "#app/domain/workroom/sheet/sheet-document.ts";
import { fabricForm } from "#app/domain/workroom/sheet/sheet-fabric-form.ts";
import { showTreatments } from "#app/domain/workroom/sheet/show-sheet.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { bookClothPath, fabricPath } from "#app/routes/admin/paths.ts";
import { findEntry } from "#app/services/orders/entered/check-entry.server.ts";
import { findMissingForWork } from "#app/services/orders/life/start-work.server.ts";
import { listPhotos } from "#app/services/photos/find-photos.server.ts";
import { findGone } from "#app/services/workroom/find-gone.server.ts";
import { findOrderSaid } from "#app/services/workroom/find-order-said.server.ts";
import { draftPacket, findPacket, listPackets } from "#app/services/workroom/find-packet.server.ts";
import { findSheets } from "#app/services/workroom/sheets.server.ts";

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
      hung: draft.packet.windows[index],
      shares: sharingInWords(window, draft.order.windows),
      measure: {
        part: measurePart,
        version: versions[measurePart] ?? 0,
        given: measure,
        counts: isMeasured(window, measure),
      },
      notes: notesAt(draft, index),
      treatments: showTreatments(window, index, draft, seen).map((treatment) => ({
        ...treatment,
        version: versions[treatment.part] ?? 0,
      })),
    };
  });
  const gone = await findGone(db, draft.cloths);
  return {
    order: {
      id: orderId,
      userId,
      status: order.status,
      customer: order.customer,
      called: order.called,
      entry: await findEntry({ db }, orderId),
    },
    photos: await listPhotos({ db }, { userId, orderId, staff: true }),
    rulesVersion: draft.rules.version,
    /** By which its windows are drawn. */
    rules: changedRules(draft.rules.value),
    windows,
    cloths: draft.cloths.map((cloth) => ({
      ...showCloth(cloth, versions),
      ...bookLinks(orderId, cloth),
      discontinued: cloth.book !== undefined && gone.has(cloth.book),
    })),
    unmeasured: draft.order.windows
      .filter((window) => !isMeasured(window, draft.sheets.measures[window.key]))
      .map(seenSizes),
    missing: await findMissingForWork({ db }, userId, orderId),
    moves: isBeforeWork(order.status),
    faults: freezeFaults(draft),
    unwaved: openChecks(draft).length,
    estimate: estimateOf(draft),
    packets: await showPackets({ db }, draft),
  };
}

function notesAt({ inputs, order }: PacketDocument, index: number): WindowNote[] {
  const input = inputs[index];
  return input ? windowNotes(input, order.hardware) : [];
}

export type WorkroomData = NonNullable<Awaited<ReturnType<typeof loadWorkroom>>>;

function showCloth(cloth: Cloth, versions: Readonly<Record<string, number>>) {
  const { key, name, uses, facts } = cloth;
  const part = writeSheetPart({ kind: "fabric", fabric: key });
  return {
    key,
    name,
    uses,
    part,
    version: versions[part] ?? 0,
    typed: asTyped(fabricForm, factsToType(cloth)),
    known: facts?.width !== undefined,
    // What comes from the fabric book nobody has entered here.
    set: facts?.at ? { by: facts.by, at: facts.at } : undefined,
  };
}

/** Where the book has this cloth, or how it gets there; what has no name yet cannot. */
function bookLinks(orderId: string, { key, name, book }: Cloth) {
  if (book !== undefined) return { inBook: fabricPath(book) };
  return name === "" ? {} : { addToBook: bookClothPath(orderId, key) };
}

function estimateOf({ packet, rateCard }: PacketDocument) {
  const { sections, cents, missing } = quoteLines(packet, rateCard.value);
  const ofCloth = (label: string) => clothLabels.includes(label);
  return {
    sections: sections
      .map(({ window, lines }, key) => ({ key, window, lines: lines.map(({ cost: _, ...line }) => line) }))
      .filter(({ lines }) => lines.length > 0),
    cents,
    version: rateCard.version,
    missing: { rates: missing.filter((label) => !ofCloth(label)), cloths: missing.filter(ofCloth) },
  };
}

/** That it is other than agreed is a check of its own, and no figure. */
function withoutAgreement({ otherwise: _, ...order }: PacketDocument["order"]) {
  return order;
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
      order: countDifferences(withoutAgreement(document.order), withoutAgreement(now.order)),
      sheets: countChangedFigures(document.sheets, now.sheets),
      waves: countNewWaves(document.sheets, now.sheets),
      rules: document.rules.version === now.rules.version ? null : now.rules.version,
      rateCard: document.rateCard.version === now.rateCard.version ? null : document.rateCard.version,
    },
  };
}

/** The sizes that were given for a window, each with its name. */
function sizeLines({ measurements, sizes }: Window): { label: string; text: string }[] {
  const further = Object.entries(sizeLabels).map(
    ([name, label]) => [label, sizes?.[name as keyof typeof sizes]] as const,
  );
  const seven = measurementNames.map((name) => [measurementLabel(name), measurements[name]] as const);
  return [...seven, ...further].flatMap(([label, text]) => {
    const inches = parseInchesOrZero(text ?? "");
    return inches === null ? [] : [{ label, text: formatInches(inches) }];
  });
}
