import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import type { SewnTop } from "#app/domain/workroom/tops/sewn-top.ts";
import { edgePath } from "#app/drawing/edge-profile.ts";
import { d } from "#app/drawing/scene.ts";
import { heightAt, piecesOf } from "./edge-walk.ts";
import { type LowerEdge, scallopedEdge, swaggedEdge, tiedEdge } from "./hems.ts";
import type { Hem, ValanceLook } from "./valance-table.ts";

/** A valance in inches, worked out once and handed to everything laid on it. */
export interface ValanceBody {
  width: number;
  drop: number;
  /** Inches for one inch of the table. */
  scale: number;
  outline: string;
  hem: string;
  /** Where scallops meet or ties stand, ends included; empty for other hems. */
  joints: readonly number[];
  /** What is sewn into it. */
  sewn: SewnTop;
  /** How far down the hem is at x. */
  hemAt(x: number): number;
}

const CORNER = 0.75;

export function measureBody(
  look: ValanceLook,
  width: number,
  drop: number,
  rules: PlacementRules,
  sewn: SewnTop,
): ValanceBody {
  const scale = drop / look.drop;
  const { start, data, joints } = edgeOf(look.hem, width, scale, rules, sewn);
  const ruffle = look.work.find((work) => work.kind === "gathers" && work.ruffle > 0);
  const square = look.mount === "board" || ruffle !== undefined;
  const head = ruffle?.kind === "gathers" ? ruffle.ruffle : 0;
  const top = square ? d`M0,${head}` : d`M${width - CORNER},0H${CORNER}Q0,0 0,${CORNER}`;
  const close = square ? d`V${head}Z` : d`V${CORNER}Q${width},0 ${width - CORNER},0Z`;
  const hem = `${d`M0,${start}`}${data}`;
  let pieces: ReturnType<typeof piecesOf> | undefined;
  return {
    width,
    drop,
    scale,
    outline: `${top}${d`V${start}`}${data}${close}`,
    hem,
    joints,
    sewn,
    hemAt(x) {
      pieces ??= piecesOf(hem);
      return heightAt(pieces, x);
    },
  };
}

function edgeOf(hem: Hem, width: number, scale: number, rules: PlacementRules, sewn: SewnTop): LowerEdge {
  switch (hem.kind) {
    case "edge":
      return { ...edgePath(hem.profile, { width, height: scale }), joints: [] };
    case "scallops":
      return scallopedEdge({ ...hem, joint: hem.joint * scale, low: hem.low * scale }, width, sewn);
    case "swags":
      return swaggedEdge({ ...hem, joint: hem.joint * scale, low: hem.low * scale }, width, sewn.swags ?? 1);
    case "tied":
      return tiedEdge({ tail: hem.tail * scale, lift: hem.lift * scale, low: hem.low * scale }, width, rules);
  }
}
