import { formatInches } from "#app/domain/measuring/inches.ts";
import {
  finishes,
  finishLabels,
  type HardwareChoice,
  hardwareChoiceLabels,
  hardwareChoices,
  rodSizeLabels,
  rodSizeNames,
  thicknesses,
} from "#app/domain/orders/answers/window-hardware.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { type AnswerProps, UNASKED } from "./fields.ts";

/** What holds the drapes at one window. */
export function HardwareFields(props: AnswerProps & { effective: HardwareChoice }) {
  const { effective, texts, onText, errorOf, field = (own) => own } = props;
  const shared = (name: string) => ({
    name: field(name),
    value: texts[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => onText(name, target.value),
    error: errorOf(name),
  });
  return (
    <div className="grid content-start gap-5">
      <SelectField
        label="Hardware at this window"
        options={[
          { value: "", label: "As for the whole order" },
          ...hardwareChoices.map((value) => ({ value, label: hardwareChoiceLabels[value] })),
        ]}
        {...shared("hardware")}
      />
      <div className={effective === "new" ? "grid gap-5 sm:grid-cols-2" : UNASKED}>
        <SelectField
          label="Finish"
          options={[
            { value: "", label: "As named for the order" },
            ...finishes.map((value) => ({ value, label: finishLabels[value] })),
          ]}
          {...shared("finish")}
        />
        <SelectField
          label="Thickness of the pole"
          options={thicknesses.map((value) => ({ value, label: formatInches(Number(value)) }))}
          {...shared("thickness")}
        />
      </div>
      <fieldset className={effective === "keep" ? undefined : UNASKED}>
        <legend className="font-medium text-ink text-sm">The rod that hangs there</legend>
        <p className="mb-3 text-ink-soft text-sm">Inches, to the nearest 1/8. What you leave open, we’ll measure.</p>
        <div className="grid items-end gap-4 sm:grid-cols-3">
          {rodSizeNames.map((name) => (
            <TextField key={name} label={rodSizeLabels[name]} autoComplete="off" {...shared(name)} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
