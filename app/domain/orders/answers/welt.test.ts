import { expect, test } from "vitest";
import type { TreatmentEntry } from "#app/domain/orders/window.ts";
import { hasContrastWelt } from "./welt.ts";

const albany = { group: "cornice-boards", name: "Albany", description: "" };
const kennedy = { group: "board-mount-valances", name: "Kennedy", description: "" };
const named = (role: string) => ({ fabrics: [{ name: "Silk", link: "", role }], trims: [] });

test.each([
  [{ style: albany, answers: { welt: "contrast" } }, true],
  [{ style: albany, answers: { welt: "same" } }, false],
  [{ style: albany, answers: { welt: "same" }, fabrics: named("welt") }, true],
  [{ style: albany, fabrics: named("contrast") }, false],
  [{ style: kennedy, answers: { welt: "contrast" }, fabrics: named("welt") }, false],
])("%j has a welt of another fabric: %s", (entry, expected) => {
  expect(hasContrastWelt(entry as TreatmentEntry)).toBe(expected);
});
