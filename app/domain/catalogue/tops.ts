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

export const rodValanceGroup: StyleGroup = {
  id: "rod-mount-valances",
  name: "Rod-Mount Valances",
  treatment: "tops",
  category: "valance",
  description: "Soft valances threaded on a concealed rod, with a small lip above and an easier line than a board.",
  styles: [
    {
      name: "Spencer",
      description:
        "Wide flat panels are parted by pleats that fold to the back, above a level hem. Suits quiet rooms and prints with a large repeat.",
    },
    {
      name: "Briscoe",
      description:
        "Three flat panels meet edge to edge, the middle one straight and the outer two slanting down. Suits kitchens, laundry rooms and baths.",
    },
    {
      name: "Judith",
      description:
        "A single soft fold lies over a short skirt below the stitched rod pocket. Suits small windows that want the look of a raised shade.",
    },
    {
      name: "Danby",
      description:
        "Two ties pull the sides up so the middle swags below a single center pleat. Suits bedrooms and cottage rooms.",
    },
    {
      name: "Lifton",
      description:
        "Pleats at the corners and center hang over one curved hem. Suits wide windows that want light at the middle.",
    },
    {
      name: "Plaza 2 Rod Pocket",
      description:
        "Cloth is gathered on the rod with a small ruffle above and a level hem below. Suits kitchens, bedrooms and light fabrics.",
    },
    {
      name: "Plaza 1 Pinch Pleat",
      description:
        "A short row of three-fold pinch pleats with a level hem, like drapes cut to valance length. Suits windows with matching pleated drapes.",
    },
    {
      name: "Summerton",
      description:
        "Slim box pleats divide panels that each end in a scallop. Suits cheerful rooms and hems finished with trim.",
    },
    {
      name: "Winchester Rod Pocket",
      description:
        "Gathered cloth is short across the middle and sweeps down to long sides. Suits windows without drapes that still want some length at the edges.",
    },
  ],
};

export const corniceGroup: StyleGroup = {
  id: "cornice-boards",
  name: "Cornice Boards",
  treatment: "tops",
  category: "corniceBoard",
  description: "A wooden box covered in your fabric, mounted above the window to finish it and hide the hardware.",
  styles: [
    {
      name: "Albany",
      description:
        "Square legs step down at each end from a straight edge. Suits tailored rooms and windows with strong, simple trim.",
    },
    {
      name: "Atlanta",
      description:
        "Two arches rise on either side of a point that drops at the center. Suits formal rooms and pairs of drapes that frame the middle of the window.",
    },
    {
      name: "Belvedere",
      description:
        "A straight edge steps down to its legs on a slant. Suits rooms that want a little shape without a curve.",
    },
    {
      name: "Low Profile Belvedere",
      description:
        "The slanted step of the Belvedere, shorter, crisp and without padding. Suits low ceilings and windows where every inch of light counts.",
    },
    {
      name: "Chateau",
      description:
        "Curve answers curve along the whole edge, with a rounded drop at the center. A grand shape for tall windows and traditional rooms.",
    },
    {
      name: "Decatur",
      description:
        "Small square steps lead into curves that rise to a peak at the center. Suits formal rooms, and draws the eye up.",
    },
    {
      name: "Florence",
      description:
        "One round arch is let into the middle between wide flat legs. Suits arched doorways and softer rooms.",
    },
    {
      name: "Marietta",
      description:
        "Small coves and low lobes lead to a peak at the center, with no straight steps. Suits bedrooms and traditional prints.",
    },
    {
      name: "Richmond",
      description:
        "One broad scallop hangs across the center with half scallops at the ends. Suits dining rooms and edges finished with trim.",
    },
    {
      name: "Savannah",
      description:
        "The center arches gently and a sharp notch points up near each end. Suits wide windows that want movement at the corners.",
    },
    {
      name: "Low Profile Savannah",
      description:
        "The notched arch of the Savannah, shorter, crisp and without padding. Suits low ceilings, kitchens and small windows.",
    },
    {
      name: "Statler",
      description:
        "A plain padded box with a straight lower edge. Suits any room, and lets a pattern or a trim do the talking.",
    },
    {
      name: "Low Profile Statler",
      description:
        "A slim straight band, crisp and without padding. Suits modern rooms and shades that need only a neat cover.",
    },
  ],
};
