import { BONE, LINE, LINEN } from "#app/drawing/palette.ts";
import { d, type Shape, shape } from "#app/drawing/scene.ts";
import { shapesToMarkup } from "#app/drawing/svg.ts";

/** Kinds of houses between the rivers, by the names that the guide calls them. */
const fronts: Readonly<Record<string, () => Shape[]>> = {
  "Row houses": rowHouse,
  "Stone farmhouses": farmhouse,
  "Twins and Victorians": victorian,
  "New houses and lofts": newHouse,
};

/** The front of a house as its windows are dressed. It says nothing that the words below it do not. */
export function drawFront(name: string): string {
  const front = fronts[name];
  if (!front) throw new Error(`Nobody has drawn ${name}.`);
  return `<svg viewBox="0 0 160 132" aria-hidden="true" fill="none" stroke-width="1" stroke-linejoin="round">${shapesToMarkup(front())}</svg>`;
}

const GROUND = 126;
const WALL = "#FCF9F3";
const ROOF = "#D8CBB5";
const GLASS = "#D6DFDD";
const CLOTH = "#A9B394";
const DOOR = "#5C6858";
const CREAM = "#EFE6D4";

/** Lines keep their weight at any size. */
function drawn(data: string, fill?: string, strength = 1): Shape {
  return shape("path", {
    d: data,
    fill,
    stroke: LINE,
    "stroke-opacity": strength === 1 ? undefined : strength,
    "vector-effect": "non-scaling-stroke",
  });
}

const box = (x: number, y: number, width: number, height: number) => d`M${x},${y}h${width}v${height}h${-width}Z`;

type Dress = "shade and drapes" | "shade" | "drapes" | "ripplefold" | "bare";
type Pane = readonly [x: number, y: number, width: number, height: number];

/** Windows dressed alike, in a few paths whatever their number: so many panes across, two down. */
function windows(dress: Dress, panes: readonly Pane[], across = 2): Shape[] {
  let glass = "";
  let cloth = "";
  let shades = "";
  let bars = "";
  let folds = "";
  for (const [x, y, width, height] of panes) {
    glass += box(x, y, width, height);
    for (let i = 1; i < across; i += 1) bars += d`M${x + (width * i) / across},${y}v${height}`;
    bars += d`M${x},${y + height / 2}h${width}`;
    if (dress === "shade" || dress === "shade and drapes") {
      const [drop, pleat] = [height * 0.42, height * 0.14];
      shades += box(x, y, width, drop);
      folds += d`M${x},${y + pleat}h${width}M${x},${y + pleat * 2}h${width}`;
    }
    if (dress === "bare" || dress === "shade") continue;
    const side = dress === "ripplefold" ? width * 0.16 : width * 0.24;
    for (const left of [x, x + width - side]) {
      cloth += box(left, y, side, height);
      const count = dress === "ripplefold" ? 4 : 2;
      for (let i = 1; i < count; i += 1) folds += d`M${left + (side * i) / count},${y}v${height}`;
    }
  }
  return [
    shape("path", { d: glass, fill: GLASS }),
    shape("path", { d: bars, stroke: WALL, "stroke-width": 0.9 }),
    ...(shades ? [drawn(shades, CREAM, 0.6)] : []),
    ...(cloth ? [drawn(cloth, CLOTH, 0.6)] : []),
    drawn(folds, undefined, 0.3),
    drawn(glass),
  ];
}

function sills(panes: readonly Pane[]): Shape {
  return drawn(panes.map(([x, y, width, height]) => box(x - 1.5, y + height, width + 3, 2)).join(""), WALL);
}

const ground = () => drawn(d`M2,${GROUND}H158`);

