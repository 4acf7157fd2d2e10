import { oneLine } from "#app/domain/one-line.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { emptyLine } from "./plain-line.ts";
import { MAX_DESCRIPTION, MAX_LABEL } from "./quote-limits.ts";
import { lineKinds, lineRoles, type OwnerLine } from "./quote-types.ts";
import { parseAdjustment, parseQuantity, parseRateOrAmount, parseUnitPrice } from "./typed-amounts.ts";

const MAX_UNIT = 20;
const MAX_KEY = 60;

/** The fields of one line as they were typed. Of a stored line the rest is known by its key; a new one may name its window. */
export interface TypedLine {
  key: string;
  kind: string;
  windowKey: string;
  treatment: string;
  label: string;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  discount: string;
  taxed: boolean;
  role: string;
  choiceGroup: string;
  suggested: boolean;
  ownerNote: string;
  cost: string;
  /** What it means for its window; checked where the windows are known. */
  meaning: string;
}

/** One row of the editor; nothing for a row that was left empty. The field of a fault is named without its line. */
export function readTypedLine(
  typed: TypedLine,
  stored: ReadonlyMap<string, OwnerLine>,
  newKey: () => string,
): Verdict<OwnerLine | null> {
  const before = stored.get(typed.key);
  const texts = readTexts(typed);
  if (!texts.ok) return texts;
  const { label, description, choiceGroup, ownerNote } = texts.value;
  const isEmpty = [label, description, ownerNote, typed.unitPrice.trim(), typed.cost.trim()].every(
    (text) => text === "",
  );
  if (isEmpty && !before) return { ok: true, value: null };
  const kind = before?.kind ?? lineKinds.find((one) => one === typed.kind) ?? "free";
  const quantity = parseQuantity(typed.quantity.trim() === "" ? "1" : typed.quantity);
  if (!quantity.ok) return { ...quantity, field: "quantity" };
  const price = kind === "adjustment" ? parseAdjustment(typed.unitPrice) : parseUnitPrice(typed.unitPrice);
  if (!price.ok) return { ...price, field: "unitPrice" };
  const discount = parseRateOrAmount(typed.discount);
  if (!discount.ok) return { ...discount, field: "discount" };
  const cost = parseUnitPrice(typed.cost);
  if (!cost.ok) return { ...cost, field: "cost" };
  const quantityMilli = kind === "adjustment" ? emptyLine.quantityMilli : quantity.value.quantityMilli;
  // What the rate card says of a line holds only for the price that it gave.
  const asFilled = before?.quantityMilli === quantityMilli && before.unitCents === price.value;
  const role = kind === "adjustment" ? "fixed" : (lineRoles.find((one) => one === typed.role) ?? "fixed");
  return {
    ok: true,
    value: {
      ...(before ?? { ...emptyLine, key: isKey(typed.key) ? typed.key : newKey() }),
      ...(!before && { windowKey: keyOrNull(typed.windowKey), treatment: keyOrNull(typed.treatment) }),
      kind,
      label,
      description,
      quantityMilli,
      unit: quantity.value.unit || texts.value.unit,
      unitCents: price.value,
      discountRate: discount.value.rate,
      discountCents: discount.value.cents,
      ...(kind === "adjustment" && { discountRate: null, discountCents: null }),
      taxed: typed.taxed && kind !== "adjustment",
      role,
      choiceGroup: role === "choice" ? choiceGroup : "",
      suggested: role === "fixed" || typed.suggested,
      ownerNote,
      costCents: before && before.parts.length > 0 ? before.costCents : cost.value,
      meaning: typed.meaning,
      ...(!asFilled && { rateId: null, basis: "" }),
    },
  };
}

function readTexts(typed: TypedLine) {
  const texts = {
    label: oneLine(typed.label),
    description: typed.description.toWellFormed().replaceAll("\r\n", "\n").trim(),
    unit: oneLine(typed.unit),
    choiceGroup: oneLine(typed.choiceGroup),
    ownerNote: typed.ownerNote.toWellFormed().replaceAll("\r\n", "\n").trim(),
  };
  const most = {
    label: MAX_LABEL,
    description: MAX_DESCRIPTION,
    unit: MAX_UNIT,
    choiceGroup: MAX_LABEL,
    ownerNote: MAX_DESCRIPTION,
  };
  const fields = Object.keys(texts) as (keyof typeof texts)[];
  const tooLong = fields.find((field) => texts[field].length > most[field]);
  if (!tooLong) return { ok: true as const, value: texts };
  const reason = `Please keep this to ${most[tooLong].toLocaleString("en-US")} characters.`;
  return { ok: false as const, reason, field: tooLong };
}

/** A key that the page made for a new row, so that saving it twice adds it once. */
function isKey(text: string) {
  return text.length <= MAX_KEY && /^[\w-]+$/.test(text);
}

function keyOrNull(text: string) {
  return isKey(text) ? text : null;
}
