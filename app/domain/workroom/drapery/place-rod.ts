import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { type DraperyPlacement, placeDrapery, returnsOf } from "#app/domain/measuring/place-drapery.ts";
import type { WindowOnWall } from "#app/domain/measuring/window-on-wall.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import type { Figures, Hardware } from "#app/domain/workroom/figures.ts";
import type { Choices } from "#app/domain/workroom/input/choices.ts";
import type { Treatment, WindowSizes } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { archChecks, onWall, templateChecks } from "#app/domain/workroom/window-sizes.ts";

/** Where the rod hangs and where the drapes end: as the shared placement says, but for what the owner set himself. */
export function placeRod({ window, choices }: Treatment, hang: Hang, pleated: boolean, rules: ShopRules) {
  const pole = choices.mount !== "inside" && !choices.underTop && hang !== "track" && hang !== "traverse";
  const finials = choices.finials ?? pole;
  // A height that the owner set is taken as it is; whether it fits under the ceiling is checked below.
  const wall = onWall(window);
  const placed = placeDrapery(wall, { ...choices, hang, pleated, finials }, rules);
  const corners = choices.ends?.filter((end) => end === "corner").length ?? 0;
  const byWindow = window.width !== undefined && choices.rodWidth === undefined && !choices.rodExtension;
  const { rodWidth, extension } = reachOf(window.width === undefined ? undefined : wall.width, choices, placed);
  const back = choices.return ?? placed.return;
  const [atLeft, atRight] = choices.returns ?? returnsOf(choices, back);
  const returns = [choices.returnLeft ?? atLeft, choices.returnRight ?? atRight] as const;
  const finishedLength = choices.finishedLength ?? lengthOf(window, choices, placed);
  const figures: Figures = {
    ...(window.width === undefined ? {} : { wanted: pair(placed.wanted) }),
    ...(extension ? { extension } : {}),
    ...(rodWidth === undefined ? {} : { rodWidth }),
    ...(window.topToFloor === undefined ? {} : { rodAbove: placed.rodAbove }),
    headingTop: placed.headingTop,
    hang,
    mount: placed.mount,
    projection: placed.projection,
    ...(finishedLength === undefined ? {} : { finishedLength }),
    panels: choices.panels ?? placed.panels,
    return: Math.max(...returns),
    returns,
    overlap: choices.overlap ?? placed.overlap,
  };
  const checks = [
    ...sizeChecks(figures, choices),
    ...(byWindow
      ? wallChecks(wall, placed, finials && corners === 0 ? rules.finialLength : 0)
      : spanChecks(wall, rodWidth, finials, rules)),
    ...(window.bay ? [] : stackChecks(choices, placed, extension)),
    ...(placed.mount === "ceiling" ? [] : ceilingChecks(window, choices, placed, rules)),
    ...placeChecks(window, choices, hang, placed),
    ...(choices.length === "puddle" && choices.mount === "inside" ? [check("PUDDLE_INSIDE_MOUNT", PUDDLE)] : []),
  ];
  return { figures, finials: finials ? 2 - corners : 0, lap: choices.overlap ?? placed.lap, checks };
}

/** How wide the rod is and how far it goes beyond the frame; one that was set stands in the middle unless it says otherwise. */
function reachOf(width: number | undefined, choices: Choices, placed: DraperyPlacement) {
  const { rodWidth: own, rodExtension } = choices;
  if (width === undefined) return { rodWidth: own, extension: undefined };
  if (rodExtension) return { rodWidth: own ?? width + rodExtension[0] + rodExtension[1], extension: rodExtension };
  if (own === undefined) return { rodWidth: placed.rodWidth, extension: pair(placed.extension) };
  const half = (own - width) / 2;
  return { rodWidth: own, extension: [half, half] as const };
}

const PUDDLE = "Drapes inside the frame cannot puddle on the floor.";

function pair<Value>({ left, right }: { left: Value; right: Value }): readonly [Value, Value] {
  return [left, right];
}

/** Undefined where the measurement it hangs on is missing, and where nothing of the drapes would be left. */
function lengthOf(window: WindowSizes, choices: Choices, placed: DraperyPlacement) {
  const { topToFloor, heightToSill, height } = window;
  const half = choices.coverage === "upper" ? (choices.railFromTop ?? height) : undefined;
  const end = half ?? (endsAtSill(choices) ? heightToSill : topToFloor);
  return end === undefined || placed.finishedLength <= 0 ? undefined : placed.finishedLength;
}

function endsAtSill({ length, coverage }: Choices): boolean {
  return length === "sill" || length === "apron" || coverage === "lower";
}

function sizeChecks({ rodWidth, finishedLength }: Figures, choices: Choices): Check[] {
  const checks: Check[] = [];
  if (rodWidth === undefined) checks.push(check("SIZE_MISSING", "The width of the window is missing."));
  if (finishedLength === undefined) {
    const missing = endsAtSill(choices) ? "frame's top to the sill" : "window's top to the floor";
    checks.push(check("SIZE_MISSING", `The height from the ${missing} is missing, or leaves no drapes at all.`));
  }
  return checks;
}

