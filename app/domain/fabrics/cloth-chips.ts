import { styleGroups } from "#app/domain/catalogue/catalogue.ts";
import type { GroupId } from "#app/domain/catalogue/style.ts";
import { type FabricLook, figured, plain } from "./fabric-look.ts";

/** A cloth to try a drawing in, or to draw one in that is not in the book. */
export interface ClothChip {
  id: string;
  name: string;
  look: FabricLook;
}

export const clothChips = [
  { id: "flax", name: "Flax", look: { colors: ["#DCCDB2", "#B79E75"], weave: "slub", ...plain } },
  { id: "ivory", name: "Ivory", look: { colors: ["#F0E7D6", "#C9B48F"], weave: "slub", ...plain } },
  { id: "sheer", name: "White sheer", look: { colors: ["#FAF8F3"], weave: "sheer", ...plain } },
  { id: "sage", name: "Sage", look: { colors: ["#B3BCA0", "#7F8B6C"], weave: "slub", ...plain } },
  { id: "clay", name: "Clay wool", look: { colors: ["#B5694C", "#8C4A33"], weave: "twill", ...plain } },
  { id: "navy", name: "Navy velvet", look: { colors: ["#24324F"], weave: "velvet", ...plain } },
  {
    id: "ticking",
    name: "Ticking",
    look: { colors: ["#F3EDE0", "#44587A"], weave: "plain", ...figured("ticking", 0, 2.25) },
  },
  {
    id: "stripe",
    name: "Stripe",
    look: { colors: ["#EFEAE0", "#8A8F92"], weave: "plain", ...figured("stripe", 0, 5) },
  },
  { id: "check", name: "Check", look: { colors: ["#F4EFE4", "#3B3A38"], weave: "plain", ...figured("check", 3, 3) } },
  {
    id: "vine",
    name: "Vine",
    look: { colors: ["#F3EDDF", "#5E7457", "#9FAF86", "#B5694C"], weave: "slub", ...figured("vine", 27, 13.5) },
  },
] as const satisfies readonly ClothChip[];

export type ClothChipId = (typeof clothChips)[number]["id"];
export const clothChipIds = clothChips.map(({ id }) => id);

/** The chip that comes nearest to a cloth: a figure before a weave, a weave before its color. */
export function nearestChip(look: FabricLook): ClothChip {
  const far = (chip: ClothChip) =>
    (figureOf(chip.look) === figureOf(look) ? 0 : 4) +
    (chip.look.pattern === look.pattern ? 0 : 2) +
    (chip.look.weave === look.weave ? 0 : 1) +
    apart(chip.look.colors[0], look.colors[0]);
  return clothChips.toSorted((one, other) => far(one) - far(other))[0] ?? clothChips[0];
}

/** Lines, or anything drawn, or nothing. */
function figureOf({ pattern }: FabricLook) {
  if (pattern === "none") return "none";
  return ["stripe", "ticking", "check"].includes(pattern) ? "lines" : "drawn";
}

/** Of two colors, 0 to 2. */
function apart(one = "#000000", other = "#000000") {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return Math.hypot(...[1, 3, 5].map((at) => channel(one, at) - channel(other, at))) / 221;
}

export function findChip(id: string | undefined): ClothChip | undefined {
  return clothChips.find((chip) => chip.id === id);
}

/** What the drawings of a family wear until another cloth is asked for: something that it is often made in, a large one several by turns. */
const familyChips: Readonly<Record<GroupId, ClothChipId | readonly ClothChipId[]>> = {
  "grommet-top": "stripe",
  "pleated-tops": ["flax", "ivory", "sage", "clay", "navy"],
  "hidden-tab-top": "sage",
  "plain-top": "clay",
  "rod-pocket": "vine",
  ripplefold: "ivory",
  "soft-shades": "ticking",
  "hard-shades": "flax",
  "cornice-boards": "navy",
  "board-mount-valances": "sage",
  "rod-mount-valances": "clay",
};

export function usualChip(group: GroupId, name: string): ClothChipId {
  const chips = [familyChips[group]].flat();
  const place = styleGroups.find(({ id }) => id === group)?.styles.findIndex((style) => style.name === name) ?? 0;
  return chips[Math.max(0, place) % chips.length] as ClothChipId;
}
