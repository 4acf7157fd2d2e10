import { expect, test } from "vitest";
import { type Heading, headings } from "./headings.ts";
import { hangingPoints, type Panel, panelOutline } from "./panel.ts";
import { countSpaces } from "./spacing.ts";

const heading = (key: string, hang: Heading["hang"] = "rings"): Heading => {
  const look = headings[key];
  if (!look) throw new Error(key);
  return { ...look, hang };
};
const panelOf = (of: Heading, width = 32): Panel => ({
  name: "p",
  width,
  length: 86,
  spaces: countSpaces(of, width),
  leading: "right",
});
const points = (of: Heading, width?: number) =>
  hangingPoints(of, panelOf(of, width)).map((x) => Math.round(x * 100) / 100);

const goblet = heading("pleated-tops/Goblet");
const grommet = heading("grommet-top/Grommet Top", "grommets");
const inverted = heading("pleated-tops/Inverted");
const pocket = heading("rod-pocket/Rod Pocket Top Only", "pocket");
const plain = heading("plain-top/Plain Top");

test("pleats stand at even steps, the outermost 1.6 inches in", () => {
  expect(points(goblet)).toEqual([1.6, 5.2, 8.8, 12.4, 16, 19.6, 23.2, 26.8, 30.4]);
  expect(points(goblet, 6)).toEqual([1, 3, 5]);
});

test("waves divide the panel, half a wave in from each edge", () => {
  expect(points(grommet)).toEqual([3.2, 9.6, 16, 22.4, 28.8]);
  expect(points(grommet, 4)).toEqual([1, 3]);
});

test("inverted pleats divide the panel, an edge at each end", () => {
  expect(points(inverted)).toEqual([0, 4, 8, 12, 16, 20, 24, 28, 32]);
  expect(points(inverted, 4)).toEqual([0, 2, 4]);
});

test.each([
  ["stiff cloth", goblet, "M0,0H32V85.55H0Z"],
  ["waves", grommet, "M0,0H32V85.5H0Z"],
  ["cloth below its sleeve", pocket, "M0,3.3H32V85.65H0Z"],
])("%s hangs square, its hem a little above the lowest fold", (_, of, outline) => {
  expect(panelOutline(of, panelOf(of), hangingPoints(of, panelOf(of)))).toBe(outline);
});

test("soft cloth dips between its rings", () => {
  expect(panelOutline(plain, panelOf(plain, 10), hangingPoints(plain, panelOf(plain, 10)))).toBe(
    "M0,.09L.75,0C1.81,1.43 3.94,1.43 5,0C6.06,1.43 8.19,1.43 9.25,0L10,.09V85.88H0Z",
  );
});
