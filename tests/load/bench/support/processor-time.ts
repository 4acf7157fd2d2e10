import { readFileSync } from "node:fs";

/** Processor time that a process has used so far, in ms: with all its threads, and its main one alone. Linux only. */
export function processorTime(pid: number | undefined) {
  return { all: read(`/proc/${pid}/stat`), main: read(`/proc/${pid}/task/${pid}/stat`) };
}

/** The kernel counts in hundredths of a second. */
function read(file: string) {
  try {
    const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
