import { styleGroups, stylesOf } from "#app/domain/catalogue/catalogue.ts";
import { type GroupId, type Style, styleKey } from "#app/domain/catalogue/style.ts";

/** Groups that hold one style each are a family together, so that none stands alone. */
const families: readonly (readonly GroupId[])[] = [
  ["pleated-tops"],
  ["grommet-top", "hidden-tab-top", "plain-top", "ripplefold"],
  ["rod-pocket"],
  ["soft-shades", "hard-shades"],
  ["cornice-boards"],
  ["board-mount-valances"],
  ["rod-mount-valances"],
];

/** The styles of its family that follow a style; after the last one, the first. */
export function neighborsOf(style: Style, most: number): Style[] {
  const groups = families.find((family) => family.includes(style.group)) ?? [style.group];
  const family = styleGroups.filter(({ id }) => groups.includes(id)).flatMap(stylesOf);
  const at = family.findIndex((one) => styleKey(one) === styleKey(style));
  return [...family.slice(at + 1), ...family.slice(0, at)].slice(0, most);
}
