import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import { line, solid } from "#app/drawing/easel.ts";
import type { Layout } from "#app/drawing/layout.ts";
import { INK, LINEN, PAPER } from "#app/drawing/palette.ts";
import { type Box, d, group, type Shape, shape } from "#app/drawing/scene.ts";

type Side = "left" | "right";
type Power = "battery" | "plug" | "wired";

/** A loop of chain, its strands three quarters of an inch apart, hangs so far outside the edge of the shade. */
const OUTSIDE = 0.5;
const LOOP = 0.75;
/** How far down a chain goes: a hand reaches it when the shade is up. */
const REACH = 2 / 3;
const MOTOR = { length: 8, height: 1.4 };
const REMOTE = { width: 2.6, height: 6.2, beside: 3, aboveFloor: 48 };

/** What a hand finds: a chain held to the frame, a tab on the bottom bar, or a remote. Nothing hangs free. */
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
  if (flags.motorizedControl) return group({}, drawMotor(side, power, shade), drawRemote(side, layout));
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
  return group(
    {},
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
  return power === "battery" ? motor : group({}, motor, line(cords[power], 0.7));
}

/** In its holder on the wall, beside whatever hangs there, on the chosen side; on the other one where a wall is too near. */
function drawRemote(side: Side, layout: Layout): Shape | null {
  const { leftWall, rightWall, floor, hanging, shade, top, frame } = layout;
  const boxes = [frame, shade, top].flatMap((box) => (box ? [[box.x, box.x + box.width] as const] : []));
  if (hanging) boxes.push([hanging.rod.x0 - REMOTE.beside, hanging.rod.x1 + REMOTE.beside]);
  const leftmost = Math.min(...boxes.map(([from]) => from)) - REMOTE.beside - REMOTE.width;
  const rightmost = Math.max(...boxes.map(([, to]) => to)) + REMOTE.beside;
  const hasRoom = { left: leftmost > leftWall + 1, right: rightmost + REMOTE.width < rightWall - 1 };
  const other = side === "left" ? "right" : "left";
  const found = [side, other].find((each) => hasRoom[each as Side]);
  if (!found) return null;
  const x = found === "left" ? leftmost : rightmost;
  const y = Math.max(1, floor - REMOTE.aboveFloor - REMOTE.height / 2);
  const remote = d`M${x + 0.6},${y}h1.4q.6,0 .6,.6v5q0,.6 -.6,.6h-1.4q-.6,0 -.6,-.6v-5q0,-.6 .6,-.6Z`;
  const plate = d`M${x - 0.7},${y - 0.9}h4v8.2h-4Z`;
  const pocket = d`M${x - 0.7},${y + 4.9}h4v2.4h-4Z`;
  const keys = d`M${x + 0.85},${y + 1.9}l.45,-.6l.45,.6M${x + 0.9},${y + 2.9}h.8M${x + 0.85},${y + 3.8}l.45,.6l.45,-.6`;
  return group({}, solid(plate, PAPER), solid(remote, LINEN), line(keys, 0.7), solid(pocket, PAPER));
}
