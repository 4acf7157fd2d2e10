import { useState } from "react";
import { readTexts } from "#app/components/answers/answer-form.ts";
import { PlaceFields } from "#app/components/answers/place-fields.tsx";
import { enterMeasurement, enterMeasurements, entriesOf, TOUCHES } from "#app/domain/measuring/measurement-entry.ts";
import { mapMeasurements, mayTouch } from "#app/domain/measuring/measurement-texts.ts";
import { type MeasurementName, measurementNames } from "#app/domain/measuring/measurements.ts";
import { sizeNames } from "#app/domain/orders/answers/further-sizes.ts";
import type { TypedTexts } from "#app/domain/orders/answers/typed-answers.ts";
import { sizesAsTyped } from "#app/domain/orders/answers/typed-sizes.ts";
import { planAsTyped, planNames } from "#app/domain/orders/customizing/plan-window.ts";
import type { OrderDraft } from "#app/domain/orders/draft.ts";
import { rodRows, sharingInWords } from "#app/domain/orders/places/shared-rod.ts";
import { placeAsTyped } from "#app/domain/orders/places/typed-place.ts";
import { defaultWindowName } from "#app/domain/orders/window.ts";
import {
  detailFaults,
  furtherFields,
  reusableWindows,
  reuseMeasurements,
  saveWindowDetails,
  type WindowDetails,
} from "#app/domain/orders/window-details.ts";
import {
  type MeasurementEntries,
  MeasurementFields,
  MeasuringGuide,
} from "#app/routes/client/create-order/parts/plan-fields.tsx";
import type { OrderPages } from "#app/routes/client/order-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { type Form, readForm } from "#app/web/form.server.ts";
import { useOpenProblem } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { useHydrated } from "#app/web/site/hydrated.ts";
import type { Route } from "./+types/measure";
import { answerEdit, leavingOf, loadPhotos, loadPlacement, loadWindow, toHub } from "./order.server.ts";
import { touchesField } from "./parts/measurement-field.tsx";
import { PlanFields, PlannedSizes } from "./parts/plan-fields.tsx";
import { sendStep } from "./parts/send-step.ts";
import { useKeptTyping } from "./parts/use-kept-typing.ts";
import { useOrderPages } from "./parts/use-order-pages.ts";
import { WindowPhotos } from "./parts/window-photos.tsx";
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
    further: { ...planAsTyped(window), ...sizesAsTyped(window.sizes, sizeNames), ...placeAsTyped(window) },
    sharing: sharingInWords(window, draft.windows),
    next: rodRows(draft, number),
    rules: await loadPlacement(context),
    ...(await loadPhotos(context, draft.id)),
    sources: reusableWindows(draft, number).map(({ id, name }) => ({ value: id, label: name })),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { number } = await loadWindow(context, params, form);
  const further = readTexts(form, furtherFields);
  const typed = { name: form.text("name"), measurements: typedMeasurements(form), further };
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: FAILED,
    values: { name: typed.name, ...typed.measurements, ...withoutAbsent(further), leaving: leavingOf(form) },
    change: (draft) => takeStep(draft, number, typed, form),
    next: (draft, pages) => {
      const next = whereNext(draft, number, form.text("intent"), pages);
      return form.text("intent") === "reuse" ? next : { ...next, message: withNotes(next.message, typed, form) };
    },
  });
}

function typedMeasurements(form: Form): MeasurementEntries {
  return mapMeasurements((name) => (mayTouch(name) && form.checked(touchesField(name)) ? TOUCHES : form.text(name)));
}

function takeStep(draft: OrderDraft, number: number, typed: WindowDetails, form: Form) {
  if (form.text("intent") !== "reuse") return saveWindowDetails(draft, number, typed, leavingOf(form));
  const reused = reuseMeasurements(draft, number, form.text("reuseFrom"));
  const name = typed.name.trim();
  if (!reused.ok || name === "") return reused;
  const measurements = entriesOf(reused.value.windows[number - 1]?.measurements ?? {});
  const further = Object.fromEntries(planNames.map((one) => [one, typed.further?.[one]]));
  return saveWindowDetails(reused.value, number, { name, measurements, further }, "exit");
}

function withoutAbsent(texts: TypedTexts): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ""]));
}

function whereNext(draft: OrderDraft, number: number, intent: string, pages: OrderPages) {
  if (intent === "exit") return toHub(pages);
  if (intent === "reuse") {
    return { to: pages.measure(number), message: "Measurements Applied", kind: "info" as const };
  }
  if (number < draft.windows.length) {
    return { to: pages.measure(number + 1), message: "Measurements saved! Moving to the next window." };
  }
  return { to: pages.overview, message: "All windows saved!" };
}

