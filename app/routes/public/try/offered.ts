import { styleGroups, stylesOf } from "#app/domain/catalogue/catalogue.ts";
import { styleSlug } from "#app/domain/catalogue/style.ts";
import { OWN_SIZE, usualSizeNames, usualSizes } from "#app/domain/orders/trying/tried-window.ts";
import { dresses } from "#app/drawing/fabric/dress.ts";

/** What can be chosen. The loader sends it, so that no catalogue travels with the page's scripts. */
export const offered = {
  sizes: [
    ...usualSizeNames.map((value) => {
      const { label, inches } = usualSizes[value];
      return { value: value as string, label, size: `${inches.widthOfWindow} × ${inches.heightOfWindow}″` };
    }),
    { value: OWN_SIZE as string, label: "My own", size: "" },
  ],
  groups: styleGroups.map((group) => ({
    name: group.name,
    styles: stylesOf(group).map((style) => ({ value: styleSlug(style), label: style.name })),
  })),
  dresses,
};
export type Offered = typeof offered;
