import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Resolved } from "#app/domain/measuring/resolve-measurements.ts";
import type { TreatmentAnswers } from "#app/domain/orders/answers/answers.ts";
import type { WindowPlace } from "#app/domain/orders/places/place.ts";
import { placeInches } from "#app/domain/orders/places/place-inches.ts";
import type { Customizations, TreatmentEntry } from "#app/domain/orders/window.ts";

/** ", over the lower half, drawn by a motor, with sheers behind": where drapes are and what hangs with them. */
export function layersInWords(
  { sheer }: TreatmentEntry,
  { coverage, mount, operate, tieBacks }: TreatmentAnswers,
): string {
  return [
    coverage === "lower" ? ", over the lower half" : coverage === "upper" ? ", in two tiers" : "",
    mount === "ceiling" ? ", from the ceiling" : "",
    operate === "motor" ? ", drawn by a motor" : operate === "wand" ? ", drawn by a wand" : "",
    tieBacks === "yes" ? ", with tie-backs" : "",
    sheer ? ", with sheers behind" : "",
  ].join("");
}

/** " with an arched top, in a bay of 30, 60 and 30 inches": what is special about where a window is. */
export function placeInWords(place: WindowPlace): string {
  const { bay, archRise, beside } = placeInches(place);
  const corners = (["left", "right"] as const).filter((_, index) => place.ends?.[index] === "corner");
  const more = beside.length;
  return [
    archRise ? (place.slant ? " with a slanted top" : " with an arched top") : "",
    more > 0 ? ` and the ${more === 1 ? "one" : more} beside it under one rod` : "",
    bay ? `, in a bay of ${listed(bay.flats.map(bare))} inches` : "",
    corners.length > 0 ? `, beside a corner on the ${corners.join(" and on the ")}` : "",
  ].join("");
}

/** What is drawn as on a flat wall because nobody has measured it yet. */
export function placeNotes(
  place: WindowPlace,
  { drapes }: Customizations,
  { assumed }: Pick<Resolved, "assumed">,
): string[] {
  const { bayOpen, besideOpen, archRise } = placeInches(place);
  const unmeasured = (["distanceFromWindowFrameToLeftWall", "distanceFromWindowFrameToRightWall"] as const).some(
    (wall, index) => place.ends?.[index] === "corner" && assumed.includes(wall),
  );
  return [
    ...(bayOpen ? ["The bay is drawn flat until its widths are measured."] : []),
    ...(besideOpen ? ["The next window is drawn once the distance to it is known."] : []),
    ...(place.arch && archRise === undefined ? ["The top is drawn straight until the arch is measured."] : []),
    ...(unmeasured ? ["The corner is drawn where a wall usually is."] : []),
    ...(drapes?.sharedWith ? ["Its drapes hang from another window's rod and are drawn there."] : []),
  ];
}

function bare(value: number): string {
  return formatInches(value).slice(0, -1);
}

function listed(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "");
}
