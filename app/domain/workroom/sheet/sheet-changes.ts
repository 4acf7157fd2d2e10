import { asTyped } from "#app/domain/forms/described-form.ts";
import { mappedLabel } from "#app/domain/workroom/input/map-treatment.ts";
import { asRecord } from "#app/domain/workroom/input/reading.ts";
import { clothKeysOf, factsToType } from "./cloths.ts";
import { partOf, type Sheets } from "./compute-draft.ts";
import type { PacketDocument } from "./packet-document.ts";
import { figureAsTyped } from "./read-sheet-form.ts";
import type { SheetValue } from "./sheet-document.ts";
import { fabricForm } from "./sheet-fabric-form.ts";
import { type SheetField, sheetFieldsOf } from "./sheet-fields.ts";

/** How many figures two documents have differently. Something that only one of them has counts once, however much it holds. */
export function countDifferences(a: unknown, b: unknown): number {
  if (Array.isArray(a) && Array.isArray(b)) {
    const indexes = Array.from({ length: Math.max(a.length, b.length) }, (_, index) => index);
    return indexes.reduce((sum, index) => sum + countDifferences(a[index], b[index]), 0);
  }
  const [one, other] = [asRecord(a), asRecord(b)];
  if (!one || !other) return a === b ? 0 : 1;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].reduce((sum, name) => sum + countDifferences(one[name], other[name]), 0);
}

/** How many of the owner's figures differ between two states of the sheets. Who set them and when is no figure, nor is a wave. */
export function countChangedFigures(before: Sheets, now: Sheets): number {
  return countDifferences(figuresIn(before), figuresIn(now));
}

/** How many checks are waved now that were open, or waved for another reason. */
export function countNewWaves(before: Sheets, now: Sheets): number {
  return Object.entries(now.treatments).reduce((sum, [part, { waved }]) => {
    const then = before.treatments[part]?.waved ?? {};
    const codes = Object.keys(waved) as (keyof typeof waved)[];
    return sum + codes.filter((code) => then[code]?.reason !== waved[code]?.reason).length;
  }, 0);
}

type Frozen = Pick<PacketDocument, "inputs" | "packet" | "cloths" | "sheets">;

/** What the owner says now of a frozen packet's figures and cloths that it was not frozen with, with the key of the window. */
export function sheetDifferences(frozen: Frozen, now: Sheets): { window: string; words: string }[] {
  return frozen.inputs.flatMap((window, index) =>
    window.treatments.flatMap((treatment, at) => {
      const kind = frozen.packet.windows[index]?.treatments[at]?.treatment?.kind;
      const part = partOf(window, treatment);
      const [then, since] = [frozen.sheets, now].map(({ treatments }) => treatments[part]?.figures ?? {});
      const fields = kind ? sheetFieldsOf(kind) : [];
      const changed = fields.filter(({ name }) => then?.[name]?.value !== since?.[name]?.value);
      const said = changed.map((field) => `${field.label}, now ${figureInWords(field, since?.[field.name]?.value)}`);
      const keys = clothKeysOf(window, treatment);
      const cloths = frozen.cloths.filter(({ key }) => keys.includes(key));
      const words = [...said, ...cloths.flatMap((cloth) => clothDifferences(cloth, now))];
      return words.map((text) => ({
        window: window.key,
        words: `${window.name}: ${mappedLabel(treatment)}: ${text}`,
      }));
    }),
  );
}

function figureInWords({ input }: SheetField, value: SheetValue | undefined): string {
  const text = figureAsTyped(value);
  const chosen = input.kind === "choice" && input.options.find((option) => option.value === text)?.label;
  return chosen || text || "as the rules say";
}

/** What a yard costs is not cut. */
const unmade = ["pricePerYard", "costPerYard"];

function clothDifferences(cloth: PacketDocument["cloths"][number], { fabrics }: Sheets): string[] {
  const facts = fabrics[cloth.key];
  if (!facts) return [];
  const [then, now] = [cloth, { ...cloth, facts }].map((one) => asTyped(fabricForm, factsToType(one)));
  return fabricForm.fields
    .filter(({ name }) => !unmade.includes(name) && then?.[name] !== now?.[name])
    .map(({ name, label, words = (text: string) => text }) => {
      const text = now?.[name] ?? "";
      return `${cloth.name || "its cloth"}: ${label}, now ${text ? words(text) : "not known"}`;
    });
}

function figuresIn({ treatments, measures, fabrics }: Sheets): unknown {
  const own = Object.entries(treatments)
    .filter(([, { figures }]) => Object.keys(figures).length > 0)
    .map(([part, { figures }]) => [part, figures]);
  // Through text, so that what is undefined is the same as what is absent.
  const text = JSON.stringify({ treatments: Object.fromEntries(own), measures, fabrics }, (name, value) =>
    name === "by" || name === "at" ? undefined : value,
  );
  return JSON.parse(text);
}
