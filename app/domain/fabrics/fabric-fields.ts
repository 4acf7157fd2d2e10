import { foldText } from "#app/domain/fold-text.ts";
import { tidyLink } from "#app/domain/link.ts";
import { readWrittenLength } from "#app/domain/measuring/written-length.ts";
import { formatMoney, moneyAsTyped, parseMoney } from "#app/domain/money.ts";
import { accept, refuse, type Verdict } from "#app/domain/verdict.ts";
import {
  colorFamilyLabels,
  directionLabels,
  type FabricDetails,
  familyLabels,
  hangLabels,
  matchLabels,
  patternLabels,
  roomLabels,
  stepsSoldIn,
  weaveLabels,
} from "./book-fabric.ts";

/** Reads one field as a person typed it, or as a cell of a file holds it. */
type Reader<Value> = (typed: string) => Verdict<Value>;

function readText(longest: number, { required = false } = {}): Reader<string> {
  return (typed) => {
    const text = typed.replaceAll(/\s+/g, " ").trim();
    if (required && text === "") return refuse("Please fill this in.");
    return text.length > longest ? refuse(`Please keep this under ${longest} characters.`) : accept(text);
  };
}

/** By what it is called, or by the word that is stored for it. */
function readChoice<Value extends string>(labels: Readonly<Record<Value, string>>): Reader<Value> {
  const values = Object.keys(labels) as Value[];
  const words = new Map(values.flatMap((value) => [value, labels[value]].map((word) => [foldText(word), value])));
  return (typed) => {
    const found = words.get(foldText(typed));
    return found ? accept(found) : refuse(`Please choose one of: ${Object.values(labels).join(", ")}.`);
  };
}

function readChoices<Value extends string>(labels: Readonly<Record<Value, string>>): Reader<readonly Value[]> {
  const readOne = readChoice(labels);
  return (typed) => {
    const read = typed
      .split(/[,;]/)
      .filter((text) => text.trim() !== "")
      .map(readOne);
    const fault = read.find(({ ok }) => !ok);
    if (fault && !fault.ok) return fault;
    const chosen = new Set(read.flatMap((one) => (one.ok ? [one.value] : [])));
    return accept((Object.keys(labels) as Value[]).filter((value) => chosen.has(value)));
  };
}

interface Bounds {
  least: number;
  most: number;
  /** What the number counts. */
  unit: "inches" | "yards";
  /** What an empty field means; without it, one has to be given. */
  empty?: number;
}

/** 13.5, 13 1/2 and 13 1/2" are the same. */
function readNumber({ least, most, unit, empty }: Bounds): Reader<number> {
  return (typed) => {
    if (typed.trim() === "" && empty !== undefined) return accept(empty);
    const size = readWrittenLength(typed.replace(/\s*(yd|yards?)\.?$/i, ""))?.inches;
    const value = size === undefined ? Number.NaN : Math.round(size * 10_000) / 10_000;
    return value >= least && value <= most
      ? accept(value)
      : refuse(`Please enter a number of ${unit} from ${least} to ${most}.`);
  };
}

function readYesNo(typed: string): Verdict<boolean> {
  const word = foldText(typed);
  if (["yes", "y", "true", "1"].includes(word)) return accept(true);
  return ["no", "n", "false", "0", ""].includes(word) ? accept(false) : refuse("Please enter Yes or No.");
}

function readPrice(most: number): Reader<number | null> {
  return (typed) => {
    if (typed.trim() === "") return accept(null);
    const read = parseMoney(typed);
    return read.ok && read.value <= most
      ? read
      : refuse(`Please enter an amount in dollars, such as 62.50, of at most ${formatMoney(most)}.`);
  };
}

/** 100, 87.5 or 100%. */
function readPercent(most: number): Reader<number | null> {
  return (typed) => {
    const text = typed.trim();
    if (text === "") return accept(null);
    const value = /^\d{1,4}(\.\d{1,2})?\s*%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
    return value <= most ? accept(value) : refuse(`Please enter a percentage from 0 to ${most}, such as 100.`);
  };
}

function readLink(typed: string): Verdict<string> {
  return tidyLink(typed);
}

/** `#rrggbb` in small letters; the sign may be left out. */
function readColor({ required = false } = {}): Reader<string> {
  return (typed) => {
    const text = typed.trim().toLowerCase();
    if (text === "" && !required) return accept("");
    const digits = /^#?([\da-f]{6})$/.exec(text)?.[1];
    return digits ? accept(`#${digits}`) : refuse("Please enter a color as # and six digits, such as #c8b79a.");
  };
}

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
