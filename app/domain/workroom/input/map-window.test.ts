import { expect, test } from "vitest";
import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import type { GroupId } from "#app/domain/catalogue/style.ts";
import type { Customizations, Window } from "#app/domain/orders/window.ts";
import { computePacket } from "#app/domain/workroom/packet.ts";
import { defaultShopRules as rules } from "#app/domain/workroom/rules/shop-rules.ts";
import { type MappedWindow, mappedTreatment, mapWindow } from "./map-window.ts";

const measurements = {
  widthOfWindow: "48",
  heightOfWindow: "60",
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "12",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "36",
  distanceFromWindowFrameToRightWall: "0",
};
const noHardware = { hardwareChoice: null, hardware: [] };

function style(group: GroupId, name: string) {
  const found = findStyle(group, name);
  if (!found) throw new Error(name);
  return { name, group, description: "" };
}

function window(customizations: Customizations, more: Partial<Window> = {}): Window {
  return { id: "LF-1-1", key: "LF-1-key1---", name: "Bay", measurements, customizations, ...more };
}

const map = (customizations: Customizations, more: Partial<Window> = {}, order = noHardware) =>
  mapWindow(window(customizations, more), order, { rules });

/** What the engine makes of one mapped window, without the questions that are the owner's. */
function compute(mapped: MappedWindow) {
  const { windows } = computePacket({ windows: [{ ...mapped, measured: true }] }, rules);
  return windows[0]?.treatments[0];
}

const pinch = style("pleated-tops", "Three Finger Pinch");
const roman = style("soft-shades", "Flat Roman");
const statler = { ...style("cornice-boards", "Statler"), category: "corniceBoard" as const };

test("a treatment from before the questions stands as most people want it, and says that it was not asked", () => {
  const mapped = map({ drapes: { style: pinch, customizations: { interlining: true } } });
  expect(mapped).toMatchObject({
    window: { width: 48, height: 60, topToFloor: 84, gap: 12, room: 96, left: 36, right: 0, insideWidths: [] },
    measured: false,
    hardware: { value: "new", by: "not asked" },
    nearby: { value: [], by: "not asked" },
  });
  expect(mappedTreatment(mapped, "drapes")).toMatchObject({
    style: "pleated-tops/Three Finger Pinch",
    choices: { draw: "pair", length: "floor" },
    lining: "standard",
    interlining: true,
    fabric: { name: "", width: 54, repeat: 0, match: "straight", direction: "upright", com: false },
    answers: {
      draw: { value: "pair", by: "not asked" },
      length: { value: "floor", by: "not asked" },
      lining: { value: "standard", by: "not asked" },
    },
  });
  expect(mappedTreatment(mapped, "tops")).toBeUndefined();
});

test("it computes to the figures of the worked case", () => {
  const open = { ...measurements, distanceFromWindowFrameToRightWall: "36" };
  const mapped = map({ drapes: { style: pinch, customizations: { standardLining: true } } }, { measurements: open });
  expect(compute(mapped)?.figures).toMatchObject({ rodWidth: 64, finishedLength: 86, cuts: 4, liningCuts: 4 });
  expect(compute(mapped)?.checks).toEqual([]);
});

test("answers reach the engine, and say that the client gave them", () => {
  const answers = { draw: "stationary", panelWidths: "1.5", length: "apron", mount: "outside" } as const;
  const mapped = map(
    { drapes: { style: pinch, customizations: { unlined: true }, answers } },
    { sizes: { heightToSill: "56.5" }, nearby: ["radiator"], note: "Careful with the cat." },
  );
  expect(mapped).toMatchObject({
    window: { heightToSill: 56.5 },
    nearby: { value: ["radiator"], by: "client" },
    note: "Careful with the cat.",
  });
  const drapes = mappedTreatment(mapped, "drapes");
  expect(drapes).toMatchObject({
    choices: { draw: "stationary", panelWidths: 1.5, length: "apron" },
    answers: {
      draw: { value: "stationary", by: "client" },
      panelWidths: { value: "1.5", by: "client" },
      lining: { value: "unlined", by: "client" },
    },
  });
  expect(drapes?.lining).toBeUndefined();
  // 56 1/2 to the sill, 4 below it, 4 above the frame, 1 1/2 down to the cloth.
  expect(compute(mapped)?.figures).toMatchObject({ finishedLength: 63, widthsPerPanel: 1.5 });
});

