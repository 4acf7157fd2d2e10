import { type Cloth, define, type Easel, fill, gradient, line, paint, use } from "#app/drawing/easel.ts";
import { d, group, type Shape } from "#app/drawing/scene.ts";
import type { ValanceBody } from "./valance-body.ts";
import { oddCount } from "./valance-body.ts";

/** Shade falling sideways from a pressed edge: towards the right, or mirrored towards the left. */
function edgeShade(easel: Easel, towards: "left" | "right", relief: number): string {
  const dark = -0.42 * relief;
  return paint(easel, `edge-${towards}`, (id) =>
    gradient(
      easel,
      id,
      towards === "right"
        ? [
            [0, dark],
            [0.4, dark * 0.4],
            [1, 0],
          ]
        : [
            [0, 0],
            [0.7, dark * 0.3],
            [1, dark * 0.8],
          ],
    ),
  );
}

/** A box pleat stands forward between two pressed edges. */
function defineBox(easel: Easel, cloth: Cloth, width: number, drop: number): string {
  const half = width / 2;
  return define(easel, `box${Math.round(width * 10)}`, (id) =>
    group(
      { id },
      fill(d`M${half},0H${half + 1.9}V${drop}H${half}Z`, edgeShade(easel, "right", cloth.relief)),
      fill(d`M${-half - 1},0H${-half}V${drop}H${-half - 1}Z`, edgeShade(easel, "left", cloth.relief)),
      fill(
        d`M${-half},0H${half}V${drop}H${-half}Z`,
        paint(easel, "boxface", (own) =>
          gradient(easel, own, [
            [0, 0.34],
            [0.3, 0.12],
            [1, -0.06],
          ]),
        ),
      ),
      line(d`M${-half},0V${drop}M${half},0V${drop}`, 0.7),
    ),
  );
}

export function drawBoxPleats(
  easel: Easel,
  cloth: Cloth,
  body: ValanceBody,
  at: readonly number[],
  width: number,
  inset = width / 2 + 0.3,
): Shape {
  const box = defineBox(easel, cloth, width, body.drop + 2);
  const xs = at.flatMap((share) => {
    const x = Math.max(share * body.width, inset);
    return Math.abs(x - body.width / 2) < 0.1 ? [x] : [x, body.width - x];
  });
  return group(
    {},
    xs.map((x) => use(box, x)),
  );
}

export function drawJointPleats(easel: Easel, cloth: Cloth, body: ValanceBody, width: number): Shape {
  const box = defineBox(easel, cloth, width, body.drop + 2);
  const ends = body.joints.length - 1;
  return group(
    {},
    body.joints.map((x, i) => use(box, i === 0 ? x + width / 2 + 0.3 : i === ends ? x - width / 2 - 0.3 : x)),
  );
}

/** Raised boxes and equal hollows from end to end, a box at each corner. */
export function drawBoxes(easel: Easel, cloth: Cloth, body: ValanceBody, face: number): Shape {
  const count = oddCount(body.width / face);
  const step = body.width / count;
  const hollows = Array.from({ length: (count - 1) / 2 }, (_, i) => step * (i * 2 + 1));
  const hollow = define(easel, "hollow", (id) =>
    group(
      { id },
      fill(
        d`M0,0H${step}V${body.drop}H0Z`,
        paint(easel, "sunk", (own) =>
          gradient(easel, own, [
            [0, -0.5 * cloth.relief],
            [0.25, -0.28 * cloth.relief],
            [0.7, -0.16 * cloth.relief],
            [1, -0.32 * cloth.relief],
          ]),
        ),
      ),
      line(d`M0,0V${body.drop}M${step},0V${body.drop}`, 0.75),
      line(d`M${step / 2},.4V${body.drop - 0.3}`, 0.28),
    ),
  );
  return group(
    {},
    hollows.map((x) => use(hollow, x)),
  );
}

/** Pleats folded to the back: a line that opens into a slim dark wedge at the hem. */
export function drawInvertedPleats(
  easel: Easel,
  cloth: Cloth,
  body: ValanceBody,
  xs: readonly number[],
  from: number,
): Shape {
  const slit = define(easel, "slit", (id) => {
    const wedge = d`M0,${from}L.75,${body.drop + 1}H-.75Z`;
    return group(
      { id },
      fill(d`M0,${from}H2V${body.drop}H0Z`, edgeShade(easel, "right", 0.5 * cloth.relief)),
      fill(wedge, "#4A3520", { "fill-opacity": 0.55 }),
      line(wedge + d`M0,0V${from}`, 0.75),
    );
  });
  return group(
    {},
    xs.map((x) => use(slit, x)),
  );
}
