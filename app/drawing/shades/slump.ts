import { bandSides } from "#app/drawing/banding.ts";
import { type Cloth, define, type Easel, faint, fill, line, use } from "#app/drawing/easel.ts";
import { type Box, d, group, type Shape, shape } from "#app/drawing/scene.ts";
import { softFolds } from "#app/drawing/soft.ts";
import { drawTrim } from "#app/drawing/trim.ts";
import type { ShadeLook } from "./shade-table.ts";
import { drawSheet } from "./sheet.ts";

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
  for (let i = 1; i <= (fans ? 3 : FOLDS); i += 1) {
    const [end, dip] = fans
      ? [lift - (0.6 + i * 0.3) * size, hang + 0.6 * size - i * (spacing * 0.6 - 0.3 * size)]
      : [lift - i * spacing * 0.82, hang * (1 - i * 0.13)];
    folds += `M${sweep(end, dip)}`;
  }
  return group(
    {},
    drawSheet(easel, outline, cloth),
    group({ "clip-path": `url(#${clip})` }, bandSides(cloth, width, 0, height + 3)),
    group(
      { "clip-path": `url(#${clip})` },
      softFolds(easel, "slumps", folds, 1.5 * size, cloth.relief),
      line(folds, 0.35),
      fans ? drawFans(easel, cloth, width, inset, lift) : null,
    ),
    line(body),
    cloth.trim ? drawTrim(easel, cloth, `M${hem}`) : null,
  );
}

/** Outside each lift line the cloth opens into a small fan of three pleats, radiating from where the cord holds it. */
function drawFans(easel: Easel, cloth: Cloth, width: number, inset: number, lift: number): Shape {
  const fan = define(easel, "fan", (id) => {
    const ray = (x: number, y: number) => d`M0,-.6Q${x * 0.5},${y * 0.5 - 1.2} ${x},${y}`;
    const hollow = (x: number, y: number, w: number) =>
      d`M0,-.6Q${x * 0.5},${y * 0.5 - 1.2} ${x},${y}L${x + w},${y + w * 0.4}Q${x * 0.4 + w * 0.6},${y * 0.5 - 0.6} 0,-.6Z`;
    return group(
      { id },
      fill(hollow(-inset, -6.5, 0) + hollow(-inset, -2.6, 0.01), faint(easel.shadow, 0.12)),
      fill(
        hollow(-inset, -3.4, 1) + hollow(-inset * 0.64, 1.5, 0.8) + hollow(-inset * 0.32, 1, 0.6),
        faint(easel.shadow, 0.32 * cloth.relief),
      ),
      line(ray(-inset, -7) + ray(-inset, -3.4) + ray(-inset * 0.64, 1.5) + ray(-inset * 0.32, 1), 0.55),
      shape("circle", { cx: 0, cy: -0.6, r: 0.35, fill: faint(easel.shadow, 0.5) }),
    );
  });
  return group(
    {},
    use(fan, inset, lift),
    use(fan, 0, 0, { transform: d`translate(${width - inset} ${lift}) scale(-1 1)` }),
  );
}
