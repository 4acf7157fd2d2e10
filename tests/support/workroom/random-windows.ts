import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";

/** Numbers from 0 up to 1 that are the same in every run (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Soft hems keep their curve so wide, and a face without a splice is so long. */
const widestFor = (key: string): number => {
  if (/Soft Roman|Slouch/.test(key)) return 43;
  return key.startsWith("cornice-boards/") ? 92 : 120;
};

const allStyles = styles.map(styleKey);

/** Ordinary windows with room around them, each with a style that fits it and the answers that most people give. */
export function randomWindows(count: number, seed = 1) {
  const next = seededNumbers(seed);
  const eighths = (least: number, most: number) => least + Math.round(next() * (most - least) * 8) / 8;
  return Array.from({ length: count }, () => {
    const [width, height] = [eighths(24, 120), eighths(36, 108)];
    const [below, gap] = [eighths(0, 36), eighths(8, 24)];
    const fitting = allStyles.filter((key) => width <= widestFor(key));
    const style = fitting[Math.floor(next() * fitting.length)] ?? "";
    return {
      style,
      window: {
        width,
        height,
        topToFloor: height + below,
        gap,
        room: height + below + gap,
        left: 48,
        right: 48,
        heightToSill: height - 3,
        glassWidth: width - 6,
        glassHeight: height - 6,
      },
      fabric: { width: [54, 55, 56][Math.floor(next() * 3)] ?? 54 },
      lining: "standard",
      newHardware: true,
    };
  });
}
