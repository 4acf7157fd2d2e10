import { expect, test } from "vitest";
import { type FabricLook, plain } from "#app/domain/fabrics/fabric-look.ts";
import { guessLook } from "#app/domain/fabrics/guess-look.ts";
import { newEasel } from "./easel.ts";
import { paintFabric } from "./fabric/fabric-paint.ts";
import type { Shape } from "./scene.ts";
import { sceneForPaper } from "./scene-for-paper.ts";

function onPaper(attrs: Shape["attrs"], unit = 2) {
  const scene = {
    id: "s",
    viewBox: { x: 0, y: 0, width: 10, height: 10 },
    lineWeight: 1,
    title: "",
    description: "",
    notes: [],
    defs: [{ tag: "stop", attrs }],
    shapes: [{ tag: "g", attrs: {}, children: [{ tag: "path", attrs }] }],
  };
  const { defs, shapes } = sceneForPaper(scene, unit);
  expect(defs[0]?.attrs).toEqual(shapes[0]?.children?.[0]?.attrs);
  return defs[0]?.attrs;
}

test("a colour with its strength becomes colour and opacity, or cloth would print black", () => {
  expect(onPaper({ fill: "#4A352080" })).toEqual({ fill: "#4A3520", "fill-opacity": 128 / 255 });
  expect(onPaper({ stroke: "#4a3520ff", "stroke-opacity": 0.5 })).toEqual({ stroke: "#4a3520", "stroke-opacity": 0.5 });
  expect(onPaper({ "stop-color": "#00000000" })).toEqual({ "stop-color": "#000000", "stop-opacity": 0 });
  expect(onPaper({ fill: "#4A3520", stroke: "none" })).toEqual({ fill: "#4A3520", stroke: "none" });
});

test("lines get the width they have at this size, and dashes with them", () => {
  const fine = { "vector-effect": "non-scaling-stroke" };
  expect(onPaper(fine)).toEqual({ "stroke-width": 1.5 });
  expect(onPaper({ ...fine, "stroke-width": 2 })).toEqual({ "stroke-width": 3 });
  expect(onPaper({ ...fine, "stroke-dasharray": "5 4" })).toMatchObject({ "stroke-dasharray": "10.000 8.000" });
});

test("dots are given a length", () => {
  expect(onPaper({ "stroke-dasharray": "0 .5", "stroke-width": 0.26 })).toEqual({
    "stroke-dasharray": "0.010 0.500",
    "stroke-width": 0.26,
  });
});

/** What cloth of a look is filled with on paper: as it lies, and on two folds. */
function clothOnPaper(look: FabricLook) {
  const easel = newEasel("s");
  const { fill, onFold } = paintFabric(easel, look, { name: "main", fullness: 2 });
  const shapes = [fill, onFold(3), onFold(9)].map((paint) => ({ tag: "path", attrs: { fill: paint } }));
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const scene = {
    id: "s",
    viewBox: box,
    lineWeight: 1,
    title: "",
    description: "",
    notes: [],
    defs: easel.defs,
    shapes,
  };
  const paper = sceneForPaper(scene, 1);
  expect(paper.defs).toEqual([]);
  const fills = paper.shapes.map(({ attrs }) => String(attrs.fill));
  expect(new Set(fills).size).toBe(1);
  return fills[0];
}

test("cloth has its color and no pattern", () => {
  const vine = { pattern: "vine", weave: "slub", verticalRepeat: 27, horizontalRepeat: 13.5 } as const;
  expect(clothOnPaper({ ...vine, colors: ["#2B3A58", "#F3EDDF"] })).toBe("#2B3A58");
  expect(clothOnPaper({ ...plain, colors: ["#F3EDDF"], weave: "slub" })).toBe("#F3EDDF");
});

test("a pale cloth has the hue of what is printed on it, light enough for lines", () => {
  const fills = ["Blue ticking", "Red ticking", "Green vine"].map((name) => {
    const look = guessLook(name)?.look;
    return look && clothOnPaper(look);
  });
  expect(fills).toEqual(["#A9B9D4", "#F5A69B", "#B0C7AC"]);
});
