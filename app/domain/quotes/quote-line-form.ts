import { asTyped, type FieldKind, flatForm, readTyped } from "#app/domain/forms/described-form.ts";
import { area, checkbox, choice, line } from "#app/domain/forms/field-kinds.ts";
import { moneyAsTyped } from "#app/domain/money.ts";
import { oneLine } from "#app/domain/one-line.ts";
import { accept, type Verdict } from "#app/domain/verdict.ts";
import { emptyLine } from "./plain-line.ts";
import { MAX_DESCRIPTION, MAX_LABEL } from "./quote-limits.ts";
import { type LineRole, lineKinds, lineRoles, type OwnerLine, type RateOrAmount } from "./quote-types.ts";
import {
  parseAdjustment,
  parseQuantity,
  parseRateOrAmount,
  parseUnitPrice,
  type Quantity,
  quantityAsTyped,
  rateOrAmountAsTyped,
} from "./typed-amounts.ts";

const MAX_UNIT = 20;
const MAX_KEY = 60;

const roleLabels: Record<LineRole, string> = {
  fixed: "Part of the quote",
  optional: "The client may take it",
  choice: "One of a group",
};

export const rateOrAmount = (placeholder: string): FieldKind<RateOrAmount> => ({
  control: "text",
  attributes: { placeholder },
  read: parseRateOrAmount,
  write: rateOrAmountAsTyped,
});

const quantity: FieldKind<Quantity> = {
  control: "text",
  read: (text) => parseQuantity(text || "1"),
  write: ({ quantityMilli }) => quantityAsTyped(quantityMilli),
};

const price: FieldKind<number | null> = {
  control: "text",
  attributes: { inputMode: "decimal" },
  read: parseUnitPrice,
  write: (cents) => (cents !== null && cents < 0 ? `-${moneyAsTyped(-cents)}` : moneyAsTyped(cents)),
};

interface ReadLine
  extends Pick<
    OwnerLine,
    "label" | "unit" | "description" | "choiceGroup" | "ownerNote" | "role" | "taxed" | "suggested"
  > {
  quantity: Quantity;
  unitPrice: number | null;
  discount: RateOrAmount;
  cost: number | null;
}

/** What is asked of one line. */
export const lineForm = flatForm<ReadLine>({
  label: { ...line(MAX_LABEL), label: "Line" },
  quantity: { ...quantity, label: "Quantity" },
  unit: { ...line(MAX_UNIT), attributes: {}, label: "Unit" },
  unitPrice: { ...price, label: "Unit price" },
  description: { ...area(MAX_DESCRIPTION, 2), label: "Description" },
  role: {
    ...choice(roleLabels),
    label: "What the client may do",
    read: (text) => accept(lineRoles.find((one) => one === text) ?? "fixed"),
  },
  discount: { ...rateOrAmount("5% or 50.00"), label: "Discount" },
  choiceGroup: { ...line(MAX_LABEL), attributes: { placeholder: "Lining" }, label: "Group" },
  suggested: { ...checkbox, label: "Suggested: counts until they choose" },
  taxed: { ...checkbox, label: "Taxed" },
  ownerNote: { ...area(MAX_DESCRIPTION, 2), label: "Note for ourselves", hint: "Only we see this." },
  cost: { ...price, label: "Cost to us", hint: "Only we see this." },
});

const adjustmentForm = {
  ...lineForm,
  fields: lineForm.fields.map((field) => (field.name === "unitPrice" ? { ...field, read: parseAdjustment } : field)),
};

/** What a line is about; what it means is checked where the windows are known. */
const about = ["key", "kind", "windowKey", "treatment", "meaning"] as const;
export const lineNames = [...about, ...lineForm.fields.map(({ name }) => name)] as (keyof TypedLine)[];

/** The fields of one line as they were typed. Of a stored line the rest is known by its key; a new one may name its window. */
export type TypedLine = Record<(typeof about)[number] | keyof ReadLine, string>;

export function lineAsTyped(line: OwnerLine): TypedLine {
  const { key, kind, meaning, quantityMilli, discountRate, discountCents } = line;
  const typed = asTyped(lineForm, {
    ...line,
    quantity: { quantityMilli, unit: "" },
    unitPrice: line.unitCents,
    discount: { rate: discountRate, cents: discountCents },
    cost: line.costCents,
  });
  const [windowKey, treatment] = [line.windowKey ?? "", line.treatment ?? ""];
  return { ...(typed as TypedLine), key, kind, windowKey, treatment, meaning };
}

/** One row of the editor; nothing for a row that was left empty. The field of a fault is named without its line. */
export function readTypedLine(
  typed: TypedLine,
  stored: ReadonlyMap<string, OwnerLine>,
  newKey: () => string,
): Verdict<OwnerLine | null> {
  const before = stored.get(typed.key);
  const said = [typed.label, typed.description, typed.ownerNote, typed.unitPrice, typed.cost];
  if (!before && said.every((text) => oneLine(text) === "")) return accept(null);
  const kind = before?.kind ?? lineKinds.find((one) => one === typed.kind) ?? "free";
  const adjusts = kind === "adjustment";
  const read = readTyped(adjusts ? adjustmentForm : lineForm, typed);
  if (!read.ok) return { ok: false, reason: read.reason, field: read.field };
  const { quantity, unitPrice: unitCents, discount, cost, ...texts } = read.value;
  const quantityMilli = adjusts ? emptyLine.quantityMilli : quantity.quantityMilli;
  // What the rate card says of a line holds only for the price that it gave.
  const asFilled = before?.quantityMilli === quantityMilli && before.unitCents === unitCents;
  const role = adjusts ? "fixed" : texts.role;
  return accept({
    ...(before ?? { ...emptyLine, key: isKey(typed.key) ? typed.key : newKey() }),
    ...(!before && { windowKey: keyOrNull(typed.windowKey), treatment: keyOrNull(typed.treatment) }),
    ...texts,
    kind,
    quantityMilli,
    unit: quantity.unit || texts.unit,
    unitCents,
    discountRate: adjusts ? null : discount.rate,
    discountCents: adjusts ? null : discount.cents,
    taxed: texts.taxed && !adjusts,
    role,
    choiceGroup: role === "choice" ? texts.choiceGroup : "",
    suggested: role === "fixed" || texts.suggested,
    meaning: typed.meaning,
    costCents: before && before.parts.length > 0 ? before.costCents : cost,
    ...(!asFilled && { rateId: null, basis: "" }),
  });
}

/** A key that the page made for a new row, so that saving it twice adds it once. */
function isKey(text: string) {
  return text.length <= MAX_KEY && /^[\w-]+$/.test(text);
}

function keyOrNull(text: string) {
  return isKey(text) ? text : null;
}
