import { type FormEvent, type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import { FabricSwatch } from "#app/components/fabric-swatch.tsx";
import { type DescribedProblem, FieldInput } from "#app/components/field-input.tsx";
import { type FabricFieldName, fabricFields, type TypedFabric } from "#app/domain/fabrics/fabric-fields.ts";
import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { mapFields, readFabricDetails } from "#app/domain/fabrics/read-fabric-details.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField, FieldGrid } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { Refused, useFocusOnError, useUnsavedTyping } from "#app/ui/post-form.tsx";

export const FABRIC_FAILED = "The fabric could not be saved. Please try again.";

interface FabricFormProps {
  typed: TypedFabric;
  /** Of what is stored; 0 for a fabric that is not in the book yet. */
  version: number;
  problem: DescribedProblem | undefined;
  save: string;
  /** Hidden fields of the page. */
  children?: ReactNode;
}

const sections: [heading: string, fields: FabricFieldName[]][] = [
  ["The cloth", ["supplier", "name", "color", "link", "family", "colorFamily"]],
  ["On the roll", ["usableWidth", "verticalRepeat", "horizontalRepeat", "match", "direction", "railroadable"]],
  ["Buying and care", ["pricePerYard", "costPerYard", "markup", "soldIn", "hangs"]],
  ["How it is drawn", ["weave", "pattern", "groundColor", "patternColor1", "patternColor2", "patternColor3"]],
];

/** Everything about a cloth, with a piece of it beside the form that follows what is typed. */
export function FabricForm({ typed, version, problem, save, children }: FabricFormProps) {
  const pending = useNavigation().formMethod === "POST";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  const [look, setLook] = useState(() => lookOf({ ...typed, ...problem?.values }));
  const current = problem?.version ?? version;
  const follow = (event: FormEvent<HTMLFormElement>) => {
    marks.onInput();
    const sent = new FormData(event.currentTarget);
    const next = lookOf(mapFields((name) => (name === "rooms" ? "" : String(sent.get(name) ?? ""))));
    if (next) setLook(next);
  };
  return (
    <Form ref={form} {...marks} onInput={follow} key={current} method="post" noValidate>
      <Refused problem={problem} className="mb-6" />
      <input type="hidden" name="version" value={current} />
      {children}
      <div className="flex flex-col gap-8 lg:flex-row-reverse lg:items-start lg:gap-12">
        <div className="lg:sticky lg:top-8">
          {look && (
            <FabricSwatch look={look} inches={27} className="aspect-square w-40 lg:w-64 shrink-0 border border-line" />
          )}
          <p className="mt-2 max-w-64 text-ink-soft text-sm">
            {look ? "A piece of it, 27 inches square." : "With its colors, weave and pattern it can be drawn."}
          </p>
        </div>
        <div className="grid min-w-0 grow gap-8">
          {sections.map(([heading, fields]) => (
            <section key={heading} aria-label={heading} className="border-line border-t pt-6">
              <h2 className="mb-4 text-xl">{heading}</h2>
              <FieldGrid className="sm:grid-cols-2 xl:grid-cols-3">
                {fields.map((name) => (
                  <FabricField key={name} name={name} typed={typed} problem={problem} />
                ))}
              </FieldGrid>
              {fields.includes("hangs") && (
                <div className="mt-6 grid gap-6">
                  <FabricField name="care" typed={typed} problem={problem} />
                  <RoomsField typed={typed} problem={problem} />
                </div>
              )}
            </section>
          ))}
          <div>
            <Button pending={pending} pendingLabel="Saving">
              {save}
            </Button>
          </div>
        </div>
      </div>
    </Form>
  );
}

/** Drawn as soon as what is needed for it makes sense; the rest of the form may still be empty. */
function lookOf(typed: TypedFabric): FabricLook | undefined {
  const named = { supplier: "x", name: "x", color: "x", family: "Linen", colorFamily: "White", usableWidth: "54" };
  const plain = { link: "", rooms: "", match: "None", direction: "Upright", railroadable: "No", pricePerYard: "" };
  const costs = { costPerYard: "", markup: "" };
  const read = readFabricDetails({ ...typed, ...named, ...plain, ...costs, soldIn: "1", care: "", hangs: "Soft" });
  return read.ok ? read.value.look : undefined;
}

interface Filled {
  typed: TypedFabric;
  problem: DescribedProblem | undefined;
}

/** One field of a cloth; after somebody else was quicker, with what they saved. */
function FabricField({ name, typed, problem }: Filled & { name: FabricFieldName }) {
  const { options, ...field } = fabricFields[name];
  const value = problem?.values?.[name] ?? typed[name];
  const choices = Object.values(options ?? {}).map((word) => ({ value: word, label: word }));
  const open = value === "" ? [{ value: "", label: "Please choose" }] : [];
  return (
    <FieldInput
      field={{ ...field, name, control: "text" }}
      value={value}
      problem={problem}
      options={options && [...open, ...choices]}
    />
  );
}

function RoomsField({ typed, problem }: Filled) {
  const chosen = (problem?.values?.rooms ?? typed.rooms).split(", ");
  const error = problem?.field === "rooms" ? problem.error : undefined;
  const newer = problem?.newer?.rooms;
  return (
    <fieldset>
      <legend className="font-medium text-sm">{fabricFields.rooms.label}</legend>
      {newer !== undefined && <p className="text-sm">Now saved: {newer}</p>}
      <div className="flex flex-wrap gap-x-6">
        {Object.values(fabricFields.rooms.options ?? {}).map((word) => (
          <CheckboxField key={word} name="rooms" value={word} label={word} defaultChecked={chosen.includes(word)} />
        ))}
      </div>
      <FieldError id="rooms-error">{error}</FieldError>
    </fieldset>
  );
}
