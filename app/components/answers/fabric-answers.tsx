import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import {
  fabricBuyerLabels,
  fabricBuyers,
  fabricField,
  fabricRoleLabels,
  rolesOf,
  usualRole,
} from "#app/domain/orders/answers/fabric-roles.ts";
import type { FabricEntry } from "#app/domain/orders/window.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

interface FabricAnswersProps {
  row: number;
  prefix: string;
  type: TreatmentType;
  flags: OptionFlags;
  entries: readonly FabricEntry[];
  problem: FormProblem | undefined;
}

/** What one fabric is for, and who buys it. */
export function FabricAnswers({ row, prefix, type, flags, entries, problem }: FabricAnswersProps) {
  const entry = entries[row - 1];
  const field = (part: "Role" | "Buyer") => {
    const name = fabricField(prefix, part, row);
    const stored = part === "Role" ? (entry?.role ?? usualRole(row - 1, flags)) : (entry?.buyer ?? "us");
    return {
      name: `${prefix}${part}`,
      defaultValue: problem?.values?.[name] ?? stored,
      error: problem?.field === name ? problem.error : undefined,
    };
  };
  return (
    <>
      <SelectField
        label={`What fabric ${row} is for`}
        options={rolesOf(type).map((value) => ({ value, label: fabricRoleLabels[value] }))}
        {...field("Role")}
      />
      <SelectField
        label={`Who buys fabric ${row}`}
        options={fabricBuyers.map((value) => ({ value, label: fabricBuyerLabels[value] }))}
        {...field("Buyer")}
      />
    </>
  );
}
