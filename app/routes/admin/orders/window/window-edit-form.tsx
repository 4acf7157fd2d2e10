import { useEffect, useState } from "react";
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
import { useAct } from "#app/routes/admin/orders/order-act.ts";
import { newerHint, type OrderProblem } from "#app/routes/admin/orders/order-problem.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { useFormBase, useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { nameOf, useOpenProblem } from "#app/web/use-open-problem.ts";
import { TreatmentFields } from "./treatment-fields.tsx";
import { windowAsTyped } from "./window-as-typed.ts";

type OrderWindow = OrderPageData["windows"][number];

interface WindowEditFormProps {
  order: OrderPageData;
  window: OrderWindow;
  number: number;
  problem: OrderProblem | undefined;
}

/** Everything about one window. It begins anew with what is stored as long as nothing has been typed. */
export function WindowEditForm({ order, window, number, problem }: WindowEditFormProps) {
  const { unsaved, marks } = useUnsavedTyping(problem, "address");
  const seenIn = (one: OrderPageData) => seenOf(one.windows.find(({ key }) => key === window.key) ?? window, one);
  const { stored, conflict } = useFormBase(order, { unsaved, problem, partOf: seenIn });
  return (
    <WindowForm
      key={`${JSON.stringify(seenIn(stored))} ${conflict?.version ?? ""}`}
      window={stored.windows.find(({ key }) => key === window.key) ?? window}
      order={stored}
      number={number}
      problem={problem}
      conflict={conflict}
      marks={marks}
    />
  );
}

/** What the form is about: if it changes, the form was filled from something older. */
function seenOf(window: OrderWindow, { confirmedAt }: OrderPageData): Record<string, string> {
  return { ...windowAsTyped(window), confirmedAt: confirmedAt ?? "" };
}

interface WindowFormProps extends WindowEditFormProps {
  conflict: OrderProblem | undefined;
  marks: ReturnType<typeof useUnsavedTyping>["marks"];
}

function WindowForm({ order, window, number, problem, conflict, marks }: WindowFormProps) {
  const { action, pending } = useAct("save-window");
  const form = useFocusOnError(problem);
  const { errorOf, mend } = useOpenProblem(problem);
  const seen = seenOf(window, order);
  const values = { ...seen, ...(problem ?? conflict)?.values };
  const [measurements, setMeasurements] = useState(values);
  // What was typed before scripts had loaded.
  useEffect(() => {
    if (form.current) setMeasurements(textsIn(form.current));
  }, [form]);
  const field = (name: string) => ({
    name,
    autoComplete: "off",
    defaultValue: values[name],
    error: errorOf(name),
    hint: newerHint(conflict, name),
  });
  return (
    <Form
      ref={form}
      {...marks}
      onInput={({ currentTarget, target }) => {
        marks.onInput();
        mend(nameOf(target));
        setMeasurements(textsIn(currentTarget));
      }}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      className="grid gap-8 pt-2"
    >
      {problem && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
      <input type="hidden" name="window" value={number} />
      <input type="hidden" name="windowKey" value={window.key} />
      <input type="hidden" name="version" value={conflict?.version ?? order.version} />
      <input type="hidden" name="base" value={JSON.stringify(conflict?.base ?? seen)} />
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

function textsIn(form: HTMLFormElement): Record<string, string> {
  const fields = new FormData(form);
  return Object.fromEntries(measurementNames.map((name) => [name, String(fields.get(name) ?? "")]));
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
