import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { LIGHT, LINE } from "#app/drawing/palette.ts";
import { lightness, mix, tone } from "./color.ts";

/** The colors a cloth is drawn in besides its own. */
export interface Dye {
  ground: string;
  /** Shade in its folds: the cloth's own color, deepened. */
  shadow: string;
  /** Where light falls on it. A dark cloth throws back its own color, not white. */
  light: string;
  /** Bands, ties, trim and linings that turn to the front, where no fabric was named for them. */
  contrast: string;
  /** The cord of a welt, where none was named, and the light on it. */
  accent: string;
  gleam: string;
  /** Its lines: on a dark cloth they are drawn in light, as on dark paper. */
  ink: string;
  /** Pile is bright at the edge of a fold and dark on its face. */
  sheen: boolean;
}

const DARK = 0.55;
const PALE = 0.72;
/** Ink is seen on anything lighter than this. */
const INKED = 0.42;
const IVORY = "#F0E7D6";

export function dyeOf({ colors, weave }: FabricLook): Dye {
  const ground = colors[0] ?? IVORY;
  const l = lightness(ground);
  const accent = colors[1] ?? tone(ground, l * (l > DARK ? 0.82 : 1.35), (own) => own + 0.015);
  return {
    ground,
    shadow: tone(ground, l * 0.4, (own) => Math.min(0.06, own * 0.8 + 0.016)),
    light: lightOn(ground),
    contrast: l > PALE ? tone(ground, l * 0.6, (own) => own + 0.02) : IVORY,
    accent,
    gleam: lightOn(accent),
    ink: l > INKED ? LINE : mix(ground, LIGHT, 0.45),
    sheen: weave === "velvet",
  };
}

/** Light where it falls on a color: a dark one throws back itself, not white. */
export function lightOn(color: string): string {
  const l = lightness(color);
  return mix(color, LIGHT, l > DARK ? 0.98 : 0.5 + (l / DARK) * 0.35);
}
