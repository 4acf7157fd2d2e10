import { groupBounds, LUMBER, MOST_BOARDS, TAKE_UP } from "#app/domain/workroom/rules/change-shop-rules.ts";
import { type NumberRule, type RuleSection, ruleTable } from "#app/domain/workroom/rules/rule-table.ts";
import { defaultShopRules, type ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { asTyped, type DocumentField, type DocumentForm, type FlatValue } from "./document-form.ts";
import { type GroupedRule, groupLabel, groupSections, spareLabels } from "./rule-labels.ts";

const groupedNames = Object.keys(groupBounds) as GroupedRule[];
const singleNames = Object.keys(ruleTable) as NumberRule[];

function singleFields(): DocumentField[] {
  return singleNames.map((name) => {
    const { section, meaning, least, most } = ruleTable[name];
    return { name, section, label: meaning, kind: "number", least, most };
  });
}

/** A field for each name of a group; "fullness/pleated-tops/Goblet". */
function groupedFields(): DocumentField[] {
  return groupedNames.flatMap((rule) =>
    Object.keys(defaultShopRules[rule]).map((key): DocumentField => {
      const [least, most] = groupBounds[rule];
      const section = groupSections[rule];
      return { name: `${rule}/${key}`, section, label: groupLabel(rule, key), kind: "number", least, most };
    }),
  );
}

const takeUpEnds = ["least", "most"] as const;

function takeUpFields(): DocumentField[] {
  const [least, most] = TAKE_UP;
  return Object.keys(defaultShopRules.takeUp).flatMap((style) =>
    takeUpEnds.map((end): DocumentField => {
      const label = `Cloth that one pleat of ${style} takes up, at the ${end}`;
      return { name: `takeUp/${style}/${end}`, section: "Heading", label, kind: "number", least, most };
    }),
  );
}

const otherFields: DocumentField[] = [
  {
    name: "boardLumber",
    section: "Tops",
    label: "Depths in which lumber for boards is sold, with commas between them",
    ...{ kind: "numbers", least: LUMBER[0], most: LUMBER[1], longest: MOST_BOARDS },
  },
  {
    name: "spare",
    section: "Buying",
    label: "Bought beyond what the windows need, once for each fabric",
    kind: "choice",
    options: Object.entries(spareLabels).map(([value, label]) => ({ value, label })),
  },
];

function flatten(rules: ShopRules) {
  const flat: Record<string, FlatValue> = { boardLumber: rules.boardLumber, spare: rules.spare };
  for (const name of singleNames) flat[name] = rules[name];
  for (const rule of groupedNames) {
    for (const [key, value] of Object.entries(rules[rule])) flat[`${rule}/${key}`] = value;
  }
  for (const [style, range] of Object.entries(rules.takeUp)) {
    for (const [index, end] of takeUpEnds.entries()) flat[`takeUp/${style}/${end}`] = range[index];
  }
  return flat;
}

function build(flat: Readonly<Record<string, FlatValue>>): ShopRules {
  const group = (rule: GroupedRule) =>
    Object.fromEntries(Object.keys(defaultShopRules[rule]).map((key) => [key, flat[`${rule}/${key}`]]));
  const styles = Object.keys(defaultShopRules.takeUp);
  return {
    ...Object.fromEntries(singleNames.map((name) => [name, flat[name]])),
    ...Object.fromEntries(groupedNames.map((rule) => [rule, group(rule)])),
    takeUp: Object.fromEntries(styles.map((style) => [style, takeUpEnds.map((end) => flat[`takeUp/${style}/${end}`])])),
    boardLumber: flat.boardLumber,
    spare: flat.spare,
    // Each field has been read within the bounds of its own rule.
  } as unknown as ShopRules;
}

/** A least above its most. */
function check(flat: Readonly<Record<string, FlatValue>>): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const style of Object.keys(defaultShopRules.takeUp)) {
    const [least, most] = takeUpEnds.map((end) => flat[`takeUp/${style}/${end}`]);
    if (typeof least === "number" && typeof most === "number" && least > most) {
      faults[`takeUp/${style}/most`] = "The most must not be less than the least.";
    }
  }
  const [least, most] = [flat["topDepth/least"], flat["topDepth/most"]];
  if (typeof least === "number" && typeof most === "number" && least > most) {
    faults["topDepth/most"] = "The most must not be less than the least.";
  }
  return faults;
}

const sections: RuleSection[] = [
  ...(["Placement", "Length", "Width", "Cutting", "Heading", "Band and trim", "Shades", "Tops", "Buying"] as const),
];

const form: DocumentForm<ShopRules> = {
  fields: [...singleFields(), ...groupedFields(), ...takeUpFields(), ...otherFields].sort(
    (a, b) => sections.indexOf(a.section as RuleSection) - sections.indexOf(b.section as RuleSection),
  ),
  flatten,
  build,
  check,
};

const usual = asTyped(form, defaultShopRules);

/** Every constant of the workroom as a field, each with the house's own value beside it. */
export const shopRulesForm: DocumentForm<ShopRules> = {
  ...form,
  fields: form.fields.map((field) => ({ ...field, usual: usual[field.name] ?? "" })),
};
