import type { ReactNode } from "react";
import { type FabricFieldName, fabricFields, type TypedFabric } from "#app/domain/fabrics/fabric-fields.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { FabricProblem } from "./fabric-problem.ts";

export interface Filled {
  typed: TypedFabric;
  problem: FabricProblem | undefined;
}

const hints: Partial<Record<FabricFieldName, string>> = {
  link: "The mill’s page.",
  usableWidth: "Inches, without the selvages.",
  verticalRepeat: "Inches, 0 for none.",
  horizontalRepeat: "Inches, 0 for none.",
  direction: "As its pattern runs on the roll.",
  railroadable: "On its side, for a width without seams.",
  pricePerYard: "What a quote charges for it. Clients read it where a quote shows the price of every line.",
  soldIn: "Yards, such as 1/2.",
  groundColor: "Such as #d8c8a8.",
};
const optional: FabricFieldName[] = ["link", "pricePerYard", "care", "patternColor1", "patternColor2", "patternColor3"];

/** One field of a cloth; after somebody else was quicker, with what they saved. */
export function FabricField({
  name,
  typed,
  problem,
  className,
}: Filled & { name: FabricFieldName; className?: string }) {
  const { label, options } = fabricFields[name];
  const shared = {
    ...{ name, label, hint: newerOr(problem?.newer?.[name], hints[name]) },
    optional: optional.includes(name),
    error: problem?.field === name ? problem.error : undefined,
    defaultValue: problem?.values?.[name] ?? typed[name],
    ...(className && { className }),
  };
  if (!options) return <TextField {...shared} autoComplete="off" />;
  const choices = Object.values(options).map((word) => ({ value: word, label: word }));
  const open = shared.defaultValue === "" ? [{ value: "", label: "Please choose" }] : [];
  return <SelectField {...shared} options={[...open, ...choices]} />;
}

function newerOr(newer: string | undefined, hint: string | undefined): ReactNode {
  if (newer === undefined) return hint;
  return <strong className="font-medium text-ink">Now saved: {newer || "nothing"}</strong>;
}

/** The rooms a cloth suits: any number of them. */
export function RoomsField({ typed, problem }: Filled) {
  const chosen = (problem?.values?.rooms ?? typed.rooms).split(", ");
  const error = problem?.field === "rooms" ? problem.error : undefined;
  const newer = problem?.newer?.rooms;
  return (
    <fieldset>
      <legend className="font-medium text-sm">{fabricFields.rooms.label}</legend>
      {newer !== undefined && <p className="text-sm">Now saved: {newer || "none"}</p>}
      <div className="flex flex-wrap gap-x-6">
        {Object.values(fabricFields.rooms.options ?? {}).map((word) => (
          <CheckboxField key={word} name="rooms" value={word} label={word} defaultChecked={chosen.includes(word)} />
        ))}
      </div>
      <FieldError id="rooms-error">{error}</FieldError>
    </fieldset>
  );
}
