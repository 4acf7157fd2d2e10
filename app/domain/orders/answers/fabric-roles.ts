import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Verdict } from "#app/domain/verdict.ts";

export const fabricRoles = ["main", "contrast", "band", "welt", "sheer"] as const;
export type FabricRole = (typeof fabricRoles)[number];

export const fabricRoleLabels: Readonly<Record<FabricRole, string>> = {
  main: "Main fabric",
  contrast: "Contrast",
  band: "Band",
  welt: "Welt",
  sheer: "Sheers",
};

export const fabricBuyers = ["us", "client"] as const;
export type FabricBuyer = (typeof fabricBuyers)[number];

/** As the client reads it. */
export const fabricBuyerLabels: Readonly<Record<FabricBuyer, string>> = {
  us: "You buy it for me",
  client: "I buy it and send it",
};

/** Only a top has a welt, and no top has a band. */
export function rolesOf(type: TreatmentType, sheers = false): readonly FabricRole[] {
  if (type === "tops") return ["main", "contrast", "welt"];
  return sheers ? ["main", "contrast", "band", "sheer"] : ["main", "contrast", "band"];
}

export function hasBand(flags: OptionFlags = {}): boolean {
  return (flags.edgeBanding || flags.insetEdgeBanding) === true;
}

/** The first fabric is what the treatment is made of; the next are the band and the sheers, where they are asked for. */
export function usualRole(row: number, flags: OptionFlags, sheers = false): FabricRole {
  const roles: FabricRole[] = [
    "main",
    ...(hasBand(flags) ? ["band" as const] : []),
    ...(sheers ? ["sheer" as const] : []),
  ];
  return roles[row] ?? "contrast";
}

/** The fields of one row beside its name and link, as a refusal names them. */
export function fabricField(prefix: string, part: "Role" | "Buyer", row: number) {
  return `${prefix}${part}:${row}`;
}

interface TypedFabrics<Row> {
  rows: readonly Row[];
  /** As chosen in each row; none where the form does not ask. */
  roles: readonly string[];
  buyers: readonly string[];
}

/** Rows of fabrics with what each is for and who buys it; where that is not asked, as it mostly is. */
export function enterFabricAnswers<Row extends object>(
  { rows, roles, buyers }: TypedFabrics<Row>,
  { type, flags, prefix, sheers }: { type: TreatmentType; flags: OptionFlags; prefix: string; sheers?: boolean },
): Verdict<(Row & { role: FabricRole; buyer: FabricBuyer })[]> {
  const entered: (Row & { role: FabricRole; buyer: FabricBuyer })[] = [];
  for (const [index, row] of rows.entries()) {
    const role = rolesOf(type, sheers).find((one) => one === (roles[index] ?? usualRole(index, flags, sheers)));
    if (!role) return { ok: false, reason: NO_ANSWER, field: fabricField(prefix, "Role", index + 1) };
    const buyer = fabricBuyers.find((one) => one === (buyers[index] ?? "us"));
    if (!buyer) return { ok: false, reason: NO_ANSWER, field: fabricField(prefix, "Buyer", index + 1) };
    entered.push({ ...row, role, buyer });
  }
  return { ok: true, value: entered };
}

const NO_ANSWER = "Please choose one of the answers.";
