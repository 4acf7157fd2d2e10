import { encode } from "uqr";

/** A text as a QR code: how many squares wide, and the dark ones as one SVG path. */
export function qrPath(text: string) {
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
