import { encode } from "uqr";

export interface QrCode {
  /** How many squares wide. */
  size: number;
  /** The dark ones as one SVG path. */
  path: string;
}

/** Empty squares around it, without which cameras do not find it. */
export const QUIET_ZONE = 4;

/** A text for the camera of a phone. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const runs = data.flatMap((row, y) => darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { size, path: runs.join("") };
}

/** Neighbors in a row are drawn as one, so that no hairline shows between them. */
function darkRuns(row: boolean[]) {
  const runs: [x: number, width: number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) runs.push([x, 1]);
  });
  return runs;
}
