import type { Window } from "#app/domain/orders/window.ts";
import type { Scene } from "./scene.ts";
import { sceneToPicture } from "./svg.ts";
import type { Setting } from "./view.ts";

interface Row {
  width: number;
  gap: number;
  /** Another way to draw a scene at the width it is given. */
  prepare?: (scene: Scene, width: number) => Scene;
}

/** Windows of which one has drapes stand on its floor. */
export function settingOf(windows: readonly Pick<Window, "customizations">[]): Setting {
  return windows.some(({ customizations }) => customizations.drapes) ? "on a floor" : "by itself";
}

/** Scenes as one picture without words, each to the scale of its own window, all standing on one floor. */
export function sideBySide(scenes: readonly Scene[], { width, gap, prepare = (scene) => scene }: Row): string {
  const share = (width - gap * (scenes.length - 1)) / scenes.length;
  const heights = scenes.map(({ viewBox }) => (share * viewBox.height) / viewBox.width);
  const height = Math.ceil(Math.max(...heights));
  // A picture that is one scene ends where that does: to cut it there again costs a third of its time.
  const whole = scenes.length === 1 ? 'overflow="visible" ' : "";
  const placed = scenes.map((scene, index) => {
    const own = heights[index] as number;
    const place = `${whole}x="${index * (share + gap)}" y="${height - own}" width="${share}" height="${own}"`;
    return sceneToPicture(prepare(scene, share)).replace("<svg ", `<svg ${place} `);
  });
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${placed.join("")}</svg>`;
}
