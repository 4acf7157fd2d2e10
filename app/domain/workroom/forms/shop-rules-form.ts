import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import { bySection, type DescribedField, type DescribedForm, withUsual } from "#app/domain/forms/described-form.ts";
import { checkbox, choice, number, numbers } from "#app/domain/forms/field-kinds.ts";
import { partInWords } from "#app/domain/workroom/buying/part-words.ts";
import { hangNames } from "#app/domain/workroom/input/choices.ts";
import { groupBounds, LUMBER, MOST_BOARDS, TAKE_UP } from "#app/domain/workroom/rules/change-shop-rules.ts";
import { type NumberRule, type RuleSection, ruleSections, ruleTable } from "#app/domain/workroom/rules/rule-table.ts";
import { defaultShopRules, type ShopRules, type Spare } from "#app/domain/workroom/rules/shop-rules.ts";
import { type SundryName, sundryNames, sundryTable } from "#app/domain/workroom/rules/sundry-table.ts";

type GroupedRule = keyof typeof groupBounds;

const groupSections: Record<GroupedRule, RuleSection> = {
  headingTop: "Placement",
  ceilingRodBelow: "Placement",
  fullness: "Width",
  headAllowance: "Cutting",
  carrierPitch: "Heading",
  welt: "Tops",
  topDepth: "Tops",
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
function groupLabel(rule: GroupedRule, key: string): string {
  const labels: Record<GroupedRule, () => string | undefined> = {
    headingTop: () =>
      `Cloth's top below the center of the rod, minus is above: ${hangNames[key as Hang].toLowerCase()}`,
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

const spareLabels: Record<Spare, string> = {
  yardOrRepeat: "A yard or a repeat, whichever is more",
  yard: "A yard",
  repeat: "A repeat",
  none: "Nothing",
};

function inStockLabel(name: SundryName): string {
  return `We keep this in stock, and do not buy it for an order: ${partInWords(sundryTable[name].part, true).toLowerCase()}`;
}

const groupedNames = Object.keys(groupBounds) as GroupedRule[];
const singleNames = Object.keys(ruleTable) as NumberRule[];

const takeUpEnds = ["least", "most"] as const;

const fields: DescribedField[] = [
  ...singleNames.map((name) => {
    const { section, meaning, least, most } = ruleTable[name];
    return { name, section, label: meaning, ...number({ least, most }) };
  }),
  // A field for each name of a group; "fullness/pleated-tops/Goblet".
  ...groupedNames.flatMap((rule) => {
    const [least, most] = groupBounds[rule];
    const shared = { section: groupSections[rule], ...number({ least, most }) };
    const keys = Object.keys(defaultShopRules[rule]);
    return keys.map((key) => ({ name: `${rule}/${key}`, label: groupLabel(rule, key), ...shared }));
  }),
  ...Object.keys(defaultShopRules.takeUp).flatMap((style) =>
    takeUpEnds.map((end) => ({
      name: `takeUp/${style}/${end}`,
      section: "Heading",
      label: `Cloth that one pleat of ${style} takes up, at the ${end}`,
      ...number({ least: TAKE_UP[0], most: TAKE_UP[1] }),
    })),
  ),
  {
    name: "boardLumber",
    section: "Tops",
    label: "Depths in which lumber for boards is sold, with commas between them",
    ...numbers({ least: LUMBER[0], most: LUMBER[1] }, MOST_BOARDS),
  },
  {
    name: "spare",
    section: "Buying",
    label: "Bought beyond what the windows need, once for each fabric",
    ...choice(spareLabels),
  },
  ...sundryNames.map((name) => ({
    name: `inStock/${name}`,
    section: "Buying",
    label: inStockLabel(name),
    ...checkbox,
  })),
];

function flatten(rules: ShopRules) {
  const flat: Record<string, unknown> = { boardLumber: rules.boardLumber, spare: rules.spare };
  for (const name of singleNames) flat[name] = rules[name];
  for (const name of sundryNames) flat[`inStock/${name}`] = rules.inStock[name];
  for (const rule of groupedNames) {
    for (const [key, value] of Object.entries(rules[rule])) flat[`${rule}/${key}`] = value;
  }
  for (const [style, range] of Object.entries(rules.takeUp)) {
    for (const [index, end] of takeUpEnds.entries()) flat[`takeUp/${style}/${end}`] = range[index];
  }
  return flat;
}

function build(flat: Readonly<Record<string, unknown>>): ShopRules {
  const group = (rule: GroupedRule) =>
    Object.fromEntries(Object.keys(defaultShopRules[rule]).map((key) => [key, flat[`${rule}/${key}`]]));
  const styles = Object.keys(defaultShopRules.takeUp);
  return {
    ...Object.fromEntries(singleNames.map((name) => [name, flat[name]])),
    ...Object.fromEntries(groupedNames.map((rule) => [rule, group(rule)])),
    takeUp: Object.fromEntries(styles.map((style) => [style, takeUpEnds.map((end) => flat[`takeUp/${style}/${end}`])])),
    boardLumber: flat.boardLumber,
    spare: flat.spare,
    inStock: Object.fromEntries(sundryNames.map((name) => [name, flat[`inStock/${name}`]])),
    // Each field has been read within the bounds of its own rule.
  } as unknown as ShopRules;
}

/** A least above its most. */
function check(flat: Readonly<Record<string, unknown>>): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const style of Object.keys(defaultShopRules.takeUp)) {
    const [least, most] = takeUpEnds.map((end) => flat[`takeUp/${style}/${end}`]);
    if (typeof least === "number" && typeof most === "number" && least > most) {
      faults[`takeUp/${style}/most`] = "The most must not be less than the least.";
    }
  }
  const pairs = [
    ["topDepth/least", "topDepth/most"],
    ["spaceLeast", "spaceMost"],
  ] as const;
  for (const [lower, upper] of pairs) {
    const [least, most] = [flat[lower], flat[upper]];
    if (typeof least === "number" && typeof most === "number" && least > most) {
      faults[upper] = "The most must not be less than the least.";
    }
  }
  return faults;
}

/** Every constant of the workroom as a field, each with the house's own value beside it. */
export const shopRulesForm: DescribedForm<ShopRules> = withUsual(
  { fields: bySection(fields, ruleSections), flatten, build, check },
  defaultShopRules,
);
