import { expect, test } from "vitest";
import { shape } from "#app/drawing/scene.ts";
import { inPlainPaint } from "./plain-paint.ts";

const scene = {
  id: "s",
  viewBox: { x: 0, y: 0, width: 1, height: 1 },
  lineWeight: 1,
  title: "",
  description: "",
  notes: [],
  defs: [
    shape("linearGradient", { id: "solid" }, [
      shape("stop", { offset: 0, "stop-color": "#000000" }),
      shape("stop", { offset: 1, "stop-color": "#FFFFFF" }),
    ]),
    shape("linearGradient", { id: "fading" }, [
      shape("stop", { offset: 0, "stop-color": "#4A3520ff" }),
      shape("stop", { offset: 1, "stop-color": "#4A352001" }),
    ]),
    shape("mask", { id: "soft" }),
    shape("path", { id: "fold", d: "M0,0" }),
  ],
  shapes: [
    shape("g", { mask: "url(#soft)" }, [
      shape("path", { fill: "url(#solid)" }),
      shape("path", { fill: "url(#fading)" }),
      shape("path", { fill: "url(#pattern)" }),
    ]),
  ],
};

test("paint that fades becomes one tone, a fold's a light one, and nothing is left of what faded", () => {
  const { defs, shapes } = inPlainPaint(scene);
  expect(defs.map(({ tag }) => tag)).toEqual(["path"]);
  expect(shapes[0]?.attrs).toEqual({});
  expect(shapes[0]?.children?.map(({ attrs }) => attrs.fill)).toEqual(["#808080ff", "#4a352033", "url(#pattern)"]);
});
