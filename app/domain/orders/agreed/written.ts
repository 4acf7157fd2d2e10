import {
  isInterlinedWithoutLining,
  linings,
  type OptionName,
  optionTexts,
  shadeControls,
} from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { type QuestionName, questionsOf } from "#app/domain/orders/answers/questions.ts";
import type { NamedLink, TreatmentEntry, Window } from "#app/domain/orders/window.ts";
import { meaningLabel } from "./meaning.ts";

/** What changes as one: cloth has one lining and a shade one control, however many boxes there are for it. */
type Field =
  | "lining"
  | "control"
  | "interlining"
  | "edgeBanding"
  | "insetEdgeBanding"
  | "decorativeTrim"
  | QuestionName;

const boxes: Partial<Record<Field, readonly OptionName[]>> = {
  lining: linings,
  control: shadeControls,
  interlining: ["interlining"],
  edgeBanding: ["edgeBanding"],
  insetEdgeBanding: ["insetEdgeBanding"],
  decorativeTrim: ["decorativeTrim"],
};
const boxFields = Object.keys(boxes) as Field[];

/** A field as it is stored: its boxes, or its answer; with decorative trim goes which trim it is. */
interface Value {
  flags?: Partial<Record<OptionName, boolean>>;
  answer?: string;
  trims?: NamedLink[];
}

/** What an acceptance wrote into a window, and what stood there before. */
export interface Written {
  /** The window's key. */
  window: string;
  treatment: TreatmentType;
  field: Field;
  before: Value;
  after: Value;
}

/** Everything about these windows that is another in those, field by field; `also` are named whether they differ or not. */
export function differing(before: readonly Window[], after: readonly Window[], also: readonly Written[]): Written[] {
  return before.flatMap((window) => {
    const now = after.find(({ key }) => key === window.key);
    return treatmentTypes.flatMap((treatment) => {
      const [old, made] = [window.customizations[treatment], now?.customizations[treatment]];
      if (!old || !made) return [];
      return [...boxFields, ...questionsOf[treatment]].flatMap((field): Written[] => {
        const named = also.some((one) => isAt(one, { window: window.key, treatment, field }));
        const [was, is] = [storedIn(old, field), storedIn(made, field)];
        // A box that was never shown and one that was left empty are the same to everybody, but not to a comparison of documents.
        if (!named && was.answer === is.answer && written(was) === written(is)) return [];
        return [{ window: window.key, treatment, field, before: was, after: is }];
      });
    });
  });
}

/** The windows as they were before an acceptance wrote into them; what somebody has changed since stays as they have it. */
export function undoWritten(windows: readonly Window[], written: readonly Written[]): Window[] {
  return changeEntries(windows, written, (entry, ours) => {
    const untouched = ours.filter(({ field, after }) => isSame(storedIn(entry, field), after));
    const undone = untouched.reduce((made, { field, before }) => withValue(made, field, before), entry);
    if (!isInterlinedWithoutLining(undone.customizations ?? {})) return undone;
    // Interlined since by somebody, it keeps the lining that this needs.
    return untouched
      .filter(({ field }) => field !== "lining" && field !== "interlining")
      .reduce((made, { field, before }) => withValue(made, field, before), entry);
  });
}

/** Windows of then with what an acceptance has written since, where it still stands: the rest of what differs is a change. */
export function asWritten(then: readonly Window[], now: readonly Window[], written: readonly Written[]): Window[] {
  return changeEntries(then, written, (entry, ours, { key }) =>
    ours.reduce((made, { treatment, field, after }) => {
      const current = now.find((window) => window.key === key)?.customizations[treatment];
      const stands = current && isSame(storedIn(current, field), after);
      return stands ? withValue(made, field, storedIn(current, field)) : made;
    }, entry),
  );
}

/** Which of what was written still stands. */
export function standing(windows: readonly Window[], written: readonly Written[]): Written[] {
  return written.filter(({ window, treatment, field, before, after }) => {
    const entry = windows.find(({ key }) => key === window)?.customizations[treatment];
    return entry !== undefined && isSame(storedIn(entry, field), after) && !isSame(before, after);
  });
}

function changeEntries(
  windows: readonly Window[],
  written: readonly Written[],
  change: (entry: TreatmentEntry, ours: readonly Written[], window: Window) => TreatmentEntry,
): Window[] {
  return windows.map((window) => {
    const ours = written.filter((one) => one.window === window.key);
    if (ours.length === 0) return window;
    const customizations = { ...window.customizations };
    for (const treatment of treatmentTypes) {
      const entry = customizations[treatment];
      const here = ours.filter((one) => one.treatment === treatment);
      if (entry && here.length > 0) customizations[treatment] = change(entry, here, window);
    }
    return { ...window, customizations };
  });
}

function storedIn({ customizations = {}, answers = {}, fabrics }: TreatmentEntry, field: Field): Value {
  const names = boxes[field];
  if (!names) {
    const answer = answers[field as QuestionName];
    return answer === undefined ? {} : { answer };
  }
  const flags = Object.fromEntries(
    names.flatMap((name) => (name in customizations ? [[name, customizations[name]]] : [])),
  );
  return { flags, ...(field === "decorativeTrim" && fabrics && { trims: fabrics.trims }) };
}

function withValue(entry: TreatmentEntry, field: Field, { flags = {}, answer, trims }: Value): TreatmentEntry {
  const names = boxes[field];
  if (!names) {
    const { [field as QuestionName]: _, ...others } = entry.answers ?? {};
    const answers = answer === undefined ? others : { ...others, [field]: answer };
    const { answers: __, ...rest } = entry;
    return Object.keys(answers).length > 0 ? { ...rest, answers } : rest;
  }
  const others = Object.entries(entry.customizations ?? {}).filter(([name]) => !names.some((one) => one === name));
  const made = { ...entry, customizations: { ...Object.fromEntries(others), ...flags } };
  return trims && entry.fabrics ? { ...made, fabrics: { ...entry.fabrics, trims } } : made;
}

function written({ flags = {} }: Value): string {
  return Object.entries(flags).sort().join();
}

function isSame(one: Value, other: Value): boolean {
  const ticked = ({ flags = {} }: Value) => Object.entries(flags).flatMap(([name, on]) => (on ? [name] : []));
  return one.answer === other.answer && ticked(one).sort().join() === ticked(other).sort().join();
}

function isAt(
  one: Pick<Written, "window" | "treatment" | "field">,
  other: Pick<Written, "window" | "treatment" | "field">,
) {
  return one.window === other.window && one.treatment === other.treatment && one.field === other.field;
}

/** "Blackout lining", "no edge banding", "Length: Puddled on the floor". */
export function writtenInWords({ treatment, field, before, after }: Written): string {
  const names = boxes[field];
  if (!names) return meaningLabel({ treatment, question: field as QuestionName, answer: after.answer ?? "" });
  const ticked = ({ flags = {} }: Value) => names.filter((name) => flags[name]).map((name) => optionTexts[name].label);
  const [label] = ticked(after);
  return label ?? `no ${(ticked(before)[0] ?? field).toLowerCase()}`;
}
