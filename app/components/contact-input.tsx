import { type ContactField, contactFields } from "#app/domain/accounts/contact-details.ts";
import { TextField } from "#app/ui/field.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface ContactInputProps {
  name: ContactField;
  problem: FormProblem | undefined;
  /** What we know already and need not be typed. */
  known?: Partial<Record<ContactField, string>> | undefined;
  required?: boolean;
  optional?: boolean;
  autoComplete?: string;
  className?: string | undefined;
}

/** A field about a person, worded and filled in by the browser alike in every form that asks for it. */
export function ContactInput({ name, problem, known, ...look }: ContactInputProps) {
  const { defaultValue = known?.[name], ...after } = fieldAfter(problem, name);
  return <TextField {...contactFields[name]} {...after} {...look} defaultValue={defaultValue} />;
}

/** A postal address, in a grid of six columns. */
export function AddressInputs(props: Pick<ContactInputProps, "problem" | "known" | "optional" | "autoComplete">) {
  return (
    <>
      <ContactInput name="street" {...props} className="sm:col-span-6" />
      <ContactInput name="city" {...props} className="sm:col-span-2" />
      <ContactInput name="state" {...props} className="sm:col-span-2" />
      <ContactInput name="zipCode" {...props} className="sm:col-span-2" />
    </>
  );
}