function rowHouse(): Shape[] {
  const dressed: Pane[] = [
    ...[59, 87].map((x): Pane => [x, 24, 14, 22]),
    ...[59, 87].map((x): Pane => [x, 56, 14, 27]),
    [59, 92, 14, 26],
  ];
  const next: Pane[] = [22, 126].flatMap((x): Pane[] => [
    [x, 28, 12, 20],
    [x, 58, 12, 25],
    [x, 93, 12, 24],
  ]);
  return [
    drawn(box(8, 16, 42, 110) + box(110, 16, 42, 110), LINEN, 0.35),
    drawn(box(50, 12, 60, 114), WALL),
    drawn("M54,33h4M77,20h5M76,51h6M54,62h3M104,68h4M76,88h6M54,100h4M104,54h4M78,104h5M54,112h4", undefined, 0.35),
    shape("g", { opacity: 0.45 }, [...windows("bare", next)]),
    drawn(`${box(46, 7, 68, 5)}M52,12v3M64,12v3M80,12v3M96,12v3M108,12v3`, ROOF),
    ...windows("shade and drapes", dressed),
    sills(dressed),
    drawn(`${box(87, 92, 14, 5)}${box(87, 98, 14, 22)}`, DOOR),
    drawn(box(84, 120, 20, 3) + box(81, 123, 26, 3), BONE),
    ground(),
  ];
}

function farmhouse(): Shape[] {
  const dressed: Pane[] = [
    ...[32, 54, 74, 94, 116].map((x): Pane => [x, 58, 12, 19]),
    ...[32, 54, 94, 116].map((x): Pane => [x, 93, 12, 22]),
  ];
  const reveals = dressed.map(([x, y, width, height]) => box(x - 3, y - 3, width + 6, height + 5)).join("");
  return [
    drawn(box(32, 12, 12, 18) + box(116, 12, 12, 18), WALL),
    drawn("M14,50L28,24H132L146,50Z", ROOF),
    drawn(box(20, 50, 120, 76), WALL),
    drawn(
      "M23,84h7v4h-8zM34,83h9v4h-8zM46,86h6v3h-6zM60,84h8v4h-8zM88,83h8v4h-9zM100,86h7v3h-7zM112,83h8v4h-8zM128,84h8v4h-9zM23,104h5v4h-5zM48,104h4v5h-4zM110,100h4v5h-4zM132,100h6v5h-6zM23,62h5v4h-5zM48,66h4v4h-4zM68,62h4v4h-4zM88,66h4v4h-4zM110,62h4v4h-4zM132,68h5v4h-5zM33,120h8v4h-8zM47,121h9v3h-9zM92,120h9v4h-8zM116,121h9v3h-9z",
      undefined,
      0.3,
    ),
    drawn(reveals, ROOF, 0.55),
    ...windows("shade", dressed),
    drawn("M72,90h16v36h-16zM80,94v32", DOOR),
    ground(),
  ];
}

function victorian(): Shape[] {
  const middle: Pane[] = [
    [50, 62, 22, 22],
    [50, 97, 22, 23],
  ];
  const sides: Pane[] = [40, 75].flatMap((x): Pane[] => [
    [x, 62, 7, 22],
    [x, 97, 7, 23],
  ]);
  const beside: Pane[] = [[102, 58, 14, 24]];
  return [
    drawn("M126,46h28v80h-28Z", LINEN, 0.3),
    drawn("M28,52H126V126H28Z", WALL),
    drawn("M84,52L96,34H130V52Z", ROOF),
    drawn("M22,54L61,10L100,54H92L61,20L30,54Z", ROOF),
    drawn("M30,54L61,20L92,54Z", WALL),
    drawn("M56,46V38Q61,30 66,38V46ZM61,33V46", GLASS),
    drawn("M38,126V58L48,58H74L84,58V126M48,58V126M74,58V126", WALL),
    drawn("M34,58L44,52H78L88,58ZM38,88H84V93H38Z", BONE),
    ...windows("shade", middle),
    ...windows("shade", sides, 1),
    ...windows("drapes", beside),
    sills(beside),
    drawn("M94,94L99,88H128V94Z", ROOF),
    drawn(`${box(103, 100, 14, 23)}M110,100v23`, DOOR),
    drawn("M97,94V123M124,94V123M94,123H128V126H94Z", BONE),
    ground(),
  ];
}

function newHouse(): Shape[] {
  return [
    drawn(box(18, 24, 124, 102), WALL),
    drawn(box(12, 18, 136, 6), ROOF),
    drawn("M18,74H142V79H18Z", BONE),
    ...windows("ripplefold", [[28, 32, 78, 38]], 4),
    ...windows("ripplefold", [[28, 84, 78, 42]], 4),
    ...windows("shade", [[114, 32, 20, 38]], 1),
    drawn(`${box(114, 88, 20, 38)}M130,106v5`, DOOR),
    ground(),
  ];
}
