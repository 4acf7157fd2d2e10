import { type DescribedForm, type FieldKind, fieldsOf, flatForm } from "#app/domain/forms/described-form.ts";
import {
  area,
  checkbox,
  choice,
  day,
  line,
  numberAsTyped,
  optionalMoney,
  readNumber,
  unlessEmpty,
} from "#app/domain/forms/field-kinds.ts";
import type { PurchaseUnit } from "#app/domain/workroom/buying/purchase.ts";
import { MOST_MILLI } from "./purchase-order.ts";
import { isOfOneLot } from "./purchase-words.ts";

const MOST_PRICE_CENTS = 100_000_00;
const LONGEST_NAME = 200;
const LONGEST_NOTE = 1_000;

const unitWords: Record<PurchaseUnit, string> = { yard: "yards", foot: "feet", each: "pieces" };

function amount(unit: PurchaseUnit): FieldKind<number> {
  const most = numberAsTyped(MOST_MILLI / 1000);
  const sentence =
    unit === "each"
      ? `Please enter a whole number from 1 to ${most}.`
      : `Please enter ${unitWords[unit]} from 1/8 to ${most}, such as 12 1/2.`;
  return {
    control: "text",
    attributes: { inputMode: "text" },
    unit: unitWords[unit],
    read(text) {
      const milli = Math.round((readNumber(text) ?? 0) * 1000);
      const fits = milli >= (unit === "each" ? 1000 : 125) && milli <= MOST_MILLI;
      if (!fits || (unit === "each" && milli % 1000 !== 0)) return { ok: false, reason: sentence };
      return { ok: true, value: milli };
    },
    write: (milli) => numberAsTyped(milli / 1000),
  };
}

