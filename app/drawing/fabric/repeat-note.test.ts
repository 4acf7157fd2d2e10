import { expect, test } from "vitest";
import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import { clothChips } from "#app/domain/fabrics/cloth-chips.ts";
import { unmeasured } from "#app/domain/measuring/measurements.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import type { FabricEntry } from "#app/domain/orders/window.ts";
import { repeatNote } from "./repeat-note.ts";

const resolved = resolveMeasurements({ ...unmeasured, heightOfWindow: 24, heightFromTopOfWindowToFloor: 84 });
const said = (type: "drapes" | "shades" | "tops", group: string, name: string, fabric: FabricEntry) => {
  const style = { ...findStyle(group, name), group, name, description: "" };
  return repeatNote({ [type]: { style, fabrics: { fabrics: [fabric], trims: [] } } }, resolved);
};
const vine: FabricEntry = { name: "Mine", link: "", drawAs: "vine" };

test("a repeat longer than the cloth that is seen is said", () => {
  expect(clothChips.find(({ id }) => id === "vine")?.look.verticalRepeat).toBe(27);
  const sentence = "The pattern repeats every 27 inches: this window shows part of it.";
  expect(said("shades", "soft-shades", "Flat Roman", vine)).toBe(sentence);
  expect(said("tops", "cornice-boards", "Atlanta", vine)).toBe(sentence);
  expect(said("drapes", "pleated-tops", "Goblet", vine)).toBeUndefined();
  expect(said("shades", "soft-shades", "Flat Roman", { ...vine, drawAs: "check" })).toBeUndefined();
  expect(repeatNote({}, resolved)).toBeUndefined();
});