test("a shade inside is made by the smallest of what was measured", () => {
  const sizes = {
    insideWidthTop: "29.5",
    insideWidthMiddle: "29.375",
    insideWidthBottom: "29.625",
    insideHeightLeft: "54.25",
    insideHeightMiddle: "54.125",
    insideHeightRight: "54.375",
    insideDepth: "3",
  };
  const answers = { mount: "inside", controlSide: "left", children: "no" } as const;
  const flags = { clutchControl: true };
  const mapped = map({ shades: { style: roman, customizations: flags, answers } }, { sizes });
  expect(mapped.window).toMatchObject({
    insideWidths: [29.5, 29.375, 29.625],
    insideHeights: [54.25, 54.125, 54.375],
    insideDepth: 3,
  });
  const shade = mappedTreatment(mapped, "shades");
  expect(shade?.flags).toMatchObject({ clutchControl: true, tensionDevice: true, children: false });
  expect(compute(mapped)?.figures).toMatchObject({ finishedWidth: 29.125, finishedHeight: 54.125 });
  expect(compute(mapped)?.checks).toEqual([]);
});

test("children are thought of where nobody asked", () => {
  const mapped = map({ shades: { style: roman, customizations: { clutchControl: true } } });
  expect(mappedTreatment(mapped, "shades")).toMatchObject({
    flags: { children: true },
    answers: { children: { value: "yes", by: "not asked" }, controlSide: { value: "right", by: "not asked" } },
  });
});

test("a factory's shade has neither cloth nor lining", () => {
  const hard = style("hard-shades", "Hard Shades");
  const fabrics = { fabrics: [{ name: "Linen weave roller", link: "" }], trims: [] };
  const mapped = map({ shades: { style: hard, customizations: { cordlessControl: true }, fabrics } });
  const shade = mappedTreatment(mapped, "shades");
  expect(shade).toMatchObject({ fabrics: [], interlining: false });
  expect(shade?.fabric).toBeUndefined();
  expect(shade?.lining).toBeUndefined();
  expect(shade?.answers.lining).toBeUndefined();
});

test("each fabric goes where its role says, and whose it is", () => {
  const fabrics = {
    fabrics: [
      { name: "Sateen", link: "", role: "band", buyer: "us" } as const,
      { name: "Velvet", link: "", role: "main", buyer: "client" } as const,
    ],
    trims: [{ name: "Bead fringe", link: "" }],
  };
  const flags = { edgeBanding: true, decorativeTrim: true };
  const answers = { bandEdges: ["leading", "bottom"], trimEdges: ["bottom"], trimRows: "2" } as const;
  const mapped = mapWindow(window({ drapes: { style: pinch, customizations: flags, fabrics, answers } }), noHardware, {
    rules,
    findFabric: ({ name }) => (name === "Velvet" ? { width: 48, repeat: 24, supplier: "Mill" } : undefined),
  });
  expect(mappedTreatment(mapped, "drapes")).toMatchObject({
    fabric: { name: "Velvet", width: 48, repeat: 24, supplier: "Mill", com: true },
    band: { kind: "edge", edges: ["leading", "bottom"], fabric: { name: "Sateen", width: 54, com: false } },
    trim: { name: "Bead fringe", rows: 2, edges: ["bottom"] },
    fabrics: [
      { role: { value: "band", by: "client" }, known: false },
      { role: { value: "main", by: "client" }, buyer: { value: "client", by: "client" }, known: true },
    ],
  });
});

test("without roles the first fabric is what it is made of", () => {
  const fabrics = {
    fabrics: [
      { name: "Linen", link: "" },
      { name: "Silk", link: "" },
    ],
    trims: [],
  };
  const mapped = map({ drapes: { style: pinch, fabrics } });
  expect(mappedTreatment(mapped, "drapes")?.fabric?.name).toBe("Linen");
  expect(mappedTreatment(mapped, "drapes")?.fabrics.map(({ role }) => role)).toEqual([
    { value: "main", by: "not asked" },
    { value: "contrast", by: "not asked" },
  ]);
});

