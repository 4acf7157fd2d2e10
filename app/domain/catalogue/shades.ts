import type { StyleGroup } from "./style.ts";

export const shadeGroups: readonly StyleGroup[] = [
  {
    id: "soft-shades",
    name: "Soft Shades",
    treatment: "shades",
    description: "Roman shades sewn from your fabric, raised in folds and lined to suit the room.",
    styles: [
      {
        name: "Flat Roman",
        description:
          "One smooth sheet of cloth with a level hem, folding neatly only as it is raised. Suits prints, kitchens and rooms with clean lines.",
      },
      {
        name: "Front Fold",
        description:
          "Slim ribs are sewn into the face at even steps, so crisp horizontal lines show even when it is lowered. Suits plain cloth and studies, offices or media rooms.",
      },
      {
        name: "Reverse Fold",
        description:
          "The ribs are sewn to the back, leaving fine seams with gently rounded panels between. Suits rooms that want some line and a softer hand than a front fold.",
      },
      {
        name: "Hobbled",
        description:
          "Soft rolls of cloth overlap from top to bottom, full even when the shade is down. Suits tall windows, bedrooms and plain fabrics that need a little body.",
      },
      {
        name: "Slouch",
        description:
          "A flat body ends in soft curved folds, and each lower corner opens like a small fan. Suits relaxed rooms where the shade usually rests part of the way down; up to 48 inches wide it hangs in one swoop.",
      },
      {
        name: "Soft Roman Shade",
        description:
          "A flat body ends in a gentle smile of curved folds, with plain corners. Suits narrow windows, breakfast rooms and light, easy cloth; up to 48 inches wide it hangs in one swoop.",
      },
    ],
  },
  {
    id: "hard-shades",
    name: "Hard Shades",
    treatment: "shades",
    description: "Manufactured roller, cellular and slatted shades, made to the size of your window.",
    styles: [
      {
        name: "Hard Shades",
        description:
          "A made-to-size shade with a neat cassette above and a slim rail below, with no sewing at all. Suits baths, offices and any window where drapes bring the softness.",
      },
    ],
  },
];
