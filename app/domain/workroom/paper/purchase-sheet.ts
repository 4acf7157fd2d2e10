import { formatInches } from "#app/domain/measuring/inches.ts";
import type { NamedLink } from "#app/domain/orders/window.ts";
import { readJson } from "#app/domain/read-json.ts";
import {
  besideEachOther,
  fromOneRoll,
  type PurchaseItem,
  type PurchaseLine,
  type PurchaseUnit,
  purchaseKey,
  purchaseList,
  type Thing,
} from "#app/domain/workroom/buying/purchase.ts";
import { purchaseLines } from "#app/domain/workroom/buying/purchase-lines.ts";
import type { MappedWindow } from "#app/domain/workroom/input/map-window.ts";
import type { PacketWindow } from "#app/domain/workroom/packet.ts";
import { remakeName } from "#app/domain/workroom/remakes/remake-form.ts";
import { feet, yards } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { inFeet, inYards } from "#app/domain/workroom/units.ts";
import { looksOf, namedBeside, rodsNamed } from "./named-parts.ts";

interface OrderedWindows {
  orderId: string;
  /** What the order is called, where that is not its id. */
  called?: string;
  windows: readonly PacketWindow[];
  /** Names of its cloths that are no longer made. */
  gone?: readonly string[];
  /** The same windows as the client described them. */
  inputs?: readonly Pick<MappedWindow, "ownHardware">[];
  /** What the client named for the whole order. */
  hardware?: readonly NamedLink[];
  /** One part of it that is made again, and the cloth that takes beyond the first making. */
  remake?: { number: number; extraInches: number } | undefined;
}

/** Not suppliers, but where what nobody of ours buys by a figure stands. */
export const SENT_BY_CLIENTS = "Sent by clients";
export const NAMED_BY_CLIENTS = "Hardware that clients named";
export const UNNAMED_SUPPLIER = "Supplier not named yet";

/** What one window of an order needs, or what its client named, which nobody of ours has counted. */
export interface OrderLine {
  orderId: string;
  line: PurchaseLine;
  named?: boolean;
}

export interface PurchaseRow {
  /** Tells it from every other row of the list. */
  key: string;
  /** What it is a need of: the same in every list, also for what is left of a need. */
  need: string;
  /** "cloth", "pole", "lining standard". */
  part: string;
  item: string;
  unit: PurchaseUnit;
  /** What to order, in thousandths of the unit. */
  milli: number;
  /** What each order needs of it exactly, in thousandths of the unit. */
  needs: { orderId: string; milli: number }[];
  /** "25 yards", "33 feet", "40". */
  order: string;
  /** Before rounding, and what is spared, where it is cloth or trim. */
  exact: string;
  /** "5 yards": the step in which it is sold, where more has to be bought for it than is needed. */
  soldIn?: string;
  windows: string;
  /** The client's own material is sent to us, not bought. */
  com: boolean;
  /** No longer made: whether there is enough of it left has to be asked. */
  discontinued?: boolean;
}

export interface PurchaseGroup {
  supplier: string;
  rows: PurchaseRow[];
}

export function orderLines(orders: readonly OrderedWindows[], rules: ShopRules): OrderLine[] {
  const several = new Set(orders.map(({ orderId }) => orderId)).size > 1;
  const counted = orders.flatMap(({ orderId, called = orderId, windows, inputs = [], hardware = [], remake }) => {
    const lines = windows.flatMap(({ name, treatments }, index) => {
      const rods = rodsNamed(hardware);
      return treatments.flatMap((entry) => {
        const { treatment, figures } = entry;
        if (!treatment) return [];
        const looks = looksOf(entry, inputs[index], rods);
        const place = [several && called, remake && remakeName(remake.number), name].filter(Boolean).join(" ");
        const lines = purchaseLines(place, treatment, figures, rules, looks);
        return remake ? madeAgain(lines, remake) : lines;
      });
    });
    return fromOneRoll(lines).map((line) => ({ orderId, line }));
  });
  const first = orders.filter(({ remake }) => !remake);
  const named = first.flatMap(({ orderId, called = orderId, ...order }) => {
    const items = new Set(namedBeside(order).map(({ name, link }) => name || link));
    const amount = { unit: "each" as const, inches: 0, count: 1, repeat: 0, spare: false, com: false };
    const each = { ...amount, window: several ? called : "", supplier: "" };
    return [...items].map((item) => ({ orderId, line: { ...each, item }, named: true }));
  });
  return [...counted, ...named];
}

