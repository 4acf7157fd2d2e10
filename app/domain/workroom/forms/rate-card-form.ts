import { styles } from "#app/domain/catalogue/catalogue.ts";
import { optionTexts, shadeControls } from "#app/domain/catalogue/options.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { bySection, type DescribedField, type DescribedForm, withUsual } from "#app/domain/forms/described-form.ts";
import { checkbox, money, number, optionalMoney } from "#app/domain/forms/field-kinds.ts";
import {
  type CardMeasure,
  cardMeasures,
  emptyRateCard,
  groupedRates,
  MOST_CENTS,
  type RateCard,
  type SingleRate,
  singleRates,
} from "#app/domain/workroom/buying/rate-card.ts";
import { linings } from "#app/domain/workroom/input/treatment.ts";

const rate = (section: string, name: string, label: string): DescribedField => ({
  section,
  name,
  label,
  ...optionalMoney(MOST_CENTS),
});

const liningLabels = { standard: "Standard lining", blackout: "Blackout lining", sheerBatiste: "Sheer batiste lining" };

const singleLabels: Record<SingleRate, [section: string, label: string]> = {
  interliningPerYard: ["Cloth", "Interlining, a yard"],
  interlinedPerWidth: ["Making drapes", "More for interlined drapes, a width"],
  bandPerFoot: ["Bands and trim", "A band, sewn, a foot"],
  trimPerFoot: ["Bands and trim", "Trim, a foot, as clients read it too"],
  cornicePerFoot: ["Making tops", "A cornice, a foot around"],
  valancePerFoot: ["Making tops", "A valance, a foot around"],
  swagEach: ["Making tops", "A swag"],
  cascadePair: ["Making tops", "A pair of cascades"],
  rodPerFoot: ["Hardware", "Rod, a foot"],
  ring: ["Hardware", "A ring"],
  bracket: ["Hardware", "A bracket"],
  finial: ["Hardware", "A finial"],
  installEach: ["The whole order", "Installation, a treatment"],
  leastCharge: ["The whole order", "Least charge for an order"],
};

/** rangeStep is an amount of money too. */
const measureLabels: Record<Exclude<CardMeasure, "rangeStep">, [section: string, label: string]> = {
  yardStep: ["The whole order", "Cloth is charged in steps of this many yards"],
  tallOver: ["Making drapes", "Drapes longer than this many inches cost more to make"],
  tallFactor: ["Making drapes", "How many times as much the longer ones cost to make"],
  shadeLeastSqFt: ["Making shades", "Least square feet charged for a shade"],
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

const singleFields = singleRates.map((name): DescribedField => {
  const [section, label] = singleLabels[name];
  const field = rate(section, name, label);
  return name in emptyRateCard ? { ...field, ...money({ least: 0, most: MOST_CENTS }) } : field;
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
];

const fields: DescribedField[] = [
  rate("Cloth", "fabricPerYard/low", "Fabric that is not chosen yet, a yard, lowest"),
  rate("Cloth", "fabricPerYard/high", "Fabric that is not chosen yet, a yard, highest"),
  ...linings.map((name) => rate("Cloth", `liningPerYard/${name}`, `${liningLabels[name]}, a yard`)),
  rate("Making drapes", "labourPerWidth/default", "Any style without a rate of its own, a width"),
  ...byStyle("Making drapes", "labourPerWidth", drapes, "a width"),
  rate("Making shades", "labourPerSqFt/default", "Any soft shade without a rate of its own, a square foot"),
  ...byStyle("Making shades", "labourPerSqFt", [...softShades, ...hardShades], "a square foot"),
  ...shadeControls.map((name) => rate("Controls", `control/${name}`, `${optionTexts[name].label}, each`)),
  ...singleFields,
  ...measureFields,
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

function flatten(card: RateCard) {
  const flat: Record<string, unknown> = { showFrom: card.showFrom };
  for (const name of [...singleRates, ...(Object.keys(cardMeasures) as CardMeasure[])]) flat[name] = card[name];
  for (const name of groupedRates) {
    for (const [key, cents] of Object.entries(card[name])) flat[`${name}/${key}`] = cents;
  }
  return flat;
}

function build(flat: Readonly<Record<string, unknown>>): RateCard {
  const card: Record<string, unknown> = { ...emptyRateCard };
  for (const name of groupedRates) card[name] = {};
  for (const [name, value] of Object.entries(flat)) {
    if (value === undefined) continue;
    const [rate = "", ...key] = name.split("/");
    if (key.length === 0) card[rate] = value;
    else card[rate] = { ...(card[rate] as object), [key.join("/")]: value };
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
