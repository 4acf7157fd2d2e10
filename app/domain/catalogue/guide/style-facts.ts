import { type StyleRef, styleKey } from "#app/domain/catalogue/style.ts";
import type { CareKind, Character, Room, WindowShape } from "./traits.ts";

/** What a person asks of a style before choosing it. The first room is the one it is most at home in. */
export interface StyleFacts {
  character: Character;
  rooms: readonly Room[];
  windows: readonly WindowShape[];
  care: CareKind;
}

const made =
  (care: CareKind) =>
  (character: Character, rooms: readonly Room[], windows: readonly WindowShape[]): StyleFacts => ({
    character,
    rooms,
    windows,
    care,
  });
const pleated = made("pleated");
const loose = made("loose");
const stretched = made("stretched");
const roman = made("romanShade");
const board = made("board");
const rod = made("rod");

const facts: ReadonlyMap<string, StyleFacts> = new Map([
  ["grommet-top/Grommet Top", loose("tailored", ["living", "bedroom", "study"], ["wide"])],
  ["pleated-tops/Three Finger Pinch", pleated("formal", ["living", "dining", "bedroom"], ["wide", "tall"])],
  ["pleated-tops/Olivia", pleated("soft", ["living", "bedroom", "dining"], ["tall"])],
  ["pleated-tops/Two Finger Pinch", pleated("tailored", ["living", "bedroom", "nursery"], ["small", "wide"])],
  ["pleated-tops/Inverted", pleated("tailored", ["study", "dining", "hall"], ["wide", "tall"])],
  ["pleated-tops/Monarch", pleated("formal", ["dining", "living", "hall"], ["tall"])],
  ["pleated-tops/Single", pleated("tailored", ["study", "bedroom", "kitchen"], ["small"])],
  ["pleated-tops/Relaxed", pleated("soft", ["bedroom", "living", "nursery"], ["wide"])],
  ["pleated-tops/Natural", pleated("soft", ["living", "bedroom", "dining"], ["wide"])],
  ["pleated-tops/Tuxedo", pleated("formal", ["study", "dining"], ["tall"])],
  ["pleated-tops/Goblet", pleated("formal", ["dining", "living", "hall"], ["tall"])],
  ["hidden-tab-top/Hidden Tab Top", loose("tailored", ["bedroom", "living", "study"], ["wide", "tall"])],
  ["plain-top/Plain Top", loose("soft", ["bedroom", "kitchen", "study", "nursery"], ["small"])],
  ["rod-pocket/Reverse Hourglass", stretched("soft", ["hall", "kitchen"], ["small", "tall"])],
  ["rod-pocket/Hourglass", stretched("formal", ["hall", "dining", "bath"], ["small"])],
  ["rod-pocket/Rod Pocket Top Only", loose("soft", ["bedroom", "kitchen", "nursery", "bath"], ["small"])],
  ["rod-pocket/Rod Pocket Top & Bottom", stretched("tailored", ["hall", "bath", "kitchen"], ["small", "tall"])],
  ["ripplefold/Ripplefold", made("track")("tailored", ["living", "bedroom", "study"], ["wide", "tall"])],

  [
    "soft-shades/Flat Roman",
    roman("tailored", ["kitchen", "study", "bath", "nursery", "dining", "hall"], ["small", "wide"]),
  ],
  ["soft-shades/Front Fold", roman("tailored", ["study", "living", "bedroom"], ["wide"])],
  ["soft-shades/Reverse Fold", roman("tailored", ["living", "dining", "study", "bedroom", "hall"], ["wide", "tall"])],
  ["soft-shades/Hobbled", roman("formal", ["bedroom", "dining", "living"], ["tall"])],
  ["soft-shades/Slouch", roman("soft", ["nursery", "bedroom", "living"], ["small"])],
  ["soft-shades/Soft Roman Shade", roman("soft", ["kitchen", "bath", "hall", "nursery"], ["small", "tall"])],
  ["hard-shades/Hard Shades", made("hardShade")("tailored", ["bath", "study", "kitchen"], ["small", "wide"])],

  ["cornice-boards/Albany", board("tailored", ["study", "dining", "living"], ["wide"])],
  ["cornice-boards/Atlanta", board("formal", ["dining", "living"], ["wide"])],
  ["cornice-boards/Belvedere", board("tailored", ["living", "bedroom"], ["wide"])],
  ["cornice-boards/Low Profile Belvedere", board("tailored", ["kitchen", "study", "bath"], ["small"])],
  ["cornice-boards/Chateau", board("formal", ["living", "dining"], ["tall"])],
  ["cornice-boards/Decatur", board("formal", ["dining", "hall"], ["tall"])],
  ["cornice-boards/Florence", board("soft", ["hall", "bedroom", "living"], ["tall"])],
  ["cornice-boards/Marietta", board("formal", ["bedroom", "dining"], ["wide"])],
  ["cornice-boards/Richmond", board("formal", ["dining", "bedroom"], ["wide"])],
  ["cornice-boards/Savannah", board("soft", ["living", "bedroom"], ["wide"])],
  ["cornice-boards/Low Profile Savannah", board("soft", ["kitchen", "bath", "nursery"], ["small"])],
  ["cornice-boards/Statler", board("tailored", ["living", "dining", "bedroom", "nursery"], ["wide", "tall"])],
  ["cornice-boards/Low Profile Statler", board("tailored", ["study", "bath", "kitchen", "hall"], ["small", "wide"])],

  ["board-mount-valances/Berkshire", board("soft", ["kitchen", "bedroom", "nursery"], ["wide"])],
  ["board-mount-valances/Handkerchief", board("tailored", ["kitchen", "bath"], ["small"])],
  ["board-mount-valances/Charleston", board("formal", ["dining", "living"], ["wide"])],
  ["board-mount-valances/Diana", board("formal", ["living", "hall"], ["tall"])],
  ["board-mount-valances/Hathaway", board("soft", ["living", "kitchen"], ["wide"])],
  ["board-mount-valances/Kennedy", board("formal", ["living", "bedroom", "bath"], ["wide"])],
  ["board-mount-valances/Madison", board("tailored", ["study", "living", "nursery"], ["wide"])],
  ["board-mount-valances/Monticello", board("formal", ["dining", "hall"], ["tall"])],
  ["board-mount-valances/Sheldon", board("tailored", ["kitchen", "study"], ["wide"])],
  ["board-mount-valances/Stagecoach", board("soft", ["nursery", "kitchen", "bedroom"], ["small"])],
  ["board-mount-valances/Welles", board("tailored", ["study", "bedroom", "bath"], ["wide"])],
  ["board-mount-valances/Judith", board("tailored", ["kitchen", "bath", "hall"], ["small"])],

  ["rod-mount-valances/Spencer", rod("tailored", ["bedroom", "study"], ["wide"])],
  ["rod-mount-valances/Briscoe", rod("tailored", ["bath", "kitchen"], ["small"])],
  ["rod-mount-valances/Judith", rod("soft", ["kitchen", "bath", "hall"], ["small"])],
  ["rod-mount-valances/Danby", rod("soft", ["bedroom", "nursery"], ["small"])],
  ["rod-mount-valances/Lifton", rod("soft", ["dining", "living", "study"], ["wide"])],
  ["rod-mount-valances/Plaza 2 Rod Pocket", rod("soft", ["kitchen", "bedroom", "bath"], ["small"])],
  ["rod-mount-valances/Plaza 1 Pinch Pleat", rod("formal", ["living", "bedroom", "study"], ["wide"])],
  ["rod-mount-valances/Summerton", rod("soft", ["nursery", "kitchen"], ["wide"])],
  ["rod-mount-valances/Winchester Rod Pocket", rod("soft", ["bedroom", "living", "hall"], ["tall"])],
]);

/** Undefined for a style that is no longer made. */
export function styleFacts(style: StyleRef): StyleFacts | undefined {
  return facts.get(styleKey(style));
}
