import { Form, useNavigation } from "react-router";
import { optionTexts, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { fieldAfter } from "#app/web/form-problem.ts";
import type { OrderPageData } from "./load-order.server.ts";
import { newerHint, type OrderProblem } from "./order-problem.ts";
import { inchesAsTyped, optionField } from "./window-fields.ts";

interface WindowEditFormProps {
  order: OrderPageData;
  window: OrderPageData["windows"][number];
  number: number;
  problem: OrderProblem | undefined;
}

export function WindowEditForm({ order, window, number, problem }: WindowEditFormProps) {
  const pending = useNavigation().formData?.get("intent") === "window";
  const form = useFocusOnError(problem);
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-8 pt-2">
      {problem && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
      <input type="hidden" name="intent" value="window" />
      <input type="hidden" name="window" value={number} />
      <input type="hidden" name="windowKey" value={window.key} />
      <input type="hidden" name="version" value={problem?.version ?? order.version} />
      <div className="grid items-end gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {measurementNames.map((name) => {
          const { defaultValue = inchesAsTyped(window.measurements[name]), ...field } = fieldAfter(problem, name);
          return (
            <TextField
              key={name}
              label={measurementLabel(name)}
              inputMode="text"
              autoComplete="off"
              defaultValue={defaultValue}
              hint={newerHint(problem, name)}
              {...field}
            />
          );
        })}
      </div>
      {treatmentTypes
        .filter((type) => window.customizations[type])
        .map((type) => (
          <Options key={type} type={type} window={window} problem={problem} />
        ))}
      <div>
        <Button type="submit" pending={pending} pendingLabel="Saving">
          Save Window
        </Button>
      </div>
    </Form>
  );
}

/** A shade and a drape may both be lined: the name says the option, the value the treatment. */
function Options({ type, window, problem }: { type: TreatmentType } & Pick<WindowEditFormProps, "window" | "problem">) {
  const flags: Record<string, boolean> = window.customizations[type]?.customizations ?? {};
  return (
    <fieldset>
      <legend className="font-display text-lg">{treatmentLabels[type]}</legend>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {treatmentOptions[type].map((name) => {
          const key = optionField(type, name);
          return (
            <CheckboxField
              key={name}
              name={name}
              value={type}
              label={optionTexts[name].label}
              hint={newerHint(problem, key)}
              defaultChecked={problem?.values ? problem.values[key] === "on" : flags[name] === true}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
