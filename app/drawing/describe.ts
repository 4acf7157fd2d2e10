import { optionTexts, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { styleNamed, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { type MeasurementName, measurementLabel } from "#app/domain/measuring/measurements.ts";
import type { Resolved } from "#app/domain/measuring/resolve-measurements.ts";
import { askedAnswers, isSash } from "#app/domain/orders/answers/answers.ts";
import type { WindowPlace } from "#app/domain/orders/places/place.ts";
import type { ChosenStyle, Customizations, TreatmentEntry } from "#app/domain/orders/window.ts";
import { layersInWords, placeInWords } from "./describe-place.ts";

/** "Goblet drapes, floor length, on a 48 by 60 inch window" */
export function describeTitle(
  customizations: Customizations,
  { inches, given }: Resolved,
  place: WindowPlace = {},
): string {
  const { drapes, shades, tops } = customizations;
  const parts: string[] = [];
  if (drapes?.style) parts.push(`${drapes.style.name} drapes, ${drapesHang({ ...drapes, style: drapes.style })}`);
  if (shades?.style) {
    const inside = shades.answers?.mount === "inside" ? " inside the frame" : "";
    parts.push(withArticle(styleNamed(shades.style.name, "shade"), parts.length > 0) + inside);
  }
  if (tops?.style) {
    const noun = tops.style.category === "corniceBoard" ? "cornice board" : "valance";
    parts.push(withArticle(styleNamed(tops.style.name, noun), parts.length > 0));
  }
  const [width, height] = [given.widthOfWindow || inches.widthOfWindow, given.heightOfWindow || inches.heightOfWindow];
  const size = `${bare(width)} by ${bare(height)} inch window${placeInWords(place)}`;
  const [first, ...rest] = parts;
  if (!first) return `${withArticle(size, true).replace(/^a/, "A")}`;
  const others = rest.length > 0 ? `${drapes?.style ? "," : ""} with ${rest.join(" and ")}` : "";
  return `${first}${others}, on ${withArticle(size, true)}`;
}

/** Says the rest aloud: what was chosen, and what had to be assumed. */
export function describeScene(customizations: Customizations, resolved: Resolved, notes: readonly string[]): string {
  const chosen = treatmentTypes.flatMap((type) => {
    const flags = customizations[type]?.customizations ?? {};
    const names = treatmentOptions[type]
      .filter((name) => (flags as Record<string, boolean | undefined>)[name] === true)
      .map((name) => optionTexts[name].label.toLowerCase());
    return names.length > 0 ? [`${type === "tops" ? "Top treatment" : capital(type)}: ${names.join(", ")}.`] : [];
  });
  return [FRONT_VIEW[isToScale(resolved) ? "toScale" : "sketched"], ...chosen, ...notes].join(" ");
}

const FRONT_VIEW = {
  toScale: "A front view of the window in its wall, to scale.",
  sketched: "A front view of the window in its wall, not to scale.",
};

/** Whether all that was measured is drawn as it was measured. */
export function isToScale({ setAside }: Resolved): boolean {
  return setAside.length === 0;
}

/** The sentences the drawing carries when it is not all the client's own window. */
export function assumptionNotes({ assumed, setAside }: Resolved): string[] {
  const missing = assumed.filter((name) => !setAside.includes(name));
  if (missing.length === 7) return ["A typical window is shown until yours is measured."];
  return [
    ...(setAside.length > 0 ? [`Not to scale: ${list(setAside)} cannot be drawn as given.`] : []),
    ...(missing.length === 1 ? [`A typical value stands in for ${list(missing)}.`] : []),
    ...(missing.length > 1 ? [`Typical values stand in for ${list(missing)}.`] : []),
  ];
}

/** Room for one line under the floor; a longer note is read out in full but drawn in short. */
const LONGEST_DRAWN = 60;

/** The note as it stands in the picture. */
export function drawnNote(resolved: Resolved): string | undefined {
  const [note] = assumptionNotes(resolved);
  if (note === undefined || note.length <= LONGEST_DRAWN) return note;
  if (isToScale(resolved)) return "Typical values stand in for what is not measured yet.";
  return `Not to scale: ${resolved.setAside.length === 1 ? "one value" : "some values"} cannot be drawn as given.`;
}

function list(names: readonly MeasurementName[]): string {
  const labels = names.map((name) => measurementLabel(name).toLowerCase());
  const last = labels.pop() ?? "";
  return labels.length > 0 ? `${labels.join(", ")} and ${last}` : last;
}

function drapesHang(drapes: TreatmentEntry & { style: ChosenStyle }): string {
  if (isSash(drapes.style)) return "between two rods";
  const answers = askedAnswers("drapes", drapes);
  return lengths[answers.length ?? "floor"] + draws[answers.draw ?? "pair"] + layersInWords(drapes, answers);
}

const lengths = {
  floor: "floor length",
  kiss: "touching the floor",
  break: "breaking on the floor",
  puddle: "puddled on the floor",
  sill: "sill length",
  apron: "ending below the sill",
};

const draws = {
  pair: "",
  left: ", opening to the left",
  right: ", opening to the right",
  stationary: ", staying at the sides",
};

function withArticle(phrase: string, wanted: boolean): string {
  if (!wanted || /shades$/i.test(phrase)) return phrase;
  return `${/^([aeiou]|8|11 |18 )/i.test(phrase) ? "an" : "a"} ${phrase}`;
}

function bare(value: number): string {
  return formatInches(value).slice(0, -1);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
