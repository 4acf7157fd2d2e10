import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { Measurements } from "#app/domain/measuring/measurements.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { WindowDrawing } from "#app/drawing/window-drawing.tsx";
import { MeasurementDoubts } from "./doubts-list.tsx";
import { MeasurementList } from "./measurement-list.tsx";
import type { Reader } from "./reader.ts";
import { Treatments } from "./treatment-list.tsx";
import { WindowAnswers } from "./window-answers.tsx";
import { WindowPicture } from "./window-picture.tsx";

type ShownWindow = Omit<Window, "id" | "key" | "draft">;

/** One window of an order, whole: for its client, or for the owner and the printed work order. */
export function WindowDetails({ reader, ...shown }: ShownProps & { reader: Reader }) {
  return reader === "client" ? <ClientWindow {...shown} /> : <OwnerWindow {...shown} />;
}

interface ShownProps {
  window: ShownWindow;
  /** Whose rod its drapes hang from, where they do. */
  sharing?: string | undefined;
  /** By which it is drawn, as far as they are the owner's own. */
  rules: ChangedPlacement;
}

function ClientWindow({ window, sharing, rules }: ShownProps) {
  return (
    <section className="grid gap-6 border-line border-t pt-6 md:grid-cols-2 print:break-inside-avoid">
      <div className="min-w-0">
        <h3 className="text-xl wrap-anywhere">{window.name}</h3>
        <div className="mt-4">
          <WindowPicture window={window} customizations={window.customizations} rules={rules} />
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <ChoicesInWords customizations={window.customizations} sharing={sharing} />
        <MeasurementList measurements={window.measurements} reader="client" />
        <WindowAnswers window={window} reader="client" />
        <MeasurementDoubts window={window} rules={rules} handedIn />
      </div>
    </section>
  );
}

/** A client's choices alone, to look over before they are confirmed. */
export function ChoicesInWords({
  customizations,
  sharing,
}: Pick<ShownWindow, "customizations"> & Pick<ShownProps, "sharing">) {
  return (
    <div className="grid gap-8">
      <Treatments customizations={customizations} reader="client" sharing={sharing} />
    </div>
  );
}

/**
 * Named outside, by what opens it. The drawing floats: beside it stands all that there is room for, and what follows takes the
 * whole width. On paper the window has a sheet of its own, and the drawing takes what the words leave.
 */
function OwnerWindow({ window, sharing, rules }: ShownProps) {
  const measured = parseMeasurements(window.measurements);
  return (
    <div className="flow-root *:mb-6 *:last:mb-0 print:flex print:min-h-[8.6in] print:flex-col print:gap-y-4 print:*:mb-0">
      <div className="md:float-left md:mr-12 md:w-[calc(50%-1.5rem)] xl:w-[calc(40%-1.2rem)] print:contents">
        <WindowDrawing
          measurements={measured}
          customizations={window.customizations}
          site={window}
          rules={rules}
          dimensions
          setting="framed"
          className="mx-auto max-h-128 md:mx-0 max-w-full border border-line bg-linen print:order-last print:h-0 print:max-h-none print:min-h-[1.7in] print:w-full print:grow print:border-0 print:bg-transparent"
        />
      </div>
      <div className="flow-root print:order-2">
        <MeasurementList measurements={window.measurements} reader="owner" />
        <WindowAnswers window={window} reader="owner" />
        <MeasurementDoubts window={window} rules={rules} />
      </div>
      {isBroad(measured) && <div className="mb-0! clear-both print:hidden" />}
      <Treatments customizations={window.customizations} reader="owner" sharing={sharing} />
    </div>
  );
}

/** Its drawing ends where the measurements beside it do; more beside it would leave a void below. */
function isBroad({ heightFromFloorToCeiling: height, widthOfWindow, ...measured }: Measurements) {
  const { distanceFromWindowFrameToLeftWall: left, distanceFromWindowFrameToRightWall: right } = measured;
  return height !== null && height <= 1.2 * ((left ?? 0) + (widthOfWindow ?? 0) + (right ?? 0));
}
