import type { Choices, Treatment } from "./input/treatment.ts";

/** Where a motor or a chain is: as asked for, else where drapes stand when they are open, and on the right of all others. */
export function controlSide({ choices }: Pick<Treatment, "choices">): NonNullable<Choices["controlSide"]> {
  return choices.controlSide ?? (choices.draw === "left" ? "left" : "right");
}
