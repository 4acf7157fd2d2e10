import { useState } from "react";
import type { NamedLink } from "#app/domain/window.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

interface EntryRowsProps {
  /** What one entry is, such as "Fabric"; its fields are named fabricName and fabricLink. */
  noun: string;
  legend: string;
  entries: readonly NamedLink[];
  most: number;
}

/** Rows of name and link. Blank ones are dropped when they are saved, so there is always one to write in. */
export function EntryRows({ noun, legend, entries, most }: EntryRowsProps) {
  const [count, setCount] = useState(Math.max(entries.length, 1));
  const prefix = noun.toLowerCase();
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-4 font-display text-lg">{legend}</legend>
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <div key={number} className="grid gap-x-6 gap-y-4 md:grid-cols-2">
          <TextField
            label={`${noun} ${number} name`}
            name={`${prefix}Name`}
            autoComplete="off"
            defaultValue={entries[number - 1]?.name}
          />
          <TextField
            label={`${noun} ${number} link`}
            name={`${prefix}Link`}
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            defaultValue={entries[number - 1]?.link}
          />
        </div>
      ))}
      {count < most ? (
        <div className="noscript:hidden">
          <Button type="button" variant="secondary" size="sm" onClick={() => setCount(count + 1)}>
            Add another {prefix}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
