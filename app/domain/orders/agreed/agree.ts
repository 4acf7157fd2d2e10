import {
  chooseControl,
  chosenControls,
  linings,
  type OptionFlags,
  type OptionName,
  setOption,
  shadeControls,
} from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import type { TreatmentEntry, Window } from "#app/domain/orders/window.ts";
import { canHave, type Meaning, readMeaning, writeMeaning } from "./meaning.ts";
import { groupWords, plainMeaning } from "./plain-words.ts";
import { differing, undoWritten, type Written } from "./written.ts";

/** A line of a quote as far as it may mean something for a window. */
export interface MeaningLine {
  key: string;
  windowKey: string | null;
  treatment: string | null;
  kind: string;
  label: string;
  description: string;
  role: "fixed" | "optional" | "choice";
  choiceGroup: string;
  /** What the owner set; empty where the words of the line say it. */
  meaning: string;
}

/** A line that was agreed on and that no box of a window stands for: somebody has to look at it. */
export interface AgreedLine {
  key: string;
  /** None for the whole order. */
  window: string | null;
  treatment: string | null;
  /** Taken, or an extra of the estimate that was left out. */
  taken: boolean;
  /** "two inches longer". */
  words: string;
  /** A choice among these: which one it is must be settled before anything is cut. */
  unsettled?: "lining" | "control";
}

/** What an acceptance makes of the windows, and what is kept of it. */
export interface Agreement {
  windows: Window[];
  written: Written[];
  agreed: AgreedLine[];
  /** Labels of accepted lines whose window is gone, or cannot have any more what they mean. */
  gone: string[];
}

/** What a line means: what the owner set, or else what its words plainly name. Lines of the estimate need no words while they are fixed. */
export function meaningOfLine(line: MeaningLine, windows: readonly Window[]): string {
  if (line.meaning !== "") return line.meaning;
  const window = windowOf(line, windows);
  const speaks = line.role !== "fixed" || isTyped(line);
  return window && speaks ? plainMeaning(line, window) : "";
}

/** The window of a line; what is said of the whole order is said of its only window. */
export function windowOf(
  { windowKey }: Pick<MeaningLine, "windowKey">,
  windows: readonly Window[],
): Window | undefined {
  if (windowKey === null) return windows.length === 1 ? windows[0] : undefined;
  return windows.find(({ key }) => key === windowKey);
}

/** Typed by the owner, rather than made by the estimate. */
function isTyped({ kind, key }: MeaningLine): boolean {
  return kind === "free" && key !== "least-charge";
}

/**
 * What follows for the windows from a yes to these lines: the choices and extras that were taken are ticked, those that were
 * left out are not. What an acceptance before it has written is taken back first, as far as nobody has changed it since.
 */
export function agree(
  windows: readonly Window[],
  lines: readonly MeaningLine[],
  chosen: readonly string[],
  earlier: readonly Written[] = [],
): Agreement {
  const base = undoWritten(windows, earlier);
  const taken = new Set(chosen);
  const told = lines.map((line) => {
    const window = windowOf(line, windows);
    const written = meaningOfLine(line, windows);
    return {
      line,
      window,
      written,
      meaning: readMeaning(written),
      accepted: line.role === "fixed" || taken.has(line.key),
    };
  });
  const means = told.filter(({ line }) => line.role !== "fixed" || isTyped(line));
  const gone = means
    .filter(({ line, accepted }) => accepted && (line.role !== "fixed" || line.meaning !== ""))
    .filter(
      ({ line, window, meaning }) =>
        (line.windowKey !== null && !window) || (window && meaning && !canHave(window, meaning)),
    )
    .map(({ line }) => line.label);
  const made = base.map((window) => {
    const here = means.flatMap(({ window: of, meaning, accepted, line }) =>
      of?.key === window.key && meaning && canHave(window, meaning) ? [{ meaning, accepted, role: line.role }] : [],
    );
    // What is part of the quote first, then the choices, then the extras: of two linings the one that was asked for last.
    const agreed = (["fixed", "choice", "optional"] as const).flatMap((role) =>
      here.filter((one) => one.accepted && one.role === role).map(({ meaning }) => meaning),
    );
    const keep = new Set(agreed.map(writeMeaning));
    const left = here.flatMap(({ meaning }) => (keep.has(writeMeaning(meaning)) ? [] : [meaning]));
    return withMeanings(window, left, agreed);
  });
  const written = differing(base, made, earlier);
  const among = amongOf(told);
  const open = told.flatMap(({ line, window, written: said, accepted }) =>
    said === "" ? agreedOf(line, window, { accepted, among: among(line) }) : [],
  );
  return { windows: made, written, agreed: [...open, ...uncontrolled(base, made)], gone };
}

