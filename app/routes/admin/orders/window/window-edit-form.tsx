import { useState } from "react";
import { Form } from "react-router";
import { HardwareFields } from "#app/components/answers/hardware-fields.tsx";
import { NearbyFields } from "#app/components/answers/nearby-fields.tsx";
import { PlaceFields } from "#app/components/answers/place-fields.tsx";
import { MeasurementDoubts } from "#app/components/window/doubts-list.tsx";
import { treatmentTypes } from "#app/domain/catalogue/style.ts";
import { measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import { hardwareFields, hardwareShown } from "#app/domain/orders/answers/typed-hardware.ts";
import { hardwareAt } from "#app/domain/orders/answers/window-hardware.ts";
import { asksForSuggestion, windowsWithRods } from "#app/domain/orders/hardware.ts";
import { rodRows, sharingInWords, UNSHARE } from "#app/domain/orders/places/shared-rod.ts";
import { placeFields } from "#app/domain/orders/places/typed-place.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { FilledFrom, type Merged, useMerged, useMergedTyping } from "#app/routes/admin/orders/merged-form.tsx";
import { newerHint, type OrderProblem, useAct } from "#app/routes/admin/orders/order-act.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField, TextField } from "#app/ui/field.tsx";
import { Refused } from "#app/ui/post-form.tsx";
import { TreatmentFields } from "./treatment-fields.tsx";
import { windowAsTyped } from "./window-as-typed.ts";

type OrderWindow = OrderPageData["windows"][number];

interface WindowEditFormProps {
  order: OrderPageData;
  window: OrderWindow;
  number: number;
  problem: OrderProblem | undefined;
}

/** Everything about one window. */
export function WindowEditForm({ order, window, number, problem }: WindowEditFormProps) {
  const windowIn = (one: OrderPageData) => one.windows.find(({ key }) => key === window.key) ?? window;
  const seenIn = (one: OrderPageData) => ({ ...windowAsTyped(windowIn(one)), confirmedAt: one.confirmedAt ?? "" });
  const merged = useMerged({ order, problem, seenIn, livesAt: "address" });
  return <WindowForm key={merged.formKey} window={windowIn(merged.stored)} number={number} merged={merged} />;
}

interface WindowFormProps extends Pick<WindowEditFormProps, "window" | "number"> {
  merged: Merged;
}

function WindowForm({ window, number, merged }: WindowFormProps) {
  const { stored: order, problem } = merged;
  const { action, pending } = useAct("save-window");
  const { formProps, field, values, typed: measurements } = useMergedTyping(merged, measurementNames);
  return (
    <Form {...formProps} action={action} className="grid gap-8 pt-2">
      <Refused problem={problem} />
      <input type="hidden" name="window" value={number} />
      <input type="hidden" name="windowKey" value={window.key} />
      <FilledFrom merged={merged} />
      <TextField label="Location / name" className="max-w-md" {...field("name")} />
      <div className="grid items-end gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {measurementNames.map((name) => (
          <TextField key={name} label={measurementLabel(name)} inputMode="text" {...field(name)} />
        ))}
      </div>
      <MeasurementDoubts window={{ ...window, measurements }} rules={order.rules} />
      {treatmentTypes.map((type) => (
        <TreatmentFields
          key={type}
          type={type}
          entry={window.customizations[type]}
          values={values}
          rules={order.rules}
          cloths={order.cloths}
          problem={problem}
        />
      ))}
      <AboutWindow order={order} number={number} values={values} problem={problem} />
      <div>
        <Button pending={pending} pendingLabel="Saving">
          Save Window
        </Button>
      </div>
    </Form>
  );
}

interface AboutWindowProps {
  order: OrderPageData;
  number: number;
  values: Record<string, string>;
  problem: OrderProblem | undefined;
}

/** What holds the drapes here, what is near the window, and what else its client said. */
function AboutWindow({ order, number, values, problem }: AboutWindowProps) {
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      [...hardwareFields, ...placeFields, "nearby", "nearbyNote", "note"].map((name) => [name, values[name] ?? ""]),
    ),
  );
  const shared = {
    texts,
    onText: (name: string, text: string) => setTexts({ ...texts, [name]: text }),
    errorOf: (name: string) => (problem?.field === name ? problem.error : undefined),
    hintOf: (name: string) => newerHint(problem, name),
  };
  const suggest = asksForSuggestion(order.hardware);
  const window = order.windows[number - 1];
  const shares = window && sharingInWords(window, order.windows);
  // A shade hangs from a board, and what hangs from another window's rod has none of its own.
  const asksForRod = !window || windowsWithRods([window]).length > 0;
  const choice = { hardwareChoice: order.hardware.length > 0, suggest };
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="sr-only">About the window</legend>
      <p aria-hidden="true" className="mb-3 font-display text-lg">
        About the window
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        {asksForRod ? (
          <HardwareFields effective={hardwareAt(hardwareShown(texts), choice) ?? "new"} {...shared} />
        ) : (
          <p className="text-ink-soft">{shares ?? "Nothing that hangs here has a rod."}</p>
        )}
        <NearbyFields {...shared} />
      </div>
      <div className="mt-6">
        <PlaceFields {...shared} next={shares ? [] : rodRows(order, number)} />
        {problem?.field === UNSHARE && (
          <CheckboxField name={UNSHARE} label="Yes, each has a rod of its own again" error={problem.error} />
        )}
      </div>
    </fieldset>
  );
}
