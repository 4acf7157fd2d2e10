import type { Cloth, Easel } from "#app/drawing/easel.ts";
import { spread } from "#app/drawing/profile.ts";
import { d, type Shape } from "#app/drawing/scene.ts";
import { softFolds } from "#app/drawing/soft.ts";
import type { ValanceBody } from "./valance-body.ts";

/** Crescents that fan from both upper corners and hang deeper towards the hem. */
export function drawSwag(
  easel: Easel,
  cloth: Cloth,
  body: ValanceBody,
  { from, folds, depth, lift }: { from: number; folds: number; depth: number; lift: number },
): Shape {
  let data = "";
  for (let i = 1; i <= folds; i += 1) {
    const share = i / (folds + 1);
    const x = body.width * (from - 0.02 * share);
    const y = share * share * lift * 0.85 * body.scale;
    const low = share ** 0.85 * depth * body.scale;
    const reach = body.width * 0.2;
    const pull = (low - y) * 1.33;
    data += d`M${x},${y}C${x + reach},${y + pull} ${body.width - x - reach},${y + pull} ${body.width - x},${y}`;
  }
  return softFolds(easel, "swag", data, 1.6, cloth.relief);
}

/** Folds drawn up by two ties: they spring from each tie and hang across the middle. */
export function drawTied(easel: Easel, cloth: Cloth, body: ValanceBody, at: number, lift: number): Shape {
  const x = spread(at, body.width);
  const y = lift * body.scale;
  let data = "";
  for (let i = 1; i <= 4; i += 1) {
    const rise = i * 1.9;
    const reach = body.width * (0.12 + i * 0.02);
    const low = body.drop - 0.8 - rise * 1.25;
    data += d`M${x},${y - i * 0.35}C${x + reach * 0.6},${low + 0.6} ${x + reach * 1.4},${low + 1.6} ${body.width * 0.5},${low + 1.8}`;
    data += d`M${body.width - x},${y - i * 0.35}C${body.width - x - reach * 0.6},${low + 0.6} ${body.width - x - reach * 1.4},${low + 1.6} ${body.width * 0.5},${low + 1.8}`;
  }
  for (const share of [0.25, 0.6]) {
    data += d`M${x},${y - 0.5}Q${x * 0.6},${y - 1} ${x * share},${y + 2.4}`;
    data += d`M${body.width - x},${y - 0.5}Q${body.width - x * 0.6},${y - 1} ${body.width - x * share},${y + 2.4}`;
  }
  return softFolds(easel, "tied", data, 1.2, cloth.relief);
}
