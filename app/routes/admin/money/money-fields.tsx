import type { DescribedField } from "#app/domain/forms/described-form.ts";
import { formatMoney } from "#app/domain/money.ts";
import { FormField } from "#app/routes/admin/forms/form-field.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

export const MONEY_FAILED = "That could not be recorded. Please try again.";

interface Due {
  part: "deposit" | "balance";
  cents: number;
  on: string | null;
  /** As its client reads it. */
  when: string;
  late: boolean;
}

const parts = { deposit: "Deposit", balance: "Balance" };

/** "Deposit of $636.00, due on Nov 23, 2026" */
export function dueInWords({ part, cents, when, late }: Due): string {
  const what = `${parts[part]} of ${formatMoney(cents)}`;
  if (!when) return `${what}, on no set day`;
  return `${what}, ${late ? "was due" : "due"} ${when.replace("your order", "the order")}`;
}

/** What is due first, and with it what is due on the same day. */
export function dueNextCents(dues: readonly Due[]): number {
  return dues.filter(({ on }) => on === dues[0]?.on).reduce((sum, { cents }) => sum + cents, 0);
}

interface OfForm {
  form: { fields: readonly DescribedField[] };
  problem: FormProblem | undefined;
}

/** How and when money came or went, side by side, and what finds it again. Where it mostly comes one way, that is chosen. */
export function HowAndWhen({ form, day, usual, problem }: OfForm & { day: string; usual?: string }) {
  const methods = form.fields.find(({ name }) => name === "method")?.options ?? [];
  const options = usual ? methods : [{ value: "", label: "Choose one" }, ...methods];
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormField form={form} name="method" value={usual} options={options} problem={problem} />
        <FormField form={form} name="receivedOn" value={day} problem={problem} />
      </div>
      <FormField form={form} name="reference" problem={problem} />
    </>
  );
}
