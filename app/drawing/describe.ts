import { optionTexts, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { type MeasurementName, measurementLabel } from "#app/domain/measuring/measurements.ts";
import type { Resolved } from "#app/domain/measuring/resolve-measurements.ts";
import type { Customizations } from "#app/domain/orders/window.ts";

/** "Goblet drapes, floor length, on a 48 by 60 inch window" */
export function describeTitle(customizations: Customizations, { inches }: Resolved): string {
  const { drapes, shades, tops } = customizations;
  const parts: string[] = [];
  if (drapes?.style) parts.push(`${drapes.style.name} drapes, ${drapesLength(drapes.style.name)}`);
  if (shades?.style) parts.push(withArticle(shadeName(shades.style.name), parts.length > 0));
  if (tops?.style) {
    const noun = tops.style.category === "corniceBoard" ? "cornice board" : "valance";
    parts.push(withArticle(`${tops.style.name} ${noun}`, parts.length > 0));
  }
  const size = `${bare(inches.widthOfWindow)} by ${bare(inches.heightOfWindow)} inch window`;
  const [first, ...rest] = parts;
  if (!first) return `${withArticle(size, true).replace(/^a/, "A")}`;
  const others = rest.length > 0 ? `${drapes?.style ? "," : ""} with ${rest.join(" and ")}` : "";
  return `${first}${others}, on ${withArticle(size, true)}`;
}

/** Says the rest aloud: what was chosen, and what had to be assumed. */
export function describeScene(customizations: Customizations, notes: readonly string[]): string {
  const chosen = treatmentTypes.flatMap((type) => {
    const flags = customizations[type]?.customizations ?? {};
    const names = treatmentOptions[type]
      .filter((name) => (flags as Record<string, boolean | undefined>)[name] === true)
      .map((name) => optionTexts[name].label.toLowerCase());
    return names.length > 0 ? [`${type === "tops" ? "Top treatment" : capital(type)}: ${names.join(", ")}.`] : [];
  });
  return ["A front view of the window in its wall, to scale.", ...chosen, ...notes].join(" ");
}

/** The sentence the drawing carries when it is not all the client's own window. */
export function assumptionNotes({ assumed }: Resolved): string[] {
  if (assumed.length === 0) return [];
  if (assumed.length === 7) return ["A typical window is shown until yours is measured."];
  return [
    assumed.length === 1
      ? `A typical value stands in for ${list(assumed)}.`
      : `Typical values stand in for ${list(assumed)}.`,
  ];
}

function list(names: readonly MeasurementName[]): string {
  const labels = names.map((name) => measurementLabel(name).toLowerCase());
  const last = labels.pop() ?? "";
  return labels.length > 0 ? `${labels.join(", ")} and ${last}` : last;
}

function drapesLength(name: string): string {
  return name.includes("Hourglass") || name.includes("Bottom") ? "between two rods" : "floor length";
}

function shadeName(name: string): string {
  return /shades?$/i.test(name) ? name : `${name} shade`;
}

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
