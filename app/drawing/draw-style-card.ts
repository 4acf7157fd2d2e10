import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import { type GroupId, type StyleRef, styleSlug } from "#app/domain/catalogue/style.ts";
import { draperyNumbers, topNumbers } from "#app/domain/catalogue/trade-numbers.ts";
import { findChip, usualChip } from "#app/domain/fabrics/cloth-chips.ts";
import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { defaultPlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { sewnTop } from "#app/domain/workroom/tops/sewn-top.ts";
import { makeCloth } from "./cloth.ts";
import { drawDrapes } from "./drapery/draw-drapes.ts";
import { drawSash, type Sash } from "./drapery/draw-sash.ts";
import type { HeadingLook } from "./drapery/headings.ts";
import { fullnessOf } from "./drapery/spacing.ts";
import { type Cloth, define, type Easel, layer, line, newEasel, type Pole, usualPole } from "./easel.ts";
import { openInk, openOpacity } from "./fabric/dress.ts";
import { dyeOf } from "./fabric/dye.ts";
import { flax } from "./fabric/usual-looks.ts";
import { drawFrame, opening } from "./frame.ts";
import { drawPole } from "./hardware.ts";
import { type Looks, looksOf } from "./looks.ts";
import { INK } from "./palette.ts";
import { at, d, group, type Scene, type Shape, shape } from "./scene.ts";
import { drawShade } from "./shades/draw-shade.ts";
import type { ShadeLook } from "./shades/shade-table.ts";
import { drawCornice } from "./tops/draw-cornice.ts";
import { drawValance, valanceFullness } from "./tops/draw-valance.ts";

/** The sample a workroom would hang up to show a style: small enough that its heading can be read on a card. */
export function drawStyleCard(
  groupId: GroupId,
  name: string,
  id = styleSlug({ group: groupId, name }),
  look: FabricLook | "open" = findChip(usualChip(groupId, name))?.look ?? flax,
): Scene {
  const style = findStyle(groupId, name);
  const whole = { ...newEasel(id), pole: familyPoles[groupId] ?? usualPole };
  const sample = drawSample(whole, { group: groupId, name }, look);
  const { width, aspect = ASPECT, shapes } = sample;
  return {
    id: whole.id,
    viewBox: { x: 0, y: 0, width, height: width * aspect },
    lineWeight: 0.9,
    title: name,
    description: style?.description ?? "",
    notes: [],
    defs: whole.defs,
    shapes,
  };
}

/** Height of a card for its width: drapes hang to the floor, a top is wider than it is high. */
const ASPECT = 1.25;
const DRAPES_ASPECT = 5 / 3;
const TOP_ASPECT = 0.8;
const TOP_WIDTH = 42;
const SHADE_FRAME = { x: 2.5, y: 2.5, width: 33, height: 42.5 };

interface Sample {
  width: number;
  aspect?: number;
  shapes: Shape[];
}

/** Where a motif is centered on the samples that lie flat, in inches from their left. */
export const cardCenters = { shades: shadeBox().width / 2, tops: TOP_WIDTH / 2 } as const;

function drawSample(whole: Easel, style: StyleRef, look: FabricLook | "open"): Sample {
  const looks = looksOf(style);
  const main = look === "open" ? flax : look;
  const dye = dyeOf(main);
  const easel =
    look === "open" ? { ...layer(whole, "c", { ...dye, ink: openInk }), open: true } : layer(whole, "c", dye);
  const center = looks.shade ? cardCenters.shades : looks.cornice || looks.valance ? cardCenters.tops : undefined;
  const cloth = {
    ...makeCloth(easel, { main }, {}, fullnessOn(looks, style, easel), {
      type: "drapes",
      ...(center ? { center } : {}),
    }),
    ...(look === "open" ? { opacity: openOpacity } : {}),
  };
  if (looks.heading) return drapesSample(easel, cloth, looks.heading, style);
  if (looks.sash) return sashSample(easel, cloth, looks.sash);
  if (looks.shade) return shadeSample(easel, cloth, looks.shade);
  const long = topNumbers(style)?.longPoint;
  return long ? topSample(easel, cloth, style, long) : { width: 40, shapes: [] };
}

function fullnessOn({ valance }: Looks, style: StyleRef, { rules }: Easel): number {
  return valance ? valanceFullness(valance, rules) : fullnessOf(style, rules);
}

/** Thinner than in a tall room: a sample is half as wide as a window. */
const SAMPLE_POLE = 1.125 / 2;
const familyPoles: Partial<Record<GroupId, Pole>> = {
  "grommet-top": { finish: "nickel", radius: SAMPLE_POLE },
  "pleated-tops": { finish: "brass", radius: SAMPLE_POLE },
  "hidden-tab-top": { finish: "black", radius: SAMPLE_POLE },
  "plain-top": { finish: "bronze", radius: SAMPLE_POLE },
  "rod-pocket": { finish: "wood", radius: SAMPLE_POLE },
};

/** Wider and longer than it can be shown: a part of its length is left out, as on a plan. */
function drapesSample(easel: Easel, cloth: Cloth, heading: HeadingLook, style: StyleRef): Sample {
  const width = 40;
  const hang = draperyNumbers(style)?.hang ?? "rings";
  const rod = { x0: 4, x1: width - 4, y: 3.6, finials: { left: true, right: true } };
  const panels = [{ x: 5, width: width - 10, leading: "right" as const }];
  // A sample is of nobody's window: it hangs as in every house, whatever the owner has changed.
  const clothTop = rod.y + defaultPlacementRules.headingTop[hang];
  const hung = drawDrapes(easel, cloth, heading, { hang, rod, panels, clothTop, hem: width * DRAPES_ASPECT - 2 });
  return { width, aspect: DRAPES_ASPECT, shapes: [...hung, breakLine(width, width * DRAPES_ASPECT - 11)] };
}

/** Two hairlines from edge to edge of the cloth, fainter than any fold. */
function breakLine(width: number, y: number): Shape {
  const half = width / 2;
  const across = (top: number) => d`M5,${top}H${half - 0.9}l.5,-.8l.8,1.6l.5,-.8H${width - 5}`;
  return line(across(y) + across(y + 0.35), 0.4, { stroke: INK, "stroke-width": 0.75 });
}

function sashSample(easel: Easel, cloth: Cloth, sash: Sash): Sample {
  const bare = { left: false, right: false };
  return {
    width: 36,
    aspect: DRAPES_ASPECT,
    shapes: [
      drawPole(easel, 4, 32, 4.25, bare),
      drawPole(easel, 4, 32, 55.75, bare),
      drawSash(easel, cloth, sash, { x: 6, y: 2.5, width: 24, height: 55 }),
    ],
  };
}

function shadeSample(easel: Easel, cloth: Cloth, look: ShadeLook): Sample {
  return { width: 38, shapes: [drawFrame(easel, SHADE_FRAME), drawShade(easel, cloth, look, shadeBox(), 12)] };
}

function shadeBox() {
  const { x, y, width } = opening(SHADE_FRAME);
  return { x: x + 0.25, y, width: width - 0.5, height: 26 };
}

/** Only the head of the window is shown, and fades out below. */
function topSample(easel: Easel, cloth: Cloth, style: StyleRef, long: number): Sample {
  const { cornice, valance } = looksOf(style);
  const [width, height] = [47, 47 * TOP_ASPECT];
  const frame = drawFrame(easel, { x: 5.5, y: 8, width: 36, height: 60 });
  const board = cornice ? drawCornice(easel, cloth, cornice, TOP_WIDTH, long) : null;
  const size = { face: TOP_WIDTH, return: easel.rules.boardAlone };
  const sewn = sewnTop(style, size, undefined, easel.rules);
  const soft = valance ? drawValance(easel, cloth, valance, { width: TOP_WIDTH, height: long, sewn }) : null;
  const head = group({ mask: `url(#${fadeOut(easel, width, height)})` }, frame);
  return { width, aspect: TOP_ASPECT, shapes: [head, at(2.5, 3, board, soft)] };
}

function fadeOut(easel: Easel, width: number, height: number): string {
  const fade = define(easel, "fade", (id) =>
    shape("linearGradient", { id, x2: 0, y2: 1 }, [
      shape("stop", { offset: 0.75, "stop-color": "#fff" }),
      shape("stop", { offset: 1, "stop-color": "#fff0" }),
    ]),
  );
  return define(easel, "card", (id) =>
    shape("mask", { id }, [shape("rect", { width, height, fill: `url(#${fade})` })]),
  );
}
