import type { MouseEvent } from "react";
import type { DescribedField } from "#app/domain/forms/described-form.ts";
import { Field, useFilledForm } from "#app/routes/admin/forms/settings-form.tsx";
import { Button } from "#app/ui/button.tsx";

interface WithShippedProps {
  field: DescribedField;
  shipped: string;
  /** Where it ships in several ways: one of them. */
  example?: string | undefined;
}

/** A field, and below it what it came with where that is not what it says. */
export function WithShipped(props: WithShippedProps) {
  return (
    // In a FieldGrid it has a row more than a field, for what it came with.
    <div className="in-[.field-grid]:row-span-5 in-[.field-grid]:mb-6 in-[.field-grid]:grid in-[.field-grid]:grid-rows-subgrid in-[.field-grid]:*:mb-0!">
      <Field name={props.field.name} />
      <Shipped {...props} />
    </div>
  );
}

/** What a field came with, where that is not what it says. */
export function Shipped({ field, shipped, example }: WithShippedProps) {
  const isOwn = (useFilledForm().values[field.name] ?? "") !== shipped;
  if (!isOwn && !example) return null;
  return (
    <div className="mt-1 text-ink-soft text-sm">
      <p className="wrap-anywhere whitespace-pre-line">
        As it came{example ? ", for example" : ""}: {example || shipped || "empty"}
      </p>
      {isOwn ? (
        <Button type="submit" variant="quiet" size="sm" name="putBack" value={field.name}>
          <span>
            Put Back<span className="sr-only"> {field.heard ?? field.label}</span>
          </span>
        </Button>
      ) : null}
    </div>
  );
}

/** Beside Save: what was typed as it would be shown, in a tab of its own. */
export function SeeDraft({ action, children }: { action: string; children: string }) {
  return (
    <Button type="submit" variant="secondary" formAction={action} formTarget="_blank" onClick={sendToOwnTab}>
      <span>
        {children}
        <span className="max-sm:sr-only"> with this</span>
      </span>
    </Button>
  );
}

/** At the end of a form, where nobody presses it for Save. */
export function PutAllBack() {
  return (
    <Button type="submit" variant="quiet" name="putBack" value="all" className="justify-self-start">
      Put All Back as It Came
    </Button>
  );
}

/** The router would answer in this tab. */
function sendToOwnTab(event: MouseEvent<HTMLButtonElement>) {
  const { form, formAction } = event.currentTarget;
  if (!form) return;
  event.preventDefault();
  const copy = document.createElement("form");
  Object.assign(copy, { method: "post", action: formAction, target: "_blank", hidden: true });
  for (const [name, value] of new FormData(form)) {
    copy.append(Object.assign(document.createElement("input"), { type: "hidden", name, value: String(value) }));
  }
  document.body.append(copy);
  copy.submit();
  copy.remove();
}
