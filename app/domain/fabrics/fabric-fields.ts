import { moneyAsTyped } from "#app/domain/money.ts";
import { type FabricDetails, stepsSoldIn } from "./book-fabric.ts";
import {
  type Reader,
  readChoice,
  readChoices,
  readColor,
  readLink,
  readNumber,
  readPercent,
  readPrice,
  readText,
  readYesNo,
} from "./fabric-readers.ts";
import {
  colorFamilyLabels,
  directionLabels,
  familyLabels,
  hangLabels,
  matchLabels,
  patternLabels,
  roomLabels,
  weaveLabels,
} from "./fabric-words.ts";

/** Name and color together stand as one name in an order, which has its own limit. */
const LONGEST_NAME = 70;
const LONGEST_COLOR = 40;
const LONGEST_SUPPLIER = 100;
const LONGEST_CARE = 300;
/** No loom weaves wider, and cloth narrower than this is a trim. */
const WIDTH = { least: 6, most: 200, unit: "inches" } as const;
/** A mural is one repeat; nothing is longer. */
const REPEAT = { least: 0, most: 120, unit: "inches", empty: 0 } as const;
const STEP = { ...stepsSoldIn, unit: "yards", empty: 1 } as const;
const MOST_PRICE_CENTS = 10_000_00;
const MOST_MARKUP = 1_000;

interface FabricField<Value> extends Asked {
  /** On the page and as the heading of its column in a file. */
  label: string;
  read: Reader<Value>;
  write: (details: FabricDetails) => string;
}

/** How the page asks for it. */
interface Asked {
  /** The words to choose among. */
  options?: Readonly<Record<string, string>>;
  hint?: string;
  optional?: boolean;
}

function field<Value>(
  label: string,
  read: Reader<Value>,
  write: (details: FabricDetails) => string,
  asked?: Asked,
): FabricField<Value> {
  return { label, read, write, ...asked };
}

/** Every field of a cloth, in the order of the form and of the columns of a file. */
export const fabricFields = {
  supplier: field("Supplier", readText(LONGEST_SUPPLIER, { required: true }), ({ supplier }) => supplier),
  name: field("Name", readText(LONGEST_NAME, { required: true }), ({ name }) => name),
  color: field("Color", readText(LONGEST_COLOR, { required: true }), ({ color }) => color),
  link: field("Link", readLink, ({ link }) => link, { hint: "The mill’s page.", optional: true }),
  family: field("Family", readChoice(familyLabels), ({ family }) => familyLabels[family], { options: familyLabels }),
  colorFamily: field(
    "Color family",
    readChoice(colorFamilyLabels),
    ({ colorFamily }) => colorFamilyLabels[colorFamily],
    { options: colorFamilyLabels },
  ),
  rooms: field("Rooms", readChoices(roomLabels), ({ rooms }) => rooms.map((room) => roomLabels[room]).join(", "), {
    options: roomLabels,
  }),
  usableWidth: field("Usable width", readNumber(WIDTH), ({ usableWidth }) => String(usableWidth), {
    hint: "Inches, without the selvages.",
  }),
  verticalRepeat: field("Vertical repeat", readNumber(REPEAT), ({ look }) => String(look.verticalRepeat), {
    hint: "Inches, 0 for none.",
  }),
  horizontalRepeat: field("Horizontal repeat", readNumber(REPEAT), ({ look }) => String(look.horizontalRepeat), {
    hint: "Inches, 0 for none.",
  }),
  match: field("Match", readChoice(matchLabels), ({ match }) => matchLabels[match], { options: matchLabels }),
  direction: field("Direction", readChoice(directionLabels), ({ direction }) => directionLabels[direction], {
    options: directionLabels,
    hint: "As its pattern runs on the roll.",
  }),
  railroadable: field("May be turned", readYesNo, ({ railroadable }) => (railroadable ? "Yes" : "No"), {
    options: { yes: "Yes", no: "No" },
    hint: "On its side, for a width without seams.",
  }),
  pricePerYard: field(
    "Price per yard",
    readPrice(MOST_PRICE_CENTS),
    ({ pricePerYardCents }) => moneyAsTyped(pricePerYardCents),
    {
      hint: "What a quote charges for it. Empty: what it costs us with the markup.",
      optional: true,
    },
  ),
  costPerYard: field(
    "Cost per yard",
    readPrice(MOST_PRICE_CENTS),
    ({ costPerYardCents }) => moneyAsTyped(costPerYardCents),
    { hint: "What we pay. Clients never see it.", optional: true },
  ),
  markup: field("Markup", readPercent(MOST_MARKUP), ({ markup }) => (markup === null ? "" : String(markup)), {
    hint: "Percent of the cost, such as 100. Clients never see it.",
    optional: true,
  }),
  soldIn: field("Sold in steps of", readNumber(STEP), ({ soldIn }) => String(soldIn), {
    hint: "Yards, such as 1/2.",
  }),
  care: field("Care", readText(LONGEST_CARE), ({ care }) => care, { optional: true }),
  hangs: field("Hangs", readChoice(hangLabels), ({ hangs }) => hangLabels[hangs], { options: hangLabels }),
  weave: field("Weave", readChoice(weaveLabels), ({ look }) => weaveLabels[look.weave], { options: weaveLabels }),
  pattern: field("Pattern", readChoice(patternLabels), ({ look }) => patternLabels[look.pattern], {
    options: patternLabels,
  }),
  groundColor: field("Ground color", readColor({ required: true }), ({ look }) => look.colors[0] ?? "", {
    hint: "Such as #d8c8a8.",
  }),
  patternColor1: field("Pattern color 1", readColor(), ({ look }) => look.colors[1] ?? "", { optional: true }),
  patternColor2: field("Pattern color 2", readColor(), ({ look }) => look.colors[2] ?? "", { optional: true }),
  patternColor3: field("Pattern color 3", readColor(), ({ look }) => look.colors[3] ?? "", { optional: true }),
};

export type FabricFieldName = keyof typeof fabricFields;
export const fabricFieldNames = Object.keys(fabricFields) as FabricFieldName[];

/** A cloth as it stands in the form or in a line of a file. */
export type TypedFabric = Record<FabricFieldName, string>;
