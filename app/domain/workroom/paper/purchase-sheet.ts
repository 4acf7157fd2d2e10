import { formatInches } from "#app/domain/measuring/inches.ts";
import { finishLabels, type WindowHardware } from "#app/domain/orders/answers/window-hardware.ts";
import { namedHardware } from "#app/domain/orders/hardware.ts";
import type { NamedLink } from "#app/domain/orders/window.ts";
import { type PurchaseItem, purchaseList } from "#app/domain/workroom/buying/purchase.ts";
import { purchaseLines } from "#app/domain/workroom/buying/purchase-lines.ts";
import type { MappedWindow } from "#app/domain/workroom/input/map-window.ts";
import type { PacketWindow } from "#app/domain/workroom/packet.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { inFeet, inYards } from "#app/domain/workroom/units.ts";

interface OrderedWindows {
  orderId: string;
  windows: readonly PacketWindow[];
  /** Names of its cloths that are no longer made. */
  gone?: readonly string[];
  /** The same windows as the client described them. */
  inputs?: readonly Pick<MappedWindow, "ownHardware">[];
  /** What the client named for the whole order. */
  hardware?: readonly NamedLink[];
}

/** Not suppliers, but where what nobody of ours buys by a figure stands. */
export const SENT_BY_CLIENTS = "Sent by clients";
export const NAMED_BY_CLIENTS = "Hardware that clients named";

export interface PurchaseRow {
  item: string;
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

/** What one order needs, or several together: summed in inches, spared once for each cloth, rounded once. */
export function purchaseSheet(orders: readonly OrderedWindows[], rules: ShopRules): PurchaseGroup[] {
  const several = orders.length > 1;
  const lines = orders.flatMap(({ orderId, windows, inputs = [] }) =>
    windows.flatMap(({ name, treatments }, index) => {
      const look = lookOf(inputs[index]?.ownHardware);
      return treatments.flatMap(({ treatment, figures }) =>
        treatment ? purchaseLines(several ? `${orderId} ${name}` : name, treatment, figures, rules, look) : [],
      );
    }),
  );
  const gone = new Set(orders.flatMap((order) => order.gone ?? []));
  const groups = new Map<string, PurchaseRow[]>();
  for (const item of purchaseList(lines, rules)) {
    const supplier = item.com ? SENT_BY_CLIENTS : item.supplier || "Supplier not named yet";
    groups.set(supplier, [...(groups.get(supplier) ?? []), rowOf(item, gone)]);
  }
  const named = orders.flatMap(({ orderId, hardware = [] }) =>
    namedHardware(hardware).map(({ name, link }) => ({
      item: name || link,
      order: "as named",
      exact: "",
      windows: several ? orderId : "",
      com: false,
    })),
  );
  if (named.length > 0) groups.set(NAMED_BY_CLIENTS, named);
  return [...groups]
    .map(([supplier, rows]) => ({ supplier, rows: rows.sort((a, b) => (a.item < b.item ? -1 : 1)) }))
    .sort((a, b) => (a.supplier < b.supplier ? -1 : 1));
}

/** Finish and thickness of new hardware, so that a brass rod and a black one are not bought as two of one kind. */
function lookOf(hardware: WindowHardware | undefined): string {
  if (hardware?.choice !== "new") return "";
  const { finish, thickness } = hardware;
  return [finish && finishLabels[finish].toLowerCase(), thickness && `${formatInches(Number(thickness))} across`]
    .filter(Boolean)
    .join(", ");
}

function rowOf(item: PurchaseItem, gone: ReadonlySet<string>): PurchaseRow {
  return {
    item: item.item || "Trim",
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
