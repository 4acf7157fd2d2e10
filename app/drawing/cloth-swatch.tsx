import { useId, useMemo } from "react";
import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { downPaint, layer, newEasel } from "./easel.ts";
import { dyeOf } from "./fabric/dye.ts";
import { paintFabric } from "./fabric/fabric-paint.ts";
import { shape } from "./scene.ts";
import { shapesToMarkup } from "./svg.ts";
import { trustedMarkup } from "./trusted-markup.ts";

/** Every swatch shows so many inches of cloth, so that two of them can be compared. */
export const SWATCH_INCHES = 14;

/** A cloth as it lies on a table, at one scale. The words beside it say what it is. */
export function ClothSwatch({ look, className }: { look: FabricLook; className?: string | undefined }) {
  const id = `c${useId().replace(/\W/g, "")}`;
  const markup = useMemo(() => trustedMarkup(drawSwatch(look, id)), [look, id]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SWATCH_INCHES} ${SWATCH_INCHES}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and our own tables
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function drawSwatch(look: FabricLook, id: string): string {
  const easel = layer(newEasel(id), "w", dyeOf(look));
  const size = { width: SWATCH_INCHES, height: SWATCH_INCHES };
  const fills = [
    paintFabric(easel, look, { name: "main", center: SWATCH_INCHES / 2 }).fill,
    downPaint(easel, "lie", [
      [0, 0.1],
      [0.5, 0],
      [1, easel.sheen ? -0.45 : -0.1],
    ]),
  ];
  const rects = fills.map((fill) => shape("rect", { ...size, fill }));
  return shapesToMarkup([
    shape("g", { fill: "none", "stroke-linecap": "round" }, [shape("defs", {}, easel.defs), ...rects]),
  ]);
}
