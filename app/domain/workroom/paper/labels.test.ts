import { expect, test } from "vitest";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { WindowHardware } from "#app/domain/orders/answers/window-hardware.ts";
import type { Layer } from "#app/domain/orders/places/layers.ts";
import { computePacket } from "#app/domain/workroom/packet.ts";
import { cutsOfPanels } from "#app/domain/workroom/paper/cuts/panel-cuts.ts";
import { workOrderDraft } from "#tests/support/orders/fullest-window.ts";
import { codeAddress, readPieceKey, splitLabel, writePieceKey } from "./label.ts";
import { labelSheetOf, labelsOf } from "./labels.ts";
import { workOrderOf } from "./work-order.ts";

const opening = { insideWidths: [34, 34, 34], insideHeights: [54, 54, 54], insideDepth: 4 };
const window = { width: 48, height: 60, heightToSill: 56, topToFloor: 84, gap: 12, left: 36, right: 36, ...opening };
const linen = { name: "Oat linen, Natural", supplier: "Mill A", width: 54 };
const drapes = { style: "pleated-tops/Three Finger Pinch", fabric: linen, lining: "standard" };

interface Asked {
  type?: TreatmentType;
  layer?: Layer;
  ownHardware?: WindowHardware | undefined;
}

function labels(treatment: object, { type = "drapes", layer, ...more }: Asked = {}) {
  const treatments = [treatment];
  const packet = computePacket({ windows: [{ name: "Den", window, measured: true, treatments }] }, {});
  const [made] = packet.windows[0]?.treatments ?? [];
  if (!made) throw new Error("nothing was made");
  const { ownHardware } = { ownHardware: { choice: "new", finish: "brass", thickness: "1" } as const, ...more };
  const said = { order: { hardware: [{ name: "Forged iron rod, 1 inch", link: "" }] } };
  return labelsOf({ key: "k1", name: "Den", ownHardware }, { type, layer }, made, said);
}

const written = (treatment: object, more: Asked = {}) =>
  labels(treatment, more).map(({ title, size, lines }) => [title, size, ...lines].filter(Boolean).join(" | "));

test("a piece says its cloth, its lining and the cuts that it is made of", () => {
  expect(written(drapes)).toEqual([
    'Left panel, Three Finger Pinch | 38" x 86" | Oat linen, Natural | Standard lining | Cuts 1-2',
    'Right panel, Three Finger Pinch | 38" x 86" | Oat linen, Natural | Standard lining | Cuts 3-4',
  ]);
  const [one] = written({ ...drapes, lining: undefined, choices: { draw: "left" } });
  expect(one).toBe(
    'Panel, opens to the left, Three Finger Pinch | 72" x 86" | Oat linen, Natural | Unlined | Cuts 1-4',
  );
  expect(written({ style: "hard-shades/Hard Shades" }, { type: "shades" })).toEqual(['Shade, Hard Shades | 53" x 66"']);
  const behind = (given: object) => labels(given)[0]?.lines[1];
  expect(behind({ ...drapes, lining: undefined, interlining: true })).toBe("Interlined, no lining");
  expect(behind({ ...drapes, lining: "blackout", interlining: true })).toBe("Blackout lining, interlined");
  expect(behind({ style: "cornice-boards/Statler", fabric: linen })).toBe("Standard lining");
});

test("each panel of three has its own width on its label", () => {
  const three = { ...drapes, choices: { panels: 3, rodWidth: 120, rodAbove: 4, finishedLength: 90 } };
  expect(labels(three).map(({ size, lines }) => [size, lines[2]])).toEqual([
    ['46" x 90"', "Cuts 1-2 and the left half of 7"],
    ['44" x 90"', "Cuts 3-4 and the right half of 7"],
    ['46" x 90"', "Cuts 5-6 and the half of 8"],
  ]);
});

test("new hardware has a bag and a label for each piece of its rod; what is kept has none", () => {
  expect(written({ ...drapes, newHardware: true }).slice(2)).toEqual([
    'Hardware bag, drapes | For pole 64", brass, 1" across | 3 pole brackets; 20 rings; 2 finials; 2 wall eyes; 6 screws',
    'Pole, drapes | 64" | brass, 1" across | 64" in all, on the wall',
  ]);
  const long = { ...drapes, newHardware: true, choices: { rodWidth: 160, rodAbove: 4 } };
  expect(written(long).slice(-2)).toEqual([
    'Pole, drapes | 80" | Piece 1 of 2, from the left | brass, 1" across | 160" in all, on the wall',
    'Pole, drapes | 80" | Piece 2 of 2, from the left | brass, 1" across | 160" in all, on the wall',
  ]);
  const cornice = { style: "cornice-boards/Statler", fabric: linen };
  expect(written(cornice, { type: "tops" }).at(-1)).toBe("Hardware bag, tops | 4 L-brackets; 16 screws");
});

