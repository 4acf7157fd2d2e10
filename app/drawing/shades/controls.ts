import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import { line, solid } from "#app/drawing/easel.ts";
import type { Layout } from "#app/drawing/layout.ts";
import { INK, LINEN } from "#app/drawing/palette.ts";
import { type Box, d, fragment, type Shape, shape } from "#app/drawing/scene.ts";

type Side = "left" | "right";
type Power = "battery" | "plug" | "wired";

/** A loop of chain, its strands three quarters of an inch apart, hangs so far outside the edge of the shade. */
const OUTSIDE = 0.5;
const LOOP = 0.75;
/** How far down a chain goes: a hand reaches it when the shade is up. */
const REACH = 2 / 3;
const MOTOR = { length: 8, height: 1.4 };

/** What a hand finds: a chain held to the frame or a tab on the bottom bar. A remote lies wherever it was put down. */
export function drawControl(
  flags: OptionFlags,
  layout: Layout,
  side: Side = "right",
  power: Power = "battery",
): Shape | null {
  const { shade } = layout;
  if (!shade) return null;
  if (flags.clutchControl) return drawChain(side, shade, layout);
  if (flags.cordlessControl) return drawTab(shade);
  if (flags.motorizedControl) return drawMotor(side, power, shade);
  return null;
}

/** A chain beside the shade from its head to the hold-down, which is screwed to the casing or the wall there. */
function drawChain(side: Side, shade: Box & { hidden: number }, { leftWall, rightWall }: Layout): Shape {
  const right = side === "right";
  const wanted = right ? shade.x + shade.width + OUTSIDE : shade.x - OUTSIDE - LOOP;
  const x = Math.max(leftWall + 0.4, Math.min(rightWall - LOOP - 0.4, wanted));
  const top = shade.y + 1;
  const foot = shade.y + (shade.height + shade.hidden) * REACH;
  const holder = d`M${x - 0.35},${foot - 0.9}h1.45v2.2h-1.45Z`;
  return fragment(
    // Over the wheel in the head and round the one in the hold-down.
    shape("path", {
      d: d`M${x},${foot}V${top}a.38,.38 0 0 1 .75,0V${foot}`,
      stroke: INK,
      "stroke-width": 0.26,
      "stroke-dasharray": "0 .5",
    }),
    solid(holder, LINEN),
    line(d`M${x + 0.375},${foot + 0.8}v.01`, 0.8),
  );
}

function drawTab(shade: Box): Shape {
  const x = shade.x + shade.width / 2;
  const y = shade.y + shade.height;
  const tab = d`M${x - 1.1},${y - 0.1}V${y + 0.6}Q${x - 1.1},${y + 1} ${x - 0.6},${y + 1}H${x + 0.6}Q${x + 1.1},${y + 1} ${x + 1.1},${y + 0.6}V${y - 0.1}Z`;
  return solid(tab, LINEN);
}

/**
 * The motor lies in the head behind the cloth: dashed, as a draftsman draws what is hidden. A cord goes down beside the shade
 * to an outlet, a wire goes into the wall above; a battery needs neither.
 */
function drawMotor(side: Side, power: Power, shade: Box): Shape {
  const { height } = MOTOR;
  const length = Math.min(MOTOR.length, shade.width / 3);
  const left = side === "left";
  const x = left ? shade.x + 0.5 : shade.x + shade.width - 0.5 - length;
  const y = shade.y + 0.6;
  const out = left ? shade.x - OUTSIDE : shade.x + shade.width + OUTSIDE;
  const cords = {
    battery: "",
    plug: d`M${out},${y}V${shade.y + shade.height + 8}`,
    wired: d`M${x + length / 2},${y}V${shade.y - 1.2}`,
  };
  const motor = line(d`M${x},${y}h${length}v${height}h${-length}Z`, 0.6, { "stroke-dasharray": "3 2" });
  return power === "battery" ? motor : fragment(motor, line(cords[power], 0.7));
}
