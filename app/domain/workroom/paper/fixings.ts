import type { OrderSite } from "#app/domain/orders/site/site-form.ts";
import type { HardwarePart } from "#app/domain/workroom/buying/hardware-parts.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { inWords } from "#app/domain/workroom/units.ts";
import type { HeldOn } from "./bracket-places.ts";

const A_BRACKET = 2;
/** An L goes into the wall and into the board, with as many each. */
const AN_L = 2;

/** So far apart are the screws of a board that goes up against the top of an opening. */
const BOARD_SCREWS = 16;

export interface Screws {
  /** Into whatever holds it. */
  wall: number;
  board: number;
}

/** Screws that parts take, and a shade's board that no bracket holds. */
export function screwsOf(parts: readonly HardwarePart[], { kind, choices }: Treatment, figures: Figures): Screws {
  const count = (is: (part: string) => boolean) =>
    parts.reduce((sum, { part, count: each }) => sum + (is(part) ? each : 0), 0);
  const board = AN_L * count((part) => part === "L-bracket");
  const { boardLength = 0 } = kind === "roman" && choices.mount === "inside" && board === 0 ? figures : {};
  const through = boardLength > 0 ? Math.max(2, Math.ceil(boardLength / BOARD_SCREWS)) : 0;
  const brackets = A_BRACKET * count((part) => part.endsWith("bracket") && part !== "L-bracket");
  return { wall: board + brackets + through, board };
}

interface Fixing {
  /** What a screw goes into, in the plural; nothing where it holds by itself. */
  anchor: string;
  bring: string;
}

/** What a wall asks for. */
const fixings: Readonly<Record<OrderSite["wall"], Fixing>> = {
  drywall: { anchor: "toggle anchors", bring: "a stud finder; screws go into studs where there are any" },
  plaster: { anchor: "toggle anchors", bring: "a stud finder, and drill first, for plaster cracks" },
  masonry: { anchor: "sleeve anchors", bring: "a hammer drill and a masonry bit" },
  wood: { anchor: "", bring: "a thin bit to drill first" },
  tile: { anchor: "plastic anchors", bring: "a tile bit, and tape to start it on" },
  mixed: { anchor: "anchors", bring: "toggle and sleeve anchors, a hammer drill and a stud finder" },
  unknown: { anchor: "anchors", bring: "toggle and sleeve anchors, a hammer drill and a stud finder" },
};

export function toBring(wall: OrderSite["wall"]): string {
  return `Bring ${fixings[wall].bring}`;
}

/** "12 screws and 12 toggle anchors for the wall, 12 screws for the board". */
export function fixingsInWords(screws: Screws, { wall, on }: Pick<OrderSite, "wall"> & { on: HeldOn }): string {
  const { anchor } = fixings[wall];
  const into: Readonly<Record<HeldOn, string>> = {
    wall: `${anchor ? ` and ${screws.wall} ${anchor}` : ""} for the wall`,
    ceiling: " for the ceiling, with toggle anchors where there is no joist",
    casing: " for the casing, with no anchors",
    opening: " for the frame, with no anchors",
  };
  return [
    screws.wall > 0 && `${inWords(screws.wall, "screw")}${into[on]}`,
    screws.board > 0 && `${inWords(screws.board, "screw")} for the board`,
  ]
    .filter(Boolean)
    .join(", ");
}
