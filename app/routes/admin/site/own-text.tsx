import type { MouseEvent, ReactNode } from "react";
import type { DescribedField } from "#app/domain/forms/described-form.ts";
import { Field, useFilledForm } from "#app/routes/admin/forms/settings-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

interface WithShippedProps {
  field: DescribedField;
  shipped: string;
  /** Where it ships in several ways: one of them. */
  example?: string | undefined;
}

/** A field, and below it what it came with where that is not what it says. */
export function WithShipped({ field, shipped, example }: WithShippedProps) {
  const { values } = useFilledForm();
  const isOwn = (values[field.name] ?? "") !== shipped;
  return (
    // In a FieldGrid it has a row more than a field, for what it came with.
    <div
      className={classNames(
        "in-[.field-grid]:row-span-5 in-[.field-grid]:mb-6 in-[.field-grid]:grid in-[.field-grid]:grid-rows-subgrid in-[.field-grid]:*:mb-0!",
        field.control === "area" && "col-span-full",
      )}
    >
      <Field name={field.name} />
      {!isOwn && example ? (
        <p className="wrap-anywhere mt-1 text-ink-soft text-sm">As it came, for example: {example}</p>
      ) : null}
      {isOwn ? (
        <p className="wrap-anywhere mt-1 text-ink-soft text-sm">
          As it came{example ? ", for example" : ""}: {example || shipped || "empty"}{" "}
          <button
            type="submit"
            name="putBack"
            value={field.name}
            className="min-h-8 underline decoration-brass underline-offset-4"
          >
            Put Back<span className="sr-only"> {field.heard ?? field.label}</span>
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** What was typed as it would be shown, in a tab of its own. */
export function SeeDraft({ action, children }: { action: string; children: ReactNode }) {
  return (
    <Button type="submit" variant="secondary" formAction={action} formTarget="_blank" onClick={sendToOwnTab}>
      {children}
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
