import { useId, useMemo } from "react";
import type { Measurements } from "#app/domain/measuring/measurements.ts";
import type { Customizations } from "#app/domain/orders/window.ts";
import { type DrawingOptions, drawWindow } from "./draw-window.ts";
import type { Scene } from "./scene.ts";
import { sceneToMarkup, viewBox } from "./svg.ts";
import { trustedMarkup } from "./trusted-markup.ts";

interface WindowDrawingProps extends Omit<DrawingOptions, "id"> {
  measurements: Measurements;
  customizations: Customizations;
  className?: string;
}

/** A client's window as an image that scales to its container, the same on the server and in the browser. */
export function WindowDrawing({ measurements, customizations, className, ...options }: WindowDrawingProps) {
  const id = useId().replace(/\W/g, "");
  return (
    <SceneImage scene={drawWindow(measurements, customizations, { ...options, id: `w${id}` })} className={className} />
  );
}

/**
 * Any scene as an inline image. The markup is written as text because a drawing has some two hundred elements that
 * never change one by one; handing each to React would cost more than drawing them.
 */
export function SceneImage({ scene, className }: { scene: Scene; className?: string | undefined }) {
  const markup = sceneToMarkup(scene);
  // The same object as long as the drawing is the same: React would write another one anew.
  const trusted = useMemo(() => trustedMarkup(markup), [markup]);
  return (
    <svg
      viewBox={viewBox(scene)}
      role="img"
      aria-labelledby={`${scene.id}-t`}
      aria-describedby={`${scene.id}-d`}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and our own tables, texts are escaped
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}
