import type { StyleGroup } from "./style.ts";

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
