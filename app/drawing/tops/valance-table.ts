import { type Profile, parseProfile } from "#app/drawing/edge-profile.ts";
import type { Scallops, Swags, Tied } from "./hems.ts";

/**
 * Every valance as its hem and the work laid on it, painted in order. Heights are inches on an ordinary window, where
 * `drop` is the longest point of the body; `at` is a share of the width. A correction is one edit here.
 */
export interface ValanceLook {
  mount: "board" | "rod";
  drop: number;
  hem: Hem;
  work: readonly Work[];
}

export type Hem =
  | { kind: "edge"; profile: Profile }
  | ({ kind: "scallops" } & Scallops)
  | ({ kind: "swags" } & Swags)
  | ({ kind: "tied" } & Tied);

export type Work =
  | { kind: "boxes" }
  | { kind: "boxPleats"; width: number }
  | { kind: "kickPleats" }
  | { kind: "pinches"; width: number }
  | { kind: "invertedPleats" }
  | { kind: "cascades"; width: number; inner: number; outer: number }
  | { kind: "swags"; folds: number }
  | { kind: "tongues"; top: number; foot: number; long: number }
  | { kind: "wings"; seam: number; overlap: boolean }
  | { kind: "tucks"; count: number }
  | { kind: "rolls"; flat: number; count: number }
  | { kind: "straps" }
  | { kind: "foldAndSkirt"; flat: number; skirt: number; sag: number }
  | { kind: "ties"; lift: number }
  | { kind: "gathers"; spacing: number; ruffle: number }
  | { kind: "pinchPleats" };

const edge = (data: string): Hem => ({ kind: "edge", profile: parseProfile(data) });
const level = (height: number): Hem => edge(`M0,${height}H.5`);

const board = (drop: number, hem: Hem, work: Work[]): ValanceLook => ({ mount: "board", drop, hem, work });
const rod = (drop: number, hem: Hem, work: Work[]): ValanceLook => ({ mount: "rod", drop, hem, work });

export const valances = {
  "board-mount-valances/Berkshire": board(16, { kind: "scallops", joint: 13, low: 16, pleat: 4 }, [
    { kind: "boxPleats", width: 4 },
  ]),
  "board-mount-valances/Handkerchief": board(20, edge("M0,20L.28,14H.5"), [
    { kind: "wings", seam: 0.28, overlap: true },
  ]),
  "board-mount-valances/Charleston": board(15, { kind: "scallops", joint: 11, low: 15 }, [
    { kind: "tongues", top: 5, foot: 6.5, long: 17 },
  ]),
  "board-mount-valances/Diana": board(16, { kind: "scallops", joint: 12, low: 16, from: 8 }, [
    { kind: "gathers", spacing: 1.4, ruffle: 0 },
    { kind: "pinches", width: 2.5 },
    { kind: "cascades", width: 9, inner: 14, outer: 28 },
  ]),
  "board-mount-valances/Hathaway": board(16, edge("M0,16C.14,16 .30,12.5 .5,12.5"), [{ kind: "boxPleats", width: 4 }]),
  "board-mount-valances/Kennedy": board(18, { kind: "swags", from: 7, joint: 9, low: 18 }, [
    { kind: "swags", folds: 5 },
    { kind: "cascades", width: 8, inner: 12, outer: 24 },
  ]),
  "board-mount-valances/Madison": board(14, level(14), [{ kind: "kickPleats" }]),
  "board-mount-valances/Monticello": board(17, edge("M0,17H.14C.20,17 .34,11.5 .5,11.5"), [
    { kind: "boxPleats", width: 3.5 },
    { kind: "cascades", width: 10, inner: 14, outer: 30 },
  ]),
  "board-mount-valances/Sheldon": board(15, level(15), [{ kind: "boxes" }]),
  "board-mount-valances/Stagecoach": board(15, level(15), [{ kind: "rolls", flat: 6, count: 3 }, { kind: "straps" }]),
  "board-mount-valances/Welles": board(14, level(14), [{ kind: "tucks", count: 5 }]),
  "board-mount-valances/Judith": board(15, level(15), [{ kind: "foldAndSkirt", flat: 8, skirt: 3, sag: 0 }]),
  "rod-mount-valances/Spencer": rod(15, level(15), [{ kind: "invertedPleats" }, { kind: "kickPleats" }]),
  "rod-mount-valances/Briscoe": rod(19, edge("M0,19L.30,14H.5"), [{ kind: "wings", seam: 0.3, overlap: false }]),
  "rod-mount-valances/Judith": rod(15, level(15), [{ kind: "foldAndSkirt", flat: 8, skirt: 3, sag: 0.7 }]),
  "rod-mount-valances/Danby": rod(17.5, { kind: "tied", tail: 15, lift: 11, low: 17.5 }, [
    { kind: "ties", lift: 11 },
    { kind: "invertedPleats" },
  ]),
  "rod-mount-valances/Lifton": rod(15.5, edge("M0,15.5C.16,15.5 .30,12 .5,12"), [{ kind: "boxPleats", width: 3.5 }]),
  "rod-mount-valances/Plaza 2 Rod Pocket": rod(15, level(15), [{ kind: "gathers", spacing: 0.8, ruffle: 1.5 }]),
  "rod-mount-valances/Plaza 1 Pinch Pleat": rod(16, level(16), [{ kind: "pinchPleats" }]),
  "rod-mount-valances/Summerton": rod(15.5, { kind: "scallops", joint: 12.5, low: 15.5, pleat: 3 }, [
    { kind: "boxPleats", width: 3 },
  ]),
  "rod-mount-valances/Winchester Rod Pocket": rod(26, edge("M0,26C.12,26 .14,13 .30,13H.5"), [
    { kind: "gathers", spacing: 0.8, ruffle: 1.5 },
  ]),
} satisfies Record<string, ValanceLook>;
