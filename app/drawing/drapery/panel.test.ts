import { expect, test } from "vitest";
import { type Heading, headings } from "./headings.ts";
import { hangingPoints, type Panel, panelOutline } from "./panel.ts";

const heading = (key: string, hang: Heading["hang"] = "rings"): Heading => {
  const look = headings[key];
  if (!look) throw new Error(key);
  return { ...look, hang };
};
const panelOf = ({ pitch }: Heading, width = 32): Panel => ({
  name: "p",
  width,
  length: 86,
  pitch: pitch.closed,
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
  expect(points(goblet)).toEqual([1.6, 5.71, 9.83, 13.94, 18.06, 22.17, 26.29, 30.4]);
  expect(points(goblet, 6)).toEqual([1, 5]);
});

test("waves divide the panel, half a wave in from each edge", () => {
  expect(points(grommet)).toEqual([3.2, 9.6, 16, 22.4, 28.8]);
  expect(points(grommet, 4)).toEqual([1, 3]);
});

test("inverted pleats divide the panel, an edge at each end", () => {
  expect(points(inverted)).toEqual([0, 5.33, 10.67, 16, 21.33, 26.67, 32]);
  expect(points(inverted, 4)).toEqual([0, 2, 4]);
});

test.each([
  ["stiff cloth", goblet, "M0,0H32V85.55H0Z"],
  ["waves", grommet, "M0,0H32V85.5H0Z"],
  ["cloth below its sleeve", pocket, "M0,3.3H32V85.6H0Z"],
])("%s hangs square, its hem a little above the lowest fold", (_, of, outline) => {
  expect(panelOutline(of, panelOf(of), hangingPoints(of, panelOf(of)))).toBe(outline);
});

test("soft cloth dips between its rings", () => {
  expect(panelOutline(plain, panelOf(plain, 10), hangingPoints(plain, panelOf(plain, 10)))).toBe(
    "M0,.33Q.96,.22 1.6,0C2.45,1.43 4.15,1.43 5,0C5.85,1.43 7.55,1.43 8.4,0Q9.2,.22 10,.33V85.88H0Z",
  );
});
