import { canonicalJson } from "#app/domain/canonical-json.ts";
import { linings, optionTexts, shadeControls } from "#app/domain/catalogue/options.ts";
import { agree } from "#app/domain/orders/agreed/agree.ts";
import {
  checkMeaning,
  MEANS_NOTHING,
  type Meaning,
  meaningLabel,
  readMeaning,
} from "#app/domain/orders/agreed/meaning.ts";
import { answerLabel, questions } from "#app/domain/orders/answers/questions.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { costOfParts, costPart, priceOfParts } from "#app/domain/quotes/costs/cost-parts.ts";
import { pricedParts, treatmentKey } from "#app/domain/quotes/opening-lines.ts";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import { MAX_LABEL } from "#app/domain/quotes/quote-limits.ts";
import type { CostPart, OwnerLine } from "#app/domain/quotes/quote-types.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";

/** One answer of one window that its client may have otherwise. */
export interface OtherAnswer {
  windowKey: string;
  meaning: string;
}

/** The windows with that answer, written as an acceptance would write it. */
export function withOtherAnswer(windows: readonly Window[], { windowKey, meaning }: OtherAnswer): Verdict<Window[]> {
  const window = windows.find(({ key }) => key === windowKey);
  const checked = checkMeaning(meaning, window);
  if (!checked.ok) return checked;
  if (!readMeaning(checked.value)) return no("Please choose what your client may have instead.");
  const line = { key: "other", windowKey, treatment: null, label: "", description: "", choiceGroup: "" };
  const offered = { ...line, kind: "free", role: "optional" as const, meaning: checked.value };
  const made = agree(windows, [offered], [line.key]).windows;
  if (canonicalJson(made) === canonicalJson(windows)) return no(`${window?.name || "The window"} has that already.`);
  return { ok: true, value: made };
}

const no = (reason: string) => ({ ok: false as const, reason, field: "meaning" });

/** What a line is that the engine priced as a difference; one whose price was typed over is the owner's. */
export function isOffered({ rateId }: Pick<OwnerLine, "rateId">): boolean {
  return /^\d+\/choice$/.test(rateId ?? "");
}

interface Offer extends OtherAnswer {
  window: Window;
  /** What it comes to more, by what it is made of. */
  parts: CostPart[];
  cardVersion: number;
  newKey: () => string;
}

/**
 * The lines of a quote with one more choice. Of what excludes each other, a lining or an answer, one line stands for what the
 * window has now, at nothing, and one for each other; anything else may be taken besides.
 */
export function offerChoice(lines: readonly OwnerLine[], offer: Offer): Verdict<OwnerLine[]> {
  const meaning = readMeaning(offer.meaning);
  if (!meaning) return no("Please choose what your client may have instead.");
  const { window, parts, cardVersion, newKey } = offer;
  const about = { ...emptyLine, windowKey: window.key, treatment: meaning.treatment, rateId: `${cardVersion}/choice` };
  const label = meaningLabel(meaning);
  if (lines.some((line) => line.windowKey === window.key && line.role !== "fixed" && line.meaning === offer.meaning)) {
    return no(`${label} is offered for ${window.name} already.`);
  }
  const added = { ...about, key: newKey(), label, meaning: offer.meaning, suggested: false };
  const priced = withDifference(added, parts);
  if (priced.unitCents === null && parts.every(({ grossCents }) => grossCents !== null)) return no(cheaper(label));
  const term = termOf(meaning);
  if (!term) return { ok: true, value: besideWindow(lines, window.key, [{ ...priced, role: "optional" }]) };
  const group = groupOf(lines, window.key, meaning);
  const choiceGroup = group ?? freeName(lines, `${window.name}: ${term}`);
  const asItIs: OwnerLine = {
    ...about,
    key: newKey(),
    label: labelNow(window, meaning),
    meaning: MEANS_NOTHING,
    unitCents: 0,
    costCents: 0,
    role: "choice",
    choiceGroup,
  };
  const other: OwnerLine = { ...priced, role: "choice", choiceGroup };
  return { ok: true, value: besideWindow(lines, window.key, group === undefined ? [asItIs, other] : [other]) };
}

/** A choice at what it comes to more; without a price where that is not known, or less than nothing. */
export function withDifference<Line extends OwnerLine>(line: Line, parts: CostPart[]): Line {
  const cents = priceOfParts(parts);
  return { ...line, parts, unitCents: cents !== null && cents < 0 ? null : cents, costCents: costOfParts(parts) };
}

function cheaper(label: string): string {
  return `${label} comes to less than what the window has now, and a choice cannot take anything off. Change the window to it first, then offer what it has today.`;
}

const isLining = ({ option }: Meaning) => linings.some((one) => one === option);
const isControl = ({ option }: Meaning) => shadeControls.some((one) => one === option);

