import { TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { ShownField } from "./document-fields.ts";
import type { DocumentProblem } from "./document-problem.ts";

/** One field of a document: what it may be stands below its label, what is wrong with it below its box. */
export function DocumentFieldInput({ field, problem }: { field: ShownField; problem: DocumentProblem | undefined }) {
  const { name, label, value, options, money } = field;
  const shared = {
    ...{ name, label },
    hint: hintOf(field, problem?.newer?.[name]),
    error: problem?.faults?.[name],
    defaultValue: problem?.values?.[name] ?? value,
  };
  if (options) return <SelectField {...shared} options={[...options]} />;
  return <TextField {...shared} inputMode="text" autoComplete="off" placeholder={money ? "not set" : undefined} />;
}

function hintOf({ bounds, usual, value, money }: ShownField, newer: string | undefined) {
  const parts = [capital(bounds), usual && `${bounds ? "usually" : "Usually"} ${usual}`].filter(Boolean).join(", ");
  if (newer !== undefined) return <strong className="font-medium text-ink">Now saved: {newer}</strong>;
  const changed = usual !== "" && value !== usual && !money;
  if (!parts) return undefined;
  return changed ? (
    <>
      {parts} <strong className="font-medium text-brass-deep">changed</strong>
    </>
  ) : (
    parts
  );
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
