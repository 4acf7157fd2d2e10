import { opening } from "./frame.ts";
import type { Looks } from "./looks.ts";
import type { Inches } from "./resolve.ts";
import type { Box } from "./scene.ts";

/** Where everything stands, in inches: x from the left edge of the frame, y down from the ceiling. */
export interface Layout {
  ceiling: number;
  floor: number;
  leftWall: number;
  rightWall: number;
  frame: Box;
  glass: Box;
  door: boolean;
  rod?: Rod;
  panels: readonly { x: number; width: number; leading: "left" | "right" }[];
  /** Bottom edge of the drapes. */
  hem: number;
  /** Panels stretched over the glass between two rods. */
  sash?: Box;
  shade?: Box & { hidden: number };
  top?: Box;
}

interface Rod {
  x0: number;
  x1: number;
  y: number;
  finials: { left: boolean; right: boolean };
}

export interface Pose {
  closed: boolean;
  /** 0 is down to the sill, 1 is as high as a shade goes. */
  raise: number;
}

const FLOOR_CLEARANCE = 0.5;
const WALL_CLEARANCE = 0.5;
const FINIAL_ROOM = 4;
const SHADE_GAP = 0.25;
const SHORTEST_SHADE = 9;
/** Cloth must clear the ceiling by this much, and so must a board. */
const CEILING_CLEARANCE = 0.25;

export function layOut(inches: Inches, looks: Looks, pose: Pose): Layout {
  const ceiling = 0;
  const floor = inches.heightFromFloorToCeiling;
  const frame: Box = {
    x: 0,
    y: inches.heightFromWindowFrameToCeiling,
    width: inches.widthOfWindow,
    height: inches.heightOfWindow,
  };
  const door = frame.y + frame.height > floor - 4;
  const glass = opening(frame, door);
  const leftWall = -inches.distanceFromWindowFrameToLeftWall;
  const rightWall = frame.width + inches.distanceFromWindowFrameToRightWall;
  const room = { ceiling, floor, leftWall, rightWall, frame, glass, door, hem: floor - FLOOR_CLEARANCE };
  const rod = looks.heading ? placeRod(room, looks) : undefined;
  return {
    ...room,
    panels: rod ? placePanels(room, rod, pose) : [],
    ...(rod ? { rod } : {}),
    ...(looks.sash ? { sash: placeSash(glass) } : {}),
    ...(looks.shade ? { shade: placeShade(glass, pose) } : {}),
    ...(looks.top ? { top: placeTop(room, looks, rod) } : {}),
  };
}

type Room = Pick<Layout, "ceiling" | "floor" | "leftWall" | "rightWall" | "frame" | "glass">;

/** A sixth of the width to each side lets the panels stack off the glass; walls and ceiling have the last word. */
function placeRod({ frame, leftWall, rightWall }: Room, looks: Looks): Rod {
  const reach = Math.min(14, Math.max(7, frame.width / 6));
  const x0 = Math.max(frame.x - reach, leftWall + WALL_CLEARANCE);
  const x1 = Math.min(frame.x + frame.width + reach, rightWall - WALL_CLEARANCE);
  const gap = frame.y;
  const above = looks.top ? 4 : gap > 12 ? gap / 2 : Math.min(5, gap / 2);
  const clothTop = looks.heading?.top ?? 0;
  const highest = CEILING_CLEARANCE + Math.max(1, -clothTop) + (looks.top ? 1 : 0);
  const pole = looks.heading?.hang !== "track" && !looks.top;
  return {
    x0,
    x1,
    y: Math.max(frame.y - above, highest),
    finials: {
      left: pole && x0 - leftWall >= FINIAL_ROOM,
      right: pole && rightWall - x1 >= FINIAL_ROOM,
    },
  };
}

function placePanels({ frame }: Room, rod: Rod, { closed }: Pose): Layout["panels"] {
  const span = rod.x1 - rod.x0;
  const widest = span / 2;
  const stack = (extension: number) => Math.min(widest, Math.max(Math.min(9, span / 3), extension + 3.5, span * 0.14));
  const left = closed ? widest : stack(frame.x - rod.x0);
  const right = closed ? widest : stack(rod.x1 - frame.x - frame.width);
  return [
    { x: rod.x0, width: left, leading: "right" },
    { x: rod.x1 - right, width: right, leading: "left" },
  ];
}

function placeSash(glass: Box): Box {
  return { x: glass.x - 0.4, y: glass.y - 1.8, width: glass.width + 0.8, height: glass.height + 3 };
}

function placeShade(glass: Box, { raise }: Pose): Box & { hidden: number } {
  const shortest = Math.min(SHORTEST_SHADE, glass.height);
  const height = glass.height - (glass.height - shortest) * Math.min(1, Math.max(0, raise));
  return {
    x: glass.x + SHADE_GAP,
    y: glass.y,
    width: glass.width - SHADE_GAP * 2,
    height,
    hidden: glass.height - height,
  };
}

/** A sixth of the height from board to floor; a shallow one is mounted lower, to cover the head of the frame. */
function placeTop({ frame, leftWall, rightWall, floor }: Room, looks: Looks, rod: Rod | undefined): Box {
  const over = rod ? { x0: rod.x0 - 2, x1: rod.x1 + 2, y: rod.y - 3.4 } : undefined;
  const x0 = Math.max(over?.x0 ?? frame.x - 2.5, leftWall + CEILING_CLEARANCE);
  const x1 = Math.min(over?.x1 ?? frame.x + frame.width + 2.5, rightWall - CEILING_CLEARANCE);
  const depth = (y: number) => ((looks.top?.long ?? 16) * Math.min(18, Math.max(12, (floor - y) / 6))) / 16;
  const above = Math.min(5, frame.y * 0.6, depth(frame.y - 5) * 0.35);
  const y = Math.max(CEILING_CLEARANCE, over?.y ?? frame.y - above);
  return { x: x0, y, width: x1 - x0, height: Math.min(depth(y), (floor - y) * 0.6) };
}
