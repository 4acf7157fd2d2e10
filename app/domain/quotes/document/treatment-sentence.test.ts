import { expect, test } from "vitest";
import type { Window } from "#app/domain/orders/window.ts";
import { type MadeWords, treatmentSentence } from "./treatment-sentence.ts";

const made: MadeWords = {
  drawn: "pair",
  hung: "on a new bronze pole, mounted on the wall",
  size: 'finished 100" wide with returns, 86" long',
  bandWidth: 3,
  installed: true,
};

const cloth = (name: string) => ({ name, link: "" });
const drapes = (options: object, more: object = {}): Window["customizations"] => ({
  drapes: {
    style: { name: "Three Finger Pinch", group: "pleated-tops", description: "" },
    customizations: options,
    fabrics: { fabrics: [cloth("Vine"), cloth("Navy Velvet")], trims: [] },
    ...more,
  },
});
const sentence = (
  customizations: Window["customizations"],
  type: "drapes" | "shades" | "tops" = "drapes",
  said = made,
) => treatmentSentence(type, { customizations } as Window, said);

test("a treatment is one sentence, with what is chosen of it", () => {
  const banded = drapes({ standardLining: true, edgeBanding: true }, { answers: { bandEdges: ["leading", "bottom"] } });
  expect(sentence(banded)).toBe(
    'Three Finger Pinch pair in Vine, fully lined; 3" Navy Velvet band on the leading edges and hem; on a new bronze pole, mounted on the wall; finished 100" wide with returns, 86" long; made and installed.',
  );
  expect(sentence(drapes({ blackoutLining: true, interlining: true }))).toMatch(
    /^Three Finger Pinch pair in Vine, with blackout lining and interlined; on a new/,
  );
});

test("a shade says what raises it, and nothing that nobody knows", () => {
  const shade: Window["customizations"] = {
    shades: {
      style: { name: "Flat Roman", group: "soft-shades", description: "" },
      customizations: { cordlessControl: true, decorativeTrim: true },
      fabrics: { fabrics: [cloth("Ticking")], trims: [cloth("Tassels")] },
    },
  };
  const said = { drawn: "shade", hung: "mounted inside the frame", size: "", bandWidth: 3, installed: false };
  expect(sentence(shade, "shades", said)).toBe(
    "Flat Roman shade in Ticking, fully lined; Tassels on the hem; with cordless control; mounted inside the frame; made to measure.",
  );
});

test("a style whose name says what it is, is not called so twice", () => {
  const said = { drawn: "shade", hung: "", size: "", bandWidth: 3, installed: false };
  const named = (name: string, group: "soft-shades" | "hard-shades") =>
    sentence({ shades: { style: { name, group, description: "" } } }, "shades", said);
  expect(named("Soft Roman Shade", "soft-shades")).toMatch(/^Soft Roman Shade[;.]/);
  expect(named("Hard Shades", "hard-shades")).toMatch(/^Hard Shades[;.]/);
  expect(named("Slouch", "soft-shades")).toMatch(/^Slouch shade[;.]/);
});

test("drapes say what hangs behind them, how much they cover, what ties them back and what moves them", () => {
  const sheer = { fabrics: { fabrics: [cloth("Morning Sheer")], trims: [] } };
  const answers = { tieBacks: "yes", operate: "motor" };
  expect(sentence(drapes({ unlined: true }, { sheer, answers }))).toMatch(
    /unlined; over sheers in Morning Sheer; with tie-backs; drawn by a motor; on a new/,
  );
  const half = { answers: { length: "sill", coverage: "lower" } };
  expect(sentence(drapes({ unlined: true }, half))).toContain("; for the lower half of the window; ");
});

test("drapes name the cloth of their sheers, the size of both tiers, and the bay or arch that they hang at", () => {
  const sheer = { fabrics: { fabrics: [{ ...cloth("Morning Sheer"), role: "sheer" }], trims: [] } };
  expect(sentence(drapes({ unlined: true }, { sheer }))).toContain("; over sheers in Morning Sheer; ");
  const tiers = { ...made, lower: 'finished 60" wide, 30" long' };
  const said = sentence(drapes({ unlined: true }, { answers: { length: "sill", coverage: "upper" } }), "drapes", tiers);
  expect(said).toContain(
    '; upper tier finished 100" wide with returns, 86" long; lower tier finished 60" wide, 30" long; ',
  );
  const at = (place: Partial<Window>) =>
    treatmentSentence("drapes", { customizations: drapes({}), ...place } as Window, made);
  const bay = { flats: ["30", "60", "30"], angles: [45, 45] };
  expect(at({ bay: { ...bay, rods: "mitered" } })).toContain(
    "; around the bay, on one rod with mitered corners; on a new",
  );
  expect(at({ bay: { ...bay, rods: "separate" } })).toContain("; around the bay, on a rod for each side; ");
  expect(at({ arch: "below", archRise: "20" })).toContain("; hung below the arch; ");
});

const welted = { ...cloth("Navy Velvet"), role: "welt" as const };

test("a top names its contrast welt, and who sends their own cloth reads how much of it", () => {
  const top = (welt: "same" | "contrast"): Window["customizations"] => ({
    tops: {
      style: { name: "Savannah", group: "cornice-boards", description: "", category: "corniceBoard" },
      fabrics: {
        fabrics: [cloth("Vine"), ...(welt === "same" ? [] : [welted])],
        trims: [],
      },
      answers: { welt },
    },
  });
  const said = { drawn: "", hung: "on a board", size: "", bandWidth: 3, installed: true };
  expect(sentence(top("contrast"), "tops", said)).toBe(
    "Savannah cornice board in Vine; with a welt in Navy Velvet; on a board; made and installed.",
  );
  expect(sentence(top("same"), "tops", said)).toBe("Savannah cornice board in Vine; on a board; made and installed.");
  const sends = ['2 7/8 yards of Vine, 54" wide'];
  expect(sentence(top("same"), "tops", { ...said, sends })).toBe(
    'Savannah cornice board in Vine; on a board; made and installed. Please send us 2 7/8 yards of Vine, 54" wide.',
  );
});

test("a sentence never speaks of widths, yards, rates or money", () => {
  expect(sentence(drapes({ unlined: true }))).not.toMatch(/yard|widths|square|\$|rate/i);
});
