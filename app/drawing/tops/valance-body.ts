import { edgePath, scallops } from "#app/drawing/profile.ts";
import { d } from "#app/drawing/scene.ts";
import type { ValanceLook } from "./valance-table.ts";

/** A valance in inches, worked out once and handed to everything laid on it. */
export interface ValanceBody {
  width: number;
  drop: number;
  /** Inches for one inch of the table. */
  scale: number;
  outline: string;
  hem: string;
  /** Where scallops meet, ends included; empty for other hems. */
  joints: readonly number[];
}

const CORNER = 0.75;

export function measureBody(look: ValanceLook, width: number, drop: number): ValanceBody {
  const scale = drop / look.drop;
  const { start, data, joints } = hemOf(look, width, scale);
  const ruffle = look.work.find((work) => work.kind === "gathers" && work.ruffle > 0);
  const square = look.mount === "board" || ruffle !== undefined;
  const head = ruffle?.kind === "gathers" ? ruffle.ruffle : 0;
  const top = square ? d`M0,${head}` : d`M${width - CORNER},0H${CORNER}Q0,0 0,${CORNER}`;
  const close = square ? d`V${head}Z` : d`V${CORNER}Q${width},0 ${width - CORNER},0Z`;
  return {
    width,
    drop,
    scale,
    outline: `${top}${d`V${start}`}${data}${close}`,
    hem: `${d`M0,${start}`}${data}`,
    joints,
  };
}

function hemOf({ hem }: ValanceLook, width: number, scale: number) {
  if (hem.kind === "edge") return { ...edgePath(hem.profile, { width, height: scale }), joints: [] };
  const inset = (hem.from ?? 0) * width;
  const span = width - inset * 2;
  const count = oddCount(span / hem.panel);
  const row = scallops(span, count, hem.joint * scale, hem.low * scale, inset);
  const joints = Array.from({ length: count + 1 }, (_, i) => inset + (span * i) / count);
  return { start: row.start, data: inset > 0 ? d`H${inset}${row.data}H${width}` : row.data, joints };
}

/** Panels come in odd numbers so that one stands in the middle. */
export function oddCount(value: number): number {
  return Math.max(1, Math.round((value - 1) / 2) * 2 + 1);
}
