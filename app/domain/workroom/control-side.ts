import type { Choices, Treatment } from "./input/treatment.ts";

/** Where nobody said, the paper owns up to it: the wires may be at the other end. */
export function controlSideInWords(treatment: Pick<Treatment, "choices">, end = ""): string {
  const where = `at the ${controlSide(treatment)}${end}`;
  return treatment.choices.controlSide ? where : `${where} (the usual; nobody said)`;
}

/** Where a motor or a chain is: as asked for, else where drapes stand when they are open, and on the right of all others. */
export function controlSide({ choices }: Pick<Treatment, "choices">): NonNullable<Choices["controlSide"]> {
  return choices.controlSide ?? (choices.draw === "left" ? "left" : "right");
}
