import type { StyleGroup } from "./style.ts";

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
