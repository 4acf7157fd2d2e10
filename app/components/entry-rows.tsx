import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { entryField } from "#app/domain/orders/entries.ts";
import type { NamedLink } from "#app/domain/orders/window.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

interface EntryRowsProps {
  /** What one entry is, such as "Fabric"; its fields are named fabricName and fabricLink. */
  noun: string;
  /** What the names of its fields begin with, where the noun alone would not tell them apart. */
  prefix?: string;
  legend: string;
  entries: readonly NamedLink[];
  problem: FormProblem | undefined;
  most: number;
  /** What the button says that adds a row. */
  add?: string;
}

/** Rows of name and link. Blank ones are dropped when they are saved, so there is always one to write in. */
export function EntryRows({
  noun,
  prefix = noun.toLowerCase(),
  legend,
  entries,
  problem,
  most,
  add = `Add another ${noun.toLowerCase()}`,
}: EntryRowsProps) {
  const [count, setCount] = useState(Math.max(entries.length, 1));
  const rows = useRef<HTMLFieldSetElement>(null);
  // The new row stands above the button, so the cursor goes to it.
  const addRow = () => {
    flushSync(() => setCount(count + 1));
    rows.current?.querySelector<HTMLElement>(`[data-row="${count + 1}"] input`)?.focus();
  };
  return (
    <fieldset ref={rows} className="grid gap-6">
      <legend className="mb-4 font-display text-lg">{legend}</legend>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <EntryRow
          key={number}
          noun={noun}
          prefix={prefix}
          number={number}
          entry={entries[number - 1]}
          problem={problem}
        />
      ))}
      {count < most ? (
        <>
          <noscript>
            <EntryRow noun={noun} prefix={prefix} number={count + 1} entry={undefined} problem={undefined} />
          </noscript>
          <div className="noscript:hidden">
            <Button type="button" variant="secondary" size="sm" onClick={addRow}>
              {add}
            </Button>
          </div>
        </>
      ) : null}
    </fieldset>
  );
}

interface EntryRowProps extends Required<Pick<EntryRowsProps, "noun" | "prefix" | "problem">> {
  number: number;
  entry: NamedLink | undefined;
}

function EntryRow({ noun, prefix, number, entry, problem }: EntryRowProps) {
  const errorOf = (part: "Name" | "Link") =>
    problem?.field === entryField(prefix, part, number) ? problem.error : undefined;
  return (
    <div
      data-row={number}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] items-start gap-x-6 gap-y-4"
    >
      <TextField
        label={`${noun} ${number} name`}
        name={`${prefix}Name`}
        autoComplete="off"
        defaultValue={entry?.name}
        error={errorOf("Name")}
      />
      <TextField
        label={`${noun} ${number} link`}
        name={`${prefix}Link`}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        defaultValue={entry?.link}
        error={errorOf("Link")}
      />
    </div>
  );
}
