import type { Figures } from "#app/domain/workroom/figures.ts";

/** Cloth that is gathered on its rod ends where a bracket holds it: from the rod's left end, and which brackets stand between. */
export function pocketSpan({ hang, hardware }: Pick<Figures, "hang" | "hardware">) {
  const at = hang === "pocket" ? (hardware?.bracketsAt ?? []) : [];
  const [from, to] = [at[0], at.at(-1)];
  return from === undefined || to === undefined || at.length < 2 ? undefined : { from, to, between: at.slice(1, -1) };
}