/** What was blanked, and where no script could say it at the field, how the rest was understood. */
function withNotes(message: string, { measurements }: WindowDetails, form: Form) {
  const entered = measurementNames.map((name) => enterMeasurement(name, measurements[name]));
  const notes = form.checked(UNSEEN_NOTES) ? entered.map(({ note }) => note) : [];
  const sentences = new Set([...entered.map(({ blanked }) => blanked), ...notes].filter((one) => one !== undefined));
  return [...sentences].reduce(
    (said, more) => (said.length + more.length < LONGEST_TOAST ? `${said} ${more}` : said),
    message,
  );
}

/** Sent by a page without scripts, on which no field could say how it was understood. */
const UNSEEN_NOTES = "unseenNotes";
const LONGEST_TOAST = 500;

export function clientAction(args: Route.ClientActionArgs) {
  return sendStep(args, { next: FAILED, exit: FAILED });
}

export default function MeasurePage(props: Route.ComponentProps) {
  const { version, number, orderId, windowKey, name, measurements, further } = props.loaderData;
  const stored: Typed = { name, ...entriesOf(measurements), ...further };
  const based = JSON.stringify([name, measurements, further]);
  const { kept, keep } = useKeptTyping(`${orderId}/${windowKey || number}`, based);
  // What a refused form hands back: the page without scripts has it from nowhere else.
  const shown: Record<string, string> = props.actionData?.values ?? kept ?? {};
  return (
    <MeasureWindow
      // A new version brings new values, such as reused measurements; typing that was kept brings back its own.
      key={`${number}-${version}-${kept ? "kept" : "stored"}`}
      initial={{ ...stored, ...shown }}
      restored={kept !== undefined}
      onType={keep}
      {...props}
    />
  );
}

type Typed = MeasurementEntries & Record<string, string> & { name: string };

interface MeasureWindowProps extends Route.ComponentProps {
  initial: Typed;
  /** What is shown was typed earlier and never saved. */
  restored: boolean;
  onType: (typed: Typed) => void;
}

function MeasureWindow({ loaderData, actionData, initial, restored, onType }: MeasureWindowProps) {
  const { orderId, number, count, sources, rules } = loaderData;
  const { problem, errorOf, mend } = useOpenProblem(actionData);
  const pages = useOrderPages(orderId);
  const [typed, setTyped] = useState(initial);
  const [focus, setFocus] = useState<MeasurementName>();
  const live = useHydrated();
  const { name, ...entries } = typed;
  const change = (part: Record<string, string>) => {
    const now = { ...typed, ...part } as Typed;
    setTyped(now);
    onType(now);
  };
  const besides = {
    texts: typed,
    onText: (field: string, text: string) => {
      change({ [field]: text });
      mend(field);
    },
    errorOf,
  };
  // Every field that stands in the way is marked, until it is mended.
  const leaving = problem?.values?.leaving === "exit" ? "exit" : "next";
  const faults = problem?.field ? detailFaults({ name, measurements: entries }, leaving) : {};
  return (
    <WizardPage
      title={`Measure window ${number}`}
      place={`Step 3 of 4 · Window ${number} of ${count}`}
      lead="All seven, in inches to the nearest 1/8. Write 35, 35.375 or 35 3/8, as your tape shows it."
      version={loaderData.version}
      windowKey={loaderData.windowKey}
      problem={problem}
      restored={restored}
      back={number === 1 ? pages.hardwareChoice : pages.measure(number - 1)}
      picture={<MeasuringGuide measurements={enterMeasurements(entries)} focus={focus} />}
      photos={<WindowPhotos {...loaderData} name={loaderData.name || `window ${number}`} />}
    >
      {live ? null : <input type="hidden" name={UNSEEN_NOTES} value="on" />}
      {restored ? (
        <FormMessage kind="info">What you typed here before is back. It has not been saved yet.</FormMessage>
      ) : null}
      <TextField
        label="Location / name"
        hint="Such as Living room, left"
        name="name"
        autoComplete="off"
        defaultValue={name}
        // A name that nobody has given yet gives way to the first letter.
        onFocus={({ target }) => target.value === defaultWindowName(number) && target.select()}
        error={faults.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <PlanFields {...besides} />
      {sources.length > 0 ? <ReuseMeasurements sources={sources} /> : null}
      <MeasurementFields
        entries={entries}
        faults={faults}
        focus={focus}
        onChange={(field, entry) => change({ [field]: entry })}
        onFocus={setFocus}
      />
      <PlannedSizes rules={rules} {...besides} />
      {loaderData.sharing ? <p className="border-brass border-l-2 pl-4">{loaderData.sharing}.</p> : null}
      <PlaceFields {...besides} next={loaderData.sharing ? [] : loaderData.next} />
    </WizardPage>
  );
}

function ReuseMeasurements({ sources }: { sources: { value: string; label: string }[] }) {
  return (
    <fieldset className="flex flex-wrap items-end gap-4 border-line border-y py-6">
      <legend className="sr-only">Reuse Measurements</legend>
      <SelectField label="Reuse Measurements" name="reuseFrom" options={sources} className="min-w-56" />
      <Button name="intent" value="reuse" variant="secondary">
        Apply
      </Button>
    </fieldset>
  );
}
