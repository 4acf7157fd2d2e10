import { useNavigation } from "react-router";
import { formatMoney } from "#app/domain/money.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { CheckboxField, TextField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface ConfirmPartProps {
  totalCents: number;
  /** The quote has terms of its own above; without any, those of the house count. */
  hasTerms: boolean;
  problem: FormProblem | undefined;
  values: Record<string, string> | undefined;
}

/** The yes: the box, the name, the button. */
export function ConfirmPart({ totalCents, hasTerms, problem, values }: ConfirmPartProps) {
  const pending = useNavigation().formData?.get("intent") === "confirm";
  const own = ["agreeToTerms", "signedName"];
  const elsewhere = problem && !own.includes(problem.field ?? "") && !problem.field?.startsWith("chosen[");
  return (
    <TitledSection
      id="say-yes"
      title="Say yes to this quote"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border border-line bg-bone/60 p-5 tiny:p-3 sm:p-6 print:hidden"
    >
      {elsewhere && <FormMessage kind="error">{problem.error}</FormMessage>}
      <CheckboxField
        name="agreeToTerms"
        value="yes"
        defaultChecked={values?.agreeToTerms === "yes"}
        error={problem?.field === "agreeToTerms" ? problem.error : undefined}
        label={
          hasTerms ? (
            "I agree to the terms above."
          ) : (
            <>
              I agree to the <TextLink to="/terms">terms</TextLink>.
            </>
          )
        }
      />
      <TextField
        {...fieldAfter(problem, "signedName")}
        defaultValue={values?.signedName}
        label="Your full name"
        hint="Typing your name here signs this order."
        autoComplete="name"
        className="max-w-md"
      />
      <p className="text-ink-soft">
        You confirm an order of <span className="font-medium text-ink tabular-nums">{formatMoney(totalCents)}</span>.
      </p>
      <div>
        <Button name="intent" value="confirm" pending={pending} pendingLabel="Confirming">
          Confirm Order
        </Button>
      </div>
    </TitledSection>
  );
}
