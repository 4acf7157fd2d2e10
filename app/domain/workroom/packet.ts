import { treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { MAX_WINDOWS } from "#app/domain/orders/order-limits.ts";
import { layers } from "#app/domain/orders/places/layers.ts";
import { fromOneRoll, type PurchaseItem, purchaseList } from "#app/domain/workroom/buying/purchase.ts";
import { purchaseLines } from "#app/domain/workroom/buying/purchase-lines.ts";
import { asRecord, asText } from "#app/domain/workroom/input/reading.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { changeShopRules } from "#app/domain/workroom/rules/change-shop-rules.ts";
import { defaultShopRules, type ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { type Check, check } from "./checks.ts";
import { computeTreatment } from "./compute-treatment.ts";
import type { Computed, Figures } from "./figures.ts";
import { hangUnderBoard } from "./shades/under-board.ts";

/** Changes when the same input would give other figures; a frozen packet keeps the one it was made with. */
export const ENGINE_VERSION = 2;

export interface PacketTreatment extends Computed {
  treatment?: Treatment;
}

export interface PacketWindow {
  name: string;
  treatments: PacketTreatment[];
}

/** Everything a workroom needs to cut, buy and hang what an order asks for. */
export interface Packet {
  engineVersion: number;
  rules: ShopRules;
  windows: PacketWindow[];
  purchase: PurchaseItem[];
  /** About the order as a whole; those about a treatment stand with it. */
  checks: Check[];
  /** No check blocks it. */
  canFreeze: boolean;
}

/**
 * A packet from whatever it is given: `{ windows: [{ name, window, measured, treatments: [...] }] }`, and the owner's rules, of
 * which any that are missing stand as the house has them. Rules that cannot stand give no packet, only the sentences.
 */
export function computePacket(given: unknown, ownRules: unknown): Packet {
  const verdict = changeShopRules(ownRules);
  if (!verdict.ok) {
    const checks = verdict.faults.map((fault) => check("RULE_OUT_OF_BOUNDS", fault));
    return {
      engineVersion: ENGINE_VERSION,
      rules: defaultShopRules,
      windows: [],
      purchase: [],
      checks,
      canFreeze: false,
    };
  }
  const rules = verdict.value;
  const listed = asRecord(given)?.windows;
  const all: unknown[] = Array.isArray(listed) ? listed : [];
  const checks: Check[] = [];
  if (all.length === 0) checks.push(check("SIZE_MISSING", "There is no window to make anything for."));
  if (all.length > MAX_WINDOWS) {
    checks.push(check("SIZE_OUT_OF_RANGE", `A packet holds at most ${MAX_WINDOWS} windows.`));
  }
  const windows = all.slice(0, MAX_WINDOWS).map((window) => computeWindow(window, rules));
  const blocked = [checks, ...windows.flatMap((window) => window.treatments.map((treatment) => treatment.checks))]
    .flat()
    .some((found) => found.level === "block");
  return {
    engineVersion: ENGINE_VERSION,
    rules,
    windows,
    purchase: purchaseList(sortedLines(windows, rules), rules),
    checks,
    canFreeze: !blocked,
  };
}

/** A rod is placed before the top that covers it, and knows that it is covered. */
export function computeWindow(given: unknown, rules: ShopRules): PacketWindow {
  const window = asRecord(given) ?? {};
  const listed: unknown[] = Array.isArray(window.treatments) ? window.treatments : [];
  const treatments = listed.slice(0, treatmentTypes.length + layers.length).map((entry) => asRecord(entry) ?? {});
  const isTop = (entry: Readonly<Record<string, unknown>>) => topGroup.test(asText(entry.style) ?? "");
  const underTop = treatments.some(isTop);
  const shared = { window: window.window, measured: window.measured === true };
  const compute = (entry: Readonly<Record<string, unknown>>, decided: Readonly<Record<string, unknown>>) =>
    computeTreatment({ ...entry, ...shared, choices: { ...decided, ...asRecord(entry.choices) } }, rules);

  const below = new Map(
    treatments.filter((entry) => !isTop(entry)).map((entry) => [entry, compute(entry, { underTop })]),
  );
  const behind = covered([...below.values()]);
  const touching = tierChecks([...below.values()], rules);
  const made = treatments.map((entry) => {
    const hung = below.get(entry);
    if (!hung) return compute(entry, behind);
    return hung.treatment?.choices.coverage === "upper" ? { ...hung, checks: [...hung.checks, ...touching] } : hung;
  });
  const top = made.find(({ figures }) => figures.topAbove !== undefined)?.figures;
  return {
    name: asText(window.name) ?? "",
    treatments: made.map((one) => (top ? { ...one, figures: hangUnderBoard(one.figures, top, rules) } : one)),
  };
}

/** Cloth of the upper tier that does not hang clear of the lower one's rod rests on it. */
function tierChecks(below: readonly PacketTreatment[], { projectionClear }: ShopRules): Check[] {
  const out = (coverage: string) =>
    below.find(({ treatment }) => treatment?.choices.coverage === coverage)?.figures.projection;
  const [upper, lower] = [out("upper"), out("lower")];
  if (upper === undefined || lower === undefined || upper - lower >= projectionClear) return [];
  const sentence = `The upper tier's rod stands ${formatInches(upper)} out and the lower one's ${formatInches(lower)}, so its hem rests on it. Keep ${formatInches(projectionClear)} between them.`;
  return [check("TIERS_TOUCH", sentence)];
}

const topGroup = /^(cornice-boards|board-mount-valances|rod-mount-valances)\//;

/** What a top has to cover, as its own choices name it. */
function covered(below: readonly PacketTreatment[]): Readonly<Record<string, unknown>> {
  const drapes = below.find(({ treatment }) => treatment?.kind === "drapery")?.figures;
  const shade = below.find(({ treatment }) => treatment?.kind === "roman" || treatment?.kind === "hard");
  const overShade = shade?.treatment?.kind === "hard" ? "hard" : "outside";
  return {
    ...(drapes?.rodWidth
      ? {
          overRod: drapes.rodWidth,
          rodExtension: reachBeyond(drapes),
          rodAbove: drapes.rodAbove,
          overProjection: farthestOut(below),
        }
      : {}),
    ...(shade?.figures.extension ? { shadeExtension: shade.figures.extension } : {}),
    ...(shade?.treatment?.choices.mount === "outside" ? { overShade } : {}),
  };
}

/** Of two rods the front one; as the owner set it, or as it is measured. */
function farthestOut(below: readonly PacketTreatment[]): number | undefined {
  const out = below.flatMap(({ figures, treatment }) => figures.projection ?? treatment?.choices.projection ?? []);
  return out.length === 0 ? undefined : Math.max(...out);
}

/** A rod that is shorter than its window is wide has none. */
function reachBeyond({ extension }: Figures): Figures["extension"] {
  return extension?.every((inches) => inches >= 0) ? extension : undefined;
}

/** In an order of their own, so that the order of the windows never shows in what is bought. */
function sortedLines(windows: readonly PacketWindow[], rules: ShopRules) {
  const lines = windows.flatMap(({ name, treatments }) =>
    treatments.flatMap(({ treatment, figures }) => (treatment ? purchaseLines(name, treatment, figures, rules) : [])),
  );
  const key = ({ supplier, unit, item, window }: (typeof lines)[number]) => [supplier, unit, item, window].join("\n");
  return fromOneRoll(lines).sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
