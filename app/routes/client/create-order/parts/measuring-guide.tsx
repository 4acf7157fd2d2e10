import {
  type MeasurementName,
  type Measurements,
  measurementGuides,
  measurementLabel,
  measurementNames,
} from "#app/domain/measuring/measurements.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { isToScale } from "#app/drawing/describe.ts";
import { WindowDrawing } from "#app/drawing/window-drawing.tsx";

/** The client's own window with the measurement being taken, and where to hold the tape for it. */
export function MeasuringGuide({
  measurements,
  focus,
}: {
  measurements: Measurements;
  focus: MeasurementName | undefined;
}) {
  return (
    <figure className="has-data-typical:[&_.drawing-note]:hidden">
      <WindowDrawing
        measurements={measurements}
        customizations={{}}
        dimensions
        setting="framed"
        {...(focus ? { focus } : {})}
        className="w-full border border-line bg-linen"
      />
      <figcaption aria-live="polite" className="mt-4 min-h-24 text-ink-soft text-sm narrow:text-xs">
        {focus ? (
          <>
            <strong className="font-medium text-ink">{measurementLabel(focus)}.</strong>{" "}
            <span className="narrow:hidden">{measurementGuides[focus].meaning} </span>
            {measurementGuides[focus].tape}
          </>
        ) : (
          <>
            <WhatIsDrawn measurements={measurements} />
            <span className="noscript:hidden"> It redraws as you type.</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** Said here alone: the drawing leaves out its own note about a typical window. */
function WhatIsDrawn({ measurements }: { measurements: Measurements }) {
  const unmeasured = measurementNames.every((name) => measurements[name] === null);
  if (unmeasured) return <span data-typical>A typical window is shown until yours is measured.</span>;
  return isToScale(resolveMeasurements(measurements)) ? "Your window, to scale." : "Your window, not to scale.";
}
