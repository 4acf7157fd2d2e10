import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { DescribedField } from "#app/domain/forms/described-form.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useFilledForm } from "./settings-form.tsx";

interface EntryProps {
  fields: readonly DescribedField[];
  /** What it is called, how it begins, and how it differs from what came with the site. */
  title: ReactNode;
  text?: string | undefined;
  mark?: string | false | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * One entry of a long form: a line that opens in place. Closed, its fields keep what was typed and are sent with the rest,
 * and its line says that they wait for a save. What is refused in it opens it.
 */
export function Entry({ fields, title, text, mark, className, children }: EntryProps) {
  const { values, problem } = useFilledForm();
  const told = fields.some(({ name }) => problem?.faults?.[name] ?? problem?.newer?.[name]);
  const sent = problem?.values;
  const [typed, setTyped] = useState(false);
  const waits = typed || (sent && fields.some(({ name }) => (sent[name] ?? "") !== (values[name] ?? "")));
  return (
    <details
      open={told || undefined}
      data-waits={waits || undefined}
      onInput={() => setTyped(true)}
      className={classNames("disclosure group border-line border-b", className)}
    >
      <summary
        className={classNames(
          "grid min-h-13 list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-1.5 transition-colors hover:text-moss [&::-webkit-details-marker]:hidden",
          text !== undefined && "lg:grid-cols-[20rem_minmax(0,1fr)_auto]",
        )}
      >
        <span className="flex min-w-0 items-center gap-3 font-medium wrap-anywhere">{title}</span>
        {text ? (
          <span className="truncate text-ink-soft text-sm group-open:hidden max-lg:row-start-2 max-lg:[:has(>.tabular-nums)+&]:pl-9">
            {text}
          </span>
        ) : null}
        <span
          className={classNames(
            "col-start-2 row-span-2 row-start-1 flex items-center justify-end gap-4 text-sm",
            text !== undefined && "lg:col-start-3 lg:row-span-1",
          )}
        >
          {waits ? (
            <span className="font-medium">not saved yet</span>
          ) : (
            mark && <span className="text-brass-deep">{mark}</span>
          )}
          <Plus
            aria-hidden="true"
            className="size-5 shrink-0 text-brass-deep [&>path]:origin-center [&>path]:transition-transform [&>path]:duration-300 group-open:[&>path:last-child]:rotate-90"
          />
        </span>
      </summary>
      <div className="grid gap-x-10 gap-y-4 pt-2 pb-8 lg:grid-cols-[minmax(0,1fr)_16rem]">{children}</div>
    </details>
  );
}