/** What excludes each other; undefined for what is had or not. */
function termOf(meaning: Meaning): string | undefined {
  if (meaning.question) return questions[meaning.question].term;
  return isLining(meaning) ? "Lining" : isControl(meaning) ? "Control" : undefined;
}

function labelNow({ customizations }: Window, meaning: Meaning): string {
  const { customizations: flags = {}, answers = {} } = customizations[meaning.treatment] ?? {};
  if (meaning.question) {
    const answer = answers[meaning.question];
    return answer ? `${questions[meaning.question].term}: ${answerLabel(meaning.question, answer)}` : AS_IT_IS;
  }
  const chosen = (isLining(meaning) ? linings : shadeControls).find((name) => flags[name]);
  if (chosen) return optionTexts[chosen].label;
  return isLining(meaning) ? optionTexts.standardLining.label : AS_IT_IS;
}

const AS_IT_IS = "As described";

/** The group in which another answer to the same stands already. */
function groupOf(lines: readonly OwnerLine[], windowKey: string, meaning: Meaning): string | undefined {
  return lines.find((line) => {
    const other = line.role === "choice" && line.windowKey === windowKey ? readMeaning(line.meaning) : undefined;
    return other?.treatment === meaning.treatment && termOf(other) === termOf(meaning);
  })?.choiceGroup;
}

/** Groups are known by their names, over the whole quote. */
function freeName(lines: readonly OwnerLine[], wanted: string): string {
  const taken = new Set(lines.map(({ choiceGroup }) => choiceGroup));
  const named = (more: string) => `${wanted.slice(0, MAX_LABEL - more.length)}${more}`;
  const names = ["", ...lines.map((_, index) => ` (${index + 2})`), " (more)"].map(named);
  return names.find((name) => !taken.has(name)) ?? named("");
}

function besideWindow(lines: readonly OwnerLine[], windowKey: string, added: OwnerLine[]): OwnerLine[] {
  return lines.toSpliced(lines.findLastIndex((line) => line.windowKey === windowKey) + 1, 0, ...added);
}

interface Part {
  before: CostPart | undefined;
  after: CostPart | undefined;
}

/**
 * What an order costs more by another packet than by this one, part by part, over all its windows: another cloth for one of
 * them changes what its neighbors pay of theirs. What has no rate is named without a price.
 */
export function priceDifference(before: PacketDocument, after: PacketDocument): CostPart[] {
  const parts = new Map<string, Part>();
  for (const [id, part] of partsOf(before)) parts.set(id, { before: part, after: undefined });
  for (const [id, part] of partsOf(after)) parts.set(id, { before: parts.get(id)?.before, after: part });
  const changed = [...parts.values()].flatMap((part) => differenceOf(part, after.rateCard.version));
  return [...Map.groupBy(changed, ({ label }) => label).values()].flatMap((same) => together(same));
}

/** Each under its treatment and what it is called there, which may be twice. */
function partsOf(document: PacketDocument): [string, CostPart][] {
  return pricedParts(document).flatMap(({ window, type, priced }) =>
    (priced?.lines ?? []).map((line, index, all): [string, CostPart] => {
      const same = all.slice(0, index).filter(({ label }) => label === line.label).length;
      return [`${treatmentKey(window, type)} ${line.label} ${same}`, costPart(line, document.rateCard.version)];
    }),
  );
}

function differenceOf({ before, after }: Part, cardVersion: number): CostPart[] {
  const part = after ?? before;
  const same = before && after && before.quantityMilli === after.quantityMilli && before.unitCents === after.unitCents;
  if (!part || (same && before.grossCents === after.grossCents)) return [];
  const less = (of: (one: CostPart) => number | null) => {
    const [was, is] = [before ? of(before) : 0, after ? of(after) : 0];
    return was === null || is === null ? null : is - was;
  };
  const grossCents = less((one) => one.grossCents);
  return [
    {
      label: part.label,
      quantityMilli: less((one) => one.quantityMilli) ?? 0,
      unit: part.unit,
      unitCents: grossCents,
      grossCents,
      costCents: less((one) => one.costCents),
      rateId: `${cardVersion}/choice`,
      basis: "",
    },
  ];
}

/** Of one part at several windows; what nothing is left of says nothing. */
function together(parts: readonly CostPart[]): CostPart[] {
  const [first] = parts;
  const sum = (of: (part: CostPart) => number | null) =>
    parts.reduce<number | null>((all, part) => {
      const one = of(part);
      return all === null || one === null ? null : all + one;
    }, 0);
  const quantity = sum((part) => part.quantityMilli) ?? 0;
  const grossCents = sum((part) => part.grossCents);
  const costCents = sum((part) => part.costCents);
  if (!first || (quantity === 0 && grossCents === 0 && costCents === 0)) return [];
  const label = quantity < 0 || (grossCents ?? 0) < 0 ? `Less: ${first.label}` : first.label;
  return [
    { ...first, label, quantityMilli: Math.max(1, Math.abs(quantity)), unitCents: grossCents, grossCents, costCents },
  ];
}
