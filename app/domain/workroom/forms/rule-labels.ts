import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import { partInWords } from "#app/domain/workroom/buying/part-words.ts";
import type { groupBounds } from "#app/domain/workroom/rules/change-shop-rules.ts";
import type { RuleSection } from "#app/domain/workroom/rules/rule-table.ts";
import type { ShopRules, Spare } from "#app/domain/workroom/rules/shop-rules.ts";
import { type SundryName, sundryTable } from "#app/domain/workroom/rules/sundry-table.ts";

export type GroupedRule = keyof typeof groupBounds;

export const groupSections: Record<GroupedRule, RuleSection> = {
  headingTop: "Placement",
  ceilingRodBelow: "Placement",
  fullness: "Width",
  headAllowance: "Cutting",
  carrierPitch: "Heading",
  welt: "Tops",
  topDepth: "Tops",
};

const hangs: Record<Hang, string> = {
  rings: "on rings",
  traverse: "on a traverse rod",
  grommets: "on grommets",
  behind: "on hidden tabs",
  pocket: "in a rod pocket",
  track: "on a track",
};

const ceilingRods: Record<keyof ShopRules["ceilingRodBelow"], string> = {
  track: "a track",
  traverse: "a traverse rod",
  other: "a pole",
};

const headings: Record<keyof ShopRules["headAllowance"], string> = {
  pleated: "pleated",
  grommets: "with grommets",
  behind: "with hidden tabs",
  flat: "flat",
  track: "on a track",
};

const welts: Record<keyof ShopRules["welt"], string> = {
  strip: "Width of the strip that a welt is cut from",
  ends: "Added to a welt's length for its ends",
  least: "Least cloth along the roll worth cutting for a welt",
};

const depths: Record<keyof ShopRules["topDepth"], string> = {
  share: "Depth of a top as a share of the height from floor to frame",
  least: "Least depth of a top by that share",
  most: "Most depth of a top by that share",
  ordinary: "Depth for which the points of each style are drawn",
  mostOfWall: "Share of the wall below its upper edge that a top may take at most",
};

/** What one entry of a group means, in plain words. */
export function groupLabel(rule: GroupedRule, key: string): string {
  const labels: Record<GroupedRule, () => string | undefined> = {
    headingTop: () => `Cloth's top below the center of the rod, minus is above: ${hangs[key as Hang]}`,
    ceilingRodBelow: () =>
      `Center of ${ceilingRods[key as keyof typeof ceilingRods]} below the ceiling that it is mounted on`,
    fullness: () => `Fullness of ${key.slice(key.indexOf("/") + 1)}, counted in times`,
    headAllowance: () => `Added to a drape's length for a heading that is ${headings[key as keyof typeof headings]}`,
    carrierPitch: () => `Space between ripplefold carriers at ${key} percent fullness`,
    welt: () => welts[key as keyof typeof welts],
    topDepth: () => depths[key as keyof typeof depths],
  };
  return labels[rule]() ?? key;
}

export const spareLabels: Record<Spare, string> = {
  yardOrRepeat: "A yard or a repeat, whichever is more",
  yard: "A yard",
  repeat: "A repeat",
  none: "Nothing",
};

export function inStockLabel(name: SundryName): string {
  return `We keep this in stock, and do not buy it for an order: ${partInWords(sundryTable[name].part, true).toLowerCase()}`;
}
