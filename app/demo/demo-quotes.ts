import { shippedOffer } from "#app/content/business.ts";
import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { clothsTaken } from "#app/domain/quotes/quoted-yards.ts";
import { firstQuoteSettings, termsFrom } from "#app/domain/quotes/settings/quote-settings.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { computeDraft, noSheets } from "#app/domain/workroom/sheet/compute-draft.ts";
import accounts from "./data/accounts.json" with { type: "json" };
import orders from "./data/orders.json" with { type: "json" };
import { type DemoOrder, demoOrders, windowIdentity } from "./demo-orders.ts";
import { demoOthers, demoPeople } from "./demo-people.ts";

/** What becomes of a demo quote with lines. */
type DemoFate =
  | "draft"
  | "sent"
  | "changes asked"
  | "expired"
  | "declined"
  | "revised"
  | "accepted"
  | "recorded by us"
  | "revised after a yes"
  | "withdrawn";

export interface DemoQuote {
  order: DemoOrder;
  fate: DemoFate;
  /** When it is sent; its client answers a day later. */
  at: string;
}

const [, calloway] = demoOthers;

/** What stands at a window of these orders: its measurements by name, the style of its shade and the cloth we buy for it. */
type Dressed = readonly [measured: keyof typeof orders.measurements, style: string, cloth: string];

/** Orders of a shade, older than any other of the demo, so that the newest stay on top of the lists. */
function orderOf(id: string, userId: string, names: string[], day: string, dressed: Dressed): DemoOrder {
  const [window] = demoOrders.find((order) => order.id === "LF-1004")?.windows ?? [];
  const [measured, named, cloth] = dressed;
  const style = findStyle("soft-shades", named);
  if (!window || !style) throw new Error(`The demo has no order LF-1004, or no ${named}.`);
  const { shades } = window.customizations;
  const fabrics = { trims: [], fabrics: [{ name: cloth, link: "", role: "main" as const, buyer: "us" as const }] };
  const measurements = orders.measurements[measured];
  const ours = { ...window, measurements, customizations: { shades: { ...shades, style, fabrics } } };
  return {
    id,
    userId,
    status: "submitted",
    totalCents: null,
    paymentLink: null,
    step: 4,
    hardwareChoice: false,
    hardware: [],
    windows: names.map((name, index) => ({ ...ours, ...windowIdentity(id, index), name })),
    createdAt: `${day}T14:00:00.000Z`,
    submittedAt: `${day}T15:30:00.000Z`,
  };
}

const nook = "Breakfast nook, left/Breakfast nook, middle/Breakfast nook, right";
const fates: [fate: DemoFate, id: string, windows: string, day: string, dressed: Dressed][] = [
  ["draft", "LF-0901", nook, "2026-04-02", ["kitchen", "Flat Roman", "Blue ticking"]],
  ["sent", "LF-0902", "Study", "2026-04-03", ["sash", "Hobbled", "Rust linen"]],
  ["changes asked", "LF-0903", "Sewing room", "2026-04-07", ["bay", "Flat Roman", "Sage vine"]],
  ["expired", "LF-0904", "Upstairs hall", "2026-04-08", ["sash", "Flat Roman", "Navy stripe"]],
  ["declined", "LF-0905", "Garden room", "2026-04-09", ["bay", "Flat Roman", "Green leaf print"]],
  ["revised", "LF-0906", "Library", "2026-04-13", ["sash", "Hobbled", "Burgundy wool"]],
  ["accepted", "LF-0907", "Guest room", "2026-04-14", ["sash", "Flat Roman", "Rose sprig"]],
  ["withdrawn", "LF-0908", "Mud room", "2026-04-15", ["kitchen", "Flat Roman", "Charcoal check"]],
  ["recorded by us", "LF-0909", "Landing", "2026-04-16", ["kitchen", "Hobbled", "Mustard linen"]],
  ["revised after a yes", "LF-0910", "Reading corner", "2026-04-17", ["bay", "Flat Roman", "Teal medallion"]],
];

