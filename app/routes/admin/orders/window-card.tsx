import { treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { formatInches, type Inches } from "#app/domain/measuring/inches.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import { WindowDrawing } from "#app/drawing/window-drawing.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { OrderPageData } from "./load-order.server.ts";
import type { OrderProblem } from "./order-problem.ts";
import { TreatmentDetails } from "./treatment-details.tsx";
import { WindowEditForm } from "./window-edit-form.tsx";

type OrderWindow = OrderPageData["windows"][number];

interface WindowCardProps {
  order: OrderPageData;
  window: OrderWindow;
  number: number;
  editing: boolean;
  open: boolean;
  problem: OrderProblem | undefined;
}

/** A window that opens and closes. Which one is being edited is in the address, so there is never more than one. */
export function WindowCard({ order, window, number, editing, open, problem }: WindowCardProps) {
  const name = window.name || "Unnamed Window";
  return (
    <div id={`window-${number}`} className="relative not-first-of-type:-mt-px scroll-mt-20 print:break-before-page">
      <Disclosure
        defaultOpen={editing || open}
        className="print:border-0"
        summary={
          <span className="flex flex-wrap items-baseline gap-x-4 pr-20">
            <span className="font-display text-lg wrap-anywhere print:text-2xl">{name}</span>
            <span className="font-normal text-ink-soft text-sm">{summaryOf(window)}</span>
          </span>
        }
      >
        {editing ? (
          <WindowEditForm order={order} window={window} number={number} problem={problem} />
        ) : (
          <WindowDetails window={window} />
        )}
      </Disclosure>
      <div className="absolute top-1.5 right-7 print:hidden">
        <ButtonLink
          to={editing ? `?show=${number}` : `?edit=${number}`}
          preventScrollReset
          variant="quiet"
          size="sm"
          aria-label={`${editing ? "Cancel" : "Edit"} ${name}`}
        >
          {editing ? "Cancel" : "Edit"}
        </ButtonLink>
      </div>
    </div>
  );
}

function summaryOf({ measurements, customizations }: OrderWindow) {
  const { widthOfWindow: width, heightOfWindow: height } = parseMeasurements(measurements);
  const size = width && height ? `${formatInches(width)} × ${formatInches(height)}` : "Not measured yet";
  const treatments = treatmentTypes.filter((type) => customizations[type]).map((type) => treatmentLabels[type]);
  return [size, ...treatments].join(" · ");
}

function WindowDetails({ window }: { window: OrderWindow }) {
  const measurements = parseMeasurements(window.measurements);
  const treatments = treatmentTypes.flatMap((type) => {
    const entry = window.customizations[type];
    return entry ? [{ type, entry }] : [];
  });
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem] print:block">
      <div className="grid gap-8">
        <dl className="grid gap-x-8 sm:grid-cols-2">
          {measurementNames.map((name) => (
            <div key={name} className="flex justify-between gap-4 border-line border-t py-2 text-sm">
              <dt className="text-ink-soft">{measurementLabel(name)}</dt>
              <dd className="whitespace-nowrap tabular-nums">{shownInches(measurements[name])}</dd>
            </div>
          ))}
        </dl>
        {treatments.length === 0 && <p className="text-ink-soft">No customizations completed yet.</p>}
        {treatments.map(({ type, entry }) => (
          <TreatmentDetails key={type} type={type} entry={entry} />
        ))}
      </div>
      <WindowDrawing
        measurements={measurements}
        customizations={window.customizations}
        dimensions
        className="mx-auto w-full max-w-lg border max-lg:order-first border-line bg-paper print:mt-6 print:max-h-[3.2in] print:break-inside-avoid print:border-0 print:bg-transparent"
      />
    </div>
  );
}

function shownInches(inches: Inches | null) {
  return inches === null ? "N/A" : formatInches(inches);
}
