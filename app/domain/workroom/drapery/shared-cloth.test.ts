import { expect, test } from "vitest";
import { purchaseLines } from "#app/domain/workroom/buying/purchase-lines.ts";
import { computeTreatment } from "#app/domain/workroom/compute-treatment.ts";
import { computeWindow } from "#app/domain/workroom/packet.ts";
import { cutList } from "#app/domain/workroom/paper/cuts/cut-list.ts";
import { makingOf } from "#app/domain/workroom/paper/making-lines.ts";
import { defaultShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

const window = { width: 48, height: 60, topToFloor: 84, gap: 12, room: 96, left: 36, right: 36, heightToSill: 56 };
const pinch = { style: "pleated-tops/Three Finger Pinch", window, fabric: { width: 54 }, lining: "standard" };

function make(given: object) {
  const { treatment, figures, checks } = computeTreatment({ ...pinch, ...given }, defaultShopRules);
  if (!treatment) throw new Error("nothing was made");
  const { depths } = makingOf(treatment, figures, defaultShopRules);
  return { figures, depths, checks, cuts: cutList(treatment, figures, defaultShopRules), treatment };
}

const flats = { flats: [30, 60, 30], angles: [45, 45] };
const bay = { window: { ...window, width: 120, bay: { ...flats, rods: "separate" } } };

test("the flanks of a bay share a width: 31 at 2.5 in 54 is 1.44, one and a half each", () => {
  const { figures, checks } = make(bay);
  expect(figures.parts?.map(({ widthsPerPanel, netPanel }) => [widthsPerPanel, netPanel])).toEqual([
    [1.5, 74],
    [1.5, 74],
    [1.5, 74],
  ]);
  expect(figures).toMatchObject({ cuts: 6, billableWidths: 6, faceInches: 6 * 102, liningCuts: 6, liningInches: 576 });
  expect(checks.map(({ code }) => code)).not.toContain("PLEAT_TAKE_UP");
  // 4 x (74 + 2) of buckram, 7 pleats and 2 a panel, a weight in each corner and at the seam.
  expect(figures.sundries).toMatchObject({ buckramInches: 304, pins: 36, weights: 12, thread: 1 });
});

test("the cut list of a bay says what each of its panels is sewn from, and says alike things once", () => {
  const { cuts, depths } = make({ ...bay, band: { edges: ["bottom"], fabric: { width: 54 } } });
  expect(cuts[0]).toMatchObject({ count: 6, goesTo: "1 1/2 widths in each panel, the half on the return side" });
  expect(cuts.filter(({ piece }) => piece === "Band strip").map(({ count, length }) => [count, length])).toEqual([
    [4, 80],
  ]);
  expect(depths.filter((line) => line.startsWith("Bottom hem") || line.includes("bottom hem"))).toHaveLength(1);
  expect(depths).toContain(
    "Panel 1 of cuts 1 and the left half of 5; panel 2 of cuts 2 and the right half of 5; panel 3 of cuts 3 and the left half of 6; panel 4 of cuts 4 and the right half of 6",
  );
});

test("widths that differ along a bay are said rod by rod", () => {
  const wide = { window: { ...window, width: 150, bay: { ...flats, flats: [30, 90, 30], rods: "separate" } } };
  expect(make(wide).cuts[0]?.goesTo).toBe(
    "rod 1: 1 1/2 widths, rod 2: 2 1/2 widths in each panel, rod 3: 1 1/2 widths; the half on the return side",
  );
});

test("tie-backs are cut from the drapes' cloth, on buckram, and bought with hooks and rings", () => {
  const plain = make({});
  const tied = make({ choices: { tieBacks: true } });
  // Two widths a panel: 18 and 6 more; folded to 4 with half an inch of seam: two strips of 9 lie side by side.
  expect(tied.figures).toMatchObject({ tieBacks: 2, tieBackLength: 24, tieBackInches: 25 });
  expect(tied.figures.faceInches).toBe((plain.figures.faceInches ?? 0) + 25);
  expect(tied.figures.sundries?.buckramInches).toBe((plain.figures.sundries?.buckramInches ?? 0) + 2 * 24);
  expect(tied.cuts).toContainEqual(
    expect.objectContaining({ piece: "Tie-back", count: 2, length: 25, width: 9, goesTo: 'folded to 24" x 4"' }),
  );
  const lines = purchaseLines("Den", tied.treatment, tied.figures, defaultShopRules);
  expect(lines.map(({ count, item }) => `${count} ${item}`)).toEqual(
    expect.arrayContaining(["2 Tie-back hooks", "4 Tie-back rings"]),
  );
  // A third of 86, down to the half inch.
  expect(tied.figures.tieBackAbove).toBe(28.5);
});

test("the upper of two tiers clears the rod of the lower one", () => {
  const { figures } = make({ choices: { coverage: "upper", length: "sill" } });
  expect(figures).toMatchObject({ projection: 5.5, return: 6 });
  const tier = (coverage: string, projection?: number) => ({
    ...pinch,
    choices: { coverage, length: "sill", ...(projection === undefined ? {} : { projection }) },
  });
  const codes = (...treatments: object[]) =>
    computeWindow({ window, treatments }, defaultShopRules).treatments.flatMap(({ checks }) =>
      checks.map(({ code }) => code),
    );
  expect(codes(tier("upper"), tier("lower"))).not.toContain("TIERS_TOUCH");
  expect(codes(tier("upper", 3.5), tier("lower"))).toContain("TIERS_TOUCH");
});

test("drapes that stack over the glass when they are open are said, round a bay too", () => {
  const stack = ({ checks }: ReturnType<typeof make>) =>
    checks.filter(({ code }) => code === "STACK_OVER_GLASS").map(({ sentence }) => sentence);
  expect(stack(make({}))).toEqual([]);
  expect(stack(make({ window: { ...window, width: 120, bay: { ...flats, rods: "mitered" } } }))[0]).toMatch(
    /^Open drapes stand \d.* wide at each end and cover \d.* of the glass/,
  );
  expect(stack(make(bay))).toHaveLength(1);
  // As wide as its own side hides: nothing of them is ever drawn.
  expect(stack(make({ choices: { draw: "stationary" } }))).toEqual([]);
});