export const demoQuotes: DemoQuote[] = fates.map(([fate, id, windows, day, dressed]) => ({
  fate,
  order: orderOf(id, calloway.id, windows.split("/"), day, dressed),
  at: `${day.slice(0, 8)}20T16:00:00.000Z`,
}));

/**
 * Orders with money: a deposit that is paid, one of which something went back, one whose balance is late, and one that is
 * paid. Each is quoted, confirmed by its client a day later, and lives through its turns, each on its day.
 */
export const demoAccounts = accounts.map(({ id, userId, window, day, cloth, ...account }) => {
  const client = demoPeople.find((person) => person.id === userId);
  if (!client) throw new Error(`Nobody ordered ${id}.`);
  return { ...account, client, order: orderOf(id, userId, [window], day, ["sash", "Flat Roman", cloth]) };
});

const line = (key: string, label: string, unitCents: number, rest: Partial<OwnerLine> = {}): OwnerLine => ({
  ...emptyLine,
  key,
  kind: "treatment",
  label,
  unitCents,
  ...rest,
});

const PER_YARD = 38_00;
/** What such a shade and its cloth come to together. */
const WITH_CLOTH = 591_00;

/** As much as the workroom takes of it, in thousandths of a yard. */
function clothOf({ id: orderId, windows, hardware, hardwareChoice }: DemoOrder): number {
  const order = { windows, hardware, hardwareChoice };
  const draft = computeDraft(order, noSheets, { rules: defaultShopRules, measureEdge: () => undefined });
  return clothsTaken({ orderId, ...draft })[0]?.milli ?? 0;
}

/** A shade with its fabric, one lining of two, a trim to take or leave, and installation. */
export function demoContent({ order, fate, at }: DemoQuote): QuoteContent {
  const [window] = order.windows;
  const windowKey = window?.key ?? null;
  const { style, fabrics } = window?.customizations.shades ?? {};
  const terms = termsFrom(firstQuoteSettings, at.slice(0, 10), shippedOffer.leadTime);
  const quantityMilli = clothOf(order);
  const fabric = { quantityMilli, unit: "yd", windowKey, kind: "fabric" as const };
  const cents = Math.round(quantityMilli * PER_YARD) / 1000;
  const lining = { windowKey, kind: "lining" as const, role: "choice" as const, choiceGroup: "Lining" };
  if (fate === "draft") return { terms: { ...terms, validUntil: null }, lines: order.windows.map(unpriced) };
  return {
    terms: {
      ...terms,
      // Only one of them runs out: the demo is the same in a year.
      validUntil: fate === "expired" ? "2026-05-20" : null,
      note: "We would cut this from one bolt, so that its color is one.",
      terms:
        "The deposit holds your place in the workroom. Cancel before we order or cut fabric, and you get all of it back.",
    },
    lines: [
      line("shade", `${style?.name} shade, made to measure`, WITH_CLOTH - cents, { windowKey }),
      line("fabric", `${fabrics?.fabrics[0]?.name}, 54 inches wide`, PER_YARD, fabric),
      line("cotton", "Cotton lining", 48_00, lining),
      line("blackout", "Blackout lining", 72_00, { ...lining, suggested: false }),
      line("trim", "Tape trim on the lower edge", 36_00, {
        windowKey,
        kind: "trim",
        role: "optional",
        suggested: false,
      }),
      line("installation", "Installation", 85_00, { kind: "installation" }),
    ],
  };
}

/** Where nothing is priced yet: what a new quote begins with. */
function unpriced({ key: windowKey }: DemoOrder["windows"][number]): OwnerLine {
  return {
    ...line(`${windowKey}-shades`, "Shades, Flat Roman", 0, { windowKey, treatment: "shades" }),
    unitCents: null,
  };
}
