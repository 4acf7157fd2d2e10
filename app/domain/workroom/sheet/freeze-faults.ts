import { treatmentLabels } from "#app/domain/catalogue/style.ts";
import type { Draft } from "./compute-draft.ts";

/** Why a draft cannot be frozen, each in a sentence that says where. None means that it can. */
export function freezeFaults({ packet, inputs }: Pick<Draft, "packet" | "inputs">): string[] {
  const faults = packet.checks.filter(({ level }) => level === "block").map(({ sentence }) => sentence);
  for (const [index, { name, treatments }] of packet.windows.entries()) {
    const mapped = inputs[index]?.treatments ?? [];
    for (const [at, { checks }] of treatments.entries()) {
      const type = mapped[at]?.type;
      const where = type ? `${name}, ${treatmentLabels[type].toLowerCase()}` : name;
      for (const { level, sentence } of checks) if (level === "block") faults.push(`${where}: ${sentence}`);
    }
  }
  const empty = packet.windows.length > 0 && packet.windows.every(({ treatments }) => treatments.length === 0);
  if (empty) faults.push("Nothing is chosen for any window yet.");
  return [...new Set(faults)];
}
