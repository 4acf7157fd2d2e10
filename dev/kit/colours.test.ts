import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colours, grounds } from "./colours.ts";
import { contrast } from "./contrast.ts";

const css = readFileSync(new URL("../../app/app.css", import.meta.url), "utf8");

test("the kit shows the colours of app.css", () => {
  const declared = Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#\w{6});/g)].map(([, name, hex]) => [name, hex]),
  );
  expect(Object.fromEntries(colours.map(({ name, hex }) => [name, hex]))).toEqual(declared);
});

test.each(colours.filter(({ needs }) => needs))("$name stands out from every ground", ({ hex, needs }) => {
  for (const ground of Object.values(grounds)) expect(contrast(hex, ground)).toBeGreaterThanOrEqual(needs ?? 0);
});

test.each(["moss", "moss-deep", "clay-deep", "ink"])("linen can be read on %s", (name) => {
  const ground = colours.find((colour) => colour.name === name)?.hex ?? "";
  expect(contrast(grounds.linen, ground)).toBeGreaterThanOrEqual(4.5);
});

test("black on white is 21:1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});