/** Poles and brackets hang already: what is sewn is bought again, and a shade that a factory makes. */
function madeAgain(
  lines: readonly PurchaseLine[],
  { number, extraInches }: { number: number; extraInches: number },
): PurchaseLine[] {
  const sewn = lines.filter(({ unit, part }) => unit !== "each" || part === "hard shade");
  const main = sewn.find(({ cloth }) => cloth !== undefined);
  return sewn.map((line) => ({
    ...line,
    remake: remakeName(number),
    inches: line.inches + (line === main ? extraInches : 0),
  }));
}

/** What lines of one need come to exactly, in thousandths of their unit; narrow pieces lie beside each other. */
export function milliOf(lines: readonly PurchaseLine[]): number {
  const inches = lines.reduce(
    (sum, line) => sum + line.inches,
    besideEachOther(lines.flatMap((one) => one.pieces ?? [])),
  );
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const amount = { yard: yards(inches), foot: feet(inches), each: count };
  return Math.round(amount[lines[0]?.unit ?? "each"] * 1000);
}

/** The same for all lines that are bought as one. */
function lineKey(line: Pick<PurchaseItem, "unit" | "com" | "spare"> & Thing): string {
  return JSON.stringify([purchaseKey(line), line.unit, line.com, line.spare]);
}

/** What is left of a need is bought without anything to spare, and is the same need. */
export function needOf({ orderId, line, named }: OrderLine): string {
  return named ? JSON.stringify([orderId, line.item]) : lineKey({ ...line, spare: true });
}

/** What the thing of a need goes by in its packet: of a cloth its name. Empty where it goes by none. */
export function nameOfNeed(need: string): string {
  const [line = ""] = (readJson(need) ?? []) as string[];
  const [, , , , name = ""] = (readJson(line) ?? []) as string[];
  return name;
}

/** What one order needs, or several together: summed in inches, spared once for each cloth, rounded once. */
export function purchaseSheet(
  orders: readonly OrderedWindows[],
  rules: ShopRules,
  lines: readonly OrderLine[] = orderLines(orders, rules),
): PurchaseGroup[] {
  const gone = new Set(orders.flatMap((order) => order.gone ?? []));
  const counted = lines.filter(({ named }) => !named);
  const byKey = Map.groupBy(counted, ({ line }) => lineKey(line));
  const items = purchaseList(
    counted.map(({ line }) => line),
    rules,
  );
  const groups = new Map<string, PurchaseRow[]>();
  for (const item of items) {
    const supplier = item.com ? SENT_BY_CLIENTS : item.supplier || UNNAMED_SUPPLIER;
    groups.set(supplier, [...(groups.get(supplier) ?? []), rowOf(item, gone, byKey.get(lineKey(item)) ?? [])]);
  }
  const named = lines.filter((line) => line.named).map(namedRow);
  if (named.length > 0) groups.set(NAMED_BY_CLIENTS, named);
  return [...groups]
    .map(([supplier, rows]) => ({ supplier, rows: rows.sort((a, b) => (a.item < b.item ? -1 : 1)) }))
    .sort((a, b) => (a.supplier < b.supplier ? -1 : 1));
}

function namedRow(named: OrderLine): PurchaseRow {
  const { orderId, line } = named;
  return {
    key: needOf(named),
    need: needOf(named),
    part: "named",
    item: line.item,
    unit: "each",
    milli: 1000,
    needs: [{ orderId, milli: 1000 }],
    order: "as named",
    exact: "",
    windows: line.window,
    com: false,
  };
}

function rowOf(item: PurchaseItem, gone: ReadonlySet<string>, lines: readonly OrderLine[]): PurchaseRow {
  const needs = Map.groupBy(lines, ({ orderId }) => orderId);
  return {
    key: lineKey(item),
    need: lineKey({ ...item, spare: true }),
    part: item.part ?? "",
    item: item.item || "Trim",
    unit: item.unit,
    milli: Math.round(item.order * 1000),
    needs: [...needs].map(([orderId, of]) => ({ orderId, milli: milliOf(of.map(({ line }) => line)) })),
    order: orderInWords(item),
    exact: exactOf(item),
    ...(item.needed !== undefined && item.soldIn !== undefined && { soldIn: inYards(item.soldIn) }),
    windows: item.windows.filter(Boolean).join("; "),
    com: item.com,
    ...(gone.has(item.item) && { discontinued: true }),
  };
}

function exactOf({ yardsExact, feetExact, spareInches }: PurchaseItem): string {
  if (feetExact !== undefined) return inFeet(feetExact);
  if (yardsExact === undefined) return "";
  return spareInches ? `${inYards(yardsExact)} + ${formatInches(spareInches)} spare` : inYards(yardsExact);
}

/** What is counted stands beside its name. */
function orderInWords({ unit, order }: PurchaseItem): string {
  if (unit === "each") return String(order);
  return unit === "foot" ? inFeet(order) : inYards(order);
}
