import { bandHem, bandSides } from "#app/drawing/banding.ts";
import { type Cloth, define, type Easel, faint, fill, line, use } from "#app/drawing/easel.ts";
import { type Box, d, group, type Shape, shape } from "#app/drawing/scene.ts";
import { softFolds } from "#app/drawing/soft.ts";
import type { ShadeLook } from "./shade-table.ts";
import { drawSheet } from "./sheet.ts";
import { trimShade } from "./trim-shade.ts";

const FAN = 4.5;
const FOLDS = 4;

/** Shades whose foot is never straight: soft folds hang between the lift lines, with or without fans outside them. */
export function drawSlump(easel: Easel, cloth: Cloth, look: ShadeLook, { width, height }: Box): Shape {
  const fans = look.foot === "fans";
  const inset = fans ? Math.min(FAN, width / 5) : 0;
  // On a very short shade the whole foot shrinks with it.
  const size = Math.min(1, height / 14);
  const hang = look.dip * size;
  const spacing = look.spacing * size;
  const lift = height - hang;
  const sweep = (y: number, dip: number) => {
    const reach = (width / 2 - inset) * 0.5;
    return d`${inset},${y}C${inset + reach},${y + dip * 1.33} ${width - inset - reach},${y + dip * 1.33} ${width - inset},${y}`;
  };
  const hem = sweep(lift, hang);
  const ear = d`V${lift + 1.4}Q${inset * 0.12},${lift + 2.4} ${inset * 0.36},${lift + 1.5}Q${inset * 0.52},${lift + 2.2} ${inset * 0.68},${lift + 1}Q${inset * 0.86},${lift + 1.4} ${hem}`;
  const earBack = d`Q${width - inset * 0.86},${lift + 1.4} ${width - inset * 0.68},${lift + 1}Q${width - inset * 0.52},${lift + 2.2} ${width - inset * 0.36},${lift + 1.5}Q${width - inset * 0.12},${lift + 2.4} ${width},${lift + 1.4}`;
  const body = fans ? `M0,0${ear}${earBack}V0Z` : d`M0,0L${hem}V0Z`;
  const outline = define(easel, "slumped", (id) => shape("path", { id, d: body }));
  const clip = define(easel, "slump", (id) => shape("clipPath", { id }, [use(outline)]));
  let folds = "";
  for (let i = 1; i <= FOLDS; i += 1) {
    const rise = fans ? 1.5 * size : spacing * 0.82;
    const dip = fans ? hang - i * (spacing * 0.9 - rise) : hang * (1 - i * 0.13);
    const y = lift - i * rise;
    folds += fans ? overEars(sweep(y, dip), width, inset, y, (3.4 - i * 0.5) * size) : `M${sweep(y, dip)}`;
  }
  return group(
    {},
    drawSheet(easel, outline, cloth),
    group({ "clip-path": `url(#${clip})` }, bandSides(cloth, width, 0, height + 3), bandHem(cloth, `M${hem}`)),
    group(
      { "clip-path": `url(#${clip})` },
      softFolds(easel, "slumps", folds, 1.8 * size, cloth.relief),
      fans ? drawFans(easel, cloth, width, inset, lift) : null,
    ),
    line(body),
    trimShade(easel, cloth, `M${hem}`, { width, height: lift }),
  );
}

/** Beyond the lift lines a fold turns down again and runs out at the side. */
function overEars(middle: string, width: number, inset: number, y: number, droop: number): string {
  return d`M0,${y + droop}Q${inset * 0.45},${y + droop * 0.2} ${middle}Q${width - inset * 0.45},${y + droop * 0.2} ${width},${y + droop}`;
}

/** Each lower corner opens into a small fan, radiating from where the cord holds it. */
function drawFans(easel: Easel, cloth: Cloth, width: number, inset: number, lift: number): Shape {
  const fan = define(easel, "fan", (id) => {
    const ray = (x: number, y: number) => d`M0,-.2Q${x * 0.5},${y * 0.4 - 0.8} ${x},${y}`;
    const hollow = (x: number, y: number, w: number) =>
      d`M0,-.2Q${x * 0.5},${y * 0.4 - 0.8} ${x},${y}L${x + w},${y + w * 0.4}Q${x * 0.4 + w * 0.6},${y * 0.5 - 0.2} 0,-.2Z`;
    const rays = [
      [-inset * 0.64, 1.5, 0.9],
      [-inset * 0.32, 1, 0.7],
    ] as const;
    return group(
      { id },
      fill(rays.map(([x, y, w]) => hollow(x, y, w)).join(""), faint(easel.shadow, 0.34 * cloth.relief)),
      line(rays.map(([x, y]) => ray(x, y)).join(""), 0.6),
    );
  });
  return group(
    {},
    use(fan, inset, lift),
    use(fan, 0, 0, { transform: d`translate(${width - inset} ${lift}) scale(-1 1)` }),
  );
}
