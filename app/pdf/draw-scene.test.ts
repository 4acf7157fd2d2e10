import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Scene, type Shape, shape } from "#app/drawing/scene.ts";
import { fonts } from "#tests/support/data/pdf.ts";
import { drawScene } from "./draw-scene.ts";
import { openDocument } from "./page.ts";

/** What a page of 200 by 200 points is told, step by step, when a scene of 20 by 10 inches fills it. */
async function written(shapes: Shape[], defs: Shape[] = []): Promise<string> {
  const paper = { title: "T", author: "A", at: new Date(0), size: { width: 200, height: 200 } };
  const { doc, finish } = openDocument(paper, fonts);
  doc.addPage();
  const scene: Scene = {
    id: "s",
    viewBox: { x: -5, y: 0, width: 20, height: 10 },
    ...{ lineWeight: 1, title: "", description: "", notes: [], defs, shapes },
  };
  drawScene(doc, scene, { x: 0, y: 0, width: 200, height: 200 });
  const pdf = Buffer.from(await finish());
  const start = pdf.indexOf("stream\n") + "stream\n".length;
  return inflateSync(pdf.subarray(start, pdf.indexOf("\nendstream"))).toString("latin1");
}

test("a shape stands where its groups and its use put it, in the color and strength it is given", async () => {
  const cord = shape("path", { id: "cord", d: "M0,0H4" });
  const steps = await written(
    [
      shape("g", { transform: "translate(1 2)", stroke: "#00ff00" }, [
        shape("use", { href: "#cord", x: 3, "stroke-opacity": 0.5, "stroke-width": 0.25 }),
      ]),
    ],
    [cord],
  );
  expect(steps).toMatch(/10 0 0 10 0 0 cm[\s\S]+1 0 0 1 5 0 cm[\s\S]+1 0 0 1 1 2 cm[\s\S]+1 0 0 1 3 0 cm/);
  expect(steps).toMatch(/0 1 0 SCN[\s\S]+gs\n0\.25 w[\s\S]+0 0 m\n4 0 l\nS/);
  expect(steps.match(/\bq\b/g)?.length).toBe(steps.match(/\bQ\b/g)?.length);
});

test("a clip cuts what is inside it, and nothing after it", async () => {
  const clip = shape("clipPath", { id: "k" }, [shape("rect", { x: 0, y: 0, width: 2, height: 3 })]);
  const steps = await written(
    [
      shape("g", { "clip-path": "url(#k)" }, [shape("circle", { cx: 1, cy: 1, r: 5, fill: "#ff0000" })]),
      shape("path", { d: "M9,9H10", stroke: "#0000ff" }),
    ],
    [clip],
  );
  const [cut, after] = steps.split("0 0 1 SCN");
  expect(cut).toMatch(/q\n0 0 2 3 re\nW n\n[\s\S]+1 0 0 scn[\s\S]+f\nQ/);
  expect(after).toMatch(/9 9 m\n10 9 l\nS/);
});

test("shading that repeats is laid as often as its shape is wide", async () => {
  const folds = shape("pattern", { id: "p", width: 2, height: 8, patternUnits: "userSpaceOnUse" }, [
    shape("path", { d: "M1,0V8", stroke: "#112233", "stroke-width": 0.1 }),
  ]);
  const steps = await written([shape("rect", { x: 0, y: 0, width: 9, height: 8, fill: "url(#p)" })], [folds]);
  expect(steps.match(/1 0 m\n1 8 l\nS/g)).toHaveLength(5);
});

test("words keep their size in points and stand around their middle", async () => {
  const text = { tag: "text", attrs: { x: 5, y: 5, "font-size": 0.9, "text-anchor": "middle", fill: "#000000" } };
  const steps = await written([{ ...text, text: "Rod 88" }]);
  expect(steps).toMatch(/\/F1 9 Tf/);
  expect(steps).toMatch(/1 0 0 1 5 5 cm/);
});
