import { mkdirSync, writeFileSync } from "node:fs";
import { sampleWindow } from "#app/content/sample-window.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { drawWindow } from "#app/drawing/draw-window.ts";
import type { Scene } from "#app/drawing/scene.ts";
import { sceneToSvg } from "#app/drawing/svg.ts";

/** The drawings of the public pages as plain files, so that a visitor's browser runs no drawing code. */
function write(address: string, scene: Scene) {
  writeFileSync(new URL(`../../public${address}`, import.meta.url), sceneToSvg(scene));
}

mkdirSync(new URL("../../public/drawings", import.meta.url), { recursive: true });
for (const focus of measurementNames) {
  write(`/drawings/measure-${focus}.svg`, drawWindow(sampleWindow, {}, { id: "m", dimensions: true, focus }));
}