test("a top is as much deeper as was asked, and its welt is of the cloth that was named for it", () => {
  const fabrics = {
    fabrics: [{ name: "Velvet", link: "" }, { name: "Silk cord", link: "", role: "welt" } as const],
    trims: [],
  };
  const open = { ...measurements, distanceFromWindowFrameToRightWall: "36" };
  const plain = map({ tops: { style: statler, fabrics } }, { measurements: open });
  const deeper = map(
    { tops: { style: statler, fabrics, answers: { depth: "deeper", welt: "contrast" } } },
    { measurements: open },
  );
  expect(compute(plain)?.figures.longPoint).toBe(13.125);
  expect(compute(deeper)?.figures.longPoint).toBe(15.125);
  const unwelted = map({ tops: { style: statler, fabrics: { fabrics: fabrics.fabrics.slice(0, 1), trims: [] } } });
  expect(mappedTreatment(unwelted, "tops")?.welt).toBeUndefined();
  expect(mappedTreatment(plain, "tops")?.welt).toMatchObject({ name: "Silk cord" });
  expect(mappedTreatment(deeper, "tops")?.welt).toMatchObject({ name: "Silk cord" });
});

test.each([
  [null, [], "new", "not asked"],
  [true, [], "new", "client"],
  [true, [{ name: "Please suggest", link: "" }], "suggest", "client"],
  [false, [], "keep", "client"],
] as const)(
  "hardware of an order that says %s, %j is %s for each window, %s",
  (hardwareChoice, hardware, value, by) => {
    const mapped = mapWindow(window({ drapes: { style: pinch } }), { hardwareChoice, hardware }, { rules });
    expect(mapped.hardware).toEqual({ value, by });
    expect(mappedTreatment(mapped, "drapes")?.newHardware).toBe(value !== "keep");
  },
);

test("a rod that is kept is where it is, and what was not measured of it goes by the rules", () => {
  const kept = { choice: "keep", rodWidth: "70", rodToFloor: "90", rodStandsOut: "5" } as const;
  const order = { hardwareChoice: true, hardware: [] };
  const whole = mapWindow(window({ drapes: { style: pinch } }, { hardware: kept }), order, { rules });
  expect(whole.hardware).toEqual({ value: "keep", by: "client" });
  expect(compute(whole)?.figures).toMatchObject({ rodWidth: 70, rodAbove: 6, return: 5.5, finishedLength: 88 });
  const unmeasured = mapWindow(window({ drapes: { style: pinch } }, { hardware: { choice: "keep" } }), order, {
    rules,
  });
  expect(mappedTreatment(unmeasured, "drapes")?.choices).toEqual({ draw: "pair", length: "floor" });
});

test("a kept rod may hang below the top of the frame", () => {
  const kept = { choice: "keep", rodToFloor: "80" } as const;
  const mapped = map({ drapes: { style: pinch } }, { hardware: kept });
  expect(compute(mapped)?.figures).toMatchObject({ rodAbove: -4, finishedLength: 78 });
});

test("the edge of a top is measured at the size that it is made in", () => {
  const seen: unknown[] = [];
  const mapped = mapWindow(window({ tops: { style: statler, answers: { depth: "shallower" } } }), noHardware, {
    rules,
    measureEdge: ({ name }, face, longPoint) => {
      seen.push([name, face, longPoint]);
      return { length: 77, shortPoint: 9 };
    },
  });
  // The wall touches on the right, so the board reaches beyond the frame on the left alone.
  expect(seen).toEqual([["Statler", 50, 11.125]]);
  expect(mappedTreatment(mapped, "tops")?.choices).toEqual({ deeper: -2, edgeLength: 77, shortPoint: 9 });
});

test("a shade whose linings were shown and none ticked has the standard one, as its client left it", () => {
  const shown = map({ shades: { style: roman, customizations: { blackoutLining: false, cordlessControl: true } } });
  expect(mappedTreatment(shown, "shades")?.answers.lining).toEqual({ value: "standard", by: "client" });
  const unasked = map({ shades: { style: roman } });
  expect(mappedTreatment(unasked, "shades")?.answers.lining).toEqual({ value: "standard", by: "not asked" });
});

test("drapes that were ordered inside the frame block until somebody has measured for them", () => {
  const inside = map({ drapes: { style: pinch, answers: { length: "sill", mount: "inside" } } });
  expect(mappedTreatment(inside, "drapes")?.flags.drapesInside).toBe(true);
  expect(compute(inside)?.checks.map(({ code }) => code)).toContain("DRAPES_INSIDE_FRAME");
  const over = map({ drapes: { style: pinch, answers: { length: "sill", mount: "outside" } } });
  expect(compute(over)?.checks.map(({ code }) => code)).not.toContain("DRAPES_INSIDE_FRAME");
});
