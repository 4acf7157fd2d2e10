import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { hasBand } from "#app/domain/orders/answers/fabric-roles.ts";
import { customizationOf, setFabrics } from "#app/domain/orders/customization.ts";
import { type DraftChange, type OrderDraft, windowAt } from "#app/domain/orders/draft.ts";
import type { FabricEntry, Fabrics, TreatmentEntry } from "#app/domain/orders/window.ts";

/** What a treatment is made of, as far as it has been named. */
export function mainFabric(entry: TreatmentEntry | undefined): FabricEntry | undefined {
  return entry?.fabrics?.fabrics.find(({ role }, row) => (role ?? (row === 0 ? "main" : "")) === "main");
}

/** A top or a shade in the cloth of the drapes at its window, in place of its first one; the others stay as typed. */
export function wearDrapes(draft: OrderDraft, number: number, type: TreatmentType, typed: Fabrics): DraftChange {
  const window = windowAt(draft, number);
  const cloth = mainFabric(window && customizationOf(window).customizations.drapes);
  if (!cloth || type === "drapes") return { ok: false, reason: "The drapes of this window have no fabric yet." };
  const fabrics = [{ ...cloth, role: "main" as const }, ...typed.fabrics.slice(1)];
  return setFabrics(draft, number, type, { ...typed, fabrics }, "exit");
}

/** A band that nobody has named a cloth for: it stops no one, and is said while it can still be chosen. */
export function lacksBandCloth({ customizations, fabrics }: Pick<TreatmentEntry, "customizations" | "fabrics">) {
  return (
    hasBand(customizations) && !fabrics?.fabrics.some(({ role }, row) => (role ?? (row === 1 ? "band" : "")) === "band")
  );
}