function withMeanings(window: Window, left: readonly Meaning[], agreed: readonly Meaning[]): Window {
  const customizations = { ...window.customizations };
  for (const type of treatmentTypes) {
    const entry = customizations[type];
    const mine = (list: readonly Meaning[]) => list.filter(({ treatment }) => treatment === type);
    if (!entry || mine([...left, ...agreed]).length === 0) continue;
    const cleared = mine(left).reduce((made, meaning) => withMeaning(made, meaning, false), entry);
    customizations[type] = mine(agreed).reduce((made, meaning) => withMeaning(made, meaning, true), cleared);
  }
  return { ...window, customizations };
}

function withMeaning(entry: TreatmentEntry, meaning: Meaning, on: boolean): TreatmentEntry {
  const { customizations: flags = {}, answers = {}, fabrics } = entry;
  if (!meaning.option) {
    const { question, answer } = meaning;
    if (on) return { ...entry, answers: { ...answers, [question]: answer } };
    if (answers[question] !== answer) return entry;
    const { [question]: _, ...others } = answers;
    return { ...entry, answers: others };
  }
  const { option } = meaning;
  if (!on && !flags[option]) return entry;
  const customizations = withOption(flags, meaning.treatment, option, on);
  const untrimmed = fabrics && !customizations.decorativeTrim && fabrics.trims.length > 0;
  return { ...entry, customizations, ...(untrimmed && { fabrics: { ...fabrics, trims: [] } }) };
}

function withOption(flags: OptionFlags, treatment: TreatmentType, option: OptionName, on: boolean): OptionFlags {
  const control = shadeControls.find((one) => one === option);
  if (on && control) return chooseControl(flags, control);
  if (treatment !== "shades" || option !== "standardLining") return setOption(flags, option, on);
  const others = linings.filter((name) => flags[name]);
  return others.reduce((made, name) => setOption(made, name, false), flags);
}

type Told = { line: MeaningLine; meaning: Meaning | undefined };

/** Whether a group is one of linings or of controls: by its name, by what a line of it is, or by what one of them means. */
function amongOf(told: readonly Told[]) {
  const groups = new Map<string, "lining" | "control">();
  for (const { line, meaning } of told) {
    if (line.role !== "choice") continue;
    const option: string | undefined = meaning?.option;
    const byMeaning = linings.some((one) => one === option)
      ? "lining"
      : shadeControls.some((one) => one === option)
        ? "control"
        : undefined;
    const kind = byMeaning ?? (line.kind === "lining" ? "lining" : groupWords(line.choiceGroup));
    if (kind) groups.set(line.choiceGroup, kind);
  }
  return ({ role, choiceGroup }: MeaningLine) => (role === "choice" ? groups.get(choiceGroup) : undefined);
}

function agreedOf(
  line: MeaningLine,
  window: Window | undefined,
  { accepted, among }: { accepted: boolean; among: "lining" | "control" | undefined },
): AgreedLine[] {
  const { key, treatment, label, description, role, kind } = line;
  const words = [label, description.replaceAll(/\s+/g, " ")].filter(Boolean).join(": ");
  const about = { key, window: line.windowKey && (window?.key ?? null), treatment };
  if (accepted && (isTyped(line) || role === "choice")) {
    return [{ ...about, taken: true, words, ...(among && { unsettled: among }) }];
  }
  const made = role === "optional" && !isTyped(line) && kind !== "installation" && kind !== "shipping";
  return !accepted && made ? [{ ...about, taken: false, words }] : [];
}

/** "Agreed on the quote: two inches longer; a deeper hem. Left out on the quote: Rod." */
export function agreedInWords(lines: readonly AgreedLine[]): string {
  const named = (taken: boolean) => lines.filter((line) => line.taken === taken).map(({ words }) => words);
  const said = (intro: string, words: readonly string[]) =>
    words.length > 0 ? [`${intro}: ${words.join("; ")}.`] : [];
  return [...said("Agreed on the quote", named(true)), ...said("Left out on the quote", named(false))].join(" ");
}

/** A shade whose control was left out on the quote has none: nobody can make that. */
function uncontrolled(before: readonly Window[], after: readonly Window[]): AgreedLine[] {
  return after.flatMap(({ key, customizations: { shades } }, index) => {
    const had = chosenControls(before[index]?.customizations.shades?.customizations ?? {}).length > 0;
    if (!had || chosenControls(shades?.customizations ?? {}).length > 0) return [];
    const about = { key: `${key}-control`, window: key, treatment: "shades", taken: true };
    return [{ ...about, words: "none of the controls", unsettled: "control" as const }];
  });
}