function wallChecks(
  { toLeftWall, toRightWall, bay }: WindowOnWall,
  { extension }: DraperyPlacement,
  beyond: number,
): Check[] {
  const sides = [
    { name: "left", wall: toLeftWall, reach: extension.left },
    { name: "right", wall: toRightWall, reach: extension.right },
  ];
  const hit = bay ? undefined : sides.find(({ wall, reach }) => wall !== null && reach + beyond > wall);
  if (!hit) return [];
  const sentence = `The rod with its finial needs ${formatInches(hit.reach + beyond)} on the ${hit.name}, but the wall is nearer. Hang it without finials, or inside the frame.`;
  return [check("ROD_BEYOND_WALL", sentence)];
}

/** What a place asks for besides: a ceiling that is known, a template, a rod that a motor can draw. */
function placeChecks(window: WindowSizes, choices: Choices, hang: Hang, { mount }: DraperyPlacement): Check[] {
  const checks: Check[] = [];
  if (choices.mount === "ceiling" && mount !== "ceiling" && choices.rodAbove === undefined) {
    checks.push(check("SIZE_MISSING", "The distance from the frame to the ceiling is missing."));
  }
  checks.push(...archChecks(window, choices), ...templateChecks(choices));
  if (choices.operate === "motor" && hang !== "traverse" && hang !== "track") {
    checks.push(check("MOTOR_ON_RINGS", "A motor draws a traverse rod or a track, and nothing else."));
  }
  return checks;
}

/** Only where drapes stand when they are open. */
function stackChecks({ mount, draw }: Choices, { wanted }: DraperyPlacement, reach: readonly number[] | undefined) {
  if (!reach || mount === "inside") return [];
  const sides = [
    { name: "left", has: reach[0] ?? 0, want: wanted.left, stacks: draw !== "right" },
    { name: "right", has: reach[1] ?? 0, want: wanted.right, stacks: draw !== "left" },
  ];
  const short = sides.find(({ has, want, stacks }) => stacks && has < want);
  if (!short) return [];
  const sentence = `The rod goes ${formatInches(Math.max(0, short.has))} beyond the frame on the ${short.name} where ${formatInches(short.want)} are wanted, so open drapes cover some of the glass.`;
  return [check("STACK_OVER_GLASS", sentence)];
}

/** A rod whose width the owner set may be moved to either side, so only the whole span counts. */
function spanChecks(
  { width, toLeftWall: left, toRightWall: right }: WindowOnWall,
  rodWidth: number | undefined,
  finials: boolean,
  { finialLength }: ShopRules,
): Check[] {
  if (width === 0 || left === null || right === null || rodWidth === undefined) return [];
  const needed = rodWidth + (finials ? 2 * finialLength : 0);
  const span = left + width + right;
  if (needed <= span) return [];
  const sentence = `The rod needs ${formatInches(needed)} from end to end, but there are ${formatInches(span)} between the walls.`;
  return [check("ROD_BEYOND_WALL", sentence)];
}

function ceilingChecks(
  { gap }: WindowSizes,
  { rodAbove }: Choices,
  { lowered, headingTop }: DraperyPlacement,
  { ceilingClearance, bracketAbove }: ShopRules,
): Check[] {
  const above = Math.max(bracketAbove, -headingTop) + ceilingClearance;
  const tooHigh = gap !== undefined && rodAbove !== undefined && rodAbove + above > gap;
  if (lowered <= 0 && !tooHigh) return [];
  return [check("ROD_ABOVE_CEILING", "There is not enough room between the frame and the ceiling for the rod.")];
}

/** Brackets that are never in the way of rings: at the ends, and where a pair meets. */
const CLEAR_OF_RINGS = { oneWay: 2, pair: 3 };

/** Whether rings must pass a bracket between the ends of the rod. */
export function ringsMeetBracket({ rings, brackets }: Hardware, panels: number, draw: Choices["draw"]): boolean {
  const clear = panels === 1 ? CLEAR_OF_RINGS.oneWay : CLEAR_OF_RINGS.pair;
  return rings !== undefined && draw !== "stationary" && brackets > clear;
}

/** What is to be said of the rod itself. A new one is bought with rings and brackets that pass each other. */
export function rodChecks({ panels = 1, hardware }: Figures, { choices, newHardware }: Treatment): Check[] {
  if (!hardware) return [];
  const checks: Check[] = [];
  const { splices = 0, rodWidth } = hardware;
  if (splices > 0) {
    const each = formatInches(rodWidth / (splices + 1));
    const sentence = `The rod is joined from ${splices + 1} pieces of ${each}, a bracket under every splice.`;
    checks.push(check("ROD_SPLICE", sentence));
  }
  if (!newHardware && ringsMeetBracket(hardware, panels, choices.draw)) {
    checks.push(
      check("RINGS_MEET_BRACKET", "Rings must pass a bracket in the middle: take bypass rings and brackets."),
    );
  }
  return checks;
}
