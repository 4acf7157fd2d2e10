import { expect, test } from "vitest";
import { randomWindows, seededNumbers } from "#tests/support/workroom/random-windows.ts";
import { computeTreatment } from "./compute-treatment.ts";
import type { Figures } from "./figures.ts";
import { defaultShopRules as rules } from "./rules/shop-rules.ts";

test("no rule warns on more than one ordinary window in twenty", () => {
  const windows = randomWindows(2000);
  const raised = new Map<string, number>();
  for (const given of windows) {
    const codes = new Set(computeTreatment(given, rules).checks.map(({ code }) => code));
    for (const code of codes) raised.set(code, (raised.get(code) ?? 0) + 1);
  }
  const often = [...raised].filter(([, count]) => count > windows.length / 20);
  expect(often).toEqual([]);
});

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** In whole eighths, so that sums are exact. */
function addsUp({ schedules = [], panels = 0, parts }: Figures) {
  for (const { lead, pleats, spaces, return: back, flat, finished, seamsAt, seamIn } of schedules) {
    const all = [lead, ...pleats, ...spaces, back, flat, finished];
    expect(all.every((size) => Number.isInteger(size * 8) && size >= 0)).toBe(true);
    expect(total([lead, ...pleats, ...spaces, back])).toBe(flat);
    expect(total([lead, ...spaces, back])).toBe(finished);
    expect(Math.max(...spaces) - Math.min(...spaces)).toBeLessThanOrEqual(1 / 8);
    expect(seamIn).toHaveLength(seamsAt.length);
  }
  if (schedules.length > 0 && !parts) expect(total(schedules.map(({ count }) => count))).toBe(panels);
}

/** With answers of every kind, in cloth of every width. */
function variedWindows(count: number) {
  const next = seededNumbers(7);
  const one = <Value>(...values: Value[]) => values[Math.floor(next() * values.length)] as Value;
  return randomWindows(count, 11).map((given) => ({
    ...given,
    fabric: {
      width: one(45, 48, 54, 55, 56, 60, 72, 110, 118),
      sheer: one(false, false, true),
      direction: one("upright", "upright", "railroaded"),
    },
    choices: {
      draw: one("pair", "pair", "left", "right", "stationary"),
      panelWidths: one(1, 1.5, 2),
      panels: one(undefined, undefined, undefined, 1, 3, 4, 5),
      mount: one("outside", "outside", "ceiling", "inside"),
      layer: one(undefined, undefined, "front", "back"),
      ends: one(undefined, undefined, ["corner", "wall"]),
    },
  }));
}

test("whatever hangs, schedules add up, panels make the overall, linings cover and brackets hold, at 10,000 windows", () => {
  for (const given of variedWindows(10_000)) {
    const { figures } = computeTreatment(given, rules);
    addsUp(figures);
    const { panelsFinished, overall, percent, netPanel = 0, panels = 1 } = figures;
    if (overall !== undefined && percent === undefined && figures.hang !== "pocket" && panelsFinished) {
      expect(total(panelsFinished)).toBeCloseTo(overall, 3);
    }
    if (figures.liningWidthsPerPanel !== undefined && figures.finishedLength !== undefined) {
      const widths = figures.liningWidthsPerPanel;
      const sewn = widths * rules.stockLiningWidth - (Math.ceil(widths) - 1) * 2 * rules.seam;
      expect(sewn).toBeGreaterThanOrEqual(netPanel - rules.liningShort - 1e-9);
      expect(figures.liningCuts).toBe(Math.ceil(panels * widths));
    }
    if (figures.cuts && figures.netPanel !== undefined && given.fabric.width <= rules.wideGoodsOver) {
      expect(figures.billableWidths).toBe(figures.cuts);
    }
    if (percent !== undefined && figures.cuts) {
      expect(figures.sideHemEach).toBeGreaterThanOrEqual(rules.sideHemLeast);
      expect(figures.hemmedFlat).toBeCloseTo(
        (figures.carriersPerPanel ?? 0) * rules.snapSpacing + 1 + Math.max(...(figures.returns ?? [0])),
        6,
      );
    }
    const { bracketsAt = [] } = figures.hardware ?? {};
    for (const [index, at] of bracketsAt.entries()) {
      expect(at - (bracketsAt[index - 1] ?? at)).toBeLessThanOrEqual(rules.bracketSpan);
    }
    expect(JSON.stringify(figures)).not.toMatch(/null|NaN|Infinity/);
  }
});

test("more rod never takes less cloth", () => {
  const next = seededNumbers(3);
  for (const { window: _, ...given } of variedWindows(1500)) {
    const rodWidth = 20 + Math.round(next() * 1400) / 8;
    const more = Math.round(next() * 160) / 8;
    const inchesOf = (wide: number) =>
      computeTreatment({ ...given, choices: { ...given.choices, rodWidth: wide, finishedLength: 90 } }, rules).figures
        .faceInches ?? 0;
    expect(inchesOf(rodWidth + more)).toBeGreaterThanOrEqual(inchesOf(rodWidth) - 1e-6);
  }
});
