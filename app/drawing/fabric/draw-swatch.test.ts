import { expect, test } from "vitest";
import { type FabricLook, weaves } from "#app/domain/fabrics/fabric-look.ts";
import type { Shape } from "#app/drawing/scene.ts";
import { drawSwatch } from "./draw-swatch.ts";

const look: FabricLook = {
  colors: ["#A6563F", "#E0BF6A"],
  weave: "plain",
  pattern: "none",
  verticalRepeat: 0,
  horizontalRepeat: 0,
};

const paintsOf = ({ shapes, defs }: ReturnType<typeof drawSwatch>) =>
  shapes.map(({ attrs }) => {
    const fill = String(attrs.fill);
    return defs.find(({ attrs: { id } }) => fill === `url(#${id})`) ?? fill;
  });
const tagOf = (paint: Shape | string | undefined) => (typeof paint === "object" ? paint.tag : paint);

test.each(weaves)("%s is never a flat color: threads or pile lie on its ground, and light on them", (weave) => {
  const [ground, threads, light] = paintsOf(drawSwatch({ ...look, weave }, { id: "s", inches: 20, title: "" }));
  expect([ground, tagOf(threads), tagOf(light)]).toEqual(["#A6563F", "pattern", "linearGradient"]);
  expect((threads as Shape).children?.map(({ attrs }) => String(attrs.d).length > 10)).toEqual([true, true]);
});

test.each(weaves)("on a printed piece of %s the threads are as fine, and run over print and ground alike", (weave) => {
  const scene = drawSwatch({ ...look, weave, pattern: "check" }, { id: "s", inches: 16, title: "" });
  const [, threads] = paintsOf(scene) as [Shape, Shape];
  expect(threads.attrs.patternTransform).toBe("scale(0.5 0.5)");
  // One pattern of the print, laid in its place, and one of the threads: no ground begins anew inside a repeat.
  expect(scene.defs.map(({ tag, attrs }) => (attrs.href ? "laid" : tag))).toEqual([
    "pattern",
    "laid",
    "pattern",
    "linearGradient",
  ]);
});