test("a rod across the window is held on its casing, one inside the frame there, on the label as under Fix", () => {
  const rodOf = (choices: object) => written({ ...drapes, newHardware: true, choices }).at(-1);
  expect(rodOf({ coverage: "lower" })).toMatch(/in all, on the casing$/);
  expect(rodOf({ mount: "inside" })).toMatch(/in all, inside the frame$/);
});

test("the rod that a client named is a pole to be seen, and no track", () => {
  const nothing = { ownHardware: undefined };
  expect(written({ ...drapes, newHardware: true }, nothing).slice(2)).toEqual([
    expect.stringContaining('For pole 64", Forged iron rod, 1 inch'),
    'Pole, drapes | 64" | Forged iron rod, 1 inch | 64" in all, on the wall',
  ]);
  const ripple = { style: "ripplefold/Ripplefold", fabric: linen, newHardware: true };
  for (const made of [ripple, { ...drapes, newHardware: true, choices: { operate: "motor" } }]) {
    const others = written(made, nothing).slice(2);
    expect(others).toHaveLength(2);
    expect(others.join()).not.toContain("Forged iron");
  }
});

test("what hangs besides the drapes says so on each panel, with its own size and cuts", () => {
  const lower = { ...drapes, choices: { coverage: "lower", length: "sill" } };
  expect(written(lower, { layer: "lower" })).toEqual([
    expect.stringMatching(/^Left panel, lower tier, Three Finger Pinch \| .* \| Cuts/),
    expect.stringMatching(/^Right panel, lower tier, Three Finger Pinch \| .* \| Cuts/),
  ]);
  const sheer = { ...drapes, fabric: { ...linen, sheer: true }, choices: { layer: "back", draw: "left" } };
  expect(written(sheer, { layer: "sheer" })).toEqual([
    expect.stringMatching(/^Panel, opens to the left, sheer, Three Finger Pinch \| .* \| Cuts/),
  ]);
});

test("a shade in its opening, which no bracket holds, comes with the screws for its board", () => {
  const shade = { style: "soft-shades/Flat Roman", fabric: linen, flags: { cordlessControl: true } };
  const bag = (mount: string) => written({ ...shade, choices: { mount } }, { type: "shades" }).at(-1);
  expect(bag("inside")).toBe("Hardware bag, shades | 3 screws");
  expect(bag("outside")).toBe("Hardware bag, shades | 4 L-brackets; 16 screws");
});

test("tie-backs come with their hooks, whoever has the rod", () => {
  expect(written({ ...drapes, choices: { tieBacks: true } }).at(-1)).toBe(
    "Hardware bag, drapes | 2 tie-back hooks; 4 tie-back rings",
  );
});

test("a packet has a label for every piece, and one for what is left of each cloth", () => {
  const sheet = labelSheetOf(workOrderDraft([""]), { number: 2, at: "2026-11-03T12:00:00.000Z", customer: "Ida" });
  expect(sheet.packet).toBe("Packet 2 of Nov 3, 2026");
  expect(sheet.labels.filter(({ part }) => part === undefined).map(({ head, title }) => `${title}: ${head}`)).toEqual([
    "Remnant of LF-1: Moss velvet, heavy",
    "Remnant of LF-1: Bone sateen for the banding",
    "Remnant of LF-1: Oat linen, plain",
  ]);
  const parts = sheet.labels.flatMap(({ part }) => part ?? []);
  expect(parts.slice(0, 2)).toEqual(["key1.drapes.1", "key1.drapes.2"]);
});

test("no two cuts of a window bear the same number, on its labels, in its cut list and in what is said of it", () => {
  const draft = workOrderDraft([""]);
  const paper = { number: 2, at: "2026-11-03T12:00:00.000Z", customer: "Ida" };
  const cuts = labelSheetOf(draft, paper).labels.flatMap(({ lines }) => lines.filter((line) => /^Cuts? \d/.test(line)));
  expect(cuts).toEqual(["Cuts 1-3", "Cuts 4-6", "Cuts 7-8", "Cuts 9-11"]);
  const listed = workOrderOf(draft, paper).windows[0]?.parts.flatMap((part) => part.cuts) ?? [];
  expect(listed.flatMap(({ piece, numbers }) => (numbers ? [`${piece} ${numbers}`] : []))).toEqual([
    "Width 1-6",
    "Middle 7",
    "Side 8",
    "Cover 9-11",
  ]);
});

test("turned cloth has a cut for each panel", () => {
  const turned = { ...drapes, fabric: { width: 118, direction: "railroaded", railroadable: true, name: "Voile" } };
  expect(written(turned).map((line) => line.split(" | ").at(-1))).toEqual(["Cut 1", "Cut 2"]);
});

