import { foldText } from "#app/domain/fold-text.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type FabricDetails, patternLabels } from "./book-fabric.ts";
import { type FabricFieldName, fabricFieldNames, fabricFields, type TypedFabric } from "./fabric-fields.ts";

export function fabricAsTyped(details: FabricDetails): TypedFabric {
  return mapFields((name) => fabricFields[name].write(details));
}

export function mapFields(textOf: (name: FabricFieldName) => string): TypedFabric {
  return Object.fromEntries(fabricFieldNames.map((name) => [name, textOf(name)])) as TypedFabric;
}

type ReadFields = {
  [name in FabricFieldName]: Extract<ReturnType<(typeof fabricFields)[name]["read"]>, { ok: true }>["value"];
};

/** What was typed about a cloth, or the first thing that is wrong with it. */
export function readFabricDetails(typed: TypedFabric): Verdict<FabricDetails, FabricFieldName> {
  const values: Partial<Record<FabricFieldName, unknown>> = {};
  for (const name of fabricFieldNames) {
    const read = fabricFields[name].read(typed[name]);
    if (!read.ok) return { ...read, field: name };
    values[name] = read.value;
  }
  // Each was read by its own field.
  const fields = values as ReadFields;
  return faultOfPattern(fields) ?? { ok: true, value: detailsOf(fields) };
}

/** A pattern cannot be drawn without a color of its own and the size of its repeat. */
function faultOfPattern(fields: ReadFields): Verdict<FabricDetails, FabricFieldName> | undefined {
  const { pattern, patternColor1, patternColor2, patternColor3, horizontalRepeat, verticalRepeat } = fields;
  const fault = (field: FabricFieldName, reason: string) => ({ ok: false, reason, field }) as const;
  if (!patternColor1 && (patternColor2 || patternColor3)) {
    return fault("patternColor1", "Please enter the first color of the pattern before the others.");
  }
  if (!patternColor2 && patternColor3) {
    return fault("patternColor2", "Please enter the second color of the pattern before the third.");
  }
  if (pattern === "none") return undefined;
  const named = patternLabels[pattern].toLowerCase();
  if (!patternColor1) return fault("patternColor1", `Please enter the color of the ${named}.`);
  if (horizontalRepeat === 0) {
    return fault("horizontalRepeat", `Please enter how far apart the ${named} repeats from side to side.`);
  }
  if (verticalRepeat === 0 && pattern !== "stripe" && pattern !== "ticking") {
    return fault("verticalRepeat", `Please enter how far apart the ${named} repeats from top to bottom.`);
  }
  return undefined;
}

function detailsOf(fields: ReadFields): FabricDetails {
  const { verticalRepeat, horizontalRepeat, weave, pattern, pricePerYard, costPerYard, ...rest } = fields;
  const { groundColor, patternColor1, patternColor2, patternColor3, ...details } = rest;
  const colors = [groundColor, patternColor1, patternColor2, patternColor3].filter((color) => color !== "");
  const look = { colors, weave, pattern, verticalRepeat, horizontalRepeat };
  return { ...details, pricePerYardCents: pricePerYard, costPerYardCents: costPerYard, look };
}

/** Tells cloths apart however their names are written; what begins it sorts them. */
export function foldedFabric({ name, color, supplier }: Pick<FabricDetails, "name" | "color" | "supplier">): string {
  return [name, color, supplier].map(foldText).join(" | ");
}

export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** Which fields of a cloth differ, as people read them. */
export function fabricChanges(before: FabricDetails, after: FabricDetails): FieldChange[] {
  return fabricFieldNames.flatMap((name) => {
    const { label, write } = fabricFields[name];
    const [was, is] = [write(before), write(after)];
    return was === is ? [] : [{ label, before: was, after: is }];
  });
}

const LONGEST_WORDS = 1_000;

/** "Usable width: 54 to 55; Care: none to Dry clean", for the history. */
export function changesInWords(changes: readonly FieldChange[]): string {
  const words = changes.map(({ label, before, after }) => `${label}: ${before || "none"} to ${after || "none"}`);
  return words.join("; ").slice(0, LONGEST_WORDS);
}
