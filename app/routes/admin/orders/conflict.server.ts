import { confirmedMeanwhile } from "#app/domain/orders/owner/order-question.ts";
import type { Form } from "#app/web/form.server.ts";
import { mergeTyped, readBase } from "#app/web/merge-typed.ts";
import type { OrderProblem } from "./order-act.ts";

interface Conflict {
  form: Form;
  typed: Record<string, string>;
  /** What is stored now, as it would stand in the form. */
  newer: Record<string, string>;
  version: number;
  confirmedAt: string | null;
  inWords: (name: string, value: string) => string;
}

/** What a form shows when somebody was quicker: what happened, the merged fields, and what both have changed. */
export function answerConflict({ form, typed, newer, version, confirmedAt, inWords }: Conflict): Partial<OrderProblem> {
  const base = readBase(form.text("base"));
  const { values, differing } = mergeTyped(base, typed, newer);
  const changed = base !== undefined && Object.keys(newer).some((name) => (base[name] ?? "") !== newer[name]);
  const seenConfirmedAt = base?.confirmedAt ?? confirmedAt ?? "";
  const happened = confirmedMeanwhile({ seenConfirmedAt, confirmedAt, changed });
  return {
    ...(happened && { error: happened }),
    values,
    newer: Object.fromEntries(differing.map((name) => [name, inWords(name, newer[name] ?? "")])),
    base: { ...newer, confirmedAt: confirmedAt ?? "" },
    version,
  };
}
