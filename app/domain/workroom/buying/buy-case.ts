import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import { asRecord, asText } from "#app/domain/workroom/input/reading.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { type PurchaseItem, purchaseList } from "./purchase.ts";
import { purchaseLines } from "./purchase-lines.ts";

/** What several worked cases need together: `{ window, cloth, band, finish, hardware, input }` each, new hardware unless kept. */
export function buyCase(given: readonly Readonly<Record<string, unknown>>[], rules: ShopRules) {
  const lines = given.flatMap(({ window, cloth, band, finish, hardware, input }) => {
    const asked = asRecord(input) ?? {};
    const named = {
      ...asked,
      fabric: { ...asRecord(asked.fabric), name: cloth },
      ...(asked.band ? { band: bandIn(asked.band, band) } : {}),
      newHardware: hardware !== "keep",
    };
    const { treatment, figures } = computeTreatment(named, rules);
    return treatment ? purchaseLines(asText(window) ?? "", treatment, figures, rules, asText(finish)) : [];
  });
  return purchaseList(lines, rules).map(lineOf);
}

function bandIn(given: unknown, name: unknown) {
  const band = asRecord(given) ?? {};
  return { ...band, fabric: { width: band.fabricWidth, ...asRecord(band.fabric), name } };
}

function lineOf({ part, name, size, finish, mount, unit, windows, inches, order }: PurchaseItem) {
  return { part, name, size, finish, mount, unit, windows, ...(unit === "each" ? {} : { inches }), order };
}
