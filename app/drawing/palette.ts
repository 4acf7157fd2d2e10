export const INK = "#23262A";
/** The line of a drawing: ink, softened once here instead of by an opacity on every line. */
export const LINE = "#3D3E40";
/** Shade outside the cloth is warm; pure ink would turn it grey. */
export const SHADOW = "#4A3520";
export const LIGHT = "#FFFDF6";
export const LINEN = "#F7F2E9";
export const BONE = "#ECE3D3";
export const MOSS = "#3F4A3C";

export const toneNames = ["flax", "ivory", "sage", "mist", "clay", "indigo", "rose"] as const;
export type ToneName = (typeof toneNames)[number];

export const patternNames = ["plain", "linen", "stripe", "ticking", "print"] as const;
export type PatternName = (typeof patternNames)[number];

export interface Fabric {
  tone: ToneName;
  pattern: PatternName;
}

interface Tone {
  cloth: string;
  /** The second colour of a pattern, and the cord of a welt. */
  accent: string;
  /** Banding, trim, ties, and linings that turn to the front. */
  contrast: string;
  /** Shade in its folds: the cloth's own colour, deepened. */
  shadow: string;
}

export const tones: Record<ToneName, Tone> = {
  flax: { cloth: "#DCCDB2", accent: "#B79E75", contrast: "#5F6B58", shadow: "#4A3520" },
  ivory: { cloth: "#F0E7D6", accent: "#C9B48F", contrast: "#B08D57", shadow: "#5A4630" },
  sage: { cloth: "#B7BFA6", accent: "#7F8B6C", contrast: "#F0E7D6", shadow: "#2F3826" },
  mist: { cloth: "#BECACB", accent: "#82979B", contrast: "#F0E7D6", shadow: "#2A3A42" },
  clay: { cloth: "#CFA48D", accent: "#A4573D", contrast: "#F0E7D6", shadow: "#4C2415" },
  indigo: { cloth: "#8693A8", accent: "#4C5A73", contrast: "#F0E7D6", shadow: "#1C2338" },
  rose: { cloth: "#DDBFB6", accent: "#B2837A", contrast: "#8A5A50", shadow: "#4E2B27" },
};
