import {
  type OptionFlags,
  type OptionName,
  optionsAskedOf,
  optionTexts,
  setOption,
  shadeControls,
} from "#app/domain/catalogue/options.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { defaultShopRules, type ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { aboutTrim, trimOfWindow, trimPrice } from "#app/domain/workroom/trim-of-window.ts";
import { measureTopEdge } from "#app/drawing/tops/measure-edge.ts";
import { CheckboxField } from "#app/ui/field.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { RadioCards } from "#app/ui/radio-cards.tsx";

interface OptionFieldsProps {
  type: TreatmentType;
  /** With what stands in the form. */
  window: Window;
  /** Those that the owner changed. */
  rules: Partial<ShopRules>;
  trimPerFoot: number;
  /** Undefined until something has been answered: a top's trim question starts open. */
  flags: OptionFlags | undefined;
  onChange: (flags: OptionFlags, part: OptionPart) => void;
  errorOf: (part: OptionPart) => string | undefined;
}

/** The questions of this page, as a refusal names them. */
type OptionPart = "options" | "control" | "decorativeTrim";

export function OptionFields(props: OptionFieldsProps) {
  const { type, window, flags, onChange, errorOf } = props;
  const price = priceOfTrim(props);
  if (type === "tops") return <TrimQuestion price={price} flags={flags} onChange={onChange} errorOf={errorOf} />;
  const boxes = optionsAskedOf(type, window.customizations[type]?.style?.group).filter((name) => !isControl(name));
  return (
    <div className="grid gap-10">
      {boxes.length > 0 ? (
        <FieldGroup legend="Linings and edges" error={errorOf("options")} className="gap-2 md:grid-cols-2 md:gap-x-8">
          {boxes.map((name) => (
            <CheckboxField
              key={name}
              name={name}
              value="on"
              label={optionTexts[name].label}
              hint={
                name === "decorativeTrim" ? `${optionTexts[name].explanation} ${price}` : optionTexts[name].explanation
              }
              checked={flags?.[name] === true}
              onChange={(event) => onChange(setOption(flags ?? {}, name, event.target.checked), "options")}
            />
          ))}
        </FieldGroup>
      ) : null}
      {type === "shades" ? <ControlChoice flags={flags} onChange={onChange} errorOf={errorOf} /> : null}
    </div>
  );
}

type PartProps = Pick<OptionFieldsProps, "flags" | "onChange" | "errorOf">;

/** One raises the shade, so choosing one clears the others. */
function ControlChoice({ flags, onChange, errorOf }: PartProps) {
  return (
    <RadioCards
      legend="Control system"
      name="control"
      columns={3}
      value={shadeControls.find((name) => flags?.[name]) ?? ""}
      error={errorOf("control")}
      onChange={(control) =>
        onChange({ ...flags, ...Object.fromEntries(shadeControls.map((name) => [name, name === control])) }, "control")
      }
      options={shadeControls.map((name) => ({
        value: name,
        label: optionTexts[name].label,
        description: optionTexts[name].explanation,
      }))}
    />
  );
}

function TrimQuestion({ price, flags, onChange, errorOf }: PartProps & { price: string }) {
  const answer = flags?.decorativeTrim === undefined ? "" : flags.decorativeTrim ? "yes" : "no";
  return (
    <RadioCards
      legend="Would you like decorative trim?"
      hint={`${optionTexts.decorativeTrim.explanation} ${price}`}
      name="decorativeTrim"
      columns={2}
      value={answer}
      error={errorOf("decorativeTrim")}
      onChange={(value) => onChange({ decorativeTrim: value === "yes" }, "decorativeTrim")}
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

/** As the workroom will work it out, from what is known by now. */
function priceOfTrim({ type, window, rules: changed, trimPerFoot }: OptionFieldsProps) {
  const rules = { ...defaultShopRules, ...changed };
  const trim = trimOfWindow(window, type, { rules, measureEdge: measureTopEdge, trimPerFoot });
  const about = trim ? `; ${aboutTrim(trim, " for this window")}` : "";
  return `${trimPrice(trimPerFoot)}${about}.`;
}