/** One address and nothing else. By hand, because this description travels to the browser and a validator does not. */
const ADDRESS = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@.]+(\.[^\s\p{Cc}<>()[\],;:"\\@.]+)+$/u;
const LONGEST_ADDRESS = 200;

const email: FieldKind<string> = {
  control: "text",
  attributes: { type: "email", inputMode: "email", maxLength: LONGEST_ADDRESS },
  read: (text) =>
    text === "" || (text.length <= LONGEST_ADDRESS && ADDRESS.test(text))
      ? { ok: true, value: text }
      : { ok: false, reason: "Please enter a valid e-mail address." },
  write: (text) => text,
};

const price = (unit: PurchaseUnit) => ({
  ...optionalMoney(MOST_PRICE_CENTS),
  label: unit === "each" ? "Price each" : `Price per ${unit}`,
  optional: true,
});
const anyDay = { ...unlessEmpty(day, undefined), label: "Expected", optional: true };

function named(longest: number, required?: string): FieldKind<string> {
  const kind = line(longest);
  return {
    ...kind,
    read: (text, label) => (required && text === "" ? { ok: false, reason: required } : kind.read(text, label)),
  };
}

interface DraftLine {
  id: string;
  unit: PurchaseUnit;
  name: string;
  color: string;
  quantityMilli: number;
  priceCents: number | undefined;
  expectedOn: string | undefined;
  leaveOut: boolean;
}

export interface Draft {
  supplier: string;
  email: string;
  note: string;
  lines: DraftLine[];
}

/** Everything of a draft on one form: its head, and a section for each of its lines. */
export function draftForm(lines: readonly { id: string; unit: PurchaseUnit }[]): DescribedForm<Draft> {
  const nameOf = (field: string, id: string) => `${field}-${id}`;
  const head = fieldsOf(
    {
      supplier: { ...named(100), label: "Supplier" },
      email: { ...email, label: "Supplier’s e-mail", optional: true, hint: "Where Send To Supplier goes." },
      note: {
        ...area(LONGEST_NOTE),
        label: "Note to the supplier",
        optional: true,
        hint: "They read this. Please leave the client out of it.",
      },
    },
    "head",
  );
  const each = lines.flatMap(({ id, unit }) =>
    fieldsOf(
      {
        [nameOf("name", id)]: { ...named(LONGEST_NAME, "Please say what it is."), label: "Item" },
        [nameOf("color", id)]: { ...line(100), label: "Color", optional: true },
        [nameOf("quantity", id)]: { ...amount(unit), label: "Quantity" },
        [nameOf("price", id)]: price(unit),
        [nameOf("expected", id)]: anyDay,
        [nameOf("leaveOut", id)]: { ...checkbox, label: "Leave out: back to the purchase list" },
      },
      id,
    ),
  );
  return {
    fields: [...head, ...each],
    flatten: ({ lines: filled, ...order }) => ({
      ...order,
      ...Object.fromEntries(
        filled.flatMap(({ id, name, color, quantityMilli, priceCents, expectedOn, leaveOut }) => [
          [nameOf("name", id), name],
          [nameOf("color", id), color],
          [nameOf("quantity", id), quantityMilli],
          [nameOf("price", id), priceCents],
          [nameOf("expected", id), expectedOn],
          [nameOf("leaveOut", id), leaveOut],
        ]),
      ),
    }),
    // Each field has been read as what it is.
    build: (flat) => ({
      supplier: flat.supplier as string,
      email: flat.email as string,
      note: flat.note as string,
      lines: lines.map(({ id, unit }) => ({
        id,
        unit,
        name: flat[nameOf("name", id)] as string,
        color: flat[nameOf("color", id)] as string,
        quantityMilli: flat[nameOf("quantity", id)] as number,
        priceCents: flat[nameOf("price", id)] as number | undefined,
        expectedOn: flat[nameOf("expected", id)] as string | undefined,
        leaveOut: flat[nameOf("leaveOut", id)] as boolean,
      })),
    }),
  };
}

export interface TypedLine {
  name: string;
  color: string;
  unit: PurchaseUnit;
  quantityMilli: number;
  priceCents: number | undefined;
}

const { unit: _, ...anyAmount } = amount("yard");
const oneOfThem = { ...optionalMoney(MOST_PRICE_CENTS), label: "Price of one", optional: true };

/** Something that no order needs: needles, a sample, a bolt for the shelf. */
export const newLineForm: DescribedForm<TypedLine> = {
  ...flatForm<TypedLine>({
    name: { ...named(LONGEST_NAME, "Please say what it is."), label: "Item" },
    color: { ...line(100), label: "Color", optional: true },
    unit: { ...choice({ each: "Pieces", yard: "Yards", foot: "Feet" }), label: "Sold by" },
    quantityMilli: { ...anyAmount, label: "Quantity" },
    priceCents: oneOfThem,
  }),
  check: ({ unit, quantityMilli }): Record<string, string> =>
    unit === "each" && Number(quantityMilli ?? 0) % 1000 !== 0
      ? { quantityMilli: "Please enter a whole number of pieces." }
      : {},
};

export interface TypedArrival {
  day: string;
  quantityMilli: number;
  faultyMilli: number | undefined;
  lot: string;
  bolt: string;
  note: string;
}

/** What of a line its forms go by. */
export interface OfLine {
  part: string;
  unit: PurchaseUnit;
}

/** Only what comes from a bolt is asked for its lot. */
export function arrivalForm({ part, unit }: OfLine): DescribedForm<TypedArrival> {
  const faulty = { label: "Of it faulty", optional: true, hint: "Cannot be used, and counts as missing." };
  const form = flatForm<TypedArrival>({
    day: { ...day, label: "Arrived on" },
    quantityMilli: { ...amount(unit), label: "Quantity" },
    faultyMilli: { ...unlessEmpty(amount(unit), undefined), ...faulty },
    lot: { ...line(60), label: "Dye lot", optional: true },
    bolt: { ...line(60), label: "Bolt", optional: true },
    note: { ...line(300), label: "Note", optional: true },
  });
  const asked = isOfOneLot({ part, unit });
  return {
    ...form,
    fields: form.fields.filter(({ name }) => asked || (name !== "lot" && name !== "bolt")),
    build: (flat) => form.build({ lot: "", bolt: "", ...flat }),
    check: ({ quantityMilli, faultyMilli }): Record<string, string> =>
      Number(faultyMilli ?? 0) > Number(quantityMilli ?? 0)
        ? { faultyMilli: "No more can be faulty than has come." }
        : {},
  };
}

export interface TypedChange {
  quantityMilli: number;
  priceCents: number | undefined;
  expectedOn: string | undefined;
}

/** Another line in place of one that was ordered. */
export function changeForm({ unit }: Pick<OfLine, "unit">): DescribedForm<TypedChange> {
  return flatForm({
    quantityMilli: { ...amount(unit), label: "Quantity" },
    priceCents: price(unit),
    expectedOn: anyDay,
  });
}

export const expectForm = flatForm<{ expectedOn: string | undefined }>({ expectedOn: anyDay });

export const tellForm = flatForm<{ email: string }>({
  email: { ...email, label: "Supplier’s e-mail", optional: true },
});

export const settleForm = flatForm<{ missing: "short" | "enough" }>({
  missing: {
    ...choice({ short: "Back on the purchase list", enough: "What came is enough" }),
    label: "What is missing",
  },
});

export const cancelForm = flatForm<{ reason: string }>({
  reason: { ...named(200, "Please say why it is cancelled."), label: "Why" },
});

export const takeBackForm = flatForm<{ arrivalId: string }>({ arrivalId: { ...line(100), label: "Arrival" } });
