import type { StyleGroup } from "./style.ts";

export const drapeGroups: readonly StyleGroup[] = [
  {
    id: "grommet-top",
    name: "Grommet Top",
    treatment: "drapes",
    description: "Metal rings set into the cloth, so the panel slides straight along a decorative pole.",
    styles: [
      {
        name: "Grommet Top",
        description:
          "Metal rings weave the pole in and out of the cloth and set it in broad, even waves from top to hem. Suits relaxed, modern rooms and panels that are opened and closed every day.",
      },
    ],
  },
  {
    id: "pleated-tops",
    name: "Pleated Tops",
    treatment: "drapes",
    description:
      "Pleats sewn by hand into the heading, so the folds hang the same way every time the drapes are drawn.",
    styles: [
      {
        name: "Three Finger Pinch",
        description:
          "Three small folds tacked together at the foot of the heading fan open above it. The full, classic pleat for living rooms, dining rooms and any window that wants generous folds.",
      },
      {
        name: "Olivia",
        description:
          "Three folds joined at the very top fall open at once, so the pleat is narrow above and wide below. Suits soft, unfussy rooms that still want the fullness of a three-fold pleat.",
      },
      {
        name: "Two Finger Pinch",
        description:
          "Two folds tacked low on the heading leave a small V between them. A slimmer, lighter pleat for patterned cloth and everyday rooms.",
      },
      {
        name: "Inverted",
        description:
          "The pleats turn to the back, leaving a smooth heading marked only by fine vertical lines. Suits tailored rooms and prints that should be seen without a break.",
      },
      {
        name: "Monarch",
        description:
          "Two folds pinched halfway down a tall heading flare above and below like wings. A showpiece for high ceilings and formal rooms.",
      },
      {
        name: "Single",
        description:
          "One slim fold at each pleat draws a quiet line down the heading. Suits small windows, heavier cloth and rooms with little ornament.",
      },
      {
        name: "Relaxed",
        description:
          "A soft heading dips between the rings, with a loose tuck gathered at each one. Suits linen, bedrooms and rooms where nothing should look starched.",
      },
      {
        name: "Natural",
        description:
          "Single soft folds are caught only at the straight top edge and spread into long teardrops. Suits light cloth and rooms between formal and easy.",
      },
      {
        name: "Tuxedo",
        description:
          "Flat pressed boxes lie on the heading like a shirt front, stitched down both sides and finished with a covered button. Suits studies, dining rooms and crisp solid cloth.",
      },
      {
        name: "Goblet",
        description:
          "Round padded cups stand along the heading, each pinched to a stem. The most formal pleat, at its best on tall windows and panels that stay in place.",
      },
    ],
  },
  {
    id: "hidden-tab-top",
    name: "Hidden Tab Top",
    treatment: "drapes",
    description: "Loops sewn to the back of the panel carry it on the rod without being seen.",
    styles: [
      {
        name: "Hidden Tab Top",
        description:
          "A straight top edge hides both rod and loops, and rounded folds begin right at the top. Suits modern rooms that want fabric rather than hardware on show.",
      },
    ],
  },
  {
    id: "plain-top",
    name: "Plain Top",
    treatment: "drapes",
    description: "A flat panel hung from rings, with no pleats at all.",
    styles: [
      {
        name: "Plain Top",
        description:
          "Flat cloth scoops gently between its rings and hangs almost smooth below. Suits sheers, large prints and cottage or studio rooms.",
      },
    ],
  },
  {
    id: "rod-pocket",
    name: "Rod Pocket",
    treatment: "drapes",
    description: "A sewn sleeve gathers the cloth on the rod itself. These panels stay where they are dressed.",
    styles: [
      {
        name: "Reverse Hourglass",
        description:
          "Two panels held between rods are tied out to the sides, leaving a lens of clear glass between them. Suits doors and sidelights where you want both cloth and view.",
      },
      {
        name: "Hourglass",
        description:
          "One panel held between two rods is tied in at the waist, showing glass at both sides. A pretty, traditional answer for French doors and narrow windows.",
      },
      {
        name: "Rod Pocket Top Only",
        description:
          "A gathered sleeve hides the rod, with a small ruffle standing above it and a free hem below. Suits bedrooms, kitchens and sheers that are not drawn every day.",
      },
      {
        name: "Rod Pocket Top & Bottom",
        description:
          "Cloth is gathered on a rod at both ends and stretched smooth between them. Suits doors that swing and windows where loose fabric would be in the way.",
      },
    ],
  },
  {
    id: "ripplefold",
    name: "Ripplefold",
    treatment: "drapes",
    description: "Identical waves carried on a slim track. The hardware is included.",
    styles: [
      {
        name: "Ripplefold",
        description:
          "One even wave repeats from edge to edge and runs unchanged from the track to the floor. Suits wide glass, modern rooms and panels that stack small; the hardware is included.",
      },
    ],
  },
];
