import {
  chosenControls,
  isBoughtAsProduct,
  linings,
  type OptionFlags,
  optionTexts,
} from "#app/domain/catalogue/options.ts";
import { type TreatmentType, topCategoryLabels, treatmentLabels } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { MeasurementName } from "#app/domain/measuring/measurements.ts";
import { placeSash } from "#app/domain/measuring/place-drapery.ts";
import { chosenStyles, placeTreatments } from "#app/domain/measuring/placement.ts";
import { type ChangedPlacement, placementBy } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { windowOnWall } from "#app/domain/measuring/window-on-wall.ts";
import { endsAtSill, isAsked, isSash } from "#app/domain/orders/answers/answers.ts";
import { type EdgeName, edgesInWords } from "#app/domain/orders/answers/edges.ts";
import { type FabricRole, usualRole } from "#app/domain/orders/answers/fabric-roles.ts";
import { furtherSize, furtherSizesOf, insideHeights, insideWidths } from "#app/domain/orders/answers/further-sizes.ts";
import { placementAnswers } from "#app/domain/orders/answers/placement-answers.ts";
import { answerLabel, type QuestionName } from "#app/domain/orders/answers/questions.ts";
import { hardwareInWords } from "#app/domain/orders/answers/window-hardware.ts";
import type { FabricEntry, NamedLink, TreatmentEntry, Window } from "#app/domain/orders/window.ts";
import { seenCloth, sewnPanels } from "#app/domain/workroom/drapery/sewn-panels.ts";

/** A treatment as its client reads what they order: its style, and what it is made of and how it hangs, term by term. */
export interface TreatmentWords {
  title: string;
  facts: { term: string; words: string }[];
}

/** From the window as it was priced, and the rules that it hangs by. What nobody has chosen is left out. */
export function treatmentWords(type: TreatmentType, window: Window, rules: ChangedPlacement): TreatmentWords {
  const entry = window.customizations[type] ?? {};
  const { style, customizations: flags = {}, answers = {} } = entry;
  const asked = { type, style, flags, answers };
  const answered = (name: QuestionName) => {
    const answer = answers[name];
    return answer && isAsked(name, asked) ? answerLabel(name, answer) : "";
  };
  const facts: [term: string, words: string][] = [
    ["Fabric", clothsFor("main", entry)],
    ["Contrast fabric", clothsFor("contrast", entry)],
    ["Lining", liningWords(type, entry)],
    ["Band", bandWords(entry)],
    ["Trim", trimWords(entry)],
    ["Welt", type === "tops" ? joined(clothsFor("welt", entry) || answered("welt")) : ""],
    ["Opening", joined(answered("draw"), answered("panelWidths"))],
    ["Length", answered("length")],
    ["Mount", type === "tops" ? topMount(style?.group) : answered("mount")],
    ["Control", controlWords(flags, answered)],
    ["Hardware", type === "drapes" && window.hardware ? hardwareInWords(window.hardware) : ""],
    ["Finished size", finishedSize(type, window, rules)],
  ];
  return {
    title: treatmentTitle(type, entry),
    facts: facts.filter(([, words]) => words !== "").map(([term, words]) => ({ term, words })),
  };
}

/** "Drapes, Three Finger Pinch": as a quote names it. */
export function treatmentTitle(type: TreatmentType, { style }: TreatmentEntry = {}): string {
  return joined(style?.category ? topCategoryLabels[style.category] : treatmentLabels[type], style?.name);
}

function joined(...words: (string | undefined)[]): string {
  return words.filter(Boolean).join(", ");
}

/** What of the cloths is for this part, by what its client said or else by its place in the list. */
export function clothsFor(role: FabricRole, { fabrics, customizations: flags = {} }: TreatmentEntry): string {
  const own = fabrics?.fabrics.filter((fabric, index) => (fabric.role ?? usualRole(index, flags)) === role) ?? [];
  return own.map(clothName).join("; ");
}

/** A cloth of the book by name and color; one of the client's by its name, or else where it is found. */
function clothName({ buyer, ...cloth }: FabricEntry): string {
  return `${nameOf(cloth)}${buyer === "client" ? ", which you send to us" : ""}`;
}

function nameOf({ name, link }: NamedLink): string {
  return name || link;
}

/** Cloth that hangs is lined unless somebody says otherwise; on a shade there is no box for the standard lining. */
function liningWords(type: TreatmentType, { style, customizations: flags }: TreatmentEntry): string {
  if (!flags) return "";
  const standard = type === "shades" && !isBoughtAsProduct(style?.group) ? "standardLining" : undefined;
  const lining = linings.find((name) => flags[name] === true) ?? standard;
  const named = lining && optionTexts[lining].label;
  if (!flags.interlining) return named ?? "";
  return named ? `${named}, interlined` : "Interlined";
}

