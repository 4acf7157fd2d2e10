import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { tidyLink } from "#app/domain/link.ts";
import { entryField } from "#app/domain/orders/entries.ts";
import { MAX_NAME_LENGTH } from "#app/domain/orders/order-limits.ts";
import type { NamedLink } from "#app/domain/orders/window.ts";
import { SmallButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { type FormProblem, useOpenProblem } from "#app/web/form-problem.ts";

interface EntryRowsProps {
  /** What one entry is, such as "Fabric". */
  noun: string;
  /** What the names of its fields begin with, such as fabricName and fabricLink, where that is not the noun. */
  prefix?: string;
  /** The words of the button that adds a row. */
  add?: string;
  legend: string;
  entries: readonly NamedLink[];
  problem: FormProblem | undefined;
  most: number;
  /** As many rows stand there to begin with, such as one that is asked for. */
  least?: number;
  /** What else is asked in each row, counted from 1. */
  more?: ((row: number) => ReactNode) | undefined;
  /** Where the fields of a row stand, if not one after the other. */
  arrange?: ((row: number, fields: ReactNode) => ReactNode) | undefined;
}

/** Rows of name and link. Blank ones are dropped when they are saved, so there is always one to write in. */
export function EntryRows(props: EntryRowsProps) {
  const { noun, prefix = noun.toLowerCase(), add = `Add another ${noun.toLowerCase()}`, legend, entries, most } = props;
  const { errorOf, mend } = useOpenProblem(props.problem);
  const [count, setCount] = useState(Math.max(entries.length, props.least ?? 1));
  const rows = useRef<HTMLDivElement>(null);
  // The new row stands above the button, so the cursor goes to it.
  const addRow = () => {
    flushSync(() => setCount(count + 1));
    const row = rows.current?.querySelector(`[data-row="${count + 1}"]`);
    row?.querySelector<HTMLElement>("summary, input")?.focus();
  };
  return (
    <FieldGroup legend={legend} error={errorOf(prefix)}>
      <div ref={rows} className="grid gap-6">
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <EntryRow
            key={number}
            noun={noun}
            prefix={prefix}
            number={number}
            errorOf={errorOf}
            mend={mend}
            entry={entries[number - 1]}
            more={props.more}
            arrange={props.arrange}
          />
        ))}
        {count < most ? (
          <>
            <noscript>
              <EntryRow
                noun={noun}
                prefix={prefix}
                errorOf={errorOf}
                mend={mend}
                number={count + 1}
                entry={undefined}
                more={props.more}
                arrange={props.arrange}
              />
            </noscript>
            <div className="noscript:hidden">
              <SmallButton type="button" onClick={addRow}>
                {add}
              </SmallButton>
            </div>
          </>
        ) : null}
      </div>
    </FieldGroup>
  );
}

interface EntryRowProps extends Pick<ReturnType<typeof useOpenProblem>, "errorOf" | "mend"> {
  noun: string;
  prefix: string;
  number: number;
  entry: NamedLink | undefined;
  more: EntryRowsProps["more"];
  arrange: EntryRowsProps["arrange"];
}

function EntryRow({ noun, prefix, number, entry, more, arrange, errorOf, mend }: EntryRowProps) {
  const [nameField, linkField] = [entryField(prefix, "Name", number), entryField(prefix, "Link", number)];
  const typed = (text: string) => {
    if (text.trim() !== "") mend(prefix);
  };
  const fields = (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] items-start gap-x-6 gap-y-4">
      <TextField
        label={`${noun} ${number} name`}
        name={`${prefix}Name`}
        autoComplete="off"
        defaultValue={entry?.name}
        error={errorOf(nameField)}
        onChange={({ target }) => {
          typed(target.value);
          if (target.value.trim().length <= MAX_NAME_LENGTH) mend(nameField);
        }}
      />
      <TextField
        label={`${noun} ${number} link`}
        name={`${prefix}Link`}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        defaultValue={entry?.link}
        error={errorOf(linkField)}
        onChange={({ target }) => {
          typed(target.value);
          if (tidyLink(target.value).ok) mend(linkField);
        }}
      />
      {more?.(number)}
    </div>
  );
  return <div data-row={number}>{arrange ? arrange(number, fields) : fields}</div>;
}
