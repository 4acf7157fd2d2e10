import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Schedule } from "./schedule.ts";

/** "4" flat, 9 pleats of 7", 8 spaces of 3 3/4", 4" return: 101" of cloth, 38" finished; seam 50 1/2" in pleat 5". */
export function scheduleInWords(schedule: Schedule): string {
  const { lead, pleats, spaces, return: back, flat, finished, seamsAt, seamIn } = schedule;
  const seams = seamsAt.map(
    (at, index) => `${formatInches(at)} in ${seamIn[index] ? `pleat ${seamIn[index]}` : "a space"}`,
  );
  const parts = [
    lead > 0 && `${formatInches(lead)} flat`,
    `${pleats.length} pleats: ${runsInWords(pleats)}`,
    `${spaces.length} spaces: ${runsInWords(spaces)}`,
    back > 0 && `${formatInches(back)} return`,
  ].filter(Boolean);
  const sum = `${parts.join("; ")} = ${formatInches(flat)} of cloth, ${formatInches(finished)} finished`;
  return seams.length === 0 ? sum : `${sum}; ${seams.length === 1 ? "seam" : "seams"} ${seams.join(", ")}`;
}

/** As they follow each other: "4 of 6 1/2", 6 of 6 5/8"". */
function runsInWords(sizes: readonly number[]): string {
  const runs: { size: number; count: number }[] = [];
  for (const size of sizes) {
    const last = runs.at(-1);
    if (last?.size === size) last.count += 1;
    else runs.push({ size, count: 1 });
  }
  return runs.map(({ size, count }) => `${count} of ${formatInches(size)}`).join(", ");
}
