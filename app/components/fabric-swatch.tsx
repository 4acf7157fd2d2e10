import { useId, useMemo } from "react";
import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { drawSwatch } from "#app/drawing/fabric/draw-swatch.ts";
import { sceneToMarkup, viewBox } from "#app/drawing/svg.ts";
import { trustedMarkup } from "#app/drawing/trusted-markup.ts";

interface FabricSwatchProps {
  look: FabricLook;
  /** Of cloth, from edge to edge; otherwise as much as shows what it is like. */
  inches?: number;
  className?: string;
}

/** A flat piece of a cloth. Its name stands beside it, so it says nothing itself. */
export function FabricSwatch({ look, inches = usualInches(look), className }: FabricSwatchProps) {
  const id = `s${useId().replace(/\W/g, "")}`;
  const scene = drawSwatch(look, { id, inches, title: "" });
  const markup = sceneToMarkup(scene);
  const trusted = useMemo(() => trustedMarkup(markup), [markup]);
  return (
    <svg
      viewBox={viewBox(scene)}
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and our own tables
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}

/** A pattern with one whole repeat, so that no tip of the next one stands at the edge like a fault. */
function usualInches({ pattern, verticalRepeat }: FabricLook): number {
  return pattern === "none" ? 20 : Math.max(9, verticalRepeat);
}
