/** What may be in the way of a treatment or of whoever hangs it. */
export const obstructions = ["radiator", "vent", "alarm", "door", "crank"] as const;
export type Obstruction = (typeof obstructions)[number];

export const obstructionLabels: Readonly<Record<Obstruction, string>> = {
  radiator: "Radiator",
  vent: "Vent",
  alarm: "Alarm sensor",
  door: "Door",
  crank: "Crank or handle",
};

/** Long enough for a paragraph, and not for a letter. */
export const MAX_NOTE_LENGTH = 500;
