import type { Check } from "#app/domain/workroom/checks.ts";
import { mappedLabel } from "#app/domain/workroom/input/map-treatment.ts";
import { type Draft, partOf, type Sheets } from "./compute-draft.ts";

/** Where a fault is mended: the final measure of a window, the fabrics, or a treatment's own figures. */
interface FaultPlace {
  where: string;
  mend: { at: "measure"; window: string } | { at: "fabrics" } | { at: "treatment"; part: string };
}

export interface FreezeFault {
  sentence: string;
  /** None where it is about the order as a whole. */
  places: FaultPlace[];
}

/** Why a draft cannot be frozen: each sentence once, with every place that it is said of. None means that it can. */
export function freezeFaults({
  packet,
  inputs,
  sheets,
}: Pick<Draft, "packet" | "inputs"> & { sheets: Sheets }): FreezeFault[] {
  const faults = new Map<string, FreezeFault>();
  const add = (sentence: string, place?: FaultPlace) => {
    const fault = faults.get(sentence) ?? { sentence, places: [] };
    if (place && !fault.places.some(({ where }) => where === place.where)) fault.places.push(place);
    faults.set(sentence, fault);
  };
  for (const { level, sentence } of packet.checks) if (level === "block") add(sentence);
  for (const [index, { name, treatments }] of packet.windows.entries()) {
    const input = inputs[index];
    for (const [at, { checks }] of treatments.entries()) {
      const treatment = input?.treatments[at];
      const waved = (input && treatment && sheets.treatments[partOf(input, treatment)]?.waved) ?? {};
      const unsettled = ({ level, code, sentence }: Check) => level === "settle" && waved[code]?.sentence !== sentence;
      for (const found of checks.filter((one) => one.level === "block" || unsettled(one))) {
        if (!input || !treatment) add(found.sentence);
        else add(found.sentence, placeOf(found, name || `Window ${index + 1}`, input, treatment));
      }
    }
  }
  const empty = packet.windows.length > 0 && packet.windows.every(({ treatments }) => treatments.length === 0);
  if (empty) add("Nothing is chosen for any window yet.");
  return [...faults.values()];
}

type Input = Draft["inputs"][number];

/** A window is measured once for all that hangs on it. */
function placeOf({ code }: Check, name: string, input: Input, treatment: Input["treatments"][number]): FaultPlace {
  if (code === "NOT_MEASURED") return { where: name, mend: { at: "measure", window: input.key } };
  const where = `${name}, ${mappedLabel(treatment).toLowerCase()}`;
  if (code === "FABRIC_WITHOUT_WIDTH") return { where, mend: { at: "fabrics" } };
  return { where, mend: { at: "treatment", part: partOf(input, treatment) } };
}

/** The same as plain sentences. */
export function faultTexts(faults: readonly FreezeFault[]): string[] {
  return faults.map(({ sentence, places }) =>
    places.length === 0 ? sentence : `${places.map(({ where }) => where).join("; ")}: ${sentence}`,
  );
}
