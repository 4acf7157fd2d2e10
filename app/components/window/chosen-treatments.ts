import { isBoughtAsProduct, type OptionFlags, optionTexts, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { topCategoryLabels, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
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
      fabrics: entry.fabrics?.fabrics ?? [],
      trims: entry.fabrics?.trims ?? [],
    };
  });
}

export type ChosenTreatment = ReturnType<typeof chosenTreatments>[number];
