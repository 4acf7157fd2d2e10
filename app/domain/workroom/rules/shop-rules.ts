import { defaultPlacementRules, type PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { type NumberRule, ruleTable } from "./rule-table.ts";
import { type SundryName, sundryNames, sundryTable } from "./sundry-table.ts";

/** What is bought beyond the sum of the windows, once for each fabric. */
export const spares = ["yardOrRepeat", "yard", "repeat", "none"] as const;
export type Spare = (typeof spares)[number];

/** The owner's shop rules: the numbers of the table, and those that go by heading, style or list. */
export interface ShopRules
  extends Record<NumberRule, number>,
    Pick<PlacementRules, "headingTop" | "ceilingRodBelow" | "boardLumber" | "topDepth" | "takeUp"> {
  /** Finished width into cloth, by style. */
  fullness: Readonly<Record<string, number>>;
  /** Added to a drape's length for its heading. */
  headAllowance: Readonly<Record<"pleated" | "grommets" | "behind" | "flat" | "track", number>>;
  /** Space between ripplefold carriers, by fullness in percent. */
  carrierPitch: Readonly<Record<string, number>>;
  /** Width of a welt's strip, what its ends take, and the least cloth worth cutting for one. */
  welt: Readonly<Record<"strip" | "ends" | "least", number>>;
  spare: Spare;
  /** Sundries that we keep: they stand on the sheet, but are not on the list of what to buy. */
  inStock: Readonly<Record<SundryName, boolean>>;
}

const numbers = Object.fromEntries(Object.entries(ruleTable).map(([name, fact]) => [name, fact.default]));

export const defaultShopRules: ShopRules = {
  ...(numbers as Record<NumberRule, number>),
  headingTop: defaultPlacementRules.headingTop,
  fullness: {
    "grommet-top/Grommet Top": 2,
    "pleated-tops/Three Finger Pinch": 2.5,
    "pleated-tops/Olivia": 2.5,
    "pleated-tops/Two Finger Pinch": 2.25,
    "pleated-tops/Inverted": 2,
    "pleated-tops/Monarch": 2.25,
    "pleated-tops/Single": 1.8,
    "pleated-tops/Relaxed": 2,
    "pleated-tops/Natural": 2,
    "pleated-tops/Tuxedo": 2.25,
    "pleated-tops/Goblet": 2.5,
    "hidden-tab-top/Hidden Tab Top": 1.5,
    "plain-top/Plain Top": 2,
    "rod-pocket/Rod Pocket Top Only": 2,
    "rod-pocket/Rod Pocket Top & Bottom": 2,
    "rod-pocket/Hourglass": 2,
    "rod-pocket/Reverse Hourglass": 2,
    "ripplefold/Ripplefold": 1.8,
  },
  headAllowance: { pleated: 8, grommets: 8, behind: 8, flat: 3, track: 2 },
  takeUp: defaultPlacementRules.takeUp,
  carrierPitch: defaultPlacementRules.carrierPitch,
  ceilingRodBelow: defaultPlacementRules.ceilingRodBelow,
  boardLumber: defaultPlacementRules.boardLumber,
  topDepth: defaultPlacementRules.topDepth,
  welt: { strip: 1.5, ends: 6, least: 18 },
  spare: "yardOrRepeat",
  inStock: Object.fromEntries(sundryNames.map((name) => [name, sundryTable[name].kept])) as ShopRules["inStock"],
};
