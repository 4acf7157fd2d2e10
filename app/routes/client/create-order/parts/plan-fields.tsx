import { Fragment } from "react";
import type { AnswerProps } from "#app/components/answers/fields.ts";
import { SizeFields } from "#app/components/answers/size-fields.tsx";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { enterMeasurements } from "#app/domain/measuring/measurement-entry.ts";
import { measurementWarnings } from "#app/domain/measuring/measurement-warnings.ts";
import {
  type MeasurementName,
  type Measurements,
  measurementGuides,
  measurementLabel,
  measurementNames,
} from "#app/domain/measuring/measurements.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { endsAtSill } from "#app/domain/orders/answers/answers.ts";
import { answersShown } from "#app/domain/orders/answers/typed-answers.ts";
import { isToScale } from "#app/drawing/describe.ts";
import { WindowDrawing } from "#app/drawing/window-drawing.tsx";
import { chipLook } from "#app/ui/chip-look.ts";
import { FieldGrid } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { MeasurementField } from "./measurement-field.tsx";

/** What will hang here, before the tape comes out: it decides what else is measured. Nobody has to know it yet. */
export function PlanFields({ texts, onText, errorOf }: AnswerProps) {
  const { length } = answersShown("drapes", texts);
  // How drapes end on the floor changes nothing that is measured, so what was chosen of it stays.
  const floor = length && !endsAtSill({ length }) ? length : "floor";
  const rows = [
    {
      name: "length",
      legend: "Drapes, if any",
      answers: [
        { value: floor, label: "To the floor" },
        { value: "sill", label: "To the sill" },
        { value: "apron", label: "Below the sill" },
      ],
    },
    {
      name: "mount",
      legend: "A shade, if any",
      answers: [
        { value: "outside", label: "Over the frame" },
        { value: "inside", label: "Inside the frame" },
      ],
    },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg">What will hang here?</legend>
      <p className="text-ink-soft text-sm">
        Said now, everything is measured once. Leave it open if you do not know yet.
      </p>
      {rows.map(({ name, legend, answers }) => (
        <fieldset key={name} className="mt-3 min-w-0" aria-describedby={`${name}-error`}>
          <legend className="text-sm">{legend}</legend>
          <div className="mt-1.5 flex flex-wrap gap-2 narrow:grid narrow:grid-cols-2 narrow:*:justify-center">
            {[...answers, { value: "", label: "Not sure" }].map(({ value, label }) => (
              <label key={label} className={chipLook}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={(texts[name] ?? "") === value}
                  onChange={() => onText(name, value)}
                  className="sr-only"
                />
                {label}
              </label>
            ))}
          </div>
          <FieldError id={`${name}-error`}>{errorOf(name)}</FieldError>
        </fieldset>
      ))}
    </fieldset>
  );
}

/** What is measured because of it, below the seven. */
export function PlannedSizes({ rules, ...fields }: AnswerProps & { rules: ChangedPlacement }) {
  const asked = (type: TreatmentType) => ({
    type,
    style: undefined,
    flags: {},
    answers: answersShown(type, fields.texts),
  });
  return (
    <>
      <SizeFields asked={asked("drapes")} rules={rules} {...fields} />
      <SizeFields asked={asked("shades")} rules={rules} {...fields} />
    </>
  );
}

export type MeasurementEntries = Record<MeasurementName, string>;

interface MeasurementFieldsProps {
  entries: MeasurementEntries;
  /** What was refused, by field, as far as it still stands. */
  faults: Partial<Record<MeasurementName, string>>;
  /** The one last gone to. */
  focus: MeasurementName | undefined;
  onChange: (name: MeasurementName, entry: string) => void;
  onFocus: (name: MeasurementName) => void;
}

/** The seven fields. What looks odd is said once, at the last of the fields it is about, and never stands in the way. */
export function MeasurementFields({ entries, faults, focus, onChange, onFocus }: MeasurementFieldsProps) {
  const warnings = measurementWarnings(enterMeasurements(entries));
  return (
    <FieldGrid className="@lg:grid-cols-2">
      {measurementNames.map((name) => (
        <Fragment key={name}>
          <MeasurementField
            name={name}
            entry={entries[name]}
            fault={faults[name]}
            focused={focus === name}
            onChange={(entry) => onChange(name, entry)}
            onFocus={() => onFocus(name)}
          />
          {warnings
            .filter((warning) => warning.fields.at(-1) === name)
            .map((warning) => (
              <FormMessage key={warning.message} kind="info" className="col-span-full mb-6 text-sm">
                {warning.message}
              </FormMessage>
            ))}
        </Fragment>
      ))}
    </FieldGrid>
  );
}

/** The client's own window with the measurement being taken, and where to hold the tape for it. */
export function MeasuringGuide({
  measurements,
  focus,
}: {
  measurements: Measurements;
  focus: MeasurementName | undefined;
}) {
  return (
    <figure className="[--step-drawing:10rem] has-data-typical:[&_.drawing-note]:hidden">
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
