import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";

export const fabricRoles = ["main", "contrast", "band", "welt"] as const;
export type FabricRole = (typeof fabricRoles)[number];

export const fabricRoleLabels: Readonly<Record<FabricRole, string>> = {
  main: "Main fabric",
  contrast: "Contrast",
  band: "Band",
  welt: "Welt",
};

export const fabricBuyers = ["us", "client"] as const;
export type FabricBuyer = (typeof fabricBuyers)[number];

/** As the client reads it. */
export const fabricBuyerLabels: Readonly<Record<FabricBuyer, string>> = {
  us: "You buy it for me",
  client: "I buy it and send it",
};

/** Only a top has a welt, and no top has a band. */
export function rolesOf(type: TreatmentType): readonly FabricRole[] {
  return type === "tops" ? ["main", "contrast", "welt"] : ["main", "contrast", "band"];
}

/** The first fabric is what the treatment is made of; the next is the band, where one is asked for. */
export function usualRole(row: number, flags: OptionFlags): FabricRole {
  if (row === 0) return "main";
  return row === 1 && (flags.edgeBanding || flags.insetEdgeBanding) ? "band" : "contrast";
}
