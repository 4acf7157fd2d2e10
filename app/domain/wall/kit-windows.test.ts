import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { type Corners, findCamera, type Spot, seenAt } from "./camera.ts";
import { checkTape } from "./wall-corners.ts";

interface KitWindow {
  photo: { width: number; height: number; focal35: number };
  window: { width: number; height: number };
  corners: [number, number][];
  points: { at: Spot; pixel: [number, number] }[];
}

const folder = path.resolve("tests/pictures/wall");
const windows = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => [name, JSON.parse(readFileSync(path.join(folder, name), "utf8")) as KitWindow] as const);

const corners = (kit: KitWindow) => kit.corners.flat() as unknown as Corners;
const asked = (kit: KitWindow, width: number, height: number) => {
  const { photo } = kit;
  const frame = { width: kit.window.width * width, height: kit.window.height * height };
  return checkTape(findCamera({ corners: corners(kit), frame, photo, focal35: photo.focal35 }), frame, photo.focal35);
};

test("there are six bare windows", () => expect(windows).toHaveLength(6));

test.each(windows)("acceptance 9: %s has its points where its camera had them", (_, kit) => {
  const { photo, window, points } = kit;
  const camera = findCamera({ corners: corners(kit), frame: window, photo, focal35: photo.focal35 });
  for (const { at, pixel } of points) {
    const seen = seenAt(camera, at).at;
    expect(Math.hypot(seen[0] - pixel[0], seen[1] - pixel[1]), `${at}`).toBeLessThan(1);
  }
});

test.each(windows)(
  "acceptance 9: on %s the tape is asked about where a figure is 8 percent off, and never otherwise",
  (_, kit) => {
    expect(asked(kit, 1, 1)).toBeUndefined();
    for (const [width, height] of [
      [1.08, 1],
      [0.92, 1],
      [1, 1.08],
      [1, 0.92],
    ] as const)
      expect(asked(kit, width, height), `${width} ${height}`).toMatch(
        /^The frame looks (wider|narrower) here|change places/,
      );
  },
);
