import {
  type OptionFlags,
  type OptionName,
  optionTexts,
  shadeControls,
  treatmentOptions,
} from "#app/domain/catalogue/options.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { DECORATIVE_TRIM_CENTS_PER_FOOT } from "#app/domain/catalogue/trim-price.ts";
import type { Measurements } from "#app/domain/measuring/measurements.ts";
import { estimateTrim } from "#app/domain/orders/trim-estimate.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { RadioCards } from "#app/ui/radio-cards.tsx";

interface OptionFieldsProps {
  type: TreatmentType;
  measurements: Measurements;
  /** Undefined until something has been answered: a top's trim question starts open. */
  flags: OptionFlags | undefined;
  onChange: (flags: OptionFlags) => void;
}

export function OptionFields({ type, measurements, flags, onChange }: OptionFieldsProps) {
  const trimPrice = priceOfTrim(type, measurements);
  if (type === "tops") return <TrimQuestion price={trimPrice} flags={flags} onChange={onChange} />;
  const boxes = treatmentOptions[type].filter((name) => !isControl(name));
  return (
    <div className="grid gap-10">
      <fieldset className="grid gap-2 md:grid-cols-2 md:gap-x-8">
        <legend className="mb-2 font-display text-lg">Linings and edges</legend>
        {boxes.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            value="on"
            label={optionTexts[name].label}
            hint={
              name === "decorativeTrim"
                ? `${optionTexts[name].explanation} ${trimPrice}`
                : optionTexts[name].explanation
            }
            checked={flags?.[name] === true}
            onChange={(event) => onChange({ ...flags, [name]: event.target.checked })}
          />
        ))}
      </fieldset>
      {type === "shades" ? <ControlChoice flags={flags} onChange={onChange} /> : null}
    </div>
  );
}

type PartProps = Pick<OptionFieldsProps, "flags" | "onChange">;

/** One raises the shade, so choosing one clears the others. */
function ControlChoice({ flags, onChange }: PartProps) {
  return (
    <RadioCards
      legend="Control system"
      name="control"
      columns={3}
      value={shadeControls.find((name) => flags?.[name]) ?? ""}
      onChange={(control) =>
        onChange({ ...flags, ...Object.fromEntries(shadeControls.map((name) => [name, name === control])) })
      }
      options={shadeControls.map((name) => ({
        value: name,
        label: optionTexts[name].label,
        description: optionTexts[name].explanation,
      }))}
    />
  );
}

function TrimQuestion({ price, flags, onChange }: PartProps & { price: string }) {
  const answer = flags?.decorativeTrim === undefined ? "" : flags.decorativeTrim ? "yes" : "no";
  return (
    <RadioCards
      legend="Would you like decorative trim?"
      hint={`${optionTexts.decorativeTrim.explanation} ${price}`}
      name="decorativeTrim"
      columns={2}
      value={answer}
      onChange={(value) => onChange({ decorativeTrim: value === "yes" })}
      options={[
        { value: "yes", label: "Yes" },
        { value: "no", label: "No" },
      ]}
    />
  );
}

function isControl(name: OptionName) {
  return (shadeControls as readonly string[]).includes(name);
}

function priceOfTrim(type: TreatmentType, measurements: Measurements) {
  const perFoot = `$${DECORATIVE_TRIM_CENTS_PER_FOOT / 100} per foot`;
  const estimate = estimateTrim(type, measurements);
  return estimate
    ? `${perFoot}; about ${estimate.feet} feet for this window, $${estimate.cents / 100}.`
    : `${perFoot}.`;
}
