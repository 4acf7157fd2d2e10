import type { TreatmentEntry } from "#app/domain/orders/window.ts";
import { isAsked } from "./answers.ts";

/** A welt in another fabric than the face: asked for, or named among the fabrics of a top that has one. */
export function hasContrastWelt({ style, customizations: flags = {}, answers = {}, fabrics }: TreatmentEntry): boolean {
  if (!isAsked("welt", { type: "tops", style, flags, answers })) return false;
  return answers.welt === "contrast" || (fabrics?.fabrics.some(({ role }) => role === "welt") ?? false);
}
