import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey } from "#app/domain/catalogue/style.ts";
import { defaultPlacementRules as rules } from "#app/domain/measuring/placement-rules.ts";
import { type SewnTop, sewnTop } from "#app/domain/workroom/tops/sewn-top.ts";
import { makeCloth } from "#app/drawing/cloth.ts";
import { type Cloth, type Easel, newEasel } from "#app/drawing/easel.ts";
import { usualLooks } from "#app/drawing/fabric/usual-looks.ts";
import type { Shape } from "#app/drawing/scene.ts";
import { measureBody } from "#app/drawing/tops/valance-body.ts";
import { type ValanceLook, valances } from "#app/drawing/tops/valance-table.ts";
import { pathsWithin, usesWithin } from "./shapes-within.ts";

export const WIDTH = 52;
export type ValanceKey = keyof typeof valances;
export const lookOf = (key: ValanceKey): ValanceLook => valances[key];
export const bodyOf = (key: ValanceKey, drop = lookOf(key).drop, width = WIDTH) =>
  measureBody(lookOf(key), width, drop, rules, sewnAt(key, width));

/** As it is sewn in the usual cloth. */
export function sewnAt(key: ValanceKey, face = WIDTH): SewnTop {
  const style = styles.find((each) => styleKey(each) === key);
  return style ? sewnTop(style, { face, return: rules.boardAlone }, undefined, rules) : {};
}

/** What one part of a top draws, so that tests can ask where each path stands. */
export function drawPart(make: (easel: Easel, cloth: Cloth) => Shape) {
  const easel = newEasel("e");
  const drawn = make(easel, makeCloth(easel, { main: usualLooks.tops }, {}, 1, { type: "tops" }));
  return { drawn, uses: usesWithin([drawn]), paths: pathsWithin([drawn]), defs: pathsWithin(easel.defs) };
}
