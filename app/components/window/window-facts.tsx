import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
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

/** Named outside, by what opens it. On paper it has a sheet of its own, and the drawing takes all that the words leave. */
function OwnerWindow({ window, sharing, rules }: ShownProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] print:flex print:min-h-[8.6in] print:flex-col print:items-stretch print:gap-y-4">
      <div className="grid print:order-2">
        <MeasurementList measurements={window.measurements} reader="owner" />
        <WindowAnswers window={window} reader="owner" />
        <MeasurementDoubts window={window} rules={rules} />
      </div>
      <div className="grid gap-8 lg:col-span-2 print:order-3">
        <Treatments customizations={window.customizations} reader="owner" sharing={sharing} />
      </div>
      <WindowDrawing
        measurements={parseMeasurements(window.measurements)}
        customizations={window.customizations}
        site={window}
        rules={rules}
        dimensions
        setting="framed"
        className="order-first w-full border border-line bg-paper print:order-last print:h-0 print:min-h-[2.2in] print:max-w-none print:grow print:break-inside-avoid print:border-0 print:bg-transparent"
      />
    </div>
  );
}
