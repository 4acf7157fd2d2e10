import { type Cloth, define, defineGroup, type Easel, line, use } from "#app/drawing/easel.ts";
import { d, fragment, group, type Shape, shape } from "#app/drawing/scene.ts";
import { shadeSheet } from "#app/drawing/shades/sheet.ts";
import { softFolds } from "#app/drawing/soft.ts";
import { placeSwags, type Swags, swagHalf } from "./hems.ts";
import type { ValanceBody } from "./valance-body.ts";

/** Swags over one another, the one in the middle on top. Each is cut by itself, a motif in its middle, and none is turned round. */
export function drawSwags(easel: Easel, cloth: Cloth, body: ValanceBody, hem: Swags, folds: number): Shape {
  const swags = { ...hem, joint: hem.joint * body.scale, low: hem.low * body.scale };
  const placed = placeSwags(hem, body.width, body.sewn.swags ?? 1);
  const end = placed.length - 1;
  const swag = ({ x, width }: { x: number; width: number }, i: number) => {
    const covered = end === 0 ? "both" : i === 0 ? "left" : i === end ? "right" : "none";
    return use(
      define(easel, `swag-${covered}`, (id) => drawSwag(easel, cloth, swags, { width, folds, id, covered })),
      x,
    );
  };
  const outerFirst = [...placed.entries()].sort(([a], [b]) => Math.abs(b - end / 2) - Math.abs(a - end / 2));
  return fragment(outerFirst.map(([i, place]) => swag(place, i)));
}

interface Swag {
  width: number;
  folds: number;
  id: string;
  /** The ends of its hem that hang behind a cascade. */
  covered: "left" | "right" | "both" | "none";
}

/** One swag from its left shoulder: crescents that fan from both shoulders and hang deeper towards the hem. */
function drawSwag(easel: Easel, cloth: Cloth, hem: Swags, { width, folds, id, covered }: Swag): Shape {
  const left = swagHalf(hem, width, covered === "left" || covered === "both");
  const right = swagHalf(hem, width, covered === "right" || covered === "both").map(
    ([x, y]) => [width - x, y] as const,
  );
  const [start] = left;
  const points = (half: typeof left) => half.map(([x, y]) => d`${x},${y}`).join(" ");
  const edge = d`M0,${start?.[1] ?? 0}C${points(left.slice(1))}C${points([...right].reverse().slice(1))}`;
  const outline = define(easel, `swagged-${covered}`, (own) => shape("path", { id: own, d: `${edge}V0H0Z` }));
  const clip = define(easel, `swagclip-${covered}`, (own) => shape("clipPath", { id: own }, [use(outline)]));
  let data = "";
  for (let i = 1; i <= folds; i += 1) {
    const share = i / (folds + 1);
    // From the board, near the shoulder first; the deeper a fold hangs, the nearer to the end it begins.
    const x = Math.min(5, width * 0.14) * (1 - share);
    const y = share * share * 2.4;
    const low = share ** 0.85 * hem.low;
    const pull = (low - y) * 1.333 + y;
    const reach = width * (0.2 - 0.08 * share);
    data += d`M${x},${y}C${x + reach},${pull} ${width - x - reach},${pull} ${width - x},${y}`;
  }
  return group(
    { id },
    use(outline, 0, 0, { fill: cloth.cut(width / 2) }),
    shadeSheet(easel, outline),
    group({ "clip-path": `url(#${clip})` }, softFolds(easel, "swagfolds", data, 1.5, cloth.relief)),
    line(edge, 0.9),
  );
}

/** Folds drawn up by ties: they spring from each tie and hang across the smile between two. */
export function drawTied(easel: Easel, cloth: Cloth, body: ValanceBody, lift: number): Shape {
  const y = lift * body.scale;
  const [end = 0, next = body.width] = body.joints;
  const gap = next - end;
  const smile = defineGroup(easel, "smile", () => {
    let data = "";
    for (let i = 1; i <= 4; i += 1) {
      const low = body.drop - 0.8 - i * 1.9 * 1.25 + 1.8;
      const reach = gap * (0.16 + i * 0.026);
      data += d`M0,${y - i * 0.35}C${reach * 0.6},${low - 1.2} ${reach * 1.4},${low} ${gap / 2},${low}C${gap - reach * 1.4},${low} ${gap - reach * 0.6},${low - 1.2} ${gap},${y - i * 0.35}`;
    }
    return [softFolds(easel, "tied", data, 1.2, cloth.relief)];
  });
  const tails = [0.25, 0.6].map(
    (share) =>
      d`M${end},${y - 0.5}Q${end * 0.6},${y - 1} ${end * share},${y + 2.4}` +
      d`M${body.width - end},${y - 0.5}Q${body.width - end * 0.6},${y - 1} ${body.width - end * share},${y + 2.4}`,
  );
  return fragment(
    body.joints.slice(0, -1).map((x) => use(smile, x)),
    softFolds(easel, "tiedends", tails.join(""), 1.2, cloth.relief),
  );
}
