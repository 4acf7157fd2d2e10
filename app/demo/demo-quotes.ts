import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import type { QuoteContent } from "#app/domain/quotes/quote-form.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { firstQuoteSettings, termsFrom } from "#app/domain/quotes/settings/quote-settings.ts";
import accounts from "./data/accounts.json" with { type: "json" };
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

/** Orders of a kitchen's shade, older than any other of the demo, so that the newest stay on top of the lists. */
function orderOf(id: string, userId: string, names: string[], day: string): DemoOrder {
  const [window] = demoOrders.find((order) => order.id === "LF-1004")?.windows ?? [];
  if (!window) throw new Error("The demo has no order LF-1004.");
  return {
    id,
    userId,
    status: "submitted",
    totalCents: null,
    paymentLink: null,
    step: 4,
    hardwareChoice: false,
    hardware: [],
    windows: names.map((name, index) => ({ ...window, ...windowIdentity(id, index), name })),
    createdAt: `${day}T14:00:00.000Z`,
    submittedAt: `${day}T15:30:00.000Z`,
  };
}

const fates: [fate: DemoFate, id: string, windows: string, day: string][] = [
  ["draft", "LF-0901", "Breakfast nook, left/Breakfast nook, middle/Breakfast nook, right", "2026-04-02"],
  ["sent", "LF-0902", "Study", "2026-04-03"],
  ["changes asked", "LF-0903", "Sewing room", "2026-04-07"],
  ["expired", "LF-0904", "Upstairs hall", "2026-04-08"],
  ["declined", "LF-0905", "Garden room", "2026-04-09"],
  ["revised", "LF-0906", "Library", "2026-04-13"],
  ["accepted", "LF-0907", "Guest room", "2026-04-14"],
  ["withdrawn", "LF-0908", "Mud room", "2026-04-15"],
  ["recorded by us", "LF-0909", "Landing", "2026-04-16"],
  ["revised after a yes", "LF-0910", "Reading corner", "2026-04-17"],
];

export const demoQuotes: DemoQuote[] = fates.map(([fate, id, windows, day]) => ({
  fate,
  order: orderOf(id, calloway.id, windows.split("/"), day),
  at: `${day.slice(0, 8)}20T16:00:00.000Z`,
}));

/**
 * Orders with money: a deposit that is paid, one of which something went back, one whose balance is late, and one that is
 * paid. Each is quoted, confirmed by its client a day later, and lives through its turns, each on its day.
 */
export const demoAccounts = accounts.map(({ id, userId, window, day, ...account }) => {
  const client = demoPeople.find((person) => person.id === userId);
  if (!client) throw new Error(`Nobody ordered ${id}.`);
  return { ...account, client, order: orderOf(id, userId, [window], day) };
});

const line = (key: string, label: string, unitCents: number, rest: Partial<OwnerLine> = {}): OwnerLine => ({
  ...emptyLine,
  key,
  kind: "treatment",
  label,
  unitCents,
  ...rest,
});

/** A shade with its fabric, one lining of two, a trim to take or leave, and installation. */
export function demoContent({ order, fate, at }: DemoQuote): QuoteContent {
  const windowKey = order.windows[0]?.key ?? null;
  const terms = termsFrom(firstQuoteSettings, at.slice(0, 10));
  const fabric = { quantityMilli: 4_500, unit: "yd", windowKey, kind: "fabric" as const };
  const lining = { windowKey, kind: "lining" as const, role: "choice" as const, choiceGroup: "Lining" };
  if (fate === "draft") return { terms: { ...terms, validUntil: null }, lines: order.windows.map(unpriced) };
  return {
    terms: {
      ...terms,
      // Only one of them runs out: the demo is the same in a year.
      validUntil: fate === "expired" ? "2026-05-20" : null,
      note: "We would cut this from one bolt, so that the stripes meet.",
      terms: "The deposit holds your place in the workroom. Nothing is kept before fabric is ordered or cut.",
    },
    lines: [
      line("shade", "Flat Roman shade, made and lined", 420_00, { windowKey }),
      line("fabric", "Blue ticking, 54 inches wide", 38_00, fabric),
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
