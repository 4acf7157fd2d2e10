import { formatInches } from "#app/domain/measuring/inches.ts";
import { together, type WindowOnWall } from "#app/domain/measuring/window-on-wall.ts";
import type { Choices } from "#app/domain/workroom/input/choices.ts";
import type { WindowSizes } from "#app/domain/workroom/input/treatment.ts";
import { type Check, check } from "./checks.ts";

/** A height nobody has measured is taken as eight feet; figures that hang on it are not given. */
const ORDINARY_TOP_TO_FLOOR = 96;
const MAY_DIFFER = 1;

export function onWall(window: WindowSizes): WindowOnWall {
  const alone: WindowOnWall = {
    width: window.width ?? 0,
    height: window.height ?? 0,
    topToFloor: window.topToFloor ?? ORDINARY_TOP_TO_FLOOR,
    toCeiling: window.gap ?? null,
    toLeftWall: window.left ?? null,
    toRightWall: window.right ?? null,
    toSill: window.heightToSill ?? null,
    room: window.room ?? null,
    archRise: window.archRise,
    bay: window.bay,
  };
  return together(alone, window.together ?? []);
}

/** Whether the three heights of the room add up. */
export function heightChecks({ topToFloor, gap, room }: WindowSizes): Check[] {
  if (topToFloor === undefined || gap === undefined || room === undefined) return [];
  const off = Math.abs(topToFloor + gap - room);
  if (off <= MAY_DIFFER) return [];
  const sentence = `Floor to window and window to ceiling together differ from floor to ceiling by ${formatInches(off)}.`;
  return [check("HEIGHTS_DISAGREE", sentence)];
}

/** Whether what was measured to the walls from each window under one rod agrees with the windows and gaps between. */
export function besideChecks({ width, left, right, together: beside = [] }: WindowSizes): Check[] {
  if (width === undefined || beside.length === 0) return [];
  const last = beside.length + 1;
  const windows = [{ between: 0, width, left, right }, ...beside];
  const pieces = (list: typeof windows) => list.flatMap((one) => [one.between, one.width]).filter((size) => size > 0);
  const others = (from: number, to: number) => (from === to ? `window ${from}` : `windows ${from} to ${to}`);
  const disagree = (number: number, side: string, said: number | undefined, over: string, by: readonly number[]) => {
    const sum = by.reduce((total, size) => total + size, 0);
    if (said === undefined || Math.abs(said - sum) <= MAY_DIFFER) return [];
    const sentence = `Window ${number} is ${formatInches(said)} from the ${side} wall, but over ${over} it is ${formatInches(sum)} (${by.map(formatInches).join(" + ")}). Measure again.`;
    return [check("WALLS_DISAGREE", sentence)];
  };
  const farRight = windows.at(-1)?.right;
  return windows
    .flatMap((one, index) => [
      ...(farRight === undefined || index === last - 1
        ? []
        : disagree(index + 1, "right", one.right, others(index + 2, last), [
            ...pieces(windows.slice(index + 1)),
            farRight,
          ])),
      ...(left === undefined || index === 0
        ? []
        : disagree(index + 1, "left", one.left, others(1, index), [
            left,
            ...pieces(windows.slice(0, index)),
            one.between,
          ])),
    ])
    .slice(0, 1);
}

/** What hangs below an arch begins where that ends. */
export function archChecks({ archRise }: WindowSizes, { arch }: Choices): Check[] {
  if (arch !== "below" || archRise !== undefined) return [];
  return [check("SIZE_MISSING", "How high the arch rises is missing.")];
}

/** Until somebody says that there is one. */
export function templateChecks({ arch, templateTaken }: Choices): Check[] {
  if (arch !== "cover" || templateTaken === true) return [];
  return [check("TEMPLATE_NEEDED", "What covers an arch is cut by a template: take one, and say so on the sheet.")];
}

export function smallest(sizes: readonly number[]): number | undefined {
  return sizes.length === 0 ? undefined : Math.min(...sizes);
}
