import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { MeasurementDoubts } from "#app/components/window/doubts-list.tsx";
import { WindowAnswers, WindowSizes } from "#app/components/window/window-answers.tsx";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import { treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { inPlaceEntryOf } from "#app/domain/measuring/measurement-entry.ts";
import { missingMeasurements, parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { type MeasurementName, measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { customizationOf, hasUnconfirmedChanges, isBegun, isCustomized } from "#app/domain/orders/customization.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { ButtonLink, SmallButton, TextLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";
import { clothNames } from "./compare-windows.tsx";
import { StepProblem } from "./step-problem.tsx";
import { RenameWindow, WindowButtons } from "./window-actions.tsx";

interface WindowCardProps {
  window: Window;
  /** Whose rod its drapes hang from. */
  sharing: string | undefined;
  rules: ChangedPlacement;
  customizePage: string;
  /** Another window is finished, so a new one may start from its choices. */
  offerCopy: boolean;
  /** Where its measurements are taken, all seven with their drawing. */
  measurePage: string;
  problem: FormProblem | undefined;
  version: number;
  formKey: string;
  /** No more windows fit into the order. */
  full: boolean;
  /** It is the only one. */
  last: boolean;
  photos: ReactNode;
  /** How wide its drawing is beside the widest of the order: side by side, cloths compare at one scale. */
  share: number;
}

export function WindowCard(props: WindowCardProps) {
  const { window, sharing, rules, customizePage, offerCopy, measurePage, problem, version, formKey } = props;
  const { full, last, photos, share } = props;
  const missing = missingMeasurements(parseMeasurements(window.measurements)).length;
  const done = isCustomized(window);
  const begun = !done && isBegun(window);
  return (
    <li className={classNames(cardLook, last && aloneLook)}>
      <div className={pictureLook} style={{ "--share": `${Math.round(share * 100)}%` } as CSSProperties}>
        <WindowPicture
          window={window}
          customizations={customizationOf(window).customizations}
          rules={rules}
          caption={false}
        />
      </div>
      <div className="grid min-w-0 content-start gap-4 p-5 narrow:py-4">
        <div>
          <h2 className="text-lg wrap-anywhere">{window.name}</h2>
          <p className="text-ink-soft text-sm">
            {sharing ? sharing : done ? summary(window) : begun ? "Customization started" : "Not customized yet"}
          </p>
          <p className="text-ink-soft text-sm wrap-anywhere">{clothNames(customizationOf(window).customizations)}</p>
          {hasUnconfirmedChanges(window) ? (
            <p className="mt-1 text-sm">
              Your changes are kept, but they do not count yet. Open it again and confirm them.
            </p>
          ) : null}
        </div>
        {sharing ? (
          <p className="text-sm">Its drapes are chosen there.</p>
        ) : (
          <div>
            <ButtonLink
              to={offerCopy && !done && !begun ? `${customizePage}?copy` : customizePage}
              variant={done ? "secondary" : "primary"}
              className="narrow:px-4!"
            >
              {done ? "Edit Customization" : "Customize"}
              <span className="sr-only"> {window.name}</span>
            </ButtonLink>
          </div>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-4 px-5 pb-5 narrow:col-span-2">
        {problem && !problem.field ? <StepProblem problem={problem} /> : null}
        <MeasurementDoubts window={{ ...window, ...customizationOf(window) }} rules={rules} />
        <WindowAnswers window={{ ...window, sizes: undefined }} reader="client" />
        <p className="text-sm">
          {missing > 0 ? `${missing === 1 ? "One measurement is" : `${missing} measurements are`} missing. ` : ""}
          <TextLink to={measurePage}>Measure this window</TextLink>
        </p>
        <div>
          <Disclosure summary="View Measurements">
            <MeasurementEditor window={window} />
            <WindowSizes sizes={window.sizes} />
          </Disclosure>
          <RenameWindow window={window} version={version} problem={problem} />
          {photos}
        </div>
        <WindowButtons window={window} version={version} formKey={formKey} full={full} last={last} />
      </div>
    </li>
  );
}

/** On a phone the drawing is a small one beside the name and the button, so that the next window is not far. */
const cardLook =
  "flex flex-col border border-line bg-paper narrow:grid narrow:grid-cols-[auto_minmax(0,1fr)] narrow:content-start";
/** The only one has the sheet to itself: its drawing beside its words. */
const aloneLook = "wide:grid wide:grid-cols-2 wide:grid-rows-[auto_1fr] wide:[&>:first-child]:row-span-2";
const pictureLook = classNames(
  "bg-linen wide:[&_svg]:mx-auto wide:[&_svg]:w-(--share) narrow:self-start narrow:bg-transparent narrow:py-4 narrow:pl-4 narrow:[&_svg]:h-36 narrow:[&_svg]:w-auto",
  "narrow:[&_svg]:max-w-28 narrow:[&_.drawing-note]:hidden",
);

function summary(window: Window) {
  return treatmentTypes
    .filter((type) => window.customizations[type])
    .map((type) => `${treatmentLabels[type]}: ${window.customizations[type]?.style?.name ?? "no style yet"}`)
    .join(" · ");
}

/** Each measurement is saved by itself as soon as its field is left. */
function MeasurementEditor({ window }: { window: Window }) {
  return (
    <div className="grid gap-4">
      {measurementNames.map((name) => (
        <Field key={name} name={name} stored={window.measurements[name] ?? ""} windowKey={window.key} />
      ))}
    </div>
  );
}

function Field({ name, stored, windowKey }: { name: MeasurementName; stored: string; windowKey: string }) {
  const fetcher = useFetcher<FormProblem | { saved: true; note?: string }>();
  const form = useRef<HTMLFormElement>(null);
  const problem = fetcher.data && "error" in fetcher.data ? fetcher.data : undefined;
  const saved = fetcher.data && "saved" in fetcher.data ? fetcher.data : undefined;
  const saving = fetcher.state !== "idle";
  const shown = inPlaceEntryOf(name, stored);
  const now = problem?.values?.was ?? stored;
  // What came back from the server replaces what was typed, also where it is what was there before: 35.37 becomes 35 3/8.
  useEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (saved && field instanceof HTMLInputElement && field !== document.activeElement) field.value = shown;
  }, [saved, name, shown]);
  return (
    <fetcher.Form ref={form} method="post">
      <input type="hidden" name="intent" value="measure" />
      <input type="hidden" name="windowKey" value={windowKey} />
      <input type="hidden" name="field" value={name} />
      <input type="hidden" name="was" value={now} />
      <div className="flex items-end gap-2">
        <TextField
          key={stored}
          className="grow"
          label={measurementLabel(name)}
          name={name}
          autoComplete="off"
          defaultValue={shown}
          error={problem?.error}
          hint={saving ? "Saving" : now === stored ? undefined : `Now: ${inPlaceEntryOf(name, now) || "blank"}`}
          onBlur={(event) => {
            if (event.target.value !== shown || now !== stored) event.target.form?.requestSubmit();
          }}
        />
        <span className="hidden noscript:block">
          <SmallButton>Save</SmallButton>
        </span>
      </div>
      <p aria-live="polite" className="text-ink-soft text-sm not-empty:mt-1.5">
        {saved?.note}
      </p>
    </fetcher.Form>
  );
}
