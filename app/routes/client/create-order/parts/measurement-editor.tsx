import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { inPlaceEntryOf } from "#app/domain/measuring/measurement-entry.ts";
import { type MeasurementName, measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

/** Each measurement is saved by itself as soon as its field is left. */
export function MeasurementEditor({ window }: { window: Window }) {
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
          <Button type="submit" variant="secondary" size="sm">
            Save
          </Button>
        </span>
      </div>
      <p aria-live="polite" className="text-ink-soft text-sm not-empty:mt-1.5">
        {saved?.note}
      </p>
    </fetcher.Form>
  );
}
