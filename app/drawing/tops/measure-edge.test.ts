import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { measureTopEdge } from "./measure-edge.ts";

const edge = (
  group: "cornice-boards" | "board-mount-valances" | "plain-top",
  name: string,
  face: number,
  long: number,
) => measureTopEdge({ group, name }, face, long);

test.each([
  ["cornice-boards", "Statler", 52, 15, 52, 15],
  // As much longer than one of 50 inches as its straight runs are.
  ["cornice-boards", "Chateau", 50, 17, 59.941, 11.3],
  ["cornice-boards", "Chateau", 104, 17, 59.941 + 54, 11.3],
  ["board-mount-valances", "Kennedy", 44, 18, 50.284, 9],
  // Legs of 7.28 inches, down 4.16 and up again on either side of a level middle.
  ["cornice-boards", "Albany", 52, 16, 60.32, 11.84],
  // The slanted step goes 45 degrees: it adds (√2 − 1) of its height on each side.
  ["cornice-boards", "Belvedere", 52, 16, 52 + 2 * 4.16 * (Math.SQRT2 - 1), 11.84],
] as const)("%s, %s across %d and %d deep", (group, name, face, long, length, shortPoint) => {
  const measured = edge(group, name, face, long);
  expect(measured?.length).toBeCloseTo(length, 1);
  expect(measured?.shortPoint).toBeCloseTo(shortPoint, 1);
});

test("no edge is shorter than its face, nor is its short point longer than its long one", () => {
  for (const style of styles.filter(({ treatment }) => treatment === "tops")) {
    const measured = measureTopEdge(style, 60, 16);
    expect(measured?.length, style.name).toBeGreaterThan(59.99);
    expect(measured?.length, style.name).toBeLessThan(100);
    expect(measured?.shortPoint, style.name).toBeLessThanOrEqual(16.01);
    expect(measured?.shortPoint, style.name).toBeGreaterThan(5);
  }
});

test("only tops have one", () => {
  expect(edge("plain-top", "Plain Top", 60, 16)).toBeUndefined();
});
