/**
 * What stands between a packet and the cutting table: a block must be mended, the owner may wave the others with a reason. What
 * is to be settled is waved like them, but nothing is frozen before it is.
 */
export const checkLevels = {
  STYLE_UNKNOWN: "block",
  RULE_OUT_OF_BOUNDS: "block",
  SIZE_MISSING: "block",
  SIZE_OUT_OF_RANGE: "block",
  ROD_BEYOND_WALL: "block",
  SHADE_BEYOND_WALL: "block",
  TOP_BEYOND_WALL: "block",
  ROD_ABOVE_CEILING: "block",
  PUDDLE_INSIDE_MOUNT: "block",
  DRAPES_INSIDE_FRAME: "block",
  RAILROAD_TOO_NARROW: "block",
  RAILROAD_UPRIGHT_PATTERN: "block",
  INSIDE_TOO_SHALLOW: "block",
  RETURN_TOO_SHALLOW: "block",
  MOTOR_ON_RINGS: "block",
  TEMPLATE_NEEDED: "block",
  LOOP_WITHOUT_TENSION_DEVICE: "block",
  FREE_HANGING_CORD: "block",
  LINING_CONFLICT: "block",
  HARD_SHADE_SEWN_OPTION: "block",
  FABRIC_WITHOUT_WIDTH: "block",
  NOT_MEASURED: "block",
  STACK_OVER_GLASS: "wave",
  TIERS_TOUCH: "wave",
  FULLNESS_LOW: "wave",
  PLEAT_TAKE_UP: "wave",
  SEAM_IN_SPACE: "wave",
  PANELS_OVER_ROD: "wave",
  ROD_SPLICE: "wave",
  RINGS_MEET_BRACKET: "wave",
  REPEAT_OVER_CUT: "wave",
  THIN_SIDE_PIECE: "wave",
  SOFT_SHADE_TOO_WIDE: "wave",
  CORNICE_SPLICE: "wave",
  SWAG_TOO_WIDE: "wave",
  SEAM_SHOWS: "wave",
  LIFT_TOO_HEAVY: "wave",
  SHORT_POINT_SHOWS_WORKS: "wave",
  HEIGHTS_DISAGREE: "wave",
  WALLS_DISAGREE: "wave",
  OPENING_DISAGREES: "wave",
  CHILDREN_AND_LOOP: "wave",
  AGREED_ON_QUOTE: "wave",
  CONSENT_ENDED: "wave",
  OTHER_THAN_AGREED: "wave",
  HARDWARE_NOT_AS_NAMED: "wave",
  CLOTH_BOUGHT_OTHERWISE: "wave",
  CHOICE_NOT_SETTLED: "settle",
} as const satisfies Record<string, "block" | "wave" | "settle">;

export type CheckCode = keyof typeof checkLevels;

export interface Check {
  code: CheckCode;
  level: "block" | "wave" | "settle";
  sentence: string;
}

export function check(code: CheckCode, sentence: string): Check {
  return { code, level: checkLevels[code], sentence };
}
