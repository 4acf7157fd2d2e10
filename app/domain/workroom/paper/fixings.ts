import type { OrderSite } from "#app/domain/orders/site/site-form.ts";
import type { HardwarePart } from "#app/domain/workroom/buying/hardware-parts.ts";
import { inWords } from "#app/domain/workroom/units.ts";

const A_BRACKET = 2;
/** An L goes into the wall and into the board, with as many each. */
const AN_L = 2;

/** Screws that parts take: into the wall or ceiling, and into a board. */
export function screwsOf(parts: readonly HardwarePart[]): { wall: number; board: number } {
  const count = (is: (part: string) => boolean) =>
    parts.reduce((sum, { part, count: each }) => sum + (is(part) ? each : 0), 0);
  const board = AN_L * count((part) => part === "L-bracket");
  return { wall: board + A_BRACKET * count((part) => part.endsWith("bracket") && part !== "L-bracket"), board };
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
export function fixingsInWords(
  parts: readonly HardwarePart[],
  { wall, ceiling = false }: Pick<OrderSite, "wall"> & { ceiling?: boolean },
): string {
  const screws = screwsOf(parts);
  const { anchor } = fixings[wall];
  const anchors = anchor ? ` and ${screws.wall} ${anchor}` : "";
  const into = ceiling ? " for the ceiling, with toggle anchors where there is no joist" : `${anchors} for the wall`;
  return [
    screws.wall > 0 && `${inWords(screws.wall, "screw")}${into}`,
    screws.board > 0 && `${inWords(screws.board, "screw")} for the board`,
  ]
    .filter(Boolean)
    .join(", ");
}