test("a sheer behind drapes comes with the wand that draws it, and a pole with caps where it has no finial", () => {
  const sheer = { ...drapes, fabric: { ...linen, sheer: true }, newHardware: true, choices: { layer: "back" } };
  expect(written(sheer, { layer: "sheer" }).join()).toContain("2 wands");
  expect(written({ ...sheer, choices: { layer: "back", operate: "motor" } }, { layer: "sheer" }).join()).not.toContain(
    "wand",
  );
  const corner = { ...drapes, newHardware: true, choices: { ends: ["corner", "wall"] } };
  expect(written(corner).join()).toContain("1 finial; 1 end cap");
  expect(written({ ...drapes, newHardware: true }).join()).not.toContain("end cap");
});

test("a rod that rings must pass brackets on says so where it is loaded", () => {
  const long = { ...drapes, newHardware: true, choices: { rodWidth: 200 } };
  expect(written(long).join()).toMatch(/\d bypass pole brackets; \d+ bypass rings/);
});

test.each([
  [2, 2, ["1-2", "3-4"]],
  [2, 1, ["1", "2"]],
  [2, 2.5, ["1-2 and the left half of 5", "3-4 and the right half of 5"]],
  [2, 0.5, ["left half of 1", "right half of 1"]],
  [1, 1.5, ["1 and the half of 2"]],
  [3, 4 / 3, undefined],
])("%i panels of %f widths", (panels, widths, expected) => {
  expect(cutsOfPanels(Array.from({ length: panels }, () => widths))).toEqual(expected);
});

test("a code holds an address and nothing else", () => {
  const part = writePieceKey({ window: "a-b_1", type: "tops", piece: 1 });
  expect(codeAddress("https://larkfield.example", "LF-1004", part)).toBe(
    "https://larkfield.example/admin/dashboard/table/LF-1004?part=a-b_1.tops.1",
  );
  expect(readPieceKey(part)).toEqual({ window: "a-b_1", type: "tops", piece: 1 });
  for (const nonsense of ["", "a", "a.curtains", "a.tops.1.2", "<b>.tops", `${"x".repeat(41)}.tops`]) {
    expect(readPieceKey(nonsense)).toBeUndefined();
  }
});

test("a shade's battery motor comes with its charger", () => {
  const moved = { style: "soft-shades/Flat Roman", fabric: linen, flags: { motorizedControl: true }, choices: {} };
  const bag = (given: object) => written(given, { type: "shades" }).find((line) => line.startsWith("Hardware bag"));
  expect(bag(moved)).toContain("1 motor; 1 remote; 1 charger");
  expect(bag({ ...moved, choices: { power: "wired" } })).not.toContain("charger");
});

test("the rods of a sash are the upper and the lower one", () => {
  const glass = {
    style: "rod-pocket/Hourglass",
    fabric: linen,
    newHardware: true,
    choices: { rodWidth: 24, finishedLength: 68 },
  };
  const rods = written(glass).slice(-2);
  expect(rods.map((line) => line.split(" | ")[2])).toEqual(["The upper one", "The lower one"]);
});

test("tie-backs have a label of their own, and are not in the bag", () => {
  const tied = written({ ...drapes, newHardware: true, choices: { tieBacks: true } });
  expect(tied.filter((one) => one.startsWith("2 tie-backs"))).toEqual([
    expect.stringMatching(/^2 tie-backs, Three Finger Pinch \| \d+.* each \| Oat linen, Natural$/),
  ]);
  expect(tied.find((one) => one.startsWith("Hardware bag"))).toMatch(
    /2 tie-back hooks; 4 tie-back rings; 2 wall eyes; \d+ screws/,
  );
  expect(tied.join()).not.toContain("; 2 tie-backs");
});

test("a list that is longer than a label goes on on the next, and none of it is lost", () => {
  const rings = Array.from({ length: 12 }, (_, index) => `${index + 20} pieces of something long`);
  const label = { head: "Den", title: "Hardware bag, drapes", size: "", lines: ["For pole 64", rings.join("; ")] };
  const split = splitLabel(label);
  expect(split.map(({ title }) => title)).toEqual(
    split.map((_, index) => `Hardware bag, drapes, ${index + 1} of ${split.length}`),
  );
  expect(split.length).toBeGreaterThan(1);
  expect(split.flatMap(({ lines }) => lines.join("; ")).join("; ")).toBe(`For pole 64; ${rings.join("; ")}`);
  expect(splitLabel({ ...label, lines: ["For pole 64", "3 pole brackets; 6 screws"] })).toHaveLength(1);
});
