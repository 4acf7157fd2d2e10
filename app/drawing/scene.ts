/** One SVG element as plain data, so that a scene can be compared, tested and written without a browser. */
export interface Shape {
  tag: string;
  attrs: Attributes;
  children?: readonly Shape[];
  text?: string;
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Scene {
  id: string;
  viewBox: Box;
  /** In pixels at any size: lines do not thicken on paper nor vanish on a card. */
  lineWeight: number;
  title: string;
  description: string;
  /** Sentences about what had to be assumed. */
  notes: readonly string[];
  defs: readonly Shape[];
  shapes: readonly Shape[];
}

export function shape(tag: string, attrs: Attributes, children?: readonly Shape[]): Shape {
  return children ? { tag, attrs, children } : { tag, attrs };
}

export type Children = readonly (Shape | readonly Shape[] | null)[];

export function group(attrs: Attributes, ...children: Children): Shape {
  return { tag: "g", attrs, children: children.flatMap((child) => child ?? []) };
}

/** A group that says nothing about what it holds. */
export function fragment(...children: Children): Shape {
  return group({}, ...children);
}

export function at(x: number, y: number, ...children: Children): Shape {
  return group({ transform: x === 0 && y === 0 ? undefined : `translate(${round(x)} ${round(y)})` }, ...children);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const HUNDREDTHS = Array.from({ length: 100 }, (_, i) =>
  (i / 100)
    .toFixed(2)
    .replace(/^0|0+$/g, "")
    .replace(/^\.$/, ""),
);

/** Hundredths without a leading zero. Printing decimals the ordinary way was the largest single cost of a drawing. */
export function short(value: number): string {
  const rounded = Math.round(value * 100);
  if (rounded === 0) return "0";
  const size = Math.abs(rounded);
  const whole = Math.floor(size / 100);
  const rest = HUNDREDTHS[size - whole * 100];
  return (rounded < 0 ? "-" : "") + (whole === 0 ? "" : whole) + rest;
}

/** Path data from a template; numbers are rounded to hundredths of an inch, which no eye can tell. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let data = parts[0] ?? "";
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] as number | string;
    data += (typeof value === "number" ? short(value) : value) + (parts[i + 1] ?? "");
  }
  return data;
}

/** The mirror image, about x = 0, of path data made of absolute coordinate pairs (M, L, C, Q, Z). */
export function mirrorPath(data: string): string {
  let index = 0;
  return data.replace(/-?\d*\.?\d+/g, (number) => {
    index += 1;
    if (index % 2 === 0) return number;
    return number.startsWith("-") ? number.slice(1) : `-${number}`;
  });
}
