import { foldText } from "#app/domain/fold-text.ts";
import { orderLines, purchaseSheet } from "#app/domain/workroom/paper/purchase-sheet.ts";
import { clothKeysOf } from "#app/domain/workroom/sheet/cloths.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { inFeet, inYards } from "#app/domain/workroom/units.ts";
import type { QuoteLine } from "./quote-types.ts";

/** What an order takes of one cloth, as it is bought: with what is spared, in the step in which it is sold. */
export interface ClothTaken {
  name: string;
  /** In yards; of trim in feet. */
  milli: number;
  /** The keys of the windows that it is for. */
  windows: string[];
  /** Words by which a line means it that does not give its name. */
  words?: string[];
  /** Words by which a line means another lining. */
  not?: string[];
  trim?: boolean;
}

type Worked = Pick<PacketDocument, "orderId" | "packet" | "inputs" | "cloths">;

export function clothsTaken({ orderId, packet, inputs, cloths }: Worked): ClothTaken[] {
  const rows = purchaseSheet([{ orderId, windows: packet.windows }], packet.rules).flatMap((group) => group.rows);
  return cloths.flatMap(({ key, name }) => {
    const bought = rows.filter(({ item, unit }) => name !== "" && unit === "yard" && item === name);
    const milli = bought.reduce((sum, row) => sum + row.milli, 0);
    const windows = inputs.filter((input) => input.treatments.some((one) => clothKeysOf(input, one).includes(key)));
    return milli > 0 ? [{ name, milli, windows: windows.map((window) => window.key) }] : [];
  });
}

const linings = ["standard", "blackout", "batiste", "contrast"];

/** The same of its linings and trims, which a quote may call by what they are. */
export function liningsTaken({ orderId, packet, inputs }: Worked): ClothTaken[] {
  const rows = purchaseSheet([{ orderId, windows: packet.windows }], packet.rules).flatMap((group) => group.rows);
  const lined = rows.filter(({ part }) => part.startsWith("lining "));
  const trims = rows.filter(({ part }) => part === "trim");
  return [...lined, ...rows.filter(({ part }) => part === "interlining"), ...trims].map((row) => {
    const { item, milli, part } = row;
    const windows = inputs.filter((_, index) => {
      const own = packet.windows.slice(index, index + 1);
      return orderLines([{ orderId, windows: own }], packet.rules).some(
        ({ line }) => line.part === part && (line.item || "Trim") === item,
      );
    });
    const trim = part === "trim";
    const alone = part !== "interlining" && (trim ? trims : lined).length === 1;
    const words = alone ? [trim ? "trim" : "lining"] : wordsOf(item);
    const not = part.startsWith("lining ") && linings.filter((one) => !wordsOf(item).includes(one));
    const keys = windows.map(({ key }) => key);
    return { name: item, milli, windows: keys, words, ...(not && { not }), ...(trim && { trim }) };
  });
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

type YardLine = Pick<QuoteLine, "label" | "quantityMilli" | "unit" | "unitCents" | "windowKey" | "role">;

/**
 * The cloths, linings and trims of which a quote charges another length than the order takes, in words. Only where its lines
 * name it for every window that it is for: elsewhere it is part of what a treatment costs.
 */
export function yardsOtherwise(taken: readonly ClothTaken[], lines: readonly YardLine[]): string[] {
  const measured = lines.filter((line) => line.role === "fixed" && line.unitCents !== null);
  return taken.flatMap((cloth) => {
    const { name, milli, windows, trim } = cloth;
    const own = measured.filter((line) => isOf(line, cloth));
    const covers = windows.every((key) => own.some(({ windowKey }) => windowKey === null || windowKey === key));
    const byYard = own.some(({ unit }) => isYards(unit));
    const length = own.every(({ unit }) => isYards(unit)) ? inYards : inFeet;
    const quoted = own.reduce((sum, { quantityMilli, unit }) => sum + quantityMilli * (isYards(unit) ? 1 : 1 / 3), 0);
    const takes = trim ? milli / 3 : milli;
    // Trim by the yard is sold in whole ones.
    const most = trim && byYard ? Math.ceil(takes / 1000) * 1000 : takes;
    if (!covers || (quoted > takes - 1 && quoted < most + 1)) return [];
    const said = (yards: number) => length((yards / 1000) * (length === inFeet ? 3 : 1));
    return [`${name}: ${said(quoted)} on this quote, and the order takes ${said(takes)}.`];
  });
}

function isOf({ label, unit }: YardLine, { name, words = [], not = [], trim }: ClothTaken): boolean {
  if (!isYards(unit) && !(trim && isFeet(unit))) return false;
  const said = wordsOf(label);
  if (not.some((word) => said.includes(word))) return false;
  return foldText(label).includes(foldText(name)) || (words.length > 0 && words.every((word) => said.includes(word)));
}

function isYards(unit: string): boolean {
  return /^(yds?|yards?)\.?$/i.test(unit);
}

function isFeet(unit: string): boolean {
  return /^(ft|foot|feet)\.?$/i.test(unit);
}
