import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import { line, solid } from "#app/drawing/easel.ts";
import { INK, LINEN } from "#app/drawing/palette.ts";
import { type Box, d, group, type Shape, shape } from "#app/drawing/scene.ts";

type Side = "left" | "right";

/** What a hand finds: a chain held to the frame, a tab on the bottom bar, or a remote. Nothing hangs free. */
export function drawControl(flags: OptionFlags, shade: Box, glass: Box, side: Side = "right"): Shape | null {
  if (flags.clutchControl) return drawChain(side, shade, glass);
  if (flags.cordlessControl) return drawTab(shade);
  if (flags.motorizedControl) return drawMotor(side, shade, glass);
  return null;
}

function drawChain(side: Side, shade: Box, glass: Box): Shape {
  const x = side === "right" ? shade.x + shade.width - 0.9 : shade.x + 0.15;
  const foot = Math.min(shade.y + glass.height * 0.86, glass.y + glass.height - 2);
  const holder = d`M${x - 0.35},${foot - 0.9}H${x + 1.1}V${foot + 1.1}H${x - 0.35}Z`;
  return group(
    {},
    shape("path", {
      d: d`M${x},${shade.y + 1}V${foot}M${x + 0.75},${shade.y + 1}V${foot}`,
      stroke: INK,
      "stroke-width": 0.26,
      "stroke-dasharray": "0 .5",
    }),
    solid(holder, LINEN),
  );
}

function drawTab(shade: Box): Shape {
  const x = shade.x + shade.width / 2;
  const y = shade.y + shade.height;
  const tab = d`M${x - 1.1},${y - 0.1}V${y + 0.6}Q${x - 1.1},${y + 1} ${x - 0.6},${y + 1}H${x + 0.6}Q${x + 1.1},${y + 1} ${x + 1.1},${y + 0.6}V${y - 0.1}Z`;
  return solid(tab, LINEN);
}

function drawMotor(side: Side, shade: Box, glass: Box): Shape {
  const at = side === "left" ? shade.x + 1 : shade.x + shade.width - 1.7;
  const wand = d`M${at},${shade.y + 0.6}h.7v5.4q-.35,.5 -.7,0Z`;
  const x = glass.x + glass.width - 4.6;
  const y = glass.y + glass.height - 8.5;
  const remote = d`M${x + 0.6},${y}h1.4q.6,0 .6,.6v5q0,.6 -.6,.6h-1.4q-.6,0 -.6,-.6v-5q0,-.6 .6,-.6Z`;
  const keys = d`M${x + 0.85},${y + 1.9}l.45,-.6l.45,.6M${x + 0.9},${y + 2.9}h.8M${x + 0.85},${y + 3.8}l.45,.6l.45,-.6`;
  const waves = d`M${x - 0.9},${y - 0.3}q-.5,-.6 0,-1.2M${x - 1.7},${y + 0.2}q-1,-1.1 0,-2.2`;
  return group({}, solid(wand + remote, LINEN), line(keys + waves, 0.7));
}
