import { styles } from "#app/domain/catalogue/catalogue.ts";
import { optionTexts, shadeControls } from "#app/domain/catalogue/options.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { bySection, type DescribedField, type DescribedForm, withUsual } from "#app/domain/forms/described-form.ts";
import { checkbox, money, number, optionalMoney } from "#app/domain/forms/field-kinds.ts";
import {
  type CardMeasure,
  cardMeasures,
  costlessRates,
  emptyRateCard,
  groupedRates,
  MOST_CENTS,
  type RateCard,
  type SingleRate,
  singleRates,
  singleRateTable,
} from "#app/domain/workroom/buying/rate-card.ts";
import { liningNames, linings } from "#app/domain/workroom/input/treatment.ts";

const rate = (section: string, name: string, label: string): DescribedField => ({
  section,
  name,
  label,
  ...optionalMoney(MOST_CENTS),
});

const COST = "What it costs us";

/** rangeStep is an amount of money too. */
const measureLabels: Record<Exclude<CardMeasure, "rangeStep">, [section: string, label: string]> = {
  tallOver: ["Making drapes", "Drapes longer than this many inches cost more to make"],
  tallFactor: ["Making drapes", "How many times as much the longer ones cost to make"],
  shadeLeastSqFt: ["Making shades", "Least square feet charged for a shade"],
  tallInstallOver: ["The whole order", "High up is more than this many inches above the floor"],
};

const drapes = styles.filter(({ treatment }) => treatment === "drapes");
const softShades = styles.filter(({ group }) => group === "soft-shades");
const hardShades = styles.filter(({ group }) => group === "hard-shades");

function byStyle(section: string, name: string, made: readonly (typeof styles)[number][], unit: string) {
  return made.map((style) => rate(section, `${name}/${styleKey(style)}`, `${style.name}, ${unit}`));
}

const measureFields = (Object.keys(measureLabels) as (keyof typeof measureLabels)[]).map((name): DescribedField => {
  const [section, label] = measureLabels[name];
  const [least, most] = cardMeasures[name];
  return { section, name, label, ...number({ least, most }) };
});

/** Clients read it before anybody has looked at their order: a slip of the keys must not stand there. */
const MOST_TRIM_CENTS = 100_000;

const singleFields = singleRates.map((name): DescribedField => {
  const [section, label, hint]: readonly [string, string, string?] = singleRateTable[name];
  const field = { ...rate(section, name, label), ...(hint && { hint }) };
  const most = name === "trimPerFoot" ? MOST_TRIM_CENTS : MOST_CENTS;
  return name in emptyRateCard ? { ...field, ...money({ least: 0, most }) } : field;
});

const sections = [
  "Cloth",
  "Making drapes",
  "Making shades",
  "Making tops",
  "Bands and trim",
  "Hardware",
  "Controls",
  "The whole order",
  COST,
];

const fields: DescribedField[] = [
  rate("Cloth", "fabricPerYard/low", "Fabric that is not chosen yet, a yard, lowest"),
  rate("Cloth", "fabricPerYard/high", "Fabric that is not chosen yet, a yard, highest"),
  ...linings.map((name) => rate("Cloth", `liningPerYard/${name}`, `${liningNames[name]}, a yard`)),
  rate("Making drapes", "labourPerWidth/default", "Any style without a rate of its own, a width"),
  ...byStyle("Making drapes", "labourPerWidth", drapes, "a width"),
  rate("Making shades", "labourPerSqFt/default", "Any soft shade without a rate of its own, a square foot"),
  ...byStyle("Making shades", "labourPerSqFt", [...softShades, ...hardShades], "a square foot"),
  ...shadeControls.map((name) => rate("Controls", `control/${name}`, `${optionTexts[name].label}, each`)),
  ...singleFields,
  ...measureFields,
  ...linings.map((name) => rate(COST, `cost/liningPerYard/${name}`, `${liningNames[name]}, a yard`)),
  rate(COST, "cost/labourPerWidth/default", "Making drapes, a width"),
  rate(COST, "cost/labourPerSqFt/default", "Making a soft shade, a square foot"),
  ...hardShades.map((style) => rate(COST, `cost/labourPerSqFt/${styleKey(style)}`, `${style.name}, a square foot`)),
  ...shadeControls.map((name) => rate(COST, `cost/control/${name}`, `${optionTexts[name].label}, each`)),
  ...singleRates.filter(hasCost).map((name) => rate(COST, `cost/${name}`, singleRateTable[name][1])),
  {
    section: "The whole order",
    name: "rangeStep",
    label: "Estimates are rounded to this",
    ...money({ least: cardMeasures.rangeStep[0], most: cardMeasures.rangeStep[1] }),
  },
  {
    section: "The whole order",
    name: "showFrom",
    label: "Say a price to begin with on the pages of styles",
    ...checkbox,
  },
];

function hasCost(name: SingleRate) {
  return !costlessRates.some((one) => one === name);
}

function flatten(card: RateCard) {
  const flat: Record<string, unknown> = { showFrom: card.showFrom };
  for (const name of Object.keys(cardMeasures) as CardMeasure[]) flat[name] = card[name];
  for (const [of, rates] of [["", card] as const, ["cost/", card.cost] as const]) {
    for (const name of singleRates) flat[of + name] = (rates as Partial<RateCard>)[name];
    for (const name of groupedRates) {
      const group = Object.entries((rates as Partial<RateCard>)[name] ?? {});
      for (const [key, cents] of group) flat[`${of}${name}/${key}`] = cents;
    }
  }
  return flat;
}

/** A name is the way to its value: "cost/liningPerYard/standard". The key of a style has a stroke of its own. */
function build(flat: Readonly<Record<string, unknown>>): RateCard {
  const card: Record<string, unknown> = { ...emptyRateCard, cost: {} };
  for (const name of groupedRates) card[name] = {};
  for (const [name, value] of Object.entries(flat)) {
    if (value === undefined) continue;
    const isCost = name.startsWith("cost/");
    const rates = (isCost ? card.cost : card) as Record<string, unknown>;
    const [rateName = "", ...key] = name.slice(isCost ? 5 : 0).split("/");
    if (key.length === 0) rates[rateName] = value;
    else rates[rateName] = { ...(rates[rateName] as object | undefined), [key.join("/")]: value };
  }
  return card as unknown as RateCard;
}

function check(flat: Readonly<Record<string, unknown>>): Record<string, string> {
  const [low, high] = [flat["fabricPerYard/low"], flat["fabricPerYard/high"]];
  if (typeof low !== "number" || typeof high !== "number" || low <= high) return {};
  return { "fabricPerYard/high": "The highest price must not be less than the lowest." };
}

/** The owner's prices as fields. A price that is left empty is not set, and what needs it is not estimated. */
export const rateCardForm: DescribedForm<RateCard> = withUsual(
  { fields: bySection(fields, sections), flatten, build, check },
  emptyRateCard,
);
