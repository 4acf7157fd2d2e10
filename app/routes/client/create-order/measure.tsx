import { useState } from "react";
import { normalizeInches } from "#app/domain/measuring/inches.ts";
import type { MeasurementName } from "#app/domain/measuring/measurements.ts";
import { measurementGuides, measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { OrderDraft } from "#app/domain/orders/draft.ts";
import { reusableWindows, reuseMeasurements, saveWindowDetails } from "#app/domain/orders/window-details.ts";
import { WindowDrawing } from "#app/drawing/window-drawing.tsx";
import { orderPages } from "#app/routes/client/order-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type Form, readForm } from "#app/web/form.server.ts";
import { fieldAfter } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/measure";
import { answerEdit, leavingOf, loadWindow, toHub } from "./order.server.ts";
import { MeasurementFields } from "./parts/measurement-fields.tsx";
import { sendStep } from "./parts/send-step.ts";
import { WizardPage } from "./parts/wizard-page.tsx";

const FAILED = "Failed to save window details. Please try again.";

export const meta = pageMeta({ title: "Measure your window" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version, number, window } = await loadWindow(context, params);
  return {
    version,
    orderId: draft.id,
    number,
    count: draft.windows.length,
    windowKey: window.key,
    name: window.name,
    measurements: window.measurements,
    sources: reusableWindows(draft, number).map(({ id, name }) => ({ value: id, label: name })),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { number } = await loadWindow(context, params, form);
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: FAILED,
    values: { name: form.text("name"), ...shownAgain(typedMeasurements(form)) },
    change: (draft) => takeStep(draft, number, form),
    next: (draft) => whereNext(draft, number, form.text("intent")),
  });
}

function typedMeasurements(form: Form) {
  return Object.fromEntries(measurementNames.map((name) => [name, form.text(name)]));
}

/** What is no length is blanked, as it is in the page. */
function shownAgain(typed: Record<string, string>) {
  return Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, normalizeInches(text) && text]));
}

function takeStep(draft: OrderDraft, number: number, form: Form) {
  const details = { name: form.text("name"), measurements: typedMeasurements(form) };
  if (form.text("intent") !== "reuse") {
    return saveWindowDetails(draft, number, details, leavingOf(form));
  }
  const reused = reuseMeasurements(draft, number, form.text("reuseFrom"));
  const name = details.name.trim();
  if (!reused.ok || name === "") return reused;
  const measurements = reused.value.windows[number - 1]?.measurements ?? {};
  return saveWindowDetails(reused.value, number, { name, measurements }, "exit");
}

function whereNext(draft: OrderDraft, number: number, intent: string) {
  const pages = orderPages(draft.id);
  if (intent === "exit") return toHub;
  if (intent === "reuse") {
    return { to: pages.measure(number), message: "Measurements Applied", kind: "info" as const };
  }
  if (number < draft.windows.length) {
    return { to: pages.measure(number + 1), message: "Measurements saved! Moving to the next window." };
  }
  return { to: pages.overview, message: "All windows saved!" };
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendStep(args, { next: FAILED, exit: FAILED });
}

export default function MeasurePage(props: Route.ComponentProps) {
  const { version, number } = props.loaderData;
  // A new version brings new values, such as reused measurements.
  return <MeasureWindow key={`${number}-${version}`} {...props} />;
}

function MeasureWindow({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { orderId, number, count, name, sources } = loaderData;
  const pages = orderPages(orderId);
  const [measurements, setMeasurements] = useState(loaderData.measurements);
  const [focus, setFocus] = useState<MeasurementName>();
  const nameField = fieldAfter(problem, "name");
  return (
    <WizardPage
      title={`Measure window ${number}`}
      place={`Step 3 of 4 · Window ${number} of ${count}`}
      lead="All seven, in inches to the nearest 1/8. Write 35, 35.375 or 35 3/8, as your tape shows it."
      version={loaderData.version}
      windowKey={loaderData.windowKey}
      problem={problem}
      back={number === 1 ? pages.hardwareChoice : pages.measure(number - 1)}
      largePicture
      picture={<Guide measurements={measurements} focus={focus} />}
    >
      <TextField
        label="Location / name"
        hint="Such as Living room, left"
        autoComplete="off"
        {...nameField}
        defaultValue={nameField.defaultValue ?? name}
      />
      {sources.length > 0 ? <ReuseMeasurements sources={sources} /> : null}
      <MeasurementFields measurements={measurements} problem={problem} onChange={setMeasurements} onFocus={setFocus} />
    </WizardPage>
  );
}

function ReuseMeasurements({ sources }: { sources: { value: string; label: string }[] }) {
  return (
    <fieldset className="flex flex-wrap items-end gap-4 border-line border-y py-6">
      <legend className="sr-only">Reuse Measurements</legend>
      <SelectField label="Reuse Measurements" name="reuseFrom" options={sources} className="min-w-56" />
      <Button type="submit" name="intent" value="reuse" variant="secondary">
        Apply
      </Button>
    </fieldset>
  );
}

/** The client's own window with the measurement being taken, and where to hold the tape for it. */
function Guide({ measurements, focus }: { measurements: Record<string, string>; focus: MeasurementName | undefined }) {
  return (
    <figure>
      <WindowDrawing
        measurements={measurements}
        customizations={{}}
        dimensions
        {...(focus ? { focus } : {})}
        className="w-full border border-line bg-linen"
      />
      <figcaption aria-live="polite" className="mt-4 min-h-24 text-ink-soft text-sm">
        {focus ? (
          <>
            <strong className="font-medium text-ink">{measurementLabel(focus)}.</strong>{" "}
            {measurementGuides[focus].meaning} {measurementGuides[focus].tape}
          </>
        ) : (
          "Your window, to scale. It redraws as you type."
        )}
      </figcaption>
    </figure>
  );
}
