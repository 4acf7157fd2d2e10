import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import type { Style } from "#app/domain/catalogue/style.ts";
import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { defaultPlacementRules } from "#app/domain/measuring/placement-rules.ts";
import type { TreatmentEntry } from "#app/domain/orders/window.ts";
import { fullnessOf } from "#app/drawing/drapery/spacing.ts";
import { drawWindow } from "#app/drawing/draw-window.ts";
import { looksOf } from "#app/drawing/looks.ts";
import type { Scene, Shape } from "#app/drawing/scene.ts";
import { valanceFullness } from "#app/drawing/tops/draw-valance.ts";

const print: FabricLook = {
  colors: ["#F3EDDF", "#5E7457"],
  weave: "plain",
  pattern: "vine",
  verticalRepeat: 27,
  horizontalRepeat: 13.5,
};

interface Seen {
  across: number;
  down: number;
}

type Scale = readonly [x: number, y: number];

function scaleOf(transform: unknown): Scale {
  const [, x = "1", y = "1"] = /scale\((-?[\d.]+) (-?[\d.]+)\)/.exec(String(transform)) ?? [];
  return [Number(x), Number(y)];
}

/** Every place of a drawing that is painted with a pattern of cloth, and its repeat there in the inches of the drawing. */
function repeatsIn(scene: Scene): Seen[] {
  const defs = new Map(scene.defs.map((def) => [`#${def.attrs.id}`, def]));
  const seen: Seen[] = [];
  const measure = (paint: unknown, [x, y]: Scale) => {
    const laid = defs.get(/url\((#.+)\)/.exec(String(paint))?.[1] ?? "");
    const cloth = laid?.attrs.href ? defs.get(String(laid.attrs.href)) : laid;
    if (cloth?.tag !== "pattern" || Number(cloth.attrs.height) !== 27) return;
    const [squeeze, stretch] = scaleOf(laid?.attrs.patternTransform);
    seen.push({ across: Number(cloth.attrs.width) * squeeze * x, down: 27 * stretch * y });
  };
  const walk = ({ tag, attrs, children = [] }: Shape, scale: Scale, inherited: unknown) => {
    const [x, y] = scaleOf(attrs.transform);
    const here: Scale = [scale[0] * x, scale[1] * y];
    const paint = attrs.fill ?? inherited;
    if (tag === "use") {
      const used = defs.get(String(attrs.href));
      if (used) walk(used, here, paint);
    } else if (tag === "path" || tag === "rect") measure(paint, here);
    for (const child of children) walk(child, here, paint);
  };
  for (const shape of scene.shapes) walk(shape, [1, 1], undefined);
  return seen;
}

function drawn(style: Style, width: number): Seen[] {
  const entry = { style: { ...style, category: style.category }, customizations: {} } as TreatmentEntry;
  const scene = drawWindow(
    {
      widthOfWindow: width,
      heightOfWindow: 60,
      heightFromTopOfWindowToFloor: 84,
      heightFromWindowFrameToCeiling: 18,
      heightFromFloorToCeiling: 102,
      distanceFromWindowFrameToLeftWall: 30,
      distanceFromWindowFrameToRightWall: 30,
    },
    { [style.treatment]: entry },
    { fabrics: { [style.treatment]: print } },
  );
  return repeatsIn(scene);
}

/** Cloth in folds shows less of its width: all of its fullness between them, half of it on their faces. */
function squeezes(style: Style): number[] {
  const { valance, sash } = looksOf(style);
  const fullness = valance
    ? valanceFullness(valance, defaultPlacementRules)
    : style.treatment === "drapes"
      ? fullnessOf(style, defaultPlacementRules)
      : 1;
  const across = 1 / fullness;
  return sash ? [across] : [across, (1 + across) / 2];
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

test.each(styles.map((style) => [style.name, style] as const))(
  "a 27 inch repeat measures 27 inches wherever it shows on %s, and is never turned round",
  (_, style) => {
    for (const width of [24, 48, 120]) {
      const seen = drawn(style, width);
      expect(seen.length).toBeGreaterThan(0);
      const allowed = squeezes(style).map((squeeze) => hundredths(13.5 * squeeze));
      for (const { across, down } of seen) {
        // The lower ruffle of a sash panel is the upper one, turned.
        expect(looksOf(style).sash ? Math.abs(down) : down).toBe(27);
        expect(allowed).toContain(hundredths(across));
      }
    }
  },
);
