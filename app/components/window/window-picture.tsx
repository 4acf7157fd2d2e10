import type { ReactNode } from "react";
import { formatInches, keepFractions } from "#app/domain/measuring/inches.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { Measurements } from "#app/domain/measuring/measurements.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import type { WindowPlace } from "#app/domain/orders/places/place.ts";
import type { Customizations, Window } from "#app/domain/orders/window.ts";
import { isToScale } from "#app/drawing/describe.ts";
import { repeatNote } from "#app/drawing/fabric/repeat-note.ts";
import { WindowDrawing } from "#app/drawing/window-drawing.tsx";

interface WindowPictureProps {
  window: Pick<Window, "name" | "measurements" | "sizes" | "hardware"> & WindowPlace;
  customizations: Customizations;
  /** By which it hangs there, as far as they are the owner's own. */
  rules: ChangedPlacement;
  caption?: boolean;
  /** With its drapes drawn across, where their cloth is seen best. */
  closed?: boolean;
  /** What else is to be said below it. */
  children?: ReactNode;
}

/** A client's own window, to scale, with what has been chosen for it so far. */
export function WindowPicture(props: WindowPictureProps) {
  const { window, customizations, rules, caption = true, closed = false, children } = props;
  const measurements = parseMeasurements(window.measurements);
  const repeats = repeatNote(customizations, resolveMeasurements(measurements));
  return (
    <figure>
      <WindowDrawing
        measurements={measurements}
        customizations={customizations}
        site={window}
        rules={rules}
        closed={closed}
        setting="framed"
        className="w-full border border-line bg-linen"
      />
      {caption ? (
        <figcaption className="mt-3 text-ink-soft text-sm">
          {captionOf(window.name, measurements)}
          {repeats ? <span className="block">{repeats}</span> : null}
          {children ? <span className="mt-2 block text-ink narrow:hidden in-[dialog]:block">{children}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}

function captionOf(name: string, measurements: Measurements) {
  const { widthOfWindow: width, heightOfWindow: height } = measurements;
  if (width === null || height === null) return `${name}, not measured yet`;
  const scale = isToScale(resolveMeasurements(measurements)) ? "to scale" : "not to scale";
  return `${name}, ${keepFractions(`${formatInches(width)} wide and ${formatInches(height)} high`)}, ${scale}`;
}
