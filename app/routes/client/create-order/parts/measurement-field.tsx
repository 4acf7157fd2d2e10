import { useState } from "react";
import { enterMeasurement, TOUCHES } from "#app/domain/measuring/measurement-entry.ts";
import { mayTouch } from "#app/domain/measuring/measurement-texts.ts";
import { type MeasurementName, measurementGuides, measurementLabel } from "#app/domain/measuring/measurements.ts";
import { CheckboxField } from "#app/ui/field.tsx";
import { LengthField } from "#app/ui/length-field.tsx";

interface MeasurementFieldProps {
  name: MeasurementName;
  entry: string;
  fault: string | undefined;
  focused: boolean;
  onChange: (entry: string) => void;
  onFocus: () => void;
}

/** The box beside a field that says there is no gap to measure. */
export function touchesField(name: MeasurementName) {
  return `${name}Touches`;
}

/** One of the seven. What cannot be read is said once the field is left, and until it can be. */
export function MeasurementField({ name, entry, fault, focused, onChange, onFocus }: MeasurementFieldProps) {
  const entered = enterMeasurement(name, entry);
  // What is brought back unreadable or as a zero, after a refusal or a reload, was left before.
  const [left, setLeft] = useState(entered.fault !== undefined);
  const [blanked, setBlanked] = useState(entered.blanked);
  const touches = mayTouch(name) && entry === TOUCHES;
  const change = (text: string) => {
    setBlanked(undefined);
    onChange(text);
  };
  const leave = (text: string) => {
    setLeft(true);
    const zero = enterMeasurement(name, text).blanked;
    if (zero === undefined) return text;
    onChange("");
    setBlanked(zero);
    return "";
  };
  return (
    <LengthField
      label={measurementLabel(name)}
      // With scripts this stands beside the drawing, for the field being filled in.
      hint={<span className="hidden noscript:inline">{measurementGuides[name].tape}</span>}
      name={name}
      defaultValue={touches || entered.blanked ? "" : entry}
      error={fault ?? (left ? entered.fault : undefined)}
      note={blanked ?? entered.note}
      offersEighths={focused && !touches}
      onText={change}
      onLeave={leave}
      onFocus={onFocus}
      beside={
        mayTouch(name) ? (
          <CheckboxField
            className="mb-0!"
            label={
              <>
                It touches<span className="sr-only"> {whatTouches[name]}</span>
              </>
            }
            name={touchesField(name)}
            checked={touches}
            onChange={({ target }) => {
              const field = target.form?.elements.namedItem(name);
              if (field instanceof HTMLInputElement) field.value = "";
              change(target.checked ? TOUCHES : "");
            }}
          />
        ) : null
      }
    />
  );
}

const whatTouches: Partial<Record<MeasurementName, string>> = {
  heightFromWindowFrameToCeiling: "the ceiling",
  distanceFromWindowFrameToLeftWall: "the left wall",
  distanceFromWindowFrameToRightWall: "the right wall",
};