function bandWords(entry: TreatmentEntry): string {
  const { customizations: flags = {}, answers } = entry;
  const kind = flags.edgeBanding ? "edgeBanding" : flags.insetEdgeBanding ? "insetEdgeBanding" : undefined;
  return kind ? joined(optionTexts[kind].label, clothsFor("band", entry), onEdges(answers?.bandEdges)) : "";
}

function trimWords({ customizations: flags = {}, answers, fabrics }: TreatmentEntry): string {
  if (!flags.decorativeTrim) return "";
  const rows = answers?.trimRows === "2" ? "two rows" : "";
  return joined(trimName({ fabrics }), onEdges(answers?.trimEdges), rows);
}

export function trimName({ fabrics }: Pick<TreatmentEntry, "fabrics">): string {
  return fabrics?.trims.map(nameOf).filter(Boolean).join("; ") || optionTexts.decorativeTrim.label;
}

function onEdges(edges: readonly EdgeName[] | undefined): string {
  return edges && edges.length > 0 ? edgesInWords(edges).toLowerCase() : "";
}

function topMount(group: string | undefined): string {
  if (group === undefined) return "";
  return group === "rod-mount-valances" ? "On a rod" : "On a board";
}

function controlWords(flags: OptionFlags, answered: (name: QuestionName) => string): string {
  const [control] = chosenControls(flags);
  if (!control) return "";
  return joined(optionTexts[control].label, answered("controlSide").toLowerCase(), answered("motor").toLowerCase());
}

/** As the drawing hangs it. Nothing is said of a size that hangs on a measurement nobody has taken. */
function finishedSize(type: TreatmentType, window: Window, changed: ChangedPlacement): string {
  const { customizations, sizes } = window;
  const { style, answers = {} } = customizations[type] ?? {};
  if (!style) return "";
  const rules = placementBy(changed);
  const resolved = resolveMeasurements(parseMeasurements(window.measurements));
  const isKnown = (...names: MeasurementName[]) => names.every((name) => !resolved.assumed.includes(name));
  if (type === "drapes" && isSash(style)) return sashSize(sizes, rules);
  const topToFloor = isKnown("heightFromTopOfWindowToFloor") ? resolved.inches.heightFromTopOfWindowToFloor : null;
  const toSill = furtherSize(sizes, "heightToSill") ?? null;
  const placed = placementAnswers({ ...window, topToFloor }, customizations);
  const wall = { ...windowOnWall(resolved), toSill };
  const { drapery, shade, top } = placeTreatments(wall, chosenStyles(customizations), rules, placed);
  if (type === "drapes") {
    const ends = endsAtSill(answers) ? toSill !== null : topToFloor !== null;
    if (!drapery || !isKnown("widthOfWindow") || !ends) return "";
    const asSewn = { panelWidths: placed.panelWidths, cloth: seenCloth(customizations.drapes) };
    const front = sewnPanels(style, drapery, asSewn, rules)?.panels[0]?.front ?? 0;
    const side = drapery.draw === "stationary" ? `${formatInches(front)} wide at each side` : "";
    return joined(
      `${formatInches(drapery.finishedLength)} long`,
      side,
      `on a rod of ${formatInches(drapery.rodWidth)}`,
    );
  }
  if (type === "shades") {
    const inside = [insideWidths, insideHeights].every((names) => furtherSizesOf(sizes, names).length > 0);
    const known = answers.mount === "inside" ? inside : isKnown("widthOfWindow", "heightOfWindow");
    return shade && known
      ? `${formatInches(shade.finishedWidth)} wide, ${formatInches(shade.finishedHeight)} high`
      : "";
  }
  if (!top || !isKnown("widthOfWindow", "heightFromTopOfWindowToFloor")) return "";
  return `${formatInches(top.face)} wide, ${formatInches(top.longPoint)} deep`;
}

function sashSize(sizes: Window["sizes"], rules: ReturnType<typeof placementBy>): string {
  const [width, height] = [furtherSize(sizes, "glassWidth"), furtherSize(sizes, "glassHeight")];
  if (width === undefined || height === undefined) return "";
  const { rodWidth, finishedLength } = placeSash({ width, height }, rules);
  return `${formatInches(finishedLength)} long, on rods of ${formatInches(rodWidth)}`;
}
