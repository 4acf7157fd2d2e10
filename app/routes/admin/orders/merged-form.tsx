import { useEffect, useState } from "react";
import { useFocusOnError, useFormBase, useUnsavedTyping } from "#app/ui/post-form.tsx";
import { nameOf, useOpenProblem } from "#app/web/form-problem.ts";
import type { OrderPageData } from "./load-order.server.ts";
import { newerHint, type OfOrder } from "./order-act.ts";

interface MergedProps extends OfOrder {
  /** What the form is about, as it stands in its fields: if it changes, the form was filled from something older. */
  seenIn: (order: OrderPageData) => Record<string, string>;
  livesAt?: "page" | "address";
}

/** A form about a part of an order. It begins anew with what is stored as long as nothing has been typed. */
export function useMerged({ order, problem, seenIn, livesAt }: MergedProps) {
  const { unsaved, marks } = useUnsavedTyping(problem, livesAt);
  const { stored, conflict } = useFormBase(order, { unsaved, problem, partOf: seenIn });
  const seen = seenIn(stored);
  return { stored, seen, conflict, marks, problem, formKey: `${JSON.stringify(seen)} ${conflict?.version ?? ""}` };
}

export type Merged = ReturnType<typeof useMerged>;

/** What the form was filled from, for its save to compare with. */
export function FilledFrom({ merged: { stored, seen, conflict } }: { merged: Merged }) {
  return (
    <>
      <input type="hidden" name="version" value={conflict?.version ?? stored.version} />
      <input type="hidden" name="base" value={JSON.stringify(conflict?.base ?? seen)} />
    </>
  );
}

/** What stands in the form; of the fields of these names also what stands there at this moment. */
export function useMergedTyping({ seen, conflict, marks, problem }: Merged, names: readonly string[]) {
  const form = useFocusOnError(problem);
  const { errorOf, mend } = useOpenProblem(problem);
  const values: Record<string, string> = { ...seen, ...(problem ?? conflict)?.values };
  const [typed, setTyped] = useState(values);
  // What was typed before scripts had loaded.
  useEffect(() => {
    if (form.current) setTyped(textsIn(form.current, names));
  }, [form, names]);
  return {
    values,
    typed,
    errorOf,
    field: (name: string) => ({
      name,
      autoComplete: "off",
      defaultValue: values[name],
      error: errorOf(name),
      hint: newerHint(conflict, name),
    }),
    formProps: {
      ref: form,
      ...marks,
      onInput: ({ currentTarget, target }: React.InputEvent<HTMLFormElement>) => {
        marks.onInput();
        mend(nameOf(target));
        setTyped(textsIn(currentTarget, names));
      },
      method: "post",
      noValidate: true,
      preventScrollReset: true,
    } as const,
  };
}

function textsIn(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const fields = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(fields.get(name) ?? "")]));
}
