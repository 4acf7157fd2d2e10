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
import { SelectField } from "#app/ui/field.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";
import { NOT_ASKED } from "./fields.ts";

const ownerBuyerLabels = { us: "We buy it", client: "The client sends it" };

interface FabricAnswersProps {
  row: number;
  prefix: string;
  type: TreatmentType;
  flags: OptionFlags;
  entries: readonly FabricEntry[];
  problem: FormProblem | undefined;
  /** Sheers hang behind, and are made of a fabric too. */
  sheers?: boolean;
  /** May stay open where the client was never asked. */
  unasked?: boolean;
}

/** What one fabric is for, and who buys it. */
export function FabricAnswers(props: FabricAnswersProps) {
  const { row, prefix, type, flags, entries, problem, sheers = false, unasked = false } = props;
  const entry = entries[row - 1];
  const field = (part: "Role" | "Buyer") => {
    const name = fabricField(prefix, part, row);
    const usual = part === "Role" ? usualRole(row - 1, flags, sheers) : "us";
    const stored = (part === "Role" ? entry?.role : entry?.buyer) ?? (unasked && entry ? "" : usual);
    return {
      name: `${prefix}${part}`,
      defaultValue: problem?.values?.[name] ?? stored,
      error: problem?.field === name ? problem.error : undefined,
    };
  };
  const open = unasked ? [NOT_ASKED] : [];
  const labels = unasked ? ownerBuyerLabels : fabricBuyerLabels;
  return (
    <>
      <SelectField
        label={`What fabric ${row} is for`}
        options={[...open, ...rolesOf(type, sheers).map((value) => ({ value, label: fabricRoleLabels[value] }))]}
        {...field("Role")}
      />
      <SelectField
        label={`Who buys fabric ${row}`}
        options={[...open, ...fabricBuyers.map((value) => ({ value, label: labels[value] }))]}
        {...field("Buyer")}
      />
    </>
  );
}
