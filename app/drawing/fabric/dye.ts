import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { LIGHT } from "#app/drawing/palette.ts";
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
  /** The cord of a welt, where none was named. */
  accent: string;
  /** Pile is bright at the edge of a fold and dark on its face. */
  sheen: boolean;
}

const DARK = 0.55;
const PALE = 0.72;
const IVORY = "#F0E7D6";

export function dyeOf({ colors, weave }: FabricLook): Dye {
  const ground = colors[0] ?? IVORY;
  const l = lightness(ground);
  return {
    ground,
    shadow: tone(ground, l * 0.4, (own) => Math.min(0.06, own * 0.8 + 0.016)),
    light: mix(ground, LIGHT, l > DARK ? 0.98 : 0.5 + (l / DARK) * 0.35),
    contrast: l > PALE ? tone(ground, l * 0.6, (own) => own + 0.02) : IVORY,
    accent: colors[1] ?? tone(ground, l * (l > DARK ? 0.82 : 1.35), (own) => own + 0.015),
    sheen: weave === "velvet",
  };
}
