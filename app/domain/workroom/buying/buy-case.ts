import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import { asRecord, asText } from "#app/domain/workroom/input/reading.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { type PurchaseItem, purchaseList } from "./purchase.ts";
import { purchaseLines } from "./purchase-lines.ts";

/** What several worked cases need together: `{ window, cloth, band, finish, hardware, input }` each, new hardware unless kept. */
export function buyCase(given: readonly Readonly<Record<string, unknown>>[], rules: ShopRules) {
  const lines = given.flatMap((entry) => {
    const { treatment, figures } = computeTreatment(caseTreatment(entry), rules);
    if (!treatment) return [];
    const finish = asText(entry.finish) ?? "";
    return purchaseLines(asText(entry.window) ?? "", treatment, figures, rules, () => finish);
  });
  return purchaseList(lines, rules).map(lineOf);
}

/** The treatment of a worked case with its cloths named. */
export function caseTreatment({ cloth, band, hardware, input }: Readonly<Record<string, unknown>>) {
  const asked = asRecord(input) ?? {};
  return {
    ...asked,
    fabric: { ...asRecord(asked.fabric), name: cloth },
    ...(asked.band ? { band: bandIn(asked.band, band) } : {}),
    newHardware: hardware !== "keep",
  };
}

function bandIn(given: unknown, name: unknown) {
  const band = asRecord(given) ?? {};
  return { ...band, fabric: { width: band.fabricWidth, ...asRecord(band.fabric), name } };
}

function lineOf({ part, name, size, finish, mount, unit, windows, inches, order }: PurchaseItem) {
  return { part, name, size, finish, mount, unit, windows, ...(unit === "each" ? {} : { inches }), order };
}
