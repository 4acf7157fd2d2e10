import { TextField } from "#app/ui/field.tsx";
import { rateRows } from "./settings-form.ts";

interface RateFieldsProps {
  values: Readonly<Record<string, string>>;
  field: (name: string) => { name: string; defaultValue: string; error: string | undefined; autoComplete: string };
}

/** The named rates, and two rows to spare. A row that is emptied is gone. */
export function RateFields({ values, field }: RateFieldsProps) {
  return (
    <ul className="grid gap-4 sm:col-span-2">
      {Array.from({ length: rateRows(values) }, (_, index) => index).map((index) => (
        <li key={index} className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-4">
          <TextField label={`Name of rate ${index + 1}`} {...field(`rates[${index}].label`)} />
          <TextField label="Rate" placeholder="6%" inputMode="decimal" {...field(`rates[${index}].rate`)} />
        </li>
      ))}
    </ul>
  );
}
