import { type DescribedForm, flatForm } from "#app/domain/forms/described-form.ts";
import { area, choice, money, unlessEmpty, wholeNumber } from "#app/domain/forms/field-kinds.ts";
import { type PieceKey, readPieceKey } from "#app/domain/workroom/paper/label.ts";

/** Why something is made again. */
export const remakeReasons = {
  size: "Wrong size",
  cut: "Cut wrong",
  sewn: "Sewn wrong",
  cloth: "Flaw in the cloth",
  damaged: "Damaged",
  color: "Wrong cloth or color",
  wish: "The client wants it otherwise",
  other: "Something else",
} as const;
export type RemakeReason = keyof typeof remakeReasons;

/** Whose fault it was, by which we learn; it moves no money. */
export const remakeFaults = {
  ours: "Ours",
  mill: "The mill’s",
  client: "The client’s",
  installer: "The installer’s",
} as const;
export type RemakeFault = keyof typeof remakeFaults;

const MOST_EXTRA_INCHES = 720;
const MOST_COST_CENTS = 1_000_000_00;

export interface NewRemake {
  /** Which part of the order, as labels name it. */
  part: PieceKey;
  reason: RemakeReason;
  fault: RemakeFault;
  extraInches: number;
  /** None where nobody has worked it out. */
  costCents: number | null;
  note: string;
}

export const remakeForm: DescribedForm<NewRemake> = flatForm<NewRemake>({
  part: {
    control: "choice",
    label: "What is made again",
    read(text) {
      const part = readPieceKey(text);
      return part ? { ok: true, value: part } : { ok: false, reason: "Please choose what is made again." };
    },
    write: ({ window, type }) => `${window}.${type}`,
  },
  reason: { ...choice(remakeReasons), label: "Why" },
  fault: { ...choice(remakeFaults), label: "Whose fault" },
  extraInches: {
    ...unlessEmpty(wholeNumber({ least: 0, most: MOST_EXTRA_INCHES, unit: "inches" }), 0),
    label: "Cloth beyond the first making",
    optional: true,
  },
  costCents: {
    ...unlessEmpty(money({ least: 0, most: MOST_COST_CENTS }), null),
    label: "What it costs us",
    optional: true,
  },
  note: { ...area(500), label: "What was wrong", optional: true },
});

/** "R1", on its packet, its labels and its line of the purchase list. */
export function remakeName(number: number): string {
  return `R${number}`;
}

/** The number in it; undefined for what is no such name. */
export function readRemakeName(text: string): number | undefined {
  const number = /^R([1-9]\d{0,3})$/.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}
