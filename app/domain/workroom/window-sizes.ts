import { formatInches } from "#app/domain/measuring/inches.ts";
import { together, type WindowOnWall } from "#app/domain/measuring/window-on-wall.ts";
import type { Choices, WindowSizes } from "#app/domain/workroom/input/treatment.ts";
import { type Check, check } from "./checks.ts";

/** A height nobody has measured is taken as eight feet; figures that hang on it are not given. */
const ORDINARY_TOP_TO_FLOOR = 96;
const HEIGHTS_MAY_DIFFER = 1;

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
  if (off <= HEIGHTS_MAY_DIFFER) return [];
  const sentence = `Floor to window and window to ceiling together differ from floor to ceiling by ${formatInches(off)}.`;
  return [check("HEIGHTS_DISAGREE", sentence)];
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
