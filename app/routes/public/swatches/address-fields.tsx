import type { SwatchAddress, SwatchAddressField } from "#app/domain/swatches/swatch-words.ts";
import { TextField } from "#app/ui/field.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface AddressFieldsProps {
  problem: FormProblem | undefined;
  address: SwatchAddress | undefined;
}

export function AddressFields({ problem, address }: AddressFieldsProps) {
  const field = (name: SwatchAddressField) => {
    const after = fieldAfter(problem, name);
    return { ...after, defaultValue: after.defaultValue ?? address?.[name] };
  };
  return (
    <fieldset className="mt-12 grid gap-x-4 gap-y-6 border-line border-t pt-8 sm:grid-cols-6 lg:max-w-2xl">
      <legend className="float-left col-span-full mb-6 w-full font-display text-xl">Where should we send them?</legend>
      <TextField className="clear-both sm:col-span-3" label="Name" autoComplete="name" {...field("name")} />
      <TextField className="sm:col-span-3" label="Email" type="email" autoComplete="email" {...field("email")} />
      <TextField className="sm:col-span-6" label="Street" autoComplete="address-line1" {...field("street")} />
      <TextField className="sm:col-span-2" label="City" autoComplete="address-level2" {...field("city")} />
      <TextField className="sm:col-span-2" label="State" autoComplete="address-level1" {...field("state")} />
      <TextField
        className="sm:col-span-2"
        label="Zip Code"
        inputMode="numeric"
        autoComplete="postal-code"
        {...field("zipCode")}
      />
    </fieldset>
  );
}
