import { isBoughtAsProduct, type OptionFlags, optionTexts, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { topCategoryLabels, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { allNamed } from "#app/domain/orders/places/layers.ts";
import type { Customizations } from "#app/domain/orders/window.ts";
import { treatmentAnswers } from "./answers-in-words.ts";

/** What was chosen for a window, in the words that both the client and the owner read. */
export function chosenTreatments(customizations: Customizations) {
  return treatmentTypes.flatMap((type) => {
    const entry = customizations[type];
    if (!entry) return [];
    const flags: OptionFlags = entry.customizations ?? {};
    const options = treatmentOptions[type].filter((name) => flags[name]).map((name) => optionTexts[name].label);
    const { style } = entry;
    return {
      type,
      label: treatmentLabels[type],
      style,
      category: style?.category ? topCategoryLabels[style.category] : undefined,
      options: options.join(", ") || "None",
      answers: treatmentAnswers(type, entry),
      /** A hard shade is bought as a product, which stands in the place of a fabric. */
      fabricsTerm: isBoughtAsProduct(style?.group) ? "Product" : "Fabrics",
      ...allNamed(entry),
      /** Its drapes hang from another window's rod, and are chosen there. */
      shared: entry.sharedWith !== undefined,
    };
  });
}

export type ChosenTreatment = ReturnType<typeof chosenTreatments>[number];
