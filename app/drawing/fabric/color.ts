/** Lightness as the eye sees it (0 to 1), and two axes of color: OKLab, in which equal steps look equal. */
interface Seen {
  l: number;
  a: number;
  b: number;
}

export function lightness(color: string): number {
  return see(color).l;
}

/** Between two colors; a share of 0 is the first. */
export function mix(color: string, other: string, share: number): string {
  if (share === 0) return color;
  const [r, g, b] = channels(color);
  const [red, green, blue] = channels(other);
  return hex(r + (red - r) * share, g + (green - g) * share, b + (blue - b) * share);
}

/** The same hue at another lightness, and so much of its color. Without a hue of its own it becomes a little warm. */
export function tone(color: string, l: number, chroma: (own: number) => number): string {
  const { a, b } = see(color);
  const own = Math.hypot(a, b);
  const wanted = chroma(own);
  const [x, y] = own < NEUTRAL ? WARM : [a / own, b / own];
  return unsee({ l, a: x * wanted, b: y * wanted });
}

const NEUTRAL = 0.006;
const WARM = [0.38, 0.92] as const;

function channels(color: string): [red: number, green: number, blue: number] {
  const all = Number.parseInt(color.slice(1), 16);
  return [(all >> 16) & 255, (all >> 8) & 255, all & 255];
}

const PAIRS = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, "0").toUpperCase());

function hex(red: number, green: number, blue: number): string {
  return `#${pair(red)}${pair(green)}${pair(blue)}`;
}

function pair(value: number): string | undefined {
  return PAIRS[Math.round(Math.min(255, Math.max(0, value)))];
}

function see(color: string): Seen {
  const [red, green, blue] = channels(color);
  const [r, g, b] = [(red / 255) ** 2.2, (green / 255) ** 2.2, (blue / 255) ** 2.2];
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return {
    l: 0.2105 * l + 0.7936 * m - 0.0041 * s,
    a: 1.978 * l - 2.4286 * m + 0.4506 * s,
    b: 0.0259 * l + 0.7828 * m - 0.8087 * s,
  };
}

function unsee({ l: light, a, b }: Seen): string {
  const l = (light + 0.3963 * a + 0.2158 * b) ** 3;
  const m = (light - 0.1056 * a - 0.0639 * b) ** 3;
  const s = (light - 0.0895 * a - 1.2915 * b) ** 3;
  return hex(
    shown(4.0767 * l - 3.3077 * m + 0.231 * s),
    shown(-1.2684 * l + 2.6098 * m - 0.3413 * s),
    shown(-0.0042 * l - 0.7034 * m + 1.7076 * s),
  );
}

function shown(linear: number): number {
  return Math.max(0, linear) ** (1 / 2.2) * 255;
}
