import type { StyleGroup } from "./style.ts";

export const boardValanceGroup: StyleGroup = {
  id: "board-mount-valances",
  name: "Board-Mount Valances",
  treatment: "tops",
  category: "valance",
  description: "Soft valances fixed to a hidden board, with a straight crisp top and square corners.",
  styles: [
    {
      name: "Berkshire",
      description:
        "Flat panels between box pleats each end in a scallop. Suits breakfast rooms, bedrooms and hems finished with trim.",
    },
    {
      name: "Handkerchief",
      description:
        "A straight center panel sits between two flat wings that slant down to the sides. Suits kitchens, baths and rooms that want cloth without fullness.",
    },
    {
      name: "Charleston",
      description:
        "Pleated tongues are laid over a scalloped base and hide every joint. Suits formal rooms and a second, contrasting fabric.",
    },
    {
      name: "Diana",
      description:
        "Scallops meet at upright soft pleats, with long cascades falling at both ends. Suits tall windows in traditional rooms.",
    },
    {
      name: "Hathaway",
      description:
        "Box pleats hang over one curved hem that rises across the whole window. Suits wide windows, and lets in light at the center.",
    },
    {
      name: "Kennedy",
      description:
        "One wide, shallow swag hangs between narrow cascades. Suits rooms that want a swag without the fuss of several.",
    },
    {
      name: "Madison",
      description:
        "A flat straight panel has a single kick pleat at each corner. Suits tailored rooms and large prints that need an uncut face.",
    },
    {
      name: "Monticello",
      description:
        "Box pleats hang over an arched hem between long cascades. A stately finish for dining rooms and high ceilings.",
    },
    {
      name: "Sheldon",
      description:
        "Even raised box pleats run from end to end above a level hem. Suits kitchens, studies and stripes, which fold well into it.",
    },
    {
      name: "Stagecoach",
      description:
        "Soft rolls are held up by knotted straps, one near each end and more between where the window is wide. Suits cottage rooms, children's rooms and a contrasting lining.",
    },
    {
      name: "Welles",
      description:
        "Crisp horizontal tucks are ruled one under the other to a level hem. Suits modern rooms and plain cloth with some weight.",
    },
    {
      name: "Judith",
      description:
        "A single horizontal fold lies over a short skirt, like a Roman shade that has been raised. Suits windows where a shade would be too much.",
    },
  ],
};
