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

/** Scenes as one picture without words, all to one scale and standing on one floor: a wide window is the wider one. */
export function sideBySide(scenes: readonly Scene[], { width, gap, prepare = (scene) => scene }: Row): string {
  const inches = scenes.reduce((sum, { viewBox }) => sum + viewBox.width, 0);
  const scale = (width - gap * (scenes.length - 1)) / inches;
  const height = Math.ceil(scale * Math.max(...scenes.map(({ viewBox }) => viewBox.height)));
  // A picture that is one scene ends where that does: to cut it there again costs a third of its time.
  const whole = scenes.length === 1 ? 'overflow="visible" ' : "";
  let x = 0;
  const placed = scenes.map((scene) => {
    const [wide, high] = [scene.viewBox.width * scale, scene.viewBox.height * scale];
    const place = `${whole}x="${x}" y="${height - high}" width="${wide}" height="${high}"`;
    x += wide + gap;
    return sceneToPicture(prepare(scene, wide)).replace("<svg ", `<svg ${place} `);
  });
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${placed.join("")}</svg>`;
}
