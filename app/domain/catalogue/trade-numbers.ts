import { type StyleRef, styleKey } from "./style.ts";

/**
 * How cloth hangs from its rod: from rings or from the carriers of a traverse rod, threaded on its grommets, by tabs
 * behind its edge, gathered in its pocket, or under a track.
 */
export type Hang = "rings" | "traverse" | "grommets" | "behind" | "pocket" | "track";

/** What a workroom must know of a drapery style. */
export interface DraperyNumbers {
  hang: Exclude<Hang, "traverse">;
  /** Pleats sewn into a stiff heading: the two panels of a pair overlap, and under a top a traverse rod carries them. */
  pleated: boolean;
  /** Cloth for one inch of finished width. */
  fullness: number;
}

const pleated = (fullness: number): DraperyNumbers => ({ hang: "rings", pleated: true, fullness });
const flat = (hang: DraperyNumbers["hang"], fullness: number): DraperyNumbers => ({ hang, pleated: false, fullness });

const hungDrapes: ReadonlyMap<string, DraperyNumbers> = new Map([
  ["grommet-top/Grommet Top", flat("grommets", 2)],
  ["pleated-tops/Three Finger Pinch", pleated(2.5)],
  ["pleated-tops/Olivia", pleated(2.5)],
  ["pleated-tops/Two Finger Pinch", pleated(2.25)],
  ["pleated-tops/Inverted", pleated(2)],
  ["pleated-tops/Monarch", pleated(2.25)],
  ["pleated-tops/Single", pleated(1.8)],
  // A loose tuck at each ring is no pleat: nothing stiffens the heading between them.
  ["pleated-tops/Relaxed", flat("rings", 2)],
  ["pleated-tops/Natural", pleated(2)],
  ["pleated-tops/Tuxedo", pleated(2.25)],
  ["pleated-tops/Goblet", pleated(2.5)],
  ["hidden-tab-top/Hidden Tab Top", flat("behind", 1.5)],
  ["plain-top/Plain Top", flat("rings", 2)],
  ["rod-pocket/Rod Pocket Top Only", flat("pocket", 2)],
  ["ripplefold/Ripplefold", flat("track", 1.8)],
]);

/** Panels stretched over the glass between two rods: cloth for one inch of rod. */
const sashPanels: ReadonlyMap<string, number> = new Map([
  ["rod-pocket/Rod Pocket Top & Bottom", 2],
  ["rod-pocket/Hourglass", 2],
  ["rod-pocket/Reverse Hourglass", 2],
]);

/** The longest point of each top on a window whose top stands eight feet above the floor. */
const longPoints: ReadonlyMap<string, number> = new Map([
  ["cornice-boards/Albany", 16],
  ["cornice-boards/Atlanta", 16],
  ["cornice-boards/Belvedere", 16],
  ["cornice-boards/Low Profile Belvedere", 9],
  ["cornice-boards/Chateau", 17],
  ["cornice-boards/Decatur", 16],
  ["cornice-boards/Florence", 16],
  ["cornice-boards/Marietta", 16],
  ["cornice-boards/Richmond", 16],
  ["cornice-boards/Savannah", 16],
  ["cornice-boards/Low Profile Savannah", 9],
  ["cornice-boards/Statler", 15],
  ["cornice-boards/Low Profile Statler", 7],
  ["board-mount-valances/Berkshire", 16],
  ["board-mount-valances/Handkerchief", 20],
  ["board-mount-valances/Charleston", 15],
  ["board-mount-valances/Diana", 16],
  ["board-mount-valances/Hathaway", 16],
  ["board-mount-valances/Kennedy", 18],
  ["board-mount-valances/Madison", 14],
  ["board-mount-valances/Monticello", 17],
  ["board-mount-valances/Sheldon", 15],
  ["board-mount-valances/Stagecoach", 15],
  ["board-mount-valances/Welles", 14],
  ["board-mount-valances/Judith", 15],
  ["rod-mount-valances/Spencer", 15],
  ["rod-mount-valances/Briscoe", 19],
  ["rod-mount-valances/Judith", 15],
  ["rod-mount-valances/Danby", 17.5],
  ["rod-mount-valances/Lifton", 15.5],
  ["rod-mount-valances/Plaza 2 Rod Pocket", 15],
  ["rod-mount-valances/Plaza 1 Pinch Pleat", 16],
  ["rod-mount-valances/Summerton", 15.5],
  ["rod-mount-valances/Winchester Rod Pocket", 26],
]);

export interface TopNumbers {
  mount: "board" | "rod";
  longPoint: number;
}

/** Undefined for a style that is not hung from one rod, or no longer made. */
export function draperyNumbers(style: StyleRef): DraperyNumbers | undefined {
  return hungDrapes.get(styleKey(style));
}

export function sashFullness(style: StyleRef): number | undefined {
  return sashPanels.get(styleKey(style));
}

export function topNumbers(style: StyleRef): TopNumbers | undefined {
  const longPoint = longPoints.get(styleKey(style));
  if (longPoint === undefined) return undefined;
  return { mount: style.group === "rod-mount-valances" ? "rod" : "board", longPoint };
}
